// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type {
  AuthenticatePlayerData,
  AuthenticatePlayerResponses,
  ExecuteTransactionData,
  ExecuteTransactionResponses,
  CancelTransactionData,
  CancelTransactionResponses,
  ExecuteBatchData,
  ExecuteBatchResponses,
  CancelBatchData,
  CancelBatchResponses,
} from './types.gen.ts';

/** All problem codes: those of the operations, and those of requests that reach no operation. */
export type ProblemCode =
  | 'malformed_body'
  | 'malformed_request'
  | 'validation_failed'
  | 'token_missing'
  | 'token_invalid'
  | 'credentials_invalid'
  | 'session_expired'
  | 'signature_invalid'
  | 'exchange_token_invalid'
  | 'otp_invalid'
  | 'permission_denied'
  | 'permission_exceeds_own'
  | 'route_not_found'
  | 'operator_not_found'
  | 'brand_not_found'
  | 'owner_not_found'
  | 'template_not_found'
  | 'instance_not_found'
  | 'pot_not_found'
  | 'segment_not_found'
  | 'source_not_found'
  | 'contribution_not_found'
  | 'freespin_template_not_found'
  | 'freespin_instance_not_found'
  | 'bonus_not_found'
  | 'no_jackpot_for_source'
  | 'player_unknown'
  | 'account_not_found'
  | 'organisation_not_found'
  | 'unit_not_found'
  | 'system_not_found'
  | 'oauth_provider_not_found'
  | 'destination_not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'template_not_published'
  | 'template_locked'
  | 'template_id_taken'
  | 'game_code_taken'
  | 'contribution_in_flight'
  | 'instance_changed'
  | 'idempotency_key_in_flight'
  | 'pot_disabled'
  | 'pot_not_armed'
  | 'bonus_not_available'
  | 'transaction_conflict'
  | 'transaction_cancelled'
  | 'username_taken'
  | 'organisation_id_taken'
  | 'oauth_provider_id_taken'
  | 'destination_taken'
  | 'own_account'
  | 'last_system_account'
  | 'platform_organisation'
  | 'unit_in_use'
  | 'precondition_failed'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'template_invalid'
  | 'template_id_mismatch'
  | 'schedule_invalid'
  | 'base_multiplier_not_one'
  | 'currency_unknown'
  | 'currency_not_configured'
  | 'instance_pending'
  | 'instance_paused'
  | 'instance_terminated'
  | 'owner_disabled'
  | 'jackpot_not_assigned'
  | 'too_many_assignments'
  | 'too_many_destinations'
  | 'brand_excluded'
  | 'country_excluded'
  | 'instance_out_of_schedule'
  | 'player_not_opted_in'
  | 'pot_ceiling_exceeded'
  | 'transfer_invalid'
  | 'external_trigger_not_supported'
  | 'idempotency_key_reused'
  | 'idempotency_keys_differ'
  | 'wallet_not_configured'
  | 'wallet_refused_session'
  | 'wallet_refused_player'
  | 'wallet_refused'
  | 'wallet_refused_platform'
  | 'player_token_mismatch'
  | 'wallet_currency_mismatch'
  | 'callback_host_not_registered'
  | 'bonus_window_closed'
  | 'bonus_brand_mismatch'
  | 'bonus_expiry_past'
  | 'bonus_game_excluded'
  | 'bonus_use_mismatch'
  | 'bonus_exceeded'
  | 'amount_out_of_range'
  | 'insufficient_funds'
  | 'limit_exceeded'
  | 'current_password_wrong'
  | 'password_unacceptable'
  | 'permission_unknown'
  | 'org_list_mismatch'
  | 'account_type_misplaced'
  | 'organisation_parent_invalid'
  | 'oauth_provider_not_applicable'
  | 'oauth_state_unknown'
  | 'address_not_allowed'
  | 'headers_too_large'
  | 'upgrade_required'
  | 'too_many_requests'
  | 'internal_error'
  | 'not_implemented'
  | 'wallet_failed'
  | 'unavailable'
  | 'wallet_timeout';

/** An operation as the transport sees it. */
export type Operation = {
  readonly operationId: string;
  readonly method: string;
  /** A template: each `{name}` is replaced by the request's `path` parameter of that name, percent-encoded. */
  readonly path: string;
  /** The content type of the request's body; null if it has none. */
  readonly body: string | null;
  /** Success statuses. */
  readonly statuses: readonly number[];
  /** The kind of credentials, or `none`. */
  readonly security: string;
  /** Whether the operation takes an idempotency key, so that repeating it with the same key has no further effect. */
  readonly idempotent: boolean;
  /** The path to the body's field for the key, used if the header `Idempotency-Key` is not sent; null if there is none. */
  readonly keyField: readonly string[] | null;
  /** Whether it may be repeated without a key: it only reads, or its spec says why repeating it is harmless. */
  readonly repeatable: boolean;
  /** Whether it returns a list in pages: takes `page` and `limit`, and returns the total in `X-Total-Count`. */
  readonly paged: boolean;
  /** The problem codes that it can return. */
  readonly problems: readonly ProblemCode[];
};

/** The parts of a request. An array in the query is sent as a repeated key; undefined is left out. */
export type RequestParts = {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

/** The reply's headers; compatible with fetch. */
export type AnswerHeaders = { get(name: string): string | null };

/** A successful reply as the transport returns it: the body parsed, undefined if there is none. */
export type RawAnswer = { readonly status: number; readonly headers: AnswerHeaders; readonly body: unknown };

/**
 * The transport: sends a request and resolves with a reply whose status the operation declares as a success. For anything else (a problem,
 * another status, no reply) it throws its own error.
 */
export type Call<Options> = (operation: Operation, request: RequestParts, options?: Options) => Promise<RawAnswer>;

/** A declared success reply, discriminated by its status. */
export type Answer<Responses> = {
  [Status in keyof Responses & number]: { readonly status: Status; readonly headers: AnswerHeaders; readonly body: Responses[Status] };
}[keyof Responses & number];

/** Every operation as the transport sees it. */
export const operations = {
  authenticatePlayer: {
    operationId: 'authenticatePlayer',
    method: 'POST',
    path: '/wallet/authenticate',
    body: 'application/json',
    statuses: [200],
    security: 'wallet',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'unsupported_media_type', 'body_too_large', 'signature_invalid', 'malformed_body', 'validation_failed', 'session_expired', 'player_unknown', 'unavailable', 'internal_error'],
  },
  executeTransaction: {
    operationId: 'executeTransaction',
    method: 'POST',
    path: '/wallet/transactions',
    body: 'application/json',
    statuses: [200],
    security: 'wallet',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'unsupported_media_type', 'body_too_large', 'signature_invalid', 'malformed_body', 'validation_failed', 'transaction_conflict', 'transaction_cancelled', 'player_unknown', 'session_expired', 'limit_exceeded', 'insufficient_funds', 'unavailable', 'internal_error'],
  },
  cancelTransaction: {
    operationId: 'cancelTransaction',
    method: 'POST',
    path: '/wallet/transactions/cancel',
    body: 'application/json',
    statuses: [200],
    security: 'wallet',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'unsupported_media_type', 'body_too_large', 'signature_invalid', 'malformed_body', 'validation_failed', 'unavailable', 'internal_error'],
  },
  executeBatch: {
    operationId: 'executeBatch',
    method: 'POST',
    path: '/wallet/batches',
    body: 'application/json',
    statuses: [200],
    security: 'wallet',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'unsupported_media_type', 'body_too_large', 'signature_invalid', 'malformed_body', 'validation_failed', 'transaction_conflict', 'unavailable', 'internal_error'],
  },
  cancelBatch: {
    operationId: 'cancelBatch',
    method: 'POST',
    path: '/wallet/batches/cancel',
    body: 'application/json',
    statuses: [200],
    security: 'wallet',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'unsupported_media_type', 'body_too_large', 'signature_invalid', 'malformed_body', 'validation_failed', 'unavailable', 'internal_error'],
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** The operations that return a list in pages. */
export type PagedId = { [Id in OperationId]: (typeof operations)[Id]['paged'] extends true ? Id : never }[OperationId];

/** The problems that an operation answers with, by its name: `Problems['…']`. */
export type Problems = { readonly [Id in OperationId]: (typeof operations)[Id]['problems'][number] };

/** One function per operation. The transport defines `options`. */
export const createCalls = <Options>(call: Call<Options>) => ({
  /**
   * Authenticate a player
   *
   * Checks a player's session token and returns the player and their balance. The platform makes this call before any
   * other call for a player, and again when 10 minutes have passed, when the wallet replied with 401 or 403, or when
   * the currency differs.
   *
   * `POST /wallet/authenticate`, E1
   */
  authenticatePlayer: (request: Omit<AuthenticatePlayerData, 'url'>, options?: Options) =>
    call(operations.authenticatePlayer, request, options) as Promise<Answer<AuthenticatePlayerResponses>>,

  /**
   * Execute a transaction
   *
   * Moves money. A `Debit` takes it from the player for a contribution; a `Credit` pays it to the player for a win. The
   * id of a debit is `<contribution>:debit`, that of a credit `<win>:<n>`, where n is 0 for the main winner.
   *
   * `POST /wallet/transactions`, E3
   */
  executeTransaction: (request: Omit<ExecuteTransactionData, 'url'>, options?: Options) =>
    call(operations.executeTransaction, request, options) as Promise<Answer<ExecuteTransactionResponses>>,

  /**
   * Cancel a transaction
   *
   * Cancels a transaction, regardless of its outcome, and returns 200. If it moved money, reverse it once. If it was
   * refused or already cancelled, there is nothing to reverse. If it never arrived, store it as cancelled. From then
   * on, refuse its id permanently with `transaction_cancelled`, even if the transaction arrives later.
   *
   * `POST /wallet/transactions/cancel`, E2
   */
  cancelTransaction: (request: Omit<CancelTransactionData, 'url'>, options?: Options) =>
    call(operations.cancelTransaction, request, options) as Promise<Answer<CancelTransactionResponses>>,

  /**
   * Execute a batch
   *
   * Moves money of several players at once. The platform uses it for credits when one win pays several players: a
   * community share, or the prizes of a drawing. Credits in the same currency are sent together, including the main
   * winner's unless the contribution has a game round; if only one credit is left, it is sent as a single transaction.
   * The platform sends at most 500 transactions per batch, and several batches if there are more. Their ids are
   * `<win>:b<k>`, where k counts from 0 across all currencies of the win.
   *
   * `POST /wallet/batches`, E4
   */
  executeBatch: (request: Omit<ExecuteBatchData, 'url'>, options?: Options) =>
    call(operations.executeBatch, request, options) as Promise<Answer<ExecuteBatchResponses>>,

  /**
   * Cancel a batch
   *
   * Cancels the listed transactions of a batch; the others do not change. Each follows the rules of `POST
   * /wallet/transactions/cancel`: it is reversed once, and its id is refused permanently with `transaction_cancelled`,
   * in a batch or as a single transaction.
   *
   * `POST /wallet/batches/cancel`, E5
   */
  cancelBatch: (request: Omit<CancelBatchData, 'url'>, options?: Options) =>
    call(operations.cancelBatch, request, options) as Promise<Answer<CancelBatchResponses>>,
});

export type Calls<Options> = ReturnType<typeof createCalls<Options>>;
