import manifest from '../package.json' with { type: 'json' };
import { JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';

export const version: Run = async (words) => {
  const { values } = parseOptions({ args: [...words], options: JSON_OPTION });
  const print = createOutput(values.json);
  print(`pitboss ${manifest.version}\n`, { name: 'pitboss', version: manifest.version, node: process.versions.node });
  return 0;
};
