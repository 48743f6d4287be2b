// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

/**
 * An amount of money in whole currency units, for example `5.63` for five euros and 63 cents, with at most 6 decimals and at most 8,000,000,000. Parsed as a decimal and stored exactly.
 */
export type Amount = number;

/**
 * A player session to authenticate.
 */
export type AuthenticatePlayer = {
    /**
     * The operator.
     */
    operator_id: OperatorId;
    /**
     * The brand within the operator, without the operator's id.
     */
    brand_id: BrandId;
    /**
     * The token that identifies the player's session.
     */
    player_token: SessionToken;
    /**
     * The source of later bets in the session, usually a game code.
     */
    source_id?: SourceId;
    /**
     * The currency that the session will use.
     */
    currency: Currency;
};

/**
 * Transactions of several players that belong together, for example the payouts of one win.
 */
export type Batch = {
    /**
     * The batch's id, assigned by the platform.
     */
    batch_transaction_id: TransactionId;
    /**
     * The direction of all transactions in the batch.
     */
    transaction_type: TransactionType;
    /**
     * The provider that moves the money. `pitboss` for jackpots.
     */
    provider_id: Id;
    /**
     * The sum of all amounts.
     */
    amount: Amount;
    /**
     * The sum of all jackpot amounts.
     */
    jackpot_amount: Amount;
    /**
     * The subject of the transactions. For jackpots, the instance's game_code.
     */
    source_id: SourceId;
    /**
     * A variant of the source. For a jackpot win, the pot.
     */
    source_variant?: SourceId;
    /**
     * The game round that the transactions belong to. For jackpots, the id of the win.
     */
    gameround_id?: GameroundId;
    /**
     * True if the game round ends with this batch.
     */
    gameround_complete?: boolean;
    /**
     * The transactions, 1 to 1,000, each for a different player. The platform sends 2 to 500.
     */
    transactions: Array<BatchTransaction>;
    /**
     * Any JSON value from the platform. The wallet passes it back.
     */
    metadata?: Metadata;
};

/**
 * A transaction of a batch that was refused.
 */
export type BatchFailure = {
    /**
     * The player whose transaction was refused.
     */
    player_id: PlayerId;
    /**
     * The problem code that a single transaction would have been refused with, such as `player_unknown`, `limit_exceeded`, `insufficient_funds`, `transaction_conflict` or `transaction_cancelled`, or one of your own. Any code means that this transaction had no effect.
     */
    code: string;
    /**
     * The reason as text. Not used by the platform.
     */
    msg?: unknown;
};

/**
 * The result of a batch.
 */
export type BatchReply = {
    /**
     * The sum of the amounts that were moved, now or by an earlier call, excluding refused transactions. The platform rejects a reply whose sum is off by half a minor unit or more.
     */
    total_amount: WalletFigure;
    /**
     * The sum of the jackpot amounts that were moved, as for `total_amount`.
     */
    total_jackpot_amount: WalletFigure;
    /**
     * The transactions that were refused. Empty if all succeeded.
     */
    errors: Array<BatchFailure>;
    /**
     * The request's metadata, or another JSON value of the wallet's own. May be omitted.
     */
    metadata?: Metadata;
};

/**
 * One transaction of a batch.
 */
export type BatchTransaction = {
    /**
     * The transaction's id, assigned by the platform. Unique across batches and single transactions.
     */
    transaction_id: TransactionId;
    /**
     * The player's id at the wallet.
     */
    player_id: PlayerId;
    /**
     * The currency of the amounts. The same for all transactions of a batch.
     */
    currency: Currency;
    /**
     * The amount to move.
     */
    amount: Amount;
    /**
     * The part of `amount` that comes from a jackpot, from 0 to `amount`.
     */
    jackpot_amount: Amount;
};

/**
 * The id of a brand, unique within its operator. It contains no colon, because a colon separates the operator from the brand in a brand path.
 */
export type BrandId = string;

/**
 * Transactions of a batch to cancel.
 */
export type CancelBatch = {
    /**
     * The batch_transaction_id of the batch.
     */
    batch_id: TransactionId;
    /**
     * The transactions to cancel, 1 to 1,000.
     */
    transaction_id_list: Array<TransactionId>;
};

/**
 * The result of cancelling transactions of a batch.
 */
export type CancelBatchReply = {
    /**
     * True if none of the transactions has any effect now. Also `true` for transactions that never arrived.
     */
    success: boolean;
};

/**
 * The player's balance after the cancellation.
 */
export type CancelReply = {
    /**
     * The player's balance, as text with at most 6 decimals, in the currency of the transaction. If the wallet does not know the transaction, in the currency of the player's latest session; if it knows neither, `"0"`. Not used by the platform, which accepts any text.
     */
    balance: string;
};

/**
 * A transaction to cancel.
 */
export type CancelTransaction = {
    /**
     * The transaction's id. The transaction may never have arrived.
     */
    transaction_id: TransactionId;
    /**
     * The player of the transaction. Used to return a balance if the wallet does not know the transaction.
     */
    player_id?: PlayerId;
};

/**
 * An ISO 4217 currency code in capitals, or the code of 2 to 10 letters of a currency that the platform's configuration declares.
 */
export type Currency = string;

/**
 * A fault in one place of a request.
 */
export type FieldFault = {
    /**
     * A JSON pointer into the body, or `/query/…`, `/path/…` or `/header/…` followed by the name of the parameter. Very long pointers are truncated.
     */
    pointer: string;
    /**
     * The fault and its remedy.
     */
    detail: string;
};

/**
 * The operator's id of the user flow that something belongs to, for example a game round or a deposit. At most 128 printable ASCII characters without spaces.
 */
export type GameroundId = string;

/**
 * An id of letters, digits, dots, underscores and hyphens.
 */
export type Id = string;

/**
 * Any JSON value of your own. The platform does not interpret it, and returns every number digit by digit, such as 9007199254740993 or 1.10. Your JSON library may read fewer digits. A value with such numbers has at most 10,000 numbers. null is the same as omitting the field.
 */
export type Metadata = unknown;

/**
 * The id of an operator, unique on the platform. It contains no colon, because a colon separates the operator from the brand in a brand path.
 */
export type OperatorId = string;

/**
 * The owner: an operator (`northstar`) or one of its brands (`northstar:luna`).
 */
export type OwnerId = string;

/**
 * The operator's id of a player, at most 128 printable ASCII characters without spaces. Unique within the brand and across all brands that share a wallet.
 */
export type PlayerId = string;

/**
 * A session authenticated by the wallet. The platform uses `id`, `currency`, `operator_id`, `brand_id` and `country`. The other fields are optional information: the platform accepts the reply regardless of their values.
 */
export type PlayerSession = {
    /**
     * The player's id at the wallet. Compared with the player id that the platform received.
     */
    id: PlayerId;
    /**
     * The session token, as a string: the one in the request or a newer one. The platform does not use it and keeps sending the token that it was given.
     */
    token?: unknown;
    /**
     * The currency of the session. It must match the currency in the request.
     */
    currency: Currency;
    /**
     * The player's balance, in the session's currency. Not used by the platform, which accepts any number.
     */
    balance?: WalletFigure;
    /**
     * The player's operator. It must match the operator in the request.
     */
    operator_id: OperatorId;
    /**
     * The player's brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).
     */
    brand_id: OwnerId;
    /**
     * A nickname that other players may see, as a string. Not used by the platform.
     */
    nickname?: unknown;
    /**
     * The player's gender as the wallet describes it, as a string. Not used by the platform.
     */
    gender?: unknown;
    /**
     * The player's country of residence, as a string: an ISO 3166-1 or ISO 3166-2 code in capitals; `UK` is read as `GB`. Player sockets do not show jackpots that exclude this country. Without a valid country, they show all jackpots. Contributions use the country in their own request.
     */
    country?: unknown;
    /**
     * The player's date of birth, as a string in the form `YYYY-MM-DD`. Not used by the platform.
     */
    date_of_birth?: unknown;
    /**
     * The regulation under which the player plays, as a string. Not used by the platform.
     */
    jurisdiction?: unknown;
    /**
     * The player's segments, as an array of ids, at most 100; other values are ignored. They decide for jackpots with `segment_filters`, unless the contribution names segments. Player sockets show such jackpots by these segments. Send them in every reply, since an empty list counts as no segment.
     */
    segments?: unknown;
};

/**
 * A problem in the form of RFC 9457. Use `code` to handle it: codes never change their meaning, while titles and details may be reworded.
 */
export type Problem = {
    /**
     * The address of a page about this problem, relative to the service.
     */
    type: string;
    /**
     * A short summary of the problem, the same for every occurrence of the code.
     */
    title: string;
    /**
     * The HTTP status of the reply.
     */
    status: number;
    /**
     * An explanation of this occurrence of the problem.
     */
    detail: string;
    /**
     * The path of the request. Very long paths are truncated.
     */
    instance: string;
    /**
     * The problem code, from the closed list of codes.
     */
    code: string;
    /**
     * The faults found, at least the first. Always present for problems that concern a field of the request, as documented on the page of each code.
     */
    errors?: Array<FieldFault>;
    /**
     * For `wallet_refused`, the code from the operator's wallet, as the wallet sent it. Omitted if the wallet gave none.
     */
    wallet_code?: string;
    /**
     * For `wallet_refused`, the wallet's own explanation: one line without markup, truncated if long. Omitted if the wallet gave none.
     */
    wallet_detail?: string;
    /**
     * For `not_ready`, every reason why the platform is not ready. Omitted otherwise.
     */
    reasons?: Array<ReadinessReason>;
    /**
     * Identifies the request in the platform's log. Quote it when you ask for help.
     */
    request_id: string;
};

/**
 * The reason why the platform is not ready, or a warning. `draining`: it is shutting down. `store_not_writable`: a write was not committed. `check_late`: a check has not ended in time, so its outcome is not known; `detail` says which. `store_replaced`: the file of the store was removed or replaced while it is in use. `schema_changed`: another version has migrated the store. `schema_incomplete`: the schema of the database lacks the views, functions, triggers, indexes or keys that the detail names, as after a restore that has failed in part. `keys_missing`: a key file is missing or damaged. `generator_stopped`: the random generator has failed its tests, so nothing is drawn until `pitboss rng accept`. `disk_full`: the disk has less than 64 MB left. The warnings are `disk_low`: less than 1 GB is left; `wallet_failing`: an operator's wallet cannot be reached, or calls to it fail; `wallet_missing`: no wallet is configured. A server whose store is in a database has no `store_replaced`, `disk_full` and `disk_low`.
 */
export type ReadinessReason = {
    /**
     * The reason.
     */
    code: 'draining' | 'store_not_writable' | 'store_replaced' | 'schema_changed' | 'schema_incomplete' | 'keys_missing' | 'generator_stopped' | 'disk_full' | 'disk_low' | 'wallet_failing' | 'wallet_missing' | 'check_late';
    /**
     * The same as a sentence.
     */
    detail: string;
};

/**
 * The token of a player's session, issued by the operator's wallet. The platform does not store it.
 */
export type SessionToken = string;

/**
 * The id of a source within its owner, for example a game code. Letters, digits, dots, underscores, hyphens and colons.
 */
export type SourceId = string;

/**
 * A transfer of money between the player's balance and the platform.
 */
export type Transaction = {
    /**
     * The player's id at the wallet, as returned in PlayerSession.id.
     */
    player_id: PlayerId;
    /**
     * The transaction's id, assigned by the platform. Execute a transaction only once, even if it is sent several times.
     */
    transaction_id: TransactionId;
    /**
     * The direction of the transaction.
     */
    transaction_type: TransactionType;
    /**
     * The provider that moves the money. `pitboss` for jackpots.
     */
    provider_id: Id;
    /**
     * The amount to move, in `currency`. For jackpots, in whole minor units. Never negative.
     */
    amount: Amount;
    /**
     * The part of `amount` that comes from or goes to a jackpot, from 0 to `amount`. For jackpot contributions and wins, all of it.
     */
    jackpot_amount: Amount;
    /**
     * The subject of the transaction, for example a game code. For jackpots, the instance's game_code.
     */
    source_id: SourceId;
    /**
     * A variant of the source. For a jackpot win, the pot.
     */
    source_variant?: SourceId;
    /**
     * The game round that the transaction belongs to, as given in the player's contribution; otherwise the id of the contribution or win. For players who share someone else's win, the id of the win.
     */
    gameround_id: GameroundId;
    /**
     * True if the game round ends with this transaction. The platform never ends a round that it did not start.
     */
    gameround_complete?: boolean;
    /**
     * A category of transactions, at most 64 characters. For a contribution, its vertical_id if it has one.
     */
    category?: string;
    /**
     * The player's channel, for example a device, at most 64 characters.
     */
    channel?: string;
    /**
     * The promotion, if a bonus of the platform paid the contribution: the promo_id of its award, or the bonus's id if it has none that can stand here. On the credit of a win, and on the debit of 0 that announces the contribution.
     */
    promotion_id?: GameroundId;
    /**
     * The type of promotion, at most 64 characters. For a bonus of the platform, `freebet`.
     */
    promotion_type?: string;
    /**
     * The currency of the amounts.
     */
    currency: Currency;
    /**
     * Any JSON value from the platform. The wallet passes it back.
     */
    metadata?: Metadata;
};

/**
 * The platform's id of a transaction at the wallet: `<contribution>:debit` for a contribution, `<win>:<n>` for a payout.
 */
export type TransactionId = string;

/**
 * The player's balance after the transaction.
 */
export type TransactionReply = {
    /**
     * The player's balance, in the currency of the transaction. Not used by the platform, which accepts any number.
     */
    balance: WalletFigure;
    /**
     * The request's metadata, or another JSON value of the wallet's own. May be omitted.
     */
    metadata?: Metadata;
};

/**
 * The direction of a transaction. `Debit` takes money from the player, as for a bet; `Credit` pays money to the player, as for a win.
 */
export type TransactionType = 'Debit' | 'Credit';

/**
 * An amount from the wallet, in whole currency units with at most 6 decimals. Not used by the platform, which accepts any JSON number.
 */
export type WalletFigure = number;

export type AuthenticatePlayerData = {
    body: AuthenticatePlayer;
    path?: never;
    query?: never;
    url: '/wallet/authenticate';
};

export type AuthenticatePlayerResponses = {
    /**
     * The session is valid.
     */
    200: PlayerSession;
};

export type ExecuteTransactionData = {
    body: Transaction;
    path?: never;
    query?: never;
    url: '/wallet/transactions';
};

export type ExecuteTransactionResponses = {
    /**
     * The transaction was executed, now or when its id first arrived.
     */
    200: TransactionReply;
};

export type CancelTransactionData = {
    body: CancelTransaction;
    path?: never;
    query?: never;
    url: '/wallet/transactions/cancel';
};

export type CancelTransactionResponses = {
    /**
     * The transaction no longer has any effect.
     */
    200: CancelReply;
};

export type ExecuteBatchData = {
    body: Batch;
    path?: never;
    query?: never;
    url: '/wallet/batches';
};

export type ExecuteBatchResponses = {
    /**
     * The result for each transaction.
     */
    200: BatchReply;
};

export type CancelBatchData = {
    body: CancelBatch;
    path?: never;
    query?: never;
    url: '/wallet/batches/cancel';
};

export type CancelBatchResponses = {
    /**
     * The transactions no longer have any effect.
     */
    200: CancelBatchReply;
};
