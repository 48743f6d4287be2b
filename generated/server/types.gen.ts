// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

/**
 * The access of an account.
 */
export type AccessTo = {
    /**
     * The account's organisation.
     */
    org_id: Id;
    /**
     * The units of the organisation that the account belongs to.
     */
    unit_ids: Array<Id>;
    /**
     * The existing operators (`northstar`, with all their brands) and individual brands (`northstar:luna`) that the account has access to. If there are more than 10,000 operators, the first 10,000 by id.
     */
    brandpath_list: Array<OwnerId>;
};

/**
 * An account. Passwords and one-time passwords never appear in replies: the platform stores only their hashes.
 */
export type Account = {
    /**
     * The account's id, assigned by the platform.
     */
    id: Id;
    /**
     * The type of the account.
     */
    account_type: AccountType;
    /**
     * The registered system that the account calls on behalf of. Omitted if the account was created without one.
     */
    system_id?: Id;
    /**
     * The username to log in with.
     */
    username: Username;
    /**
     * The organisation and unit that the account belongs to.
     */
    org_unit: OrganisationUnit;
    /**
     * True if the account has access only to its own organisation and not to those below it.
     */
    org_bound: boolean;
    /**
     * The account's permissions by system, sorted and without duplicates. System and SuperUser accounts hold every permission regardless of this field.
     */
    permissions: Array<PermissionGroup>;
    /**
     * True if the account may log in and make requests.
     */
    enabled: boolean;
    /**
     * True if the account is trusted. A trusted Service account receives its organisation's signing secret when it logs in. Has no effect for other types.
     */
    trusted: boolean;
    /**
     * The time the account was created.
     */
    created_on: Timestamp;
    /**
     * The time the account last logged in, with a password or through an external identity provider. 0 if never.
     */
    last_logged_in: Timestamp;
    /**
     * The one-time password that is currently valid. The password itself is never returned.
     */
    reset_password_otp: {
        /**
         * The time the one-time password expires. 0 if there is none.
         */
        expires_at: Timestamp;
    };
    /**
     * Contact details of the account holder. `{}` if there are none.
     */
    contacts: Contacts;
    /**
     * The subject (`sub`) at the external identity provider that the account is linked to. Empty until the account is linked.
     */
    oauth_sub: string;
    /**
     * The external identity provider that the account may log in with. Empty if there is none.
     */
    oauth_provider_id: IdOrNone;
    /**
     * True if logging in with the password needs a code of a second factor.
     */
    second_factor: boolean;
};

/**
 * Changes to an account. Omitted fields stay as they are; a field that is sent is replaced as a whole.
 */
export type AccountChanges = {
    /**
     * The account's id.
     */
    id: Id;
    /**
     * The type of the account. The organisation `pitboss` has only `System` accounts, and all `System` accounts belong to it.
     */
    account_type?: AccountType;
    /**
     * The username to log in with.
     */
    username?: Username;
    /**
     * A new password. Ignored when requests with the same idempotency key are compared.
     */
    password?: NewPassword;
    /**
     * The organisation and unit that the account belongs to.
     */
    org_unit?: NewOrganisationUnit;
    /**
     * All permissions of the account, by system. Groups for the same system are merged and duplicates removed. An empty list removes all permissions.
     */
    permissions?: Array<PermissionGroup>;
    /**
     * True if the account is trusted.
     */
    trusted?: boolean;
    /**
     * True if the account may log in and make requests.
     */
    enabled?: boolean;
    /**
     * All contact details. Empty removes them.
     */
    contacts?: Contacts;
    /**
     * True if the account has access only to its own organisation and not to those below it.
     */
    org_bound?: boolean;
    /**
     * The external identity provider that the account may also log in with. Empty removes it. Changing the value also clears oauth_sub, so that the account is linked again at its next login.
     */
    oauth_provider_id?: string;
};

/**
 * The type of an account. `User` is a person. `SuperUser` is a person with full rights in the organisations that the account has access to. `System` is a platform administrator with full rights. `Service` is an operator's software. `Provider` is a game provider's software.
 */
export type AccountType = 'User' | 'SuperUser' | 'System' | 'Service' | 'Provider';

/**
 * The players who contributed shortly before the win share equally. The main winner is not included.
 */
export type ActivePlayers = {
    /**
     * The time before the win in which a contribution qualifies, in milliseconds.
     */
    period_before_win: number;
    /**
     * The maximum number of players to pay, 1 to 10,000. If more contributed, the players to pay are drawn at random.
     */
    max_number_of_payouts: number;
};

/**
 * An amount of money in whole currency units, for example `5.63` for five euros and 63 cents, with at most 6 decimals and at most 8,000,000,000. Parsed as a decimal and stored exactly.
 */
export type Amount = number;

/**
 * An amount of money in whole currency units as text, for example `"5.63"`, with at most 6 decimals and at most 8,000,000,000.
 */
export type AmountText = string;

/**
 * An amount of money in whole currency units, as text or number, for example `"5.63"` or `5.63`, with at most 6 decimals and at most 8,000,000,000. A number is read from its shortest decimal form; replies have text.
 */
export type AmountTextOrNumber = string | number;

/**
 * An account, as it was at the time.
 */
export type ApprovalActor = {
    /**
     * The account's id.
     */
    account_id: Id;
    /**
     * The account's username at the time.
     */
    username: string;
};

/**
 * The limit that makes a request wait for a second account.
 */
export type ApprovalLimit = {
    /**
     * `approval_threshold`: the amount is above the operator's threshold of its currency. `approval` and `approval_per_day`: limits of its `money_out`. `no_rate`: nothing converts the amount to the currency of `money_out`. `multipliers`: rates of a brand would move by more than 5 % in the UTC day, or a currency would be added. `templates`: it is about the rules of jackpots. `settings`: it changes the limits.
     */
    name: string;
    /**
     * The currency of the amounts. Omitted if there are none.
     */
    currency?: Currency;
    /**
     * The limit, as of the time of the request. Omitted if it is not an amount of `money_out`.
     */
    limit?: Amount;
    /**
     * The most that the request is worth at any rate of its UTC day; more than 8,000,000,000 is shown as that. Omitted if there is no limit, or no rate.
     */
    worth?: Amount;
    /**
     * The sum that the account had moved that UTC day without a second one. Omitted for anything but `approval_per_day`.
     */
    moved_today?: Amount;
};

/**
 * The rejection of a request.
 */
export type ApprovalRejection = {
    /**
     * The reason for the rejection. Recorded with the request and in the audit log.
     */
    reason: Reason;
};

/**
 * Something that an account asked for, and that another account has to approve before it is done. A request never changes.
 */
export type ApprovalRequest = {
    /**
     * The request's id.
     */
    id: Id;
    /**
     * The id of the operation that was called, such as `releaseWins`. More values may be added.
     */
    operation: string;
    /**
     * The operator or brand that the target belongs to. It determines who can see the request.
     */
    owner_id: OwnerId;
    /**
     * The transaction id of the payment or debit, the id of the instance, template, bonus or operator, the path of the brand, or the request_id of the award.
     */
    target_id: string;
    /**
     * The amount that would move, as of the time of the request: the payment, the debit that was returned, the difference that a correction makes, all that a transfer moves, the value of the pot that would be won, the cost of all bonuses of an award, the use that is given back, or the seeds of a new instance. Omitted for settings, multipliers and templates.
     */
    amount?: Amount;
    /**
     * The currency of the amount: the jackpot's, the player's for a debit, or that of the bonuses. Omitted without an amount.
     */
    currency?: Currency;
    /**
     * The state of the request.
     */
    state: ApprovalState;
    /**
     * The body of the request as it will be carried out; for payments and debits, with this one alone. `players` of an award has the first 100.
     */
    request: {
        [key: string]: unknown;
    };
    /**
     * The effect of an approval, in one sentence for the person who decides, as of the time of the request. Omitted for requests of earlier versions.
     */
    summary?: string;
    /**
     * The reason that the account gave when it asked. Omitted if it gave none.
     */
    reason?: Reason;
    /**
     * The instance whose money it is about, or the id that a new one will have. Omitted for anything else.
     */
    instance_id?: Id;
    /**
     * The pot that is corrected or would be won. Omitted for anything else.
     */
    pot_id?: PotId;
    /**
     * The path of the brand whose player or players are paid. Omitted if it is about no player.
     */
    brand_id?: BrandPath;
    /**
     * The player who is or was paid. Omitted if it is about no player, or about several.
     */
    player_id?: PlayerId;
    /**
     * The number of players that an award gives a bonus to. Omitted for anything else.
     */
    players?: number;
    /**
     * The limit that makes it wait. Omitted for an operator without `money_out`, and before it had any.
     */
    limit?: ApprovalLimit;
    /**
     * The earlier request that it takes the place of: when that one was approved, it would have moved more than 5 % more than at the time of the request, or in the other direction. Omitted otherwise.
     */
    replaces?: Id;
    /**
     * The account that asked.
     */
    requested_by: ApprovalActor;
    /**
     * The time of the request.
     */
    timestamp: Timestamp;
    /**
     * The time the request expires, seven days after it was made.
     */
    expires_on: Timestamp;
    /**
     * The account that approved, rejected or withdrew it. Omitted before that.
     */
    decided_by?: ApprovalActor;
    /**
     * The time of the approval, rejection or withdrawal. Omitted before that.
     */
    decided_on?: Timestamp;
    /**
     * The reason for the rejection or withdrawal. Omitted otherwise.
     */
    decide_reason?: Reason;
};

/**
 * The state of a request for approval. `Pending`: waits for another account. `Approved`: another account approved it, and the operation is done. `Rejected`: another account rejected it. `Withdrawn`: the account that asked rejected it. `Expired`: it waited too long, or its effect had grown when it was approved. All but `Pending` are final.
 */
export type ApprovalState = 'Pending' | 'Approved' | 'Rejected' | 'Withdrawn' | 'Expired';

/**
 * An instance that is assigned to a source or segment.
 */
export type AssignedJackpot = {
    /**
     * The order in which instances are tried, 0 to 1,000,000. Lower numbers come first; instances with equal priority are tried in order of assignment.
     */
    priority: number;
    /**
     * The operator or brand that owns the assignment. Always the owner of the source or segment.
     */
    owner_id: OwnerId;
    /**
     * The instance's id.
     */
    instance_id: Id;
};

/**
 * Something that an account did, or an attempt to use credentials. Audit events never contain secrets and never change.
 */
export type AuditEvent = {
    /**
     * The event's id.
     */
    id: Id;
    /**
     * The time of the event.
     */
    timestamp: Timestamp;
    /**
     * The organisation, operator or brand that the target belongs to; `pitboss` for the platform's own. It determines who can see the event.
     */
    owner_id: OwnerId;
    /**
     * The account that acted, or whose credentials were used or tried. Omitted if the platform itself acted, for example from its command line.
     */
    actor?: {
        /**
         * The account's id.
         */
        account_id: Id;
        /**
         * The account's username at the time.
         */
        username: string;
    };
    /**
     * The IP address of the request. Omitted if there was no request.
     */
    network_address?: string;
    /**
     * The action: the id of the operation, such as `updateAccount`, or an action of the platform itself, such as `disableDestination` or `resetPassword`. More values may be added.
     */
    action: string;
    /**
     * The target of the action.
     */
    target: {
        /**
         * The type of resource, named as in permissions, for example `accounts`. More values may be added.
         */
        resource: string;
        /**
         * The resource's id. Empty for a bulk request; detail then has their number in `count`. Each payment or cancel that is settled, released or retried has its own event.
         */
        id: string;
    };
    /**
     * `done` or `refused`.
     */
    outcome: 'done' | 'refused';
    /**
     * The problem code that was returned, if the request was refused.
     */
    code?: string;
    /**
     * Identifies the request in the platform's log. Empty if there was no request.
     */
    request_id: string;
    /**
     * Further details by name: `fields`, the fields named in a change, separated by commas; `reason` and `reference`, if the request gave them; `count`; `changes_omitted`, how many changes were too large to be kept; `secret`, `true` for a login that returned a signing secret; `recovery_code`, `true` if a recovery code was used; `second_factor`, `removed` for a reset of the password that removed it; `repeated`, `true` for an exchange that returned the same refresh token a second time. More names may be added.
     */
    detail: {
        [key: string]: string;
    };
    /**
     * Each field that the action gave another value, with the value it had and the one it has now. Empty if the request changed nothing. An account's permissions are grouped by system and resource, as `/permissions/pitboss/templates`. If a request has several targets, the pointer starts with the id of the target. Passwords, secrets, contacts, and an organisation's parent are never included. Omitted for actions that change no fields, and for events recorded before the platform kept the values.
     */
    changes?: Array<FieldChange>;
};

/**
 * The result of a successful login.
 */
export type AuthResponse = {
    /**
     * A JWT for the `Authorization` header with the scheme `Bearer`. Valid for 30 minutes, unless the account is changed or the login is ended earlier.
     */
    token: string;
    /**
     * An opaque token to exchange for a new pair of tokens. It can be used once, and again within 10 seconds.
     */
    refresh_token: string;
    /**
     * The base64 secret that signs the JWTs of the account's organisation. A service can use it to verify tokens itself, but not to issue them. Returned only to trusted Service accounts. Keep it as safe as a password.
     */
    secret?: string;
    /**
     * The access of the account.
     */
    access_to: AccessTo;
    /**
     * Further properties of the account. Always empty in this release.
     */
    properties: {
        [key: string]: string;
    };
    /**
     * Configuration of the registered systems available to accounts of this type, by service name. Wallets are not included.
     */
    services: {
        [key: string]: {
            [key: string]: string;
        };
    };
};

/**
 * The first message that a client sends on the jackpot status socket.
 */
export type Authenticate = {
    /**
     * The client's credentials.
     */
    Authenticate: {
        /**
         * The account's token, obtained by logging in.
         */
        token: string;
    };
};

/**
 * Freespins to award to players directly, without a template or instance.
 */
export type AwardBonus = {
    /**
     * Identifies the award so that it can be repeated safely. If the header `Idempotency-Key` is sent too, both must be equal.
     */
    request_id: IdempotencyKey;
    /**
     * The players' operator.
     */
    operator_id: OperatorId;
    /**
     * The players' brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The players' ids, as assigned by the operator, 1 to 10,000. Each player gets one bonus, even if listed more than once.
     */
    players: Array<PlayerId>;
    /**
     * The games in which the freespins can be used. At most 100 providers and games in total; more is refused with `validation_failed`. If empty or omitted, all games.
     */
    available_for?: Array<GameBonusDetails>;
    /**
     * A name, which players may see, 1 to 200 characters. Defaults to `Freespins`.
     */
    bonus_name?: BonusName;
    /**
     * The value of the freespins.
     */
    bonus: NewFreespinType;
    /**
     * The operator's own reference. Awards with the same one are a campaign. Returned with each bonus, and sent to the wallet as `promotion_id` of what a bonus paid or won.
     */
    promo_id?: PromoId;
    /**
     * The time the freespins expire. Must be in the future. If 0 or omitted, 30 days after the award, unless the platform is configured otherwise.
     */
    timestamp_bonus_expires?: Timestamp;
};

/**
 * A freespin instance to award to players.
 */
export type AwardFreespins = {
    /**
     * Identifies the award so that it can be repeated safely. If the header `Idempotency-Key` is sent too, both must be equal.
     */
    request_id: IdempotencyKey;
    /**
     * The freespin instance.
     */
    instance_id: Id;
    /**
     * The players' operator. It must own the instance.
     */
    operator_id: OperatorId;
    /**
     * The players' brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The players' ids, as assigned by the operator, 1 to 10,000. Each player gets one bonus, even if listed more than once.
     */
    players: Array<PlayerId>;
    /**
     * The operator's own reference. Awards with the same one are a campaign. Returned with each bonus, and sent to the wallet as `promotion_id` of what a bonus paid or won.
     */
    promo_id?: PromoId;
};

/**
 * The cost of an award that was not made.
 */
export type AwardPreview = {
    /**
     * The number of players who would get a bonus.
     */
    players: BonusCount;
    /**
     * The number of lines with a player who is listed before.
     */
    repeated: BonusCount;
    /**
     * The value of one bonus.
     */
    cost_each: AmountText;
    /**
     * The value of all bonuses.
     */
    cost: Sum;
    /**
     * The currency of the bonuses.
     */
    currency: Currency;
    /**
     * The cost in base_currency, rounded up. Omitted if there is no rate.
     */
    base_cost?: Sum;
    /**
     * The base currency. Omitted if there is no rate.
     */
    base_currency?: Currency;
    /**
     * The time the bonuses would expire if they were awarded now.
     */
    timestamp_bonus_expires: Timestamp;
    /**
     * True if another account would have to approve the award.
     */
    needs_approval: boolean;
};

/**
 * Awarded freespins and how many of them have been used.
 */
export type AwardedFreespins = {
    /**
     * Number of spins awarded. Always 1 for `Variable`.
     */
    count: number;
    /**
     * Number of spins used. For `Variable`, 0 until the budget is used up, then 1.
     */
    used: number;
    /**
     * The currency of the value.
     */
    currency: Currency;
    /**
     * For `Fixed`, the wager of one spin; for `Variable`, the whole budget. Without trailing zeros.
     */
    value: AmountText;
    /**
     * The whole value awarded. For `Fixed`, the wager of all spins.
     */
    amount?: AmountText;
    /**
     * The part of the amount that has been used.
     */
    amount_used?: AmountText;
};

/**
 * The result of a change to many bonuses.
 */
export type BonusChange = {
    /**
     * The request_id of the request.
     */
    request_id: IdempotencyKey;
    /**
     * The number of bonuses that were changed.
     */
    changed: BonusCount;
    /**
     * The number of bonuses that were not `Available`, or that had that expiry already.
     */
    unchanged: BonusCount;
};

/**
 * A number of bonuses.
 */
export type BonusCount = number;

/**
 * Who decided something about a bonus, when and why.
 */
export type BonusDecision = {
    /**
     * The time.
     */
    at: Timestamp;
    /**
     * The account. Not shown to players and game providers.
     */
    by?: Id;
    /**
     * The reason. Not shown to players and game providers.
     */
    reason?: Reason;
};

/**
 * The content of a bonus. The single key identifies its kind. More kinds may be added.
 */
export type BonusDetails = {
    /**
     * Freespins.
     */
    Freespins: FreespinBonus;
};

/**
 * Bonuses that expire at another time.
 */
export type BonusExtension = {
    /**
     * Identifies the request so that it can be repeated safely. If the header `Idempotency-Key` is sent too, both must be equal.
     */
    request_id: IdempotencyKey;
    /**
     * The operator of the bonuses.
     */
    operator_id: OperatorId;
    /**
     * The brand of the bonuses, either within the operator (`luna`) or as a brand path (`northstar:luna`). If omitted, all brands.
     */
    brand_id?: BrandReference;
    /**
     * The ids of the bonuses, 1 to 1,000. Not allowed with promo_id.
     */
    bonus_ids?: Array<Id>;
    /**
     * The promo_id of the awards whose bonuses are meant. Not allowed with bonus_ids.
     */
    promo_id?: PromoId;
    /**
     * The reason, which is kept with the bonuses and in the audit trail.
     */
    reason: Reason;
    /**
     * The new timestamp_bonus_expires of the bonuses. Must be in the future (`bonus_expiry_past`).
     */
    until: Timestamp;
};

/**
 * A display name, 1 to 200 characters.
 */
export type BonusName = string;

/**
 * Bonuses to take back.
 */
export type BonusRemoval = {
    /**
     * Identifies the request so that it can be repeated safely. If the header `Idempotency-Key` is sent too, both must be equal.
     */
    request_id: IdempotencyKey;
    /**
     * The operator of the bonuses.
     */
    operator_id: OperatorId;
    /**
     * The brand of the bonuses, either within the operator (`luna`) or as a brand path (`northstar:luna`). If omitted, all brands.
     */
    brand_id?: BrandReference;
    /**
     * The ids of the bonuses, 1 to 1,000. Not allowed with promo_id.
     */
    bonus_ids?: Array<Id>;
    /**
     * The promo_id of the awards whose bonuses are meant. Not allowed with bonus_ids.
     */
    promo_id?: PromoId;
    /**
     * The reason, which is kept with the bonuses and in the audit trail.
     */
    reason: Reason;
};

/**
 * The bonuses of a campaign in one currency.
 */
export type BonusTotals = {
    /**
     * The campaign.
     */
    promo_id: PromoId;
    /**
     * The currency of the amounts.
     */
    currency: Currency;
    /**
     * The number of bonuses awarded.
     */
    bonuses: BonusCount;
    /**
     * The number of bonuses that can still be used.
     */
    bonuses_available: BonusCount;
    /**
     * The number of bonuses that are used up.
     */
    bonuses_consumed: BonusCount;
    /**
     * The number of bonuses that expired before they were used up.
     */
    bonuses_expired: BonusCount;
    /**
     * The number of bonuses that were taken back.
     */
    bonuses_removed: BonusCount;
    /**
     * The value of all bonuses.
     */
    awarded: Sum;
    /**
     * The part of it that players used, apart from uses that were given back.
     */
    used: Sum;
    /**
     * The part of it that was left of bonuses when they expired.
     */
    expired: Sum;
    /**
     * The part of it that was left of bonuses when they were taken back.
     */
    removed: Sum;
    /**
     * The part of it that can still be used.
     */
    available: Sum;
};

/**
 * A use of a bonus.
 */
export type BonusUse = {
    /**
     * The request_id with which a game reported the use. Omitted for a contribution.
     */
    request_id?: IdempotencyKey;
    /**
     * The contribution that the bonus paid. Omitted for a use that a game reported.
     */
    contribution_id?: Id;
    /**
     * The bonus.
     */
    bonus_id: Id;
    /**
     * The promo_id of the bonus's award. Empty if it had none.
     */
    promo_id: string;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The part of the bonus's value that was used, in its currency. One or more whole spins of `Fixed` freespins.
     */
    amount: AmountText;
    /**
     * The currency of the bonus.
     */
    currency: Currency;
    /**
     * The provider of the game. For a contribution, the platform's own.
     */
    provider_id: Id;
    /**
     * The code of the game. For a contribution, the game_code of the jackpot.
     */
    game_code: SourceId;
    /**
     * The game round. Omitted if the report had none.
     */
    gameround_id?: GameroundId;
    /**
     * The time of the use.
     */
    timestamp: Timestamp;
    /**
     * The account that reported the use, or that contributed.
     */
    account_id?: Id;
    /**
     * When, by whom and why the use was given back. Omitted if it was not.
     */
    returned?: BonusDecision;
};

/**
 * A brand of an operator.
 */
export type Brand = {
    /**
     * The brand's id, unique within its operator.
     */
    id: BrandId;
    /**
     * The brand path, `operator:brand`.
     */
    path: BrandPath;
    /**
     * A display name, 1 to 200 characters.
     */
    name: string;
    /**
     * True if the brand takes part. Contributions of a disabled brand are refused.
     */
    enabled: boolean;
    /**
     * The time the brand was created.
     */
    created_timestamp: Timestamp;
};

/**
 * Converts amounts of a brand's players: amount × multiplier of the target currency ÷ multiplier of the source currency.
 */
export type BrandCurrencies = {
    /**
     * The brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The currency that the multipliers refer to. Its own multiplier is always 1, listed or not.
     */
    base_currency: Currency;
    /**
     * Units of each currency per unit of base_currency, by currency code: the brand's own multipliers if it has any, otherwise the platform's defaults. Currencies that are not listed cannot be converted.
     */
    multipliers: {
        [key: string]: Multiplier;
    };
    /**
     * The decimals of the currencies that the platform's configuration declares, by currency code. All others have those of ISO 4217. Omitted if it declares none.
     */
    decimals?: {
        [key: string]: number;
    };
};

/**
 * A change of a brand's own multipliers.
 */
export type BrandCurrenciesChange = {
    /**
     * The brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The time the change was made. It applies until the next change.
     */
    timestamp: Timestamp;
    /**
     * The account that made the change.
     */
    account_id: Id;
    /**
     * The base currency that was set. Omitted if the brand returned to the defaults.
     */
    base_currency?: Currency;
    /**
     * The multipliers that were set. Omitted if the brand returned to the defaults.
     */
    multipliers?: {
        [key: string]: Multiplier;
    };
};

/**
 * The id of a brand, unique within its operator. It contains no colon, because a colon separates the operator from the brand in a brand path.
 */
export type BrandId = string;

/**
 * The multipliers to set for a brand.
 */
export type BrandMultipliers = {
    /**
     * The currency that the multipliers refer to.
     */
    base_currency: Currency;
    /**
     * Units of each currency per unit of base_currency, by currency code, at most 500. They replace the brand's earlier multipliers and all defaults. The base currency may be omitted; if listed, it must be 1.
     */
    multipliers: {
        [key: string]: Multiplier;
    };
};

/**
 * A brand and its operator, in the form `operator:brand`.
 */
export type BrandPath = string;

/**
 * A brand of the operator in the same object, either within the operator (`luna`) or as a brand path (`northstar:luna`).
 */
export type BrandReference = string;

/**
 * The errors of a bulk opt-in.
 */
export type BulkOptInErrors = {
    /**
     * The reasons by player id. Empty if everything succeeded. A reason is a problem code, a colon and a sentence. CSV lines without a valid player id are listed as `line 7`, where the header is line 1. At most 1,000 reasons are listed; the number of any others is given as text in `further errors`.
     */
    errors: {
        [key: string]: string;
    };
};

/**
 * Players of one brand to opt in to or out of an instance.
 */
export type BulkOptIns = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The brand path of the players, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * Players to opt in, at most 1,000. May be empty.
     */
    opt_ins: Array<PlayerId>;
    /**
     * Players to opt out, at most 1,000. May be empty.
     */
    opt_outs: Array<PlayerId>;
};

/**
 * A cancel that was neither sent nor settled.
 */
export type CancelFailure = {
    /**
     * The debit's transaction id.
     */
    transaction_id: TransactionId;
    /**
     * The reason. `not_found`: your account has access to no such debit that is being cancelled. `cancelled`: the wallet has already acknowledged the cancel. `settled`: the cancel was already settled. `in_flight`: the cancel is being sent right now. `wallet_not_configured`: the operator has no wallet to send it to. `awaiting_approval`: the debit is above the operator's approval_threshold, so your request waits for another account under `/approval-requests`.
     */
    code: 'not_found' | 'cancelled' | 'settled' | 'in_flight' | 'wallet_not_configured' | 'awaiting_approval';
};

/**
 * The result for each cancel. Cancels that succeeded are kept even if others failed.
 */
export type CancelResults = {
    /**
     * The debits whose cancels are now being sent, or were settled, in the order of the request.
     */
    succeeded: Array<TransactionId>;
    /**
     * All other debits, in the order of the request.
     */
    failed: Array<CancelFailure>;
};

/**
 * Cancels to send immediately.
 */
export type CancelSelection = {
    /**
     * Debits that are being cancelled, 1 to 100. Duplicates are ignored.
     */
    transaction_ids: Array<TransactionId>;
};

/**
 * Debits that were returned by other means.
 */
export type CancelSettlement = {
    /**
     * Debits that are being cancelled, 1 to 100. Duplicates are ignored.
     */
    transaction_ids: Array<TransactionId>;
    /**
     * The reason that the wallet does not acknowledge the cancels.
     */
    reason: Reason;
    /**
     * Proof that the players have their money back, such as the number of a correction at the wallet.
     */
    reference: string;
};

/**
 * One community share of a win.
 */
export type CommunityPayout = {
    /**
     * The fraction of the pot's value that this rule pays.
     */
    payout_percentage: Percentage;
    /**
     * The players who receive it.
     */
    rule: PayoutRule;
};

/**
 * A payment for a win to a player of the community.
 */
export type CommunityWinner = {
    /**
     * The player who is paid.
     */
    player_id: PlayerId;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The currency that the player is paid in.
     */
    currency: Currency;
    /**
     * The amount credited to the player, in `currency`, in whole minor units.
     */
    win_amount: Amount;
};

/**
 * Contact details of the account holder: at most 20 addresses or numbers, by kind. One-time passwords are sent to `email`, and a login through an external identity provider is checked against it.
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
     * The player's id, as assigned by the operator.
     */
    id: PlayerId;
    /**
     * The token of the player's session. The operator's wallet authenticates it before money moves.
     */
    token: SessionToken;
    /**
     * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`.
     */
    country: Country;
    /**
     * The player's brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The player's segments, at most 100, used to look up instances by source. They also decide for jackpots with `segment_filters`; if empty or omitted, those of the player's session in the wallet do.
     */
    segments?: Array<Id>;
};

/**
 * The part of a contribution that a bonus paid in place of the player.
 */
export type ContributionBonus = {
    /**
     * The bonus's id.
     */
    id: Id;
    /**
     * The promo_id of the award. Empty if it had none.
     */
    promo_id: string;
    /**
     * The amount that was used of the bonus: one whole spin of `Fixed` freespins, also if the operator's percentage paid a part of the contribution; of `Variable` ones what they paid, rounded up to 6 decimals.
     */
    amount: Amount;
    /**
     * The currency of the bonus.
     */
    currency: Currency;
    /**
     * The rest of the bonus after this use.
     */
    left: Amount;
};

/**
 * A contribution to one instance, generated by a game of a provider.
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
     * The game code assigned by the provider.
     */
    game_code: SourceId;
    /**
     * The player's brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The token of the player's session. The operator's wallet authenticates it before money moves.
     */
    token: SessionToken;
    /**
     * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`.
     */
    player_country: Country;
    /**
     * The game round that caused the contribution. Stored as a reference and passed to the wallet. If omitted, the wallet receives the contribution's id.
     */
    gameround_id?: GameroundId;
    /**
     * The player's wager, in `currency`. `Percentage` contributions are calculated from it, and wager criteria are checked against it.
     */
    base_wager: Amount;
    /**
     * The currency of the wager and of the player's payment. It must match the currency of the player's session at the wallet.
     */
    currency: Currency;
    /**
     * Any JSON value. Returned in the ContributionResponse.
     */
    metadata?: Metadata;
};

/**
 * A contribution generated by player activity at a source. The platform finds the instance.
 */
export type ContributionBySource = {
    /**
     * The token of the player's session. The operator's wallet authenticates it before money moves.
     */
    token: SessionToken;
    /**
     * The player's brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`.
     */
    player_country: Country;
    /**
     * The user flow that caused the contribution, for example a game round or a deposit. Stored as a reference and passed to the wallet. If omitted, the wallet receives the contribution's id.
     */
    gameround_id?: GameroundId;
    /**
     * The player's wager, in `currency`. `Percentage` contributions are calculated from it, and wager criteria are checked against it.
     */
    base_wager: Amount;
    /**
     * The currency of the wager and of the player's payment. It must match the currency of the player's session at the wallet.
     */
    currency: Currency;
    /**
     * Sends the result to an address. The reply is then empty.
     */
    callback?: ContributionCallback;
    /**
     * Identifies the contribution so that it can be repeated safely. You can send the header `Idempotency-Key` instead; if both are sent, they must be equal.
     */
    idempotency_key?: IdempotencyKey;
    /**
     * Any JSON value. Returned in the ContributionResponse.
     */
    metadata?: Metadata;
    /**
     * Any JSON value. Attached to the resulting events, such as wins.
     */
    event_metadata?: Metadata;
    /**
     * The source of the contribution, for example a game code.
     */
    source_id: SourceId;
    /**
     * The player's segments, at most 100. They narrow down and order the instances; there, segments that do not exist are ignored. They also decide for jackpots with `segment_filters`; if empty or omitted, those of the player's session in the wallet do.
     */
    segments?: Array<Id>;
};

/**
 * The destination of a contribution's result.
 */
export type ContributionCallback = {
    /**
     * True to send the result only if something was won. Problems are always sent. Defaults to false.
     */
    win_result_only?: boolean;
    /**
     * For a contribution to a target: true to send each result by itself, as one ContributionResponse under its own `webhook-id`, instead of all in one list. Has no effect on other contributions, which have one result. Defaults to false.
     */
    each?: boolean;
    /**
     * The https address that receives the ContributionResponse or the problem. Its host must be that of an enabled destination of the brand or operator.
     */
    web_hook: string;
};

/**
 * The data of a ContributionEvent: a contribution was booked. Recorded together with it.
 */
export type ContributionEvent = {
    /**
     * The contribution's id.
     */
    contribution_id: Id;
    /**
     * The instance that received the contribution.
     */
    instance_id: Id;
    /**
     * The source_id that the operator's wallet uses for the jackpot.
     */
    game_code: SourceId;
    /**
     * The player's id.
     */
    player_id: PlayerId;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The source that the contribution came from.
     */
    source_id: SourceId;
    /**
     * The gameround_id of the request. Omitted if it had none.
     */
    gameround_id?: GameroundId;
    /**
     * The base wager of the request, in contribution_currency.
     */
    wager_amount: Amount;
    /**
     * The currency of the request.
     */
    contribution_currency: Currency;
    /**
     * The amount that the player has paid at the wallet, in contribution_currency.
     */
    debit_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * The player's part, in the jackpot's currency.
     */
    player_paid: Amount;
    /**
     * The operator's part, in the jackpot's currency. Includes the part that a bonus paid.
     */
    operator_paid: Amount;
    /**
     * The bonus that paid in place of the player. Omitted if no bonus paid.
     */
    bonus_id?: Id;
    /**
     * The number of raffle tickets earned by the contribution. 0 if the jackpot is not a raffle.
     */
    tickets_awarded: number;
    /**
     * The total of the player's wins from the contribution, in the jackpot's currency. 0 if there was no win. Each win has a WinEvent.
     */
    win_amount: Amount;
    /**
     * The time the contribution was booked.
     */
    timestamp: Timestamp;
};

/**
 * Options for a contribution. All are optional.
 */
export type ContributionOptions = {
    /**
     * The type of product, for example `casino` or `sportsbook`, at most 64 characters. Passed to the wallet as the `category` of the debit; no other effect.
     */
    vertical_id?: string;
    /**
     * True to contribute to the linked instances too. Defaults to false.
     */
    allow_linked_contributions?: boolean;
    /**
     * Sends the result to an address instead of in the reply.
     */
    callback?: ContributionCallback;
    /**
     * Identifies the contribution and all its linked contributions so that the request can be repeated safely. You can send the header `Idempotency-Key` instead; if both are sent, they must be equal.
     */
    idempotency_key?: IdempotencyKey;
};

/**
 * The reason that an accepted contribution with a callback was not booked: a problem, with the metadata of the request. No money moved, or the debit is being cancelled.
 */
export type ContributionProblem = Problem & {
    /**
     * The `Contribution-Id` of the reply that accepted the contribution.
     */
    contribution_id: Id;
    /**
     * The idempotency key of the request. Omitted if it had none.
     */
    idempotency_key?: IdempotencyKey;
    /**
     * The metadata of the request, unchanged. Omitted if it had none.
     */
    metadata?: Metadata;
};

/**
 * A contribution, and what it won.
 */
export type ContributionRecord = {
    /**
     * The contribution's id.
     */
    contribution_id: Id;
    /**
     * The instance that received the contribution.
     */
    instance_id: Id;
    /**
     * The state of the contribution.
     */
    state: ContributionState;
    /**
     * The time the contribution started.
     */
    timestamp: Timestamp;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The player's id.
     */
    player_id: PlayerId;
    /**
     * The source that the contribution came from.
     */
    source_id: SourceId;
    /**
     * The gameround_id of the request. Omitted if it had none.
     */
    gameround_id?: GameroundId;
    /**
     * The idempotency key of the request. Omitted if it had none.
     */
    idempotency_key?: IdempotencyKey;
    /**
     * The base wager of the request, in contribution_currency.
     */
    wager_amount: Amount;
    /**
     * The currency of the request.
     */
    contribution_currency: Currency;
    /**
     * The amount that the player pays at the wallet, in contribution_currency. Unless the state is `Booked`, the player has not paid it or is given it back.
     */
    debit_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * The player's part, in the jackpot's currency. Unless the state is `Booked`, it is not in the jackpot.
     */
    player_paid: Amount;
    /**
     * The operator's part, in the jackpot's currency. Unless the state is `Booked`, it is not in the jackpot. If both parts are 0, the contribution did not qualify. Includes the part that a bonus paid.
     */
    operator_paid: Amount;
    /**
     * The bonus that paid in place of the player. Omitted if no bonus paid.
     */
    bonus?: ContributionBonus;
    /**
     * The number of raffle tickets earned by the contribution. 0 if the jackpot is not a raffle.
     */
    tickets_awarded: number;
    /**
     * The player's wins from the contribution, one item per pot. Empty if there was no win.
     */
    wins: Array<ContributionWin>;
};

/**
 * The result of a contribution.
 */
export type ContributionResponse = {
    /**
     * The instance that received the contribution.
     */
    instance_id: Id;
    /**
     * The time the contribution was booked.
     */
    timestamp: Timestamp;
    /**
     * The gameround_id of the request. Empty if it had none.
     */
    gameround_id: string;
    /**
     * The amount that this player won, in the jackpot's currency. 0 if there was no win. If several pots paid, their sum.
     */
    win_amount: Amount;
    /**
     * The pot that was won; if several, the one that paid most. Empty if there was no win.
     */
    win_pot_id: IdOrNone;
    /**
     * The number of raffle tickets earned by the contribution. 0 if the jackpot is not a raffle.
     */
    tickets_awarded: number;
    /**
     * True if a win had not yet been credited at the wallet when this reply was written. It is credited later without a further request.
     */
    win_withheld: boolean;
    /**
     * The currency of the request.
     */
    contribution_currency: Currency;
    /**
     * The amount that the player and the operator paid, in contribution_currency: the debit of the player, and the operator's part, which includes what a bonus paid, rounded down to 6 decimals. Never less than the debit. 0 means that the contribution did not qualify and nothing was charged.
     */
    contribution_amount: Amount;
    /**
     * The metadata of the request, unchanged. null if it had none, or if it has been removed since.
     */
    metadata: Metadata;
    /**
     * The bonus that paid in place of the player, who was not debited. Omitted if no bonus paid. See "Free bets" in the bonuses interface for which one pays.
     */
    bonus?: ContributionBonus;
};

/**
 * The callback message for a contribution that was booked.
 */
export type ContributionResult = ContributionResponse & {
    /**
     * The contribution's id. Use it to read the result again. For a contribution to a target, the `Contribution-Id` of the reply or the id of a linked contribution.
     */
    contribution_id: Id;
    /**
     * The idempotency key of the request. Omitted if it had none.
     */
    idempotency_key?: IdempotencyKey;
};

/**
 * The callback message for a contribution to a target: one result for each jackpot that received it, starting with the target's own.
 */
export type ContributionResults = Array<ContributionResult>;

/**
 * The size of a contribution, who pays it and who may make it.
 */
export type ContributionRules = {
    /**
     * True if only opted-in players contribute.
     */
    opt_in_required: boolean;
    /**
     * The size of one contribution. `Fixed` is an amount in the jackpot's currency, independent of the wager. `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * The maximum of one contribution, in the jackpot's currency. `"8000000000"`, the largest possible amount, if there is no such maximum.
     */
    max_contribution: AmountText;
    /**
     * Round amounts in place of a Fixed contribution and of max_contribution, by the currency of the request. A contribution in a listed currency is its default, to the smallest coin, whatever it is worth in the jackpot's currency at the time; in other currencies, the Fixed amount is converted. The odds follow from the exact worth, so that a unit of the jackpot's currency buys the same chance in each currency. Absent if there are none.
     */
    contribution_by_currency?: {
        [key in Currency]?: CurrencyAmounts;
    };
    /**
     * True if the part of a player's payment that is below the smallest coin of its currency is kept for the player, and joins the next payment in that currency to the instance; only with a Percentage contribution. A wager for which the sum is below a coin is answered with a contribution_amount of 0: nothing is debited, booked or drawn, and the operator pays nothing either. The wager that completes a coin takes part with all of it. A bonus pays its round exactly, and changes nothing that is kept. Absent if fractions are dropped.
     */
    carry_fractions?: boolean;
    /**
     * The fraction of the contribution that the operator pays, `"1"` for all of it. The player pays the rest. The operator never pays for amounts that a player chose to add.
     */
    operator_contribution_percentage: PercentageText;
    /**
     * The contributions that qualify for the jackpot.
     */
    wager_criteria: WagerCriteria;
    /**
     * The brand paths that take part, at most 1,000. If empty, all brands under the instance's owner. Brands of other operators never take part.
     */
    allowed_brands: Array<BrandPath>;
    /**
     * The countries that take part.
     */
    country_filters: CountryFilters;
    /**
     * The segments of players that take part. Absent if all do.
     */
    segment_filters?: SegmentFilters;
    /**
     * The maximum that the operator pays in a period. Omitted if there is none.
     */
    operator_budget?: OperatorBudget;
    /**
     * The limit of a player's wins. Absent if there is none.
     */
    win_limit?: WinLimit;
};

/**
 * The state of a contribution. `Open`: the wallet has been asked for the player's part, or is about to be. `Booked`: in the ledger or, if it did not qualify, accepted without a charge. `Cancelling`: it was not booked, and a debit that may have been made is being cancelled. `Cancelled`: nothing was booked and the player has paid nothing.
 */
export type ContributionState = 'Open' | 'Booked' | 'Cancelling' | 'Cancelled';

/**
 * A target: one instance, or a source that leads the player to an instance.
 */
export type ContributionTarget = {
    /**
     * The id of the instance, or the id of the source.
     */
    id: SourceId;
    /**
     * The type of resource that `id` refers to.
     */
    type: 'instance' | 'source';
};

/**
 * A contribution to one instance, generated by player activity.
 */
export type ContributionToInstance = {
    /**
     * The instance to contribute to.
     */
    instance_id: Id;
    /**
     * The token of the player's session. The operator's wallet authenticates it before money moves.
     */
    token: SessionToken;
    /**
     * The player's brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`.
     */
    player_country: Country;
    /**
     * The user flow that caused the contribution, for example a game round or a deposit. Stored as a reference and passed to the wallet. If omitted, the wallet receives the contribution's id.
     */
    gameround_id?: GameroundId;
    /**
     * The player's wager, in `currency`. `Percentage` contributions are calculated from it, and wager criteria are checked against it.
     */
    base_wager: Amount;
    /**
     * The currency of the wager and of the player's payment. It must match the currency of the player's session at the wallet.
     */
    currency: Currency;
    /**
     * Sends the result to an address. The reply is then empty.
     */
    callback?: ContributionCallback;
    /**
     * Identifies the contribution so that it can be repeated safely. You can send the header `Idempotency-Key` instead; if both are sent, they must be equal.
     */
    idempotency_key?: IdempotencyKey;
    /**
     * Any JSON value. Returned in the ContributionResponse.
     */
    metadata?: Metadata;
    /**
     * Any JSON value. Attached to the resulting events, such as wins.
     */
    event_metadata?: Metadata;
};

/**
 * A contribution to an instance or source, and to the instances linked to it, generated by player activity.
 */
export type ContributionToTarget = {
    /**
     * The instance, or the source that leads to one.
     */
    target: ContributionTarget;
    /**
     * The player activity that caused the contribution.
     */
    source: SourceOfContribution;
    /**
     * The player's operator.
     */
    operator_id: OperatorId;
    /**
     * The contributing player.
     */
    player: ContributingPlayer;
    /**
     * The player's wager, in the currency of the player's session at the wallet. `Percentage` contributions are calculated from it, and wager criteria are checked against it. The player pays in this currency.
     */
    base_wager: MoneyValue;
    /**
     * Any JSON value. Returned in every ContributionResponse.
     */
    metadata?: Metadata;
    /**
     * Any JSON value. Attached to the resulting events, such as wins.
     */
    event_metadata?: Metadata;
    /**
     * Options for the contribution.
     */
    options?: ContributionOptions;
};

/**
 * The size of a contribution or share. In `contribution_rules`, it is the whole contribution; in a pot and in `house_hold_contribution`, the share of the contribution; in `seed_contribution`, the part of the pot's own share.
 */
export type ContributionType = {
    /**
     * An amount in the jackpot's currency.
     */
    Fixed: Amount;
} | {
    /**
     * A fraction from 0 to 1 of the wager, of the contribution or of the pot's share, depending on the field. `0.3` is 30 percent.
     */
    Percentage: Percentage;
};

/**
 * The win of a contribution's player from one pot.
 */
export type ContributionWin = {
    /**
     * The payment's id, with which the list of wins and the operator's wallet have it.
     */
    transaction_id: TransactionId;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * The amount that the player receives, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The state of the payment.
     */
    state: WinState;
};

/**
 * Origins whose pages may call the platform from a browser.
 */
export type CorsOrigin = {
    /**
     * For `Exact`, one origin as browsers send it: scheme, lower-case host and, unless it is the scheme's default, port, without a trailing slash. For `Wildcard`, the same with the host starting with `*.`, followed by at least two labels.
     */
    pattern: CorsPattern;
    /**
     * `Exact` matches one origin. In `Wildcard`, `*` matches exactly one label: `https:/*.example.com` matches `https://shop.example.com`, but neither `https://example.com` nor `https://eu.shop.example.com`.
     */
    match_mode: 'Exact' | 'Wildcard';
};

/**
 * The origins whose pages may call the platform from a browser.
 */
export type CorsOrigins = {
    /**
     * The origins, at most 1,000.
     */
    cors_origin_list: Array<CorsOrigin>;
};

/**
 * An origin, `https://games.example.com`, or a pattern of origins, `https:/*.example.com`. The scheme is `http` or `https`, or `capacitor` or `ionic` for pages inside an app. An IPv6 host is written as browsers do, `http://[::1]:8080`.
 */
export type CorsPattern = string;

/**
 * Patterns to remove from the list of allowed origins.
 */
export type CorsPatterns = {
    /**
     * The patterns exactly as they were set, at most 1,000. Patterns that are not in the list are ignored.
     */
    cors_origin_list: Array<CorsPattern>;
};

/**
 * An assigned country code of ISO 3166-1 alpha-2, or a subdivision of one in the form of ISO 3166-2, such as `GB-SCT`, in capitals. `UK` is read as `GB`. Other codes, such as `XK` or `ZZ`, are refused. The pattern lists the countries; subdivisions are not looked up.
 */
export type Country = string;

/**
 * The countries that take part. A listed country includes its subdivisions, and `UK` is read as `GB`, in the lists and in requests. The black list takes precedence over the white list; an empty white list admits all countries.
 */
export type CountryFilters = {
    /**
     * Countries and subdivisions that never take part, at most 500.
     */
    black_list: Array<ListedCountry>;
    /**
     * The only countries and subdivisions that take part, at most 500.
     */
    white_list: Array<ListedCountry>;
};

/**
 * The result of a bulk creation. Items that succeeded are kept even if others failed.
 */
export type CreatedItems = {
    /**
     * The ids of the items that were created, in the order of the request.
     */
    succeeded: Array<SourceId>;
    /**
     * The ids of items that already existed. They were not changed.
     */
    duplicated: Array<SourceId>;
    /**
     * The ids of the items that could not be created.
     */
    failed: Array<SourceId>;
};

/**
 * All items that match the filters, as CSV (RFC 4180) in UTF-8, in the order that you ask for; `page` and `limit` have no
 * effect. Ask for it with `Accept: text/csv`.
 *
 * The first line has the names of the fields, in the order of the item's schema. An omitted field is empty, an empty text
 * is `""`, and lists and objects are JSON. A text that a spreadsheet could take for a formula, because it starts with
 * `=`, `+`, `-`, `@`, a tab or a line break, gets a `'` in front; so does one that starts with `'` followed by one of
 * these. Numbers stay as they are, exact amounts too.
 *
 * The items are those that exist when the reply begins, each as it is when its line is written. If the platform cannot
 * finish the reply, it closes the connection. An account can have four such replies at a time.
 *
 */
export type Csv = string;

/**
 * An ISO 4217 currency code in capitals, or the code of 2 to 10 letters of a currency that the platform's configuration declares.
 */
export type Currency = string;

/**
 * The amounts of a contribution in one currency, in whole smallest coins of it. A player's preference in the currency applies if it is within the limits and a whole number of steps from the minimum.
 */
export type CurrencyAmounts = {
    /**
     * The contribution of a player without a preference.
     */
    default: AmountText;
    /**
     * The least that a player may choose, at most the default. If absent, the default.
     */
    minimum?: AmountText;
    /**
     * The most that a player may choose, at least the default. If absent, max_contribution in the jackpot's currency.
     */
    maximum?: AmountText;
    /**
     * The distance between two amounts that a player may choose. If absent, the smallest coin.
     */
    step?: AmountText;
};

/**
 * The code of a currency in capitals, or empty for none.
 */
export type CurrencyOrNone = string;

/**
 * A day in UTC, as `YYYY-MM-DD`. It must exist.
 */
export type Day = string;

/**
 * The sums that one brand moved in an instance on one day, or that moved there without a player. Sums are in the jackpot's currency.
 */
export type DayTotal = {
    /**
     * The day, by the time of the ledger's entries.
     */
    day: Day;
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The brand path of the players. Omitted for what is no player's, such as seeds, adjustments, transfers and the pots of a raffle at its drawing.
     */
    brand_id?: BrandPath;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * Number of contributions that were booked.
     */
    contributions: number;
    /**
     * Number of wins that were booked, without raffle drawings. A win is counted with the brand of its winner.
     */
    wins: number;
    /**
     * Contributions of players.
     */
    player_paid: Sum;
    /**
     * Contributions of the operator, what bonuses paid included.
     */
    operator_paid: Sum;
    /**
     * The part of operator_paid that bonuses paid in place of players.
     */
    bonus_paid: Sum;
    /**
     * Wins, with the brand of the player who is owed them. Raffle prizes are included.
     */
    won: Sum;
    /**
     * Wins paid by the wallet.
     */
    paid: Sum;
    /**
     * Wins paid by other means.
     */
    settled: Sum;
    /**
     * The change of the wins that are not paid yet: `won` less `paid` and `settled`.
     */
    withheld: Sum;
    /**
     * The change of the values of all pots.
     */
    pots: Sum;
    /**
     * The change of the money set aside for the next seeds of pots.
     */
    seeds: Sum;
    /**
     * The change of the overflow of all pots.
     */
    overflow: Sum;
    /**
     * The change of the house: what it took less what it added to seeds.
     */
    house: Sum;
    /**
     * The change of the money on its way to an external account.
     */
    diverting: Sum;
    /**
     * Money received by external accounts.
     */
    diverted: Sum;
    /**
     * Money that the operator gave for the first seeds of pots.
     */
    initial_seeds: Sum;
    /**
     * Sum of all adjustments; negative if they took more out.
     */
    adjusted: Sum;
    /**
     * Money from other instances.
     */
    transferred_in: Sum;
    /**
     * Money sent to other instances.
     */
    transferred_out: Sum;
    /**
     * Money that the operator took out of the house. Omitted if there was none.
     */
    swept?: Sum;
};

/**
 * The amount of one contribution in a currency.
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
 * The result of deleting segments. Segments that were deleted stay deleted even if others failed.
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
 * The result of deleting sources. Sources that were deleted stay deleted even if others failed.
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
 * An event that destinations can receive, or `*` for all events except PasswordResetRequested, which must be listed explicitly.
 */
export type DeliverableEvent = '*' | 'WinEvent' | 'WinSettled' | 'PayoutFailed' | 'ContributionEvent' | 'LinkedContributionFailed' | 'OperatorBudgetExhausted' | 'RaffleWinEvent' | 'OptInEvent' | 'PlayerBonusAdded' | 'PlayerBonusUpdated' | 'PlayerBonusConsumed' | 'PlayerBonusExpired' | 'PlayerBonusRemoved' | 'PasswordResetRequested';

/**
 * A message sent to an address, without its content.
 */
export type Delivery = {
    /**
     * The delivery's id, sent as the header `webhook-id` with every attempt.
     */
    id: Id;
    /**
     * The kind of message: an `event`, the result of a contribution sent to its `callback`, or the `diversion` of a pot's overflow. More values may be added.
     */
    kind: string;
    /**
     * The owner of the destination. For a callback or diversion, the operator or brand that it concerns.
     */
    owner_id: OwnerId;
    /**
     * The destination. For a callback or diversion, the destination that registered the host and whose secret signs the message. Omitted while there is none.
     */
    destination_id?: Id;
    /**
     * The name of the event. Omitted for callbacks and diversions.
     */
    event_type?: string;
    /**
     * The address of the last attempt, or of the next one if there was none.
     */
    url: string;
    /**
     * `pending`: waiting or being sent. `delivered`: acknowledged with a 2xx. `dead`: given up, and can be replayed. More values may be added.
     */
    state: string;
    /**
     * Number of attempts since the delivery was created or last replayed.
     */
    attempts: number;
    /**
     * The time the delivery was created.
     */
    created: Timestamp;
    /**
     * The time the last attempt was made. Omitted before the first attempt.
     */
    last_attempt?: Timestamp;
    /**
     * The time the next attempt is made. Present only while the delivery is pending.
     */
    next_attempt?: Timestamp;
    /**
     * The HTTP status of the last attempt. Omitted if there was no HTTP response.
     */
    last_status?: number;
    /**
     * The reason that the last attempt failed, as text. Omitted if no attempt failed.
     */
    last_error?: string;
};

/**
 * An attempt to send a message.
 */
export type DeliveryAttempt = {
    /**
     * The time the attempt was made.
     */
    timestamp: Timestamp;
    /**
     * The HTTP status of the reply. Omitted if there was none.
     */
    status?: number;
    /**
     * The reason that the attempt failed, as text. Omitted if the message was acknowledged.
     */
    error?: string;
};

/**
 * A delivery with its content and its latest attempts.
 */
export type DeliveryDetails = Delivery & {
    /**
     * The body that is sent, as text. It is the same on every attempt. It may name players, and has everything that the event, result or diversion has.
     */
    body: string;
    /**
     * The latest 20 attempts, oldest first. Replaying a delivery keeps them. Attempts that were made before the platform kept them are not listed.
     */
    recent_attempts: Array<DeliveryAttempt>;
};

/**
 * An address that receives deliveries. Its secrets never appear in replies.
 */
export type Destination = {
    /**
     * The destination's id, assigned by the platform.
     */
    id: Id;
    /**
     * The operator (`northstar`, with all its brands) or brand (`northstar:luna`) whose events are sent to it. `pitboss` for the events of all operators.
     */
    owner_id: OwnerId;
    /**
     * The address that events are sent to.
     */
    url: OutgoingUrl;
    /**
     * The events to send. If empty, no events are sent; the destination only registers the host of its url for callbacks and diversions.
     */
    events: Array<DeliverableEvent>;
    /**
     * True if messages are sent to the destination.
     */
    enabled: boolean;
    /**
     * The reason that the destination is disabled: `account` if an account disabled it, `gone` if it replied with status 410. Omitted while it is enabled. More values may be added.
     */
    disabled_reason?: string;
    /**
     * Until when deliveries are also signed with the previous secret. Omitted if there is only one secret.
     */
    previous_secret_until?: Timestamp;
    /**
     * The time the destination was registered.
     */
    created: Timestamp;
    /**
     * The time it was last changed.
     */
    updated: Timestamp;
};

/**
 * Changes to a destination. Omitted fields stay as they are.
 */
export type DestinationChanges = {
    /**
     * The address that events are sent to. Pending deliveries go to the new address.
     */
    url?: OutgoingUrl;
    /**
     * The full list of events to send. Duplicates are ignored.
     */
    events?: Array<DeliverableEvent>;
    /**
     * True if messages are sent to the destination.
     */
    enabled?: boolean;
    /**
     * A new secret to sign deliveries with.
     */
    secret?: WebhookSecret;
    /**
     * True if deliveries are also signed with the previous secret for the next 24 hours. Defaults to true when a new secret is sent. `false` retires the previous secret immediately, with or without a new one; `true` without a new secret has no effect.
     */
    keep_previous_secret?: boolean;
};

/**
 * The data of a DestinationTest event.
 */
export type DestinationTest = {
    /**
     * The destination that was tested.
     */
    destination_id: Id;
};

/**
 * A display name: one line of 1 to 200 characters, without control characters and without characters that override the direction of text, U+202A to U+202E and U+2066 to U+2069.
 */
export type DisplayName = string;

/**
 * A text for display: at most 2,000 characters in any number of lines. May be empty. Tabs and line breaks are the only control characters, and no characters override the direction of text, U+202A to U+202E and U+2066 to U+2069.
 */
export type DisplayText = string;

/**
 * The overflow of a pot. The receiver takes it over by acknowledging the message.
 */
export type Diversion = {
    /**
     * Identifies the diversion. The same as the header `webhook-id` and the reference of the ledger entries. Credit the amount only once, even if the message arrives several times.
     */
    diversion_id: Id;
    /**
     * The instance that the money comes from.
     */
    instance_id: Id;
    /**
     * The source_id that the operator's wallet uses for the jackpot.
     */
    game_code: SourceId;
    /**
     * The pot that overflowed.
     */
    pot_id: PotId;
    /**
     * The account at the receiver, as set in the pot's diversion rules.
     */
    account_id: string;
    /**
     * The amount, in `currency`.
     */
    amount: Amount;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * The time the overflow reached the threshold.
     */
    timestamp: Timestamp;
};

/**
 * The destination of a pot's overflow. The host must be that of one of the operator's destinations; until it is, the overflow waits.
 */
export type DiversionRules = {
    /**
     * The receiver.
     */
    target: DiversionTarget;
    /**
     * The overflow, in the jackpot's currency, at which all of it is delivered. With 0, the overflow of each contribution is delivered immediately, in a separate message.
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
         * The https address that overflow is delivered to. If empty, the overflow stays in the pot.
         */
        endpoint: string;
        /**
         * The account at the receiver, at most 128 printable ASCII characters without spaces. Empty if and only if endpoint is empty.
         */
        account_id: string;
    };
};

/**
 * The length of a drawing period, 0 for a single drawing. Replies use Seconds.
 */
export type DrawingDuration = {
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
 * A duration. Replies use Seconds.
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
 * Sessions that were ended.
 */
export type EndedSessions = {
    /**
     * Their ids.
     */
    ended: Array<SessionId>;
};

/**
 * The envelope of every event, on sockets and in webhooks. Use `event_type` to distinguish events, and ignore types and fields that you do not know.
 */
export type EventEnvelope = {
    /**
     * The platform that the event comes from.
     */
    source: 'pitboss';
    /**
     * The name of the event. It determines the type of `data`.
     */
    event_type: string;
    /**
     * On a player's socket, `Event`, which distinguishes an event from a reply to a request of the client. Omitted on other sockets and in webhooks, which have no replies.
     */
    msg_type?: 'Event';
    /**
     * On a player's socket, the same as `event_type`. Omitted elsewhere.
     */
    msg_name?: string;
    /**
     * The operator that the event concerns. Omitted if there is none.
     */
    operator_id?: OperatorId;
    /**
     * The brand path, `operator:brand`, that the event concerns. Omitted if it does not concern a single brand.
     */
    brand_id?: BrandPath;
    /**
     * The player that the event concerns. Omitted if it does not concern a single player.
     */
    player_id?: PlayerId;
    /**
     * Sequence number of the event for a receiver. A socket counts its events from 1 without gaps. In a webhook, it is the position among all events of the platform: it increases, has gaps and stays the same when the event is sent again.
     */
    seq: number;
    /**
     * The position of the event in the platform's event log, to resume after it with `since`. Omitted in webhooks and for JackpotUpdate, which is not replayed.
     */
    position?: EventPosition;
    /**
     * The time the event happened. For a JackpotUpdate, when the values were read.
     */
    timestamp: Timestamp;
    /**
     * The event's data, as defined for its event_type.
     */
    data: unknown;
};

/**
 * A position in the platform's event log. Opaque: store it and send it back, but do not parse or compare it. It stays valid across restarts, and on every event socket that its reader may open.
 */
export type EventPosition = string;

/**
 * An event type of a source, or all of its types, of all jackpots or of those that it names in `instance_ids` and `source_ids`. Names limit the events that concern a jackpot; an event without a jackpot, such as that of a bonus, is sent as without names. Several selectors of an event add up.
 */
export type EventSelector = {
    /**
     * The platform that the events come from.
     */
    source: 'pitboss';
    /**
     * The name of an event, or `*` for all events of the source, including those added in later releases.
     */
    event_type: '*' | 'JackpotUpdate' | 'JackpotUpdatesPaced' | 'WinEvent' | 'WinSettled' | 'WinRefused' | 'PayoutFailed' | 'ContributionEvent' | 'LinkedContributionFailed' | 'OperatorBudgetExhausted' | 'RaffleWinEvent' | 'OptInEvent' | 'PlayerBonusAdded' | 'PlayerBonusUpdated' | 'PlayerBonusConsumed' | 'PlayerBonusExpired' | 'PlayerBonusRemoved';
    /**
     * Only these jackpots: the ids of instances. One that is unknown or not visible selects nothing. In a SubscribeRequest, at most 200 different instances and sources are named; more close the socket with 4400. An empty list names no jackpot.
     */
    instance_ids?: Array<Id>;
    /**
     * Only the jackpots that these sources lead to at the moment, in addition to those in `instance_ids`: each jackpot whose `allowed_sources` has one of them. Follows changes of the assignment.
     */
    source_ids?: Array<SourceId>;
};

/**
 * A player who takes no part in the jackpots of a brand or operator, until the exclusion ends or the player is readmitted.
 */
export type ExcludedPlayer = {
    /**
     * The exclusion's id.
     */
    id: Id;
    /**
     * The brand, or the operator, in all of whose brands the player id is excluded.
     */
    owner_id: OwnerId;
    /**
     * The operator's id of the player.
     */
    player_id: PlayerId;
    /**
     * The kind of exclusion.
     */
    kind: ExclusionKind;
    /**
     * The reason for the exclusion.
     */
    reason: Reason;
    /**
     * The end of the exclusion. Omitted if it has none.
     */
    until?: Timestamp;
    /**
     * The id of the account that excluded the player.
     */
    excluded_by: Id;
    /**
     * The time of the exclusion.
     */
    timestamp: Timestamp;
    /**
     * The readmission, or the later exclusion that replaced this one. Omitted if there is none.
     */
    readmitted?: Readmission;
};

/**
 * `Excluded`: a player who must not play, for example after a self-exclusion. `Test`: a test player, whose activity must not reach jackpots. Both have the same effect.
 */
export type ExclusionKind = 'Excluded' | 'Test';

/**
 * The time after the award in which the freespins can be used, in milliseconds. `0`: until the timestamp_end of the instance that they were awarded from.
 */
export type ExpiresAfter = number;

/**
 * A field that differs between two versions.
 */
export type FieldChange = {
    /**
     * The position of the field, as a JSON pointer. An item of a list that has an id is named by its id.
     */
    pointer: string;
    /**
     * The value in the first version, which can be any JSON. Omitted if it has no such field.
     */
    before?: unknown;
    /**
     * The value in the second version. Omitted if it has no such field.
     */
    after?: unknown;
};

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
 * The result of a contribution, with what has become known of it since.
 */
export type FoundContribution = ContributionResponse & {
    /**
     * The linked contributions that failed, in the order in which they were tried. Only for a contribution to a target; omitted if none failed, and while the request is running.
     */
    linked_failures?: Array<LinkedFailure>;
};

/**
 * Freespins of a player.
 */
export type FreespinBonus = {
    /**
     * The freespin instance that they were awarded from. The id of the bonus if there is none.
     */
    id: Id;
    /**
     * A name, which players may see.
     */
    name: BonusName;
    /**
     * The freespins awarded and how many have been used.
     */
    freespin_type: AwardedFreespins;
    /**
     * `Fixed` freespins are a number of spins with the same wager; `Variable` freespins are a budget for spins of any wager.
     */
    type: 'Variable' | 'Fixed';
    /**
     * The value that can still be wagered, in the currency of freespin_type: the value of the remaining spins for `Fixed`, the remaining budget for `Variable`. Does not change when the bonus expires.
     */
    remaining: AmountText;
};

/**
 * Freespins that can be awarded for a period of time. An instance keeps its own copy of the template's rules.
 */
export type FreespinInstance = {
    /**
     * The instance's id, assigned by the platform.
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
     * The brand path of the only brand that the instance is for. Empty if it is for all brands of the operator.
     */
    brand_id: string;
    /**
     * The value of the freespins.
     */
    freespin_type: FreespinType;
    /**
     * The template that the instance was created from.
     */
    template_id: Id;
    /**
     * The games in which the freespins can be used. If empty, all games.
     */
    available_for: Array<GameBonusDetails>;
    /**
     * The time after the award in which the freespins can be used.
     */
    expires_after_ms: ExpiresAfter;
    /**
     * The time from which the instance can be awarded.
     */
    timestamp_start: Timestamp;
    /**
     * The time until which the instance can be awarded (exclusive).
     */
    timestamp_end: Timestamp;
    /**
     * The maximum that all awards of the instance may be worth together, in the currency of freespin_type. Omitted if there is none.
     */
    budget?: AmountText;
    /**
     * The total value of the freespins awarded so far, in the currency of freespin_type. Freespins that expire or are taken back unused stay in it. Omitted if there is no budget.
     */
    budget_awarded?: AmountText;
};

/**
 * Freespins from which instances are created.
 */
export type FreespinTemplate = {
    /**
     * The template's id, assigned by the platform.
     */
    id: Id;
    /**
     * A display name.
     */
    name: BonusName;
    /**
     * The operator that owns the template.
     */
    operator_id: OperatorId;
    /**
     * The brand path of the only brand that the template is for. Omitted if it is for all brands of the operator.
     */
    brand_id?: BrandPath;
    /**
     * The value of the freespins.
     */
    freespin_type: FreespinType;
    /**
     * The time after the award in which the freespins can be used.
     */
    expires_after_ms: ExpiresAfter;
    /**
     * The id of the account that created the template.
     */
    created_by: Id;
    /**
     * The time the template was created.
     */
    timestamp_created: Timestamp;
};

/**
 * Changes to a freespin template. Omitted fields stay as they are.
 */
export type FreespinTemplateChanges = {
    /**
     * The template's id.
     */
    id: Id;
    /**
     * The new name, 1 to 200 characters.
     */
    name?: BonusName;
    /**
     * The new owner of the template. If it is a different operator and brand_id is not sent, the template is for all brands of the new operator.
     */
    operator_id?: OperatorId;
    /**
     * The only brand that the template is for, within the operator (`luna`) or as a brand path (`northstar:luna`). If empty, all brands of the operator.
     */
    brand_id?: string;
    /**
     * The new value of the freespins. Replaces the old one as a whole.
     */
    freespin_type?: NewFreespinType;
    /**
     * The time after the award in which the freespins can be used.
     */
    expires_after_ms?: ExpiresAfter;
};

/**
 * The value of freespins.
 */
export type FreespinType = {
    /**
     * The currency of the amount and of the spins.
     */
    currency: Currency;
    /**
     * For `Fixed`, the wager of one spin; for `Variable`, the whole budget. Text with at most 6 decimals, greater than 0.
     */
    amount: string;
    /**
     * `Fixed` freespins are a number of spins with the same wager. `Variable` freespins are a budget that the player spends on spins of any wager.
     */
    type: 'Variable' | 'Fixed';
    /**
     * Number of spins, 1 to 10,000. Required for `Fixed`; refused with `validation_failed` for `Variable`. Count × amount may be at most 8,000,000,000, otherwise the request is refused with `amount_out_of_range`.
     */
    count?: number;
};

/**
 * Usage of freespins, reported by a game.
 */
export type FreespinUse = {
    /**
     * Identifies the report so that it can be repeated safely. If the header `Idempotency-Key` is sent too, both must be equal.
     */
    request_id: IdempotencyKey;
    /**
     * The player's operator.
     */
    operator_id: OperatorId;
    /**
     * The player's brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The player's id, as assigned by the operator.
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
     * The game round. Stored as a reference.
     */
    gameround_id?: GameroundId;
    /**
     * Number of spins used, 1 to 10,000. Required for `Fixed` freespins; not allowed otherwise.
     */
    count?: number;
    /**
     * The amount used of the budget, in its currency. Required for `Variable` freespins; not allowed otherwise.
     */
    amount?: PositiveAmountTextOrNumber;
};

/**
 * The days and times of day.
 */
export type Frequency = {
    /**
     * Every day.
     */
    Daily: {
        /**
         * The hours of the day, in the time zone of the schedule.
         */
        hours: OpeningHours;
    };
} | {
    /**
     * Certain days of the week.
     */
    Weekly: {
        /**
         * Days of the week, 1 (Monday) to 7 (Sunday).
         */
        days: Array<number>;
        /**
         * The hours of the day, in the time zone of the schedule.
         */
        hours: OpeningHours;
    };
} | {
    /**
     * Certain days of the month.
     */
    Monthly: {
        /**
         * Days of the month, 1 to 31. Days that a month does not have are skipped.
         */
        days: Array<number>;
        /**
         * The hours of the day, in the time zone of the schedule.
         */
        hours: OpeningHours;
    };
};

/**
 * Games of a provider in which a bonus can be used.
 */
export type GameBonusDetails = {
    /**
     * The provider of the games.
     */
    provider_id: Id;
    /**
     * The game codes. If empty, all games of the provider.
     */
    game_ids: Array<SourceId>;
};

/**
 * The operator's id of the user flow that something belongs to, for example a game round or a deposit. At most 128 printable ASCII characters without spaces.
 */
export type GameroundId = string;

/**
 * Sent on an event socket, before anything else, when the platform cannot replay everything that followed `since`. Load the current state again.
 */
export type Gap = {
    /**
     * The missing events.
     */
    Gap: {
        /**
         * `expired`: events that followed `since` are no longer kept; those still kept follow. `unknown`: the platform does not know the position, for example because it was restored from a backup; the events from now on follow.
         */
        reason: string;
        /**
         * The position at which the events that follow start.
         */
        position: EventPosition;
    };
};

/**
 * The health of the platform.
 */
export type Health = {
    /**
     * Always `ok`. Otherwise, the request is refused.
     */
    status: 'ok';
};

/**
 * Sent on an event socket whose subscription has `since`: once the events that followed `since` have been sent, and every 15 seconds from then on.
 */
export type Heartbeat = {
    /**
     * The position of the socket.
     */
    Heartbeat: {
        /**
         * Everything up to here that the subscription selects has been sent. Resuming from here misses nothing, even if no event has arrived for a long time.
         */
        position: EventPosition;
        /**
         * The time it was sent.
         */
        timestamp: Timestamp;
    };
};

/**
 * The highest contributors share equally, each in whole minor units of their currency; the rest funds the next seed. Of equal totals, the one that was reached first is higher. The main winner is not included.
 */
export type HighestContributors = {
    /**
     * The maximum number of players to pay, 1 to 100; 1 if absent.
     */
    max_number_of_payouts?: number;
};

/**
 * Wins by chance. Every cost_per_attempt of contribution buys one attempt, and each attempt wins with odds of 1 in max_magic_number.
 */
export type HitRate = {
    /**
     * The odds of one attempt: 1 in this number, 1 to 1,000,000,000.
     */
    max_magic_number: number;
    /**
     * The cost of one attempt, in the jackpot's currency, greater than 0. If a contribution is not a multiple of it, the remainder buys a further attempt with a probability of remainder ÷ cost_per_attempt.
     */
    cost_per_attempt: number;
    /**
     * Odds that get better with time or with the pot's value. Without it, the odds stay the same.
     */
    ramp?: HitRateRamp;
};

/**
 * Odds that rise from 1 in N, the pot's max_magic_number, to 1 in M, the one given here. At x, an attempt wins with 1 in N − ⌊(N − M) · (x − from) ÷ (to − from)⌋. Below from the odds stay at 1 in N, above to at 1 in M.
 */
export type HitRateRamp = {
    /**
     * Value: x is the pot's value before the contribution. Time: x is the number of milliseconds since the pot's last win or, before the first, since the start of the instance.
     */
    by: 'Time' | 'Value';
    /**
     * The x from which the odds rise. By Value, an amount in the jackpot's currency below the pot's maximum value; by Time, whole milliseconds.
     */
    from: number;
    /**
     * The x at which the odds are best. Greater than from.
     */
    to: number;
    /**
     * The best odds of one attempt: 1 in this number, below the pot's max_magic_number.
     */
    max_magic_number: number;
};

/**
 * Holds the share of contributions that does not go to any pot, and pays for seeds that pots have not collected themselves.
 */
export type HousePot = {
    /**
     * The house pot's share of each contribution.
     */
    contribution_type: ContributionType;
    /**
     * The time the house pot was created.
     */
    timestamp_created: Timestamp;
    /**
     * The balance of the house pot, in the jackpot's currency. 0 while it is in deficit.
     */
    current_value: Amount;
    /**
     * The deficit of the house pot from paying for seeds, in the jackpot's currency. 0 if there is none.
     */
    accumulated_seed_deficit: Amount;
    /**
     * Number of contributions booked.
     */
    total_contributions: number;
};

/**
 * An amount that the operator takes out of the house of an instance.
 */
export type HouseSweep = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The amount to take, in whole units of the jackpot's currency, greater than 0, with at most 6 decimals. If omitted, everything above the floor.
     */
    amount?: number;
    /**
     * The amount that stays in the house at least.
     */
    floor?: Amount;
    /**
     * The reason for the sweep. Recorded in the ledger.
     */
    reason: Reason;
};

/**
 * An id of letters, digits, dots, underscores and hyphens.
 */
export type Id = string;

/**
 * An id of letters, digits, dots, underscores and hyphens, or empty.
 */
export type IdOrNone = string;

/**
 * A key that the caller chooses for a request, 1 to 128 printable ASCII characters without spaces.
 */
export type IdempotencyKey = string;

/**
 * Changes to an instance's name, description and texts, and to who sees it. Omitted fields stay as they are.
 */
export type InstanceDetails = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * A display name, 1 to 200 characters.
     */
    name?: DisplayName;
    /**
     * A description for display, at most 2,000 characters. May be empty.
     */
    description?: DisplayText;
    /**
     * Names and descriptions for players, by language, in place of all that it had. `{}` removes them.
     */
    texts?: JackpotTexts;
    /**
     * False to leave the jackpot out of public replies: the lobby, the ticker, the sources, and the lists of winners and leaders. Players may contribute to it, and their sockets show it.
     */
    public?: boolean;
};

/**
 * The instances that an instance is linked to.
 */
export type InstanceLinks = {
    /**
     * The ids of the linked instances, in the order in which contributions go to them. At most 20.
     */
    instance_ids: Array<Id>;
};

/**
 * The status of an instance. `Pending`: waiting for its start. `Active`: accepts contributions. `Paused`: does not accept contributions until it is resumed. `Terminated`: ended for good, keeping its money.
 */
export type InstanceStatus = 'Pending' | 'Active' | 'Paused' | 'Terminated';

/**
 * The template to instantiate and the owner of the new instance.
 */
export type InstantiateTemplateRequest = {
    /**
     * The operator or brand that owns the template.
     */
    template_owner_id: OwnerId;
    /**
     * The template's id.
     */
    template_id: Id;
    /**
     * The operator or brand that will own the instance. May differ from the template's owner.
     */
    instance_owner_id: OwnerId;
    /**
     * A display name, 1 to 200 characters.
     */
    instance_name: DisplayName;
    /**
     * The source_id that the operator's wallet uses for the jackpot, unique within the operator. Defaults to the instance's id.
     */
    instance_game_code?: SourceId;
    /**
     * A description for display, at most 2,000 characters. Defaults to empty.
     */
    instance_desc?: string;
    /**
     * Names and descriptions for players, by language. If omitted, those of the template.
     */
    texts?: JackpotTexts;
    /**
     * False if public replies leave the jackpot out, such as one for a few invited players: the lobby, the ticker, the sources, and the lists of winners and leaders. Players may contribute to it, and their sockets show it. Defaults to true.
     */
    public?: boolean;
    /**
     * The instances that are linked to the new one, at most 20. Contributions to them that allow linked contributions also reach the new instance. Defaults to none.
     */
    linked_from?: Array<Id>;
    /**
     * The period in which the instance runs. If omitted, from now on without end.
     */
    schedule?: Schedule;
};

/**
 * The result of a bulk request. Items that succeeded are kept even if others failed.
 */
export type ItemOutcomes = {
    /**
     * The ids of the items that succeeded, in the order of the request, without duplicates.
     */
    succeeded: Array<Id>;
    /**
     * The ids of the items that failed, in the order of the request, without duplicates.
     */
    failed: Array<Id>;
};

/**
 * The jackpot that a source leads a player to, for administrators. Amounts are in the jackpot's currency.
 */
export type JackpotForSource = {
    /**
     * The instance's id.
     */
    id: Id;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * True if only opted-in players contribute.
     */
    opt_in_required: boolean;
    /**
     * The size of one contribution. `Fixed` is an amount in the jackpot's currency, independent of the wager. `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * The player's opt-in, and what they have contributed. A player who has never opted in or out of this jackpot is reported as opted out; for a player unknown to the jackpot, all counts and timestamps are 0. If the request has no player, player_id is empty.
     */
    optin_status: OptInStatus;
    /**
     * The pots, in the order of the template.
     */
    pots: Array<Pot>;
    /**
     * The time the instance becomes or became active. If it was active from the start, when it was created.
     */
    timestamp_start: Timestamp;
    /**
     * The time the instance ends. 0 if it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * The status of the instance.
     */
    status: InstanceStatus;
};

/**
 * A running jackpot with its own copy of the template's rules.
 */
export type JackpotInstance = {
    /**
     * The instance's id.
     */
    id: Id;
    /**
     * The source_id that the operator's wallet uses for the jackpot in transactions.
     */
    game_code: SourceId;
    /**
     * The template that the instance was created from.
     */
    template_id: Id;
    /**
     * The status of the instance.
     */
    status: InstanceStatus;
    /**
     * A display name.
     */
    name: string;
    /**
     * A description for display. May be empty.
     */
    description: string;
    /**
     * Names and descriptions for players, by language. Omitted if there are none.
     */
    texts?: JackpotTexts;
    /**
     * False if public replies leave the jackpot out: the lobby, the ticker, the sources, and the lists of winners and leaders. Players may contribute to it, and their sockets show it. Omitted if it is public.
     */
    public?: boolean;
    /**
     * The operator or brand that owns the instance.
     */
    owner_id: OwnerId;
    /**
     * The version, starting at 1. It increases when an operator changes the instance, but not with contributions, wins or automatic drawings. It is the value of the `ETag` that `If-Match` is compared with.
     */
    version: number;
    /**
     * The jackpot's currency. All amounts of the instance are in this currency.
     */
    currency: Currency;
    /**
     * The size of a contribution, who pays it and who may make it.
     */
    contribution_rules: ContributionRules;
    /**
     * The use of the operator's budget in the present period. Omitted if contribution_rules has no operator_budget.
     */
    operator_budget?: OperatorBudgetUse;
    /**
     * The house pot.
     */
    house_pot: HousePot;
    /**
     * The kind of game, a jackpot, whose pots are won, or a raffle, whose pots are drawn.
     */
    jackpot_type: 'Jackpot' | 'Raffle';
    /**
     * The raffle's rules for tickets and prizes. Omitted for a `Jackpot`.
     */
    raffle_rules?: RaffleRules;
    /**
     * The pots, in the order of the template.
     */
    pots: Array<Pot>;
    /**
     * The pot that pays if several hit at once.
     */
    win_selector_strategy: 'Lowest' | 'Highest' | 'None';
    /**
     * Number of contributions booked.
     */
    total_contributions: number;
    /**
     * The time the instance was created.
     */
    created: Timestamp;
    /**
     * The time the instance becomes or became active. If it was active from the start, when it was created.
     */
    timestamp_start: Timestamp;
    /**
     * The time the instance ends. 0 if it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * The time the instance or one of its pots was last changed.
     */
    last_updated: Timestamp;
};

/**
 * The tickers of all active jackpots that the account may see, sorted by id.
 */
export type JackpotStatus = Array<Ticker>;

/**
 * A template. Once published, instances can be created from it.
 */
export type JackpotTemplate = {
    /**
     * The template's id, unique on the platform.
     */
    id: Id;
    /**
     * A display name, 1 to 200 characters.
     */
    name: string;
    /**
     * A description for display, at most 2,000 characters. Omitted if there is none.
     */
    description?: string;
    /**
     * Names and descriptions for players, by language, which new instances take over. Omitted if there are none. Pots are checked when the template is published.
     */
    texts?: JackpotTexts;
    /**
     * The operator or brand that owns the template.
     */
    owner_id: OwnerId;
    /**
     * The jackpot's currency. Contributions in other currencies are converted to it before they are processed.
     */
    currency: Currency;
    /**
     * The size of a contribution, who pays it and who may make it.
     */
    contribution_rules: ContributionRules;
    /**
     * The share of each contribution that goes to the house pot, which helps pay for new seeds.
     */
    house_hold_contribution: ContributionType;
    /**
     * The type of the instances: a jackpot, whose pots are won, or a raffle, whose pots are drawn.
     */
    jackpot_type: 'Jackpot' | 'Raffle';
    /**
     * The raffle's rules for tickets and prizes. Omitted for a `Jackpot`.
     */
    raffle_rules?: RaffleRules;
    /**
     * The pots of each instance, 1 to 50, in the order in which they receive their shares and are drawn.
     */
    pots: Array<PotTemplate>;
    /**
     * The pot that pays if several hit at once. `Highest` and `Lowest` compare the current values; ties are resolved by the order of the pots. `None` pays all of them. Omitted if not set, which means `Highest`.
     */
    win_selector_strategy?: 'Lowest' | 'Highest' | 'None';
    /**
     * Number of instances using the template that have not ended. While it is above 0, the template is locked.
     */
    reference_count: number;
    /**
     * True if the template can be instantiated.
     */
    published: boolean;
    /**
     * The version, starting at 1. It increases with every change of the template: its content, its owner or `published`. It does not change with the number of instances. It is the value of the `ETag` that `If-Match` is compared with.
     */
    version: number;
};

/**
 * The texts of a jackpot in one language.
 */
export type JackpotText = {
    /**
     * The name of the jackpot, 1 to 200 characters.
     */
    name?: DisplayName;
    /**
     * A description of the jackpot, at most 2,000 characters.
     */
    description?: DisplayText;
    /**
     * The texts of its pots, by their ids.
     */
    pots?: {
        [key in PotId]?: PotText;
    };
};

/**
 * Names and descriptions for players, by language: BCP 47 tags such as `sv` or `pt-BR`, at most 50, in any case but each once. A player's language is looked up from its whole tag to its base language, for each text by itself; a jackpot without a name in any of them shows its `name`.
 */
export type JackpotTexts = {
    [key in LanguageTag]?: JackpotText;
};

/**
 * The data of a JackpotUpdate event: the current values of an instance and its pots. Identical to the ticker of the instance.
 */
export type JackpotUpdate = Ticker;

/**
 * The data of a JackpotUpdatesPaced event.
 */
export type JackpotUpdatesPaced = {
    /**
     * The number of jackpots whose values the socket is sent.
     */
    jackpots: number;
    /**
     * Instructions for the developer of the client, in English.
     */
    advice: string;
};

/**
 * A BCP 47 tag, such as `sv` or `pt-BR`.
 */
export type LanguageTag = string;

/**
 * A player among those who have contributed the most, as the operator publishes it.
 */
export type Leader = {
    /**
     * The place, from 1. Of players with the same amount, the one who had it first is before the others.
     */
    place: number;
    /**
     * `***` and the last two characters of the player's id, only `***` if it has fewer than six. Omitted if leaders are anonymous, and for a player who was erased.
     */
    player?: MaskedPlayer;
    /**
     * The sum of the player's contributions in the period, in the jackpot's currency.
     */
    contributed: Sum;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
};

/**
 * A decision on a pot: whether it was hit, or who shares a win. Each number was drawn uniformly from 0 up to, and without, its range.
 */
export type LedgerDecision = {
    /**
     * The pot. If a wheel hit, the level that it picked.
     */
    pot_id: PotId;
    /**
     * The subject of the decision: the pot type, `External` for a win by an API call, `WindowEnd` for the winner of a time window without a win, `Stake` for the winner of one whose moment came, `Raffle` for a drawing, or `ActivePlayers` for the players who share a win.
     */
    trigger: string;
    /**
     * True if the pot could be won. If not, nothing was drawn.
     */
    armed: boolean;
    /**
     * True if the pot was hit.
     */
    hit: boolean;
    /**
     * True if the hit was paid. With several hits at once, the win selector strategy chooses.
     */
    selected: boolean;
    /**
     * The numbers drawn, in order.
     */
    draws: Array<LedgerDraw>;
};

/**
 * A number that was drawn. As text, because a range can exceed what a JSON number holds exactly.
 */
export type LedgerDraw = {
    /**
     * The number of possible outcomes, all equally likely.
     */
    range: string;
    /**
     * The number drawn, from 0 to one less than the range.
     */
    outcome: string;
};

/**
 * One movement of money in an instance. Its postings add up to 0. Amounts are in the jackpot's currency.
 */
export type LedgerEntry = {
    /**
     * The entry's number in the instance's ledger, starting at 1 without gaps.
     */
    seq: number;
    /**
     * The type of entry: `seed` (the first seeds), `contribution`, `win`, `reseed`, `flush` of an overflow, `diversion` (a flush that was acknowledged), `payment` of a win by the wallet, `settlement` of a win elsewhere, `draw` of a raffle's pot or of a time window that ends without a win (without postings if nothing is paid), `adjustment`, `transfer_out`, `transfer_in`.
     */
    kind: 'seed' | 'contribution' | 'win' | 'reseed' | 'flush' | 'diversion' | 'payment' | 'settlement' | 'draw' | 'adjustment' | 'transfer_out' | 'transfer_in';
    /**
     * The time the entry was booked.
     */
    timestamp: Timestamp;
    /**
     * The id of the account that acted. `pitboss` if the platform itself acted.
     */
    actor: Id;
    /**
     * The id of the account that approved it, if a second account had to. `actor` is the one that asked; for a `payment` it is the platform, and the release was approved. Sealed with the entry. Omitted otherwise.
     */
    approved_by?: Id;
    /**
     * The operation that booked the entry, such as `setPotCurrentValue`.
     */
    operation: string;
    /**
     * The subject of the entry: the id of a contribution, win, credit, diversion or transfer, or of the instance itself. Both sides of a transfer have the same reference.
     */
    reference?: TransactionId;
    /**
     * The reason given by the caller. Omitted for entries that need none.
     */
    reason?: Reason;
    /**
     * Units of the jackpot's currency per unit of the player's currency, as an exact fraction `numerator/denominator`. Omitted if nothing was converted.
     */
    rate?: string;
    /**
     * The draws and their results, in the order of the decisions. Omitted if nothing was decided.
     */
    decisions?: Array<LedgerDecision>;
    /**
     * The accounts that changed.
     */
    postings: Array<LedgerPosting>;
};

/**
 * The change to one account.
 */
export type LedgerPosting = {
    /**
     * The pot that the account belongs to. Omitted for accounts of the instance itself.
     */
    pot_id?: PotId;
    /**
     * The account. Pot accounts: `seed_value`, `contributed_amount`, `contributed_seed`, `surplus_seed`, `overflow_amount`. Instance accounts that hold money: `house`, `withheld` (wins not yet paid), `diverting` (flushes not yet acknowledged). Accounts for where money came from, with negative amounts: `initial_seed`, `player_paid`, `operator_paid` (the part of a bonus is a separate posting), `transferred_in`. Accounts for where money went: `paid`, `diverted`, `transferred_out`, `swept` (out of the house, to the operator). `adjusted` is negative if an adjustment brought money in.
     */
    account: 'seed_value' | 'contributed_amount' | 'contributed_seed' | 'surplus_seed' | 'overflow_amount' | 'house' | 'withheld' | 'diverting' | 'initial_seed' | 'player_paid' | 'operator_paid' | 'transferred_in' | 'paid' | 'diverted' | 'transferred_out' | 'swept' | 'adjusted';
    /**
     * The change in the account's balance.
     */
    amount: SignedAmount;
    /**
     * The account's balance after the entry. Omitted for accounts of where money came from or went.
     */
    balance_after?: SignedTotal;
};

/**
 * The data of a LinkedContributionFailed event: of the contributions that were linked to one, this one failed or was not tried.
 */
export type LinkedContributionFailed = {
    /**
     * The contribution that it was linked to.
     */
    contribution_id: Id;
    /**
     * The instance that did not receive a contribution.
     */
    instance_id: Id;
    /**
     * The reason for the failure; `not_tried` if it was not tried.
     */
    code: LinkedFailureCode;
    /**
     * The time this was recorded.
     */
    timestamp: Timestamp;
};

/**
 * A linked contribution that failed.
 */
export type LinkedFailure = {
    /**
     * The instance that did not receive a contribution.
     */
    instance_id: Id;
    /**
     * The reason for the failure; `not_tried` if it was not tried.
     */
    code: LinkedFailureCode;
};

/**
 * The reason that a linked contribution failed: the code of the problem with which a request for it would have been refused, or `not_tried`, when the wallet had failed before, or the platform was interrupted. Nothing of it is kept; a debit that may have happened is cancelled.
 */
export type LinkedFailureCode = string;

/**
 * An award to the players of a file.
 */
export type ListedAward = {
    /**
     * The request_id of the request.
     */
    request_id: IdempotencyKey;
    /**
     * The number of players who got a bonus.
     */
    players: BonusCount;
    /**
     * The value of all bonuses.
     */
    cost: Sum;
    /**
     * The currency of the bonuses.
     */
    currency: Currency;
};

/**
 * A country or a subdivision, as it was sent. Rules read `UK` as `GB`. Lists made before 0.15.0 may have codes that are not in ISO 3166-1: on a black list they exclude no player, on a white list they admit none.
 */
export type ListedCountry = string;

/**
 * The exclusion of the players of a file.
 */
export type ListedExclusion = {
    /**
     * The number of players who are excluded.
     */
    players: number;
    /**
     * The number of lines that repeat a player.
     */
    repeated: number;
};

/**
 * A jackpot as a lobby shows it to visitors of a brand. J is the jackpot's currency, K the one in which it is shown.
 */
export type LobbyJackpot = {
    /**
     * The instance's id.
     */
    id: Id;
    /**
     * The name for players.
     */
    name: DisplayName;
    /**
     * A description for players. Omitted if there is none.
     */
    description?: DisplayText;
    /**
     * The kind of game, a jackpot, whose pots are won, or a raffle, whose pots are drawn.
     */
    jackpot_type: 'Jackpot' | 'Raffle';
    /**
     * The source_id that the operator's wallet uses for the jackpot in transactions.
     */
    game_code: SourceId;
    /**
     * The status of the instance. Never `Terminated`.
     */
    status: InstanceStatus;
    /**
     * The ids of the sources of the brand and of its operator that the instance is assigned to, in alphabetical order; the first 500 of them.
     */
    source_ids: Array<SourceId>;
    /**
     * True if only opted-in players contribute.
     */
    opt_in_required: boolean;
    /**
     * J, the jackpot's currency. All amounts of its pots are kept in it.
     */
    currency: Currency;
    /**
     * K, the currency of the shown amounts: the requested one, or the jackpot's if the brand's multipliers cannot convert it.
     */
    shown_currency: Currency;
    /**
     * Units of K for one unit of J, with at most 18 decimals. Omitted if both are the same.
     */
    rate?: ShownRate;
    /**
     * The player's part of one contribution, in K, if it is Fixed or listed for K: what each round costs a player without a preference. `"0"` if the operator pays all of it. Omitted for a percentage, and if no pot takes contributions.
     */
    round_cost?: ShownAmount;
    /**
     * The player's part of one contribution as a fraction of the wager, if it is a percentage. `"0"` if the operator pays all of it. Omitted otherwise.
     */
    round_share?: PercentageText;
    /**
     * The time the instance becomes or became active. If it was active from the start, when it was created.
     */
    timestamp_start: Timestamp;
    /**
     * The time the instance ends. 0 if it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * The pots that are not disabled, in the order of the template.
     */
    pots: Array<LobbyPot>;
};

/**
 * A pot as a lobby shows it. Fields that do not apply to the pot are omitted.
 */
export type LobbyPot = {
    /**
     * The pot's id within the instance.
     */
    id: PotId;
    /**
     * The name for players; the id if the pot has no name.
     */
    name: DisplayName;
    /**
     * A description for players.
     */
    description?: DisplayText;
    /**
     * True if contributions raise the pot's value.
     */
    is_progressive: boolean;
    /**
     * The amount that a win currently pays, in J, with at most 6 decimals and without trailing zeros.
     */
    current_value: AmountText;
    /**
     * The same in K, rounded down to its smallest coin.
     */
    shown_value: ShownAmount;
    /**
     * The amount by which the pot is won at the latest, in J.
     */
    must_hit_by?: AmountText;
    /**
     * The same in K, rounded up to its smallest coin, so that the pot never shows more than it.
     */
    shown_must_hit_by?: ShownAmount;
    /**
     * The way of shown_value from 0 to shown_must_hit_by, as a fraction from 0 to 1, rounded down to 6 decimals.
     */
    progress?: number;
    /**
     * The end of the time window in which the pot is won next. A window without contributions passes without a win.
     */
    drops_before?: Timestamp;
    /**
     * The time of the next drawing of a raffle.
     */
    next_draw_at?: Timestamp;
    /**
     * The fraction of a win, from `"0"` to `"1"`, that is shared among players other than the winner.
     */
    community_split: PercentageText;
    /**
     * The last win of the pot. Omitted before the first one.
     */
    last_win?: LobbyWin;
};

/**
 * A win of a pot, without the winner.
 */
export type LobbyWin = {
    /**
     * The value of the pot when it was won, in J.
     */
    amount: AmountText;
    /**
     * The same in K at today's rate, rounded down to its smallest coin.
     */
    shown_amount: ShownAmount;
    /**
     * The time of the win.
     */
    timestamp: Timestamp;
};

/**
 * The credentials of an account.
 */
export type LoginRequest = {
    /**
     * The account's username, 1 to 254 characters, case-insensitive.
     */
    username: string;
    /**
     * The account's password, 1 to 1024 characters.
     */
    password: string;
    /**
     * The code of the account's second factor, if it has one: six digits, or a recovery code. Send it after `second_factor_required`.
     */
    code?: SecondFactorCode;
};

/**
 * The end of a player's id.
 */
export type MaskedPlayer = string;

/**
 * Any JSON value of your own. The platform does not interpret it, and returns every number digit by digit, such as 9007199254740993 or 1.10. Your JSON library may read fewer digits. A value with such numbers has at most 10,000 numbers. null is the same as omitting the field.
 */
export type Metadata = unknown;

/**
 * Limits of the money that leaves without a second account. At least one limit, or none to remove all.
 */
export type MoneyOut = {
    /**
     * The currency of the limits.
     */
    currency: Currency;
    /**
     * The largest payment of a win, in the jackpot's currency or in the player's, that is credited without review. Larger payments are held, as they are above a review_threshold. Omitted: no such limit.
     */
    review?: Amount;
    /**
     * The amount from which a single action needs a second account: a correction, a boost, a transfer, a triggered win, the release or settlement of a win, the settlement of a cancel, an award of bonuses, the return of a use, and the seeds of a new instance. 0: each that moves money. Omitted: no such limit.
     */
    approval?: Amount;
    /**
     * The largest sum of such actions that one account does without a second one in a UTC day. An action that would pass it needs a second account, and then counts nothing; neither does one that is refused. Accounts for machines count as any other. Omitted: no such limit.
     */
    approval_per_day?: Amount;
};

/**
 * An amount and its currency.
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
 * A month in UTC, as `YYYY-MM`.
 */
export type Month = string;

/**
 * Units of a currency per unit of the base currency, greater than 0, with at most 12 decimals. Parsed as a decimal and stored exactly.
 */
export type Multiplier = number;

/**
 * Wins at the latest when the pot's value reaches hit_by. The winning value is equally likely anywhere between hit_from and hit_by, or rises towards hit_by with weight 2.
 */
export type MustHitBy = {
    /**
     * The maximum value of the pot, in the jackpot's currency, greater than 0.
     */
    hit_by: number;
    /**
     * The value above which the pot can hit, in the jackpot's currency, below hit_by. Up to it nothing is drawn. Without it, the pot can hit at any value.
     */
    hit_from?: number;
    /**
     * 1: the winning value is equally likely anywhere between hit_from and hit_by. 2: its likelihood rises in a straight line, from 0 at hit_from, so that wins near hit_by are more frequent. Without it, 1.
     */
    weight?: 1 | 2;
};

/**
 * The player's own bonus.
 */
export type MyBonus = {
    /**
     * The bonus's id, assigned by the platform.
     */
    id: Id;
    /**
     * The games in which the bonus can be used. If empty, all games. Only a bonus that names the platform's own provider_id pays contributions to jackpots: in place of the player, to those whose game_code, or the source_id of the request, is among the game_ids, or to all if there are none.
     */
    available_for: Array<GameBonusDetails>;
    /**
     * The content of the bonus.
     */
    bonus_data: BonusDetails;
    /**
     * `Available` bonuses can be used. `Consumed` bonuses are used up. `Expired` bonuses reached timestamp_bonus_expires before they were used up, or were taken back. The last two are final, but for a `Consumed` bonus of which a use is given back.
     */
    state: 'Available' | 'Expired' | 'Consumed';
    /**
     * The time the bonus was awarded.
     */
    timestamp_bonus_awarded: Timestamp;
    /**
     * The time from which the bonus can no longer be used.
     */
    timestamp_bonus_expires: Timestamp;
    /**
     * The time the bonus was used up. 0 unless it is `Consumed`.
     */
    timestamp_bonus_consumed: Timestamp;
    /**
     * The time the bonus was taken back. Omitted if it was not.
     */
    timestamp_bonus_removed?: Timestamp;
};

/**
 * The player's own opt-in to a jackpot, their preferred contribution and what they have contributed.
 */
export type MyOptIn = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The most recently set preference that still applies, in preferred_contribution_currency. 0 if there is none.
     */
    preferred_contribution_value: Amount;
    /**
     * The currency of preferred_contribution_value. Empty if there is none.
     */
    preferred_contribution_currency: CurrencyOrNone;
    /**
     * The player's preferred contributions by currency, at most 200 currencies. Empty if there are none.
     */
    contribution_preferences: {
        [key: string]: AmountText;
    };
    /**
     * Number of the player's contributions booked by the instance, whether opted in or not.
     */
    contribution_count: number;
    /**
     * The sum of those contributions, in the jackpot's currency, paid by the player and the operator.
     */
    contribution_value: Total;
    /**
     * The pots' shares of those contributions, by pot. Pots that received none are omitted.
     */
    pot_contributions: {
        [key: string]: PotContribution;
    };
    /**
     * True if the player takes part.
     */
    opted_in: boolean;
    /**
     * The time the player last opted in or out, changed a preference or contributed. 0 if never.
     */
    last_updated: Timestamp;
    /**
     * The display name of the jackpot.
     */
    jackpot_name: string;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
};

/**
 * The player's own tickets in one drawing period of a raffle, and what the player has accumulated.
 */
export type MyRaffleTickets = {
    /**
     * The raffle's instance.
     */
    instance_id: Id;
    /**
     * Number of tickets that the player has earned in the period. 0 until the first ticket is earned.
     */
    ticket_count: number;
    /**
     * The total that the player has accumulated in the period, in the jackpot's currency, including amounts already converted to tickets.
     */
    accumulated_cost: Sum;
    /**
     * The time the period begins.
     */
    timestamp_start: Timestamp;
    /**
     * The time the period ends and is drawn.
     */
    timestamp_end: Timestamp;
    /**
     * The display name of the raffle.
     */
    jackpot_name: string;
    /**
     * The amount that the player must accumulate for one ticket, in the raffle's currency.
     */
    cost_per_ticket: AmountText;
    /**
     * The raffle's currency.
     */
    currency: Currency;
};

/**
 * A win of the player, or a share of one, and its payment.
 */
export type MyWin = {
    /**
     * The payment's id, which is also its transaction id at the operator's wallet.
     */
    transaction_id: TransactionId;
    /**
     * The win. The players who share one have the same.
     */
    win_id: Id;
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * The round of the pot that was won.
     */
    instance_count: number;
    /**
     * The cause of the win, for example a game code. Omitted for a share, since it shows where another player plays.
     */
    source_id?: SourceId;
    /**
     * The player's contribution that won. Omitted for a win caused by an API call or a drawing, and for a share.
     */
    contribution_id?: Id;
    /**
     * The gameround_id of the contribution that won. Omitted if it had none or if contribution_id is omitted.
     */
    gameround_id?: GameroundId;
    /**
     * The amount that the player receives, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * The amount credited to the player, in payout_currency, in whole minor units.
     */
    payout_amount: Amount;
    /**
     * The currency that the player is paid in.
     */
    payout_currency: Currency;
    /**
     * The time the pot was won.
     */
    timestamp: Timestamp;
    /**
     * The state of the payment.
     */
    state: MyWinState;
    /**
     * The time the payment was made. Omitted before that.
     */
    paid_on?: Timestamp;
    /**
     * The display name of the jackpot.
     */
    jackpot_name: string;
    /**
     * The display name of the pot, or its id if it has no name.
     */
    pot_name: string;
    /**
     * True if another player won, and this is the player's share of it.
     */
    is_share: boolean;
};

/**
 * The state of a payment, as a player sees it. `Held`: waits for a review. `Due`: on its way to the player's wallet. `Paid`: the player has it.
 */
export type MyWinState = 'Held' | 'Due' | 'Paid';

/**
 * An operator or a brand to save.
 */
export type NamedItem = {
    /**
     * The id: letters, digits, dots, underscores and hyphens, at most 64. No colon.
     */
    id: OperatorId;
    /**
     * A display name, 1 to 200 characters.
     */
    name: DisplayName;
};

/**
 * An account to create.
 */
export type NewAccount = {
    /**
     * The type of the account. The organisation `pitboss` has only `System` accounts, and all `System` accounts belong to it.
     */
    account_type: AccountType;
    /**
     * The registered system that the account calls on behalf of, or `pitboss`. Defaults to none.
     */
    system_id?: Id;
    /**
     * The username to log in with.
     */
    username: Username;
    /**
     * The initial password. Ignored when requests with the same idempotency key are compared.
     */
    password: NewPassword;
    /**
     * The organisation and unit that the account belongs to.
     */
    org_unit: NewOrganisationUnit;
    /**
     * True if the account has access only to its own organisation and not to those below it. Defaults to false.
     */
    org_bound?: boolean;
    /**
     * The account's permissions, by system. May be empty. Groups for the same system are merged and duplicates removed.
     */
    permissions: Array<PermissionGroup>;
    /**
     * True if the account is trusted. Defaults to false.
     */
    trusted?: boolean;
    /**
     * Contact details of the account holder. Defaults to none.
     */
    contacts?: Contacts;
    /**
     * The external identity provider that the account may also log in with. If empty or omitted, none.
     */
    oauth_provider_id?: string;
};

/**
 * The size of a contribution, who pays it and who may make it.
 */
export type NewContributionRules = {
    /**
     * True if only opted-in players contribute. Defaults to false.
     */
    opt_in_required?: boolean;
    /**
     * The size of one contribution. `Fixed` is an amount in the jackpot's currency, independent of the wager. `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * The maximum of one contribution, in the jackpot's currency. Defaults to no maximum.
     */
    max_contribution?: AmountTextOrNumber;
    /**
     * Round amounts in place of a Fixed contribution and of max_contribution, by the currency of the request. A contribution in a listed currency is its default, to the smallest coin, whatever it is worth in the jackpot's currency at the time; in other currencies, the Fixed amount is converted. The odds follow from the exact worth, so that a unit of the jackpot's currency buys the same chance in each currency. Absent if there are none.
     */
    contribution_by_currency?: {
        [key in Currency]?: NewCurrencyAmounts;
    };
    /**
     * True if the part of a player's payment that is below the smallest coin of its currency is kept for the player, and joins the next payment in that currency to the instance; only with a Percentage contribution. A wager for which the sum is below a coin is answered with a contribution_amount of 0: nothing is debited, booked or drawn, and the operator pays nothing either. The wager that completes a coin takes part with all of it. A bonus pays its round exactly, and changes nothing that is kept. Absent if fractions are dropped.
     */
    carry_fractions?: boolean;
    /**
     * The fraction of the contribution that the operator pays, `"1"` for all of it. The player pays the rest. Defaults to `"0"`. The operator never pays for amounts that a player chose to add.
     */
    operator_contribution_percentage?: PercentageTextOrNumber;
    /**
     * The contributions that qualify for the jackpot. If omitted, all do.
     */
    wager_criteria?: NewWagerCriteria;
    /**
     * The brand paths that take part, at most 1,000. If empty or omitted, all brands under the instance's owner. Brands of other operators never take part.
     */
    allowed_brands?: Array<BrandPath>;
    /**
     * The countries that take part. If omitted, all do.
     */
    country_filters?: NewCountryFilters;
    /**
     * The segments of players that take part. If omitted, all do.
     */
    segment_filters?: NewSegmentFilters;
    /**
     * The maximum that the operator pays in a period. If omitted, there is none.
     */
    operator_budget?: NewOperatorBudget;
    /**
     * The limit of a player's wins. If omitted, there is none.
     */
    win_limit?: NewWinLimit;
};

/**
 * The countries that take part. A listed country includes its subdivisions, and `UK` is read as `GB`, in the lists and in requests. The black list takes precedence over the white list; an empty or missing white list admits all countries.
 */
export type NewCountryFilters = {
    /**
     * Countries and subdivisions that never take part, at most 500.
     */
    black_list?: Array<Country>;
    /**
     * The only countries and subdivisions that take part, at most 500.
     */
    white_list?: Array<Country>;
};

/**
 * The amounts of a contribution in one currency, in whole smallest coins of it. A player's preference in the currency applies if it is within the limits and a whole number of steps from the minimum.
 */
export type NewCurrencyAmounts = {
    /**
     * The contribution of a player without a preference.
     */
    default: PositiveAmountTextOrNumber;
    /**
     * The least that a player may choose, at most the default. If absent, the default.
     */
    minimum?: PositiveAmountTextOrNumber;
    /**
     * The most that a player may choose, at least the default. If absent, max_contribution in the jackpot's currency.
     */
    maximum?: PositiveAmountTextOrNumber;
    /**
     * The distance between two amounts that a player may choose. If absent, the smallest coin.
     */
    step?: PositiveAmountTextOrNumber;
};

/**
 * A destination to register. It starts enabled.
 */
export type NewDestination = {
    /**
     * The operator or brand whose events are sent to it; `pitboss` for the events of all operators. Cannot be changed later.
     */
    owner_id: OwnerId;
    /**
     * The address that events are sent to.
     */
    url: OutgoingUrl;
    /**
     * The events to send. Duplicates are ignored. If empty, the destination only registers the host of its url for callbacks and diversions.
     */
    events: Array<DeliverableEvent>;
    /**
     * The secret that signs its deliveries.
     */
    secret: WebhookSecret;
};

/**
 * The destination of a pot's overflow. The host must be that of one of the operator's destinations; until it is, the overflow waits.
 */
export type NewDiversionRules = {
    /**
     * The receiver.
     */
    target: DiversionTarget;
    /**
     * The overflow, in the jackpot's currency, at which all of it is delivered. With 0, the overflow of each contribution is delivered immediately, in a separate message.
     */
    flush_threshold: AmountTextOrNumber;
};

/**
 * The length of a drawing period, in any of five units. 0 for a single drawing.
 */
export type NewDrawingDuration = {
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
} | {
    /**
     * Weeks of 7 days.
     */
    Weeks: number;
};

/**
 * A duration, in any of five units.
 */
export type NewDuration = {
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
} | {
    /**
     * Weeks of 7 days.
     */
    Weeks: number;
};

/**
 * A freespin instance to create from a template.
 */
export type NewFreespinInstance = {
    /**
     * The template's id.
     */
    template_id: Id;
    /**
     * The name of the instance, which players may see, 1 to 200 characters. Defaults to the template's name.
     */
    instance_name?: BonusName;
    /**
     * The only brand that the instance is for. If omitted, the template's brand, or all brands of the operator if the template has none.
     */
    brand_id?: BrandReference;
    /**
     * The games in which the freespins can be used. At most 100 providers and games in total; more is refused with `validation_failed`. If empty, all games.
     */
    available_for: Array<GameBonusDetails>;
    /**
     * The time from which the instance can be awarded. May be in the past.
     */
    timestamp_start: Timestamp;
    /**
     * The time until which the instance can be awarded (exclusive).
     */
    timestamp_end: Timestamp;
    /**
     * The maximum that all awards of the instance may be worth together, in the currency of freespin_type. An award that would pass it is refused with `budget_exhausted`. If omitted, there is none. It cannot be changed.
     */
    budget?: PositiveAmountTextOrNumber;
};

/**
 * A freespin template to create.
 */
export type NewFreespinTemplate = {
    /**
     * A display name, 1 to 200 characters. Does not have to be unique.
     */
    name: BonusName;
    /**
     * The operator that owns the template.
     */
    operator_id: OperatorId;
    /**
     * The only brand that the template is for. If omitted, all brands of the operator.
     */
    brand_id?: BrandReference;
    /**
     * The value of the freespins.
     */
    freespin_type: NewFreespinType;
    /**
     * The time after the award in which the freespins can be used.
     */
    expires_after_ms: ExpiresAfter;
};

/**
 * The value of freespins.
 */
export type NewFreespinType = {
    /**
     * The currency of the amount and of the spins.
     */
    currency: Currency;
    /**
     * For `Fixed`, the wager of one spin; for `Variable`, the whole budget.
     */
    amount: PositiveAmountTextOrNumber;
    /**
     * `Fixed` freespins are a number of spins with the same wager. `Variable` freespins are a budget that the player spends on spins of any wager.
     */
    type: 'Variable' | 'Fixed';
    /**
     * Number of spins, 1 to 10,000. Required for `Fixed`; refused with `validation_failed` for `Variable`. Count × amount may be at most 8,000,000,000, otherwise the request is refused with `amount_out_of_range`.
     */
    count?: number;
};

/**
 * A template to store. It has the fields of a JackpotTemplate, so you can send back a template that you read; `reference_count`, `published` and `version` are accepted but ignored.
 */
export type NewJackpotTemplate = {
    /**
     * The template's id, unique on the platform. If omitted, a new template gets an id assigned by the platform.
     */
    id?: Id;
    /**
     * A display name, 1 to 200 characters.
     */
    name: DisplayName;
    /**
     * A description for display, at most 2,000 characters.
     */
    description?: DisplayText;
    /**
     * Names and descriptions for players, by language, which new instances take over. Omitted if there are none. Pots are checked when the template is published.
     */
    texts?: JackpotTexts;
    /**
     * The operator or brand that owns the template.
     */
    owner_id: OwnerId;
    /**
     * The jackpot's currency. Contributions in other currencies are converted to it before they are processed.
     */
    currency: Currency;
    /**
     * The size of a contribution, who pays it and who may make it.
     */
    contribution_rules: NewContributionRules;
    /**
     * The share of each contribution that goes to the house pot, which helps pay for new seeds.
     */
    house_hold_contribution: ContributionType;
    /**
     * The type of the instances: a jackpot, whose pots are won, or a raffle, whose pots are drawn. Defaults to `Jackpot`.
     */
    jackpot_type?: 'Jackpot' | 'Raffle';
    /**
     * The raffle's rules for tickets and prizes. Required for `Raffle`; not allowed otherwise.
     */
    raffle_rules?: NewRaffleRules;
    /**
     * The pots of each instance, 1 to 50, in the order in which they receive their shares and are drawn.
     */
    pots: Array<NewPotTemplate>;
    /**
     * The pot that pays if several hit at once. `Highest` and `Lowest` compare the current values; ties are resolved by the order of the pots. `None` pays all of them. Defaults to `Highest`.
     */
    win_selector_strategy?: 'Lowest' | 'Highest' | 'None';
    /**
     * Ignored. Counted by the platform.
     */
    reference_count?: number;
    /**
     * Ignored. New templates are unpublished; use `POST /templates/publish` to publish them.
     */
    published?: boolean;
    /**
     * Ignored. To make the change only if the version has not changed, send the `ETag` as `If-Match`.
     */
    version?: number;
};

/**
 * An external identity provider to add.
 */
export type NewOAuthProvider = {
    /**
     * The provider's id, unique on the platform. Frontends use it to decide how to present the provider.
     */
    id: Id;
    /**
     * The organisation, or one of its units, whose accounts may log in with the provider.
     */
    owner: OwnerId;
    /**
     * The platform's client id at the provider.
     */
    client_id: string;
    /**
     * The platform's client secret at the provider. Never appears in replies. Ignored when requests with the same idempotency key are compared.
     */
    client_secret: string;
    /**
     * The issuer, exactly as in the provider's ID tokens.
     */
    issuer_url: OutgoingUrl;
    /**
     * The provider's token endpoint, where authorization codes are exchanged.
     */
    token_url: OutgoingUrl;
    /**
     * The provider's JWK Set, which contains the keys that sign its ID tokens.
     */
    jwk_url: OutgoingUrl;
    /**
     * The platform's callback: its public address followed by `/oauth/callback`.
     */
    redirect_url: OAuthRedirectUrl;
    /**
     * The address that the browser is sent to after the login.
     */
    frontend_url: OAuthFrontendUrl;
};

/**
 * The maximum that the operator pays for contributions in a period: its percentage of them, and what bonuses pay. A contribution counts in the period in which it is accepted: from the moment its debit is begun, and no longer once that debit is cancelled. One that would pass the maximum is paid by the player alone, without a bonus, or refused. An instance keeps its budget for life.
 */
export type NewOperatorBudget = {
    /**
     * The maximum in one period, in the jackpot's currency.
     */
    amount: PositiveAmountTextOrNumber;
    /**
     * The period, by the calendar of the time zone. A `Day` begins at midnight, a `Week` on Monday, a `Month` on its first day. `Total` is the life of the instance.
     */
    per: 'Day' | 'Week' | 'Month' | 'Total';
    /**
     * The IANA time zone of the periods. Defaults to `UTC`.
     */
    time_zone?: TimeZone;
    /**
     * The treatment of a contribution that would pass the maximum. `PlayerPays`: the player pays all of it. `Refuse`: it is refused with `budget_exhausted`.
     */
    then: 'PlayerPays' | 'Refuse';
};

/**
 * An organisation to create.
 */
export type NewOrganisation = {
    /**
     * The organisation's id, unique on the platform. Cannot be changed later.
     */
    id: Id;
    /**
     * The ids of its units. May be empty. Duplicates are ignored.
     */
    units: Array<Id>;
    /**
     * A display name, 1 to 200 characters. Defaults to the id.
     */
    name?: DisplayName;
    /**
     * The parent organisation. If empty or omitted, the caller's own organisation; for System callers, none: the organisation starts a new tree.
     */
    parent_id?: OrganisationIdOrNone;
    /**
     * The base currency. If empty or omitted, the organisation always uses the parent's base currency.
     */
    base_currency?: CurrencyOrNone;
    /**
     * True if its accounts may log in and make requests.
     */
    enabled?: boolean;
    /**
     * True if people who log in with a password need a second factor, in this organisation and those below it. Defaults to false. Without one, they can log in only to set it up.
     */
    second_factor_required?: boolean;
};

/**
 * The organisation and unit to place an account in.
 */
export type NewOrganisationUnit = {
    /**
     * The organisation. You need access to it.
     */
    org_id: Id;
    /**
     * One of the organisation's units. If empty or omitted, the account belongs to no unit.
     */
    unit_id?: UnitId;
    /**
     * The organisations above it that the caller has access to, from the top down, followed by the organisation itself, in the same form as replies return it. If empty or omitted, derived from org_id; any other list is refused with `org_list_mismatch`.
     */
    org_list?: Array<Id>;
};

/**
 * A new password, 12 to 256 characters. It must not contain the account's username in any case, and not be easy to guess: a common password, a name of the account, its organisation or the platform, or a sequence of characters, with little added. No kinds of characters are required. Never appears in replies.
 */
export type NewPassword = string;

/**
 * A pot of every instance of the template. Amounts are in the jackpot's currency.
 */
export type NewPotTemplate = {
    /**
     * The pot's id, unique within the template. Instances use the same id.
     */
    id: PotId;
    /**
     * The pot's share of each contribution that qualifies for it.
     */
    contribution: ContributionType;
    /**
     * The players who are paid. `WinnerOnly` (default) pays everything to the winner; `Community` splits the win according to payout_ruleset. For raffles, which pay their prizes instead, omit this field or use `WinnerOnly`.
     */
    payout_rules?: 'WinnerOnly' | 'Community';
    /**
     * The split of a win. Required for `Community`; not allowed otherwise.
     */
    payout_ruleset?: PayoutRuleset;
    /**
     * The part of the pot's share that is set aside for its next seed. The rest raises the pot's value.
     */
    seed_contribution: ContributionType;
    /**
     * The pot's initial value, and how its next seed is collected and applied.
     */
    seed_strategy: SeedStrategy;
    /**
     * The destination of the overflow. If omitted, it stays in the pot and helps pay for the next seed.
     */
    diversion_rules?: NewDiversionRules;
    /**
     * Conditions that must be met before the pot can be won, at most 10.
     */
    win_constraints?: Array<NewWinConstraint>;
    /**
     * Number of times the pot can be won before it is disabled, at most 1,000,000,000. If 0 or omitted, unlimited.
     */
    max_instantiation_count?: number;
    /**
     * True if contributions raise the pot's value. If false, the pot keeps its seed value and contributions go to its surplus seed. Defaults to true.
     */
    is_progressive?: boolean;
    /**
     * True if a win can be triggered through the API. Defaults to false.
     */
    supports_external_trigger?: boolean;
    /**
     * The ways in which the pot can hit on its own, at most 10. If empty or omitted, only an external trigger can make it hit.
     */
    pot_types?: Array<NewPotTypeTemplate>;
    /**
     * The contributions that qualify for this pot. One that does not qualify is not charged the pot's share and cannot win the pot. If omitted, all qualify.
     */
    wager_criteria?: NewWagerCriteria;
    /**
     * The maximum value of the pot; anything beyond it becomes overflow. Defaults to 8,000,000,000.
     */
    max_pot_value?: AmountTextOrNumber;
};

/**
 * A way in which a pot of a template can hit on its own.
 */
export type NewPotTypeTemplate = {
    /**
     * Once in each time window.
     */
    TimeFixed: NewTimeFixed;
} | {
    /**
     * By chance, with fixed or rising odds.
     */
    HitRate: HitRate;
} | {
    /**
     * At a fixed value at the latest, and from another one if given.
     */
    MustHitBy: MustHitBy;
} | {
    /**
     * By one draw for several pots.
     */
    Wheel: Wheel;
};

/**
 * A prize tier of a raffle.
 */
export type NewRafflePrize = {
    /**
     * The fraction of the pot that the tier pays in total.
     */
    prize_percentage: PercentageTextOrNumber;
    /**
     * Number of winners who share the prize equally, 1 to 10,000.
     */
    number_of_winners: number;
};

/**
 * A raffle's rules for tickets and prizes. At the end of each period, every pot is drawn among its tickets. The pots of a raffle have no pot_types, no external trigger and no AllowedSeedDeficit.
 */
export type NewRaffleRules = {
    /**
     * The amount that a player must accumulate for one ticket, in the jackpot's currency.
     */
    cost_per_ticket: AmountTextOrNumber;
    /**
     * The amounts that count: contributions (`Contribution`) or wagers (`BaseWager`).
     */
    cost_source: 'Contribution' | 'BaseWager';
    /**
     * The length of one drawing period. Periods follow one another from the instance's start. If 0 or omitted, there is a single drawing, at the timestamp_end that each instance must then have.
     */
    duration?: NewDrawingDuration;
    /**
     * The prize tiers, in the order in which they are drawn, 1 to 100. Their fractions add up to at most 1, and the number of winners × the number of pots is at most 10,000.
     */
    prize_distribution: Array<NewRafflePrize>;
};

/**
 * The segments of players that take part: those that the contribution names or, if it names none, those of the player's session in the wallet. They need not exist as segments. The black list takes precedence over the white list; an empty white list admits everyone. With a white list, a player without a known segment does not take part. Before any money moves, a contribution to the jackpot is refused with `segment_excluded`, and one to a source goes to the next jackpot.
 */
export type NewSegmentFilters = {
    /**
     * Segments whose players never take part, at most 100.
     */
    black_list?: Array<Id>;
    /**
     * The only segments whose players take part, at most 100.
     */
    white_list?: Array<Id>;
};

/**
 * Wins once in each time window. The first window ends at target_datetime; windows can repeat. A pot has at most one series of windows.
 */
export type NewTimeFixed = {
    /**
     * The time the first window ends. Without a repeat_period, it must be in the future when the template is published, and between the start and the end of each instance.
     */
    target_datetime: Timestamp;
    /**
     * The length of each window; the next begins when one ends. If 0 or omitted, there is a single window that begins when the instance starts.
     */
    repeat_period?: RepeatPeriod;
    /**
     * The IANA time zone of the windows, which all end at the same local time: a window of a day then lasts 23 to 25 hours. A window ends after the gap if clocks skip its end, and at the last of two if they show its end twice. Defaults to `UTC`.
     */
    time_zone?: TimeZone;
    /**
     * Stake: the winner is drawn by stake. Without it, the player whose contribution comes at the moment wins.
     */
    weighting?: Weighting;
};

/**
 * The contributions that qualify. Both minimums are in the jackpot's currency, after conversion, and default to 0.
 */
export type NewWagerCriteria = {
    /**
     * The minimum wager, in the jackpot's currency.
     */
    min_base_wager?: Amount;
    /**
     * The minimum contribution, in the jackpot's currency.
     */
    min_contribution?: Amount;
};

/**
 * A condition that must be met before a pot can be won.
 */
export type NewWinConstraint = {
    /**
     * The furthest that the house pot may go below zero to pay for the next seed, in the jackpot's currency. While a win would exceed this, the pot is not drawn. Without this constraint, there is no limit.
     */
    AllowedSeedDeficit: AmountTextOrNumber;
};

/**
 * A player who has won this often within the period takes no part until the oldest of these wins is older: contributions are refused with `win_limit_reached` before any money moves, drawings pass the player over, and the player has no part in wins that are shared. Pots that the player wins and prizes of a raffle count; shares of others' wins do not. With the `win_selector_strategy` `None`, one contribution wins no more pots than are left: further ones are not drawn.
 */
export type NewWinLimit = {
    /**
     * The number of wins, 1 to 1,000.
     */
    wins: number;
    /**
     * The time before each contribution or drawing in which wins count.
     */
    period: NewDuration;
};

/**
 * The address of a page, without a fragment. The platform itself does not call it.
 */
export type OAuthFrontendUrl = string;

/**
 * An external identity provider (OpenID Connect). Its client_secret never appears in replies.
 */
export type OAuthProvider = {
    /**
     * The provider's id. Frontends use it to decide how to present the provider.
     */
    id: Id;
    /**
     * The organisation (`northstar`) whose accounts may log in with the provider, including accounts of the organisations below it, or one of its units (`northstar:luna`), whose accounts may.
     */
    owner: OwnerId;
    /**
     * The platform's client id at the provider.
     */
    client_id: string;
    /**
     * The issuer, exactly as in the provider's ID tokens. The login address is read from its `/.well-known/openid-configuration`.
     */
    issuer_url: OutgoingUrl;
    /**
     * The provider's token endpoint, where authorization codes are exchanged.
     */
    token_url: OutgoingUrl;
    /**
     * The provider's JWK Set, which contains the keys that sign its ID tokens.
     */
    jwk_url: OutgoingUrl;
    /**
     * The platform's callback: its public address followed by `/oauth/callback`.
     */
    redirect_url: OAuthRedirectUrl;
    /**
     * The address that the browser is sent to after the login, with the result in the fragment.
     */
    frontend_url: OAuthFrontendUrl;
    /**
     * The time the provider was added.
     */
    created: Timestamp;
    /**
     * The time the provider was last changed.
     */
    updated: Timestamp;
};

/**
 * Changes to an external identity provider. Omitted fields stay as they are.
 */
export type OAuthProviderChanges = {
    /**
     * A new id. Accounts that use the provider are updated.
     */
    id?: Id;
    /**
     * The organisation, or one of its units, whose accounts may log in with the provider. All accounts that use it must still be covered.
     */
    owner?: OwnerId;
    /**
     * The platform's client id at the provider.
     */
    client_id?: string;
    /**
     * The platform's client secret at the provider. Never appears in replies. Ignored when requests with the same idempotency key are compared.
     */
    client_secret?: string;
    /**
     * The issuer, exactly as in the provider's ID tokens.
     */
    issuer_url?: OutgoingUrl;
    /**
     * The provider's token endpoint, where authorization codes are exchanged.
     */
    token_url?: OutgoingUrl;
    /**
     * The provider's JWK Set, which contains the keys that sign its ID tokens.
     */
    jwk_url?: OutgoingUrl;
    /**
     * The platform's callback: its public address followed by `/oauth/callback`.
     */
    redirect_url?: OAuthRedirectUrl;
    /**
     * The address that the browser is sent to after the login.
     */
    frontend_url?: OAuthFrontendUrl;
};

/**
 * One check of an identity provider.
 */
export type OAuthProviderCheck = {
    /**
     * `issuer` reads the configuration, `keys` reads jwk_url, `token` calls token_url, `client` sees whether the provider accepts client_id and client_secret, `redirect` whether it begins a login that returns to redirect_url.
     */
    name: string;
    /**
     * True if a login would get past this check.
     */
    passed: boolean;
    /**
     * The finding, and the remedy if the check failed.
     */
    detail: string;
};

/**
 * The result of a test of an identity provider.
 */
export type OAuthProviderTest = {
    /**
     * The checks, in the order in which a login needs them.
     */
    checks: Array<OAuthProviderCheck>;
};

/**
 * An address on the platform that ends with `/oauth/callback`.
 */
export type OAuthRedirectUrl = string;

/**
 * Time spans of a day, at most 24. Each is a pair of its first and last second (inclusive). A span whose last second is before its first ends the next day.
 */
export type OpeningHours = Array<[
    TimeOfDay,
    TimeOfDay
]>;

/**
 * An operator and its brands.
 */
export type Operator = {
    /**
     * The operator's id.
     */
    id: OperatorId;
    /**
     * The operator's path, equal to its id.
     */
    path: OperatorId;
    /**
     * A display name, 1 to 200 characters.
     */
    name: string;
    /**
     * True if the operator takes part. Contributions of a disabled operator's brands are refused.
     */
    enabled: boolean;
    /**
     * The time the operator was created.
     */
    created_timestamp: Timestamp;
    /**
     * The operator's brands that the caller has access to, sorted by id.
     */
    brands: Array<Brand>;
};

/**
 * The maximum that the operator pays for contributions in a period: its percentage of them, and what bonuses pay. A contribution counts in the period in which it is accepted: from the moment its debit is begun, and no longer once that debit is cancelled. One that would pass the maximum is paid by the player alone, without a bonus, or refused. An instance keeps its budget for life.
 */
export type OperatorBudget = {
    /**
     * The maximum in one period, in the jackpot's currency.
     */
    amount: AmountText;
    /**
     * The period, by the calendar of the time zone. A `Day` begins at midnight, a `Week` on Monday, a `Month` on its first day. `Total` is the life of the instance.
     */
    per: 'Day' | 'Week' | 'Month' | 'Total';
    /**
     * The IANA time zone of the periods.
     */
    time_zone: TimeZone;
    /**
     * The treatment of a contribution that would pass the maximum. `PlayerPays`: the player pays all of it. `Refuse`: it is refused with `budget_exhausted`.
     */
    then: 'PlayerPays' | 'Refuse';
};

/**
 * The data of an OperatorBudgetExhausted: the operator's budget did not cover a contribution, for the first time in the period. A smaller one may still be covered.
 */
export type OperatorBudgetExhausted = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The source_id that the operator's wallet uses for the jackpot.
     */
    game_code: SourceId;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * The use of the budget in this period.
     */
    operator_budget: OperatorBudgetUse;
    /**
     * The treatment of contributions that the budget does not cover. `PlayerPays`: the player pays all of them. `Refuse`: they are refused.
     */
    then: 'PlayerPays' | 'Refuse';
    /**
     * The time of the first contribution that was not covered.
     */
    timestamp: Timestamp;
};

/**
 * The use of a budget in one period, in the jackpot's currency. `amount` is the sum of `used`, `reserved` and `left`.
 */
export type OperatorBudgetUse = {
    /**
     * The maximum that the operator pays in the period.
     */
    amount: AmountText;
    /**
     * The operator's part of the booked contributions, what bonuses paid included.
     */
    used: AmountText;
    /**
     * The operator's part of contributions whose debits are not booked or cancelled yet.
     */
    reserved: AmountText;
    /**
     * The rest of the budget.
     */
    left: AmountText;
    /**
     * The start of the period.
     */
    period_start: Timestamp;
    /**
     * The end of the period (exclusive). Omitted for the `Total` of the instance's life.
     */
    period_end?: Timestamp;
};

/**
 * The id of an operator, unique on the platform. It contains no colon, because a colon separates the operator from the brand in a brand path.
 */
export type OperatorId = string;

/**
 * The jackpot that a source leads a player to, for the player's operator. Amounts are in the jackpot's currency.
 */
export type OperatorJackpotForSource = {
    /**
     * The instance's id.
     */
    id: Id;
    /**
     * The source_id that the operator's wallet uses for the jackpot in transactions.
     */
    game_code: SourceId;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * True if only opted-in players contribute.
     */
    opt_in_required: boolean;
    /**
     * True if a player's preferred contribution is stored per currency. Always `true`.
     */
    opt_in_per_currency: boolean;
    /**
     * The size of one contribution. `Fixed` is an amount in the jackpot's currency, independent of the wager. `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * The player's opt-in, and what they have contributed. A player who has never opted in or out of this jackpot is reported as opted out; for a player unknown to the jackpot, all counts and timestamps are 0.
     */
    optin_status: OptInStatus;
    /**
     * The pots, in the order of the template.
     */
    pots: Array<OperatorPot>;
    /**
     * The time the instance becomes or became active. If it was active from the start, when it was created.
     */
    timestamp_start: Timestamp;
    /**
     * The time the instance ends. 0 if it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * The status of the instance.
     */
    status: InstanceStatus;
};

/**
 * An opt-in or opt-out of a player, sent by the operator.
 */
export type OperatorOptIn = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The player's brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`.
     */
    player_country: Country;
    /**
     * `true` opts the player in, `false` opts the player out.
     */
    opt_in: boolean;
    /**
     * The player's preferred contribution, in contribution_currency. `0` removes the preference in that currency. If omitted, the preferences stay as they are.
     */
    contribution_value?: Amount;
    /**
     * The currency of contribution_value. Defaults to the jackpot's currency. Ignored without a value.
     */
    contribution_currency?: Currency;
};

/**
 * A pot of an instance, for operators: always with its payout ruleset, and without the account that overflow is diverted to. Amounts are in the jackpot's currency. `current_value` is what a win pays and always equals `seed_value` + `contributed_amount`.
 */
export type OperatorPot = {
    /**
     * The pot's id within the instance.
     */
    id: PotId;
    /**
     * True if the pot receives shares of contributions and can be won.
     */
    enabled: boolean;
    /**
     * The pot's share of each contribution that qualifies for it.
     */
    contribution: ContributionType;
    /**
     * The split of a win. A pot that pays only the winner has main_winner_percentage 1, admin_fee 0 and no payout_rules.
     */
    payout_ruleset: PayoutRuleset;
    /**
     * The part of the pot's share that is set aside for its next seed.
     */
    seed_contribution: ContributionType;
    /**
     * The pot's initial value, and how its next seed is collected and applied.
     */
    seed_strategy: SeedStrategy;
    /**
     * Conditions that must be met before the pot can be won.
     */
    win_constraints: Array<WinConstraint>;
    /**
     * The pot's current round. Starts at 1 and increases by 1 with each reseed.
     */
    instance_count: number;
    /**
     * The time the pot was created.
     */
    timestamp_created: Timestamp;
    /**
     * True if a win can be triggered through the API.
     */
    supports_external_trigger: boolean;
    /**
     * True if contributions raise the pot's value.
     */
    is_progressive: boolean;
    /**
     * Money that the pot holds for later seeds in addition to what it collects for them, for example the shares of a pot that is not progressive.
     */
    surplus_seed: Amount;
    /**
     * The part of the current value that comes from contributions.
     */
    contributed_amount: Amount;
    /**
     * Money collected from contributions for the next seed.
     */
    contributed_seed: Amount;
    /**
     * The part of the current value that comes from the seed.
     */
    seed_value: Amount;
    /**
     * The amount that a win currently pays.
     */
    current_value: Amount;
    /**
     * The ways in which the pot can hit on its own. If empty, only an external trigger can make it hit.
     */
    pot_types: Array<PotType>;
    /**
     * The contributions that qualify for this pot. Both minimums are always present, 0 if the template sets none.
     */
    criteria: WagerCriteria;
    /**
     * The maximum value of the pot. `"8000000000"` if the template sets none.
     */
    maximum_pot_value: AmountText;
    /**
     * The amount that exceeded the pot's maximum.
     */
    overflow_amount: Amount;
    /**
     * Number of contributions that the pot received a share of.
     */
    total_contributions: number;
};

/**
 * A player's tickets in one drawing period of a raffle, and what the player has accumulated.
 */
export type OperatorRaffleTicketRecord = {
    /**
     * The raffle's instance.
     */
    instance_id: Id;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The player's id at the operator's wallet, or player_id if the wallet has not authenticated the player yet.
     */
    ext_player_id: PlayerId;
    /**
     * Number of tickets that the player has earned in the period. 0 until the first ticket is earned.
     */
    ticket_count: number;
    /**
     * The total that the player has accumulated in the period, in the jackpot's currency, including amounts already converted to tickets.
     */
    accumulated_cost: Sum;
    /**
     * The time the period begins.
     */
    timestamp_start: Timestamp;
    /**
     * The time the period ends and is drawn.
     */
    timestamp_end: Timestamp;
};

/**
 * Settings for an operator and its brands.
 */
export type OperatorSettings = {
    /**
     * The largest payment of a win that is credited without review, by jackpot currency. Larger payments are held until they are released or settled. 0 holds every win. Currencies that are not listed have no threshold. At most 200 currencies.
     */
    review_threshold: {
        [key in Currency]?: Amount;
    };
    /**
     * The largest amount that one account alone can move, by currency. Releasing or settling a larger payment, settling the cancel of a larger debit, correcting or transferring more, triggering a win of a pot that holds more, and awarding bonuses that cost more in all, needs a second account; so does every change of these settings while this field lists a currency. 0 always needs it. A win that is not held is paid without anyone, so set review_threshold no higher. An amount in a currency that is not listed is converted to each that is, with the multipliers of the brand or the platform, and needs a second account if it is above one of them, or if there is no multiplier. If omitted in a request, it stays as it is; omitted in a reply if it lists no currency. At most 200 currencies.
     */
    approval_threshold?: {
        [key in Currency]?: Amount;
    };
    /**
     * True if the wallet is sent a debit of 0 for each contribution that a bonus pays, with the promotion, once, after it was booked. Its answer changes nothing. If omitted in a request, it stays as it is; omitted in a reply if it is false.
     */
    announce_free?: boolean;
    /**
     * True if a ContributionEvent is sent for each contribution of the operator's players that is booked, to the destinations and sockets that have it in their lists, or `*`. If omitted in a request, it stays as it is; omitted in a reply if it is false.
     */
    contribution_events?: boolean;
    /**
     * Limits of the money that leaves without a second account, in all currencies together. An amount counts at the most that it is worth at any rate that its brand has had since the start of the UTC day, or that the platform has; without a rate it is above each limit. While it has an `approval` or an `approval_per_day`, a second account is needed too to publish a template, to change a published one, to open an instance from a template of another operator, and to move a rate between two currencies of a brand by more than 5 % from the start of the day, or to add a currency. While money_out is set, every change of these settings needs a second account. If omitted in a request, it stays as it is; without a limit, it is removed; omitted in a reply if it is not set.
     */
    money_out?: MoneyOut;
    /**
     * The lists of players that anyone may see. If omitted in a request, it stays as it is; omitted in a reply if it was never set, and then both are `Off`.
     */
    publish?: PublishedLists;
};

/**
 * The data of an OptInEvent: a player opted in or out, or the preferred contribution of an opted-in player changed. A repeated request that changes nothing emits no event.
 */
export type OptInEvent = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The source_id that the operator's wallet uses for the jackpot.
     */
    game_code: SourceId;
    /**
     * The player's id.
     */
    player_id: PlayerId;
    /**
     * The player's id at the operator's wallet.
     */
    ext_player_id?: PlayerId;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * True if the player is opted in.
     */
    opted_in: boolean;
    /**
     * The most recently set preference that still applies, in preferred_contribution_currency. Omitted if there is none.
     */
    preferred_contribution_value?: Amount;
    /**
     * The currency of preferred_contribution_value. Omitted if there is none.
     */
    preferred_contribution_currency?: Currency;
    /**
     * The number of contributions that the player has made to the jackpot.
     */
    contribution_count?: number;
    /**
     * The sum of these contributions, in the jackpot's currency.
     */
    contribution_value?: Total;
    /**
     * The time the player's participation was last changed.
     */
    last_updated?: Timestamp;
    /**
     * The time the change was made.
     */
    timestamp: Timestamp;
};

/**
 * An opt-in or opt-out of a player.
 */
export type OptInRequest = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The player's brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`. Checked against the jackpot's country filters and not stored.
     */
    player_country: Country;
    /**
     * True if the player is opted in.
     */
    opt_in: boolean;
    /**
     * The player's preferred contribution, in the jackpot's currency, as text or number. Replaces an earlier preference in that currency; 0 removes it. If omitted, the player's preferences stay as they are.
     */
    contribution_value?: AmountTextOrNumber;
};

/**
 * A player's opt-in to a jackpot, their preferred contribution and what they have contributed. It exists from the player's first opt-in or opt-out; players without one are opted out.
 */
export type OptInStatus = {
    /**
     * The version of this document's format.
     */
    doc_version: 'V1';
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The player's id, as assigned by the operator. Empty if the request has no player.
     */
    player_id: PlayerIdOrNone;
    /**
     * The player's id at the operator's wallet, or player_id if the wallet has not authenticated the player yet.
     */
    ext_player_id: PlayerIdOrNone;
    /**
     * The player's brand path.
     */
    player_brand_id: BrandPath;
    /**
     * The most recently set preference that still applies, in preferred_contribution_currency. 0 if there is none.
     */
    preferred_contribution_value: Amount;
    /**
     * The currency of preferred_contribution_value. Empty if there is none.
     */
    preferred_contribution_currency: CurrencyOrNone;
    /**
     * The player's preferred contributions by currency, at most 200 currencies. Empty if there are none.
     */
    contribution_preferences: {
        [key: string]: AmountText;
    };
    /**
     * Number of the player's contributions booked by the instance, whether opted in or not.
     */
    contribution_count: number;
    /**
     * The sum of those contributions, in the jackpot's currency, paid by the player and the operator.
     */
    contribution_value: Total;
    /**
     * The pots' shares of those contributions, by pot. Pots that received none are omitted.
     */
    pot_contributions: {
        [key: string]: PotContribution;
    };
    /**
     * True if the player takes part.
     */
    opted_in: boolean;
    /**
     * The time the player last opted in or out, changed a preference or contributed. 0 if never.
     */
    last_updated: Timestamp;
};

/**
 * An organisation. Organisations form trees. Accounts of an organisation with the same id as an operator have access to that operator.
 */
export type Organisation = {
    /**
     * The organisation's id, unique on the platform.
     */
    id: Id;
    /**
     * A display name.
     */
    name: string;
    /**
     * The parent organisation. Empty at the top of a tree, or if the caller has no access to the parent.
     */
    parent_id: OrganisationIdOrNone;
    /**
     * True if its accounts may log in and make requests. They may not while any organisation above it is disabled.
     */
    enabled: boolean;
    /**
     * The organisation's base currency; if it has none, that of the nearest organisation above that has one; otherwise empty.
     */
    base_currency: CurrencyOrNone;
    /**
     * Its direct children: first the organisations that the caller has access to, sorted by id, then the units in the order of `units`.
     */
    children: Array<OrganisationChild>;
    /**
     * The time the organisation was created.
     */
    created: Timestamp;
    /**
     * The time it was last changed.
     */
    updated: Timestamp;
    /**
     * The ids of its units.
     */
    units: Array<Id>;
    /**
     * True if people who log in with a password need a second factor, in this organisation and those below it. Without one, they can log in only to set it up.
     */
    second_factor_required: boolean;
};

/**
 * Changes to an organisation. Omitted fields stay as they are.
 */
export type OrganisationChanges = {
    /**
     * The full list of its units. Units not in the list are removed. Duplicates are ignored.
     */
    units?: Array<Id>;
    /**
     * True if its accounts, and those of the organisations below it, may log in and make requests.
     */
    enabled?: boolean;
    /**
     * A display name, 1 to 200 characters.
     */
    name?: DisplayName;
    /**
     * The new parent organisation. Empty moves the organisation to the top level, which only System accounts can do.
     */
    parent_id?: OrganisationIdOrNone;
    /**
     * The base currency. If empty, the parent's base currency is used.
     */
    base_currency?: CurrencyOrNone;
    /**
     * True if people who log in with a password need a second factor, in this organisation and those below it. Without one, they can log in only to set it up.
     */
    second_factor_required?: boolean;
};

/**
 * A direct child of an organisation: another organisation or a unit.
 */
export type OrganisationChild = {
    /**
     * The type of child.
     */
    child_type: 'Organisation' | 'Unit';
    /**
     * The child's id.
     */
    id: Id;
    /**
     * The base currency of the child organisation, or for a unit, of the organisation it belongs to. Empty if there is none.
     */
    currency: CurrencyOrNone;
};

/**
 * An organisation's id, or empty.
 */
export type OrganisationIdOrNone = string;

/**
 * The organisation and unit that an account belongs to.
 */
export type OrganisationUnit = {
    /**
     * The organisation.
     */
    org_id: Id;
    /**
     * The unit within the organisation. Empty if the account belongs to no unit.
     */
    unit_id: UnitId;
    /**
     * The organisations above it that the caller has access to, from the top down, followed by the organisation itself.
     */
    org_list: Array<Id>;
};

/**
 * An address that the platform calls: https, with a host, without user information or fragment. Addresses in private, loopback, link-local and other special-purpose networks are refused, and so are `localhost` and names ending in `.localhost`, `.local` or `.internal`, unless the server's configuration allows the host. Only allowed hosts may use http. Ports of mail, shells, databases and other servers than those of the web, such as 25, 22 or 5432, are refused unless the configuration allows the host with that port. Name resolution is checked again for each call.
 */
export type OutgoingUrl = string;

/**
 * The calling account. Passwords never appear in replies.
 */
export type OwnAccount = {
    /**
     * The account's id.
     */
    id: Id;
    /**
     * The type of the account.
     */
    account_type: AccountType;
    /**
     * The username to log in with.
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
     * The account's permissions, by system. System accounts have full rights; SuperUser accounts have full rights within their organisation's tree.
     */
    permissions: Array<PermissionGroup>;
    /**
     * The permissions on the platform that the account has, one by one: those that `*`, or the type of the account, stands for are listed as well. Some operations accept only some types of accounts besides.
     */
    effective_permissions: Array<ResourcePermission>;
    /**
     * True if the account may log in and make requests.
     */
    enabled: boolean;
    /**
     * True if the account is trusted. A trusted Service account receives its organisation's signing secret when it logs in.
     */
    trusted: boolean;
    /**
     * The time the account was created.
     */
    created_on: Timestamp;
    /**
     * The time the account last logged in. 0 if never.
     */
    last_logged_in: Timestamp;
    /**
     * True if a one-time password has been issued for the account and is still valid.
     */
    pending_password_reset: boolean;
    /**
     * The access of the account.
     */
    access_to: AccessTo;
    /**
     * The external identity provider that the account logs in with. Empty if there is none.
     */
    oauth_provider_id: IdOrNone;
    /**
     * True if logging in with the password needs a code of a second factor.
     */
    second_factor: boolean;
    /**
     * True if the organisation, or one above it, requires a second factor and the account has none: set one up with `POST /accounts/me/second-factor`. Until then, operations beyond those on your own account result in `second_factor_setup_required`.
     */
    second_factor_setup_required: boolean;
};

/**
 * A session of the calling account.
 */
export type OwnSession = {
    /**
     * The session's id.
     */
    session_id: SessionId;
    /**
     * True if the request was made in this session.
     */
    current: boolean;
    /**
     * The time its refresh token was last exchanged. Omitted if that has not happened yet.
     */
    last_refreshed?: Timestamp;
    /**
     * The time it ends unless its refresh token is exchanged before.
     */
    expires_on: Timestamp;
};

/**
 * Changes to an operator or brand. Omitted fields stay as they are.
 */
export type OwnerChanges = {
    /**
     * The new display name, 1 to 200 characters.
     */
    name?: DisplayName;
    /**
     * True if the operator or brand takes part. While disabled, its players' contributions are refused.
     */
    enabled?: boolean;
};

/**
 * The owner: an operator (`northstar`) or one of its brands (`northstar:luna`).
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
     * The current password.
     */
    current: string;
};

/**
 * A one-time password and the new password to set with it.
 */
export type PasswordResetConfirmation = {
    /**
     * The account's username, 1 to 254 characters, case-insensitive.
     */
    username: string;
    /**
     * The one-time password that the account holder received, 8 digits.
     */
    otp: string;
    /**
     * The new password.
     */
    password: NewPassword;
};

/**
 * The account whose password to reset.
 */
export type PasswordResetRequest = {
    /**
     * The account's username, 1 to 254 characters, case-insensitive.
     */
    username: string;
};

/**
 * The data of a PasswordResetRequested event: the receiver sends a one-time password to the account holder. It contains a secret. It is sent only to webhooks registered for this event by name and to the platform's own mail, never to a socket, a log or a list of deliveries, and it is erased once delivered or expired.
 */
export type PasswordResetRequested = {
    /**
     * The account's id.
     */
    account_id: Id;
    /**
     * The account's username, which is needed to confirm the password reset.
     */
    username: string;
    /**
     * The one-time password, 8 digits. It can be used once, within 10 minutes.
     */
    otp: string;
    /**
     * The time the one-time password expires. Do not send it after that.
     */
    expires_at: Timestamp;
    /**
     * The account's contact details by kind, for example `email`. Empty if there are none.
     */
    contacts: {
        [key: string]: string;
    };
};

/**
 * The data of a PayoutFailed event: the operator's wallet refused credits of a win for the first time. They are still owed, and are sent again.
 */
export type PayoutFailed = {
    /**
     * The win that the credits are of.
     */
    win_id: Id;
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The refused credits of one brand's players, in payout order. Credits that the wallet refuses for another reason have another event.
     */
    transaction_ids: Array<TransactionId>;
    /**
     * The wallet's code for the refusal, or `status` and the HTTP status of an answer without a code.
     */
    code: string;
    /**
     * The time of the refusal.
     */
    timestamp: Timestamp;
};

/**
 * The players who receive a community share.
 */
export type PayoutRule = {
    /**
     * All players who contributed shortly before the win.
     */
    ActivePlayers: ActivePlayers;
} | {
    /**
     * The players, other than the winner, with the highest total contributions of all time.
     */
    HighestLifetimeContributor: HighestContributors;
} | {
    /**
     * The players, other than the winner, with the highest total contributions since the pot's last win.
     */
    HighestContributionPerWin: HighestContributors;
};

/**
 * The split of a win. main_winner_percentage, admin_fee and the payout percentages add up to 1; the winner receives more than 0.
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
     * The community shares, in the order in which they are paid, at most 10. Across all pots, they may pay at most 10,000 players.
     */
    payout_rules: Array<CommunityPayout>;
};

/**
 * A debit that is being cancelled, and the progress of the cancel.
 */
export type PendingCancel = {
    /**
     * The debit's transaction id at the operator's wallet.
     */
    transaction_id: TransactionId;
    /**
     * The contribution that the debit was for. It was not booked.
     */
    contribution_id: Id;
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The player's id.
     */
    player_id: PlayerId;
    /**
     * The amount that the player may have paid, in currency, in whole minor units.
     */
    amount: Amount;
    /**
     * The currency of the debit.
     */
    currency: Currency;
    /**
     * The time the contribution started.
     */
    timestamp: Timestamp;
    /**
     * Number of times the cancel was sent without being acknowledged.
     */
    attempts: number;
    /**
     * The time the cancel is sent next.
     */
    next_attempt: Timestamp;
    /**
     * The reason that the last attempt failed, as text. Omitted if no attempt failed.
     */
    last_error?: string;
};

/**
 * A fraction from 0 to 1. Write `0.3` for 30 percent. A larger number is refused with a hint at the fraction that was probably meant.
 */
export type Percentage = number;

/**
 * A fraction from 0 to 1, as text with at most 6 decimals. Write `"0.3"` for 30 percent. A larger number is refused with a hint at the fraction that was probably meant.
 */
export type PercentageText = string;

/**
 * A fraction from 0 to 1, as text or number, with at most 6 decimals. Write `"0.3"` or `0.3` for 30 percent. A larger number is refused with a hint at the fraction that was probably meant. A number is read from its shortest decimal form; replies have text.
 */
export type PercentageTextOrNumber = string | number;

/**
 * An action on a resource. `Execute` covers publishing, instantiating, triggering, adjusting, transferring and awarding.
 */
export type Permission = 'Read' | 'Create' | 'Update' | 'Delete' | 'Execute';

/**
 * An account's permissions in one system.
 */
export type PermissionGroup = {
    /**
     * The system that the permissions belong to. `pitboss` is this platform.
     */
    system_id: Id;
    /**
     * The permissions.
     */
    permissions: Array<ResourcePermission>;
};

/**
 * The state of the platform.
 */
export type PlatformStatus = {
    /**
     * The platform's version.
     */
    version: string;
    /**
     * The program that runs. Omitted for the first moment after a start, and while it runs from its sources.
     */
    program?: {
        /**
         * `executable`: one file, whose sum `SHA256SUMS` has. `package`: the sum is that of a list of the sums of all its files.
         */
        form: 'executable' | 'package';
        /**
         * Its SHA-256.
         */
        sha256: string;
    };
    /**
     * The time of this reply on the platform's clock.
     */
    timestamp: Timestamp;
    /**
     * Reports whether the platform can do its work, as `/readyz` does.
     */
    ready: boolean;
    /**
     * The reason why it is not ready. Empty if it is.
     */
    reasons: Array<ReadinessReason>;
    /**
     * Conditions that do not stop the platform, but need attention.
     */
    warnings: Array<ReadinessReason>;
    /**
     * Waiting work of all operators.
     */
    waiting: WaitingWork;
    /**
     * The last backup that succeeded. Omitted if none has been taken.
     */
    last_backup?: {
        /**
         * The time it was taken.
         */
        timestamp: Timestamp;
        /**
         * True if the balances of the copy were proved.
         */
        verified: boolean;
        /**
         * The duration in milliseconds.
         */
        duration_ms: number;
    };
    /**
     * The replica of the data folder. Omitted if there is none (`PITBOSS_REPLICATE_TO`).
     */
    replication?: {
        /**
         * `Starting` until the replica has everything for the first time since the platform started, then `Running`; `Failed` while its process is not running, and the log says why.
         */
        state: 'Starting' | 'Running' | 'Failed';
        /**
         * The replica has everything that was acknowledged before this time. Omitted as long as that is not known.
         */
        timestamp?: Timestamp;
    };
    /**
     * The failure of the random generator of the server that replies: it draws nothing, and is not ready, until `pitboss rng accept`. Omitted if there is none.
     */
    generator_failure?: {
        /**
         * The test that failed, as a sentence.
         */
        detail: string;
        /**
         * The time it failed.
         */
        timestamp: Timestamp;
    };
    /**
     * The time `pitboss verify` last proved the ledger. Omitted if it never has.
     */
    last_proof?: Timestamp;
    /**
     * The time `pitboss verify` last found a fault. Omitted if it never has.
     */
    last_failed_proof?: Timestamp;
};

/**
 * A bonus of a player.
 */
export type PlayerBonus = {
    /**
     * The bonus's id, assigned by the platform.
     */
    id: Id;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The player's operator.
     */
    operator_id: OperatorId;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The promo_id of the award. Empty if it had none.
     */
    promo_id: string;
    /**
     * The freespin instance that the bonus was awarded from. Empty if there is none.
     */
    bonus_instance_id: IdOrNone;
    /**
     * The games in which the bonus can be used. If empty, all games. Only a bonus that names the platform's own provider_id pays contributions to jackpots: in place of the player, to those whose game_code, or the source_id of the request, is among the game_ids, or to all if there are none.
     */
    available_for: Array<GameBonusDetails>;
    /**
     * The content of the bonus.
     */
    bonus_data: BonusDetails;
    /**
     * `Available` bonuses can be used. `Consumed` bonuses are used up. `Expired` bonuses reached timestamp_bonus_expires before they were used up, or were taken back. The last two are final, but for a `Consumed` bonus of which a use is given back.
     */
    state: 'Available' | 'Expired' | 'Consumed';
    /**
     * The time the bonus was awarded.
     */
    timestamp_bonus_awarded: Timestamp;
    /**
     * The time from which the bonus can no longer be used.
     */
    timestamp_bonus_expires: Timestamp;
    /**
     * The time the bonus was used up. 0 unless it is `Consumed`.
     */
    timestamp_bonus_consumed: Timestamp;
    /**
     * When, by whom and why the bonus was taken back. Omitted if it was not.
     */
    removed?: BonusDecision;
};

/**
 * The data of a PlayerBonusAdded event: a bonus was awarded to a player. Contains the bonus as awarded.
 */
export type PlayerBonusAdded = PlayerBonus;

/**
 * The data of a PlayerBonusConsumed event: a bonus was used up. Contains the bonus in its final state.
 */
export type PlayerBonusConsumed = UsedBonus;

/**
 * The data of a PlayerBonusExpired event: a bonus reached its timestamp_bonus_expires before it was used up. Contains the bonus in its final state.
 */
export type PlayerBonusExpired = PlayerBonus;

/**
 * The data of a PlayerBonusRemoved event: a bonus was taken back before it was used up. Contains the bonus in its final state.
 */
export type PlayerBonusRemoved = PlayerBonus;

/**
 * The data of a PlayerBonusUpdated event: freespins of a bonus were used and some are left, a use was given back, or the bonus expires at another time. Contains the updated bonus.
 */
export type PlayerBonusUpdated = UsedBonus;

/**
 * Players to exclude.
 */
export type PlayerExclusion = {
    /**
     * The brand whose players they are, or an operator, to exclude the ids in all of its brands.
     */
    owner_id: OwnerId;
    /**
     * The operator's ids of the players, 1 to 500. Repetitions count once.
     */
    players: Array<PlayerId>;
    /**
     * The kind of exclusion. Defaults to `Excluded`.
     */
    kind?: ExclusionKind;
    /**
     * The end of the exclusion; one in the past excludes nobody. If omitted, it lasts until the players are readmitted.
     */
    until?: Timestamp;
    /**
     * The reason for the exclusion, kept with it and in the audit log.
     */
    reason: Reason;
};

/**
 * The operator's id of a player, at most 128 printable ASCII characters without spaces. Unique within the brand and across all brands that share a wallet.
 */
export type PlayerId = string;

/**
 * The operator's id of a player, or empty.
 */
export type PlayerIdOrNone = string;

/**
 * The jackpot that a source leads a player to, for display in a game. Amounts are in the jackpot's currency.
 */
export type PlayerJackpotForSource = {
    /**
     * The instance's id.
     */
    id: Id;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * True if only opted-in players contribute.
     */
    opt_in_required: boolean;
    /**
     * True if a player's preferred contribution is stored per currency. Always `true`.
     */
    opt_in_per_currency: boolean;
    /**
     * The size of one contribution. `Fixed` is an amount in the jackpot's currency, independent of the wager. `Percentage` is a fraction of the wager.
     */
    contribution_type: ContributionType;
    /**
     * The player's opt-in, and what they have contributed. A player who has never opted in or out of this jackpot is reported as opted out; for a player unknown to the jackpot, all counts and timestamps are 0.
     */
    optin_status: OptInStatus;
    /**
     * The pots that are not disabled, in the order of the template.
     */
    pots: Array<PlayerPot>;
    /**
     * The time the instance becomes or became active. If it was active from the start, when it was created.
     */
    timestamp_start: Timestamp;
    /**
     * The time the instance ends. 0 if it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * The status of the instance.
     */
    status: InstanceStatus;
};

/**
 * Sent by a player's client on its socket to get the jackpot of a source for the player.
 */
export type PlayerJackpotRequest = {
    /**
     * The query of `GET /frontend/jackpot`.
     */
    PlayerJackpotRequest: {
        /**
         * The source, for example the game that the player opened.
         */
        source_id: SourceId;
        /**
         * The player's brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The player.
         */
        player_id: PlayerId;
        /**
         * The player's location. If omitted, the one that the wallet reports; without either, countries are not checked.
         */
        country_code?: Country;
        /**
         * The player's segments, separated by commas, at most 100.
         */
        segments?: string;
        /**
         * Repeated in the reply.
         */
        request_id?: PlayerRequestId;
    };
};

/**
 * The jackpot of a source for the player.
 */
export type PlayerJackpotResponse = {
    /**
     * The kind of message.
     */
    msg_type: 'Message';
    /**
     * The name of the message.
     */
    msg_name: 'PlayerJackpotResponse';
    /**
     * The request_id of the request, if it had one.
     */
    request_id?: PlayerRequestId;
    /**
     * The jackpot.
     */
    data: PlayerJackpotForSource;
};

/**
 * An opt-in or opt-out of the player of a socket.
 */
export type PlayerOptIn = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The player's brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`. Checked against the jackpot's country filters and not stored.
     */
    player_country: Country;
    /**
     * True if the player is opted in.
     */
    opt_in: boolean;
    /**
     * The player's preferred contribution, in the jackpot's currency, as text or number. Replaces an earlier preference in that currency; 0 removes it. If omitted, the player's preferences stay as they are.
     */
    contribution_value?: AmountTextOrNumber;
    /**
     * Repeated in the reply.
     */
    request_id?: PlayerRequestId;
};

/**
 * Sent by a player's client on its socket to opt the player in to or out of a jackpot.
 */
export type PlayerOptInRequest = {
    /**
     * The body of `POST /frontend/opt-in`.
     */
    PlayerOptInRequest: PlayerOptIn;
};

/**
 * Sent by a player's client on its socket to opt the player in to or out of an instance or the jackpot of a source, and optionally the linked instances too.
 */
export type PlayerOptInRequestV2 = {
    /**
     * The body of `POST /operator/target-opt-in`.
     */
    PlayerOptInRequestV2: PlayerTargetOptIn;
};

/**
 * The player has the requested status.
 */
export type PlayerOptInResponse = {
    /**
     * The kind of message.
     */
    msg_type: 'Message';
    /**
     * The name of the message.
     */
    msg_name: 'PlayerOptInResponse';
    /**
     * The request_id of the request, if it had one.
     */
    request_id?: PlayerRequestId;
    /**
     * An object without fields.
     */
    data: {
        [key: string]: unknown;
    };
};

/**
 * The instances that the player was opted in to or out of.
 */
export type PlayerOptInResponseV2 = {
    /**
     * The kind of message.
     */
    msg_type: 'Message';
    /**
     * The name of the message.
     */
    msg_name: 'PlayerOptInResponseV2';
    /**
     * The request_id of the request, if it had one.
     */
    request_id?: PlayerRequestId;
    /**
     * The result for each instance.
     */
    data: TargetOptInReply;
};

/**
 * A pot as a game shows it to a player. TickerPot has the same fields as text.
 */
export type PlayerPot = {
    /**
     * The pot's id within the instance.
     */
    id: PotId;
    /**
     * The pot's current round. Starts at 1 and increases by 1 with each reseed, so a change indicates a win.
     */
    instance_count: number;
    /**
     * True if contributions raise the pot's value.
     */
    is_progressive: boolean;
    /**
     * The amount that a win currently pays, in the jackpot's currency.
     */
    current_value: Amount;
    /**
     * The fraction of a win, from 0 to 1, that is shared among players other than the winner.
     */
    community_split: Percentage;
};

/**
 * Sent by a player's client on its socket to get the player's raffle tickets.
 */
export type PlayerRaffleTicketsRequest = {
    /**
     * The tickets to get.
     */
    PlayerRaffleTicketsRequest: {
        /**
         * Only the tickets of this instance. If omitted, those of all.
         */
        instance_id?: Id;
        /**
         * Repeated in the reply.
         */
        request_id?: PlayerRequestId;
    };
};

/**
 * The player's raffle tickets.
 */
export type PlayerRaffleTicketsResponse = {
    /**
     * The kind of message.
     */
    msg_type: 'Message';
    /**
     * The name of the message.
     */
    msg_name: 'PlayerRaffleTicketsResponse';
    /**
     * The request_id of the request, if it had one.
     */
    request_id?: PlayerRequestId;
    /**
     * The player's tickets in each drawing period, the latest first, at most 500.
     */
    data: Array<OperatorRaffleTicketRecord>;
};

/**
 * Excluded players to readmit.
 */
export type PlayerReadmission = {
    /**
     * The brand or operator that excluded them. An exclusion of the operator is not ended for one of its brands.
     */
    owner_id: OwnerId;
    /**
     * The operator's ids of the players, 1 to 500. Repetitions count once.
     */
    players: Array<PlayerId>;
    /**
     * The reason for the readmission.
     */
    reason: Reason;
};

/**
 * A text that the client chooses to recognise the reply. It identifies nothing on the platform.
 */
export type PlayerRequestId = string;

/**
 * A request of the player's client was refused. The socket stays open.
 */
export type PlayerRequestRefused = {
    /**
     * The kind of message.
     */
    msg_type: 'Error';
    /**
     * The name of the response that the request does not get.
     */
    msg_name: 'PlayerOptInResponse' | 'PlayerOptInResponseV2' | 'PlayerRaffleTicketsResponse' | 'PlayerJackpotResponse';
    /**
     * The request_id of the request, if it had one.
     */
    request_id?: PlayerRequestId;
    /**
     * The problem, as over HTTP. Its pointers are relative to the body of the request.
     */
    data: Problem;
};

/**
 * An opt-in or opt-out of the player of a socket for an instance or source.
 */
export type PlayerTargetOptIn = {
    /**
     * The instance, or the source that leads the player to one.
     */
    target: ContributionTarget;
    /**
     * The player's operator.
     */
    operator_id: OperatorId;
    /**
     * The player to opt in or out.
     */
    player: TargetPlayer;
    /**
     * The player's preferred contribution to the target's instance, with its currency. Handled like contribution_value and contribution_currency of `POST /operator/opt-in`. Not used for linked instances.
     */
    contribution_preference?: MoneyValue;
    /**
     * `true` opts the player in, `false` opts the player out.
     */
    opt_in: boolean;
    /**
     * True to opt in to or out of the linked instances too. Defaults to false.
     */
    opt_linked?: boolean;
    /**
     * Repeated in the reply.
     */
    request_id?: PlayerRequestId;
};

/**
 * An amount of money in whole currency units, as text or number, for example `"0.5"` or `0.5`, greater than 0, with at most 6 decimals and at most 8,000,000,000. A number is read from its shortest decimal form; replies have text.
 */
export type PositiveAmountTextOrNumber = string | number;

/**
 * A pot of an instance. Amounts are in the jackpot's currency. `current_value` is what a win pays and always equals `seed_value` + `contributed_amount`.
 */
export type Pot = {
    /**
     * The pot's id within the instance.
     */
    id: PotId;
    /**
     * True if the pot receives shares of contributions and can be won.
     */
    enabled: boolean;
    /**
     * The pot's share of each contribution that qualifies for it.
     */
    contribution: ContributionType;
    /**
     * The players who are paid. `WinnerOnly` pays everything to the winner; `Community` splits the win according to payout_ruleset.
     */
    payout_rules: 'WinnerOnly' | 'Community';
    /**
     * The split of a win. Omitted for `WinnerOnly`.
     */
    payout_ruleset?: PayoutRuleset;
    /**
     * The part of the pot's share that is set aside for its next seed.
     */
    seed_contribution: ContributionType;
    /**
     * The pot's initial value, and how its next seed is collected and applied.
     */
    seed_strategy: SeedStrategy;
    /**
     * The destination of the overflow. If endpoint is empty, it stays in the pot.
     */
    diversion_rules: DiversionRules;
    /**
     * Conditions that must be met before the pot can be won.
     */
    win_constraints: Array<WinConstraint>;
    /**
     * The pot's current round. Starts at 1 and increases by 1 with each reseed.
     */
    instance_count: number;
    /**
     * The time the pot was created.
     */
    timestamp_created: Timestamp;
    /**
     * True if a win can be triggered through the API.
     */
    supports_external_trigger: boolean;
    /**
     * True if contributions raise the pot's value.
     */
    is_progressive: boolean;
    /**
     * Money that the pot holds for later seeds in addition to what it collects for them, for example the shares of a pot that is not progressive.
     */
    surplus_seed: Amount;
    /**
     * The part of the current value that comes from contributions.
     */
    contributed_amount: Amount;
    /**
     * Money collected from contributions for the next seed.
     */
    contributed_seed: Amount;
    /**
     * The part of the current value that comes from the seed.
     */
    seed_value: Amount;
    /**
     * The amount that a win currently pays.
     */
    current_value: Amount;
    /**
     * The ways in which the pot can hit on its own. If empty, only an external trigger can make it hit.
     */
    pot_types: Array<PotType>;
    /**
     * The contributions that qualify for this pot. Both minimums are always present, 0 if the template sets none.
     */
    criteria: WagerCriteria;
    /**
     * The maximum value of the pot. `"8000000000"` if the template sets none.
     */
    maximum_pot_value: AmountText;
    /**
     * The amount that exceeded the pot's maximum.
     */
    overflow_amount: Amount;
    /**
     * Number of contributions that the pot received a share of.
     */
    total_contributions: number;
};

/**
 * The new value of one balance of a pot.
 */
export type PotAdjustment = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The pot whose balance is set.
     */
    pot_id: PotId;
    /**
     * The new balance in the jackpot's currency, not the difference. Never negative.
     */
    adjustment: Amount;
    /**
     * The reason for the change. Recorded in the ledger.
     */
    reason: Reason;
};

/**
 * A player's contributions to one pot.
 */
export type PotContribution = {
    /**
     * Number of the player's contributions that the pot received a share of.
     */
    contribution_count: number;
    /**
     * The sum of the pot's shares of them, in the jackpot's currency.
     */
    contribution_value: Total;
};

/**
 * The values of an instance's pots over time, as series for charts.
 */
export type PotHistory = {
    /**
     * The times of the values, evenly spaced, oldest first.
     */
    timestamps: Array<Timestamp>;
    /**
     * The pots, in the order of the template.
     */
    pots: Array<{
        /**
         * The pot's id.
         */
        pot_id: PotId;
        /**
         * The pot's `current_value` after all entries up to each of the timestamps, in their order.
         */
        current_values: Array<Amount>;
    }>;
};

/**
 * The id of a pot within its template and its instances.
 */
export type PotId = string;

/**
 * A pair of pots: the source pot is emptied into the target pot.
 */
export type PotRule = {
    /**
     * A pot of the source instance. Each may occur in at most one rule.
     */
    source_pot: PotId;
    /**
     * A pot of the target instance. Several source pots may be emptied into the same pot.
     */
    target_pot: PotId;
};

/**
 * A pot of every instance of the template, with all defaults filled in. Amounts are in the jackpot's currency.
 */
export type PotTemplate = {
    /**
     * The pot's id, unique within the template. Instances use the same id.
     */
    id: PotId;
    /**
     * The pot's share of each contribution that qualifies for it.
     */
    contribution: ContributionType;
    /**
     * The players who are paid. `WinnerOnly` pays everything to the winner; `Community` splits the win according to payout_ruleset. Pots of raffles, which pay their prizes instead, have `WinnerOnly`.
     */
    payout_rules: 'WinnerOnly' | 'Community';
    /**
     * The split of a win. Present only for `Community`.
     */
    payout_ruleset?: PayoutRuleset;
    /**
     * The part of the pot's share that is set aside for its next seed. The rest raises the pot's value.
     */
    seed_contribution: ContributionType;
    /**
     * The pot's initial value, and how its next seed is collected and applied.
     */
    seed_strategy: SeedStrategy;
    /**
     * The destination of the overflow. If endpoint is empty, it stays in the pot and helps pay for the next seed.
     */
    diversion_rules: DiversionRules;
    /**
     * Conditions that must be met before the pot can be won, at most 10.
     */
    win_constraints: Array<WinConstraint>;
    /**
     * Number of times the pot can be won before it is disabled, at most 1,000,000,000. If 0, unlimited.
     */
    max_instantiation_count: number;
    /**
     * True if contributions raise the pot's value. If false, the pot keeps its seed value and contributions go to its surplus seed.
     */
    is_progressive: boolean;
    /**
     * True if a win can be triggered through the API.
     */
    supports_external_trigger: boolean;
    /**
     * The ways in which the pot can hit on its own, at most 10. If empty, only an external trigger can make it hit.
     */
    pot_types: Array<PotTypeTemplate>;
    /**
     * The contributions that qualify for this pot. One that does not qualify is not charged the pot's share and cannot win the pot.
     */
    wager_criteria: WagerCriteria;
    /**
     * The maximum value of the pot; anything beyond it becomes overflow. `"8000000000"` if the template sets none.
     */
    max_pot_value: AmountText;
};

/**
 * The texts of a pot in one language.
 */
export type PotText = {
    /**
     * The name of the pot, 1 to 200 characters.
     */
    name?: DisplayName;
    /**
     * A description of the pot, at most 2,000 characters.
     */
    description?: DisplayText;
};

/**
 * A way in which a pot of an instance can hit on its own.
 */
export type PotType = {
    /**
     * The current or next time window. Not shown if no window remains.
     */
    Time: TimeWindow;
} | {
    /**
     * By chance, with fixed or rising odds.
     */
    HitRate: HitRate;
} | {
    /**
     * At a fixed value at the latest, and from another one if given.
     */
    MustHitBy: MustHitBy;
} | {
    /**
     * By one draw for several pots.
     */
    Wheel: Wheel;
};

/**
 * A way in which a pot of a template can hit on its own.
 */
export type PotTypeTemplate = {
    /**
     * Once in each time window.
     */
    TimeFixed: TimeFixed;
} | {
    /**
     * By chance, with fixed or rising odds.
     */
    HitRate: HitRate;
} | {
    /**
     * At a fixed value at the latest, and from another one if given.
     */
    MustHitBy: MustHitBy;
} | {
    /**
     * By one draw for several pots.
     */
    Wheel: Wheel;
};

/**
 * An award to preview.
 */
export type PreviewedAward = {
    /**
     * The freespin instance.
     */
    instance_id: Id;
    /**
     * The players' operator. It must own the instance.
     */
    operator_id: OperatorId;
    /**
     * The players' brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The players' ids, 1 to 10,000. A player who is listed more than once counts once.
     */
    players: Array<PlayerId>;
};

/**
 * Priorities by instance id, 1 to 1,000 entries, each from 0 to 1,000,000. Lower numbers come first; instances with equal priority are ordered by assignment.
 */
export type Priorities = {
    [key: string]: number;
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
 * The operator's own reference, for example the id of a campaign, 1 to 128 characters. The platform stores it but does not interpret it.
 */
export type PromoId = string;

/**
 * Converts amounts of a brand's players: amount × multiplier of the target currency ÷ multiplier of the source currency.
 */
export type PublicCurrencies = {
    /**
     * The currency that the multipliers refer to. Its own multiplier is always 1, listed or not.
     */
    base_currency: Currency;
    /**
     * Units of each currency per unit of base_currency, by currency code: the brand's own multipliers if it has any, otherwise the platform's defaults. Currencies that are not listed cannot be converted.
     */
    multipliers: {
        [key: string]: Multiplier;
    };
    /**
     * The decimals of the currencies that the platform's configuration declares, by currency code. All others have those of ISO 4217. Omitted if it declares none.
     */
    decimals?: {
        [key: string]: number;
    };
    /**
     * The time the brand's multipliers were last changed. 0 if it never had its own.
     */
    last_updated: Timestamp;
};

/**
 * The part of players that a public list shows.
 */
export type Publicity = 'Off' | 'Anonymous' | 'Masked';

/**
 * The template to publish or unpublish.
 */
export type PublishTemplateRequest = {
    /**
     * The operator or brand that owns the template.
     */
    owner_id: OwnerId;
    /**
     * The template's id.
     */
    template_id: Id;
    /**
     * `true` publishes the template, `false` unpublishes it. Defaults to true.
     */
    publish?: boolean;
    /**
     * Publishes the template although there are warnings. With `false`, a template that has any is refused with `warnings_not_accepted`. Defaults to true.
     */
    accept_warnings?: boolean;
};

/**
 * The part of players that public lists show. `Off`: the list is empty. `Anonymous`: its entries have no player. `Masked`: `***` and the last two characters of the player's id, only `***` if it has fewer than six.
 */
export type PublishedLists = {
    /**
     * For the list of recent winners.
     */
    winners: Publicity;
    /**
     * For the list of a jackpot's leaders.
     */
    leaders: Publicity;
};

/**
 * A prize tier of a raffle.
 */
export type RafflePrize = {
    /**
     * The fraction of the pot that the tier pays in total.
     */
    prize_percentage: PercentageText;
    /**
     * Number of winners who share the prize equally, 1 to 10,000.
     */
    number_of_winners: number;
};

/**
 * A raffle's rules for tickets and prizes. At the end of each period, every pot is drawn among its tickets. The pots of a raffle have no pot_types, no external trigger and no AllowedSeedDeficit.
 */
export type RaffleRules = {
    /**
     * The amount that a player must accumulate for one ticket, in the jackpot's currency.
     */
    cost_per_ticket: AmountText;
    /**
     * The amounts that count: contributions (`Contribution`) or wagers (`BaseWager`).
     */
    cost_source: 'Contribution' | 'BaseWager';
    /**
     * The length of one drawing period. Periods follow one another from the instance's start. With 0 seconds, there is a single drawing, at the timestamp_end that each instance must then have.
     */
    duration: DrawingDuration;
    /**
     * The prize tiers, in the order in which they are drawn, 1 to 100. Their fractions add up to at most 1, and the number of winners × the number of pots is at most 10,000.
     */
    prize_distribution: Array<RafflePrize>;
};

/**
 * A player's tickets in one drawing period of a raffle.
 */
export type RaffleTicketRecord = {
    /**
     * The raffle's instance.
     */
    instance_id: Id;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The player's id, as assigned by the operator.
     */
    player_id: PlayerId;
    /**
     * The player's id at the operator's wallet, or player_id if the wallet has not authenticated the player yet.
     */
    ext_player_id: PlayerId;
    /**
     * Number of tickets that the player has earned in the period. 0 until the first ticket is earned.
     */
    ticket_count: number;
    /**
     * The time the period begins.
     */
    timestamp_start: Timestamp;
    /**
     * The time the period ends and is drawn.
     */
    timestamp_end: Timestamp;
};

/**
 * The data of a RaffleWinEvent: a ticket won a prize of a raffle. Each prize of a drawing is a separate event; all prizes of the same pot in the same drawing share a win_id.
 */
export type RaffleWinEvent = {
    /**
     * The id of the drawing of the pot, unique on the platform.
     */
    win_id: Id;
    /**
     * The credit of this prize at the operator's wallet, which the later WinSettled event refers to. Omitted from what other players see.
     */
    transaction_id?: TransactionId;
    /**
     * The raffle's instance.
     */
    instance_id: Id;
    /**
     * The source_id that the operator's wallet uses for the raffle.
     */
    game_code: SourceId;
    /**
     * The display name of the raffle.
     */
    jackpot_name?: string;
    /**
     * The pot that was drawn.
     */
    win_pot_id: PotId;
    /**
     * The round of the pot that was drawn.
     */
    instance_count: number;
    /**
     * The prize tier, starting at 1, in the order of the raffle's prize_distribution.
     */
    tier: number;
    /**
     * Number of tickets that the winner held in the period.
     */
    ticket_count: number;
    /**
     * The prize, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * The amount credited to the winner, in payout_currency, in whole minor units.
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
     * The winner's brand path.
     */
    brand_id: BrandPath;
    /**
     * The start of the period that was drawn.
     */
    timestamp_start: Timestamp;
    /**
     * The end of the period that was drawn.
     */
    timestamp_end: Timestamp;
    /**
     * The time the pot was drawn.
     */
    timestamp: Timestamp;
};

/**
 * Reports whether the platform can do its work.
 */
export type Readiness = {
    /**
     * Always `ready`. Otherwise, the request is refused.
     */
    status: 'ready';
    /**
     * Conditions that do not stop the platform, but need attention. Usually empty.
     */
    warnings: Array<ReadinessReason>;
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
 * The end of an exclusion by an account.
 */
export type Readmission = {
    /**
     * The time of the readmission.
     */
    timestamp: Timestamp;
    /**
     * The id of the account.
     */
    by: Id;
    /**
     * The reason for it.
     */
    reason: Reason;
};

/**
 * The reason for the action, for readers of the ledger: 1 to 500 characters, not only spaces.
 */
export type Reason = string;

/**
 * A player who has won, as the operator publishes it.
 */
export type RecentWinner = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The name of the jackpot for players.
     */
    jackpot_name: DisplayName;
    /**
     * The pot's id within the instance.
     */
    pot_id: PotId;
    /**
     * The name of the pot for players; its id if it has no name.
     */
    pot_name: DisplayName;
    /**
     * `***` and the last two characters of the player's id, only `***` if it has fewer than six. Omitted if winners are anonymous, and for a player who was erased.
     */
    player?: MaskedPlayer;
    /**
     * The amount won, in the jackpot's currency.
     */
    amount: AmountText;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * The time of the win.
     */
    timestamp: Timestamp;
};

/**
 * The money of an instance in one month: opening balances, what moved, and closing balances, all from its ledger. Sums are in the jackpot's currency.
 */
export type Reconciliation = {
    /**
     * The month.
     */
    month: Month;
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The instance's owner.
     */
    owner_id: OwnerId;
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * True if everything balances, which is so unless the store was changed by other means.
     */
    balances: boolean;
    /**
     * Differences. Empty if `balances` is true.
     */
    differences: Array<ReconciliationDifference>;
    /**
     * The balances at the start of the month.
     */
    opening: StockBalances;
    /**
     * The balances at its end, or now if it is not over.
     */
    closing: StockBalances;
    /**
     * Number of contributions that were booked.
     */
    contributions: number;
    /**
     * Number of wins that were booked, without raffle drawings. A win is counted with the brand of its winner.
     */
    wins: number;
    /**
     * Contributions of players.
     */
    player_paid: Sum;
    /**
     * Contributions of the operator, what bonuses paid included.
     */
    operator_paid: Sum;
    /**
     * The part of operator_paid that bonuses paid in place of players.
     */
    bonus_paid: Sum;
    /**
     * Wins, with the brand of the player who is owed them. Raffle prizes are included.
     */
    won: Sum;
    /**
     * Wins paid by the wallet.
     */
    paid: Sum;
    /**
     * Wins paid by other means.
     */
    settled: Sum;
    /**
     * The change of the wins that are not paid yet: `won` less `paid` and `settled`.
     */
    withheld: Sum;
    /**
     * The change of the values of all pots.
     */
    pots: Sum;
    /**
     * The change of the money set aside for the next seeds of pots.
     */
    seeds: Sum;
    /**
     * The change of the overflow of all pots.
     */
    overflow: Sum;
    /**
     * The change of the house: what it took less what it added to seeds.
     */
    house: Sum;
    /**
     * The change of the money on its way to an external account.
     */
    diverting: Sum;
    /**
     * Money received by external accounts.
     */
    diverted: Sum;
    /**
     * Money that the operator gave for the first seeds of pots.
     */
    initial_seeds: Sum;
    /**
     * Sum of all adjustments; negative if they took more out.
     */
    adjusted: Sum;
    /**
     * Money from other instances.
     */
    transferred_in: Sum;
    /**
     * Money sent to other instances.
     */
    transferred_out: Sum;
    /**
     * Money that the operator took out of the house. Omitted if there was none.
     */
    swept?: Sum;
};

/**
 * Two sums that should be equal and are not.
 */
export type ReconciliationDifference = {
    /**
     * `opening`, `movements` or `closing`: the balances are not what came in less what went out until the start of the month, in the month, or until its end. `pots`, `seeds`, `overflow`, `house`, `withheld`, `diverting`: the balance that the instance has now is not the sum of its ledger. `unpaid`: what players are owed now is not what is withheld.
     */
    code: 'opening' | 'movements' | 'closing' | 'pots' | 'seeds' | 'overflow' | 'house' | 'withheld' | 'diverting' | 'unpaid';
    /**
     * The sum by the ledger.
     */
    expected: Sum;
    /**
     * The sum that was found.
     */
    found: Sum;
};

/**
 * Codes that replace the authenticator, for when it is lost.
 */
export type RecoveryCodes = {
    /**
     * The codes, ten. Each can be used once. They are returned only here, and kept as hashes.
     */
    recovery_codes: Array<string>;
};

/**
 * The times at which a running instance accepts contributions. Contributions outside these hours are refused; drawings that are due still take place.
 */
export type RecurrenceRule = {
    /**
     * The days and times of day.
     */
    frequency: Frequency;
    /**
     * The interval in days, weeks (from Monday) or months, 1 to 1,000, counted from that of timestamp_start or, if omitted, of the instance's creation.
     */
    interval: number;
};

/**
 * The number of removed origins and the remaining list.
 */
export type RemovedCorsOrigins = {
    /**
     * Number of entries removed.
     */
    removed: number;
    /**
     * The remaining entries.
     */
    cors_origin_list: Array<CorsOrigin>;
};

/**
 * The length of a time window, in one of six units. 0 if the window does not repeat. Replies use Months if the template does, and Seconds otherwise.
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
} | {
    /**
     * Weeks of 7 days.
     */
    Weeks: number;
} | {
    /**
     * Calendar months, 1 to 12. A day that a month does not have becomes its last.
     */
    Months: number;
};

/**
 * A permission of an account on a type of resource.
 */
export type ResourcePermission = {
    /**
     * The type of resource, or `*` for all types. In the system `pitboss`, one of accounts, oauth_providers, organisations, systems, operators, currencies, segments, sources, templates, instances, optins, contributions, winners, raffles, bonuses, cors, events, deliveries, audit, approvals.
     */
    resource_id: string;
    /**
     * The action that is allowed.
     */
    permission: Permission;
};

/**
 * The result of a bulk request. Items that succeeded are kept even if others failed.
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
 * The period in which an instance runs.
 */
export type Schedule = {
    /**
     * The time the instance becomes active. If omitted, 0 or not in the future, immediately. The intervals of recurrence_rules are counted from it, even if it is in the past; if it is omitted or 0, they are counted from the creation of the instance.
     */
    timestamp_start?: Timestamp;
    /**
     * The time the instance ends; its pots keep their money. Must be in the future and after timestamp_start. If omitted or 0, there is no end.
     */
    timestamp_end?: Timestamp;
    /**
     * The times at which the instance accepts contributions while it runs, at most 100 rules. It accepts them whenever at least one rule applies. If empty or omitted, always.
     */
    recurrence_rules?: Array<RecurrenceRule>;
    /**
     * The IANA time zone of the days and hours of recurrence_rules. Defaults to `UTC`. Where clocks skip a time, it means the moment after the gap; of a time that they show twice, a span begins at the first and ends at the last.
     */
    time_zone?: TimeZone;
};

/**
 * The six digits that the authenticator shows now, or a recovery code. Spaces and hyphens are ignored, and so is the case of letters. Digits count for the 30 seconds before and after too, and can be used once.
 */
export type SecondFactorCode = string;

/**
 * Proof of the second factor.
 */
export type SecondFactorProof = {
    /**
     * The code.
     */
    code: SecondFactorCode;
};

/**
 * An amount that is added to the surplus seed of a pot.
 */
export type SeedBoost = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The pot whose next seeds are boosted.
     */
    pot_id: PotId;
    /**
     * The amount to add, in whole units of the jackpot's currency, greater than 0, with at most 6 decimals and at most 8,000,000,000.
     */
    amount: number;
    /**
     * The reason for the boost. Recorded in the ledger.
     */
    reason: Reason;
};

/**
 * A pot's initial value, and how its next seed is collected and applied. Amounts are in the jackpot's currency.
 */
export type SeedStrategy = {
    /**
     * The pot's value when the instance is created, provided by the operator.
     */
    initial_seed_value: Amount;
    /**
     * The minimum value that the pot should have after a win.
     */
    min_reseed_value: Amount;
    /**
     * The way in which the seed part of contributions is collected. `CollectToMinReseed` collects until the next seed reaches min_reseed_value, `CollectAlways` collects without limit, `None` does not collect.
     */
    fund_strategy: 'CollectToMinReseed' | 'CollectAlways' | 'None';
    /**
     * The pot's value after a win. `Full`: the greater of min_reseed_value and the collected seed. `MinReseed`: min_reseed_value. `Available`: the collected seed, at most min_reseed_value. Anything not collected is taken from the house pot, which may go below zero.
     */
    reseed_strategy: 'Full' | 'MinReseed' | 'Available';
};

/**
 * A group of players that an operator names in its requests, for example `vip`. Instances are assigned to it.
 */
export type Segment = {
    /**
     * The operator or brand that the segment belongs to.
     */
    owner_id: OwnerId;
    /**
     * The segment's id within its owner, as used in the `segments` of requests.
     */
    id: Id;
    /**
     * A display name, 1 to 200 characters. Omitted if there is none.
     */
    name?: DisplayName;
    /**
     * The order of a player's segments, 0 to 1,000,000. Lower numbers come first; segments with equal priority are sorted by id.
     */
    priority: number;
    /**
     * The instances assigned to the segment, by priority. Always present in replies; optional in requests.
     */
    jackpots?: Array<AssignedJackpot>;
};

/**
 * A segment and the instance to assign to it or unassign from it.
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
     * The instance's id.
     */
    instance_id: Id;
};

/**
 * The segments of players that take part: those that the contribution names or, if it names none, those of the player's session in the wallet. They need not exist as segments. The black list takes precedence over the white list; an empty white list admits everyone. With a white list, a player without a known segment does not take part. Before any money moves, a contribution to the jackpot is refused with `segment_excluded`, and one to a source goes to the next jackpot.
 */
export type SegmentFilters = {
    /**
     * Segments whose players never take part, at most 100.
     */
    black_list: Array<Id>;
    /**
     * The only segments whose players take part, at most 100.
     */
    white_list: Array<Id>;
};

/**
 * The priorities of instances in a segment.
 */
export type SegmentPriorities = {
    /**
     * The owner of the segment: a brand path, or an operator's id if the operator owns the segment.
     */
    brand_id: OwnerId;
    /**
     * The segment.
     */
    segment_id: Id;
    /**
     * The new priorities, by instance. Instances that are not listed keep theirs.
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
 * The id of a session. It is no secret and proves nothing.
 */
export type SessionId = string;

/**
 * Sessions to end.
 */
export type SessionSelection = {
    /**
     * The sessions, 1 to 100. Duplicates are ignored.
     */
    session_ids: Array<SessionId>;
};

/**
 * The token of a player's session, issued by the operator's wallet. The platform does not store it.
 */
export type SessionToken = string;

/**
 * An amount as players see it, in whole currency units as text, with at most 6 decimals. Converted to a currency of small units, it may be larger than 8,000,000,000.
 */
export type ShownAmount = string;

/**
 * A rate as text, with at most 18 decimals.
 */
export type ShownRate = string;

/**
 * An amount of money in whole currency units, positive or negative, with at most 6 decimals and an absolute value of at most 8,000,000,000.
 */
export type SignedAmount = number;

/**
 * A balance in whole currency units, positive or negative. Where many amounts add up, it can be larger than a single amount may be, and then lacks the last of its decimals.
 */
export type SignedTotal = number;

/**
 * A point in the player's journey where contributions originate, for example a game, a sportsbook or a deposit flow. Instances are assigned to it.
 */
export type Source = {
    /**
     * The operator or brand that the source belongs to.
     */
    owner_id: OwnerId;
    /**
     * A display name, 1 to 200 characters.
     */
    source_name: DisplayName;
    /**
     * The source's id within its owner, for example a game code.
     */
    source_id: SourceId;
    /**
     * The instances assigned to the source, by priority. Always present in replies; optional in requests.
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
     * The sources, 1 to 1,000.
     */
    source_id: Array<SourceId>;
    /**
     * The instance to assign.
     */
    instance_id: Id;
};

/**
 * The id of a source within its owner, for example a game code. Letters, digits, dots, underscores, hyphens and colons.
 */
export type SourceId = string;

/**
 * The player activity that caused a contribution.
 */
export type SourceOfContribution = {
    /**
     * The operator's id of the activity, for example of the game round. Stored as a reference, returned as gameround_id and passed to the wallet.
     */
    id: GameroundId;
    /**
     * The type of activity. For information only. Use `other` if none of the listed types fits.
     */
    type: 'gameround' | 'deposit' | 'sportsbet' | 'promotion' | 'other';
};

/**
 * The priorities of instances in a source, identified by either `segment_id` or `source_id`.
 */
export type SourcePriorities = {
    /**
     * The owner of the source: a brand path, or an operator's id if the operator owns the source.
     */
    brand_id: OwnerId;
    /**
     * The id of the source.
     */
    segment_id: SourceId;
    /**
     * The new priorities, by instance. Instances that are not listed keep theirs.
     */
    priorities: Priorities;
} | {
    /**
     * The owner of the source: a brand path, or an operator's id if the operator owns the source.
     */
    brand_id: OwnerId;
    /**
     * The id of the source.
     */
    source_id: SourceId;
    /**
     * The new priorities, by instance. Instances that are not listed keep theirs.
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
 * A second factor that is being set up. It is needed for logins once it is confirmed.
 */
export type StartedSecondFactor = {
    /**
     * The shared secret in base32, to type into an authenticator. It is returned only here, and kept encrypted.
     */
    secret: string;
    /**
     * The same as an `otpauth:` address, for a link or a QR code. Codes have 6 digits and change every 30 seconds (RFC 6238, SHA-1).
     */
    uri: string;
};

/**
 * The reason for pausing, resuming or terminating an instance.
 */
export type StatusChange = {
    /**
     * The reason for the status change. Recorded in the audit log.
     */
    reason: Reason;
};

/**
 * The money that an instance holds, by account, in the jackpot's currency.
 */
export type StockBalances = {
    /**
     * The values of all pots.
     */
    pots: Sum;
    /**
     * Money set aside for the next seeds of pots.
     */
    seeds: Sum;
    /**
     * The overflow of all pots.
     */
    overflow: Sum;
    /**
     * The house; negative while it has added more to seeds than it took.
     */
    house: Sum;
    /**
     * Wins that are not paid yet.
     */
    withheld: Sum;
    /**
     * Money on its way to an external account.
     */
    diverting: Sum;
    /**
     * All of these together.
     */
    total: Sum;
};

/**
 * Sent by a client on an event socket to choose the events to receive. Each SubscribeRequest replaces the previous one; an empty list cancels all subscriptions but leaves the socket open. There is no acknowledgement.
 */
export type SubscribeRequest = {
    /**
     * The subscription.
     */
    SubscribeRequest: {
        /**
         * The events to receive, at most 50.
         */
        events: Array<EventSelector>;
        /**
         * Resume: the position of the last event or Heartbeat that you have handled. The events after it are sent first, in order and each once, and then new events as they happen. `now` starts with what happens from now on. With `since`, the socket also gets Heartbeat and Gap messages. Without it, the platform replays nothing.
         */
        since?: EventPosition;
    };
};

/**
 * A sum of money in whole currency units as text, for example `"-5.63"`: exact, with at most 6 decimals. A sum of many amounts can be larger than a single amount may be.
 */
export type Sum = string;

/**
 * A system registered with the platform: one that accounts call on behalf of, that has its own permissions, or that the platform calls. The platform itself is `pitboss` and is not listed.
 */
export type System = {
    /**
     * The system's id, used as system_id in accounts and permissions.
     */
    id: Id;
    /**
     * A display name.
     */
    name: string;
    /**
     * The service that the system provides. For a system with a `wallet`, the id of the wallet's operator.
     */
    service_id: Id;
    /**
     * The account types that use the system. Their logins return its service_config.
     */
    user_types: Array<AccountType>;
    /**
     * The resources of the system that permissions can be granted for.
     */
    resources: Array<string>;
    /**
     * The configuration of the system's services, by service name. `wallet` holds the address of an operator's wallet and the location of its secret. It does not contain the secret and is not returned by logins.
     */
    service_config: {
        [key: string]: {
            [key: string]: string;
        };
    };
};

/**
 * An opt-in or opt-out of a player for an instance or source.
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
     * The player to opt in or out.
     */
    player: TargetPlayer;
    /**
     * The player's preferred contribution to the target's instance, with its currency. Handled like contribution_value and contribution_currency of `POST /operator/opt-in`. Not used for linked instances.
     */
    contribution_preference?: MoneyValue;
    /**
     * `true` opts the player in, `false` opts the player out.
     */
    opt_in: boolean;
    /**
     * True to opt in to or out of the linked instances too. Defaults to false.
     */
    opt_linked?: boolean;
};

/**
 * The instances that the player was opted in to or out of, and those where this failed.
 */
export type TargetOptInReply = {
    /**
     * The ids of the instances where the player now has the requested status, even if nothing had to change. The target's instance comes first.
     */
    success: Array<Id>;
    /**
     * The ids of the linked instances that exclude the player's brand or country (checked only when opting in), and of those beyond the limit of 1,000 instances per request.
     */
    failed: Array<Id>;
};

/**
 * A player, with location and segments.
 */
export type TargetPlayer = {
    /**
     * The player's id, as assigned by the operator.
     */
    id: PlayerId;
    /**
     * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`.
     */
    country: Country;
    /**
     * The player's brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).
     */
    brand_id: BrandReference;
    /**
     * The player's segments, at most 100, used to look up instances by source. If omitted, the player has none.
     */
    segments?: Array<Id>;
};

/**
 * Reports whether a template could be published now.
 */
export type TemplateCheck = {
    /**
     * True if there are no faults.
     */
    publishable: boolean;
    /**
     * Each fault with a pointer into the template.
     */
    faults: Array<FieldFault>;
    /**
     * Each place whose rules can be published, and make a jackpot that cannot be played or can only ruin.
     */
    warnings?: Array<TemplateWarning>;
};

/**
 * A place in a template whose rules are valid and do not do what they seem to.
 */
export type TemplateWarning = {
    /**
     * The kind of warning. `brand_never_admitted`: an allowed brand is no brand of the operator. `wins_at_once`: the pot starts at its hit_by. `share_never_paid`: a share or prize is always below the minor unit. `seed_never_saved`: nothing pays for the next seed. More kinds may be added.
     */
    code: string;
    /**
     * A JSON pointer into the template.
     */
    pointer: string;
    /**
     * The reason, with its numbers.
     */
    detail: string;
};

/**
 * The public data of an instance.
 */
export type Ticker = {
    /**
     * The instance's id.
     */
    id: Id;
    /**
     * The kind of game, a jackpot, whose pots are won, or a raffle, whose pots are drawn.
     */
    jackpot_type: 'Jackpot' | 'Raffle';
    /**
     * The jackpot's currency.
     */
    currency: Currency;
    /**
     * The pots that are not disabled, in the order of the template.
     */
    pots: Array<TickerPot>;
    /**
     * The brand paths that take part. If empty, all brands under the instance's owner.
     */
    allowed_brands: Array<BrandPath>;
    /**
     * The ids of the sources that the instance is assigned to, in alphabetical order.
     */
    allowed_sources: Array<SourceId>;
    /**
     * The status of the instance.
     */
    status: InstanceStatus;
    /**
     * The time the instance becomes or became active. If it was active from the start, when it was created.
     */
    timestamp_start: Timestamp;
    /**
     * The time the instance ends. 0 if it has no end.
     */
    timestamp_end: Timestamp;
    /**
     * The time the instance or one of its pots was last changed.
     */
    last_updated: Timestamp;
};

/**
 * A pot as players see it.
 */
export type TickerPot = {
    /**
     * The pot's id within the instance.
     */
    id: PotId;
    /**
     * True if contributions raise the pot's value.
     */
    is_progressive: boolean;
    /**
     * The amount that a win currently pays, in the jackpot's currency, with at most 6 decimals and without trailing zeros.
     */
    current_value: AmountText;
    /**
     * The fraction of a win, from `"0"` to `"1"`, that is shared among players other than the winner.
     */
    community_split: PercentageText;
};

/**
 * Wins once in each time window. The first window ends at target_datetime; windows can repeat. A pot has at most one series of windows.
 */
export type TimeFixed = {
    /**
     * The time the first window ends. If windows do not repeat, it must be in the future when the template is published, and between the start and the end of each instance.
     */
    target_datetime: Timestamp;
    /**
     * The length of each window; the next begins when one ends. With 0 seconds, there is a single window that begins when the instance starts.
     */
    repeat_period: {
        /**
         * Whole seconds.
         */
        Seconds: number;
    } | {
        /**
         * Calendar months, 1 to 12.
         */
        Months: number;
    };
    /**
     * The IANA time zone of the windows, which all end at the same local time: a window of a day then lasts 23 to 25 hours. A window ends after the gap if clocks skip its end, and at the last of two if they show its end twice. Absent if it is `UTC`.
     */
    time_zone?: TimeZone;
    /**
     * Stake: the winner is drawn by stake. Without it, the player whose contribution comes at the moment wins.
     */
    weighting?: Weighting;
};

/**
 * A time of day.
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
 * A time window within which a pot is won.
 */
export type TimeWindow = {
    /**
     * The time the window begins.
     */
    start_time: Timestamp;
    /**
     * The time the window ends.
     */
    end_time: Timestamp;
    /**
     * Stake: the winner is drawn by stake. Without it, the player whose contribution comes at the moment wins.
     */
    weighting?: Weighting;
};

/**
 * An IANA time zone.
 */
export type TimeZone = string;

/**
 * A time, in milliseconds since 1970-01-01T00:00:00Z.
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
     * For a one-time code: the text whose SHA-256 was sent as `code_challenge` when the login started. Required with a one-time code, ignored with a refresh token.
     */
    code_verifier?: string;
};

/**
 * A sum of amounts in whole currency units, for example `5.63`. It can be larger than a single amount may be, and then lacks the last of its decimals.
 */
export type Total = number;

/**
 * The platform's id of a transaction at the wallet: `<contribution>:debit` for a contribution, `<win>:<n>` for a payout.
 */
export type TransactionId = string;

/**
 * A transfer of pots from one instance to another.
 */
export type TransferRequest = {
    /**
     * The instance whose pots are emptied. The transfer terminates it.
     */
    source_instance_id: Id;
    /**
     * The instance whose pots receive the money.
     */
    target_instance_id: Id;
    /**
     * The id of the calling account, as confirmation. The id of any other account is refused.
     */
    user_id: Id;
    /**
     * True to copy the players' opt-ins to the target instance.
     */
    transfer_optins: boolean;
    /**
     * The pots to empty and their targets, at most 50 rules. Every source pot that holds money needs a rule.
     */
    pot_rules: Array<PotRule>;
    /**
     * The reason for the transfer. Recorded in both ledgers.
     */
    reason: Reason;
    /**
     * True to check the transfer without making it: the reply is the same, and nothing is moved, booked, recorded or asked of another account. Defaults to false.
     */
    dry_run?: boolean;
};

/**
 * The win to trigger.
 */
export type TriggerWinRequest = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The pot that is won.
     */
    pot_id: PotId;
    /**
     * The winner's brand path, `operator:brand`.
     */
    brand_id: BrandPath;
    /**
     * The winner.
     */
    player_id: PlayerId;
    /**
     * The cause of the win: a source of the brand or its operator, or the instance's own game_code. Recorded with the win.
     */
    source_id: SourceId;
};

/**
 * A win that was triggered.
 */
export type TriggeredWin = {
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The time the pot was won.
     */
    timestamp: Timestamp;
    /**
     * The amount that the winner receives, in the jackpot's currency.
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
     * The owner given in the request.
     */
    owner_id: OwnerId;
    /**
     * The segment given in the request.
     */
    segment_id: Id;
    /**
     * The ids of the instances still assigned to the segment, by priority. Empty if the segment does not exist or the caller has no access to it.
     */
    jackpots: Array<Id>;
};

/**
 * A source that was not deleted.
 */
export type UndeletedSource = {
    /**
     * The owner given in the request.
     */
    owner_id: OwnerId;
    /**
     * The source given in the request.
     */
    source_id: SourceId;
    /**
     * The ids of the instances still assigned to the source, by priority. Empty if the source does not exist or the caller has no access to it.
     */
    jackpots: Array<Id>;
};

/**
 * The id of a unit within its organisation. Empty for the organisation as a whole. If an operator has the organisation's id, a unit with the id of one of its brands stands for that brand.
 */
export type UnitId = string;

/**
 * A use to give back.
 */
export type UseReturn = {
    /**
     * The operator of the bonus.
     */
    operator_id: OperatorId;
    /**
     * The request_id with which the use was reported.
     */
    request_id: IdempotencyKey;
    /**
     * The reason, which is kept with the use and in the audit trail.
     */
    reason: Reason;
};

/**
 * A bonus after a use.
 */
export type UsedBonus = PlayerBonus & {
    /**
     * The contribution that it paid. Omitted for a use that a game reported.
     */
    contribution_id?: Id;
};

/**
 * The username to log in with, unique on the platform: 1 to 254 letters, digits or `. _ @ + - ' #`, starting with a letter or digit, as e-mail addresses and directories have them. Usernames that differ only in case or in Unicode form (NFKC) are the same.
 */
export type Username = string;

/**
 * The contributions that qualify. Both minimums are in the jackpot's currency, after conversion. With 0, all qualify.
 */
export type WagerCriteria = {
    /**
     * The minimum wager, in the jackpot's currency.
     */
    min_base_wager: Amount;
    /**
     * The minimum contribution, in the jackpot's currency.
     */
    min_contribution: Amount;
};

/**
 * The number of items that wait, and since when.
 */
export type Waiting = {
    /**
     * The number that waits. At most 10,000 are counted.
     */
    count: number;
    /**
     * The time since which the oldest of them waits. Omitted if none waits.
     */
    oldest?: Timestamp;
};

/**
 * Work that waits for a wallet, a receiver, a person or the platform itself.
 */
export type WaitingWork = {
    /**
     * Wins that are being paid.
     */
    credits_due: Waiting;
    /**
     * Wins of players whom the wallet has not named yet. They are paid when it does.
     */
    credits_of_unknown_players: Waiting;
    /**
     * Wins that an operator must release or settle.
     */
    credits_held: Waiting;
    /**
     * Debits that are being given back.
     */
    cancels: Waiting;
    /**
     * Events that are committed and not yet published.
     */
    messages: Waiting;
    /**
     * Messages to operators that are being delivered.
     */
    deliveries: Waiting;
    /**
     * Messages to operators that were given up.
     */
    dead_letters: Waiting;
};

/**
 * The headers of a webhook, as defined by Standard Webhooks.
 */
export type WebhookHeaders = {
    /**
     * Identifies the message. The same for every attempt: store it to recognise duplicates.
     */
    'webhook-id': string;
    /**
     * Time of this attempt, in whole **seconds** since the epoch. Reject messages that are more than 5 minutes away from your clock.
     */
    'webhook-timestamp': number;
    /**
     * One or more signatures separated by spaces. Each is `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`, where `body` is the raw bytes received. While a secret is being rotated, there are two; accept the message if either one matches.
     */
    'webhook-signature': string;
};

/**
 * A secret that signs deliveries: `whsec_` followed by the base64 of 24 to 64 random bytes. Never appears in replies. Ignored when requests with the same idempotency key are compared.
 */
export type WebhookSecret = string;

/**
 * The choice of the winner when the moment of a window comes. Stake: the winner is drawn among all who have contributed in the window so far, each with a chance of their contributions ÷ all contributions, so that it need not be the player whose contribution came then; the reply to that contribution names no win, WinEvent does. The pot then has no other pot_types. Without it, the player whose contribution came then wins, however small it was.
 */
export type Weighting = 'Stake';

/**
 * Wins by chance, for several pots at once: the levels. Every cost_per_attempt of contribution buys one attempt, which wins with odds of 1 in max_magic_number; a second draw then picks the level by its weight. Nothing is drawn unless each level could be won. One of the levels carries the wheel; the others have no pot_types. All levels have the same wager_criteria and no max_instantiation_count.
 */
export type Wheel = {
    /**
     * The odds of one attempt: 1 in this number, 1 to 1,000,000,000.
     */
    max_magic_number: number;
    /**
     * The cost of one attempt, in the jackpot's currency, greater than 0. If a contribution is not a multiple of it, the remainder buys a further attempt with a probability of remainder ÷ cost_per_attempt.
     */
    cost_per_attempt: number;
    /**
     * The pots that the wheel can hit, with the one that carries it.
     */
    levels: Array<WheelLevel>;
};

/**
 * A pot that a wheel can hit.
 */
export type WheelLevel = {
    /**
     * A pot of the same template.
     */
    pot_id: PotId;
    /**
     * The level's weight, 1 to 1,000,000,000. A wheel that wins picks this level with a probability of its weight ÷ the sum of all weights.
     */
    weight: number;
};

/**
 * A condition that must be met before a pot can be won.
 */
export type WinConstraint = {
    /**
     * The furthest that the house pot may go below zero to pay for the next seed, in the jackpot's currency. While a win would exceed this, the pot is not drawn. Without this constraint, there is no limit.
     */
    AllowedSeedDeficit: AmountText;
};

/**
 * The data of a WinEvent: a pot was won. Recorded together with the win.
 */
export type WinEvent = {
    /**
     * The win's id, unique on the platform.
     */
    win_id: Id;
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The source_id that the operator's wallet uses for the jackpot.
     */
    game_code: SourceId;
    /**
     * The display name of the jackpot.
     */
    jackpot_name?: string;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * The round of the pot that was won.
     */
    instance_count: number;
    /**
     * The amount that the winner receives, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * The amount credited to the winner, in payout_currency, in whole minor units.
     */
    payout_amount: Amount;
    /**
     * The currency that the winner is paid in.
     */
    payout_currency: Currency;
    /**
     * The multipliers of the winner's brand: an amount in a currency × the multiplier of another ÷ its own is the amount in the other.
     */
    currency_multipliers?: {
        [key: string]: Multiplier;
    };
    /**
     * The winner.
     */
    player_id: PlayerId;
    /**
     * The winner's brand path.
     */
    brand_id: BrandPath;
    /**
     * The cause of the win, for example a game code.
     */
    source_id: SourceId;
    /**
     * The first 100 sources that the instance is assigned to, in alphabetical order.
     */
    games?: Array<SourceId>;
    /**
     * The contribution that won. Omitted for a win that was triggered through the API or drawn at the end of a time window.
     */
    contribution_id?: Id;
    /**
     * True if the winner's payment is held for a review, and is sent once it is released. Omitted from what other players see.
     */
    win_withheld?: boolean;
    /**
     * The amount that the pot starts with after this win, in the jackpot's currency. 0 if it was its last.
     */
    seed?: Amount;
    /**
     * The part of that seed that the house paid, because savings did not cover it. Players do not see it.
     */
    seed_deficit?: Amount;
    /**
     * Number of the community's payments for this win.
     */
    community_winner_count?: number;
    /**
     * The first 100 of the community's payments, in payout order. Player ids are masked for players, and a brand receives the payments of its players.
     */
    community_winners?: Array<CommunityWinner>;
    /**
     * The bonus that paid the contribution that won. Omitted if no bonus paid it.
     */
    bonus_id?: Id;
    /**
     * The gameround_id of the contribution that won. Omitted if it had none.
     */
    gameround_id?: GameroundId;
    /**
     * The event_metadata of the contribution that won. Omitted if it had none.
     */
    event_metadata?: Metadata;
    /**
     * The time the pot was won.
     */
    timestamp: Timestamp;
};

/**
 * A payment that was left as it is.
 */
export type WinFailure = {
    /**
     * The payment's transaction id.
     */
    transaction_id: TransactionId;
    /**
     * The reason. `not_found`: your account has access to no such payment. `paid` and `settled`: the payment is already final. `wallet_not_configured`: the operator has no wallet to send a credit to. `in_flight`: the credit was sent, and the wallet has neither acknowledged nor refused it. `not_held`: only a payment that is held can be refused. `refused`: the payment was refused already. `awaiting_approval`: the payment is above the operator's approval_threshold, so your request waits for another account under `/approval-requests`.
     */
    code: 'not_found' | 'paid' | 'settled' | 'wallet_not_configured' | 'in_flight' | 'not_held' | 'refused' | 'awaiting_approval';
};

/**
 * A player who has won this often within the period takes no part until the oldest of these wins is older: contributions are refused with `win_limit_reached` before any money moves, drawings pass the player over, and the player has no part in wins that are shared. Pots that the player wins and prizes of a raffle count; shares of others' wins do not. With the `win_selector_strategy` `None`, one contribution wins no more pots than are left: further ones are not drawn.
 */
export type WinLimit = {
    /**
     * The number of wins, 1 to 1,000.
     */
    wins: number;
    /**
     * The time before each contribution or drawing in which wins count.
     */
    period: Duration;
};

/**
 * A payment of a win to one payee, owed or made.
 */
export type WinRecord = {
    /**
     * The payment's id, which is also its transaction id at the operator's wallet.
     */
    transaction_id: TransactionId;
    /**
     * The win that the payment belongs to. A win shared by several players has several payments.
     */
    win_id: Id;
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * The round of the pot that was won.
     */
    instance_count: number;
    /**
     * The payee's brand path.
     */
    brand_id: BrandPath;
    /**
     * The payee.
     */
    player_id: PlayerId;
    /**
     * The cause of the win, for example a game code. A payee who shares the win of another of the operator's brands sees that brand's source, which identifies the activity but not a player.
     */
    source_id: SourceId;
    /**
     * The contribution that won. Omitted for a win caused by an API call or a drawing, and for a payee who shares the win of another brand's player.
     */
    contribution_id?: Id;
    /**
     * The gameround_id of the contribution that won. Omitted if it had none or if contribution_id is omitted.
     */
    gameround_id?: GameroundId;
    /**
     * The amount that the payee receives, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * The amount credited to the payee, in payout_currency, in whole minor units.
     */
    payout_amount: Amount;
    /**
     * The currency that the payee is paid in.
     */
    payout_currency: Currency;
    /**
     * The time the pot was won.
     */
    timestamp: Timestamp;
    /**
     * The state of the payment.
     */
    state: WinState;
    /**
     * Number of times the credit was sent without being acknowledged.
     */
    attempts: number;
    /**
     * The time the credit is sent next. Omitted unless the payment is `Due`.
     */
    next_attempt?: Timestamp;
    /**
     * The reason that the last attempt failed, as text. Omitted if no attempt failed, and once the payment is made.
     */
    last_error?: string;
    /**
     * The time the payment was acknowledged or settled. Omitted before that.
     */
    paid_on?: Timestamp;
    /**
     * The id of the account that settled the payment. Omitted unless it is `Settled`.
     */
    settled_by?: Id;
    /**
     * The way in which the payment was settled, and the reason. Omitted unless it is `Settled`.
     */
    settle_reason?: Reason;
    /**
     * The id of the account that refused the payment. Omitted unless it is `Refused`.
     */
    refused_by?: Id;
    /**
     * The reason for the refusal. Omitted unless it is `Refused`.
     */
    refuse_reason?: Reason;
    /**
     * The time the payment was refused. Omitted unless it is `Refused`.
     */
    refused_on?: Timestamp;
};

/**
 * Payments to refuse.
 */
export type WinRefusal = {
    /**
     * The payments, 1 to 100. Duplicates are ignored.
     */
    transaction_ids: Array<TransactionId>;
    /**
     * The reason for the refusal. Recorded with each payment and in the audit log.
     */
    reason: Reason;
};

/**
 * The data of a WinRefused event: someone refused to pay a win that was held. It is still owed, and can be released or settled.
 */
export type WinRefused = {
    /**
     * The win that was refused.
     */
    win_id: Id;
    /**
     * The credit that is not sent.
     */
    transaction_id: TransactionId;
    /**
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * The amount owed, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * The amount that the player would receive, in payout_currency.
     */
    payout_amount: Amount;
    /**
     * The currency that the player would be paid in.
     */
    payout_currency: Currency;
    /**
     * The player who is owed it.
     */
    player_id: PlayerId;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The time it was refused.
     */
    timestamp: Timestamp;
    /**
     * The reason for the refusal.
     */
    reason: Reason;
};

/**
 * The result for each payment. Payments that succeeded are kept even if others failed.
 */
export type WinResults = {
    /**
     * The payments that were released or settled, in the order of the request.
     */
    succeeded: Array<TransactionId>;
    /**
     * All other payments, in the order of the request.
     */
    failed: Array<WinFailure>;
};

/**
 * Payments to release.
 */
export type WinSelection = {
    /**
     * The payments, 1 to 100. Duplicates are ignored.
     */
    transaction_ids: Array<TransactionId>;
};

/**
 * The data of a WinSettled event: a win was paid. Either the operator's wallet acknowledged the credit, or the win was settled because the player was paid elsewhere.
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
     * The instance's id.
     */
    instance_id: Id;
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * The amount paid, in the jackpot's currency.
     */
    win_amount: Amount;
    /**
     * The jackpot's currency.
     */
    jackpot_currency: Currency;
    /**
     * The amount that the player received, in payout_currency.
     */
    payout_amount: Amount;
    /**
     * The currency that the player was paid in.
     */
    payout_currency: Currency;
    /**
     * The player who was paid.
     */
    player_id: PlayerId;
    /**
     * The player's brand path.
     */
    brand_id: BrandPath;
    /**
     * The time the credit was acknowledged or the win was settled.
     */
    timestamp: Timestamp;
};

/**
 * Payments that were made elsewhere.
 */
export type WinSettlement = {
    /**
     * The payments, 1 to 100. Duplicates are ignored.
     */
    transaction_ids: Array<TransactionId>;
    /**
     * The way in which the players were paid, and the reason why not by the wallet. Recorded in the ledger.
     */
    reason: Reason;
};

/**
 * The state of a payment. `Held`: above the operator's review threshold, waiting to be released or settled. `Refused`: held, and refused by someone; it is still owed, and can be released or settled. `Due`: sent to the wallet until it acknowledges the credit; sending starts once the operator has a wallet and the wallet has authenticated the player. `Paid`: acknowledged by the wallet. `Settled`: paid elsewhere. `Paid` and `Settled` are final.
 */
export type WinState = 'Held' | 'Refused' | 'Due' | 'Paid' | 'Settled';

/**
 * The payments in one state, of jackpots in one currency.
 */
export type WinTotal = {
    /**
     * The jackpots' currency.
     */
    currency: Currency;
    /**
     * The state of the payments.
     */
    state: WinState;
    /**
     * The number of payments.
     */
    count: number;
    /**
     * Their sum, in the jackpots' currency.
     */
    amount: Sum;
};

/**
 * A win of a pot.
 */
export type Winner = {
    /**
     * The pot that was won.
     */
    win_pot_id: PotId;
    /**
     * The amount that the winner received, in the jackpot's currency.
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
     * The time the pot was won.
     */
    timestamp: Timestamp;
    /**
     * The winner's brand path.
     */
    brand_id: BrandPath;
};

/**
 * The target and player whose winners to list.
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
     * The player that the winners are shown to. Determines the instance that a source leads to.
     */
    player: TargetPlayer;
    /**
     * The maximum number of winners to return, 0 to 500. Defaults to 50. `0` returns none.
     */
    limit?: number;
    /**
     * True to return only winners of the player's brand. Defaults to false: winners of all brands.
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
     * The credentials are correct. The reply is never stored or replayed.
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
     * The credentials are correct. The reply is never stored or replayed.
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
     * New tokens. The reply is never stored or replayed.
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
     * If the account exists, a one-time password is sent. The body is empty.
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
     * The password was changed. The body is empty.
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

export type ListOwnSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/accounts/me/sessions';
};

export type ListOwnSessionsResponses = {
    /**
     * The sessions.
     */
    200: Array<OwnSession>;
};

export type EndOwnSessionsData = {
    body: SessionSelection;
    path?: never;
    query?: never;
    url: '/accounts/me/sessions/end';
};

export type EndOwnSessionsResponses = {
    /**
     * The sessions that were ended.
     */
    200: EndedSessions;
};

export type ChangePasswordData = {
    body: PasswordChange;
    path?: never;
    query?: never;
    url: '/accounts/me/password';
};

export type ChangePasswordResponses = {
    /**
     * The password was changed. The body is empty.
     */
    200: void;
};

export type StartSecondFactorData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/accounts/me/second-factor';
};

export type StartSecondFactorResponses = {
    /**
     * The secret. The reply is never stored or replayed.
     */
    200: StartedSecondFactor;
};

export type ConfirmSecondFactorData = {
    body: SecondFactorProof;
    path?: never;
    query?: never;
    url: '/accounts/me/second-factor/confirm';
};

export type ConfirmSecondFactorResponses = {
    /**
     * The second factor is active. The reply is never stored or replayed.
     */
    200: RecoveryCodes;
};

export type ReplaceRecoveryCodesData = {
    body: SecondFactorProof;
    path?: never;
    query?: never;
    url: '/accounts/me/second-factor/recovery-codes';
};

export type ReplaceRecoveryCodesResponses = {
    /**
     * The new recovery codes. The reply is never stored or replayed.
     */
    200: RecoveryCodes;
};

export type RemoveOwnSecondFactorData = {
    body: SecondFactorProof;
    path?: never;
    query?: never;
    url: '/accounts/me/second-factor/remove';
};

export type RemoveOwnSecondFactorResponses = {
    /**
     * The second factor was removed. The body is empty.
     */
    200: void;
};

export type ListAccountsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only accounts of this type. If empty or omitted, all types.
         */
        account_type?: AccountType;
        /**
         * Returns only the accounts with these ids, separated by commas. Duplicate and unknown ids are ignored. If empty or omitted, all accounts.
         */
        account_ids?: string;
        /**
         * Returns only accounts of this organisation, not of those below it. If empty or omitted, all organisations.
         */
        org_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'username' | 'id' | 'created_on' | 'last_logged_in';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/accounts';
};

export type ListAccountsResponses = {
    /**
     * A page of accounts.
     */
    200: Array<Account>;
};

export type UpdateAccountData = {
    body: AccountChanges;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/accounts';
};

export type UpdateAccountResponses = {
    /**
     * The account was updated. The body is empty.
     */
    200: void;
};

export type CreateAccountData = {
    body: NewAccount;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/accounts';
};

export type CreateAccountResponses = {
    /**
     * The account's id.
     */
    200: Account;
};

export type DisableAccountData = {
    body?: never;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The disabled account.
     */
    200: Account;
};

export type EnableAccountData = {
    body?: never;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The enabled account.
     */
    200: Account;
};

export type EndAccountSessionsData = {
    body?: never;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
    url: '/accounts/{account_id}/end-sessions';
};

export type EndAccountSessionsResponses = {
    /**
     * The sessions have ended. The body is empty.
     */
    200: void;
};

export type RemoveAccountSecondFactorData = {
    body?: never;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
    url: '/accounts/{account_id}/remove-second-factor';
};

export type RemoveAccountSecondFactorResponses = {
    /**
     * The second factor was removed. The body is empty.
     */
    200: void;
};

export type ListOauthProvidersData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only providers whose id contains this text, ignoring case. If empty or omitted, all providers.
         */
        search?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'id' | 'owner' | 'created' | 'updated';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/oauth/providers';
};

export type ListOauthProvidersResponses = {
    /**
     * A page of identity providers.
     */
    200: Array<OAuthProvider>;
};

export type CreateOauthProviderData = {
    body: NewOAuthProvider;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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

export type TestOauthProviderData = {
    body?: never;
    path: {
        /**
         * The id of the identity provider.
         */
        provider_id: Id;
    };
    query?: never;
    url: '/oauth/providers/{provider_id}/test';
};

export type TestOauthProviderResponses = {
    /**
     * The checks. The status is 200 also if some failed.
     */
    200: OAuthProviderTest;
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
         * The browser's cookies, including the one set at the start of the login.
         */
        cookie?: string;
    };
    path?: never;
    query: {
        /**
         * The state that the platform sent to the provider.
         */
        state: string;
        /**
         * The authorization code. Omitted if the provider reports an error.
         */
        code?: string;
        /**
         * The error reported by the provider. If present, `code` is ignored.
         */
        error?: string;
        /**
         * The issuer, if the provider sends it. It must match issuer_url, otherwise the result is `provider_failed`.
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
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'id' | 'name' | 'created' | 'updated';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/organisations';
};

export type ListOrganisationsResponses = {
    /**
     * A page of organisations.
     */
    200: Array<Organisation>;
};

export type CreateOrganisationData = {
    body: NewOrganisation;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The calling account's organisation.
     */
    200: Organisation;
};

export type UpdateOrganisationData = {
    body: OrganisationChanges;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The result for each item.
     */
    200: ItemOutcomes;
};

export type RemoveOrganisationUnitsData = {
    body: Array<Id>;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The result for each item.
     */
    200: ItemOutcomes;
};

export type GetPlatformStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/platform/status';
};

export type GetPlatformStatusResponses = {
    /**
     * The status of the platform.
     */
    200: PlatformStatus;
};

export type ListSystemsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only the system with this id. If empty or omitted, all systems.
         */
        id?: string;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'id' | 'name';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/systems';
};

export type ListSystemsResponses = {
    /**
     * A page of systems.
     */
    200: Array<System>;
};

export type ListAuditEventsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes its brands. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Returns only events at or after this time, in milliseconds since the epoch. If omitted, from the first event.
         */
        from?: number;
        /**
         * Returns only events before this time, in milliseconds since the epoch. If omitted, up to the last event.
         */
        to?: number;
        /**
         * Returns only events of this account. If empty or omitted, all accounts.
         */
        actor_id?: string;
        /**
         * Returns only events with this action. If empty or omitted, all actions.
         */
        action?: string;
        /**
         * Returns only events with this target id. If empty or omitted, all targets.
         */
        target_id?: string;
        /**
         * Returns only events with this outcome. If empty or omitted, both outcomes.
         */
        outcome?: 'done' | 'refused';
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * The start of the page: from the `next` link of the page before, with everything else that the link has. However deep the page is, it costs as little as the first; and what is added meanwhile moves no item from one page to another. Short lists have links without it.
         */
        after?: string;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'timestamp';
        /**
         * `-1` sorts descending, `1` ascending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/audit';
};

export type ListAuditEventsResponses = {
    /**
     * A page of events.
     */
    200: Array<AuditEvent>;
};

export type ListDeliveriesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only deliveries in this state: `pending`, `delivered` or `dead`. If empty or omitted, all states.
         */
        state?: 'pending' | 'delivered' | 'dead';
        /**
         * Returns only deliveries to this destination. If empty or omitted, all destinations.
         */
        destination_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * The start of the page: from the `next` link of the page before, with everything else that the link has. However deep the page is, it costs as little as the first; and what is added meanwhile moves no item from one page to another. Short lists have links without it.
         */
        after?: string;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'created' | 'last_attempt';
        /**
         * `-1` sorts descending, `1` ascending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/deliveries';
};

export type ListDeliveriesResponses = {
    /**
     * A page of deliveries.
     */
    200: Array<Delivery>;
};

export type GetDeliveryData = {
    body?: never;
    path: {
        /**
         * The id of the delivery.
         */
        delivery_id: Id;
    };
    query?: never;
    url: '/deliveries/{delivery_id}';
};

export type GetDeliveryResponses = {
    /**
     * The delivery.
     */
    200: DeliveryDetails;
};

export type ReplayDeliveriesData = {
    body: Array<Id>;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/deliveries/replay';
};

export type ReplayDeliveriesResponses = {
    /**
     * The result for each item.
     */
    200: ItemOutcomes;
};

export type ListDestinationsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes its brands. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'created' | 'url' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/deliveries/destinations';
};

export type ListDestinationsResponses = {
    /**
     * A page of destinations.
     */
    200: Array<Destination>;
};

export type CreateDestinationData = {
    body: NewDestination;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/deliveries/destinations/delete';
};

export type DeleteDestinationsResponses = {
    /**
     * The result for each item.
     */
    200: ItemOutcomes;
};

export type UpdateDestinationData = {
    body: DestinationChanges;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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

export type TestDestinationData = {
    body?: never;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
    url: '/deliveries/destinations/{destination_id}/test';
};

export type TestDestinationResponses = {
    /**
     * The delivery of the test message, which is about to be sent.
     */
    200: Delivery;
};

export type ListApprovalRequestsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only requests in this state. If omitted, all states.
         */
        state?: ApprovalState;
        /**
         * Returns only requests of this operation. If empty or omitted, all operations.
         */
        operation?: string;
        /**
         * Returns only requests about this payment, by its transaction id, or this instance or operator. If empty or omitted, all.
         */
        target_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'timestamp' | 'expires_on';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/approval-requests';
};

export type ListApprovalRequestsResponses = {
    /**
     * A page of requests.
     */
    200: Array<ApprovalRequest>;
};

export type ApproveRequestData = {
    body?: never;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the request for approval.
         */
        approval_request_id: Id;
    };
    query?: never;
    url: '/approval-requests/{approval_request_id}/approve';
};

export type ApproveRequestResponses = {
    /**
     * The request is approved, and the operation is done.
     */
    200: ApprovalRequest;
    /**
     * Nothing was moved: the effect has grown since the request, and this request waits in its place.
     */
    202: ApprovalRequest;
};

export type RejectRequestData = {
    body: ApprovalRejection;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the request for approval.
         */
        approval_request_id: Id;
    };
    query?: never;
    url: '/approval-requests/{approval_request_id}/reject';
};

export type RejectRequestResponses = {
    /**
     * The request is rejected or withdrawn.
     */
    200: ApprovalRequest;
};

export type ListBrandCurrenciesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes its brands. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'brand_id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/config/currencies';
};

export type ListBrandCurrenciesResponses = {
    /**
     * A page of brands.
     */
    200: Array<BrandCurrencies>;
};

export type ClearBrandCurrenciesData = {
    body?: never;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The default multipliers, which now apply to the brand.
     */
    200: BrandCurrencies;
    /**
     * Nothing has changed: the request waits for the approval of another account, as the `money_out` of the operator says. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type SetBrandCurrenciesData = {
    body: BrandMultipliers;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The brand's current multipliers.
     */
    200: BrandCurrencies;
    /**
     * Nothing has changed: the request waits for the approval of another account, as the `money_out` of the operator says. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
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
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by. Changes in the same millisecond are in the order in which they were made.
         */
        sort_field: 'timestamp';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/config/currencies/{brand_id}/history';
};

export type ListBrandCurrencyChangesResponses = {
    /**
     * A page of changes.
     */
    200: Array<BrandCurrenciesChange>;
};

export type ListOperatorsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only this operator (`northstar`), or only this brand (`northstar:luna`) within its operator. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'id' | 'name' | 'created_timestamp';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/config/operators';
};

export type ListOperatorsResponses = {
    /**
     * A page of operators.
     */
    200: Array<Operator>;
};

export type SaveOperatorsData = {
    body: Array<NamedItem>;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/config/operators';
};

export type SaveOperatorsResponses = {
    /**
     * The result for each item.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The operator was updated. The body is empty.
     */
    200: void;
};

export type SaveBrandsData = {
    body: Array<NamedItem>;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The result for each item.
     */
    200: SavedItems;
};

export type UpdateBrandData = {
    body: OwnerChanges;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path: {
        /**
         * The id of the operator.
         */
        operator_id: OperatorId;
        /**
         * A brand of the operator, either its id (`luna`) or its brand path (`northstar:luna`).
         */
        brand_id: string;
    };
    query?: never;
    url: '/config/operators/{operator_id}/brands/{brand_id}';
};

export type UpdateBrandResponses = {
    /**
     * The brand was updated. The body is empty.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The current settings.
     */
    200: OperatorSettings;
    /**
     * Nothing has changed: the request waits for the approval of another account, since the operator has an `approval_threshold` or `money_out`. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type ListExcludedPlayersData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only the exclusions of this brand (`northstar:luna`), or of this operator (`northstar`) with its brands. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Returns only the exclusions of this player id.
         */
        player_id?: PlayerIdOrNone;
        /**
         * True to return also the exclusions that have ended. Defaults to false.
         */
        past: boolean;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
    };
    url: '/excluded-players';
};

export type ListExcludedPlayersResponses = {
    /**
     * A page of exclusions.
     */
    200: Array<ExcludedPlayer>;
};

export type ExcludePlayersData = {
    body: PlayerExclusion;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/excluded-players';
};

export type ExcludePlayersResponses = {
    /**
     * The exclusions, in the order of the request.
     */
    200: Array<ExcludedPlayer>;
};

export type ExcludePlayersListedData = {
    body: PlayerExclusion | string;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: {
        /**
         * The brand whose players they are, or an operator, to exclude the ids in all of its brands. Required for CSV.
         */
        owner_id?: OwnerId;
        /**
         * The reason for the exclusion, kept with it and in the audit log. Required for CSV.
         */
        reason?: Reason;
        /**
         * The kind of exclusion. Defaults to `Excluded`.
         */
        kind?: ExclusionKind;
        /**
         * The end of the exclusion; one in the past excludes nobody. If omitted, it lasts until the players are readmitted.
         */
        until?: Timestamp;
    };
    url: '/excluded-players/list';
};

export type ExcludePlayersListedResponses = {
    /**
     * The players are excluded.
     */
    200: ListedExclusion;
};

export type ReadmitPlayersData = {
    body: PlayerReadmission;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/excluded-players/readmit';
};

export type ReadmitPlayersResponses = {
    /**
     * The exclusions that ended, in the order of the request.
     */
    200: Array<ExcludedPlayer>;
};

export type ListSegmentsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only the segments that this brand (`northstar:luna`) owns, or this operator (`northstar`) with its brands. If empty or omitted, everything that you have access to.
         */
        brand_id?: string;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'id' | 'name' | 'priority' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/segments';
};

export type ListSegmentsResponses = {
    /**
     * A page of segments.
     */
    200: Array<Segment>;
};

export type CreateSegmentsData = {
    body: Array<Segment>;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/segments';
};

export type CreateSegmentsResponses = {
    /**
     * The result for each item.
     */
    200: CreatedItems;
};

export type AssignSegmentData = {
    body: SegmentAssignment;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/segments/assign';
};

export type AssignSegmentResponses = {
    /**
     * The instance is assigned to the segment. The body is empty.
     */
    200: void;
};

export type DeleteSegmentsData = {
    body: Array<SegmentReference>;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/segments/delete';
};

export type DeleteSegmentsResponses = {
    /**
     * The result for each item.
     */
    200: DeletedSegments;
};

export type SetSegmentPrioritiesData = {
    body: SegmentPriorities;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/segments/unassign';
};

export type UnassignSegmentResponses = {
    /**
     * The instance is not assigned to the segment. The body is empty.
     */
    200: void;
};

export type ListSourcesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes its brands. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Returns only the sources with this id. If empty or omitted, all sources.
         */
        source_id?: string;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'source_id' | 'source_name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/sources';
};

export type ListSourcesResponses = {
    /**
     * A page of sources.
     */
    200: Array<Source>;
};

export type CreateSourcesData = {
    body: Array<Source>;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources';
};

export type CreateSourcesResponses = {
    /**
     * The result for each item.
     */
    200: CreatedItems;
};

export type AssignSourcesData = {
    body: SourceAssignment;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources/assign';
};

export type AssignSourcesResponses = {
    /**
     * The instance is assigned to the sources. The body is empty.
     */
    200: void;
};

export type RecordSourceContributionData = {
    body: ContributionBySource;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources/contributions';
};

export type RecordSourceContributionResponses = {
    /**
     * The contribution was processed or, with a callback, accepted. The body is empty.
     */
    200: void;
    /**
     * The key was already used for this contribution; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type DeleteSourcesData = {
    body: Array<SourceReference>;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources/delete';
};

export type DeleteSourcesResponses = {
    /**
     * The result for each item.
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
         * The id of a player, as assigned by the operator, whose opt-in status to include.
         */
        player_id?: PlayerId;
        /**
         * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`.
         */
        country_code?: Country;
        /**
         * The player's segments, at most 100. Repeat the parameter for each: `segments=vip&segments=gold`.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/sources/unassign';
};

export type UnassignSourcesResponses = {
    /**
     * The instance is not assigned to the sources. The body is empty.
     */
    200: void;
};

export type ListInstancesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes its brands. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Returns only instances with this status. If omitted, all.
         */
        status?: InstanceStatus;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * Returns only instances of this type. If omitted, both.
         */
        jackpot_type?: 'Jackpot' | 'Raffle';
        /**
         * Returns only the instances with these ids, separated by commas, at most 200. If empty or omitted, all.
         */
        ids?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'created' | 'id' | 'name' | 'status' | 'timestamp_start' | 'timestamp_end' | 'last_updated';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances';
};

export type ListInstancesResponses = {
    /**
     * A page of instances.
     */
    200: Array<JackpotInstance>;
};

export type UpdateInstanceData = {
    body: InstanceDetails;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances';
};

export type UpdateInstanceResponses = {
    /**
     * The instance was updated. The body is empty.
     */
    200: void;
};

export type ListContributionsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only contributions to this instance. If empty or omitted, all instances.
         */
        instance_id?: string;
        /**
         * Returns only players of this brand path. If empty or omitted, all brands.
         */
        brand_id?: string;
        /**
         * Returns only contributions of this player. If empty or omitted, all players.
         */
        player_id?: string;
        /**
         * Returns only contributions from this source. If empty or omitted, all sources.
         */
        source_id?: string;
        /**
         * Returns only contributions of this game round. If empty or omitted, all rounds.
         */
        gameround_id?: string;
        /**
         * Returns only the contribution that holds this key. If empty or omitted, keys are not compared.
         */
        idempotency_key?: string;
        /**
         * Returns only contributions in this state. If empty or omitted, all states.
         */
        state?: ContributionState;
        /**
         * Returns only items at or after this time.
         */
        timestamp_from?: Timestamp;
        /**
         * Returns only items before this time.
         */
        timestamp_to?: Timestamp;
        /**
         * Returns only contributions that follow this one in the order of the list. If empty or omitted, from the start.
         */
        after_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * The start of the page: from the `next` link of the page before, with everything else that the link has. However deep the page is, it costs as little as the first; and what is added meanwhile moves no item from one page to another. Short lists have links without it.
         */
        after?: string;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * `-1` sorts by id descending, the newest first, `1` ascending.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances/contributions';
};

export type ListContributionsResponses = {
    /**
     * A page of contributions.
     */
    200: Array<ContributionRecord>;
};

export type RecordInstanceContributionData = {
    body: ContributionToInstance;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/contributions';
};

export type RecordInstanceContributionResponses = {
    /**
     * The contribution was processed or, with a callback, accepted. The body is empty.
     */
    200: void;
    /**
     * The key was already used for this contribution; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type ContributeByGameData = {
    body: ContributionByGame;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
     * The key was already used for this contribution; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type SweepHouseData = {
    body: HouseSweep;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/house-pot/sweep';
};

export type SweepHouseResponses = {
    /**
     * Nothing has changed: the request waits for the approval of another account.
     */
    202: ApprovalRequest;
};

export type SetOptInData = {
    body: OptInRequest;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/opt-in';
};

export type SetOptInResponses = {
    /**
     * The player was opted in or out. The body is empty.
     */
    200: void;
};

export type SetOptInListedData = {
    body: OptInRequest;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * `true` returns instances that the player is opted in to, `false` all others. If omitted, both.
         */
        opted_id?: string;
        /**
         * Alias of `opted_id`.
         */
        opted_in?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count. Defaults to the maximum.
         */
        limit: number;
    };
    url: '/instances/opt-ins';
};

export type ListPlayerOptInsResponses = {
    /**
     * A page of opt-in statuses.
     */
    200: Array<OptInStatus>;
};

export type SaveOptInsData = {
    body: BulkOptIns | string;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: {
        /**
         * The instance's id. Required for CSV.
         */
        instance_id?: Id;
        /**
         * The players' brand path, `operator:brand`. Required for CSV.
         */
        brand_id?: BrandPath;
    };
    url: '/instances/opt-ins';
};

export type SaveOptInsResponses = {
    /**
     * The errors.
     */
    200: BulkOptInErrors;
};

export type SetPotContributedSeedData = {
    body: PotAdjustment;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/pots/contributed-seed';
};

export type SetPotContributedSeedResponses = {
    /**
     * The balance has the target value. The body is empty.
     */
    200: void;
    /**
     * Nothing has changed: the request waits for the approval of another account, since it is above the operator's `approval_threshold`. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type SetPotCurrentValueData = {
    body: PotAdjustment;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/pots/current-value';
};

export type SetPotCurrentValueResponses = {
    /**
     * The balance has the target value. The body is empty.
     */
    200: void;
    /**
     * Nothing has changed: the request waits for the approval of another account, since it is above the operator's `approval_threshold`. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type BoostSeedData = {
    body: SeedBoost;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/pots/seed-boost';
};

export type BoostSeedResponses = {
    /**
     * The amount was added. The body is empty.
     */
    200: void;
    /**
     * Nothing has changed: the request waits for the approval of another account, since it is above the operator's `approval_threshold`.
     */
    202: ApprovalRequest;
};

export type SetPotSurplusSeedData = {
    body: PotAdjustment;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/pots/surplus-seed';
};

export type SetPotSurplusSeedResponses = {
    /**
     * The balance has the target value. The body is empty.
     */
    200: void;
    /**
     * Nothing has changed: the request waits for the approval of another account, since it is above the operator's `approval_threshold`. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type ListPlayerRaffleTicketsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count. Defaults to the maximum.
         */
        limit: number;
    };
    url: '/instances/raffle-tickets';
};

export type ListPlayerRaffleTicketsResponses = {
    /**
     * A page of tickets.
     */
    200: Array<RaffleTicketRecord>;
};

export type TransferPotsData = {
    body: TransferRequest;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/instances/transfer';
};

export type TransferPotsResponses = {
    /**
     * The pots were transferred, or could be with `dry_run`. The body is empty.
     */
    200: void;
    /**
     * Nothing has changed: the request waits for the approval of another account, since it is above the operator's `approval_threshold`. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type TriggerWinData = {
    body: TriggerWinRequest;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
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
    /**
     * Nothing has changed: the request waits for the approval of another account, since it is above the operator's `approval_threshold`. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type ListPendingCancelsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only debits for this instance. If empty or omitted, all instances.
         */
        instance_id?: string;
        /**
         * Returns only players of this brand path. If empty or omitted, all brands.
         */
        brand_id?: string;
        /**
         * Returns only debits of this player. If empty or omitted, all players.
         */
        player_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'timestamp' | 'attempts';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances/cancels';
};

export type ListPendingCancelsResponses = {
    /**
     * A page of debits.
     */
    200: Array<PendingCancel>;
};

export type RetryCancelsData = {
    body: CancelSelection;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/cancels/retry';
};

export type RetryCancelsResponses = {
    /**
     * The result for each cancel.
     */
    200: CancelResults;
};

export type SettleCancelsData = {
    body: CancelSettlement;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/cancels/settle';
};

export type SettleCancelsResponses = {
    /**
     * The result for each cancel.
     */
    200: CancelResults;
};

export type ListWinsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only wins of this instance. If empty or omitted, all instances.
         */
        instance_id?: string;
        /**
         * Returns only payees of this brand path. If empty or omitted, all brands.
         */
        brand_id?: string;
        /**
         * Returns only payments to this player. If empty or omitted, all players.
         */
        player_id?: string;
        /**
         * Returns only the payment with this transaction id. If empty or omitted, all.
         */
        transaction_id?: string;
        /**
         * `true` returns payments that are `Held`, `Refused` or `Due`, `false` those that are `Paid` or `Settled`. If omitted, both.
         */
        withheld?: boolean;
        /**
         * Returns only payments in this state. If empty or omitted, all states.
         */
        state?: WinState;
        /**
         * Returns only payments in this currency, the player's. If empty or omitted, all currencies.
         */
        payout_currency?: CurrencyOrNone;
        /**
         * Returns only payments of at least this `payout_amount`. Needs `payout_currency`.
         */
        payout_amount_min?: Amount;
        /**
         * Returns only payments of at most this `payout_amount`. Needs `payout_currency`.
         */
        payout_amount_max?: Amount;
        /**
         * Returns only items at or after this time.
         */
        timestamp_from?: Timestamp;
        /**
         * Returns only items before this time.
         */
        timestamp_to?: Timestamp;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * The start of the page: from the `next` link of the page before, with everything else that the link has. However deep the page is, it costs as little as the first; and what is added meanwhile moves no item from one page to another. Short lists have links without it.
         */
        after?: string;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'timestamp' | 'win_amount' | 'attempts';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances/wins';
};

export type ListWinsResponses = {
    /**
     * A page of payments.
     */
    200: Array<WinRecord>;
};

export type RefuseWinsData = {
    body: WinRefusal;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/wins/refuse';
};

export type RefuseWinsResponses = {
    /**
     * The result for each payment.
     */
    200: WinResults;
};

export type ReleaseWinsData = {
    body: WinSelection;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/wins/release';
};

export type ReleaseWinsResponses = {
    /**
     * The result for each payment.
     */
    200: WinResults;
};

export type ListWinTotalsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Returns only wins of this instance. If empty or omitted, all instances.
         */
        instance_id?: string;
        /**
         * Returns only payees of this brand path. If empty or omitted, all brands.
         */
        brand_id?: string;
        /**
         * Returns only payments to this player. If empty or omitted, all players.
         */
        player_id?: string;
        /**
         * `true` returns payments that are `Held`, `Refused` or `Due`, `false` those that are `Paid` or `Settled`. If omitted, both.
         */
        withheld?: boolean;
        /**
         * Returns only payments in this state. If empty or omitted, all states.
         */
        state?: WinState;
        /**
         * Returns only payments in this currency, the player's. If empty or omitted, all currencies.
         */
        payout_currency?: CurrencyOrNone;
        /**
         * Returns only payments of at least this `payout_amount`. Needs `payout_currency`.
         */
        payout_amount_min?: Amount;
        /**
         * Returns only payments of at most this `payout_amount`. Needs `payout_currency`.
         */
        payout_amount_max?: Amount;
        /**
         * Returns only items at or after this time.
         */
        timestamp_from?: Timestamp;
        /**
         * Returns only items before this time.
         */
        timestamp_to?: Timestamp;
    };
    url: '/instances/wins/totals';
};

export type ListWinTotalsResponses = {
    /**
     * The totals, by currency and state.
     */
    200: Array<WinTotal>;
};

export type SettleWinsData = {
    body: WinSettlement;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/instances/wins/settle';
};

export type SettleWinsResponses = {
    /**
     * The result for each payment.
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
         * Returns only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes its brands. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Returns the instance only if it has this status.
         */
        status?: InstanceStatus;
    };
    url: '/instances/{instance_id}';
};

export type GetInstanceResponses = {
    /**
     * The instance's id.
     */
    200: JackpotInstance;
};

export type GetLinksData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query?: never;
    url: '/instances/{instance_id}/links';
};

export type GetLinksResponses = {
    /**
     * The links.
     */
    200: InstanceLinks;
};

export type SetLinksData = {
    body: InstanceLinks;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
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
    url: '/instances/{instance_id}/links';
};

export type SetLinksResponses = {
    /**
     * The links were set. The body is empty.
     */
    200: void;
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
         * Returns only entries with a greater seq.
         */
        after_seq: number;
        /**
         * Returns only entries of this kind. If empty or omitted, all kinds.
         */
        kind?: string;
        /**
         * Returns only entries that changed an account of this pot. If empty or omitted, all.
         */
        pot_id?: string;
        /**
         * Returns only entries with this `reference`. If empty or omitted, all.
         */
        reference?: string;
        /**
         * Returns only items at or after this time.
         */
        timestamp_from?: Timestamp;
        /**
         * Returns only items before this time.
         */
        timestamp_to?: Timestamp;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * The start of the page: from the `next` link of the page before, with everything else that the link has. However deep the page is, it costs as little as the first; and what is added meanwhile moves no item from one page to another. Short lists have links without it.
         */
        after?: string;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * `1` sorts by seq ascending, `-1` descending.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances/{instance_id}/ledger';
};

export type ListLedgerEntriesResponses = {
    /**
     * A page of the ledger.
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
         * `true` returns opted-in players, `false` all others. If empty or omitted, both.
         */
        opted_in?: boolean;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
    };
    url: '/instances/{instance_id}/opt-ins';
};

export type ListInstanceOptInsResponses = {
    /**
     * A page of opt-in statuses.
     */
    200: Array<OptInStatus>;
};

export type PauseInstanceData = {
    body: StatusChange;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
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

export type GetPotHistoryData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
    };
    query: {
        /**
         * The time of the first value. If omitted, 24 hours before the last.
         */
        timestamp_from?: Timestamp;
        /**
         * The time of the last value. If omitted, now.
         */
        timestamp_to?: Timestamp;
        /**
         * The number of values of each pot. There are fewer if they were less than a millisecond apart.
         */
        points: number;
    };
    url: '/instances/{instance_id}/pot-history';
};

export type GetPotHistoryResponses = {
    /**
     * The values.
     */
    200: PotHistory;
};

export type ListPlayerInstanceTicketsData = {
    body?: never;
    path: {
        /**
         * The id of the instance.
         */
        instance_id: Id;
        /**
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
    };
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count. Defaults to the maximum.
         */
        limit: number;
    };
    url: '/instances/{instance_id}/players/{player_id}/raffle-tickets';
};

export type ListPlayerInstanceTicketsResponses = {
    /**
     * A page of tickets.
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
         * Returns only players of this brand path. If empty or omitted, all brands.
         */
        brand_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'timestamp_start' | 'ticket_count' | 'player_id';
        /**
         * `-1` sorts descending, `1` ascending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/instances/{instance_id}/raffle-tickets';
};

export type ListRaffleTicketsResponses = {
    /**
     * A page of tickets.
     */
    200: Array<RaffleTicketRecord>;
};

export type ResumeInstanceData = {
    body: StatusChange;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
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

export type ListDayTotalsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only this day and later ones. If omitted, from the first.
         */
        day_from?: Day;
        /**
         * Returns only this day and earlier ones. If omitted, up to today.
         */
        day_to?: Day;
        /**
         * Returns only this instance. If empty or omitted, all instances.
         */
        instance_id?: string;
        /**
         * Returns only jackpots in this currency. If empty or omitted, all currencies.
         */
        currency?: CurrencyOrNone;
        /**
         * Returns only this brand path. If empty or omitted, all brands, and what is no player's.
         */
        brand_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * `-1` sorts by day descending, `1` ascending. Within a day, by instance and brand.
         */
        sort_direction: 1 | -1;
    };
    url: '/reports/days';
};

export type ListDayTotalsResponses = {
    /**
     * A page of totals.
     */
    200: Array<DayTotal>;
};

export type ListReconciliationsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The month, in UTC.
         */
        month: Month;
        /**
         * Returns only this instance. If empty or omitted, all instances.
         */
        instance_id?: string;
        /**
         * Returns only jackpots in this currency. If empty or omitted, all currencies.
         */
        currency?: CurrencyOrNone;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
    };
    url: '/reports/reconciliations';
};

export type ListReconciliationsResponses = {
    /**
     * A page of reconciliations.
     */
    200: Array<Reconciliation>;
};

export type ListTemplatesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes its brands. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Returns only the template with this id. If empty or omitted, all templates.
         */
        id?: string;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * `true` returns only published templates, `false` only unpublished ones. If empty or omitted, both.
         */
        published?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'id' | 'name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/templates';
};

export type ListTemplatesResponses = {
    /**
     * A page of templates.
     */
    200: Array<JackpotTemplate>;
};

export type CreateTemplateData = {
    body: NewJackpotTemplate;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/templates';
};

export type CreateTemplateResponses = {
    /**
     * The stored template.
     */
    200: JackpotTemplate;
};

export type CheckTemplateData = {
    body: NewJackpotTemplate;
    path?: never;
    query?: never;
    url: '/templates/check';
};

export type CheckTemplateResponses = {
    /**
     * Reports whether the template could be published, and its faults.
     */
    200: TemplateCheck;
};

export type CompareTemplatesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the first template.
         */
        before_id: Id;
        /**
         * The id of the second template.
         */
        after_id: Id;
    };
    url: '/templates/comparison';
};

export type CompareTemplatesResponses = {
    /**
     * The differences, by place. Empty if there are none.
     */
    200: Array<FieldChange>;
};

export type InstantiateTemplateData = {
    body: InstantiateTemplateRequest;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
    /**
     * Nothing has changed: the request waits for the approval of another account, as the `money_out` of the operator says. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
         */
        'if-match'?: string;
    };
    path?: never;
    query?: never;
    url: '/templates/publish';
};

export type PublishTemplateResponses = {
    /**
     * The template was published or unpublished. The body is empty.
     */
    200: void;
    /**
     * Nothing has changed: the request waits for the approval of another account, as the `money_out` of the operator says. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
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
     * The template's id.
     */
    200: JackpotTemplate;
};

export type UpdateTemplateData = {
    body: NewJackpotTemplate;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
        /**
         * Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.
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
     * The stored template.
     */
    200: JackpotTemplate;
};

export type ContributeToInstanceData = {
    body: ContributionToInstance;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/contributions/instance';
};

export type ContributeToInstanceResponses = {
    /**
     * The contribution was processed. With a callback, it was accepted, and the body is empty.
     */
    200: ContributionResponse | undefined;
    /**
     * The key was already used for this contribution; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type ContributeBySourceData = {
    body: ContributionBySource;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/contributions/source';
};

export type ContributeBySourceResponses = {
    /**
     * The contribution was processed. With a callback, it was accepted, and the body is empty.
     */
    200: ContributionResponse | undefined;
    /**
     * The key was already used for this contribution; nothing was done again. The headers are those of the first reply.
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
    200: FoundContribution;
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
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
    };
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count. Defaults to the maximum.
         */
        limit: number;
    };
    url: '/operator/instances/{instance_id}/players/{player_id}/raffle-tickets';
};

export type ListOperatorPlayerInstanceTicketsResponses = {
    /**
     * A page of tickets.
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
         * Returns only players of this brand path. If empty or omitted, all brands.
         */
        brand_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'timestamp_start' | 'ticket_count' | 'player_id';
        /**
         * `-1` sorts descending, `1` ascending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/operator/instances/{instance_id}/raffle-tickets';
};

export type ListOperatorRaffleTicketsResponses = {
    /**
     * A page of tickets.
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
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`.
         */
        country_code: Country;
        /**
         * The player's segments, separated by commas, at most 100. If empty or omitted, the player has none.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/opt-in';
};

export type SetOperatorOptInResponses = {
    /**
     * The player has the requested status. The body is empty.
     */
    200: void;
};

export type ListOperatorPlayerTicketsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count. Defaults to the maximum.
         */
        limit: number;
    };
    url: '/operator/raffle-tickets';
};

export type ListOperatorPlayerTicketsResponses = {
    /**
     * A page of tickets.
     */
    200: Array<OperatorRaffleTicketRecord>;
};

export type ListOperatorSourcesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator's id includes its brands. If empty or omitted, everything that you have access to.
         */
        owner_id?: string;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'source_id' | 'source_name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/operator/sources';
};

export type ListOperatorSourcesResponses = {
    /**
     * A page of sources.
     */
    200: Array<Source>;
};

export type ContributeToTargetData = {
    body: ContributionToTarget;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/target-contributions';
};

export type ContributeToTargetResponses = {
    /**
     * The contributions were processed. With `options.callback`, the request was accepted and the body is empty.
     */
    200: Array<ContributionResponse> | undefined;
    /**
     * The key was already used for this request; nothing was done again. The headers are those of the first reply.
     */
    204: void;
};

export type SetTargetOptInData = {
    body: TargetOptIn;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/operator/target-opt-in';
};

export type SetTargetOptInResponses = {
    /**
     * The result for each instance.
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
     * The winners, at most one per pot.
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
         * The maximum number of winners. `0` returns none.
         */
        limit: number;
        /**
         * Returns only winners of this brand path. If empty or omitted, all brands.
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
         * The maximum number of winners per pot. `0` returns none.
         */
        limit: number;
        /**
         * Returns only winners of this brand path. If empty or omitted, all brands.
         */
        brand_id?: string;
    };
    url: '/operator/winners/pots';
};

export type ListWinnersByPotResponses = {
    /**
     * The winners, by pot id.
     */
    200: {
        [key: string]: Array<Winner>;
    };
};

export type ListBonusesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The operator.
         */
        operator_id: OperatorId;
        /**
         * Returns only bonuses of this brand, either within the operator (`luna`) or as a brand path (`northstar:luna`). If empty or omitted, of all brands.
         */
        brand_id?: string;
        /**
         * Returns only bonuses that were awarded with this promo_id. If empty or omitted, all.
         */
        promo_id?: string;
        /**
         * Returns only bonuses that were awarded from this freespin instance. If empty or omitted, all.
         */
        bonus_instance_id?: string;
        /**
         * Returns only bonuses in this state: `Available`, `Expired` or `Consumed`. If empty or omitted, all.
         */
        state?: string;
        /**
         * Returns only items at or after this time.
         */
        timestamp_from?: Timestamp;
        /**
         * Returns only items before this time.
         */
        timestamp_to?: Timestamp;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * The start of the page: from the `next` link of the page before, with everything else that the link has. However deep the page is, it costs as little as the first; and what is added meanwhile moves no item from one page to another. Short lists have links without it.
         */
        after?: string;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * `-1` returns the latest award first, `1` the earliest.
         */
        sort_direction: 1 | -1;
    };
    url: '/bonus/bonuses';
};

export type ListBonusesResponses = {
    /**
     * A page of bonuses.
     */
    200: Array<PlayerBonus>;
};

export type ExtendBonusesData = {
    body: BonusExtension;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/extend';
};

export type ExtendBonusesResponses = {
    /**
     * The numbers of bonuses that were changed and that were not.
     */
    200: BonusChange;
};

export type AwardFreespinsData = {
    body: AwardFreespins;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
    /**
     * Nothing is awarded: the request waits for the approval of another account, since it is above the operator's `approval_threshold`. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type AwardListedData = {
    body: AwardFreespins | string;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: {
        /**
         * Identifies the award so that it can be repeated safely. Required for CSV. If the header `Idempotency-Key` is sent too, both must be equal.
         */
        request_id?: IdempotencyKey;
        /**
         * The players' operator. It must own the instance. Required for CSV.
         */
        operator_id?: OperatorId;
        /**
         * The players' brand, either within the operator (`luna`) or as a brand path (`northstar:luna`). Required for CSV.
         */
        brand_id?: BrandReference;
        /**
         * The freespin instance. Required for CSV.
         */
        instance_id?: Id;
        /**
         * The operator's own reference, which makes the award part of a campaign.
         */
        promo_id?: PromoId;
    };
    url: '/bonus/freespins/add/listed';
};

export type AwardListedResponses = {
    /**
     * The award.
     */
    200: ListedAward;
    /**
     * Nothing is awarded: the request waits for the approval of another account, since it is above the operator's `approval_threshold`. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type AwardBonusData = {
    body: AwardBonus;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
    /**
     * Nothing is awarded: the request waits for the approval of another account, since it is above the operator's `approval_threshold`. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type ListFreespinInstancesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only the instance with this id. If empty or omitted, all instances.
         */
        id?: string;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * Returns only what this operator owns. If empty or omitted, everything that you have access to.
         */
        operator_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'timestamp_start' | 'timestamp_end' | 'name' | 'id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/bonus/freespins/instances';
};

export type ListFreespinInstancesResponses = {
    /**
     * A page of freespin instances.
     */
    200: Array<FreespinInstance>;
};

export type CreateFreespinInstanceData = {
    body: NewFreespinInstance;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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

export type PreviewAwardData = {
    body: PreviewedAward | string;
    path?: never;
    query?: {
        /**
         * The players' operator. It must own the instance. Required for CSV.
         */
        operator_id?: OperatorId;
        /**
         * The players' brand, either within the operator (`luna`) or as a brand path (`northstar:luna`). Required for CSV.
         */
        brand_id?: BrandReference;
        /**
         * The freespin instance. Required for CSV.
         */
        instance_id?: Id;
    };
    url: '/bonus/freespins/preview';
};

export type PreviewAwardResponses = {
    /**
     * The players and the cost.
     */
    200: AwardPreview;
};

export type ListFreespinTemplatesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Returns only the template with this id. If empty or omitted, all templates.
         */
        id?: string;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * Returns only what this operator owns. If empty or omitted, everything that you have access to.
         */
        operator_id?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'timestamp_created' | 'name' | 'id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/bonus/freespins/templates';
};

export type ListFreespinTemplatesResponses = {
    /**
     * A page of freespin templates.
     */
    200: Array<FreespinTemplate>;
};

export type UpdateFreespinTemplateData = {
    body: FreespinTemplateChanges;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/freespins/templates';
};

export type UpdateFreespinTemplateResponses = {
    /**
     * The template was updated. The body is empty.
     */
    200: void;
};

export type CreateFreespinTemplateData = {
    body: NewFreespinTemplate;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
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
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/freespins/use';
};

export type ReportFreespinUseResponses = {
    /**
     * The updated bonus.
     */
    200: PlayerBonus;
};

export type ListPlayerBonusesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * The player's operator.
         */
        operator_id: OperatorId;
        /**
         * The player's brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).
         */
        brand_id: BrandReference;
        /**
         * Returns only bonuses that can be used in a game of this provider, including those for all games. If empty or omitted, all.
         */
        provider?: string;
        /**
         * Returns only bonuses that can be used in this game of `provider` or, if that is omitted, of any provider, including those for all games of a provider or for all games. If empty or omitted, all.
         */
        game_code?: string;
        /**
         * Returns only the bonus with this id. If empty or omitted, all.
         */
        bonus_id?: string;
        /**
         * Returns only bonuses in this state: `Available`, `Expired` or `Consumed`. If empty or omitted, all.
         */
        status?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by. By default, the bonus that expires first comes first.
         */
        sort_field: 'timestamp_bonus_expires' | 'timestamp_bonus_awarded' | 'id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/bonus/players/bonuses';
};

export type ListPlayerBonusesResponses = {
    /**
     * A page of the player's bonuses.
     */
    200: Array<PlayerBonus>;
};

export type RemoveBonusesData = {
    body: BonusRemoval;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/remove';
};

export type RemoveBonusesResponses = {
    /**
     * The numbers of bonuses that were changed and that were not.
     */
    200: BonusChange;
};

export type GetBonusTotalsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The operator.
         */
        operator_id: OperatorId;
        /**
         * Returns only bonuses of this brand, either within the operator (`luna`) or as a brand path (`northstar:luna`). If empty or omitted, of all brands.
         */
        brand_id?: string;
        /**
         * The promo_id of the awards.
         */
        promo_id: PromoId;
    };
    url: '/bonus/totals';
};

export type GetBonusTotalsResponses = {
    /**
     * The totals, one item a currency.
     */
    200: Array<BonusTotals>;
};

export type ListBonusUsesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The operator.
         */
        operator_id: OperatorId;
        /**
         * Returns only uses of this brand, either within the operator (`luna`) or as a brand path (`northstar:luna`). If empty or omitted, of all brands.
         */
        brand_id?: string;
        /**
         * Returns only uses of this bonus. If empty or omitted, of all bonuses.
         */
        bonus_id?: string;
        /**
         * Returns only uses of bonuses that were awarded with this promo_id. If empty or omitted, all.
         */
        promo_id?: string;
        /**
         * Returns only items at or after this time.
         */
        timestamp_from?: Timestamp;
        /**
         * Returns only items before this time.
         */
        timestamp_to?: Timestamp;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * The start of the page: from the `next` link of the page before, with everything else that the link has. However deep the page is, it costs as little as the first; and what is added meanwhile moves no item from one page to another. Short lists have links without it.
         */
        after?: string;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * `-1` returns the latest use first, `1` the earliest.
         */
        sort_direction: 1 | -1;
    };
    url: '/bonus/uses';
};

export type ListBonusUsesResponses = {
    /**
     * A page of uses.
     */
    200: Array<BonusUse>;
};

export type GiveBackData = {
    body: UseReturn;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/bonus/uses/return';
};

export type GiveBackResponses = {
    /**
     * The updated bonus.
     */
    200: PlayerBonus;
    /**
     * Nothing is given back: the request waits for the approval of another account, as the `money_out` of the operator says. If an identical request already waits, that one is returned.
     */
    202: ApprovalRequest;
};

export type GetCorsOriginsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/frontend/cors';
};

export type GetCorsOriginsResponses = {
    /**
     * The current list, in the order in which it was set.
     */
    200: CorsOrigins;
};

export type SetCorsOriginsData = {
    body: CorsOrigins;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/frontend/cors';
};

export type SetCorsOriginsResponses = {
    /**
     * The current list.
     */
    200: CorsOrigins;
};

export type RemoveCorsOriginsData = {
    body: CorsPatterns;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/frontend/cors/delete';
};

export type RemoveCorsOriginsResponses = {
    /**
     * The number of removed entries, and the remaining ones.
     */
    200: RemovedCorsOrigins;
};

export type ListPublicCurrenciesData = {
    body?: never;
    headers?: {
        /**
         * Answers 304 without a body if the reply would have this `ETag`, or one of several separated by commas. Browsers and caches send it by themselves.
         */
        'if-none-match'?: string;
    };
    path?: never;
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
    };
    url: '/frontend/currencies';
};

export type ListPublicCurrenciesResponses = {
    /**
     * The currencies.
     */
    200: PublicCurrencies;
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
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * The player's location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code; `UK` is read as `GB`.
         */
        country_code: Country;
        /**
         * The player's segments, separated by commas, at most 100. If empty or omitted, the player has none.
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

export type ListLeadersData = {
    body?: never;
    headers?: {
        /**
         * Answers 304 without a body if the reply would have this `ETag`, or one of several separated by commas. Browsers and caches send it by themselves.
         */
        'if-none-match'?: string;
    };
    path?: never;
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The id of the instance.
         */
        instance_id: Id;
        /**
         * The contributions that count.
         */
        period: 'Now' | 'Ever';
        /**
         * Number of leaders.
         */
        limit: number;
    };
    url: '/frontend/leaders';
};

export type ListLeadersResponses = {
    /**
     * The leaders.
     */
    200: Array<Leader>;
};

export type ListLobbyJackpotsData = {
    body?: never;
    headers?: {
        /**
         * Answers 304 without a body if the reply would have this `ETag`, or one of several separated by commas. Browsers and caches send it by themselves.
         */
        'if-none-match'?: string;
    };
    path?: never;
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The ids of instances, separated by commas; together with source_ids at most 200. If both are empty or omitted, all jackpots that the brand may play.
         */
        instance_ids?: string;
        /**
         * The ids of sources of the brand or its operator, separated by commas.
         */
        source_ids?: string;
        /**
         * The currency in which to show amounts. Defaults to the base currency of the brand's multipliers.
         */
        currency?: Currency;
        /**
         * The language of names and descriptions, as a BCP 47 tag such as `pt-BR`. If a jackpot has no texts in it, those in its base language (`pt`) are shown, and otherwise its name.
         */
        language?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of jackpots per page. `0` returns none, only the total count. Defaults to the maximum.
         */
        limit: number;
    };
    url: '/frontend/lobby';
};

export type ListLobbyJackpotsResponses = {
    /**
     * A page of jackpots.
     */
    200: Array<LobbyJackpot>;
};

export type ListMyBonusesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * Returns only bonuses in this state: `Available`, `Expired` or `Consumed`. If empty or omitted, all.
         */
        status?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
    };
    url: '/frontend/my/bonuses';
};

export type ListMyBonusesResponses = {
    /**
     * A page of the player's bonuses.
     */
    200: Array<MyBonus>;
};

export type ListMyOptInsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * Returns only what belongs to this instance. If empty or omitted, all instances.
         */
        instance_id?: IdOrNone;
        /**
         * The language of names and descriptions, as a BCP 47 tag such as `pt-BR`. If a jackpot has no texts in it, those in its base language (`pt`) are shown, and otherwise its name.
         */
        language?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
    };
    url: '/frontend/my/opt-ins';
};

export type ListMyOptInsResponses = {
    /**
     * A page of the player's opt-ins.
     */
    200: Array<MyOptIn>;
};

export type ListMyTicketsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * Returns only what belongs to this instance. If empty or omitted, all instances.
         */
        instance_id?: IdOrNone;
        /**
         * The language of names and descriptions, as a BCP 47 tag such as `pt-BR`. If a jackpot has no texts in it, those in its base language (`pt`) are shown, and otherwise its name.
         */
        language?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
    };
    url: '/frontend/my/tickets';
};

export type ListMyTicketsResponses = {
    /**
     * A page of the player's tickets.
     */
    200: Array<MyRaffleTickets>;
};

export type ListMyWinsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The player's id, as assigned by the operator.
         */
        player_id: PlayerId;
        /**
         * Returns only what belongs to this instance. If empty or omitted, all instances.
         */
        instance_id?: IdOrNone;
        /**
         * The language of names and descriptions, as a BCP 47 tag such as `pt-BR`. If a jackpot has no texts in it, those in its base language (`pt`) are shown, and otherwise its name.
         */
        language?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
    };
    url: '/frontend/my/wins';
};

export type ListMyWinsResponses = {
    /**
     * A page of the player's wins.
     */
    200: Array<MyWin>;
};

export type SetPlayerOptInData = {
    body: OptInRequest;
    headers?: {
        /**
         * A unique key that you choose for this request so that you can safely repeat it: the platform acts once and returns the first reply again. Keys are scoped to the calling account or player, across all operations; keys of contributions are scoped to the operator.
         */
        'idempotency-key'?: IdempotencyKey;
    };
    path?: never;
    query?: never;
    url: '/frontend/opt-in';
};

export type SetPlayerOptInResponses = {
    /**
     * The player has the requested status. The body is empty.
     */
    200: void;
};

export type ListPublicSourcesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The operator (`northstar`), including its brands, or the brand (`northstar:luna`) whose sources to list.
         */
        owner_id: OwnerId;
        /**
         * Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.
         */
        name?: string;
        /**
         * Page number, starting at 0. A page past the last one is an empty list.
         */
        page: number;
        /**
         * Number of items per page. `0` returns no items, only the total count.
         */
        limit: number;
        /**
         * The field to sort by.
         */
        sort_field: 'source_id' | 'source_name' | 'owner_id';
        /**
         * `1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.
         */
        sort_direction: 1 | -1;
    };
    url: '/frontend/sources';
};

export type ListPublicSourcesResponses = {
    /**
     * A page of sources.
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

export type ListRecentWinnersData = {
    body?: never;
    headers?: {
        /**
         * Answers 304 without a body if the reply would have this `ETag`, or one of several separated by commas. Browsers and caches send it by themselves.
         */
        'if-none-match'?: string;
    };
    path?: never;
    query: {
        /**
         * The brand path, `operator:brand`.
         */
        brand_id: BrandPath;
        /**
         * The ids of instances, separated by commas. If empty or omitted, all jackpots that the brand may play.
         */
        instance_ids?: string;
        /**
         * The language of names and descriptions, as a BCP 47 tag such as `pt-BR`. If a jackpot has no texts in it, those in its base language (`pt`) are shown, and otherwise its name.
         */
        language?: string;
        /**
         * Number of winners.
         */
        limit: number;
    };
    url: '/frontend/winners';
};

export type ListRecentWinnersResponses = {
    /**
     * The winners.
     */
    200: Array<RecentWinner>;
};

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/healthz';
};

export type GetHealthResponses = {
    /**
     * The service is running.
     */
    200: Health;
};

export type GetReadinessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/readyz';
};

export type GetReadinessResponses = {
    /**
     * The service is ready.
     */
    200: Readiness;
};
