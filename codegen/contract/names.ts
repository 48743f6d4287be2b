/** Names as they are compared: `user_id`, `userId` and `User-ID` are one. */
export const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** `loans` becomes loan and `categories` category; good enough to match a path with a field. */
export const singular = (word: string): string =>
  word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /(?:[sxz]|ch|sh)es$/.test(word)
      ? word.slice(0, -2)
      : /[^s]s$/.test(word)
        ? word.slice(0, -1)
        : word;

const isParameter = (segment: string): boolean => segment.includes('{');

/** The subject of a path: its last literal segment in the singular, up to the parameter named, if any. */
export const findNoun = (path: string, parameter?: string): string => {
  const segments = path.split('/');
  const end = parameter === undefined ? -1 : segments.findIndex((segment) => segment.includes(`{${parameter}}`));
  const before = end < 0 ? segments : segments.slice(0, end);
  const noun = before.findLast((segment) => segment !== '' && !isParameter(segment)) ?? '';
  return singular(plain(noun.split(/[.:]/, 1)[0] ?? ''));
};

/** The fields that could hold the value of a path parameter, most likely first. */
export const fieldsFor = (path: string, parameter: string): string[] => {
  const name = plain(parameter);
  const noun = findNoun(path, parameter);
  const stem = name.replace(/(?:id|uuid)$/, '');
  return [...new Set([`${noun}${name}`, name, ...(stem === '' ? [] : [`${stem}id`]), `${noun}id`, `${name}id`])];
};
