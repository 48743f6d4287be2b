/** Folds case and compatible letter forms. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

export const containsUsername = (password: string, username: string): boolean =>
  folded(password).includes(folded(username));
