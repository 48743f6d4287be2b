import type { Tx } from '../../db/engine/tx.ts';
import type { Listing, Page } from '../../db/listing/page.ts';
import type { SourceOrder, SourceWithJackpots } from '../../db/routing/sources.ts';
import type { Account, OauthProvider, RefreshToken } from '../../db/tables/accounts.ts';
import type { Organisation } from '../../db/tables/operators.ts';
import type { WalletHold } from '../../db/tables/wallets.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import type {
  Leader,
  LobbyJackpot,
  OAuthProviderCheck,
  ReadinessReason,
  RecentWinner,
  System,
} from '../../generated/server/types.gen.ts';
import type { LobbyFacts } from '../../wire/lobby.ts';
import type { InProgress } from './in-progress.ts';
import type { Wallet } from './operator-wallet.ts';
import type { PublicReply } from './public-reply.ts';
import type { ShortMemory } from './short-memory.ts';

/** Everything that the server provides to handlers, except the store and decisions. */
export type Services = {
  readonly passwords: Passwords;
  /** Why a new password is refused and what to do, as sentences for people; undefined if it may be used. */
  passwordFault(password: string, owner: PasswordOwner): Promise<string | undefined>;
  readonly secondFactors: SecondFactors;
  readonly tokens: Tokens;
  readonly loginAttempts: LoginAttempts;
  readonly resetRequests: ResetRequests;
  readonly testMessages: TestMessages;
  readonly providerTests: TestMessages;
  readonly playerTokens: PlayerTokens;
  readonly takenNames: TakenNames;
  /** The hash under which a one-time password is stored. */
  oneTimePasswordHash(accountId: string, otp: string): string;
  /** The hashes that it may be stored under: the key may have been replaced since. */
  oneTimePasswordHashes(accountId: string, otp: string): readonly string[];
  readonly currencies: Currencies;
  /** The provider that jackpots belong to. A bonus whose games name it may pay contributions. */
  readonly providerId: string;
  /** The lifetime of a bonus that is awarded without an end. */
  readonly bonusLifetimeMs: number;
  /** The registered systems. */
  readonly systems: readonly System[];
  /** Reports whether the random generator draws: see DrawsStopped. */
  canDraw(): boolean;
  /** The wallet of an operator; undefined if none is configured. */
  walletOf(operatorId: string): Wallet | undefined;
  /** The hold on the money of an operator's players, if the store was restored and its wallet not reconciled yet. */
  holdOf(operatorId: string): WalletHold | undefined;
  readonly oauthLogins: OauthLogins;
  readonly publicSources: PublicSources;
  readonly lobby: LobbyMemory;
  /** Reports whether the platform can do its work now. However often it is called, it looks at most once a second. */
  readiness(): Promise<Readiness>;
  /** The version that runs, and when its data was last backed up and proved. */
  lastRuns(): LastRuns;
  /** True if a mail server is configured. */
  readonly sendsMail: boolean;
  /** Encrypts third-party secrets in the store. */
  readonly secrets: SecretBox;
  /** Reports whether the platform may call a third-party address: see OutgoingUrl in the specs. */
  isCallable(url: string): boolean;
  /** The work in flight in this process, so that nothing is started twice. */
  readonly inProgress: InProgress;
  /** Wakes the background sender: credits or cancels may be waiting. Safe inside a unit: the sender looks after the commit. */
  wakeSettlement(): void;
  /**
   * Commits the outcome of a contribution whose last step failed with the store. Retried until the store works: a booked contribution
   * finishes its key, any other is cancelled.
   */
  commitOutcomeLater(contributionId: string): void;
  /**
   * Wakes the deliverer after the commit of a unit that changes deliveries or destinations. The named lanes are served immediately, even
   * if they are backing off after a failure; pass `all` if destinations changed.
   */
  wakeDeliveries(lanes: readonly string[] | 'all'): void;
  /** Logs that a wallet did not take the debit of 0 of a contribution that a bonus paid. */
  reportUnannounced(told: {
    readonly transactionId: string;
    readonly operatorId: string;
    readonly reason: string;
  }): void;
  /** Wakes the background worker: an accepted contribution is waiting. */
  wakeCallbacks(): void;
};

/** Whatever lobbies show, for a second. */
export type LobbyMemory = {
  /** By brand path, its multipliers, or the platform's. */
  readonly currencies: ShortMemory<Currencies>;
  /** By brand path, the ids of all instances that it may play. */
  readonly playable: ShortMemory<readonly string[]>;
  /** By brand path and id; only of instances that the brand may play. */
  readonly facts: ShortMemory<LobbyFacts>;
  /** By query. */
  readonly pages: ShortMemory<PublicReply<LobbyJackpot[]>>;
  /** By query. */
  readonly winners: ShortMemory<PublicReply<RecentWinner[]>>;
  /** By query; without a reply, visitors have no such jackpot. */
  readonly leaders: ShortMemory<{ readonly reply: PublicReply<Leader[]> | undefined }>;
};

/** Without reasons against it, the platform is ready. */
export type Readiness = {
  readonly reasons: readonly ReadinessReason[];
  readonly warnings: readonly ReadinessReason[];
  /** The failure at which the random generator stopped, which is one of the reasons. */
  readonly generatorFailure?: { readonly detail: string; readonly atMs: number } | undefined;
};

/** The last backup that succeeded, up to when the data is replicated, and when the ledger was last proved and found faulty; 0 for never. */
export type LastRuns = {
  readonly version: string;
  /** The form and the SHA-256 of the program, once it was read; undefined when it runs from its sources. */
  readonly program?: { readonly form: 'executable' | 'package'; readonly sha256: string } | undefined;
  readonly backup: { readonly takenAtMs: number; readonly durationMs: number; readonly verified: boolean } | undefined;
  /** Undefined without replication. */
  readonly replicatedAtMs?: number | undefined;
  /** True if the process that replicates is running, if there is to be one. */
  readonly isReplicating?: boolean | undefined;
  readonly provedAtMs: number;
  readonly failedAtMs: number;
};

/** The public sources, cached until a commit changes them. */
export type PublicSources = {
  /** A page of the sources of an enabled owner; for a brand, also those of its operator that are assigned an instance open to the brand. */
  list(
    tx: Tx,
    asked: { readonly ownerId: string; readonly name?: string | undefined },
    page: Page<SourceOrder>,
  ): Promise<Listing<SourceWithJackpots>>;
};

export type Passwords = {
  /**
   * Runs work that hashes passwords when it is the turn of the client's network. Hashing costs much memory and processor time, so few run
   * at once and networks take turns. `busy` if too many are waiting.
   */
  inTurn<Result>(address: string, work: (hashing: Hashing) => Promise<Result>): Promise<Result | 'busy'>;
};

/** The account that a password is for: what it is called is easy to guess. */
export type PasswordOwner = {
  readonly username: string;
  readonly organisation: Pick<Organisation, 'id' | 'name'> | undefined;
};

export type Hashing = {
  /**
   * Reports whether a password matches a hash. Without a hash it does the same work and returns false, so that timing does not reveal
   * whether an account exists.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** The hash to store instead of the password. */
  hash(password: string): Promise<string>;
};

/** Codes of authenticators (RFC 6238), and recovery codes. */
export type SecondFactors = {
  /** Draws a secret, in base32 and as an `otpauth:` address that names the account. */
  start(username: string): { readonly secret: string; readonly uri: string };
  /** The 30 seconds, counted from the epoch, that six digits stand for; undefined if they are wrong now. */
  stepOf(secret: string, code: string, nowMs: number): number | undefined;
  /** Draws ten recovery codes, as they are shown. */
  drawRecoveryCodes(): readonly string[];
};

export type Tokens = {
  /**
   * Signs an access token and a refresh token. Store `refresh` before handing them out. They replace the presented refresh token, or start
   * a login: a new one, unless `familyId` names it. A login that began at a time ends at the latest a fixed time later, so they may have
   * expired already.
   */
  issue(
    account: Account,
    nowMs: number,
    login?: { readonly presented?: PresentedToken; readonly familyId?: string; readonly beganAtMs?: number | null },
  ): Promise<{ readonly token: string; readonly refreshToken: string; readonly refresh: RefreshToken }>;
  /** Reports whether a login is still valid according to the keys. It ends when the tokens of its account's organisation are revoked. */
  stands(login: Pick<RefreshToken, 'familyId' | 'sid'>, account: Pick<Account, 'organisationId'>): boolean;
  /** The claims of a refresh token; undefined for any other token. */
  readRefresh(token: string): PresentedToken | undefined;
  /** Decrypts the refresh token that replaced the presented one. */
  openSuccessor(presented: PresentedToken, sealed: string): string;
  /** The key of a trusted Service account's organisation. Never the platform's own. */
  organisationSecret(organisationId: string): string | undefined;
};

/** A refresh token as sent, with its login and the hash under which it is stored. */
export type PresentedToken = { readonly token: string; readonly familyId: string; readonly tokenHash: string };

/** A rate limit that was reached: `quota` within `windowSeconds`. */
export type LimitHit = {
  readonly name: string;
  readonly quota: number;
  readonly windowSeconds: number;
  /** The time until the next try is allowed. */
  readonly waitSeconds: number;
};

/**
 * Counts failed logins: per username and network, per network, and per username. None of the limits locks an account out from other
 * networks.
 */
export type LoginAttempts = {
  /** The limit that blocks another try, if any. Delays its answer if the username has failed too often in a day. */
  admit(username: string, address: string): Promise<LimitHit | undefined>;
  /** The same, without a delay. */
  hit(username: string, address: string): Promise<LimitHit | undefined>;
  failed(username: string, address: string): Promise<void>;
  succeeded(username: string, address: string): Promise<void>;
};

/** Counts requests for one-time passwords. */
export type ResetRequests = {
  /** Counts a request, or returns the limit that blocks it. */
  take(username: string, address: string): Promise<LimitHit | undefined>;
};

/** Counts tests of destinations, or of identity providers. */
export type TestMessages = {
  /** Counts a test, or returns the limit that blocks it. */
  take(tx: Tx, tested: string): Promise<LimitHit | undefined>;
};

/** Counts player tokens rejected by the wallet, per client address. */
export type PlayerTokens = {
  /** The limit that blocks another token from this address, if any. */
  hit(address: string): Promise<LimitHit | undefined>;
  count(address: string): Promise<void>;
};

/** Counts the names of other tenants that a tenant has asked for. */
export type TakenNames = {
  /** The limit that keeps a tenant from asking for another name, if any. */
  hit(tenant: string): Promise<LimitHit | undefined>;
  count(tenant: string): Promise<void>;
};

/** Encrypts third-party secrets, such as webhook signing secrets, that the platform must read again. */
export type SecretBox = {
  seal(text: string): string;
  open(sealed: string): string;
  /** The same text, encrypted with the newest key; undefined if that key encrypted it already, or none that is known. */
  renew(sealed: string): string | undefined;
};

/** A login that a browser has started with an identity provider, as stored in its cookie. */
export type BegunLogin = {
  readonly providerKey: string;
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier that the platform sends with the authorization code. */
  readonly verifier: string;
  /** The PKCE challenge that the browser must match to exchange the one-time code. */
  readonly codeChallenge: string;
  readonly expiresAtMs: number;
};

/** Logins with identity providers. Nothing is stored: an encrypted cookie in the browser ties the start of a login to its end. */
export type OauthLogins = {
  /**
   * The address to redirect the browser to, and its cookie; undefined if the provider's configuration cannot be read or names another
   * issuer.
   */
  begin(
    provider: OauthProvider,
    codeChallenge: string,
    nowMs: number,
  ): Promise<{ readonly location: string; readonly cookie: string } | undefined>;
  /** The login in the browser's cookies, if its state matches and it is recent enough. */
  begun(cookies: string | undefined, state: string, nowMs: number): BegunLogin | undefined;
  /** The `Set-Cookie` value that removes the cookie. */
  readonly forgetting: string;
  /** The person who logged in; undefined if the provider does not answer in time or its answer is invalid. */
  finish(
    provider: OauthProvider,
    login: BegunLogin,
    answer: { readonly state: string; readonly code: string; readonly iss?: string | undefined },
  ): Promise<IdentifiedPerson | undefined>;
  /** Tries what a login needs, within a bounded time. */
  test(provider: OauthProvider): Promise<readonly ProviderCheck[]>;
  /** Logs why a login that a provider answered was refused here. */
  refused(provider: OauthProvider, reason: string): void;
  /** A random one-time code that cannot be guessed. */
  drawCode(): string;
};

/** The findings of a test of an identity provider. */
export type ProviderCheck = OAuthProviderCheck;

export type IdentifiedPerson = {
  readonly sub: string;
  /** The e-mail address verified by the provider. Asks the provider again if the ID token has none. */
  email(): Promise<string | undefined>;
};
