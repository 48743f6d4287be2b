import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options and words of a command line. Of an option that is given twice, Node would silently take the last value. */
export const parseOptions = <Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> => {
  const { tokens = [] } = parseArgs({ ...config, tokens: true });
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw Object.assign(new TypeError(`Option '--${repeated}' was given more than once`), {
      code: 'ERR_PARSE_ARGS_REPEATED_OPTION',
    });
  return parseArgs(config);
};
