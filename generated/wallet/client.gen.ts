// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import { authenticatePlayer, type AuthenticatePlayerAnswer, type AuthenticatePlayerRequest } from './operations/authenticate-player.gen.ts';
import { executeTransaction, type ExecuteTransactionAnswer, type ExecuteTransactionRequest } from './operations/execute-transaction.gen.ts';
import { cancelTransaction, type CancelTransactionAnswer, type CancelTransactionRequest } from './operations/cancel-transaction.gen.ts';
import { executeBatch, type ExecuteBatchAnswer, type ExecuteBatchRequest } from './operations/execute-batch.gen.ts';
import { cancelBatch, type CancelBatchAnswer, type CancelBatchRequest } from './operations/cancel-batch.gen.ts';
import { bindCalls } from './runtime/bind-calls.gen.ts';
import type { Call } from './runtime/operation.gen.ts';

export type {
  Answer,
  AnswerHeaders,
  Call,
  Operation,
  RawAnswer,
  RequestParts,
} from './runtime/operation.gen.ts';

/** All problem codes: those of the operations, and those of requests that reach no operation. */
export type ProblemCode =
  | 'malformed_body'
  | 'malformed_request'
  | 'validation_failed'
  | 'token_missing'
  | 'token_invalid'
  | 'credentials_invalid'
  | 'second_factor_required'
  | 'second_factor_invalid'
  | 'session_expired'
  | 'signature_invalid'
  | 'exchange_token_invalid'
  | 'otp_invalid'
  | 'second_factor_setup_required'
  | 'permission_denied'
  | 'permission_exceeds_own'
  | 'own_approval_request'
  | 'approver_not_independent'
  | 'route_not_found'
  | 'operator_not_found'
  | 'brand_not_found'
  | 'owner_not_found'
  | 'template_not_found'
  | 'instance_not_found'
  | 'pot_not_found'
  | 'segment_not_found'
  | 'source_not_found'
  | 'approval_request_not_found'
  | 'contribution_not_found'
  | 'freespin_template_not_found'
  | 'freespin_instance_not_found'
  | 'bonus_not_found'
  | 'promo_not_found'
  | 'use_not_found'
  | 'no_jackpot_for_source'
  | 'player_unknown'
  | 'account_not_found'
  | 'organisation_not_found'
  | 'unit_not_found'
  | 'system_not_found'
  | 'oauth_provider_not_found'
  | 'delivery_not_found'
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
  | 'bonus_ended'
  | 'use_booked'
  | 'transaction_conflict'
  | 'transaction_cancelled'
  | 'username_taken'
  | 'organisation_id_taken'
  | 'oauth_provider_id_taken'
  | 'destination_taken'
  | 'destination_disabled'
  | 'approval_request_decided'
  | 'approval_not_possible'
  | 'own_account'
  | 'last_system_account'
  | 'second_factor_active'
  | 'second_factor_missing'
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
  | 'warnings_not_accepted'
  | 'link_invalid'
  | 'too_many_assignments'
  | 'too_many_destinations'
  | 'brand_excluded'
  | 'country_excluded'
  | 'segment_excluded'
  | 'instance_out_of_schedule'
  | 'player_excluded'
  | 'win_limit_reached'
  | 'player_not_opted_in'
  | 'pot_ceiling_exceeded'
  | 'house_pot_insufficient'
  | 'transfer_invalid'
  | 'preference_out_of_range'
  | 'budget_exhausted'
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
  | 'bonus_choice_unclear'
  | 'bonus_game_excluded'
  | 'bonus_use_mismatch'
  | 'bonus_exceeded'
  | 'amount_out_of_range'
  | 'insufficient_funds'
  | 'limit_exceeded'
  | 'current_password_wrong'
  | 'second_factor_code_wrong'
  | 'second_factor_not_applicable'
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
  | 'wallet_on_hold'
  | 'not_ready'
  | 'unavailable'
  | 'wallet_timeout';

export type OperationId =
  | 'authenticatePlayer'
  | 'executeTransaction'
  | 'cancelTransaction'
  | 'executeBatch'
  | 'cancelBatch';

/** The operations that return a list in pages of a number and a size, and the total in `X-Total-Count`. */
export type PagedId = never;

/** The problems that an operation answers with, by its name: `Problems['…']`. */
export type Problems = {
  readonly authenticatePlayer: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'session_expired' | 'player_unknown' | 'unavailable' | 'internal_error';
  readonly executeTransaction: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'transaction_conflict' | 'transaction_cancelled' | 'player_unknown' | 'session_expired' | 'limit_exceeded' | 'insufficient_funds' | 'unavailable' | 'internal_error';
  readonly cancelTransaction: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly executeBatch: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'transaction_conflict' | 'unavailable' | 'internal_error';
  readonly cancelBatch: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'unavailable' | 'internal_error';
};

/** One method per operation. The transport defines `options`. */
export type Calls<Options> = {
  /**
   * Authenticate a player
   *
   * Checks a player's session token and returns the player and their balance. The platform makes this call before any
   * other call for a player, and again when 10 minutes have passed, when the wallet replied with 401 or 403, or when
   * the currency differs.
   *
   * `POST /wallet/authenticate`, E1
   */
  authenticatePlayer: (request: AuthenticatePlayerRequest, options?: Options) => Promise<AuthenticatePlayerAnswer>;

  /**
   * Execute a transaction
   *
   * Moves money. A `Debit` takes it from the player for a contribution; a `Credit` pays it to the player for a win. The
   * id of a debit is `<contribution>:debit`, that of a credit `<win>:<n>`, where n is 0 for the main winner.
   *
   * `POST /wallet/transactions`, E3
   */
  executeTransaction: (request: ExecuteTransactionRequest, options?: Options) => Promise<ExecuteTransactionAnswer>;

  /**
   * Cancel a transaction
   *
   * Cancels a transaction, regardless of its outcome, and returns 200. If it moved money, reverse it once. If it was
   * refused or already cancelled, there is nothing to reverse. If it never arrived, store it as cancelled. From then
   * on, refuse its id permanently with `transaction_cancelled`, even if the transaction arrives later.
   *
   * `POST /wallet/transactions/cancel`, E2
   */
  cancelTransaction: (request: CancelTransactionRequest, options?: Options) => Promise<CancelTransactionAnswer>;

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
  executeBatch: (request: ExecuteBatchRequest, options?: Options) => Promise<ExecuteBatchAnswer>;

  /**
   * Cancel a batch
   *
   * Cancels the listed transactions of a batch; the others do not change. Each follows the rules of `POST
   * /wallet/transactions/cancel`: it is reversed once, and its id is refused permanently with `transaction_cancelled`,
   * in a batch or as a single transaction.
   *
   * `POST /wallet/batches/cancel`, E5
   */
  cancelBatch: (request: CancelBatchRequest, options?: Options) => Promise<CancelBatchAnswer>;
};

/** The methods, over a transport. */
export const createCalls = <Options>(call: Call<Options>): Calls<Options> =>
  bindCalls<Calls<Options>>(
    call,
    authenticatePlayer,
    executeTransaction,
    cancelTransaction,
    executeBatch,
    cancelBatch,
  );
