/** One way of writing it: case and the form of letters make no difference. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

export const containsUsername = (password: string, username: string): boolean =>
  folded(password).includes(folded(username));
