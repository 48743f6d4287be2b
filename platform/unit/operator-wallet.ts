/**
 * The outcome of a call to an operator's wallet. `done`: acknowledged. `refused`: the wallet declined and changed nothing. `uncertain`: it
 * may or may not have taken effect, so a debit is cancelled and a credit is repeated until acknowledged.
 * `code` has 1 to 64 characters of `a-z0-9_`, or is `status <n>`. `detail` is written by the platform. `words` come from the wallet: one
 * line of at most 300 characters, free of secrets, shown to the caller and never stored. `ofPlatform`: the wallet rejects the platform
 * itself, for any player.
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

/** A transfer of money at the wallet. Amounts are in whole minor units of `currency`. */
export type WalletTransaction = {
  readonly transactionId: string;
  readonly type: 'Debit' | 'Credit';
  readonly playerId: string;
  readonly currency: string;
  readonly amountMicros: bigint;
  readonly sourceId: string;
  readonly sourceVariant?: string | undefined;
  readonly gameroundId: string;
  /** Closes the game round at the wallet. Only for rounds opened by the platform. */
  readonly gameroundComplete?: boolean | undefined;
  /** The bonus that paid the contribution: the award's promo_id, else the bonus's id. */
  readonly promotionId?: string | undefined;
  /** The product category, as given by the caller. */
  readonly category?: string | undefined;
  /** The player's session token. It is not sent, only used to withhold `words` that contain it. Without it, no `words` are returned. */
  readonly token?: string | undefined;
};

/** Two or more credits of one win, sent in one call: different players, one currency. Each counts as if sent by itself. */
export type WalletBatch = Omit<
  WalletTransaction,
  'transactionId' | 'type' | 'playerId' | 'amountMicros' | 'promotionId' | 'category' | 'token'
> & {
  /** New for each call. */
  readonly batchId: string;
  readonly credits: readonly Pick<WalletTransaction, 'transactionId' | 'playerId' | 'amountMicros'>[];
};

/** The refusal code of each refused credit in a batch, by player. All others are done. */
export type BatchRefusals = ReadonlyMap<string, string>;

/**
 * The owner of a session according to the wallet. The rest of its reply is not used. `country` has the form of ISO 3166; `segments` are ids,
 * absent if there are none.
 */
export type PlayerSession = {
  readonly playerId: string;
  readonly operatorId: string;
  /** The brand's id within the operator, or its full path. */
  readonly brandId: string;
  readonly currency: string;
  readonly country?: string;
  readonly segments?: readonly string[];
};

/**
 * The wallet of one operator (E1, E3, E4, E2). A call may be repeated under its id, except a batch: its credits are sent again in a new
 * batch.
 */
export type Wallet = {
  /** Authenticates a player's session token. A success is cached for a while and served from the cache unless `fresh` is set. */
  authenticate(session: {
    readonly brandId: string;
    readonly token: string;
    readonly currency: string;
    readonly sourceId: string | undefined;
    readonly revalidate?: boolean;
  }): Promise<WalletAnswer<PlayerSession>>;
  /** The currency of the token's last authentication, while it is cached. Absent on wallets without a cache. */
  lastCurrency?(session: { readonly brandId: string; readonly token: string }): string | undefined;
  execute(transaction: WalletTransaction): Promise<WalletAnswer<null>>;
  executeBatch(batch: WalletBatch): Promise<WalletAnswer<BatchRefusals>>;
  cancel(transactionId: string, playerId: string): Promise<WalletAnswer<null>>;
};
