import type { HttpRequest } from './http-message.ts';

/** A security scheme of the document. */
export type SecurityScheme = {
  readonly type: 'http' | 'apiKey' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  /** Of `http`: `bearer`, `basic` or another, in lower case. */
  readonly scheme?: string;
  /** Of `apiKey`: where it is sent, and its name there. */
  readonly in?: 'header' | 'query' | 'cookie';
  readonly name?: string;
};

/** Alternatives, each with all its schemes and scopes. An empty list means that no credentials are needed. */
export type Requirements = readonly Readonly<Record<string, readonly string[]>>[];

/** A caller who was identified. An operation that requires scopes is refused unless they are listed here. */
export type Identity<Caller> = { readonly caller: Caller; readonly scopes?: readonly string[] };

/** A refusal with its own status, such as 403 for an account that is blocked or 429 for too many attempts. */
export type Denied = { readonly deny: number; readonly detail: string };

/** The request as a security handler sees it. */
export type SecurityRequest = Pick<HttpRequest, 'method' | 'url' | 'headers' | 'native'> & {
  readonly operationId: string;
  /** The scopes that the operation requires of this scheme. */
  readonly scopes: readonly string[];
  /** The raw body, for signatures: it is read up to the limit, and only if you ask. */
  bytes(): Promise<Uint8Array>;
};

/**
 * Identifies the owner of the credentials. `null` refuses them with 401; only an identity admits the caller. If it throws, that is an
 * internal error, and the caller is not admitted.
 */
export type SecurityHandler<Credentials = never, Caller = unknown> = (
  credentials: Credentials,
  request: SecurityRequest,
) => Decision<Caller> | Promise<Decision<Caller>>;

export type Decision<Caller> = Identity<Caller> | Denied | null;

export type BasicCredentials = { readonly username: string; readonly password: string };
