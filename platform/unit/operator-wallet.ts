/**
 * What a call to an operator's wallet came to. `done`: acknowledged. `refused`: the wallet said no and nothing happened there.
 * `uncertain`: nobody knows whether it happened, so a debit is taken back and a credit repeated until acknowledged.
 * A code has 1 to 64 characters of `a-z0-9_`, or is `status <n>`; a detail is ours. `words` are the wallet's: one line of at most 300
 * characters, without a secret, for the caller and not for the store. `ofPlatform`: it does not believe the platform, whoever the player is.
 */
export type WalletAnswer<Result> =
  | { readonly outcome: 'done'; readonly result: Result }
  | {
      readonly outcome: 'refused';
      readonly code: string;
      readonly words?: string;
      readonly ofPlatform?: boolean;
    }
  | { readonly outcome: 'uncertain'; readonly why: 'timeout' | 'failed'; readonly detail: string };

/** Money to move at the wallet. Amounts are in `currency`, whole minor units. */
export type WalletTransaction = {
  readonly transactionId: string;
  readonly type: 'Debit' | 'Credit';
  readonly playerId: string;
  readonly currency: string;
  readonly amountMicros: bigint;
  readonly sourceId: string;
  readonly sourceVariant?: string | undefined;
  readonly gameroundId: string;
  /** Closes the game round at the wallet: only for rounds that the platform itself began. */
  readonly gameroundComplete?: boolean | undefined;
  /** What kind of product the money was played with, in the caller's words. */
  readonly category?: string | undefined;
  /** The player's session token. It is not sent: words that hold it are not told, and without it none are. */
  readonly token?: string | undefined;
};

/** Credits of one win that are moved in one call, 2 or more, of different players and in one currency. Each counts as it would alone. */
export type WalletBatch = Omit<
  WalletTransaction,
  'transactionId' | 'type' | 'playerId' | 'amountMicros' | 'category' | 'token'
> & {
  /** Another one for each call. */
  readonly batchId: string;
  readonly credits: readonly Pick<WalletTransaction, 'transactionId' | 'playerId' | 'amountMicros'>[];
};

/** By player, why a credit of a batch was refused; all others are done. */
export type BatchRefusals = ReadonlyMap<string, string>;

/** Who a session belongs to, in the wallet's words: nothing else of its reply is used. A country has the form of ISO 3166. */
export type PlayerSession = {
  readonly playerId: string;
  readonly operatorId: string;
  /** Within the operator or with it. */
  readonly brandId: string;
  readonly currency: string;
  readonly country?: string;
};

/** The wallet of one operator (E1, E3, E4, E2). A call may be repeated under its id, but for a batch: its credits are sent again in another. */
export type Wallet = {
  /** Authenticates a player's session token; a success is remembered for a while, and taken from memory unless it is to be asked anew. */
  authenticate(session: {
    readonly brandId: string;
    readonly token: string;
    readonly currency: string;
    readonly sourceId: string | undefined;
    readonly revalidate?: boolean;
  }): Promise<WalletAnswer<PlayerSession>>;
  /** The currency in which a token was authenticated last, as long as that is remembered; a wallet may remember nothing. */
  lastCurrency?(session: { readonly brandId: string; readonly token: string }): string | undefined;
  execute(transaction: WalletTransaction): Promise<WalletAnswer<null>>;
  executeBatch(batch: WalletBatch): Promise<WalletAnswer<BatchRefusals>>;
  cancel(transactionId: string, playerId: string): Promise<WalletAnswer<null>>;
};
