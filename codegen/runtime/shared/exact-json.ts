/** Strings, which may look like numbers, and numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
/** An integer with so many digits may have more than a number holds. */
const LONG = /^-?[1-9]\d{15,}$/;

// 2 ** 60 is a number too, but is written with other digits.
const isInexact = (token: string): boolean => LONG.test(token) && String(Number(token)) !== token;

/**
 * Parses JSON, with an integer that a number cannot hold exactly as a bigint. It needs no access to the source text while parsing, which older
 * engines lack.
 * @throws SyntaxError for what is not JSON.
 */
export const parseExactly = (text: string): unknown => {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  let mark = '#';
  while (text.includes(mark)) mark += '#';
  let isMarked = false;
  const marked = text.replace(TOKENS, (token) => {
    if (!isInexact(token)) return token;
    isMarked = true;
    return `"${mark}${token}"`;
  });
  if (!isMarked) return JSON.parse(text);
  return JSON.parse(marked, (_, value) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  );
};

/** The JSON pointer of the first bigint in a parsed value; undefined if it has none. */
export const findBigint = (value: unknown, at = ''): string | undefined => {
  if (typeof value === 'bigint') return at;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findBigint(inner, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    if (found !== undefined) return found;
  }
  return undefined;
};
