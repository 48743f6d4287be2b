import type { WireRequest } from './wire.ts';

/** A shell word; bytes outside of text are written in the quoting of bash. */
const word = (text: string): string => {
  if (/^[\w.,:/@%+=-]+$/.test(text)) return text;
  if (/^[\x20-\x7e\n\t\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  return `$'${[...new TextEncoder().encode(text)].map(byteOf).join('')}'`;
};

const byteOf = (byte: number): string => {
  const letter = String.fromCharCode(byte);
  return byte >= 0x20 && byte < 0x7f && !/['\\]/.test(letter) ? letter : `\\x${byte.toString(16).padStart(2, '0')}`;
};

/** The command that repeats a request. `secrets` are replaced by the variables that stand for them. */
export const toCurl = (request: WireRequest, secrets: ReadonlyMap<string, string>): string => {
  const shown = (text: string): string => {
    for (const [secret, variable] of secrets)
      if (text.includes(secret)) {
        const [before = '', ...after] = text.split(secret);
        return `"${before.replaceAll(/["$`\\]/g, '\\$&')}$${variable}${after.join(secret).replaceAll(/["$`\\]/g, '\\$&')}"`;
      }
    return word(text);
  };
  const { method, url, headers, body } = request;
  const flags = [
    '-i',
    ...(/[[\]{}]/.test(url) ? ['-g'] : []),
    ...(/\/\.{1,2}(?:\/|\?|$)/.test(url) ? ['--path-as-is'] : []),
    ...(method === 'HEAD' ? ['-I'] : method === 'GET' && body === undefined ? [] : ['-X', method]),
  ];
  const written = Object.entries(headers).flatMap(([name, value]) => ['-H', shown(`${name}: ${value}`)]);
  const data =
    body === undefined
      ? []
      : ['--data-binary', typeof body === 'string' ? word(body) : `$'${[...body].map(byteOf).join('')}'`];
  return ['curl', ...flags, shown(url), ...written, ...data].join(' ');
};
