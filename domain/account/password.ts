/** A password or a name with case and compatible letter forms folded, to be compared. */
export const foldedPassword = (text: string): string => text.normalize('NFKC').toLowerCase();

export const containsUsername = (password: string, username: string): boolean =>
  foldedPassword(password).includes(foldedPassword(username));
