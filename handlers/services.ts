import type { Account, RefreshToken } from '../db/accounts.ts';
import type { Fraction } from '../domain/money/fraction.ts';
import type { Wallet } from './operator-wallet.ts';

/** What the platform's ring lends to handlers: everything that is neither the store nor a decision. */
export type Services = {
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly loginAttempts: LoginAttempts;
  readonly currencies: Currencies;
  /** The wallet of an operator, or nothing when none is configured. */
  walletOf(operatorId: string): Wallet | undefined;
  /** Tells the background sender that money may wait to be sent or taken back. */
  wakeSettlement(): void;
};

export type Passwords = {
  /**
   * Whether a password is the one behind a hash. Without a hash the same work is done and the answer is false, so that the time
   * tells nobody whether an account exists. `busy` when too many verifications are running.
   */
  verify(hash: string | undefined, password: string): Promise<boolean | 'busy'>;
};

export type Tokens = {
  /** A signed access token, and a refresh token with the row that must be stored before it is handed out. */
  issue(
    account: Account,
    nowMs: number,
  ): Promise<{ readonly token: string; readonly refreshToken: string; readonly refresh: RefreshToken }>;
  /** The key of a trusted Service account's organisation; never the platform's own. */
  organisationSecret(organisationId: string): string | undefined;
};

export type Currencies = {
  readonly base: string;
  /** Units of a currency per one unit of the base currency. */
  readonly multipliers: ReadonlyMap<string, Fraction>;
};

/** Counts failed logins per username and network, so that guessing is slow and nobody is locked out from elsewhere. */
export type LoginAttempts = {
  /** The seconds to wait before the next try, or 0. */
  waitSeconds(username: string, address: string): Promise<number>;
  failed(username: string, address: string): Promise<void>;
  succeeded(username: string, address: string): Promise<void>;
};

/** Encrypts the secrets of others, such as signing secrets of webhooks, that the platform must be able to read again. */
export type SecretBox = {
  seal(text: string): string;
  open(sealed: string): string;
};
