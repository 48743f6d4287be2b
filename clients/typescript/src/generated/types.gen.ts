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
     * The operators (`northstar`, with all their brands) and single brands (`northstar:luna`) that the account reaches.
     */
    brandpath_list: Array<OwnerId>;
};

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
     * The operator or brand whose assignment it is, the same as that of the source.
     */
    owner_id: OwnerId;
    /**
     * The instance.
     */
    instance_id: Id;
};

/**
 * The result of a successful login.
 */
export type AuthResponse = {
    /**
     * A JWT for the header `Authorization` with the scheme `Bearer`. It counts for 30 minutes, unless the account is changed before.
     */
    token: string;
    /**
     * An opaque token that can be exchanged once for a new pair of tokens.
     */
    refresh_token: string;
    /**
     * The base64 secret with which the JWTs of the account's own organisation are signed, so that a service can check them by itself. Only trusted accounts of the type Service receive it; keep it as safe as a password.
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
     * The configuration of the registered systems that serve accounts of this type, by the name of the system's service. Empty in this release.
     */
    services: {
        [key: string]: {
            [key: string]: string;
        };
    };
};

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
 * The identifier of a brand, unique within its operator. It holds no colon, because a colon separates an operator from its brand.
 */
export type BrandId = string;

/**
 * A brand with its operator, written `operator:brand`.
 */
export type BrandPath = string;

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
     * Asks for the result to be sent to an address instead of the reply. In this release no host can be registered yet, so that a contribution with a callback is refused with `callback_host_not_registered`.
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
     * The player's segments, up to 100. They narrow down the instances and order them. Segments cannot be configured in this release, so that they have no effect yet.
     */
    segments?: Array<Id>;
};

/**
 * Where to send the result of a contribution.
 */
export type ContributionCallback = {
    /**
     * Whether the result is sent only when something was won. Left out, false.
     */
    win_result_only?: boolean;
    /**
     * The https address that receives the ContributionResponse. Its host must be registered by the operator.
     */
    web_hook: string;
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
     * The gameround_id of the request. Absent when it had none.
     */
    gameround_id?: GameroundId;
    /**
     * What this player has won, in the jackpot's currency; 0 without a win. When several pots pay, their sum.
     */
    win_amount: Amount;
    /**
     * The pot that was won; when several were, the one that paid most. Absent without a win.
     */
    win_pot_id?: PotId;
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
     * The metadata of the request, unchanged. Absent when it had none.
     */
    metadata?: Metadata;
};

/**
 * What a contribution is, who pays it and who may make it.
 */
export type ContributionRules = {
    /**
     * Whether only players who opted in contribute. Left out, false. `true` cannot be published in this release.
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
    wager_criteria?: WagerCriteria;
    /**
     * The brand paths that take part, up to 1,000. Empty or left out, all brands under the instance's owner. A brand of another operator never takes part.
     */
    allowed_brands?: Array<BrandPath>;
    /**
     * Which countries take part. Left out, all of them.
     */
    country_filters?: CountryFilters;
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
     * Asks for the result to be sent to an address instead of the reply. In this release no host can be registered yet, so that a contribution with a callback is refused with `callback_host_not_registered`.
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
 * An ISO 3166-1 alpha-2 country code, or an ISO 3166-2 code of one of its subdivisions, in capitals.
 */
export type Country = string;

/**
 * Which countries take part. A listed country covers its subdivisions. The black list wins over the white list; an empty or missing white list admits every country.
 */
export type CountryFilters = {
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
 * Where a pot's overflow is delivered. A template with diversion rules cannot be published in this release.
 */
export type DiversionRules = {
    /**
     * The receiver.
     */
    target: DiversionTarget;
    /**
     * The overflow in the jackpot's currency at which all of it is delivered.
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
         * The https address that deliveries are sent to.
         */
        endpoint: string;
        /**
         * The receiver's name of the account, 1 to 128 printable ASCII characters without spaces.
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
 * One fault at one place of a request.
 */
export type FieldFault = {
    /**
     * A JSON pointer into the body, or `/query/…`, `/path/…`, `/header/…` and the name of a parameter.
     */
    pointer: string;
    /**
     * What is wrong there, and how to mend it.
     */
    detail: string;
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
 * A name that the caller gives to one request, 1 to 128 printable ASCII characters without spaces.
 */
export type IdempotencyKey = string;

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
     * The version of the instance's rules. It starts at 1 and rises when they change.
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
     * When the instance becomes or became active. Absent when it was active at once.
     */
    timestamp_start?: Timestamp;
    /**
     * When the instance ends. Absent when it has no end.
     */
    timestamp_end?: Timestamp;
    /**
     * When the instance or one of its pots last changed.
     */
    last_updated: Timestamp;
};

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
 * A template to create. It has the fields of a JackpotTemplate, so that a template that was read can be sent again; `reference_count` and `published` are accepted and ignored.
 */
export type NewJackpotTemplate = {
    /**
     * The template's identifier, unique on the platform. Left out, the platform chooses one.
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
    contribution_rules: ContributionRules;
    /**
     * The share of each contribution that goes to the house pot, which helps to pay for new seeds.
     */
    house_hold_contribution: ContributionType;
    /**
     * What instances are. Left out, `Jackpot`. `Raffle` cannot be published in this release.
     */
    jackpot_type?: 'Jackpot' | 'Raffle';
    /**
     * How a raffle hands out tickets and prizes, for `Raffle` alone. They cannot be published in this release.
     */
    raffle_rules?: RaffleRules;
    /**
     * The pots that an instance receives, 1 to 50, in the order in which they take their shares and are drawn.
     */
    pots: Array<PotTemplate>;
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
};

/**
 * Spans of a day, each as a pair of its first and its last second, up to 24.
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
     * The external identity provider that the account logs in with. Absent if it has none.
     */
    oauth_provider_id?: Id;
};

/**
 * Who owns something, either an operator (`northstar`) or one of its brands (`northstar:luna`).
 */
export type OwnerId = string;

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
 * How a win is divided. main_winner_percentage, admin_fee and the payout percentages add up to 1. A template with a payout ruleset cannot be published in this release.
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
     * The community shares in the order in which they are paid, up to 10.
     */
    payout_rules: Array<CommunityPayout>;
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
 * The operator's own identifier of a player, up to 128 printable ASCII characters without spaces. It is unique within the brand, and over all brands that share a wallet.
 */
export type PlayerId = string;

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
     * Where the overflow is delivered. Absent when it stays.
     */
    diversion_rules?: DiversionRules;
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
     * Who qualifies for this pot.
     */
    criteria: WagerCriteria;
    /**
     * The value that the pot never passes. Absent when the template names none.
     */
    maximum_pot_value?: AmountText;
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
 * The identifier of a pot within its template and its instances.
 */
export type PotId = string;

/**
 * A pot that every instance of the template receives. Amounts are in the jackpot's currency.
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
     * Who is paid. `WinnerOnly`, also when left out, pays the winner all; `Community` divides by payout_ruleset and cannot be published in this release.
     */
    payout_rules?: 'WinnerOnly' | 'Community';
    /**
     * How a win is divided, for `Community` alone.
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
     * Where the overflow is delivered. It cannot be published in this release.
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
    pot_types?: Array<PotTypeTemplate>;
    /**
     * Who qualifies for this pot. A contribution that does not qualify leaves the pot's share out of the charge and cannot win it. Left out, everybody.
     */
    wager_criteria?: WagerCriteria;
    /**
     * The value that the pot never passes; what would lift it higher becomes overflow. Left out, 8,000,000,000.
     */
    max_pot_value?: AmountText;
};

/**
 * How a pot of an instance can hit by itself.
 */
export type PotType = {
    /**
     * The current window of time.
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
     * Once in each window of time. It cannot be published in this release.
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
     * The path that was requested.
     */
    instance: string;
    /**
     * The problem's name in the closed list of codes.
     */
    code: string;
    /**
     * The faults that were found, at least the first, when they have a place in the request.
     */
    errors?: Array<FieldFault>;
    /**
     * Names this request in the platform's log. Quote it when you ask for help.
     */
    request_id: string;
};

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
 * How a raffle hands out tickets and prizes. A template with raffle rules cannot be published in this release.
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
     * The tiers in the order in which they are drawn, 1 to 100. Their fractions add up to at most 1.
     */
    prize_distribution: Array<RafflePrize>;
};

/**
 * When a running instance takes contributions. It is refused in this release.
 */
export type RecurrenceRule = {
    /**
     * On which days, and when on them.
     */
    frequency: Frequency;
    /**
     * Every how many days, weeks or months, 1 to 1,000.
     */
    interval: number;
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
     * When the instance becomes active. Left out or not in the future, at once.
     */
    timestamp_start?: Timestamp;
    /**
     * When the instance ends; its pots keep their money. It lies in the future and behind timestamp_start. Left out, without end.
     */
    timestamp_end?: Timestamp;
    /**
     * When the instance takes contributions in between, up to 100 rules. Leave it out or empty in this release; a rule is refused.
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
 * The token of a player's session, as the operator's wallet issued it. The platform keeps no copy of it in its store.
 */
export type SessionToken = string;

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
     * When the instance becomes or became active. Absent when it was active at once.
     */
    timestamp_start?: Timestamp;
    /**
     * When the instance ends. Absent when it has no end.
     */
    timestamp_end?: Timestamp;
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
 * Wins once in each window of time that ends at target_datetime and is repeated. It cannot be published in this release.
 */
export type TimeFixed = {
    /**
     * When the first window ends.
     */
    target_datetime: Timestamp;
    /**
     * The length of each window; the next begins when one ends. Left out, there is one window, from the instance's start.
     */
    repeat_period?: Duration;
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
 * The platform's name of one movement of money at the wallet, `<contribution>:debit` for a contribution and `<win>:<n>` for a payout.
 */
export type TransactionId = string;

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
     * What caused the win, for example a game code. It is recorded with the win and need not be a registered source.
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
 * Who qualifies. Both bounds are compared in the jackpot's currency, after conversion; one that is left out is 0.
 */
export type WagerCriteria = {
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
     * The contribution that won. Absent for a win that was triggered by a call.
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
 * The data of a WinSettled event, which tells that the operator's wallet has acknowledged the credit of a win.
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
     * What was credited, in payout_currency.
     */
    payout_amount: Amount;
    /**
     * The currency that was credited.
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
     * When the credit was acknowledged.
     */
    timestamp: Timestamp;
};

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

export type SaveOperatorsData = {
    body: Array<NamedItem>;
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

export type SaveBrandsData = {
    body: Array<NamedItem>;
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

export type ListSourcesData = {
    body?: never;
    path?: never;
    query?: {
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
        page?: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit?: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field?: 'source_id' | 'source_name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction?: 1 | -1;
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

export type ListInstancesData = {
    body?: never;
    path?: never;
    query?: {
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
        page?: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit?: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field?: 'created' | 'id' | 'name' | 'status' | 'timestamp_start' | 'timestamp_end' | 'last_updated';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction?: 1 | -1;
    };
    url: '/instances';
};

export type ListInstancesResponses = {
    /**
     * One page of instances.
     */
    200: Array<JackpotInstance>;
};

export type TriggerWinData = {
    body: TriggerWinRequest;
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

export type ListTemplatesData = {
    body?: never;
    path?: never;
    query?: {
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
        page?: number;
        /**
         * How many items a page holds. `0` answers no items, only the total count.
         */
        limit?: number;
        /**
         * The field that the list is sorted by.
         */
        sort_field?: 'id' | 'name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items that are equal in `sort_field` are in the order of their ids.
         */
        sort_direction?: 1 | -1;
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

export type PublishTemplateData = {
    body: PublishTemplateRequest;
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

export type ContributeToInstanceData = {
    body: ContributionToInstance;
    path?: never;
    query?: never;
    url: '/operator/contributions/instance';
};

export type ContributeToInstanceResponses = {
    /**
     * The contribution was processed.
     */
    200: ContributionResponse;
    /**
     * The key was used for this contribution before; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type ContributeBySourceData = {
    body: ContributionBySource;
    path?: never;
    query?: never;
    url: '/operator/contributions/source';
};

export type ContributeBySourceResponses = {
    /**
     * The contribution was processed.
     */
    200: ContributionResponse;
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
        limit?: number;
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
