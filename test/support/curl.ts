/** The request of a curl command in the documentation. */
export type Curl = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Text printed after the reply, from `-w`. */
  readonly after: string;
};

type Variables = Readonly<Record<string, string>>;

/** Parses a curl command as a shell would: quotes, variables, line continuations. Throws for anything it does not support. */
export const parseCurl = (command: string, variables: Variables): Curl => {
  const [call, ...more] = parseCurls(command, variables);
  if (call === undefined || more.length > 0) throw new Error(`not one call: ${command}`);
  return call;
};

/** The same for several calls in one command, separated by `--next`. */
export const parseCurls = (command: string, variables: Variables): Curl[] => {
  const [program, ...words] = shellWords(command, variables);
  if (program !== 'curl') throw new Error(`not a call of curl: ${command}`);
  return callsIn(words);
};

/** The calls for the arguments of `curl`. */
export const callsIn = (words: readonly string[]): Curl[] => {
  const calls: Curl[] = [];
  for (let begin = 0; begin < words.length; ) {
    const next = words.indexOf('--next', begin);
    const end = next === -1 ? words.length : next;
    calls.push(oneCall(words.slice(begin, end)));
    begin = end + 1;
  }
  return calls;
};

const oneCall = (words: string[]): Curl => {
  const headers: Record<string, string> = {};
  let url: string | undefined;
  let body: string | undefined;
  let after = '';
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-s') continue;
    if (word === '-w') after = words.shift() ?? '';
    else if (word === '-d') body = words.shift();
    else if (word === '-H') {
      const [name = '', value = ''] = (words.shift() ?? '').split(': ');
      headers[name] = value;
    } else if (word.startsWith('-') || url !== undefined) throw new Error(`unknown to this reader of curl: ${word}`);
    else url = word;
  }
  if (url === undefined) throw new Error(`no address in ${Object.keys(headers)} ${body}`);
  return { method: body === undefined ? 'GET' : 'POST', url, headers, body, after };
};

/** Sends the request. */
export const doCurl = ({ method, url, headers, body }: Curl): Promise<Response> =>
  fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });

const PIECE = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\\n|(\s+)|\$(\w+)|([^\s'"\\$]+)/gy;

const shellWords = (command: string, variables: Variables): string[] => {
  const variable = (name: string): string => {
    const value = variables[name];
    if (value === undefined) throw new Error(`the variable ${name} is not set`);
    return value;
  };
  const words: string[] = [];
  let word: string | undefined;
  const end = (): void => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  let read = 0;
  for (const [piece, single, double, space, name, plain] of command.trim().matchAll(PIECE)) {
    read += piece.length;
    if (space !== undefined) end();
    else if (piece !== '\\\n') {
      const text =
        single ??
        plain ??
        (name === undefined ? double?.replaceAll(/\$(\w+)/g, (_, of) => variable(of)) : variable(name));
      word = (word ?? '') + (text ?? '');
    }
  }
  end();
  if (read !== command.trim().length) throw new Error(`cannot read ${command.trim().slice(read)}`);
  return words;
};
