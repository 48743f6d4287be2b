/** How much of a wallet's message is passed on. */
const WORDS_LENGTH = 300;

/**
 * The wallet's explanation of a refusal: the `detail` of its problem, else the `title`, as one line of at most 300 characters without
 * control characters. Undefined when it contains markup, such as an error page of a proxy, or a withheld secret.
 */
export const walletMessage = (body: unknown, withheld: readonly string[]): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(body));
  for (const name of ['detail', 'title']) {
    const text = fields.get(name);
    if (typeof text !== 'string') continue;
    const words = text
      .toWellFormed()
      .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
      .trim();
    if (words === '' || /[<>]/.test(words) || withheld.some((secret) => words.includes(secret))) continue;
    return [...words].slice(0, WORDS_LENGTH).join('');
  }
  return undefined;
};
