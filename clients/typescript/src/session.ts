/**
 * Returns the token for a request, or undefined if there is none. After a `token_invalid` or `session_expired` it receives the refused
 * token, and returns another one if it can.
 */
export type Session = (refused: string | undefined) => Promise<string | undefined>;

/** Your own source of tokens. It receives the token that the platform refused last, if any, so that it does not return that one again. */
export type TokenSource = (refused: string | undefined) => string | Promise<string>;

/** For calls without credentials: only public operations succeed. */
export const nobody: Session = async () => undefined;

/** A session on a token that the caller keeps. */
export const keptSession =
  (token: string | TokenSource): Session =>
  async (refused) =>
    typeof token === 'string' ? token : await token(refused);
