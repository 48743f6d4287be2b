/** As much is told again of what a wallet says. */
const WORDS_LENGTH = 300;

/**
 * What a wallet says of its refusal in its own words: the `detail` of its problem, else the `title`. One line of at most 300 characters
 * without control characters. Nothing when it has markup, as a page of a proxy, or holds what is withheld.
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
