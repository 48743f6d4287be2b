// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

/**
 * What an account reaches.
 */
export type AccessTo = {
    /**
     * The account's organisation.
     */
    org_id: Id;
    /**
     * The organisation's units that the account belongs to.
     */
    unit_ids: Array<Id>;
    /**
     * The operators (`northstar`, with all their brands) and single brands (`northstar:luna`) that the account reaches and that exist; of more than 10,000 operators, the first by id.
     */
    brandpath_list: Array<OwnerId>;
};

/**
 * An account. Its password and one-time passwords never appear in a reply: the platform holds only hashes of them.
 */
export type Account = {
    /**
     * The account's identifier, given by the platform.
     */
    id: Id;
    /**
     * What the account is for.
     */
    account_type: AccountType;
    /**
     * The registered system on whose behalf the account calls. Absent if it was created without one.
     */
    system_id?: Id;
    /**
     * The name to log in with.
     */
    username: Username;
    /**
     * Where the account belongs.
     */
    org_unit: OrganisationUnit;
    /**
     * Whether the account is bound to its own organisation and reaches none below it.
     */
    org_bound: boolean;
    /**
     * What the account may do, by system, sorted and without repetitions. Accounts of the types System and SuperUser hold every permission, whatever stands here.
     */
    permissions: Array<PermissionGroup>;
    /**
     * Whether the account may log in and call.
     */
    enabled: boolean;
    /**
     * Whether the account is trusted. A trusted Service account receives its organisation's signing secret when it logs in; for other types it has no effect.
     */
    trusted: boolean;
    /**
     * When the account was created.
     */
    created_on: Timestamp;
    /**
     * When the account last logged in, by password or by an external identity provider; 0 if never.
     */
    last_logged_in: Timestamp;
    /**
     * The one-time password that is valid now. It is itself never answered.
     */
    reset_password_otp: {
        /**
         * Until when it counts; 0 if there is none.
         */
        expires_at: Timestamp;
    };
    /**
     * How to reach the account's holder; `{}` when nothing is known.
     */
    contacts: Contacts;
    /**
     * The subject at the external identity provider that the account is bound to. Empty until it is bound.
     */
    oauth_sub: string;
    /**
     * The external identity provider that the account may log in with. Empty if it has none.
     */
    oauth_provider_id: IdOrNone;
};

/**
 * What to change of an account. A field that is left out stays as it is; one that is sent replaces the whole field.
 */
export type AccountChanges = {
    /**
     * The account.
     */
    id: Id;
    /**
     * What the account is for. `System` only in the organisation `pitboss`, and nothing else there.
     */
    account_type?: AccountType;
    /**
     * The name to log in with.
     */
    username?: Username;
    /**
     * A new password. It is not part of what an idempotency key compares.
     */
    password?: NewPassword;
    /**
     * Where the account belongs.
     */
    org_unit?: NewOrganisationUnit;
    /**
     * All that the account may do, by system. Groups of the same system are joined and repetitions dropped. Empty takes every permission away.
     */
    permissions?: Array<PermissionGroup>;
    /**
     * Whether the account is trusted.
     */
    trusted?: boolean;
    /**
     * Whether the account may log in and call.
     */
    enabled?: boolean;
    /**
     * All contacts. Empty removes them.
     */
    contacts?: Contacts;
    /**
     * Whether the account is bound to its own organisation and reaches none below it.
     */
    org_bound?: boolean;
    /**
     * The external identity provider that the account may log in with as well; empty removes it. Another value than before also removes oauth_sub, so that the account is bound anew.
     */
    oauth_provider_id?: string;
};

/**
 * What an account is for. `User` is a person; `SuperUser` a person who may do everything inside the organisations that the account reaches; `System` an administrator of the platform, who may do everything; `Service` an operator's software; `Provider` a game provider's software.
 */
export type AccountType = 'User' | 'SuperUser' | 'System' | 'Service' | 'Provider';

/**
 * The players who contributed shortly before the win share equally. The main winner is not among them.
 */
export type ActivePlayers = {
    /**
     * How long before the win a contribution counts, in milliseconds.
     */
    period_before_win: number;
    /**
     * The most players who are paid, 1 to 10,000. If more contributed, so many are drawn at random.
     */
    max_number_of_payouts: number;
};

/**
 * An amount of money in whole currency units, `5.63` for five euros and 63 cents, with at most 6 decimals and at most 8,000,000,000. It is read from its decimal form and kept exactly.
 */
export type Amount = number;

/**
 * An amount of money in whole currency units as text, such as `"5.63"`, with at most 6 decimals and at most 8,000,000,000.
 */
export type AmountText = string;

/**
 * An instance that a source or a segment leads to.
 */
export type AssignedJackpot = {
    /**
     * The order in which instances are tried, from 0 to 1,000,000. Lower numbers come first; equal ones in the order of their assignment.
     */
    priority: number;
    /**
     * The operator or brand whose assignment it is, the same as that of the source or segment.
     */
    owner_id: OwnerId;
    /**
     * The instance.
     */
    instance_id: Id;
};

/**
 * Something that an account did, or tried to do with credentials. It never holds a secret and never changes.
 */
export type AuditEvent = {
    /**
     * The event's identifier.
     */
    id: Id;
    /**
     * When it happened.
     */
    timestamp: Timestamp;
    /**
     * The organisation, operator or brand that the target belongs to; `pitboss` for the platform's own. It decides who can see the event.
     */
    owner_id: OwnerId;
    /**
     * The account that acted, or whose credentials were used or tried. Absent when the platform itself acted, for example on its command line.
     */
    actor?: {
        /**
         * The account.
         */
        account_id: Id;
        /**
         * Its username at that time.
         */
        username: string;
    };
    /**
     * The IP address that the request came from. Absent when there was no request.
     */
    network_address?: string;
    /**
     * What was done: the id of the operation, such as `updateAccount`, or what the platform did by itself, such as `disableDestination` or `resetPassword`. More values may be added.
     */
    action: string;
    /**
     * What it was done to.
     */
    target: {
        /**
         * The kind of thing, named as in permissions, for example `accounts`. More values may be added.
         */
        resource: string;
        /**
         * Its identifier. Empty for a request about many; detail then holds their number in `count`. Each payment or cancel that a request settles, releases or retries has an event of its own.
         */
        id: string;
    };
    /**
     * `done`, or `refused`.
     */
    outcome: 'done' | 'refused';
    /**
     * The problem that the caller was answered, when it was refused.
     */
    code?: string;
    /**
     * Names the request in the platform's log. Empty when there was none.
     */
    request_id: string;
    /**
     * More about it, by name: `fields`, the names of the fields that a change named, joined by commas; `reason` and `reference` where the request gave them; `count`; `secret`, `true` for a login that was answered with a signing secret; `repeated`, `true` for an exchange that was answered the same refresh token once more. More names may be added.
     */
    detail: {
        [key: string]: string;
    };
};

/**
 * The result of a successful login.
 */
export type AuthResponse = {
    /**
     * A JWT for the header `Authorization` with the scheme `Bearer`. It counts for 30 minutes, unless the account is changed or the login ended before.
     */
    token: string;
    /**
     * An opaque token that can be exchanged once, and within 10 seconds again, for a new pair of tokens.
     */
    refresh_token: string;
    /**
     * The base64 secret with which the JWTs of the account's own organisation are signed, so that a service can check them by itself; it issues none with it. Only trusted accounts of the type Service receive it; keep it as safe as a password.
     */
    secret?: string;
    /**
     * What the account reaches.
     */
    access_to: AccessTo;
    /**
     * Further properties of the account. Empty in this release.
     */
    properties: {
        [key: string]: string;
    };
    /**
     * The configuration of the registered systems that serve accounts of this type, by the name of the service. Wallets are left out.
     */
    services: {
        [key: string]: {
            [key: string]: string;
        };
    };
};

/**
 * The first message of a client on the jackpot status socket.
 */
export type Authenticate = {
    /**
     * Who the client is.
     */
    Authenticate: {
        /**
         * The token of an account, from a login.
         */
        token: string;
    };
};

/**
 * Freespins to award to players without a template or an instance.
 */
export type AwardBonus = {
    /**
     * Names the award, so that it can be repeated safely. The header `Idempotency-Key` may be sent too; then they are equal.
     */
    request_id: IdempotencyKey;
    /**
     * The players' operator.
     */
    operator_id: OperatorId;
    /**
     * The players' brand, either within the operator (`luna`) or with it (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The operator's identifiers of the players, 1 to 10,000. A player who is named more than once gets one bonus.
     */
    players: Array<PlayerId>;
    /**
     * The games in which the freespins can be used, at most 100 providers and games altogether, else `validation_failed` points at them. Empty or left out, every game.
     */
    available_for?: Array<GameBonusDetails>;
    /**
     * A name, which players may see, 1 to 200 characters. Left out, `Freespins`.
     */
    bonus_name?: BonusName;
    /**
     * What the freespins are worth.
     */
    bonus: FreespinType;
    /**
     * Something of the operator's own, which comes back with each bonus and has no effect.
     */
    promo_id?: PromoId;
    /**
     * When the freespins expire, a moment in the future. Left out or 0, 30 days after the award, unless the platform is configured otherwise.
     */
    timestamp_bonus_expires?: Timestamp;
};

/**
 * An instance to award to players.
 */
export type AwardFreespins = {
    /**
     * Names the award, so that it can be repeated safely. The header `Idempotency-Key` may be sent too; then they are equal.
     */
    request_id: IdempotencyKey;
    /**
     * The freespin instance.
     */
    instance_id: Id;
    /**
     * The players' operator, which owns the instance.
     */
    operator_id: OperatorId;
    /**
     * The players' brand, either within the operator (`luna`) or with it (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The operator's identifiers of the players, 1 to 10,000. A player who is named more than once gets one bonus.
     */
    players: Array<PlayerId>;
    /**
     * Something of the operator's own, which comes back with each bonus and has no effect.
     */
    promo_id?: PromoId;
};

/**
 * Freespins as they were awarded, and how many were used.
 */
export type AwardedFreespins = {
    /**
     * How many spins were awarded. Always 1 for `Variable`.
     */
    count: number;
    /**
     * How many spins were used. For `Variable` 0 while something is left of the budget, then 1.
     */
    used: number;
    /**
     * The currency of the value.
     */
    currency: Currency;
    /**
     * For `Fixed` the wager of one spin, for `Variable` the whole budget, without zeros at the end.
     */
    value: AmountText;
};

/**
 * What a bonus consists of. The one key tells its kind. More kinds may be added.
 */
export type BonusDetails = {
    /**
     * Freespins.
     */
    Freespins: FreespinBonus;
};

/**
 * A name for people, 1 to 200 characters.
 */
export type BonusName = string;

/**
 * A brand of an operator.
 */
export type Brand = {
    /**
     * The brand's identifier within its operator.
     */
    id: BrandId;
    /**
     * The brand with its operator, `operator:brand`. This is what other operations call the brand path.
     */
    path: BrandPath;
    /**
     * A name for people, 1 to 200 characters.
     */
    name: string;
    /**
     * Whether the brand takes part. Contributions of a disabled brand are refused.
     */
    enabled: boolean;
    /**
     * When the brand was created.
     */
    created_timestamp: Timestamp;
};

/**
 * How the amounts of a brand's players are converted: an amount in one currency, times the multiplier of another, divided by its own, is the amount in the other.
 */
export type BrandCurrencies = {
    /**
     * The brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The currency that the multipliers refer to. Its own multiplier is 1, whether it is listed or not.
     */
    base_currency: Currency;
    /**
     * Units of each currency for 1 unit of base_currency, by currency code. These are the brand's own if it has any, else the platform's defaults. A currency that is missing cannot be converted.
     */
    multipliers: {
        [key: string]: Multiplier;
    };
};

/**
 * One change of a brand's own multipliers.
 */
export type BrandCurrenciesChange = {
    /**
     * The brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * When the change was made. It holds until that of the next one.
     */
    timestamp: Timestamp;
    /**
     * The account that made the change.
     */
    account_id: Id;
    /**
     * The base currency that was set. Absent when the brand went back to the defaults.
     */
    base_currency?: Currency;
    /**
     * The multipliers that were set. Absent when the brand went back to the defaults.
     */
    multipliers?: {
        [key: string]: Multiplier;
    };
};

/**
 * The identifier of a brand, unique within its operator. It holds no colon, because a colon separates an operator from its brand.
 */
export type BrandId = string;

/**
 * The multipliers that a brand is to have of its own.
 */
export type BrandMultipliers = {
    /**
     * The currency that the multipliers refer to.
     */
    base_currency: Currency;
    /**
     * Units of each currency for 1 unit of base_currency, by currency code, up to 500. They replace what the brand had and all of the defaults. The base currency may be left out; if it is listed, it must be 1.
     */
    multipliers: {
        [key: string]: Multiplier;
    };
};

/**
 * A brand with its operator, written `operator:brand`.
 */
export type BrandPath = string;

/**
 * A brand of the operator that is named beside it, either within the operator (`luna`) or with it (`northstar:luna`).
 */
export type BrandReference = string;

/**
 * What could not be done of a bulk opt-in.
 */
export type BulkOptInErrors = {
    /**
     * Why, by player id; empty when everything was done. A reason is the code of a problem, a colon and a sentence. A CSV line without a valid player id stands under `line 7`, counted from the header as line 1. At most 1,000 reasons are listed; if there are more, `further errors` holds how many more, as text.
     */
    errors: {
        [key: string]: string;
    };
};

/**
 * Players of one brand to opt in to an instance and to opt out of it.
 */
export type BulkOptIns = {
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The brand path of the players, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The players who take part from now on, up to 1,000; may be empty.
     */
    opt_ins: Array<PlayerId>;
    /**
     * The players who do not take part from now on, up to 1,000; may be empty.
     */
    opt_outs: Array<PlayerId>;
};

/**
 * A cancel that is neither sent nor settled.
 */
export type CancelFailure = {
    /**
     * The debit.
     */
    transaction_id: TransactionId;
    /**
     * Why. `not_found`: no such debit is being taken back within the account's access. `cancelled`: the wallet has acknowledged it. `settled`: it was settled before. `in_flight`: the cancel is being sent at this moment. `wallet_not_configured`: the operator has no wallet that could be sent it.
     */
    code: 'not_found' | 'cancelled' | 'settled' | 'in_flight' | 'wallet_not_configured';
};

/**
 * What became of the cancels. Those that succeeded are kept even if others failed.
 */
export type CancelResults = {
    /**
     * The debits whose cancels are sent now, or were settled, in the order of the request.
     */
    succeeded: Array<TransactionId>;
    /**
     * The others, in the order of the request.
     */
    failed: Array<CancelFailure>;
};

/**
 * Cancels to send now.
 */
export type CancelSelection = {
    /**
     * The debits that are being taken back, 1 to 100 of them. One that occurs twice counts once.
     */
    transaction_ids: Array<TransactionId>;
};

/**
 * Debits that were given back by other means.
 */
export type CancelSettlement = {
    /**
     * The debits that are being taken back, 1 to 100 of them. One that occurs twice counts once.
     */
    transaction_ids: Array<TransactionId>;
    /**
     * Why the wallet does not acknowledge the cancels.
     */
    reason: Reason;
    /**
     * What proves that the players have their money back, such as the number of a correction at the wallet.
     */
    reference: string;
};

/**
 * One community share of a win.
 */
export type CommunityPayout = {
    /**
     * The fraction of the pot's value that is paid by this rule.
     */
    payout_percentage: Percentage;
    /**
     * Who receives it.
     */
    rule: PayoutRule;
};

/**
 * How to reach the holder of an account: up to 20 addresses or numbers by their kind. One-time passwords go to `email`, and a login with an external identity provider compares it.
 */
export type Contacts = {
    /**
     * An e-mail address.
     */
    email?: string;
    [key: string]: string | string | undefined;
};

/**
 * A player with a session at the operator's wallet.
 */
export type ContributingPlayer = {
    /**
     * The operator's identifier of the player.
     */
    id: PlayerId;
    /**
     * The token of the player's session, which the operator's wallet authenticates before money moves.
     */
    token: SessionToken;
    /**
     * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.
     */
    country: Country;
    /**
     * The player's brand, either within the operator (`luna`) or with it (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The player's segments, up to 100, as source look-ups use them. Left out, none.
     */
    segments?: Array<Id>;
};

/**
 * A contribution that a game of a provider generates for one instance.
 */
export type ContributionByGame = {
    /**
     * The provider of the game.
     */
    provider_id: Id;
    /**
     * The instance to contribute to.
     */
    instance_id: Id;
    /**
     * The provider's code of the game.
     */
    game_code: SourceId;
    /**
     * The brand path of the player, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The operator's identifier of the player.
     */
    player_id: PlayerId;
    /**
     * The token of the player's session, which the operator's wallet authenticates before money moves.
     */
    token: SessionToken;
    /**
     * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.
     */
    player_country: Country;
    /**
     * The game round that caused the contribution. It is kept as a reference and given to the wallet. Left out, the wallet is given the contribution's own id.
     */
    gameround_id?: GameroundId;
    /**
     * What the player wagered, in `currency`. A `Percentage` contribution is computed from it, and wager criteria are compared with it.
     */
    base_wager: Amount;
    /**
     * The currency of the wager and of what the player pays. It is that of the player's session at the wallet.
     */
    currency: Currency;
    /**
     * Any JSON value. It is passed back in the ContributionResponse.
     */
    metadata?: Metadata;
};

/**
 * A contribution that player activity generates at a source. The platform finds the instance.
 */
export type ContributionBySource = {
    /**
     * The token of the player's session, which the operator's wallet authenticates before money moves.
     */
    token: SessionToken;
    /**
     * The brand path of the player, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The operator's identifier of the player.
     */
    player_id: PlayerId;
    /**
     * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.
     */
    player_country: Country;
    /**
     * The user flow that caused the contribution, for example a game round or a deposit. It is kept as a reference and given to the wallet. Left out, the wallet is given the contribution's own id.
     */
    gameround_id?: GameroundId;
    /**
     * What the player wagered, in `currency`. A `Percentage` contribution is computed from it, and wager criteria are compared with it.
     */
    base_wager: Amount;
    /**
     * The currency of the wager and of what the player pays. It is that of the player's session at the wallet.
     */
    currency: Currency;
    /**
     * Asks for the result to be sent to an address instead of the reply, which is empty then.
     */
    callback?: ContributionCallback;
    /**
     * Names the contribution, so that it can be repeated safely. The header `Idempotency-Key` may be sent instead; if both are sent, they are equal.
     */
    idempotency_key?: IdempotencyKey;
    /**
     * Any JSON value. It is passed back in the ContributionResponse.
     */
    metadata?: Metadata;
    /**
     * Any JSON value. It is attached to the events that result, such as wins.
     */
    event_metadata?: Metadata;
    /**
     * The source that generated the contribution, for example a game code.
     */
    source_id: SourceId;
    /**
     * The player's segments, up to 100. They narrow down the instances and order them. One that does not exist is passed over.
     */
    segments?: Array<Id>;
};

/**
 * Where to send the result of a contribution.
 */
export type ContributionCallback = {
    /**
     * Whether the result is sent only when something was won; a problem is sent in any case. Left out, false.
     */
    win_result_only?: boolean;
    /**
     * The https address that receives the ContributionResponse, or the problem. An enabled destination of the brand or operator must have its host.
     */
    web_hook: string;
};

/**
 * How a contribution is to be made. Every option may be left out.
 */
export type ContributionOptions = {
    /**
     * The kind of product, for example `casino` or `sportsbook`, up to 64 characters. It is given to the wallet as the `category` of the debit and changes nothing else.
     */
    vertical_id?: string;
    /**
     * Whether the linked instances receive a contribution too. Left out, false.
     */
    allow_linked_contributions?: boolean;
    /**
     * Asks for the result to be sent to an address instead of the reply.
     */
    callback?: ContributionCallback;
    /**
     * Names the contribution with all its linked ones, so that it can be repeated safely. The header `Idempotency-Key` may be sent instead; if both are sent, they are equal.
     */
    idempotency_key?: IdempotencyKey;
};

/**
 * Why an accepted contribution with a callback was not booked: a problem with the metadata of the request. No money moved, or what was debited is being given back.
 */
export type ContributionProblem = Problem & {
    /**
     * The `Contribution-Id` of the reply that accepted it.
     */
    contribution_id: Id;
    /**
     * The idempotency key of the request. Absent when it had none.
     */
    idempotency_key?: IdempotencyKey;
    /**
     * The metadata of the request, unchanged. Absent when it had none.
     */
    metadata?: Metadata;
};

/**
 * What became of a contribution.
 */
export type ContributionResponse = {
    /**
     * The instance that took the contribution.
     */
    instance_id: Id;
    /**
     * When the contribution was booked.
     */
    timestamp: Timestamp;
    /**
     * The gameround_id of the request; empty when it had none.
     */
    gameround_id: string;
    /**
     * What this player has won, in the jackpot's currency; 0 without a win. When several pots pay, their sum.
     */
    win_amount: Amount;
    /**
     * The pot that was won; when several were, the one that paid most. Empty without a win.
     */
    win_pot_id: IdOrNone;
    /**
     * How many raffle tickets the contribution earned; 0 for a jackpot that is no raffle.
     */
    tickets_awarded: number;
    /**
     * Whether a win had not been credited at the wallet when this reply was written. It is credited later, without a further call.
     */
    win_withheld: boolean;
    /**
     * The currency of the request.
     */
    contribution_currency: Currency;
    /**
     * What was contributed in all, by the player and the operator, in contribution_currency, rounded down to 6 decimals. 0 means that the contribution did not qualify and that nobody paid anything.
     */
    contribution_amount: Amount;
    /**
     * The metadata of the request, unchanged; null when it had none.
     */
    metadata: Metadata;
};

/**
 * What a callback is told of a contribution that was booked.
 */
export type ContributionResult = ContributionResponse & {
    /**
     * The contribution, by which its result can be read again. Of a contribution to a target, the `Contribution-Id` of the reply or that of a linked one.
     */
    contribution_id: Id;
    /**
     * The idempotency key of the request. Absent when it had none.
     */
    idempotency_key?: IdempotencyKey;
};

/**
 * What a callback is told of a contribution to a target, one result for each jackpot that took it, the target's own first.
 */
export type ContributionResults = Array<ContributionResult>;

/**
 * What a contribution is, who pays it and who may make it.
 */
export type ContributionRules = {
    /**
     * Whether only players who opted in contribute.
     */
    opt_in_required: boolean;
    /**
     * How much one contribution is. `Fixed` is an amount in the jackpot's currency, whatever the wager; `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * The most that one contribution may be, in the jackpot's currency; `"8000000000"`, the most that any amount may be, where there is no such cap.
     */
    max_contribution: AmountText;
    /**
     * The fraction of the contribution that the operator pays, `"1"` for all of it; the player pays the rest. The operator never pays for what a player chose to add.
     */
    operator_contribution_percentage: PercentageText;
    /**
     * Who qualifies for the jackpot at all.
     */
    wager_criteria: WagerCriteria;
    /**
     * The brand paths that take part, up to 1,000. Empty, all brands under the instance's owner. A brand of another operator never takes part.
     */
    allowed_brands: Array<BrandPath>;
    /**
     * Which countries take part.
     */
    country_filters: CountryFilters;
};

/**
 * What something is meant for: one instance, or a source that leads the player to an instance.
 */
export type ContributionTarget = {
    /**
     * The id of the instance, or the id of the source.
     */
    id: SourceId;
    /**
     * What `id` names.
     */
    type: 'instance' | 'source';
};

/**
 * A contribution that player activity generates for one instance.
 */
export type ContributionToInstance = {
    /**
     * The instance to contribute to.
     */
    instance_id: Id;
    /**
     * The token of the player's session, which the operator's wallet authenticates before money moves.
     */
    token: SessionToken;
    /**
     * The brand path of the player, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The operator's identifier of the player.
     */
    player_id: PlayerId;
    /**
     * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.
     */
    player_country: Country;
    /**
     * The user flow that caused the contribution, for example a game round or a deposit. It is kept as a reference and given to the wallet. Left out, the wallet is given the contribution's own id.
     */
    gameround_id?: GameroundId;
    /**
     * What the player wagered, in `currency`. A `Percentage` contribution is computed from it, and wager criteria are compared with it.
     */
    base_wager: Amount;
    /**
     * The currency of the wager and of what the player pays. It is that of the player's session at the wallet.
     */
    currency: Currency;
    /**
     * Asks for the result to be sent to an address instead of the reply, which is empty then.
     */
    callback?: ContributionCallback;
    /**
     * Names the contribution, so that it can be repeated safely. The header `Idempotency-Key` may be sent instead; if both are sent, they are equal.
     */
    idempotency_key?: IdempotencyKey;
    /**
     * Any JSON value. It is passed back in the ContributionResponse.
     */
    metadata?: Metadata;
    /**
     * Any JSON value. It is attached to the events that result, such as wins.
     */
    event_metadata?: Metadata;
};

/**
 * A contribution that player activity generates for an instance or at a source, and for what is linked to it.
 */
export type ContributionToTarget = {
    /**
     * The instance, or the source that leads to one.
     */
    target: ContributionTarget;
    /**
     * What the player did to cause the contribution.
     */
    source: SourceOfContribution;
    /**
     * The player's operator.
     */
    operator_id: OperatorId;
    /**
     * Who contributes.
     */
    player: ContributingPlayer;
    /**
     * What the player wagered, in the currency of the player's session at the wallet. A `Percentage` contribution is computed from it, and wager criteria are compared with it. The player pays in this currency.
     */
    base_wager: MoneyValue;
    /**
     * Any JSON value. It is passed back in every ContributionResponse.
     */
    metadata?: Metadata;
    /**
     * Any JSON value. It is attached to the events that result, such as wins.
     */
    event_metadata?: Metadata;
    /**
     * How the contribution is to be made.
     */
    options?: ContributionOptions;
};

/**
 * How much is contributed. In `contribution_rules` it is the whole contribution; in a pot and in `house_hold_contribution` it is the share of the contribution; in `seed_contribution` it is the part of the pot's own share.
 */
export type ContributionType = {
    /**
     * An amount in the jackpot's currency.
     */
    Fixed: Amount;
} | {
    /**
     * A fraction from 0 to 1 of the wager, of the contribution or of the pot's share, whichever the place calls for. `0.3` is 30 percent.
     */
    Percentage: Percentage;
};

/**
 * Origins whose pages may call the platform from a browser.
 */
export type CorsOrigin = {
    /**
     * For `Exact` one origin as a browser writes it: scheme, host in lower case and, unless it is the scheme's own, the port, without a slash at the end. For `Wildcard` the same with `*.` at the start of the host, and at least two labels behind it.
     */
    pattern: CorsPattern;
    /**
     * `Exact` matches the one origin. `Wildcard` lets `*` stand for exactly one label: `https:/*.example.com` matches `https://shop.example.com`, but neither `https://example.com` nor `https://eu.shop.example.com`.
     */
    match_mode: 'Exact' | 'Wildcard';
};

/**
 * The origins whose pages may call the platform from a browser.
 */
export type CorsOrigins = {
    /**
     * The origins, up to 1,000.
     */
    cors_origin_list: Array<CorsOrigin>;
};

/**
 * An origin, `https://games.example.com`, or a pattern of origins, `https:/*.example.com`.
 */
export type CorsPattern = string;

/**
 * Patterns to remove from the list of origins.
 */
export type CorsPatterns = {
    /**
     * The patterns, up to 1,000, as they were set. One that is not in the list is passed over.
     */
    cors_origin_list: Array<CorsPattern>;
};

/**
 * An ISO 3166-1 alpha-2 country code, or an ISO 3166-2 code of one of its subdivisions, in capitals.
 */
export type Country = string;

/**
 * Which countries take part. A listed country covers its subdivisions. The black list wins over the white list; an empty white list admits every country.
 */
export type CountryFilters = {
    /**
     * Countries and subdivisions that never take part, up to 500.
     */
    black_list: Array<Country>;
    /**
     * The only countries and subdivisions that take part, up to 500.
     */
    white_list: Array<Country>;
};

/**
 * What became of the items of a bulk creation. Items that succeeded are kept even if others failed.
 */
export type CreatedItems = {
    /**
     * The ids of the items that were created, in the order of the request.
     */
    succeeded: Array<SourceId>;
    /**
     * The ids of the items that existed before. They were left as they were.
     */
    duplicated: Array<SourceId>;
    /**
     * The ids of the items that could not be created.
     */
    failed: Array<SourceId>;
};

/**
 * An ISO 4217 currency code in capitals.
 */
export type Currency = string;

/**
 * An ISO 4217 currency code in capitals, or empty for none.
 */
export type CurrencyOrNone = string;

/**
 * What one contribution comes to in a currency.
 */
export type DefaultContribution = {
    /**
     * The currency.
     */
    currency: Currency;
    /**
     * The contribution in this currency, in whole currency units, rounded up to the minor unit.
     */
    value: Amount;
};

/**
 * What became of the segments to delete. Those that were deleted stay so even if others were not.
 */
export type DeletedSegments = {
    /**
     * The ids of the segments that were deleted, in the order of the request.
     */
    succeeded: Array<Id>;
    /**
     * The segments that were not deleted, in the order of the request.
     */
    failed: Array<UndeletedSegment>;
};

/**
 * What became of the sources to delete. Those that were deleted stay so even if others were not.
 */
export type DeletedSources = {
    /**
     * The ids of the sources that were deleted, in the order of the request.
     */
    succeeded: Array<SourceId>;
    /**
     * The sources that were not deleted, in the order of the request.
     */
    failed: Array<UndeletedSource>;
};

/**
 * An event that destinations can receive, or `*` for all of them but PasswordResetRequested, which is received only where it is written out.
 */
export type DeliverableEvent = '*' | 'WinEvent' | 'WinSettled' | 'RaffleWinEvent' | 'OptInEvent' | 'PlayerBonusAdded' | 'PlayerBonusUpdated' | 'PlayerBonusConsumed' | 'PlayerBonusExpired' | 'PasswordResetRequested';

/**
 * One message to one address. Its content is not shown.
 */
export type Delivery = {
    /**
     * The delivery's identifier, the header `webhook-id` of every attempt.
     */
    id: Id;
    /**
     * What is sent: an `event`, the result of a contribution to its `callback`, or the `diversion` of a pot's overflow. More values may be added.
     */
    kind: string;
    /**
     * The owner of the destination that it goes to. Of a callback or a diversion, the operator or brand that it concerns.
     */
    owner_id: OwnerId;
    /**
     * The destination. For a callback or a diversion, the one that registered the host and whose secret signs. Absent as long as there is none.
     */
    destination_id?: Id;
    /**
     * The name of the event. Absent for callbacks and diversions.
     */
    event_type?: string;
    /**
     * The address that it was last sent to, or will be sent to.
     */
    url: string;
    /**
     * `pending`, it waits or is being sent; `delivered`, it was acknowledged with a 2xx; `dead`, it was given up and can be replayed. More values may be added.
     */
    state: string;
    /**
     * How often it was sent since it was created or last replayed.
     */
    attempts: number;
    /**
     * When it was created.
     */
    created: Timestamp;
    /**
     * When it was last sent. Absent before the first attempt.
     */
    last_attempt?: Timestamp;
    /**
     * When it will be sent next. Present while it is pending.
     */
    next_attempt?: Timestamp;
    /**
     * The HTTP status of the last attempt. Absent when there was no HTTP answer.
     */
    last_status?: number;
    /**
     * Why the last attempt failed, in words. Absent when none failed.
     */
    last_error?: string;
};

/**
 * An address that receives deliveries. Its secrets never appear in a reply.
 */
export type Destination = {
    /**
     * The destination's identifier, given by the platform.
     */
    id: Id;
    /**
     * The operator (`northstar`, with all its brands) or brand (`northstar:luna`) whose events it receives; `pitboss` for those of all operators.
     */
    owner_id: OwnerId;
    /**
     * The address that events are sent to.
     */
    url: OutgoingUrl;
    /**
     * The events that it receives. Empty: none; the destination only registers the host of its url for callbacks and diversions.
     */
    events: Array<DeliverableEvent>;
    /**
     * Whether anything is sent to it.
     */
    enabled: boolean;
    /**
     * Why it is disabled: `account`, because an account disabled it, or `gone`, because it answered 410. Absent while it is enabled. More values may be added.
     */
    disabled_reason?: string;
    /**
     * Until when deliveries are signed with the previous secret too. Absent while there is only one.
     */
    previous_secret_until?: Timestamp;
    /**
     * When it was registered.
     */
    created: Timestamp;
    /**
     * When it last changed.
     */
    updated: Timestamp;
};

/**
 * What to change of a destination. A field that is left out stays as it is.
 */
export type DestinationChanges = {
    /**
     * The address that events are sent to. Deliveries that wait go to the new one.
     */
    url?: OutgoingUrl;
    /**
     * All events that it receives; a repetition counts once.
     */
    events?: Array<DeliverableEvent>;
    /**
     * Whether anything is sent to it.
     */
    enabled?: boolean;
    /**
     * A new secret to sign deliveries with.
     */
    secret?: WebhookSecret;
    /**
     * Whether deliveries are signed with the previous secret too for 24 hours from now. Left out, true with a new secret. `false` ends the previous secret at once, with a new secret or without one; `true` without a new secret changes nothing.
     */
    keep_previous_secret?: boolean;
};

/**
 * The overflow of a pot, which the receiver takes over when it acknowledges the message.
 */
export type Diversion = {
    /**
     * Names the diversion, as the header `webhook-id` and the reference of the ledger's entries do. Credit an amount once, however often it arrives.
     */
    diversion_id: Id;
    /**
     * The instance that the money comes from.
     */
    instance_id: Id;
    /**
     * The source_id by which the operator's wallet knows the jackpot.
     */
    game_code: SourceId;
    /**
     * The pot whose overflow it was.
     */
    pot_id: PotId;
    /**
     * The receiver's name of the account, as the pot's diversion rules give it.
     */
    account_id: string;
    /**
     * How much it is, in `currency`.
     */
    amount: Amount;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * When the overflow reached the threshold.
     */
    timestamp: Timestamp;
};

/**
 * Where a pot's overflow is delivered. It goes to hosts that the operator has registered as a destination; until then it waits.
 */
export type DiversionRules = {
    /**
     * The receiver.
     */
    target: DiversionTarget;
    /**
     * The overflow in the jackpot's currency at which all of it is delivered. With 0 each contribution that overflows is delivered at once, in a message of its own.
     */
    flush_threshold: AmountText;
};

/**
 * The receiver of a pot's overflow.
 */
export type DiversionTarget = {
    /**
     * An account outside the platform.
     */
    External: {
        /**
         * The https address that deliveries are sent to. Empty when the overflow stays.
         */
        endpoint: string;
        /**
         * The receiver's name of the account, up to 128 printable ASCII characters without spaces. Empty together with the endpoint.
         */
        account_id: string;
    };
};

/**
 * A length of time. Requests may use any of the four units; replies of the platform use Seconds.
 */
export type Duration = {
    /**
     * Whole seconds.
     */
    Seconds: number;
} | {
    /**
     * Whole minutes.
     */
    Minutes: number;
} | {
    /**
     * Whole hours.
     */
    Hours: number;
} | {
    /**
     * Days of 24 hours.
     */
    Days: number;
};

/**
 * What surrounds the data of every event, on a socket and in a webhook alike. Tell events apart by `event_type`, and ignore the types and fields that you do not know.
 */
export type EventEnvelope = {
    /**
     * The platform that the event comes from.
     */
    source: 'pitboss';
    /**
     * The event's name. It says what `data` is.
     */
    event_type: string;
    /**
     * The operator that the event concerns. Absent when it concerns none.
     */
    operator_id?: OperatorId;
    /**
     * The brand path, `operator:brand`, that the event concerns. Absent when it concerns no single brand.
     */
    brand_id?: BrandPath;
    /**
     * The player whom the event concerns. Absent when it concerns no single player.
     */
    player_id?: PlayerId;
    /**
     * Orders what one receiver gets. A socket counts its events from 1 without gaps. In a webhook it is the event's place among all events of the platform: it rises, has gaps, and stays the same when the event is sent again.
     */
    seq: number;
    /**
     * When it happened; of a JackpotUpdate, when the values were read.
     */
    timestamp: Timestamp;
    /**
     * What happened, as the event_type says.
     */
    data: unknown;
};

/**
 * One type of events of one source, or all of them.
 */
export type EventSelector = {
    /**
     * The platform that the events come from.
     */
    source: 'pitboss';
    /**
     * The name of an event, or `*` for all events of the source, those of later releases included.
     */
    event_type: '*' | 'JackpotUpdate' | 'WinEvent' | 'WinSettled' | 'RaffleWinEvent' | 'OptInEvent' | 'PlayerBonusAdded' | 'PlayerBonusUpdated' | 'PlayerBonusConsumed' | 'PlayerBonusExpired';
};

/**
 * How long after the award the freespins can be used, in milliseconds. `0`: until the timestamp_end of the instance that they were awarded from.
 */
export type ExpiresAfter = number;

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
 * Freespins that a player has.
 */
export type FreespinBonus = {
    /**
     * The freespin instance that they were awarded from; the id of the bonus when there is none.
     */
    id: Id;
    /**
     * A name, which players may see.
     */
    name: BonusName;
    /**
     * What was awarded, and how many were used.
     */
    freespin_type: AwardedFreespins;
    /**
     * `Fixed` freespins are a number of spins of one wager, `Variable` ones a budget for spins of any wager.
     */
    type: 'Variable' | 'Fixed';
    /**
     * What can still be wagered, in the currency of freespin_type: for `Fixed` the value of the spins that are left, for `Variable` what is left of the budget. It stays as it was when the bonus expires.
     */
    remaining: AmountText;
};

/**
 * Freespins that can be awarded for a time, with their own copy of what the template said.
 */
export type FreespinInstance = {
    /**
     * The instance's identifier, which the platform gives.
     */
    id: Id;
    /**
     * A name, which players may see.
     */
    name: BonusName;
    /**
     * The operator that owns the instance.
     */
    operator_id: OperatorId;
    /**
     * The path of the one brand that the instance is for; empty when it is for all brands of the operator.
     */
    brand_id: string;
    /**
     * What the freespins are worth.
     */
    freespin_type: FreespinType;
    /**
     * The template that it was made from.
     */
    template_id: Id;
    /**
     * The games in which the freespins can be used. Empty means every game.
     */
    available_for: Array<GameBonusDetails>;
    /**
     * How long after the award the freespins can be used.
     */
    expires_after_ms: ExpiresAfter;
    /**
     * From when the instance can be awarded.
     */
    timestamp_start: Timestamp;
    /**
     * Until when the instance can be awarded, exclusively.
     */
    timestamp_end: Timestamp;
};

/**
 * Freespins that instances are made from.
 */
export type FreespinTemplate = {
    /**
     * The template's identifier, which the platform gives.
     */
    id: Id;
    /**
     * A name for people.
     */
    name: BonusName;
    /**
     * The operator that owns the template.
     */
    operator_id: OperatorId;
    /**
     * The path of the one brand that the template is for. Absent when it is for all brands of the operator.
     */
    brand_id?: BrandPath;
    /**
     * What the freespins are worth.
     */
    freespin_type: FreespinType;
    /**
     * How long after the award the freespins can be used.
     */
    expires_after_ms: ExpiresAfter;
    /**
     * The id of the account that created the template.
     */
    created_by: Id;
    /**
     * When the template was created.
     */
    timestamp_created: Timestamp;
};

/**
 * What to change of a freespin template. A field that is left out stays as it is.
 */
export type FreespinTemplateChanges = {
    /**
     * The template.
     */
    id: Id;
    /**
     * The new name, 1 to 200 characters.
     */
    name?: BonusName;
    /**
     * The operator that owns the template from now on. When it is another one than before, the template is for all its brands unless brand_id names one.
     */
    operator_id?: OperatorId;
    /**
     * The one brand that the template is for from now on, within the operator (`luna`) or with it (`northstar:luna`). Empty, it is for all brands of the operator.
     */
    brand_id?: string;
    /**
     * What the freespins are worth from now on, as a whole.
     */
    freespin_type?: FreespinType;
    /**
     * How long after the award the freespins can be used from now on.
     */
    expires_after_ms?: ExpiresAfter;
};

/**
 * What freespins are worth.
 */
export type FreespinType = {
    /**
     * The currency of the amount, in which the spins are played.
     */
    currency: Currency;
    /**
     * For `Fixed` the wager of one spin, for `Variable` the whole budget, as text with at most 6 decimals, more than 0.
     */
    amount: string;
    /**
     * `Fixed` freespins are a number of spins of one wager. `Variable` freespins are a budget that the player spends on spins of any wager.
     */
    type: 'Variable' | 'Fixed';
    /**
     * How many spins, 1 to 10,000. `Fixed` needs it; with `Variable` it is refused with `validation_failed`. Their product with the amount is at most 8,000,000,000, else `amount_out_of_range`.
     */
    count?: number;
};

/**
 * A use of freespins that a game reports.
 */
export type FreespinUse = {
    /**
     * Names the use, so that it can be repeated safely. The header `Idempotency-Key` may be sent too; then they are equal.
     */
    request_id: IdempotencyKey;
    /**
     * The player's operator.
     */
    operator_id: OperatorId;
    /**
     * The player's brand, either within the operator (`luna`) or with it (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The operator's identifier of the player.
     */
    player_id: PlayerId;
    /**
     * The id of the player's bonus.
     */
    bonus_id: Id;
    /**
     * The provider of the game.
     */
    provider_id: Id;
    /**
     * The code of the game.
     */
    game_code: SourceId;
    /**
     * The game round, kept as a reference.
     */
    gameround_id?: GameroundId;
    /**
     * How many spins were used, 1 to 10,000. Only for `Fixed` freespins, which need it.
     */
    count?: number;
    /**
     * How much of the budget was used, in its currency, as text with at most 6 decimals, more than 0. Only for `Variable` freespins, which need it.
     */
    amount?: string;
};

/**
 * On which days, and when on them.
 */
export type Frequency = {
    /**
     * Every day.
     */
    Daily: {
        /**
         * The spans of the day, UTC.
         */
        hours: OpeningHours;
    };
} | {
    /**
     * On some days of the week.
     */
    Weekly: {
        /**
         * The days, 1 for Monday to 7 for Sunday.
         */
        days: Array<number>;
        /**
         * The spans of the day, UTC.
         */
        hours: OpeningHours;
    };
} | {
    /**
     * On some days of the month.
     */
    Monthly: {
        /**
         * The days of the month, 1 to 31. A month without such a day leaves it out.
         */
        days: Array<number>;
        /**
         * The spans of the day, UTC.
         */
        hours: OpeningHours;
    };
};

/**
 * Games of one provider in which a bonus can be used.
 */
export type GameBonusDetails = {
    /**
     * The provider of the games.
     */
    provider_id: Id;
    /**
     * The codes of the games. Empty means every game of the provider.
     */
    game_ids: Array<SourceId>;
};

/**
 * The operator's identifier of the user flow that something belongs to, for example a game round or a deposit. Up to 128 printable ASCII characters without spaces.
 */
export type GameroundId = string;

/**
 * A sign of life.
 */
export type Health = {
    /**
     * Always `ok`; anything else is a refusal.
     */
    status: 'ok';
};

/**
 * Wins by chance. Every cost_per_attempt of contribution buys one attempt, and each attempt wins once in max_magic_number.
 */
export type HitRate = {
    /**
     * The odds of one attempt, 1 in this number. From 1 to 1,000,000,000.
     */
    max_magic_number: number;
    /**
     * What one attempt costs, in the jackpot's currency, more than 0. A contribution that is not a multiple of it buys one more attempt with the probability of the remainder.
     */
    cost_per_attempt: number;
};

/**
 * The part of the contributions that belongs to no pot, and pays for seeds that pots have not collected themselves.
 */
export type HousePot = {
    /**
     * The house pot's share of each contribution.
     */
    contribution_type: ContributionType;
    /**
     * When the house pot was created.
     */
    timestamp_created: Timestamp;
    /**
     * What the house pot holds, in the jackpot's currency; 0 while it is in deficit.
     */
    current_value: Amount;
    /**
     * How far the house pot is below zero, because it has paid for seeds, in the jackpot's currency; 0 while it is not.
     */
    accumulated_seed_deficit: Amount;
    /**
     * How many contributions have been booked.
     */
    total_contributions: number;
};

/**
 * An identifier of letters, digits, dots, underscores and hyphens.
 */
export type Id = string;

/**
 * An identifier of letters, digits, dots, underscores and hyphens, or nothing.
 */
export type IdOrNone = string;

/**
 * A name that the caller gives to one request, 1 to 128 printable ASCII characters without spaces.
 */
export type IdempotencyKey = string;

/**
 * The texts of an instance to change. A field that is left out stays as it is.
 */
export type InstanceDetails = {
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * A name for people, 1 to 200 characters.
     */
    name?: string;
    /**
     * A text for people, up to 2,000 characters; may be empty.
     */
    description?: string;
};

/**
 * Where an instance is in its life. `Pending` waits for its start, `Active` takes contributions, `Paused` does not until it is active again, `Terminated` has ended for good and keeps its money.
 */
export type InstanceStatus = 'Pending' | 'Active' | 'Paused' | 'Terminated';

/**
 * What to make an instance from, and for whom.
 */
export type InstantiateTemplateRequest = {
    /**
     * The operator or brand that owns the template.
     */
    template_owner_id: OwnerId;
    /**
     * The template.
     */
    template_id: Id;
    /**
     * The operator or brand that will own the instance. It may be another than the template's owner.
     */
    instance_owner_id: OwnerId;
    /**
     * A name for people, 1 to 200 characters.
     */
    instance_name: string;
    /**
     * The source_id by which the operator's wallet knows the jackpot, unique within the operator. Left out, the instance's id.
     */
    instance_game_code?: SourceId;
    /**
     * A text for people, up to 2,000 characters. Left out, empty.
     */
    instance_desc?: string;
    /**
     * When the instance runs. Left out, from now on without end.
     */
    schedule?: Schedule;
};

/**
 * What became of the items of a bulk request. Items that succeeded are kept even if others failed.
 */
export type ItemOutcomes = {
    /**
     * The ids of the items that were done, in the order of the request, each once.
     */
    succeeded: Array<Id>;
    /**
     * The ids of the items that were not done, in the order of the request, each once.
     */
    failed: Array<Id>;
};

/**
 * The jackpot that a source leads a player to, as administration sees it. Amounts are in the jackpot's currency.
 */
export type JackpotForSource = {
    /**
     * The instance.
     */
    id: Id;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * Whether only players who opted in contribute.
     */
    opt_in_required: boolean;
    /**
     * How much one contribution is. `Fixed` is an amount in the jackpot's currency, whatever the wager; `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * Whether the player takes part, and what they have contributed. A player who has never opted in or out here counts as opted out; for one whom the jackpot does not know, every count and timestamp is 0. Where the request names no player, player_id is empty.
     */
    optin_status: OptInStatus;
    /**
     * The pots in the order of the template.
     */
    pots: Array<Pot>;
    /**
     * When the instance becomes or became active; when it was created, if it was active at once.
     */
    timestamp_start: Timestamp;
    /**
     * When the instance ends; 0 when it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * Where the instance is in its life.
     */
    status: InstanceStatus;
};

/**
 * A running jackpot with its own copy of its template's rules.
 */
export type JackpotInstance = {
    /**
     * The instance's identifier.
     */
    id: Id;
    /**
     * The source_id by which the operator's wallet knows the jackpot in transactions.
     */
    game_code: SourceId;
    /**
     * The template that it was made from.
     */
    template_id: Id;
    /**
     * Where the instance is in its life.
     */
    status: InstanceStatus;
    /**
     * A name for people.
     */
    name: string;
    /**
     * A text for people; may be empty.
     */
    description: string;
    /**
     * The operator or brand that owns the instance.
     */
    owner_id: OwnerId;
    /**
     * The version. It starts at 1 and rises with every change that an operator makes; contributions, wins and drawings that happen by themselves leave it as it is. It is the `ETag`, and what `If-Match` is compared with.
     */
    version: number;
    /**
     * The jackpot's currency, in which all its amounts are.
     */
    currency: Currency;
    /**
     * What a contribution is, who pays it and who may make it.
     */
    contribution_rules: ContributionRules;
    /**
     * The house pot.
     */
    house_pot: HousePot;
    /**
     * Whether it is a jackpot whose pots are won or a raffle whose pots are drawn.
     */
    jackpot_type: 'Jackpot' | 'Raffle';
    /**
     * How the raffle hands out tickets and prizes. Absent for a `Jackpot`.
     */
    raffle_rules?: RaffleRules;
    /**
     * The pots in the order of the template.
     */
    pots: Array<Pot>;
    /**
     * Which pot pays when several hit together.
     */
    win_selector_strategy: 'Lowest' | 'Highest' | 'None';
    /**
     * How many contributions have been booked.
     */
    total_contributions: number;
    /**
     * When the instance was created.
     */
    created: Timestamp;
    /**
     * When the instance becomes or became active; when it was created, if it was active at once.
     */
    timestamp_start: Timestamp;
    /**
     * When the instance ends; 0 when it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * When the instance or one of its pots last changed.
     */
    last_updated: Timestamp;
};

/**
 * The tickers of all active jackpots that an account may see, in the order of their ids.
 */
export type JackpotStatus = Array<Ticker>;

/**
 * A template from which instances are made, once it is published.
 */
export type JackpotTemplate = {
    /**
     * The template's identifier, unique on the platform.
     */
    id: Id;
    /**
     * A name for people, 1 to 200 characters.
     */
    name: string;
    /**
     * A text for people, up to 2,000 characters. Absent when none was given.
     */
    description?: string;
    /**
     * The operator or brand that owns the template.
     */
    owner_id: OwnerId;
    /**
     * The jackpot's currency. Contributions in other currencies are converted to it before they are processed.
     */
    currency: Currency;
    /**
     * What a contribution is, who pays it and who may make it.
     */
    contribution_rules: ContributionRules;
    /**
     * The share of each contribution that goes to the house pot, which helps to pay for new seeds.
     */
    house_hold_contribution: ContributionType;
    /**
     * What instances are, a jackpot whose pots are won or a raffle whose pots are drawn.
     */
    jackpot_type: 'Jackpot' | 'Raffle';
    /**
     * How a raffle hands out tickets and prizes. Absent for a `Jackpot`.
     */
    raffle_rules?: RaffleRules;
    /**
     * The pots that an instance receives, 1 to 50, in the order in which they take their shares and are drawn.
     */
    pots: Array<PotTemplate>;
    /**
     * Which pot pays when several hit together. `Highest` and `Lowest` go by the current value, with ties in the order of pots; `None` pays all of them. Absent when none was given, which means `Highest`.
     */
    win_selector_strategy?: 'Lowest' | 'Highest' | 'None';
    /**
     * How many instances that have not ended use the template. While it is above 0, the template is locked.
     */
    reference_count: number;
    /**
     * Whether the template can be instantiated.
     */
    published: boolean;
    /**
     * The version. It starts at 1 and rises with every change of the template: another content, owner or `published`. The number of instances leaves it as it is. It is the `ETag`, and what `If-Match` is compared with.
     */
    version: number;
};

/**
 * The data of a JackpotUpdate event, which shows what an instance and its pots are worth now. It is the same as the ticker of the instance.
 */
export type JackpotUpdate = Ticker;

/**
 * One movement of money in an instance. Its postings sum to 0. Amounts are in the jackpot's currency.
 */
export type LedgerEntry = {
    /**
     * The entry's number in the instance's ledger, from 1 without a gap.
     */
    seq: number;
    /**
     * What happened: `seed` the first seeds, `contribution`, `win`, `reseed`, `flush` of an overflow, `diversion` a flush that was acknowledged, `payment` of a win by the wallet, `settlement` of a win elsewhere, `draw` of a raffle's pot or of a window of time that ends without a win (without postings when nothing is paid), `adjustment`, `transfer_out`, `transfer_in`.
     */
    kind: 'seed' | 'contribution' | 'win' | 'reseed' | 'flush' | 'diversion' | 'payment' | 'settlement' | 'draw' | 'adjustment' | 'transfer_out' | 'transfer_in';
    /**
     * When the entry was booked.
     */
    timestamp: Timestamp;
    /**
     * The id of the account that acted, or `pitboss` for the platform itself.
     */
    actor: Id;
    /**
     * The operation that booked the entry, such as `setPotCurrentValue`.
     */
    operation: string;
    /**
     * What the entry books: the id of a contribution, win, credit, diversion or transfer, or the instance itself. The two sides of a transfer have the same.
     */
    reference?: TransactionId;
    /**
     * The reason that the caller gave. Absent where none is asked for.
     */
    reason?: Reason;
    /**
     * Units of the jackpot's currency per unit of the player's, as an exact fraction `numerator/denominator`. Absent where nothing was converted.
     */
    rate?: string;
    /**
     * The accounts that changed.
     */
    postings: Array<LedgerPosting>;
};

/**
 * The change of one account.
 */
export type LedgerPosting = {
    /**
     * The pot whose account it is. Absent for an account of the instance itself.
     */
    pot_id?: PotId;
    /**
     * The account. Of a pot: `seed_value`, `contributed_amount`, `contributed_seed`, `surplus_seed`, `overflow_amount`. Of the instance, what it holds: `house`, `withheld` (wins not yet paid), `diverting` (flushes not yet acknowledged). Where money came from, as negative amounts: `initial_seed`, `player_paid`, `operator_paid`, `transferred_in`; where it went: `paid`, `diverted`, `transferred_out`; and `adjusted`, negative when an adjustment brought money in.
     */
    account: 'seed_value' | 'contributed_amount' | 'contributed_seed' | 'surplus_seed' | 'overflow_amount' | 'house' | 'withheld' | 'diverting' | 'initial_seed' | 'player_paid' | 'operator_paid' | 'transferred_in' | 'paid' | 'diverted' | 'transferred_out' | 'adjusted';
    /**
     * How much the account changed by.
     */
    amount: SignedAmount;
    /**
     * What the account held afterwards. Absent for accounts that tell where money came from or went.
     */
    balance_after?: SignedAmount;
};

/**
 * The credentials of an account.
 */
export type LoginRequest = {
    /**
     * The account's username, 1 to 128 characters, compared without regard to case.
     */
    username: string;
    /**
     * The account's password, 1 to 1024 characters.
     */
    password: string;
};

/**
 * Any JSON value of the caller's own. The platform does not read it. Numbers are kept as 64-bit floating point, and null counts as left out.
 */
export type Metadata = unknown;

/**
 * An amount with its currency.
 */
export type MoneyValue = {
    /**
     * The currency of the value.
     */
    currency: Currency;
    /**
     * The amount.
     */
    value: Amount;
};

/**
 * Units of a currency for 1 unit of the base currency, above 0 and with at most 12 decimals. It is read from its decimal form and kept exactly.
 */
export type Multiplier = number;

/**
 * Wins at the latest when the pot's value reaches hit_by, at a moment that is equally likely anywhere below it.
 */
export type MustHitBy = {
    /**
     * The value that the pot never passes, in the jackpot's currency, more than 0.
     */
    hit_by: number;
};

/**
 * An operator or a brand to save.
 */
export type NamedItem = {
    /**
     * The identifier. Letters, digits, dots, underscores and hyphens, up to 64; no colon.
     */
    id: OperatorId;
    /**
     * A name for people, 1 to 200 characters.
     */
    name: string;
};

/**
 * An account to create.
 */
export type NewAccount = {
    /**
     * What the account is for. `System` only in the organisation `pitboss`, and nothing else there.
     */
    account_type: AccountType;
    /**
     * The registered system on whose behalf the account calls, or `pitboss`. Left out, none.
     */
    system_id?: Id;
    /**
     * The name to log in with.
     */
    username: Username;
    /**
     * The first password. It is not part of what an idempotency key compares.
     */
    password: NewPassword;
    /**
     * Where the account belongs.
     */
    org_unit: NewOrganisationUnit;
    /**
     * Whether the account is bound to its own organisation and reaches none below it. Left out, false.
     */
    org_bound?: boolean;
    /**
     * What the account may do, by system. May be empty. Groups of the same system are joined and repetitions dropped.
     */
    permissions: Array<PermissionGroup>;
    /**
     * Whether the account is trusted. Left out, false.
     */
    trusted?: boolean;
    /**
     * How to reach the account's holder. Left out, none.
     */
    contacts?: Contacts;
    /**
     * The external identity provider that the account may log in with as well. Left out or empty, none.
     */
    oauth_provider_id?: string;
};

/**
 * What a contribution is, who pays it and who may make it.
 */
export type NewContributionRules = {
    /**
     * Whether only players who opted in contribute. Left out, false.
     */
    opt_in_required?: boolean;
    /**
     * How much one contribution is. `Fixed` is an amount in the jackpot's currency, whatever the wager; `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * The most that one contribution may be, in the jackpot's currency. Left out, there is no such cap.
     */
    max_contribution?: AmountText;
    /**
     * The fraction of the contribution that the operator pays, `"1"` for all of it; the player pays the rest. Left out, `"0"`. The operator never pays for what a player chose to add.
     */
    operator_contribution_percentage?: PercentageText;
    /**
     * Who qualifies for the jackpot at all. Left out, everybody.
     */
    wager_criteria?: NewWagerCriteria;
    /**
     * The brand paths that take part, up to 1,000. Empty or left out, all brands under the instance's owner. A brand of another operator never takes part.
     */
    allowed_brands?: Array<BrandPath>;
    /**
     * Which countries take part. Left out, all of them.
     */
    country_filters?: NewCountryFilters;
};

/**
 * Which countries take part. A listed country covers its subdivisions. The black list wins over the white list; an empty or missing white list admits every country.
 */
export type NewCountryFilters = {
    /**
     * Countries and subdivisions that never take part, up to 500.
     */
    black_list?: Array<Country>;
    /**
     * The only countries and subdivisions that take part, up to 500.
     */
    white_list?: Array<Country>;
};

/**
 * A destination to register. It is enabled.
 */
export type NewDestination = {
    /**
     * The operator or brand whose events it receives; `pitboss` for those of all operators. It never changes.
     */
    owner_id: OwnerId;
    /**
     * The address that events are sent to.
     */
    url: OutgoingUrl;
    /**
     * The events that it receives; a repetition counts once. Empty, it only registers the host of its url for callbacks and diversions.
     */
    events: Array<DeliverableEvent>;
    /**
     * What its deliveries are signed with.
     */
    secret: WebhookSecret;
};

/**
 * A template to award from for a time.
 */
export type NewFreespinInstance = {
    /**
     * The template.
     */
    template_id: Id;
    /**
     * The name of the instance, which players may see, 1 to 200 characters. Left out, that of the template.
     */
    instance_name?: BonusName;
    /**
     * The one brand that the instance is for. Left out, the brand of the template, or all brands of the operator if the template has none.
     */
    brand_id?: BrandReference;
    /**
     * The games in which the freespins can be used, at most 100 providers and games altogether, else `validation_failed` points at them. Empty means every game.
     */
    available_for: Array<GameBonusDetails>;
    /**
     * From when the instance can be awarded. It may lie in the past.
     */
    timestamp_start: Timestamp;
    /**
     * Until when the instance can be awarded, exclusively.
     */
    timestamp_end: Timestamp;
};

/**
 * Freespins to make instances from.
 */
export type NewFreespinTemplate = {
    /**
     * A name for people, 1 to 200 characters. It need not be unique.
     */
    name: BonusName;
    /**
     * The operator that owns the template.
     */
    operator_id: OperatorId;
    /**
     * The one brand that the template is for. Left out, it is for all brands of the operator.
     */
    brand_id?: BrandReference;
    /**
     * What the freespins are worth.
     */
    freespin_type: FreespinType;
    /**
     * How long after the award the freespins can be used.
     */
    expires_after_ms: ExpiresAfter;
};

/**
 * A template to store. It has the fields of a JackpotTemplate, so that a template that was read can be sent again; `reference_count`, `published` and `version` are accepted and ignored.
 */
export type NewJackpotTemplate = {
    /**
     * The template's identifier, unique on the platform. Left out, the platform chooses that of a new one.
     */
    id?: Id;
    /**
     * A name for people, 1 to 200 characters.
     */
    name: string;
    /**
     * A text for people, up to 2,000 characters.
     */
    description?: string;
    /**
     * The operator or brand that owns the template.
     */
    owner_id: OwnerId;
    /**
     * The jackpot's currency. Contributions in other currencies are converted to it before they are processed.
     */
    currency: Currency;
    /**
     * What a contribution is, who pays it and who may make it.
     */
    contribution_rules: NewContributionRules;
    /**
     * The share of each contribution that goes to the house pot, which helps to pay for new seeds.
     */
    house_hold_contribution: ContributionType;
    /**
     * What instances are, a jackpot whose pots are won or a raffle whose pots are drawn. Left out, `Jackpot`.
     */
    jackpot_type?: 'Jackpot' | 'Raffle';
    /**
     * How a raffle hands out tickets and prizes, for `Raffle` alone, which needs it.
     */
    raffle_rules?: RaffleRules;
    /**
     * The pots that an instance receives, 1 to 50, in the order in which they take their shares and are drawn.
     */
    pots: Array<NewPotTemplate>;
    /**
     * Which pot pays when several hit together. `Highest` and `Lowest` go by the current value, with ties in the order of pots; `None` pays all of them. Left out, `Highest`.
     */
    win_selector_strategy?: 'Lowest' | 'Highest' | 'None';
    /**
     * Ignored. It is counted by the platform.
     */
    reference_count?: number;
    /**
     * Ignored. A new template is not published; publish it with `POST /templates/publish`.
     */
    published?: boolean;
    /**
     * Ignored. To change only the version that you read, send its `ETag` as `If-Match`.
     */
    version?: number;
};

/**
 * An external identity provider to configure.
 */
export type NewOAuthProvider = {
    /**
     * The provider's identifier, by which a frontend knows how to present it. Unique on the platform.
     */
    id: Id;
    /**
     * The organisation, or one of its units, whose accounts may log in with the provider.
     */
    owner: OwnerId;
    /**
     * The platform's name at the provider.
     */
    client_id: string;
    /**
     * The platform's secret at the provider. It never appears in a reply, and is not part of what an idempotency key compares.
     */
    client_secret: string;
    /**
     * The issuer, exactly as it stands in the provider's ID tokens.
     */
    issuer_url: OutgoingUrl;
    /**
     * Where the provider's authorization code is exchanged.
     */
    token_url: OutgoingUrl;
    /**
     * Where the keys are that the provider signs its ID tokens with.
     */
    jwk_url: OutgoingUrl;
    /**
     * The callback on the platform, its public address followed by `/oauth/callback`.
     */
    redirect_url: OAuthRedirectUrl;
    /**
     * Where the browser goes after the login.
     */
    frontend_url: OAuthFrontendUrl;
};

/**
 * An organisation to create. It is enabled.
 */
export type NewOrganisation = {
    /**
     * The organisation's identifier, unique on the platform. It never changes.
     */
    id: Id;
    /**
     * The ids of its units. May be empty; a repetition counts once.
     */
    units: Array<Id>;
    /**
     * A name for people, 1 to 200 characters. Left out, the id.
     */
    name?: string;
    /**
     * The organisation above it. Empty or left out: the caller's own organisation; for a caller of the type System none, and a new tree begins.
     */
    parent_id?: OrganisationIdOrNone;
    /**
     * Its base currency. Empty or left out, that of the organisation above, also when that changes.
     */
    base_currency?: CurrencyOrNone;
};

/**
 * Where to place an account.
 */
export type NewOrganisationUnit = {
    /**
     * The organisation. It must be one that the caller reaches.
     */
    org_id: Id;
    /**
     * One of the organisation's units. Empty or left out, the account belongs to no unit.
     */
    unit_id?: UnitId;
    /**
     * The organisations above it as far as the caller reaches them, from the top down, and the organisation itself, as an account is answered. Empty or left out, they follow from org_id; another list is `org_list_mismatch`.
     */
    org_list?: Array<Id>;
};

/**
 * A new password, 12 to 256 characters of any kind. It may not contain the account's username in whatever case. No reply ever holds it.
 */
export type NewPassword = string;

/**
 * A pot that every instance of the template receives. Amounts are in the jackpot's currency.
 */
export type NewPotTemplate = {
    /**
     * The pot's identifier, unique within the template; its instances use the same.
     */
    id: PotId;
    /**
     * The pot's share of each contribution that it takes part in.
     */
    contribution: ContributionType;
    /**
     * Who is paid. `WinnerOnly`, also when left out, pays the winner all; `Community` divides by payout_ruleset. A raffle pays its prizes instead: its pots leave this out or say `WinnerOnly`.
     */
    payout_rules?: 'WinnerOnly' | 'Community';
    /**
     * How a win is divided, for `Community` alone, which needs it.
     */
    payout_ruleset?: PayoutRuleset;
    /**
     * The part of the pot's share that is put aside for its next seed. The rest raises its value.
     */
    seed_contribution: ContributionType;
    /**
     * What the pot starts with, and how it collects and receives its next seed.
     */
    seed_strategy: SeedStrategy;
    /**
     * Where the overflow is delivered. Left out, it stays and helps to pay for the next seed.
     */
    diversion_rules?: DiversionRules;
    /**
     * Conditions that must hold before the pot can be won, up to 10.
     */
    win_constraints?: Array<WinConstraint>;
    /**
     * How many times the pot can be won before it is disabled, up to 1,000,000,000. 0 or left out, without end.
     */
    max_instantiation_count?: number;
    /**
     * Whether contributions raise the pot's value. If not, the pot keeps its seed value and contributions collect in its surplus seed. Left out, true.
     */
    is_progressive?: boolean;
    /**
     * Whether a win can be triggered by a call. Left out, false.
     */
    supports_external_trigger?: boolean;
    /**
     * How the pot can hit by itself, up to 10 ways. Empty or left out, only by an external trigger.
     */
    pot_types?: Array<NewPotTypeTemplate>;
    /**
     * Who qualifies for this pot. A contribution that does not qualify leaves the pot's share out of the charge and cannot win it. Left out, everybody.
     */
    wager_criteria?: NewWagerCriteria;
    /**
     * The value that the pot never passes; what would lift it higher becomes overflow. Left out, 8,000,000,000.
     */
    max_pot_value?: AmountText;
};

/**
 * How a pot of a template can hit by itself.
 */
export type NewPotTypeTemplate = {
    /**
     * Once in each window of time.
     */
    TimeFixed: NewTimeFixed;
} | {
    /**
     * By chance, with fixed odds.
     */
    HitRate: HitRate;
} | {
    /**
     * At the latest at a fixed value.
     */
    MustHitBy: MustHitBy;
};

/**
 * Wins once in each window of time that ends at target_datetime and is repeated. A pot has at most one such row of windows.
 */
export type NewTimeFixed = {
    /**
     * When the first window ends. Without a repeat_period it lies in the future when the template is published, and between the start and the end of each instance.
     */
    target_datetime: Timestamp;
    /**
     * The length of each window; the next begins when one ends. Left out or 0, there is one window, from the instance's start.
     */
    repeat_period?: RepeatPeriod;
};

/**
 * Who qualifies. Both bounds are compared in the jackpot's currency, after conversion; one that is left out is 0.
 */
export type NewWagerCriteria = {
    /**
     * The smallest wager that qualifies, in the jackpot's currency.
     */
    min_base_wager?: Amount;
    /**
     * The smallest contribution that qualifies, in the jackpot's currency.
     */
    min_contribution?: Amount;
};

/**
 * The address of a page, without a fragment. The platform itself never calls it.
 */
export type OAuthFrontendUrl = string;

/**
 * An external identity provider (OpenID Connect). Its client_secret never appears in a reply.
 */
export type OAuthProvider = {
    /**
     * The provider's identifier, by which a frontend knows how to present it.
     */
    id: Id;
    /**
     * The organisation (`northstar`) whose accounts, and those of the organisations below it, may log in with the provider, or one of its units (`northstar:luna`), whose accounts may.
     */
    owner: OwnerId;
    /**
     * The platform's name at the provider.
     */
    client_id: string;
    /**
     * The issuer, exactly as it stands in the provider's ID tokens. The address to log in at is read from its `/.well-known/openid-configuration`.
     */
    issuer_url: OutgoingUrl;
    /**
     * Where the provider's authorization code is exchanged.
     */
    token_url: OutgoingUrl;
    /**
     * Where the keys are that the provider signs its ID tokens with.
     */
    jwk_url: OutgoingUrl;
    /**
     * The callback on the platform, its public address followed by `/oauth/callback`.
     */
    redirect_url: OAuthRedirectUrl;
    /**
     * Where the browser goes after the login, with the outcome in the fragment.
     */
    frontend_url: OAuthFrontendUrl;
    /**
     * When the provider was configured.
     */
    created: Timestamp;
    /**
     * When the configuration last changed.
     */
    updated: Timestamp;
};

/**
 * What to change of an external identity provider. A field that is left out stays as it is.
 */
export type OAuthProviderChanges = {
    /**
     * A new identifier. The accounts that use the provider follow.
     */
    id?: Id;
    /**
     * The organisation, or one of its units, whose accounts may log in with the provider. Every account that uses it must still be one of them.
     */
    owner?: OwnerId;
    /**
     * The platform's name at the provider.
     */
    client_id?: string;
    /**
     * The platform's secret at the provider. It never appears in a reply, and is not part of what an idempotency key compares.
     */
    client_secret?: string;
    /**
     * The issuer, exactly as it stands in the provider's ID tokens.
     */
    issuer_url?: OutgoingUrl;
    /**
     * Where the provider's authorization code is exchanged.
     */
    token_url?: OutgoingUrl;
    /**
     * Where the keys are that the provider signs its ID tokens with.
     */
    jwk_url?: OutgoingUrl;
    /**
     * The callback on the platform, its public address followed by `/oauth/callback`.
     */
    redirect_url?: OAuthRedirectUrl;
    /**
     * Where the browser goes after the login.
     */
    frontend_url?: OAuthFrontendUrl;
};

/**
 * An address on the platform that ends with `/oauth/callback`.
 */
export type OAuthRedirectUrl = string;

/**
 * Spans of a day, each as a pair of its first and its last second, up to 24. One whose last second comes before its first ends on the next day.
 */
export type OpeningHours = Array<[
    TimeOfDay,
    TimeOfDay
]>;

/**
 * An operator with its brands.
 */
export type Operator = {
    /**
     * The operator's identifier.
     */
    id: OperatorId;
    /**
     * The operator's path, which is its id.
     */
    path: OperatorId;
    /**
     * A name for people, 1 to 200 characters.
     */
    name: string;
    /**
     * Whether the operator takes part. Contributions of a disabled operator's brands are refused.
     */
    enabled: boolean;
    /**
     * When the operator was created.
     */
    created_timestamp: Timestamp;
    /**
     * The operator's brands in the order of their ids, as far as the caller reaches them.
     */
    brands: Array<Brand>;
};

/**
 * The identifier of an operator, unique on the platform. It holds no colon, because a colon separates an operator from its brand.
 */
export type OperatorId = string;

/**
 * The jackpot that a source leads a player to, as the player's operator sees it. Amounts are in the jackpot's currency.
 */
export type OperatorJackpotForSource = {
    /**
     * The instance.
     */
    id: Id;
    /**
     * The source_id by which the operator's wallet knows the jackpot in transactions.
     */
    game_code: SourceId;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * Whether only players who opted in contribute.
     */
    opt_in_required: boolean;
    /**
     * Whether a player's preferred contribution is kept for each currency by itself. It always is, so `true`.
     */
    opt_in_per_currency: boolean;
    /**
     * How much one contribution is. `Fixed` is an amount in the jackpot's currency, whatever the wager; `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * Whether the player takes part, and what they have contributed. A player who has never opted in or out here counts as opted out; for one whom the jackpot does not know, every count and timestamp is 0.
     */
    optin_status: OptInStatus;
    /**
     * The pots in the order of the template.
     */
    pots: Array<OperatorPot>;
    /**
     * When the instance becomes or became active; when it was created, if it was active at once.
     */
    timestamp_start: Timestamp;
    /**
     * When the instance ends; 0 when it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * Where the instance is in its life.
     */
    status: InstanceStatus;
};

/**
 * A player's wish to take part in a jackpot or no longer, as the operator's environment tells it.
 */
export type OperatorOptIn = {
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The operator's identifier of the player.
     */
    player_id: PlayerId;
    /**
     * The brand path of the player, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.
     */
    player_country: Country;
    /**
     * `true` opts the player in, `false` out.
     */
    opt_in: boolean;
    /**
     * What the player wishes to contribute each time, in contribution_currency. `0` removes the wish for that currency. Left out, the wishes stay as they are.
     */
    contribution_value?: Amount;
    /**
     * The currency of contribution_value. Left out, the jackpot's currency. Without a value it is not read.
     */
    contribution_currency?: Currency;
};

/**
 * A pot of an instance as an operator's environment sees it: always with its payout ruleset, and without the account that its overflow goes to. Amounts are in the jackpot's currency. `current_value` is what a win pays and is always `seed_value` + `contributed_amount`.
 */
export type OperatorPot = {
    /**
     * The pot's identifier within the instance.
     */
    id: PotId;
    /**
     * Whether the pot takes shares of contributions and can be won.
     */
    enabled: boolean;
    /**
     * The pot's share of each contribution that it takes part in.
     */
    contribution: ContributionType;
    /**
     * How a win is divided. A pot that pays the winner alone has the main_winner_percentage 1, the admin_fee 0 and no payout_rules.
     */
    payout_ruleset: PayoutRuleset;
    /**
     * The part of the pot's share that is put aside for its next seed.
     */
    seed_contribution: ContributionType;
    /**
     * What the pot starts with, and how it collects and receives its next seed.
     */
    seed_strategy: SeedStrategy;
    /**
     * Conditions that must hold before the pot can be won.
     */
    win_constraints: Array<WinConstraint>;
    /**
     * Which life of the pot this is. It starts at 1 and rises with each reseed.
     */
    instance_count: number;
    /**
     * When the pot was created.
     */
    timestamp_created: Timestamp;
    /**
     * Whether a win can be triggered by a call.
     */
    supports_external_trigger: boolean;
    /**
     * Whether contributions raise the pot's value.
     */
    is_progressive: boolean;
    /**
     * What the pot holds for later seeds beyond what it collects on purpose, for example the shares of a pot that is not progressive.
     */
    surplus_seed: Amount;
    /**
     * The part of the current value that contributions brought.
     */
    contributed_amount: Amount;
    /**
     * What contributions have collected for the next seed.
     */
    contributed_seed: Amount;
    /**
     * The part of the current value that the pot was seeded with.
     */
    seed_value: Amount;
    /**
     * What a win pays now.
     */
    current_value: Amount;
    /**
     * How the pot can hit by itself. Empty when it can only be triggered.
     */
    pot_types: Array<PotType>;
    /**
     * Who qualifies for this pot. Both bounds are always present, 0 where the template names none.
     */
    criteria: WagerCriteria;
    /**
     * The value that the pot never passes; `"8000000000"` where the template names none.
     */
    maximum_pot_value: AmountText;
    /**
     * What would have lifted the pot above its maximum.
     */
    overflow_amount: Amount;
    /**
     * How many contributions the pot has taken part in.
     */
    total_contributions: number;
};

/**
 * The tickets of one player in one drawing period of a raffle, with what the player has accumulated.
 */
export type OperatorRaffleTicketRecord = {
    /**
     * The raffle's instance.
     */
    instance_id: Id;
    /**
     * The brand path of the player.
     */
    brand_id: BrandPath;
    /**
     * The operator's identifier of the player.
     */
    player_id: PlayerId;
    /**
     * The player's identifier at the operator's wallet, or player_id while the wallet has not authenticated the player.
     */
    ext_player_id: PlayerId;
    /**
     * How many tickets the player has earned in the period, 0 while there is not enough for the first.
     */
    ticket_count: number;
    /**
     * What the player has accumulated in the period, in the jackpot's currency, including what became tickets.
     */
    accumulated_cost: AmountText;
    /**
     * When the period begins.
     */
    timestamp_start: Timestamp;
    /**
     * When the period ends and is drawn.
     */
    timestamp_end: Timestamp;
};

/**
 * How the platform treats the wins of an operator and its brands.
 */
export type OperatorSettings = {
    /**
     * By jackpot currency, the largest payment of a win that is credited without a review; a larger one is held until it is released or settled. 0 holds every win. A currency that is not named has no threshold. Up to 200 currencies.
     */
    review_threshold: {
        [key in Currency]?: Amount;
    };
};

/**
 * The data of an OptInEvent, which tells that a player was opted in or out, or that the preferred contribution of an opted-in player has changed. A repetition that changes nothing causes no event.
 */
export type OptInEvent = {
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The source_id by which the operator's wallet knows the jackpot.
     */
    game_code: SourceId;
    /**
     * The player.
     */
    player_id: PlayerId;
    /**
     * The brand path of the player.
     */
    brand_id: BrandPath;
    /**
     * Whether the player takes part from now on.
     */
    opted_in: boolean;
    /**
     * The preference that was set last and still stands, in preferred_contribution_currency. Absent without one.
     */
    preferred_contribution_value?: Amount;
    /**
     * The currency of preferred_contribution_value. Absent together with it.
     */
    preferred_contribution_currency?: Currency;
    /**
     * When it was changed.
     */
    timestamp: Timestamp;
};

/**
 * A player's wish to take part in a jackpot, or no longer to.
 */
export type OptInRequest = {
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The operator's identifier of the player.
     */
    player_id: PlayerId;
    /**
     * The brand path of the player, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code. It is held against the jackpot's country filters and is not kept.
     */
    player_country: Country;
    /**
     * Whether the player takes part from now on.
     */
    opt_in: boolean;
    /**
     * What the player wishes to contribute each time, in the jackpot's currency, as text or as a number. It replaces the earlier preference in that currency; 0 removes it. Left out, the player's preferences stay as they are.
     */
    contribution_value?: AmountText | Amount;
};

/**
 * Whether a player takes part in a jackpot, what they prefer to contribute and what they have contributed. A player has one from their first opt-in or opt-out on; whoever has none counts as opted out.
 */
export type OptInStatus = {
    /**
     * The version of this document's form.
     */
    doc_version: 'V1';
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The operator's identifier of the player; empty in a reply to a request that names none.
     */
    player_id: PlayerIdOrNone;
    /**
     * The player's identifier at the operator's wallet, or player_id while the wallet has not authenticated the player.
     */
    ext_player_id: PlayerIdOrNone;
    /**
     * The brand path of the player.
     */
    player_brand_id: BrandPath;
    /**
     * The preference that was set last and still stands, in preferred_contribution_currency; 0 without one.
     */
    preferred_contribution_value: Amount;
    /**
     * The currency of preferred_contribution_value; empty without one.
     */
    preferred_contribution_currency: CurrencyOrNone;
    /**
     * What the player prefers to contribute each time, by currency, up to 200 currencies. Empty without a preference.
     */
    contribution_preferences: {
        [key: string]: AmountText;
    };
    /**
     * How many contributions of the player the instance has booked, whether opted in or not.
     */
    contribution_count: number;
    /**
     * What those contributions were together, in the jackpot's currency, by the player and the operator.
     */
    contribution_value: Amount;
    /**
     * What the pots received of them, by pot. A pot that took part in none is left out.
     */
    pot_contributions: {
        [key: string]: PotContribution;
    };
    /**
     * Whether the player takes part.
     */
    opted_in: boolean;
    /**
     * When the player was last opted in or out, changed a preference or contributed; 0 if never.
     */
    last_updated: Timestamp;
};

/**
 * An organisation. Organisations form trees. The organisation with the id of an operator is that operator's: its accounts reach the operator.
 */
export type Organisation = {
    /**
     * The organisation's identifier, unique on the platform.
     */
    id: Id;
    /**
     * A name for people.
     */
    name: string;
    /**
     * The organisation above it. Empty at the top of a tree, and for a caller who does not reach that organisation.
     */
    parent_id: OrganisationIdOrNone;
    /**
     * Whether its accounts may log in and call. They may not either while an organisation above it is disabled.
     */
    enabled: boolean;
    /**
     * Its own base currency, else that of the nearest organisation above that has one, else empty.
     */
    base_currency: CurrencyOrNone;
    /**
     * What is directly below it: first the organisations in the order of their ids, as far as the caller reaches them, then its units in the order of units.
     */
    children: Array<OrganisationChild>;
    /**
     * When the organisation was created.
     */
    created: Timestamp;
    /**
     * When it last changed.
     */
    updated: Timestamp;
    /**
     * The ids of its units.
     */
    units: Array<Id>;
};

/**
 * What to change of an organisation. A field that is left out stays as it is.
 */
export type OrganisationChanges = {
    /**
     * The full list of its units. A unit that is not in it is removed; a repetition counts once.
     */
    units?: Array<Id>;
    /**
     * Whether its accounts, and those of the organisations below it, may log in and call.
     */
    enabled?: boolean;
    /**
     * A name for people, 1 to 200 characters.
     */
    name?: string;
    /**
     * The organisation to move it below; empty moves it to the top, which only System accounts can do.
     */
    parent_id?: OrganisationIdOrNone;
    /**
     * Its base currency; empty takes that of the organisation above.
     */
    base_currency?: CurrencyOrNone;
};

/**
 * An organisation or a unit directly below an organisation.
 */
export type OrganisationChild = {
    /**
     * Which of the two it is.
     */
    child_type: 'Organisation' | 'Unit';
    /**
     * Its identifier.
     */
    id: Id;
    /**
     * The base currency of the organisation below; for a unit, that of its own organisation. Empty if there is none.
     */
    currency: CurrencyOrNone;
};

/**
 * An organisation, or empty for none.
 */
export type OrganisationIdOrNone = string;

/**
 * Where an account belongs.
 */
export type OrganisationUnit = {
    /**
     * The organisation.
     */
    org_id: Id;
    /**
     * The unit within the organisation. Empty when the account belongs to no unit.
     */
    unit_id: UnitId;
    /**
     * The organisations above it as far as the caller reaches them, from the top down, and the organisation itself.
     */
    org_list: Array<Id>;
};

/**
 * An address that the platform calls: https, with a host, without user information and fragment. Addresses of private, loopback, link-local and other special-purpose networks are refused, and `localhost` and names under `.localhost`, `.local` and `.internal` with them, unless the configuration of the server itself allows the host; only then may it be http. What a name resolves to is checked again at every call.
 */
export type OutgoingUrl = string;

/**
 * The calling account. Passwords never appear in a reply.
 */
export type OwnAccount = {
    /**
     * The account's identifier.
     */
    id: Id;
    /**
     * The name to log in with.
     */
    username: string;
    /**
     * The account's organisation.
     */
    org_id: Id;
    /**
     * The account's unit within its organisation.
     */
    unit_id: string;
    /**
     * What the account may do, by system. Accounts of the type System may do everything, accounts of the type SuperUser everything inside their organisation's tree.
     */
    permissions: Array<PermissionGroup>;
    /**
     * Whether the account may log in and call.
     */
    enabled: boolean;
    /**
     * Whether the account is trusted. A trusted Service account receives its organisation's signing secret when it logs in.
     */
    trusted: boolean;
    /**
     * When the account was created.
     */
    created_on: Timestamp;
    /**
     * When the account last logged in, 0 if never.
     */
    last_logged_in: Timestamp;
    /**
     * Whether a one-time password has been issued for the account and is still valid.
     */
    pending_password_reset: boolean;
    /**
     * What the account reaches.
     */
    access_to: AccessTo;
    /**
     * The external identity provider that the account logs in with. Empty if it has none.
     */
    oauth_provider_id: IdOrNone;
};

/**
 * What to change of an operator or a brand. What is left out stays as it is.
 */
export type OwnerChanges = {
    /**
     * The new name for people, 1 to 200 characters.
     */
    name?: string;
    /**
     * Whether the operator or the brand takes part from now on. While it does not, players' contributions are refused.
     */
    enabled?: boolean;
};

/**
 * Who owns something, either an operator (`northstar`) or one of its brands (`northstar:luna`).
 */
export type OwnerId = string;

/**
 * A new password for the calling account.
 */
export type PasswordChange = {
    /**
     * The new password. It must differ from the current one.
     */
    password: NewPassword;
    /**
     * The password that counts until now.
     */
    current: string;
};

/**
 * A one-time password and the password that it sets.
 */
export type PasswordResetConfirmation = {
    /**
     * The account's username, 1 to 128 characters, compared without regard to case.
     */
    username: string;
    /**
     * The one-time password that the holder received, 8 digits.
     */
    otp: string;
    /**
     * The new password.
     */
    password: NewPassword;
};

/**
 * Whose password to reset.
 */
export type PasswordResetRequest = {
    /**
     * The account's username, 1 to 128 characters, compared without regard to case.
     */
    username: string;
};

/**
 * The data of a PasswordResetRequested event, which asks its receiver to send a one-time password to the holder of an account. It carries a secret: it goes to webhooks that were registered for this event by name and to the platform's own mail, never to a socket, a log or a list of deliveries, and is erased once it is delivered or has expired.
 */
export type PasswordResetRequested = {
    /**
     * The account.
     */
    account_id: Id;
    /**
     * The name that the account logs in with. The password reset is confirmed with it.
     */
    username: string;
    /**
     * The one-time password, 8 digits. It counts once and for 10 minutes.
     */
    otp: string;
    /**
     * Until when the one-time password counts. Do not send it later.
     */
    expires_at: Timestamp;
    /**
     * The account's contacts, for example `email`, by the kind of contact. Empty when it has none.
     */
    contacts: {
        [key: string]: string;
    };
};

/**
 * Who receives a community share.
 */
export type PayoutRule = {
    /**
     * Everybody who contributed shortly before the win.
     */
    ActivePlayers: ActivePlayers;
} | {
    /**
     * The player other than the winner who has contributed the most ever. The object is empty.
     */
    HighestLifetimeContributor: {
        [key: string]: never;
    };
} | {
    /**
     * The player other than the winner who has contributed the most since the pot's last win. The object is empty.
     */
    HighestContributionPerWin: {
        [key: string]: never;
    };
};

/**
 * How a win is divided. main_winner_percentage, admin_fee and the payout percentages add up to 1, and the winner receives more than 0.
 */
export type PayoutRuleset = {
    /**
     * The fraction that the winner receives.
     */
    main_winner_percentage: Percentage;
    /**
     * The fraction that goes to the house pot.
     */
    admin_fee: Percentage;
    /**
     * The community shares in the order in which they are paid, up to 10. Those of all pots together are for at most 10,000 players.
     */
    payout_rules: Array<CommunityPayout>;
};

/**
 * A debit that is being taken back, and how far that has come.
 */
export type PendingCancel = {
    /**
     * The debit's transaction id at the operator's wallet.
     */
    transaction_id: TransactionId;
    /**
     * The contribution that the debit was for; nothing of it was booked.
     */
    contribution_id: Id;
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The brand path of the player.
     */
    brand_id: BrandPath;
    /**
     * The player.
     */
    player_id: PlayerId;
    /**
     * What the player may have paid, in currency, in whole minor units.
     */
    amount: Amount;
    /**
     * The currency of the debit.
     */
    currency: Currency;
    /**
     * When the contribution was begun.
     */
    timestamp: Timestamp;
    /**
     * How often the cancel was sent and not acknowledged.
     */
    attempts: number;
    /**
     * When the cancel is sent next.
     */
    next_attempt: Timestamp;
    /**
     * Why the last attempt failed, in words. Absent when none has.
     */
    last_error?: string;
};

/**
 * A part of a whole as a fraction from 0 to 1: write `0.3` for 30 percent. A larger number is refused with a hint that says which fraction was probably meant.
 */
export type Percentage = number;

/**
 * A part of a whole as a fraction from 0 to 1, as text with at most 6 decimals: write `"0.3"` for 30 percent. A larger number is refused with a hint that says which fraction was probably meant.
 */
export type PercentageText = string;

/**
 * What may be done to a resource. `Execute` covers publishing, instantiating, triggering, adjusting, transferring and awarding.
 */
export type Permission = 'Read' | 'Create' | 'Update' | 'Delete' | 'Execute';

/**
 * What an account may do in one system.
 */
export type PermissionGroup = {
    /**
     * The system that the permissions belong to; `pitboss` is this platform.
     */
    system_id: Id;
    /**
     * The single permissions.
     */
    permissions: Array<ResourcePermission>;
};

/**
 * A bonus of one player.
 */
export type PlayerBonus = {
    /**
     * The bonus's identifier, which the platform gives.
     */
    id: Id;
    /**
     * The operator's identifier of the player.
     */
    player_id: PlayerId;
    /**
     * The player's operator.
     */
    operator_id: OperatorId;
    /**
     * The brand path of the player.
     */
    brand_id: BrandPath;
    /**
     * What the award gave as promo_id; empty when it gave none.
     */
    promo_id: string;
    /**
     * The freespin instance that the bonus was awarded from; empty when there is none.
     */
    bonus_instance_id: IdOrNone;
    /**
     * The games in which the bonus can be used. Empty means every game.
     */
    available_for: Array<GameBonusDetails>;
    /**
     * What the bonus consists of.
     */
    bonus_data: BonusDetails;
    /**
     * `Available` can be used. `Consumed` is used up, `Expired` has reached timestamp_bonus_expires before it was; both are final.
     */
    state: 'Available' | 'Expired' | 'Consumed';
    /**
     * When the bonus was awarded.
     */
    timestamp_bonus_awarded: Timestamp;
    /**
     * From when the bonus can no longer be used.
     */
    timestamp_bonus_expires: Timestamp;
    /**
     * When the bonus was used up; 0 unless it is `Consumed`.
     */
    timestamp_bonus_consumed: Timestamp;
};

/**
 * The data of a PlayerBonusAdded event, which tells that a bonus was awarded to a player: the bonus as it was awarded.
 */
export type PlayerBonusAdded = PlayerBonus;

/**
 * The data of a PlayerBonusConsumed event, which tells that a bonus is used up: the bonus in its final state.
 */
export type PlayerBonusConsumed = PlayerBonus;

/**
 * The data of a PlayerBonusExpired event, which tells that a bonus has reached its timestamp_bonus_expires before it was used up: the bonus in its final state.
 */
export type PlayerBonusExpired = PlayerBonus;

/**
 * The data of a PlayerBonusUpdated event, which tells that freespins of a bonus were used and something of it is left: the bonus with what is left.
 */
export type PlayerBonusUpdated = PlayerBonus;

/**
 * The operator's own identifier of a player, up to 128 printable ASCII characters without spaces. It is unique within the brand, and over all brands that share a wallet.
 */
export type PlayerId = string;

/**
 * The operator's own identifier of a player, or nothing.
 */
export type PlayerIdOrNone = string;

/**
 * The jackpot that a source leads a player to, as a game shows it to the player. Amounts are in the jackpot's currency.
 */
export type PlayerJackpotForSource = {
    /**
     * The instance.
     */
    id: Id;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * Whether only players who opted in contribute.
     */
    opt_in_required: boolean;
    /**
     * Whether a player's preferred contribution is kept for each currency by itself. It always is, so `true`.
     */
    opt_in_per_currency: boolean;
    /**
     * How much one contribution is. `Fixed` is an amount in the jackpot's currency, whatever the wager; `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * Whether the player takes part, and what they have contributed. A player who has never opted in or out here counts as opted out; for one whom the jackpot does not know, every count and timestamp is 0.
     */
    optin_status: OptInStatus;
    /**
     * The pots in the order of the template, without those that are disabled.
     */
    pots: Array<PlayerPot>;
    /**
     * When the instance becomes or became active; when it was created, if it was active at once.
     */
    timestamp_start: Timestamp;
    /**
     * When the instance ends; 0 when it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * Where the instance is in its life.
     */
    status: InstanceStatus;
};

/**
 * A pot as a game shows it to a player. TickerPot says the same in text.
 */
export type PlayerPot = {
    /**
     * The pot's identifier within the instance.
     */
    id: PotId;
    /**
     * Which life of the pot this is. It starts at 1 and rises with each reseed, so that a change shows a win.
     */
    instance_count: number;
    /**
     * Whether contributions raise the pot's value.
     */
    is_progressive: boolean;
    /**
     * What a win pays now, in the jackpot's currency.
     */
    current_value: Amount;
    /**
     * The fraction of a win that is shared among other players than the winner, from 0 to 1.
     */
    community_split: Percentage;
};

/**
 * A pot of an instance. Amounts are in the jackpot's currency. `current_value` is what a win pays and is always `seed_value` + `contributed_amount`.
 */
export type Pot = {
    /**
     * The pot's identifier within the instance.
     */
    id: PotId;
    /**
     * Whether the pot takes shares of contributions and can be won.
     */
    enabled: boolean;
    /**
     * The pot's share of each contribution that it takes part in.
     */
    contribution: ContributionType;
    /**
     * Who is paid. `WinnerOnly` pays the winner all; `Community` divides by payout_ruleset.
     */
    payout_rules: 'WinnerOnly' | 'Community';
    /**
     * How a win is divided. Absent for `WinnerOnly`.
     */
    payout_ruleset?: PayoutRuleset;
    /**
     * The part of the pot's share that is put aside for its next seed.
     */
    seed_contribution: ContributionType;
    /**
     * What the pot starts with, and how it collects and receives its next seed.
     */
    seed_strategy: SeedStrategy;
    /**
     * Where the overflow is delivered. With an empty endpoint it stays.
     */
    diversion_rules: DiversionRules;
    /**
     * Conditions that must hold before the pot can be won.
     */
    win_constraints: Array<WinConstraint>;
    /**
     * Which life of the pot this is. It starts at 1 and rises with each reseed.
     */
    instance_count: number;
    /**
     * When the pot was created.
     */
    timestamp_created: Timestamp;
    /**
     * Whether a win can be triggered by a call.
     */
    supports_external_trigger: boolean;
    /**
     * Whether contributions raise the pot's value.
     */
    is_progressive: boolean;
    /**
     * What the pot holds for later seeds beyond what it collects on purpose, for example the shares of a pot that is not progressive.
     */
    surplus_seed: Amount;
    /**
     * The part of the current value that contributions brought.
     */
    contributed_amount: Amount;
    /**
     * What contributions have collected for the next seed.
     */
    contributed_seed: Amount;
    /**
     * The part of the current value that the pot was seeded with.
     */
    seed_value: Amount;
    /**
     * What a win pays now.
     */
    current_value: Amount;
    /**
     * How the pot can hit by itself. Empty when it can only be triggered.
     */
    pot_types: Array<PotType>;
    /**
     * Who qualifies for this pot. Both bounds are always present, 0 where the template names none.
     */
    criteria: WagerCriteria;
    /**
     * The value that the pot never passes; `"8000000000"` where the template names none.
     */
    maximum_pot_value: AmountText;
    /**
     * What would have lifted the pot above its maximum.
     */
    overflow_amount: Amount;
    /**
     * How many contributions the pot has taken part in.
     */
    total_contributions: number;
};

/**
 * The value that one balance of a pot is set to.
 */
export type PotAdjustment = {
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The pot whose balance is set.
     */
    pot_id: PotId;
    /**
     * What the balance is afterwards, in the jackpot's currency: the target itself, not the difference. Never negative.
     */
    adjustment: Amount;
    /**
     * Why the balance is set. It is kept in the ledger.
     */
    reason: Reason;
};

/**
 * What a player has brought to one pot.
 */
export type PotContribution = {
    /**
     * How many of the player's contributions the pot took part in.
     */
    contribution_count: number;
    /**
     * The sum of the pot's shares of them, in the jackpot's currency.
     */
    contribution_value: Amount;
};

/**
 * The identifier of a pot within its template and its instances.
 */
export type PotId = string;

/**
 * Which pot is emptied into which.
 */
export type PotRule = {
    /**
     * A pot of the source instance, named by one rule at most.
     */
    source_pot: PotId;
    /**
     * A pot of the target instance. Several source pots may be emptied into the same one.
     */
    target_pot: PotId;
};

/**
 * A pot that every instance of the template receives, with what is in force where the template says nothing. Amounts are in the jackpot's currency.
 */
export type PotTemplate = {
    /**
     * The pot's identifier, unique within the template; its instances use the same.
     */
    id: PotId;
    /**
     * The pot's share of each contribution that it takes part in.
     */
    contribution: ContributionType;
    /**
     * Who is paid. `WinnerOnly` pays the winner all; `Community` divides by payout_ruleset. A raffle pays its prizes instead: its pots say `WinnerOnly`.
     */
    payout_rules: 'WinnerOnly' | 'Community';
    /**
     * How a win is divided, for `Community` alone. Absent for `WinnerOnly`.
     */
    payout_ruleset?: PayoutRuleset;
    /**
     * The part of the pot's share that is put aside for its next seed. The rest raises its value.
     */
    seed_contribution: ContributionType;
    /**
     * What the pot starts with, and how it collects and receives its next seed.
     */
    seed_strategy: SeedStrategy;
    /**
     * Where the overflow is delivered. With an empty endpoint it stays and helps to pay for the next seed.
     */
    diversion_rules: DiversionRules;
    /**
     * Conditions that must hold before the pot can be won, up to 10.
     */
    win_constraints: Array<WinConstraint>;
    /**
     * How many times the pot can be won before it is disabled, up to 1,000,000,000; 0 is without end.
     */
    max_instantiation_count: number;
    /**
     * Whether contributions raise the pot's value. If not, the pot keeps its seed value and contributions collect in its surplus seed.
     */
    is_progressive: boolean;
    /**
     * Whether a win can be triggered by a call.
     */
    supports_external_trigger: boolean;
    /**
     * How the pot can hit by itself, up to 10 ways. Empty, only by an external trigger.
     */
    pot_types: Array<PotTypeTemplate>;
    /**
     * Who qualifies for this pot. A contribution that does not qualify leaves the pot's share out of the charge and cannot win it.
     */
    wager_criteria: WagerCriteria;
    /**
     * The value that the pot never passes; what would lift it higher becomes overflow. `"8000000000"` where the template names none.
     */
    max_pot_value: AmountText;
};

/**
 * How a pot of an instance can hit by itself.
 */
export type PotType = {
    /**
     * The current window of time, or the next one. No window is shown when none remains.
     */
    Time: TimeWindow;
} | {
    /**
     * By chance, with fixed odds.
     */
    HitRate: HitRate;
} | {
    /**
     * At the latest at a fixed value.
     */
    MustHitBy: MustHitBy;
};

/**
 * How a pot of a template can hit by itself.
 */
export type PotTypeTemplate = {
    /**
     * Once in each window of time.
     */
    TimeFixed: TimeFixed;
} | {
    /**
     * By chance, with fixed odds.
     */
    HitRate: HitRate;
} | {
    /**
     * At the latest at a fixed value.
     */
    MustHitBy: MustHitBy;
};

/**
 * Priorities by instance id, 1 to 1,000 of them, each from 0 to 1,000,000. Lower numbers come first; equal ones in the order of their assignment.
 */
export type Priorities = {
    [key: string]: number;
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
 * Something of the operator's own, for example the id of a campaign, 1 to 128 characters. The platform keeps it and does not read it.
 */
export type PromoId = string;

/**
 * Which template to publish, or to withdraw.
 */
export type PublishTemplateRequest = {
    /**
     * The operator or brand that owns the template.
     */
    owner_id: OwnerId;
    /**
     * The template.
     */
    template_id: Id;
    /**
     * Whether the template is published afterwards. Left out, true.
     */
    publish?: boolean;
};

/**
 * One tier of prizes of a raffle.
 */
export type RafflePrize = {
    /**
     * The fraction of the pot that the tier pays in all.
     */
    prize_percentage: PercentageText;
    /**
     * How many winners share it equally, 1 to 10,000.
     */
    number_of_winners: number;
};

/**
 * How a raffle hands out tickets and prizes. At the end of each period every pot is drawn among its tickets; its pots have no pot_types, no external trigger and no AllowedSeedDeficit.
 */
export type RaffleRules = {
    /**
     * How much a player accumulates for one ticket, in the jackpot's currency.
     */
    cost_per_ticket: AmountText;
    /**
     * What is accumulated. `Contribution` counts contributions, `BaseWager` wagers.
     */
    cost_source: 'Contribution' | 'BaseWager';
    /**
     * How long one drawing period is. Periods follow each other from the instance's start.
     */
    duration: Duration;
    /**
     * The tiers in the order in which they are drawn, 1 to 100. Their fractions add up to at most 1, and their winners times the number of pots to at most 10,000.
     */
    prize_distribution: Array<RafflePrize>;
};

/**
 * The tickets of one player in one drawing period of a raffle.
 */
export type RaffleTicketRecord = {
    /**
     * The raffle's instance.
     */
    instance_id: Id;
    /**
     * The brand path of the player.
     */
    brand_id: BrandPath;
    /**
     * The operator's identifier of the player.
     */
    player_id: PlayerId;
    /**
     * The player's identifier at the operator's wallet, or player_id while the wallet has not authenticated the player.
     */
    ext_player_id: PlayerId;
    /**
     * How many tickets the player has earned in the period, 0 while there is not enough for the first.
     */
    ticket_count: number;
    /**
     * When the period begins.
     */
    timestamp_start: Timestamp;
    /**
     * When the period ends and is drawn.
     */
    timestamp_end: Timestamp;
};

/**
 * The data of a RaffleWinEvent, which tells that a ticket has won a prize of a raffle. Each prize of a drawing is an event of its own; all prizes of one pot in one drawing share their win_id.
 */
export type RaffleWinEvent = {
    /**
     * The drawing of the pot, unique on the platform.
     */
    win_id: Id;
    /**
     * The credit of this prize at the operator's wallet, by which the later WinSettled names it. Absent in what other players see.
     */
    transaction_id?: TransactionId;
    /**
     * The raffle's instance.
     */
    instance_id: Id;
    /**
     * The source_id by which the operator's wallet knows the raffle.
     */
    game_code: SourceId;
    /**
     * The pot that was drawn.
     */
    win_pot_id: PotId;
    /**
     * Which life of the pot was drawn.
     */
    instance_count: number;
    /**
     * The tier of prizes in the order of the raffle's prize_distribution, the first is 1.
     */
    tier: number;
    /**
     * How many tickets the winner held in this period.
     */
    ticket_count: number;
    /**
     * The prize in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * What is credited to the winner, in payout_currency, in whole minor units.
     */
    payout_amount: Amount;
    /**
     * The currency that the winner is paid in.
     */
    payout_currency: Currency;
    /**
     * The winner.
     */
    player_id: PlayerId;
    /**
     * The brand path of the winner.
     */
    brand_id: BrandPath;
    /**
     * The start of the period whose tickets were drawn.
     */
    timestamp_start: Timestamp;
    /**
     * The end of the period whose tickets were drawn.
     */
    timestamp_end: Timestamp;
    /**
     * When the pot was drawn.
     */
    timestamp: Timestamp;
};

/**
 * Why something is done, in words for whoever reads the ledger later: 1 to 500 characters, not only spaces.
 */
export type Reason = string;

/**
 * When a running instance takes contributions. Outside of its hours they are refused; drawings that are due take place all the same.
 */
export type RecurrenceRule = {
    /**
     * On which days, and when on them.
     */
    frequency: Frequency;
    /**
     * Every how many days, weeks from Monday or months, 1 to 1,000, counted from the one of timestamp_start, or of the instance's creation when that was left out.
     */
    interval: number;
};

/**
 * What was removed from the list of origins, and what is left.
 */
export type RemovedCorsOrigins = {
    /**
     * How many entries were removed.
     */
    removed: number;
    /**
     * The entries that are left.
     */
    cors_origin_list: Array<CorsOrigin>;
};

/**
 * How long a window of time is, in any of four units; 0 for a window that is not repeated.
 */
export type RepeatPeriod = {
    /**
     * Whole seconds.
     */
    Seconds: number;
} | {
    /**
     * Whole minutes.
     */
    Minutes: number;
} | {
    /**
     * Whole hours.
     */
    Hours: number;
} | {
    /**
     * Days of 24 hours.
     */
    Days: number;
};

/**
 * One thing that an account may do to one kind of resource.
 */
export type ResourcePermission = {
    /**
     * The kind of resource, or `*` for all of them. In the system `pitboss` one of accounts, oauth_providers, organisations, systems, operators, currencies, segments, sources, templates, instances, optins, contributions, winners, raffles, bonuses, cors, events, deliveries, audit.
     */
    resource_id: string;
    /**
     * What may be done to it.
     */
    permission: Permission;
};

/**
 * What became of the items of a bulk request. Items that succeeded are kept even if others failed.
 */
export type SavedItems = {
    /**
     * The ids of the items that were saved, in the order of the request.
     */
    success: Array<Id>;
    /**
     * The ids of the items that were not saved, in the order of the request.
     */
    failed: Array<Id>;
};

/**
 * When an instance runs.
 */
export type Schedule = {
    /**
     * When the instance becomes active. Left out, 0 or not in the future, at once. The intervals of recurrence_rules are counted from it, also when it has passed, and from the creation where it is left out or 0.
     */
    timestamp_start?: Timestamp;
    /**
     * When the instance ends; its pots keep their money. It lies in the future and after timestamp_start. Left out or 0, without end.
     */
    timestamp_end?: Timestamp;
    /**
     * When the instance takes contributions in between, up to 100 rules: it does whenever one of them says so. Left out or empty, always.
     */
    recurrence_rules?: Array<RecurrenceRule>;
};

/**
 * What a pot starts with, and how it collects and receives its next seed. Amounts are in the jackpot's currency.
 */
export type SeedStrategy = {
    /**
     * What the pot holds when the instance is created. The operator provides it.
     */
    initial_seed_value: Amount;
    /**
     * What the pot should hold at least after a win.
     */
    min_reseed_value: Amount;
    /**
     * How the seed part of contributions is collected. `CollectToMinReseed` collects until the next seed reaches min_reseed_value, `CollectAlways` without end, `None` not at all.
     */
    fund_strategy: 'CollectToMinReseed' | 'CollectAlways' | 'None';
    /**
     * What the pot starts with after a win. `Full` is the greater of min_reseed_value and the seed collected, `MinReseed` is min_reseed_value, `Available` is what has been collected, at most min_reseed_value. What is not collected is taken from the house pot, which may fall below zero.
     */
    reseed_strategy: 'Full' | 'MinReseed' | 'Available';
};

/**
 * A group of players that an operator names in its requests, for example `vip`. It leads to one or more instances.
 */
export type Segment = {
    /**
     * The operator or brand that the segment belongs to.
     */
    owner_id: OwnerId;
    /**
     * The identifier of the segment within its owner, as requests name it in `segments`.
     */
    id: Id;
    /**
     * A name for people, 1 to 200 characters. Absent when none was given.
     */
    name?: string;
    /**
     * The order of a player's segments, from 0 to 1,000,000. Lower numbers come first; equal ones in the order of their ids.
     */
    priority: number;
    /**
     * The instances that the segment leads to, by priority. Always present in replies; in a request it may be left out.
     */
    jackpots?: Array<AssignedJackpot>;
};

/**
 * A segment and an instance to assign to it, or to take from it.
 */
export type SegmentAssignment = {
    /**
     * The operator or brand that the segment belongs to.
     */
    owner_id: OwnerId;
    /**
     * The segment.
     */
    segment_id: Id;
    /**
     * The instance.
     */
    instance_id: Id;
};

/**
 * The priorities of instances in a segment.
 */
export type SegmentPriorities = {
    /**
     * The owner of the segment, a brand path, or an operator's id for a segment of the operator's own.
     */
    brand_id: OwnerId;
    /**
     * The segment.
     */
    segment_id: Id;
    /**
     * The new priority of each instance to move. Instances that are left out keep theirs.
     */
    priorities: Priorities;
};

/**
 * A segment of an owner.
 */
export type SegmentReference = {
    /**
     * The operator or brand that the segment belongs to.
     */
    owner_id: OwnerId;
    /**
     * The segment.
     */
    segment_id: Id;
};

/**
 * The token of a player's session, as the operator's wallet issued it. The platform keeps no copy of it in its store.
 */
export type SessionToken = string;

/**
 * An amount of money in whole currency units that may be negative, with at most 6 decimals and at most 8,000,000,000 either way.
 */
export type SignedAmount = number;

/**
 * A unique point in the player's journey from which a contribution can originate, for example a game, a sportsbook or a deposit flow. It leads to one or more instances.
 */
export type Source = {
    /**
     * The operator or brand that the source belongs to.
     */
    owner_id: OwnerId;
    /**
     * A name for people, 1 to 200 characters.
     */
    source_name: string;
    /**
     * The identifier of the source within its owner, for example a game code.
     */
    source_id: SourceId;
    /**
     * The instances that the source leads to, by priority. Always present in replies; in a request it may be left out.
     */
    jackpots?: Array<AssignedJackpot>;
};

/**
 * An instance to assign to sources.
 */
export type SourceAssignment = {
    /**
     * The operator or brand that the sources belong to.
     */
    owner_id: OwnerId;
    /**
     * The sources, 1 to 1,000 of them.
     */
    source_id: Array<SourceId>;
    /**
     * The instance to assign.
     */
    instance_id: Id;
};

/**
 * The identifier of a source within its owner, for example a game code. Letters, digits, dots, underscores, hyphens and colons.
 */
export type SourceId = string;

/**
 * What the player did to cause a contribution.
 */
export type SourceOfContribution = {
    /**
     * The operator's identifier of it, for example of the game round. It is kept as a reference, answered as gameround_id and given to the wallet.
     */
    id: GameroundId;
    /**
     * What it is. It tells the kinds of `id` apart for a reader and changes nothing; `other` fits whatever the list lacks.
     */
    type: 'gameround' | 'deposit' | 'sportsbet' | 'promotion' | 'other';
};

/**
 * The priorities of instances in a source, which is named by either `segment_id` or `source_id`.
 */
export type SourcePriorities = {
    /**
     * The owner of the source, a brand path, or an operator's id for a source of the operator's own.
     */
    brand_id: OwnerId;
    /**
     * The id of the source.
     */
    segment_id: SourceId;
    /**
     * The new priority of each instance to move. Instances that are left out keep theirs.
     */
    priorities: Priorities;
} | {
    /**
     * The owner of the source, a brand path, or an operator's id for a source of the operator's own.
     */
    brand_id: OwnerId;
    /**
     * The id of the source.
     */
    source_id: SourceId;
    /**
     * The new priority of each instance to move. Instances that are left out keep theirs.
     */
    priorities: Priorities;
};

/**
 * A source of an owner.
 */
export type SourceReference = {
    /**
     * The operator or brand that the source belongs to.
     */
    owner_id: OwnerId;
    /**
     * The source.
     */
    source_id: SourceId;
};

/**
 * Why an instance is paused, resumed or terminated.
 */
export type StatusChange = {
    /**
     * Why the status is changed. It is kept in the audit log.
     */
    reason: Reason;
};

/**
 * What a client sends on an event socket to say which events it wants. Each SubscribeRequest replaces the one before; an empty list ends all of them and leaves the socket open. It is not acknowledged.
 */
export type SubscribeRequest = {
    /**
     * The subscription.
     */
    SubscribeRequest: {
        /**
         * The events that are wanted, at most 50.
         */
        events: Array<EventSelector>;
    };
};

/**
 * A system that is registered with the platform: one that accounts call on behalf of, that has permissions of its own, or that the platform calls. The platform itself is `pitboss` and is not listed.
 */
export type System = {
    /**
     * The system's identifier, the system_id of accounts and permissions.
     */
    id: Id;
    /**
     * A name for people.
     */
    name: string;
    /**
     * The service that the system provides. For a system with a `wallet`, the id of the operator whose wallet it is.
     */
    service_id: Id;
    /**
     * The types of accounts that use the system. Their logins are answered with its service_config.
     */
    user_types: Array<AccountType>;
    /**
     * The resources of the system that permissions can be given for.
     */
    resources: Array<string>;
    /**
     * The configuration of its services, by the name of the service. `wallet` holds the address of an operator's wallet and names where its secret is kept; it holds no secret itself and is left out of the replies to logins.
     */
    service_config: {
        [key: string]: {
            [key: string]: string;
        };
    };
};

/**
 * A player's wish to take part in jackpots or no longer.
 */
export type TargetOptIn = {
    /**
     * The instance, or the source that leads the player to one.
     */
    target: ContributionTarget;
    /**
     * The player's operator.
     */
    operator_id: OperatorId;
    /**
     * Who opts in or out.
     */
    player: TargetPlayer;
    /**
     * What the player wishes to contribute each time to the target's instance, with its currency. It is used as contribution_value and contribution_currency are by `POST /operator/opt-in`, and never for linked instances.
     */
    contribution_preference?: MoneyValue;
    /**
     * `true` opts the player in, `false` out.
     */
    opt_in: boolean;
    /**
     * Whether the same is done for the linked instances. Left out, false.
     */
    opt_linked?: boolean;
};

/**
 * The instances that the player was opted in to or out of, and those where that failed.
 */
export type TargetOptInReply = {
    /**
     * The ids of the instances where the player now is as wished, also where nothing had to change. That of the target comes first.
     */
    success: Array<Id>;
    /**
     * The ids of the linked instances that do not admit the player's brand or country, which only an opt-in asks, and of those beyond the 1,000 instances that one request serves.
     */
    failed: Array<Id>;
};

/**
 * A player with where they are and the groups that they belong to.
 */
export type TargetPlayer = {
    /**
     * The operator's identifier of the player.
     */
    id: PlayerId;
    /**
     * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.
     */
    country: Country;
    /**
     * The player's brand, either within the operator (`luna`) or with it (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The player's segments, up to 100, as source look-ups use them. Left out, none.
     */
    segments?: Array<Id>;
};

/**
 * What is shown of an instance to everybody.
 */
export type Ticker = {
    /**
     * The instance.
     */
    id: Id;
    /**
     * Whether it is a jackpot whose pots are won or a raffle whose pots are drawn.
     */
    jackpot_type: 'Jackpot' | 'Raffle';
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * The pots in the order of the template, without those that are disabled.
     */
    pots: Array<TickerPot>;
    /**
     * The brand paths that take part. Empty means all brands under the instance's owner.
     */
    allowed_brands: Array<BrandPath>;
    /**
     * The ids of the sources that lead to the instance, in alphabetical order.
     */
    allowed_sources: Array<SourceId>;
    /**
     * Where the instance is in its life.
     */
    status: InstanceStatus;
    /**
     * When the instance becomes or became active; when it was created, if it was active at once.
     */
    timestamp_start: Timestamp;
    /**
     * When the instance ends; 0 when it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * When the instance or one of its pots last changed.
     */
    last_updated: Timestamp;
};

/**
 * A pot as players see it.
 */
export type TickerPot = {
    /**
     * The pot's identifier within the instance.
     */
    id: PotId;
    /**
     * Whether contributions raise the pot's value.
     */
    is_progressive: boolean;
    /**
     * What a win pays now, in the jackpot's currency, with at most 6 decimals and without zeros at the end.
     */
    current_value: AmountText;
    /**
     * The fraction of a win that is shared among other players than the winner, from `"0"` to `"1"`.
     */
    community_split: PercentageText;
};

/**
 * Wins once in each window of time that ends at target_datetime and is repeated. A pot has at most one such row of windows.
 */
export type TimeFixed = {
    /**
     * When the first window ends. Without a repetition it lies in the future when the template is published, and between the start and the end of each instance.
     */
    target_datetime: Timestamp;
    /**
     * The length of each window; the next begins when one ends. With 0 seconds there is one window, from the instance's start.
     */
    repeat_period: {
        /**
         * Whole seconds.
         */
        Seconds: number;
    };
};

/**
 * A time of day, UTC.
 */
export type TimeOfDay = {
    /**
     * The hour, 0 to 23.
     */
    hour: number;
    /**
     * The minute, 0 to 59.
     */
    minute: number;
    /**
     * The second, 0 to 59.
     */
    sec: number;
};

/**
 * A window of time within which a pot is won.
 */
export type TimeWindow = {
    /**
     * When the window begins.
     */
    start_time: Timestamp;
    /**
     * When the window ends.
     */
    end_time: Timestamp;
};

/**
 * A moment in milliseconds since 1970-01-01T00:00:00Z.
 */
export type Timestamp = number;

/**
 * A token to exchange.
 */
export type TokenExchange = {
    /**
     * A refresh token, or the one-time code of a login with an external identity provider.
     */
    token: string;
    /**
     * For a one-time code: the text whose SHA-256 was sent as `code_challenge` when the login was started. Required with a one-time code, ignored with a refresh token.
     */
    code_verifier?: string;
};

/**
 * The platform's name of one movement of money at the wallet, `<contribution>:debit` for a contribution and `<win>:<n>` for a payout.
 */
export type TransactionId = string;

/**
 * A transfer of pots from one instance to another.
 */
export type TransferRequest = {
    /**
     * The instance whose pots are emptied. It is terminated by the transfer.
     */
    source_instance_id: Id;
    /**
     * The instance whose pots receive the money.
     */
    target_instance_id: Id;
    /**
     * The id of the calling account, as a confirmation. Another account's id is refused.
     */
    user_id: Id;
    /**
     * Whether the players' opt-ins are copied to the target as well.
     */
    transfer_optins: boolean;
    /**
     * Which pot is emptied into which, up to 50 rules. Every source pot that holds money needs one.
     */
    pot_rules: Array<PotRule>;
    /**
     * Why the pots are transferred. It is kept in both ledgers.
     */
    reason: Reason;
};

/**
 * Who wins which pot.
 */
export type TriggerWinRequest = {
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The pot that is won.
     */
    pot_id: PotId;
    /**
     * The brand path of the winner, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The winner.
     */
    player_id: PlayerId;
    /**
     * What caused the win: a source of the brand or its operator, or the instance's own game_code. It is recorded with the win.
     */
    source_id: SourceId;
};

/**
 * A win that was triggered.
 */
export type TriggeredWin = {
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * When the pot was won.
     */
    timestamp: Timestamp;
    /**
     * What the winner receives, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
};

/**
 * A segment that was not deleted.
 */
export type UndeletedSegment = {
    /**
     * The owner as the request named it.
     */
    owner_id: OwnerId;
    /**
     * The segment as the request named it.
     */
    segment_id: Id;
    /**
     * The ids of the instances that the segment still leads to, by priority. Empty when there is no such segment, or none within the account's access.
     */
    jackpots: Array<Id>;
};

/**
 * A source that was not deleted.
 */
export type UndeletedSource = {
    /**
     * The owner as the request named it.
     */
    owner_id: OwnerId;
    /**
     * The source as the request named it.
     */
    source_id: SourceId;
    /**
     * The ids of the instances that the source still leads to, by priority. Empty when there is no such source, or none within the account's access.
     */
    jackpots: Array<Id>;
};

/**
 * A unit within its organisation. Empty: the organisation as a whole. A unit that has the id of a brand of the operator with the organisation's id stands for that brand.
 */
export type UnitId = string;

/**
 * The name to log in with, unique on the platform: 1 to 64 letters, digits or `. _ @ + -`, beginning with a letter or a digit. Names that differ only in case or in the form of their letters (Unicode NFKC) are the same.
 */
export type Username = string;

/**
 * Who qualifies. Both bounds are compared in the jackpot's currency, after conversion; 0 lets everything qualify.
 */
export type WagerCriteria = {
    /**
     * The smallest wager that qualifies, in the jackpot's currency.
     */
    min_base_wager: Amount;
    /**
     * The smallest contribution that qualifies, in the jackpot's currency.
     */
    min_contribution: Amount;
};

/**
 * The headers of a webhook, as Standard Webhooks names them.
 */
export type WebhookHeaders = {
    /**
     * Names the message. It is the same on every attempt, so keep it to recognise a repetition.
     */
    'webhook-id': string;
    /**
     * When this attempt was sent, in whole **seconds** since the epoch. Refuse a message that is more than 5 minutes away from your clock.
     */
    'webhook-timestamp': number;
    /**
     * One or more signatures separated by a space, each `v1,` and the base64 of HMAC-SHA256 over `webhook-id.webhook-timestamp.body`, where `body` is the raw bytes received. While a secret is being replaced there are two; one that matches is enough.
     */
    'webhook-signature': string;
};

/**
 * A secret to sign deliveries with: `whsec_` and the base64 of 24 to 64 random bytes. No reply ever holds it, and it is not part of what an idempotency key compares.
 */
export type WebhookSecret = string;

/**
 * A condition that must hold before a pot can be won.
 */
export type WinConstraint = {
    /**
     * How far below zero the house pot may fall to pay for the next seed, in the jackpot's currency. While a win would take it further, the pot is not drawn. Without this constraint there is no limit.
     */
    AllowedSeedDeficit: AmountText;
};

/**
 * The data of a WinEvent, which tells that a pot was won. It is decided together with the win.
 */
export type WinEvent = {
    /**
     * The win's identifier, unique on the platform.
     */
    win_id: Id;
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The source_id by which the operator's wallet knows the jackpot.
     */
    game_code: SourceId;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * Which life of the pot was won.
     */
    instance_count: number;
    /**
     * What the winner receives, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * What is credited to the winner, in payout_currency, in whole minor units.
     */
    payout_amount: Amount;
    /**
     * The currency that the winner is paid in.
     */
    payout_currency: Currency;
    /**
     * The winner.
     */
    player_id: PlayerId;
    /**
     * The brand path of the winner.
     */
    brand_id: BrandPath;
    /**
     * What caused the win, for example a game code.
     */
    source_id: SourceId;
    /**
     * The contribution that won. Absent for a win that was triggered by a call, or drawn when a window of time had ended.
     */
    contribution_id?: Id;
    /**
     * The gameround_id of the contribution that won. Absent when it had none.
     */
    gameround_id?: GameroundId;
    /**
     * The event_metadata of the contribution that won. Absent when it had none.
     */
    event_metadata?: Metadata;
    /**
     * When the pot was won.
     */
    timestamp: Timestamp;
};

/**
 * A payment that was neither released nor settled.
 */
export type WinFailure = {
    /**
     * The payment.
     */
    transaction_id: TransactionId;
    /**
     * Why. `not_found`: there is no such payment within the account's access. `paid` and `settled`: it is final already. `wallet_not_configured`: the operator has no wallet that could be sent a credit. `in_flight`: the credit was sent, and the wallet has neither acknowledged nor refused it.
     */
    code: 'not_found' | 'paid' | 'settled' | 'wallet_not_configured' | 'in_flight';
};

/**
 * What one payee of a win is owed or was paid.
 */
export type WinRecord = {
    /**
     * The payment's identifier and its transaction id at the operator's wallet.
     */
    transaction_id: TransactionId;
    /**
     * The win that the payment belongs to. A win that several players share has several payments.
     */
    win_id: Id;
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * Which life of the pot was won.
     */
    instance_count: number;
    /**
     * The brand path of the payee.
     */
    brand_id: BrandPath;
    /**
     * The payee.
     */
    player_id: PlayerId;
    /**
     * What caused the win, for example a game code. Who shares a win of another brand of the operator shows that brand's source: it names the activity and says nothing of a player.
     */
    source_id: SourceId;
    /**
     * The contribution that won. Absent for a win that a call or a drawing caused, and for who shares one of another brand's player.
     */
    contribution_id?: Id;
    /**
     * The gameround_id of the contribution that won. Absent when it had none, and where contribution_id is.
     */
    gameround_id?: GameroundId;
    /**
     * What the payee receives, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * What is credited to the payee, in payout_currency, in whole minor units.
     */
    payout_amount: Amount;
    /**
     * The currency that the payee is paid in.
     */
    payout_currency: Currency;
    /**
     * When the pot was won.
     */
    timestamp: Timestamp;
    /**
     * Where the payment is.
     */
    state: WinState;
    /**
     * How often the credit was sent and not acknowledged.
     */
    attempts: number;
    /**
     * When the credit is sent next. Absent unless the payment is `Due`.
     */
    next_attempt?: Timestamp;
    /**
     * Why the last attempt failed, in words. Absent when none has, and after the payment.
     */
    last_error?: string;
    /**
     * When the payment was acknowledged or settled. Absent before.
     */
    paid_on?: Timestamp;
    /**
     * The id of the account that settled the payment. Absent unless it is `Settled`.
     */
    settled_by?: Id;
    /**
     * How and why the payment was settled. Absent unless it is `Settled`.
     */
    settle_reason?: Reason;
};

/**
 * What became of the payments. Those that succeeded are kept even if others failed.
 */
export type WinResults = {
    /**
     * The payments that were released or settled, in the order of the request.
     */
    succeeded: Array<TransactionId>;
    /**
     * The payments that were not, in the order of the request.
     */
    failed: Array<WinFailure>;
};

/**
 * Payments to release.
 */
export type WinSelection = {
    /**
     * The payments, 1 to 100 of them. One that occurs twice counts once.
     */
    transaction_ids: Array<TransactionId>;
};

/**
 * The data of a WinSettled event, which tells that a win was paid: the operator's wallet has acknowledged its credit, or it was settled because the player was paid elsewhere.
 */
export type WinSettled = {
    /**
     * The win that was settled.
     */
    win_id: Id;
    /**
     * The credit at the operator's wallet.
     */
    transaction_id: TransactionId;
    /**
     * The instance.
     */
    instance_id: Id;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * What was paid, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * What the player received, in payout_currency.
     */
    payout_amount: Amount;
    /**
     * The currency that the player was paid in.
     */
    payout_currency: Currency;
    /**
     * Who was paid.
     */
    player_id: PlayerId;
    /**
     * The brand path of the player.
     */
    brand_id: BrandPath;
    /**
     * When the credit was acknowledged, or the win settled.
     */
    timestamp: Timestamp;
};

/**
 * Payments that were made elsewhere.
 */
export type WinSettlement = {
    /**
     * The payments, 1 to 100 of them. One that occurs twice counts once.
     */
    transaction_ids: Array<TransactionId>;
    /**
     * How the players were paid, and why not by the wallet. It is kept in the ledger.
     */
    reason: Reason;
};

/**
 * Where the payment of a win is. `Held` waits to be released or settled, because it is above the operator's review threshold; `Due` is sent to the wallet until the wallet acknowledges it, as soon as the operator has one and it has authenticated the player; `Paid` was acknowledged by the wallet; `Settled` was paid elsewhere. The last two are final.
 */
export type WinState = 'Held' | 'Due' | 'Paid' | 'Settled';

/**
 * One win of one pot.
 */
export type Winner = {
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * What the winner received, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * The winner.
     */
    player_id: PlayerId;
    /**
     * When the pot was won.
     */
    timestamp: Timestamp;
    /**
     * The brand path of the winner.
     */
    brand_id: BrandPath;
};

/**
 * Whose winners are asked for.
 */
export type WinnersOfTarget = {
    /**
     * The player's operator.
     */
    operator_id: OperatorId;
    /**
     * The instance, or the source that leads the player to one.
     */
    target: ContributionTarget;
    /**
     * To whom the winners are shown. It decides which instance a source leads to.
     */
    player: TargetPlayer;
    /**
     * How many winners to answer at most, from 0 to 500. Left out, 50; `0` answers none.
     */
    limit?: number;
    /**
     * Whether only winners of the player's brand are answered. Left out, false, winners of all brands.
     */
    winners_for_player_brand?: boolean;
};

export type LoginData = {
    body: LoginRequest;
    path?: never;
    query?: never;
    url: '/accounts/auth';
};

export type LoginResponses = {
    /**
     * The credentials are right. The reply is never stored and never repeated.
     */
    200: AuthResponse;
};

export type LoginAdminData = {
    body: LoginRequest;
    path?: never;
    query?: never;
    url: '/auth/admin';
};

export type LoginAdminResponses = {
    /**
     * The credentials are right. The reply is never stored and never repeated.
     */
    200: AuthResponse;
};

export type ExchangeTokenData = {
    body: TokenExchange;
    path?: never;
    query?: never;
    url: '/accounts/token';
};

export type ExchangeTokenResponses = {
    /**
     * New tokens. The reply is never stored and never repeated.
     */
    200: AuthResponse;
};

export type LogoutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/accounts/logout';
};

export type LogoutResponses = {
    /**
     * The login has ended. The body is empty.
     */
    200: void;
};

export type RequestPasswordResetData = {
    body: PasswordResetRequest;
    path?: never;
    query?: never;
    url: '/accounts/password-reset';
};

export type RequestPasswordResetResponses = {
    /**
     * If the account exists, a one-time password is on its way. The body is empty.
     */
    200: void;
};

export type ConfirmPasswordResetData = {
    body: PasswordResetConfirmation;
    path?: never;
    query?: never;
    url: '/accounts/password-reset/confirm';
};

export type ConfirmPasswordResetResponses = {
    /**
     * The password is changed. The body is empty.
     */
    200: void;
};

export type GetOwnAccountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/accounts/me';
};

export type GetOwnAccountResponses = {
    /**
     * The calling account.
     */
    200: OwnAccount;
};

export type ChangePasswordData = {
    body: PasswordChange;
    path?: never;
    query?: never;
    url: '/accounts/me/password';
};

export type ChangePasswordResponses = {
    /**
     * The password is changed. The body is empty.
     */
    200: void;
};

export type ListAccountsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only accounts of this type. Empty or left out, every type.
         */
        account_type?: AccountType;
        /**
         * Only the accounts with these ids, separated by commas. An id may stand there twice and counts once; an id that no account has is passed over. Empty or left out, every account.
         */
        account_ids?: string;
        /**
         * Only accounts of this organisation, not of those below it. Empty or left out, every organisation.
         */
        org_id?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'username' | 'id' | 'created_on' | 'last_logged_in';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/accounts';
};

export type ListAccountsResponses = {
    /**
     * One page of accounts.
     */
    200: Array<Account>;
};

export type UpdateAccountData = {
    body: AccountChanges;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/accounts';
};

export type UpdateAccountResponses = {
    /**
     * The account is changed. The body is empty.
     */
    200: void;
};

export type CreateAccountData = {
    body: NewAccount;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/accounts';
};

export type CreateAccountResponses = {
    /**
     * The account.
     */
    200: Account;
};

export type DisableAccountData = {
    body?: never;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the account.
         */
        account_id: Id;
    };
    query?: never;
    url: '/accounts/{account_id}/disable';
};

export type DisableAccountResponses = {
    /**
     * The account, disabled.
     */
    200: Account;
};

export type EnableAccountData = {
    body?: never;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the account.
         */
        account_id: Id;
    };
    query?: never;
    url: '/accounts/{account_id}/enable';
};

export type EnableAccountResponses = {
    /**
     * The account, enabled.
     */
    200: Account;
};

export type ListOauthProvidersData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only providers whose id contains this text, whatever its case. Empty or left out, every provider.
         */
        search?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'id' | 'owner' | 'created' | 'updated';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/oauth/providers';
};

export type ListOauthProvidersResponses = {
    /**
     * One page of identity providers.
     */
    200: Array<OAuthProvider>;
};

export type CreateOauthProviderData = {
    body: NewOAuthProvider;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/oauth/providers';
};

export type CreateOauthProviderResponses = {
    /**
     * The provider, without its client_secret.
     */
    200: OAuthProvider;
};

export type UpdateOauthProviderData = {
    body: OAuthProviderChanges;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the identity provider.
         */
        provider_id: Id;
    };
    query?: never;
    url: '/oauth/providers/{provider_id}';
};

export type UpdateOauthProviderResponses = {
    /**
     * The provider, without its client_secret.
     */
    200: OAuthProvider;
};

export type StartOauthLoginData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the identity provider.
         */
        provider_id: Id;
        /**
         * The SHA-256 of the `code_verifier`, in base64url without padding.
         */
        code_challenge: string;
    };
    url: '/oauth/login';
};

export type FinishOauthLoginData = {
    body?: never;
    headers?: {
        /**
         * The cookies of the browser, among them the one from the start of the login.
         */
        cookie?: string;
    };
    path?: never;
    query: {
        /**
         * What the platform sent to the provider.
         */
        state: string;
        /**
         * The authorization code. Absent when the provider reports an error.
         */
        code?: string;
        /**
         * The error that the provider reports. With it, `code` is ignored.
         */
        error?: string;
        /**
         * The issuer, where the provider sends it; then it must be issuer_url, else the outcome is `provider_failed`.
         */
        iss?: string;
    };
    url: '/oauth/callback';
};

export type ListOrganisationsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'id' | 'name' | 'created' | 'updated';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/organisations';
};

export type ListOrganisationsResponses = {
    /**
     * One page of organisations.
     */
    200: Array<Organisation>;
};

export type CreateOrganisationData = {
    body: NewOrganisation;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/organisations';
};

export type CreateOrganisationResponses = {
    /**
     * The organisation.
     */
    200: Organisation;
};

export type GetOwnOrganisationData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/organisations/own';
};

export type GetOwnOrganisationResponses = {
    /**
     * The own organisation.
     */
    200: Organisation;
};

export type UpdateOrganisationData = {
    body: OrganisationChanges;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the organisation.
         */
        org_id: Id;
    };
    query?: never;
    url: '/organisations/{org_id}';
};

export type UpdateOrganisationResponses = {
    /**
     * The organisation.
     */
    200: Organisation;
};

export type AddOrganisationUnitsData = {
    body: Array<Id>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the organisation.
         */
        org_id: Id;
    };
    query?: never;
    url: '/organisations/{org_id}/units';
};

export type AddOrganisationUnitsResponses = {
    /**
     * What became of each item.
     */
    200: ItemOutcomes;
};

export type RemoveOrganisationUnitsData = {
    body: Array<Id>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the organisation.
         */
        org_id: Id;
    };
    query?: never;
    url: '/organisations/{org_id}/units/delete';
};

export type RemoveOrganisationUnitsResponses = {
    /**
     * What became of each item.
     */
    200: ItemOutcomes;
};

export type ListSystemsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only the system with this id. Empty or left out, every system.
         */
        id?: string;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'id' | 'name';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/systems';
};

export type ListSystemsResponses = {
    /**
     * One page of systems.
     */
    200: Array<System>;
};

export type ListAuditEventsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes what its brands own. Empty or left out: everything that the caller can reach.
         */
        owner_id?: string;
        /**
         * Only events at this time or later, in milliseconds since the epoch. Left out, from the first.
         */
        from?: number;
        /**
         * Only events before this time, in milliseconds since the epoch. Left out, to the last.
         */
        to?: number;
        /**
         * Only what this account did. Empty or left out, every account.
         */
        actor_id?: string;
        /**
         * Only this action. Empty or left out, every action.
         */
        action?: string;
        /**
         * Only what was done to the target with this id. Empty or left out, every target.
         */
        target_id?: string;
        /**
         * Only events with this outcome. Empty or left out, both.
         */
        outcome?: 'done' | 'refused';
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'timestamp';
        /**
         * `-1` sorts descending, `1` ascending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/audit';
};

export type ListAuditEventsResponses = {
    /**
     * One page of events.
     */
    200: Array<AuditEvent>;
};

export type ListDeliveriesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only deliveries in this state, `pending`, `delivered` or `dead`. Empty or left out, every state.
         */
        state?: 'pending' | 'delivered' | 'dead';
        /**
         * Only deliveries to this destination. Empty or left out, every destination.
         */
        destination_id?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'created' | 'last_attempt';
        /**
         * `-1` sorts descending, `1` ascending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/deliveries';
};

export type ListDeliveriesResponses = {
    /**
     * One page of deliveries.
     */
    200: Array<Delivery>;
};

export type ReplayDeliveriesData = {
    body: Array<Id>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/deliveries/replay';
};

export type ReplayDeliveriesResponses = {
    /**
     * What became of each item.
     */
    200: ItemOutcomes;
};

export type ListDestinationsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes what its brands own. Empty or left out: everything that the caller can reach.
         */
        owner_id?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'created' | 'url' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/deliveries/destinations';
};

export type ListDestinationsResponses = {
    /**
     * One page of destinations.
     */
    200: Array<Destination>;
};

export type CreateDestinationData = {
    body: NewDestination;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/deliveries/destinations';
};

export type CreateDestinationResponses = {
    /**
     * The destination, without its secret.
     */
    200: Destination;
};

export type DeleteDestinationsData = {
    body: Array<Id>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/deliveries/destinations/delete';
};

export type DeleteDestinationsResponses = {
    /**
     * What became of each item.
     */
    200: ItemOutcomes;
};

export type UpdateDestinationData = {
    body: DestinationChanges;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the destination.
         */
        destination_id: Id;
    };
    query?: never;
    url: '/deliveries/destinations/{destination_id}';
};

export type UpdateDestinationResponses = {
    /**
     * The destination, without its secrets.
     */
    200: Destination;
};

export type ListBrandCurrenciesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes what its brands own. Empty or left out: everything that the caller can reach.
         */
        owner_id?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'brand_id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/config/currencies';
};

export type ListBrandCurrenciesResponses = {
    /**
     * One page of brands.
     */
    200: Array<BrandCurrencies>;
};

export type ClearBrandCurrenciesData = {
    body?: never;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
    };
    query?: never;
    url: '/config/currencies/{brand_id}';
};

export type ClearBrandCurrenciesResponses = {
    /**
     * The default multipliers, which the brand has now.
     */
    200: BrandCurrencies;
};

export type SetBrandCurrenciesData = {
    body: BrandMultipliers;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
    };
    query?: never;
    url: '/config/currencies/{brand_id}';
};

export type SetBrandCurrenciesResponses = {
    /**
     * The multipliers that the brand has now.
     */
    200: BrandCurrencies;
};

export type ListBrandCurrencyChangesData = {
    body?: never;
    path: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
    };
    query: {
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by. Changes of one millisecond are in the order in which they were made.
         */
        sort_field: 'timestamp';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/config/currencies/{brand_id}/history';
};

export type ListBrandCurrencyChangesResponses = {
    /**
     * One page of changes.
     */
    200: Array<BrandCurrenciesChange>;
};

export type ListOperatorsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only this operator (`northstar`), or only this brand (`northstar:luna`), which is answered as its operator with this one brand. Empty or left out: everything that the caller can reach.
         */
        owner_id?: string;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'id' | 'name' | 'created_timestamp';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/config/operators';
};

export type ListOperatorsResponses = {
    /**
     * One page of operators.
     */
    200: Array<Operator>;
};

export type SaveOperatorsData = {
    body: Array<NamedItem>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/config/operators';
};

export type SaveOperatorsResponses = {
    /**
     * What became of each item.
     */
    200: SavedItems;
};

export type GetOperatorData = {
    body?: never;
    path: {
        /**
         * The id of the operator.
         */
        operator_id: OperatorId;
    };
    query?: never;
    url: '/config/operators/{operator_id}';
};

export type GetOperatorResponses = {
    /**
     * The operator.
     */
    200: Operator;
};

export type UpdateOperatorData = {
    body: OwnerChanges;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the operator.
         */
        operator_id: OperatorId;
    };
    query?: never;
    url: '/config/operators/{operator_id}';
};

export type UpdateOperatorResponses = {
    /**
     * The operator is changed. The body is empty.
     */
    200: void;
};

export type SaveBrandsData = {
    body: Array<NamedItem>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the operator.
         */
        operator_id: OperatorId;
    };
    query?: never;
    url: '/config/operators/{operator_id}/brands';
};

export type SaveBrandsResponses = {
    /**
     * What became of each item.
     */
    200: SavedItems;
};

export type UpdateBrandData = {
    body: OwnerChanges;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the operator.
         */
        operator_id: OperatorId;
        /**
         * A brand of the operator, either by its id (`luna`) or by its path (`northstar:luna`).
         */
        brand_id: string;
    };
    query?: never;
    url: '/config/operators/{operator_id}/brands/{brand_id}';
};

export type UpdateBrandResponses = {
    /**
     * The brand is changed. The body is empty.
     */
    200: void;
};

export type GetOperatorSettingsData = {
    body?: never;
    path: {
        /**
         * The id of the operator.
         */
        operator_id: OperatorId;
    };
    query?: never;
    url: '/config/operators/{operator_id}/settings';
};

export type GetOperatorSettingsResponses = {
    /**
     * The settings.
     */
    200: OperatorSettings;
};

export type SetOperatorSettingsData = {
    body: OperatorSettings;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the operator.
         */
        operator_id: OperatorId;
    };
    query?: never;
    url: '/config/operators/{operator_id}/settings';
};

export type SetOperatorSettingsResponses = {
    /**
     * The settings as they are now.
     */
    200: OperatorSettings;
};

export type ListSegmentsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only the segments that this brand (`northstar:luna`) owns, or this operator (`northstar`) with its brands. Empty or left out: everything that the caller can reach.
         */
        brand_id?: string;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'id' | 'name' | 'priority' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/segments';
};

export type ListSegmentsResponses = {
    /**
     * One page of segments.
     */
    200: Array<Segment>;
};

export type CreateSegmentsData = {
    body: Array<Segment>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/segments';
};

export type CreateSegmentsResponses = {
    /**
     * What became of each item.
     */
    200: CreatedItems;
};

export type AssignSegmentData = {
    body: SegmentAssignment;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/segments/assign';
};

export type AssignSegmentResponses = {
    /**
     * The segment leads to the instance. The body is empty.
     */
    200: void;
};

export type DeleteSegmentsData = {
    body: Array<SegmentReference>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/segments/delete';
};

export type DeleteSegmentsResponses = {
    /**
     * What became of each item.
     */
    200: DeletedSegments;
};

export type SetSegmentPrioritiesData = {
    body: SegmentPriorities;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/segments/priorities';
};

export type SetSegmentPrioritiesResponses = {
    /**
     * The segment with its new order.
     */
    200: [
        Segment
    ];
};

export type UnassignSegmentData = {
    body: SegmentAssignment;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/segments/unassign';
};

export type UnassignSegmentResponses = {
    /**
     * The segment does not lead to the instance. The body is empty.
     */
    200: void;
};

export type ListSourcesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes what its brands own. Empty or left out: everything that the caller can reach.
         */
        owner_id?: string;
        /**
         * Only the sources with this id. Empty or left out, every source.
         */
        source_id?: string;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'source_id' | 'source_name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/sources';
};

export type ListSourcesResponses = {
    /**
     * One page of sources.
     */
    200: Array<Source>;
};

export type CreateSourcesData = {
    body: Array<Source>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources';
};

export type CreateSourcesResponses = {
    /**
     * What became of each item.
     */
    200: CreatedItems;
};

export type AssignSourcesData = {
    body: SourceAssignment;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources/assign';
};

export type AssignSourcesResponses = {
    /**
     * The sources lead to the instance. The body is empty.
     */
    200: void;
};

export type RecordSourceContributionData = {
    body: ContributionBySource;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources/contributions';
};

export type RecordSourceContributionResponses = {
    /**
     * The contribution was processed, or accepted with a callback. The body is empty.
     */
    200: void;
    /**
     * The key was used for this contribution before; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type DeleteSourcesData = {
    body: Array<SourceReference>;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources/delete';
};

export type DeleteSourcesResponses = {
    /**
     * What became of each item.
     */
    200: DeletedSources;
};

export type GetSourceJackpotData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The source, for example a game code.
         */
        source_id: SourceId;
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The operator's identifier of a player, whose opt-in status is answered too.
         */
        player_id?: PlayerId;
        /**
         * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.
         */
        country_code?: Country;
        /**
         * The player's segments, up to 100: repeat the parameter for each, `segments=vip&segments=gold`.
         */
        segments?: Array<Id>;
    };
    url: '/sources/jackpot';
};

export type GetSourceJackpotResponses = {
    /**
     * The jackpot.
     */
    200: JackpotForSource;
};

export type SetSourcePrioritiesData = {
    body: SourcePriorities;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources/priorities';
};

export type SetSourcePrioritiesResponses = {
    /**
     * The source with its new order.
     */
    200: [
        Source
    ];
};

export type UnassignSourcesData = {
    body: SourceAssignment;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources/unassign';
};

export type UnassignSourcesResponses = {
    /**
     * The sources do not lead to the instance. The body is empty.
     */
    200: void;
};

export type ListInstancesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes what its brands own. Empty or left out: everything that the caller can reach.
         */
        owner_id?: string;
        /**
         * Only instances with this status. Left out, every status.
         */
        status?: InstanceStatus;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * Only the instances with these ids, separated by commas, up to 200. Empty or left out, every instance.
         */
        ids?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'created' | 'id' | 'name' | 'status' | 'timestamp_start' | 'timestamp_end' | 'last_updated';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances';
};

export type ListInstancesResponses = {
    /**
     * One page of instances.
     */
    200: Array<JackpotInstance>;
};

export type UpdateInstanceData = {
    body: InstanceDetails;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances';
};

export type UpdateInstanceResponses = {
    /**
     * The instance is updated. The body is empty.
     */
    200: void;
};

export type RecordInstanceContributionData = {
    body: ContributionToInstance;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/contributions';
};

export type RecordInstanceContributionResponses = {
    /**
     * The contribution was processed, or accepted with a callback. The body is empty.
     */
    200: void;
    /**
     * The key was used for this contribution before; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type ContributeByGameData = {
    body: ContributionByGame;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/game-contributions';
};

export type ContributeByGameResponses = {
    /**
     * The contribution was processed.
     */
    200: ContributionResponse;
    /**
     * The key was used for this contribution before; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type SetOptInData = {
    body: OptInRequest;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/opt-in';
};

export type SetOptInResponses = {
    /**
     * The player is opted in or out. The body is empty.
     */
    200: void;
};

export type SetOptInListedData = {
    body: OptInRequest;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/opt-in/statuses';
};

export type SetOptInListedResponses = {
    /**
     * The player's statuses.
     */
    200: Array<OptInStatus>;
};

export type ListPlayerOptInsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The operator's identifier of the player.
         */
        player_id: PlayerId;
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * `true` for instances that the player is opted in to, `false` for the others. Left out, both.
         */
        opted_id?: string;
        /**
         * Another name for `opted_id`.
         */
        opted_in?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count. Left out, as many as possible.
         */
        limit: number;
    };
    url: '/instances/opt-ins';
};

export type ListPlayerOptInsResponses = {
    /**
     * One page of statuses.
     */
    200: Array<OptInStatus>;
};

export type SaveOptInsData = {
    body: BulkOptIns | string;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: {
        /**
         * The instance. Required with CSV.
         */
        instance_id?: Id;
        /**
         * The brand path of the players, `operator:brand`. Required with CSV.
         */
        brand_id?: BrandPath;
    };
    url: '/instances/opt-ins';
};

export type SaveOptInsResponses = {
    /**
     * What could not be done.
     */
    200: BulkOptInErrors;
};

export type SetPotContributedSeedData = {
    body: PotAdjustment;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/pots/contributed-seed';
};

export type SetPotContributedSeedResponses = {
    /**
     * The balance is the target. The body is empty.
     */
    200: void;
};

export type SetPotCurrentValueData = {
    body: PotAdjustment;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/pots/current-value';
};

export type SetPotCurrentValueResponses = {
    /**
     * The balance is the target. The body is empty.
     */
    200: void;
};

export type SetPotSurplusSeedData = {
    body: PotAdjustment;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/pots/surplus-seed';
};

export type SetPotSurplusSeedResponses = {
    /**
     * The balance is the target. The body is empty.
     */
    200: void;
};

export type ListPlayerRaffleTicketsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The operator's identifier of the player.
         */
        player_id: PlayerId;
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count. Left out, as many as possible.
         */
        limit: number;
    };
    url: '/instances/raffle-tickets';
};

export type ListPlayerRaffleTicketsResponses = {
    /**
     * One page of tickets.
     */
    200: Array<RaffleTicketRecord>;
};

export type TransferPotsData = {
    body: TransferRequest;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/transfer';
};

export type TransferPotsResponses = {
    /**
     * The pots are transferred. The body is empty.
     */
    200: void;
};

export type TriggerWinData = {
    body: TriggerWinRequest;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/trigger';
};

export type TriggerWinResponses = {
    /**
     * The pot was won.
     */
    200: TriggeredWin;
};

export type ListPendingCancelsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only debits for this instance. Empty or left out, every instance.
         */
        instance_id?: string;
        /**
         * Only players of this brand path. Empty or left out, all brands.
         */
        brand_id?: string;
        /**
         * Only debits of this player. Empty or left out, every player.
         */
        player_id?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'timestamp' | 'attempts';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances/cancels';
};

export type ListPendingCancelsResponses = {
    /**
     * One page of debits.
     */
    200: Array<PendingCancel>;
};

export type RetryCancelsData = {
    body: CancelSelection;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/cancels/retry';
};

export type RetryCancelsResponses = {
    /**
     * What became of each cancel.
     */
    200: CancelResults;
};

export type SettleCancelsData = {
    body: CancelSettlement;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/cancels/settle';
};

export type SettleCancelsResponses = {
    /**
     * What became of each cancel.
     */
    200: CancelResults;
};

export type ListWinsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only wins of this instance. Empty or left out, every instance.
         */
        instance_id?: string;
        /**
         * Only payees of this brand path. Empty or left out, all brands.
         */
        brand_id?: string;
        /**
         * Only payments to this player. Empty or left out, every player.
         */
        player_id?: string;
        /**
         * `true` for payments that are `Held` or `Due`, `false` for those that are `Paid` or `Settled`. Left out, both.
         */
        withheld?: boolean;
        /**
         * Only payments in this state. Empty or left out, every state.
         */
        state?: WinState;
        /**
         * Only what happened at this moment or later.
         */
        timestamp_from?: Timestamp;
        /**
         * Only what happened before this moment.
         */
        timestamp_to?: Timestamp;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'timestamp' | 'win_amount' | 'attempts';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances/wins';
};

export type ListWinsResponses = {
    /**
     * One page of payments.
     */
    200: Array<WinRecord>;
};

export type ReleaseWinsData = {
    body: WinSelection;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/wins/release';
};

export type ReleaseWinsResponses = {
    /**
     * What became of each payment.
     */
    200: WinResults;
};

export type SettleWinsData = {
    body: WinSettlement;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/wins/settle';
};

export type SettleWinsResponses = {
    /**
     * What became of each payment.
     */
    200: WinResults;
};

export type GetInstanceData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query?: {
        /**
         * Only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes what its brands own. Empty or left out: everything that the caller can reach.
         */
        owner_id?: string;
        /**
         * Answer the instance only if it has this status.
         */
        status?: InstanceStatus;
    };
    url: '/instances/{instance_id}';
};

export type GetInstanceResponses = {
    /**
     * The instance.
     */
    200: JackpotInstance;
};

export type ListLedgerEntriesData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query: {
        /**
         * Only entries whose seq is greater.
         */
        after_seq: number;
        /**
         * Only entries of this kind. Empty or left out, every kind.
         */
        kind?: string;
        /**
         * Only entries that changed an account of this pot. Empty or left out, every entry.
         */
        pot_id?: string;
        /**
         * Only what happened at this moment or later.
         */
        timestamp_from?: Timestamp;
        /**
         * Only what happened before this moment.
         */
        timestamp_to?: Timestamp;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * `1` sorts by ascending seq, `-1` by descending.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances/{instance_id}/ledger';
};

export type ListLedgerEntriesResponses = {
    /**
     * One page of the ledger.
     */
    200: Array<LedgerEntry>;
};

export type ListInstanceOptInsData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query: {
        /**
         * `true` for players who are opted in, `false` for the others. Empty or left out, both.
         */
        opted_in?: boolean;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
    };
    url: '/instances/{instance_id}/opt-ins';
};

export type ListInstanceOptInsResponses = {
    /**
     * One page of statuses.
     */
    200: Array<OptInStatus>;
};

export type PauseInstanceData = {
    body: StatusChange;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query?: never;
    url: '/instances/{instance_id}/pause';
};

export type PauseInstanceResponses = {
    /**
     * The instance is paused. The body is empty.
     */
    200: void;
};

export type ListPlayerInstanceTicketsData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
        /**
         * The operator's identifier of the player.
         */
        player_id: PlayerId;
    };
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count. Left out, as many as possible.
         */
        limit: number;
    };
    url: '/instances/{instance_id}/players/{player_id}/raffle-tickets';
};

export type ListPlayerInstanceTicketsResponses = {
    /**
     * One page of tickets.
     */
    200: Array<RaffleTicketRecord>;
};

export type ListRaffleTicketsData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query: {
        /**
         * Only players of this brand path. Empty or left out, all brands.
         */
        brand_id?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'timestamp_start' | 'ticket_count' | 'player_id';
        /**
         * `-1` sorts descending, `1` ascending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances/{instance_id}/raffle-tickets';
};

export type ListRaffleTicketsResponses = {
    /**
     * One page of tickets.
     */
    200: Array<RaffleTicketRecord>;
};

export type ResumeInstanceData = {
    body: StatusChange;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query?: never;
    url: '/instances/{instance_id}/resume';
};

export type ResumeInstanceResponses = {
    /**
     * The instance is active. The body is empty.
     */
    200: void;
};

export type TerminateInstanceData = {
    body: StatusChange;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query?: never;
    url: '/instances/{instance_id}/terminate';
};

export type TerminateInstanceResponses = {
    /**
     * The instance has ended. The body is empty.
     */
    200: void;
};

export type ListTemplatesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes what its brands own. Empty or left out: everything that the caller can reach.
         */
        owner_id?: string;
        /**
         * Only the template with this id. Empty or left out, every template.
         */
        id?: string;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * `true` for published templates only, `false` for the others. Empty or left out, both.
         */
        published?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'id' | 'name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/templates';
};

export type ListTemplatesResponses = {
    /**
     * One page of templates.
     */
    200: Array<JackpotTemplate>;
};

export type CreateTemplateData = {
    body: NewJackpotTemplate;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/templates';
};

export type CreateTemplateResponses = {
    /**
     * The template as it was stored.
     */
    200: JackpotTemplate;
};

export type InstantiateTemplateData = {
    body: InstantiateTemplateRequest;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/templates/instantiate';
};

export type InstantiateTemplateResponses = {
    /**
     * The new instance.
     */
    200: JackpotInstance;
};

export type PreviewTemplateData = {
    body: NewJackpotTemplate;
    path?: never;
    query: {
        /**
         * The id of the stored template that the body is a version of.
         */
        template_id: Id;
    };
    url: '/templates/preview';
};

export type PreviewTemplateResponses = {
    /**
     * The contribution in each currency.
     */
    200: Array<DefaultContribution>;
};

export type PublishTemplateData = {
    body: PublishTemplateRequest;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/templates/publish';
};

export type PublishTemplateResponses = {
    /**
     * The template is published, or no longer. The body is empty.
     */
    200: void;
};

export type GetTemplateSkeletonData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/templates/skeleton';
};

export type GetTemplateSkeletonResponses = {
    /**
     * A template that is not stored.
     */
    200: JackpotTemplate;
};

export type GetTemplateData = {
    body?: never;
    path: {
        /**
         * The id of the template.
         */
        template_id: Id;
    };
    query?: never;
    url: '/templates/{template_id}';
};

export type GetTemplateResponses = {
    /**
     * The template.
     */
    200: JackpotTemplate;
};

export type UpdateTemplateData = {
    body: NewJackpotTemplate;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Change only this version: the `ETag` that you read, or several separated by commas, of which one must be the current one. `*` takes any version. A weak tag (`W/"3"`) never matches. Left out, nothing is compared. A repetition under the same idempotency key is answered as at first, whatever the version is by then.
         */
        'if-match'?: string;
    };
    path: {
        /**
         * The id of the template.
         */
        template_id: Id;
    };
    query?: never;
    url: '/templates/{template_id}';
};

export type UpdateTemplateResponses = {
    /**
     * The template as it is stored now.
     */
    200: JackpotTemplate;
};

export type ContributeToInstanceData = {
    body: ContributionToInstance;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/contributions/instance';
};

export type ContributeToInstanceResponses = {
    /**
     * The contribution was processed. With a callback it was accepted, and the body is empty.
     */
    200: ContributionResponse | undefined;
    /**
     * The key was used for this contribution before; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type ContributeBySourceData = {
    body: ContributionBySource;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/contributions/source';
};

export type ContributeBySourceResponses = {
    /**
     * The contribution was processed. With a callback it was accepted, and the body is empty.
     */
    200: ContributionResponse | undefined;
    /**
     * The key was used for this contribution before; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type GetContributionData = {
    body?: never;
    path: {
        /**
         * The id of the contribution.
         */
        contribution_id: Id;
    };
    query?: never;
    url: '/operator/contributions/{contribution_id}';
};

export type GetContributionResponses = {
    /**
     * The result of the contribution.
     */
    200: ContributionResponse;
};

export type GetBrandCurrenciesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
    };
    url: '/operator/currencies';
};

export type GetBrandCurrenciesResponses = {
    /**
     * The currencies.
     */
    200: BrandCurrencies;
};

export type ListOperatorPlayerInstanceTicketsData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
        /**
         * The operator's identifier of the player.
         */
        player_id: PlayerId;
    };
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count. Left out, as many as possible.
         */
        limit: number;
    };
    url: '/operator/instances/{instance_id}/players/{player_id}/raffle-tickets';
};

export type ListOperatorPlayerInstanceTicketsResponses = {
    /**
     * One page of tickets.
     */
    200: Array<OperatorRaffleTicketRecord>;
};

export type ListOperatorRaffleTicketsData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query: {
        /**
         * Only players of this brand path. Empty or left out, all brands.
         */
        brand_id?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'timestamp_start' | 'ticket_count' | 'player_id';
        /**
         * `-1` sorts descending, `1` ascending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/operator/instances/{instance_id}/raffle-tickets';
};

export type ListOperatorRaffleTicketsResponses = {
    /**
     * One page of tickets.
     */
    200: Array<OperatorRaffleTicketRecord>;
};

export type GetOperatorJackpotData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The source, for example a game code.
         */
        source_id: SourceId;
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The operator's identifier of the player.
         */
        player_id: PlayerId;
        /**
         * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.
         */
        country_code: Country;
        /**
         * The player's segments, separated by commas, up to 100. Empty or left out, none.
         */
        segments?: string;
    };
    url: '/operator/jackpot';
};

export type GetOperatorJackpotResponses = {
    /**
     * The jackpot.
     */
    200: OperatorJackpotForSource;
};

export type SetOperatorOptInData = {
    body: OperatorOptIn;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/opt-in';
};

export type SetOperatorOptInResponses = {
    /**
     * The player is as wished. The body is empty.
     */
    200: void;
};

export type ListOperatorPlayerTicketsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The operator's identifier of the player.
         */
        player_id: PlayerId;
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count. Left out, as many as possible.
         */
        limit: number;
    };
    url: '/operator/raffle-tickets';
};

export type ListOperatorPlayerTicketsResponses = {
    /**
     * One page of tickets.
     */
    200: Array<OperatorRaffleTicketRecord>;
};

export type ListOperatorSourcesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes what its brands own. Empty or left out: everything that the caller can reach.
         */
        owner_id?: string;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'source_id' | 'source_name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/operator/sources';
};

export type ListOperatorSourcesResponses = {
    /**
     * One page of sources.
     */
    200: Array<Source>;
};

export type ContributeToTargetData = {
    body: ContributionToTarget;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/target-contributions';
};

export type ContributeToTargetResponses = {
    /**
     * The contributions were processed. With `options.callback` the body is empty: the result goes there.
     */
    200: Array<ContributionResponse> | undefined;
    /**
     * The key was used for this request before; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type SetTargetOptInData = {
    body: TargetOptIn;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/target-opt-in';
};

export type SetTargetOptInResponses = {
    /**
     * What became of each instance.
     */
    200: TargetOptInReply;
};

export type ListTargetWinnersData = {
    body: WinnersOfTarget;
    path?: never;
    query?: never;
    url: '/operator/target-winners/latest';
};

export type ListTargetWinnersResponses = {
    /**
     * The winners.
     */
    200: Array<Winner>;
};

export type ListTargetPotWinnersData = {
    body: WinnersOfTarget;
    path?: never;
    query?: never;
    url: '/operator/target-winners/pots';
};

export type ListTargetPotWinnersResponses = {
    /**
     * The winners, at most one of each pot.
     */
    200: Array<Winner>;
};

export type ListWinnersData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
        /**
         * How many winners to answer at most. `0` answers none.
         */
        limit: number;
        /**
         * Only winners of this brand path. Empty or left out, all brands.
         */
        brand_id?: string;
    };
    url: '/operator/winners';
};

export type ListWinnersResponses = {
    /**
     * The winners.
     */
    200: Array<Winner>;
};

export type ListWinnersByPotData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
        /**
         * How many winners to answer for each pot at most. `0` answers none.
         */
        limit: number;
        /**
         * Only winners of this brand path. Empty or left out, all brands.
         */
        brand_id?: string;
    };
    url: '/operator/winners/pots';
};

export type ListWinnersByPotResponses = {
    /**
     * The winners by the id of the pot.
     */
    200: {
        [key: string]: Array<Winner>;
    };
};

export type AwardFreespinsData = {
    body: AwardFreespins;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/freespins/add';
};

export type AwardFreespinsResponses = {
    /**
     * The bonuses.
     */
    200: Array<PlayerBonus>;
};

export type AwardBonusData = {
    body: AwardBonus;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/freespins/award';
};

export type AwardBonusResponses = {
    /**
     * The bonuses.
     */
    200: Array<PlayerBonus>;
};

export type ListFreespinInstancesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only the instance with this id. Empty or left out, every instance.
         */
        id?: string;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * Only what this operator owns. Empty or left out, everything that the caller can reach.
         */
        operator_id?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'timestamp_start' | 'timestamp_end' | 'name' | 'id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/bonus/freespins/instances';
};

export type ListFreespinInstancesResponses = {
    /**
     * One page of freespin instances.
     */
    200: Array<FreespinInstance>;
};

export type CreateFreespinInstanceData = {
    body: NewFreespinInstance;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/freespins/instances';
};

export type CreateFreespinInstanceResponses = {
    /**
     * The new freespin instance.
     */
    200: FreespinInstance;
};

export type ListFreespinTemplatesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only the template with this id. Empty or left out, every template.
         */
        id?: string;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * Only what this operator owns. Empty or left out, everything that the caller can reach.
         */
        operator_id?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'timestamp_created' | 'name' | 'id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/bonus/freespins/templates';
};

export type ListFreespinTemplatesResponses = {
    /**
     * One page of freespin templates.
     */
    200: Array<FreespinTemplate>;
};

export type UpdateFreespinTemplateData = {
    body: FreespinTemplateChanges;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/freespins/templates';
};

export type UpdateFreespinTemplateResponses = {
    /**
     * The template is changed. The body is empty.
     */
    200: void;
};

export type CreateFreespinTemplateData = {
    body: NewFreespinTemplate;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/freespins/templates';
};

export type CreateFreespinTemplateResponses = {
    /**
     * The new template.
     */
    200: FreespinTemplate;
};

export type ReportFreespinUseData = {
    body: FreespinUse;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/freespins/use';
};

export type ReportFreespinUseResponses = {
    /**
     * The bonus with what is left of it.
     */
    200: PlayerBonus;
};

export type ListPlayerBonusesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The operator's identifier of the player.
         */
        player_id: PlayerId;
        /**
         * The player's operator.
         */
        operator_id: OperatorId;
        /**
         * The player's brand, either within the operator (`luna`) or with it (`northstar:luna`).
         */
        brand_id: BrandReference;
        /**
         * Only bonuses that can be used in a game of this provider, those for every game too. Empty or left out, all.
         */
        provider?: string;
        /**
         * Only bonuses that can be used in this game of `provider`, or of any provider when that is left out; those for every game of a provider, or for every game, too. Empty or left out, all.
         */
        game_code?: string;
        /**
         * Only the bonus with this id. Empty or left out, all.
         */
        bonus_id?: string;
        /**
         * Only bonuses in this state, `Available`, `Expired` or `Consumed`. Empty or left out, all.
         */
        status?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by. By default the bonus that expires first comes first.
         */
        sort_field: 'timestamp_bonus_expires' | 'timestamp_bonus_awarded' | 'id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/bonus/players/bonuses';
};

export type ListPlayerBonusesResponses = {
    /**
     * One page of the player's bonuses.
     */
    200: Array<PlayerBonus>;
};

export type GetCorsOriginsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/frontend/cors';
};

export type GetCorsOriginsResponses = {
    /**
     * The list as it counts now, in the order in which it was set.
     */
    200: CorsOrigins;
};

export type SetCorsOriginsData = {
    body: CorsOrigins;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/frontend/cors';
};

export type SetCorsOriginsResponses = {
    /**
     * The list as it counts now.
     */
    200: CorsOrigins;
};

export type RemoveCorsOriginsData = {
    body: CorsPatterns;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/frontend/cors/delete';
};

export type RemoveCorsOriginsResponses = {
    /**
     * What was removed and what is left.
     */
    200: RemovedCorsOrigins;
};

export type GetPlayerJackpotData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The source, for example a game code.
         */
        source_id: SourceId;
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The operator's identifier of the player.
         */
        player_id: PlayerId;
        /**
         * Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.
         */
        country_code: Country;
        /**
         * The player's segments, separated by commas, up to 100. Empty or left out, none.
         */
        segments?: string;
    };
    url: '/frontend/jackpot';
};

export type GetPlayerJackpotResponses = {
    /**
     * The jackpot.
     */
    200: PlayerJackpotForSource;
};

export type SetPlayerOptInData = {
    body: OptInRequest;
    headers?: {
        /**
         * A name of the caller's own for this one request, so that it can be repeated safely: the platform acts once and answers a repetition as it answered the first time. Keys belong to the calling account or player, over all operations; contributions' keys belong to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/frontend/opt-in';
};

export type SetPlayerOptInResponses = {
    /**
     * The player is as wished. The body is empty.
     */
    200: void;
};

export type ListPublicSourcesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The operator (`northstar`), which includes its brands, or the brand (`northstar:luna`) whose sources are listed.
         */
        owner_id: OwnerId;
        /**
         * Only items whose name contains this text, whatever its case. Empty or left out, every name.
         */
        name?: string;
        /**
         * The page to answer, counted from 0. A page behind the last one is an empty list.
         */
        page: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field: 'source_id' | 'source_name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction: 1 | -1;
    };
    url: '/frontend/sources';
};

export type ListPublicSourcesResponses = {
    /**
     * One page of sources.
     */
    200: Array<Source>;
};

export type GetTickerData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    url: '/frontend/ticker';
};

export type GetTickerResponses = {
    /**
     * The ticker.
     */
    200: Ticker;
};

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/healthz';
};

export type GetHealthResponses = {
    /**
     * The service is alive.
     */
    200: Health;
};
