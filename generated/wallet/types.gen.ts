// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

/**
 * An amount of money in whole currency units, `5.63` for five euros and 63 cents, with at most 6 decimals and at most 8,000,000,000. It is read from its decimal form and kept exactly.
 */
export type Amount = number;

/**
 * A player's session to authenticate.
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
     * Where later bets of the session come from, usually a game code.
     */
    source_id?: SourceId;
    /**
     * The currency that the session will use.
     */
    currency: Currency;
};

/**
 * Movements of several players that belong together, for example the payouts of one win.
 */
export type Batch = {
    /**
     * The platform's name of this batch.
     */
    batch_transaction_id: TransactionId;
    /**
     * Which way the money moves, the same for all.
     */
    transaction_type: TransactionType;
    /**
     * Who moves the money; `pitboss` for jackpots.
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
     * What the movements belong to. For jackpots the instance's game_code.
     */
    source_id: SourceId;
    /**
     * A variant of the same product. For a jackpot win the pot.
     */
    source_variant?: SourceId;
    /**
     * The game round that the movements belong to. For jackpots the id of the win.
     */
    gameround_id?: GameroundId;
    /**
     * Whether the game round ends with this batch.
     */
    gameround_complete?: boolean;
    /**
     * The movements, 1 to 1,000 of different players. The platform sends 2 to 500.
     */
    transactions: Array<BatchTransaction>;
    /**
     * Any JSON value of the platform's. The wallet passes it back.
     */
    metadata?: Metadata;
};

/**
 * A movement of a batch that was refused.
 */
export type BatchFailure = {
    /**
     * The player whose movement was refused.
     */
    player_id: PlayerId;
    /**
     * Why, as the code that the single transaction would have been refused with, such as `player_unknown`, `limit_exceeded`, `insufficient_funds`, `transaction_conflict` or `transaction_cancelled`. Any code means that this movement had no effect.
     */
    code: string;
    /**
     * The reason in words, as a string. The platform does not use it.
     */
    msg?: unknown;
};

/**
 * What became of a batch.
 */
export type BatchReply = {
    /**
     * The sum of the amounts that were moved, now or before, without those that were refused. The platform believes a reply only if it is, within less than half a minor unit.
     */
    total_amount: WalletFigure;
    /**
     * The sum of the jackpot amounts that were moved, as `total_amount`.
     */
    total_jackpot_amount: WalletFigure;
    /**
     * The movements that were refused. Empty when all succeeded.
     */
    errors: Array<BatchFailure>;
    /**
     * The metadata of the request passed back, another JSON value of the wallet's own, or left out.
     */
    metadata?: Metadata;
};

/**
 * One movement of a batch.
 */
export type BatchTransaction = {
    /**
     * The platform's name of this movement, unique over batches and single transactions.
     */
    transaction_id: TransactionId;
    /**
     * The player's identifier at the wallet.
     */
    player_id: PlayerId;
    /**
     * The currency of the amounts. All movements of one batch have the same.
     */
    currency: Currency;
    /**
     * How much moves.
     */
    amount: Amount;
    /**
     * The part of `amount` that is a jackpot's, from 0 to `amount`.
     */
    jackpot_amount: Amount;
};

/**
 * The identifier of a brand, unique within its operator. It holds no colon, because a colon separates an operator from its brand.
 */
export type BrandId = string;

/**
 * Movements of a batch to take back.
 */
export type CancelBatch = {
    /**
     * The batch_transaction_id of the batch.
     */
    batch_id: TransactionId;
    /**
     * The movements to take back, 1 to 1,000.
     */
    transaction_id_list: Array<TransactionId>;
};

/**
 * What became of the cancellation of a batch.
 */
export type CancelBatchReply = {
    /**
     * Whether none of the movements has an effect any more. `true` also for movements that never arrived.
     */
    success: boolean;
};

/**
 * The player's balance after the cancellation.
 */
export type CancelReply = {
    /**
     * What the player has now, as text with at most 6 decimals: in the currency of the transaction, or of the player's latest session when the wallet does not know the transaction; `"0"` when it knows neither. The platform does not use it: any text will do.
     */
    balance: string;
};

/**
 * A transaction to take back.
 */
export type CancelTransaction = {
    /**
     * The transaction, which may never have arrived.
     */
    transaction_id: TransactionId;
    /**
     * The player whose transaction it is. It finds a balance to answer when the wallet does not know the transaction.
     */
    player_id?: PlayerId;
};

/**
 * An ISO 4217 currency code in capitals.
 */
export type Currency = string;

/**
 * One fault at one place of a request.
 */
export type FieldFault = {
    /**
     * A JSON pointer into the body, or `/query/…`, `/path/…`, `/header/…` and the name of a parameter; of a very long one, its beginning.
     */
    pointer: string;
    /**
     * What is wrong there, and how to mend it.
     */
    detail: string;
};

/**
 * The operator's identifier of the user flow that something belongs to, for example a game round or a deposit. Up to 128 printable ASCII characters without spaces.
 */
export type GameroundId = string;

/**
 * An identifier of letters, digits, dots, underscores and hyphens.
 */
export type Id = string;

/**
 * Any JSON value of the caller's own. The platform does not read it. Numbers are kept as 64-bit floating point, and null counts as left out.
 */
export type Metadata = unknown;

/**
 * The identifier of an operator, unique on the platform. It holds no colon, because a colon separates an operator from its brand.
 */
export type OperatorId = string;

/**
 * Who owns something, either an operator (`northstar`) or one of its brands (`northstar:luna`).
 */
export type OwnerId = string;

/**
 * The operator's own identifier of a player, up to 128 printable ASCII characters without spaces. It is unique within the brand, and over all brands that share a wallet.
 */
export type PlayerId = string;

/**
 * A session that the wallet has authenticated. The platform uses `id`, `currency`, `operator_id`, `brand_id` and `country`. The other fields are the wallet's to fill: one that the platform does not use never spoils the reply, whatever it holds.
 */
export type PlayerSession = {
    /**
     * The player's identifier at the wallet. It is compared with the player that the platform was told.
     */
    id: PlayerId;
    /**
     * The token of the session as a string, the one of the request or a newer one. The platform does not use it, and goes on sending the token that it was given.
     */
    token?: unknown;
    /**
     * The currency of the session. It must be the one that was asked for.
     */
    currency: Currency;
    /**
     * What the player has, in the session's currency. The platform does not use it, so any number will do.
     */
    balance?: WalletFigure;
    /**
     * The player's operator. It must be the one that was asked for.
     */
    operator_id: OperatorId;
    /**
     * The player's brand, either within the operator (`luna`) or with it (`northstar:luna`).
     */
    brand_id: OwnerId;
    /**
     * A name that may be shown to other players, as a string. The platform does not use it.
     */
    nickname?: unknown;
    /**
     * The player's gender in the wallet's own words, as a string. The platform does not use it.
     */
    gender?: unknown;
    /**
     * Where the player lives, an ISO 3166-1 or ISO 3166-2 code in capitals as a string. A player socket shows no jackpot that this country is excluded from; without a country, or with anything else, all of them. Contributions go by the country that they are made with.
     */
    country?: unknown;
    /**
     * The player's date of birth as a string, `YYYY-MM-DD`. The platform does not use it.
     */
    date_of_birth?: unknown;
    /**
     * The regulation under which the player plays, as a string. The platform does not use it.
     */
    jurisdiction?: unknown;
    /**
     * The player's segments, an array of strings. The platform does not use them.
     */
    segments?: unknown;
};

/**
 * A refusal in the form of RFC 9457. Decide by `code`: codes never change their meaning, while titles and details may be reworded.
 */
export type Problem = {
    /**
     * The address of a page about this problem, relative to the service.
     */
    type: string;
    /**
     * What is wrong in general, the same for every occurrence of the code.
     */
    title: string;
    /**
     * The HTTP status of the reply.
     */
    status: number;
    /**
     * What is wrong this time.
     */
    detail: string;
    /**
     * The path that was requested; of a very long one, its beginning.
     */
    instance: string;
    /**
     * The problem's name in the closed list of codes.
     */
    code: string;
    /**
     * The faults that were found, at least the first. A problem that is about a field of the request always has them; the page of its code says so.
     */
    errors?: Array<FieldFault>;
    /**
     * With `wallet_refused`, the code that the operator's wallet gave. Absent when it gave none.
     */
    wallet_code?: string;
    /**
     * With `wallet_refused`, what the wallet says of it in its own words: one line without markup, of a longer text the beginning. Absent when it says nothing.
     */
    wallet_detail?: string;
    /**
     * Names this request in the platform's log. Quote it when you ask for help.
     */
    request_id: string;
};

/**
 * The token of a player's session, as the operator's wallet issued it. The platform keeps no copy of it in its store.
 */
export type SessionToken = string;

/**
 * The identifier of a source within its owner, for example a game code. Letters, digits, dots, underscores, hyphens and colons.
 */
export type SourceId = string;

/**
 * One movement of money between the player's balance and the platform.
 */
export type Transaction = {
    /**
     * The player's identifier at the wallet, as PlayerSession.id named it.
     */
    player_id: PlayerId;
    /**
     * The platform's name of this movement. One id is one movement, however often it is sent.
     */
    transaction_id: TransactionId;
    /**
     * Which way the money moves.
     */
    transaction_type: TransactionType;
    /**
     * Who moves the money; `pitboss` for jackpots.
     */
    provider_id: Id;
    /**
     * How much moves, in `currency`, in whole minor units of it for jackpots. Never negative.
     */
    amount: Amount;
    /**
     * The part of `amount` that is a jackpot's, from 0 to `amount`. Jackpot contributions and wins are wholly so.
     */
    jackpot_amount: Amount;
    /**
     * What the movement belongs to, for example a game code. For jackpots the instance's game_code.
     */
    source_id: SourceId;
    /**
     * A variant of the same product. For a jackpot win the pot.
     */
    source_variant?: SourceId;
    /**
     * The game round that the movement belongs to, as the player's contribution named it; else the id of the contribution or win. Of a win that others share, theirs is the win.
     */
    gameround_id: GameroundId;
    /**
     * Whether the game round ends with this movement. The platform never ends a round that it did not begin.
     */
    gameround_complete?: boolean;
    /**
     * A class of movements, up to 64 characters. For a contribution its vertical_id, when it named one.
     */
    category?: string;
    /**
     * How the player plays, for example a device, up to 64 characters.
     */
    channel?: string;
    /**
     * The promotion, when free spins or bonus funds of the operator's wallet are used.
     */
    promotion_id?: GameroundId;
    /**
     * The kind of promotion, up to 64 characters.
     */
    promotion_type?: string;
    /**
     * The currency of the amounts.
     */
    currency: Currency;
    /**
     * Any JSON value of the platform's. The wallet passes it back.
     */
    metadata?: Metadata;
};

/**
 * The platform's name of one movement of money at the wallet, `<contribution>:debit` for a contribution and `<win>:<n>` for a payout.
 */
export type TransactionId = string;

/**
 * The player's balance after the movement.
 */
export type TransactionReply = {
    /**
     * What the player has now, in the currency of the transaction. The platform does not use it: any number will do.
     */
    balance: WalletFigure;
    /**
     * The metadata of the request passed back, another JSON value of the wallet's own, or left out.
     */
    metadata?: Metadata;
};

/**
 * Which way the money moves. `Debit` takes it from the player, as a bet does; `Credit` gives it, as a win does.
 */
export type TransactionType = 'Debit' | 'Credit';

/**
 * A figure of the wallet's own, in whole currency units. Write it as any other amount, with at most 6 decimals. The platform does not use it, so any JSON number is taken.
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
     * The movement has happened, now or when its id first arrived.
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
     * The transaction has no effect any more.
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
     * What became of each movement.
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
     * The movements have no effect any more.
     */
    200: CancelBatchReply;
};
