import type { Account } from '../../db/accounts.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { OauthProvider } from '../../db/oauth-providers.ts';
import type { Listing, Page } from '../../db/page.ts';
import type { RefreshToken } from '../../db/refresh-tokens.ts';
import type { SourceOrder, SourceWithJackpots } from '../../db/sources.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import type { System } from '../../generated/server/types.gen.ts';
import type { InProgress } from './in-progress.ts';
import type { Wallet } from './operator-wallet.ts';

/** What the platform's ring lends to handlers: everything that is neither the store nor a decision. */
export type Services = {
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly loginAttempts: LoginAttempts;
  readonly resetRequests: ResetRequests;
  readonly playerTokens: PlayerTokens;
  /** What a one-time password is stored as. */
  oneTimePasswordHash(accountId: string, otp: string): string;
  readonly currencies: Currencies;
  /** How long a bonus lasts that is awarded without an end. */
  readonly bonusLifetimeMs: number;
  /** The systems that are registered with the platform. */
  readonly systems: readonly System[];
  /** The wallet of an operator, or nothing when none is configured. */
  walletOf(operatorId: string): Wallet | undefined;
  readonly oauthLogins: OauthLogins;
  readonly publicSources: PublicSources;
  /** Encrypts the secrets of others that the store holds. */
  readonly secrets: SecretBox;
  /** Whether somebody else's address may be registered for the platform to call: see OutgoingUrl in the specs. */
  isCallable(url: string): boolean;
  /** What this process is doing right now, so that it starts nothing twice. */
  readonly inProgress: InProgress;
  /** Wakes the background sender: credits or cancels may be waiting. A unit may call it; the sender looks after the commit. */
  wakeSettlement(): void;
  /**
   * For a contribution whose chain ended while the store failed. Once the store works again, its last step is committed: if it was booked,
   * its key is done; if it was not, it is cancelled.
   */
  commitOutcomeLater(contributionId: string): void;
  /**
   * For a unit that changes deliveries or destinations: what follows from it begins after its commit. It names the lanes of the deliveries,
   * which then end their rest after a failure; `all` when it changes destinations.
   */
  wakeDeliveries(lanes: readonly string[] | 'all'): void;
  /** Wakes the background worker: an accepted contribution is waiting. */
  wakeCallbacks(): void;
};

/** The sources that everybody may read, kept in memory until a commit changes them. */
export type PublicSources = {
  /** A page of the sources of an owner that is enabled, and for a brand those of its operator that lead it somewhere. */
  list(
    tx: Tx,
    asked: { readonly ownerId: string; readonly name?: string | undefined },
    page: Page<SourceOrder>,
  ): Promise<Listing<SourceWithJackpots>>;
};

export type Passwords = {
  /**
   * Does work that hashes passwords, when it is the turn of the caller's network: hashing costs much memory and processor time, so only a
   * few work at once, and networks take turns. `busy` when too many wait.
   */
  inTurn<Result>(address: string, work: (hashing: Hashing) => Promise<Result>): Promise<Result | 'busy'>;
};

export type Hashing = {
  /**
   * Whether a password is the one behind a hash. Without a hash the same work is done and the answer is false, so that the time does not
   * tell whether an account exists.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** What is stored in place of a password. */
  hash(password: string): Promise<string>;
};

export type Tokens = {
  /**
   * A signed access token, and a refresh token with the row that must be stored before it is handed out. They take the place of the refresh
   * token that was presented, or are the first of a login: of a new one, unless its family is named.
   */
  issue(
    account: Account,
    nowMs: number,
    login?: { readonly presented?: PresentedToken; readonly familyId?: string },
  ): Promise<{ readonly token: string; readonly refreshToken: string; readonly refresh: RefreshToken }>;
  /** Whether a login still counts, as far as the keys decide: it ends when those of its account's organisation are revoked. */
  stands(login: Pick<RefreshToken, 'familyId' | 'sid'>, account: Pick<Account, 'organisationId'>): boolean;
  /** What a refresh token says of itself; nothing for any other token. */
  readRefresh(token: string): PresentedToken | undefined;
  /** The refresh token that took the place of the one that is presented, from the row that keeps it encrypted. */
  openSuccessor(presented: PresentedToken, sealed: string): string;
  /** The key of a trusted Service account's organisation; never the platform's own. */
  organisationSecret(organisationId: string): string | undefined;
};

/** A refresh token as it was sent: the login that it comes from, and what it is stored as. */
export type PresentedToken = { readonly token: string; readonly familyId: string; readonly tokenHash: string };

/** A limit that was reached: so many of something within so many seconds. */
export type LimitHit = {
  readonly name: string;
  readonly quota: number;
  readonly windowSeconds: number;
  /** Until when it is reached. */
  readonly waitSeconds: number;
};

/** Counts failed logins: per username and network, per network, and per username. None of them locks an account out from elsewhere. */
export type LoginAttempts = {
  /** The limit that stands against another try, if one does. Answers late when the username has failed too often in a day. */
  admit(username: string, address: string): Promise<LimitHit | undefined>;
  /** The same, at once. */
  hit(username: string, address: string): Promise<LimitHit | undefined>;
  failed(username: string, address: string): Promise<void>;
  succeeded(username: string, address: string): Promise<void>;
};

/** Counts requests for one-time passwords. */
export type ResetRequests = {
  /** Counts a request, or answers the limit that stands against it. */
  take(username: string, address: string): Promise<LimitHit | undefined>;
};

/** Counts the players' tokens from an address that the wallet did not accept. */
export type PlayerTokens = {
  /** The limit that stands against another token from there, if one does. */
  hit(address: string): Promise<LimitHit | undefined>;
  count(address: string): Promise<void>;
};

/** Encrypts the secrets of others, such as signing secrets of webhooks, that the platform must be able to read again. */
export type SecretBox = {
  seal(text: string): string;
  open(sealed: string): string;
};

/** A login with an identity provider that a browser has begun, as its cookie tells. */
export type BegunLogin = {
  readonly providerKey: string;
  readonly state: string;
  readonly nonce: string;
  /** What the platform proves to the provider when it exchanges the authorization code. */
  readonly verifier: string;
  /** What the browser proves to the platform when it exchanges the one-time code. */
  readonly codeChallenge: string;
  readonly expiresAtMs: number;
};

/** Logins with identity providers. Nothing of them is stored: the browser carries what ties both ends together, encrypted. */
export type OauthLogins = {
  /** Where the browser goes, and its cookie; undefined when the provider's own configuration cannot be read or is another's. */
  begin(
    provider: OauthProvider,
    codeChallenge: string,
    nowMs: number,
  ): Promise<{ readonly location: string; readonly cookie: string } | undefined>;
  /** The login that a browser's cookies tell of, if it is the one of this state and not too old. */
  begun(cookies: string | undefined, state: string, nowMs: number): BegunLogin | undefined;
  /** Removes the cookie. */
  readonly forgetting: string;
  /** Who has logged in; undefined when the provider did not answer in time, or its answer is not valid. */
  finish(
    provider: OauthProvider,
    login: BegunLogin,
    answer: { readonly state: string; readonly code: string; readonly iss?: string | undefined },
  ): Promise<IdentifiedPerson | undefined>;
  /** A one-time code that nobody can guess. */
  drawCode(): string;
};

export type IdentifiedPerson = {
  readonly sub: string;
  /** The e-mail address that the provider has verified; asks the provider once more when the ID token has none. */
  email(): Promise<string | undefined>;
};
