// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type {
  LoginData,
  LoginResponses,
  LoginAdminData,
  LoginAdminResponses,
  ExchangeTokenData,
  ExchangeTokenResponses,
  LogoutData,
  LogoutResponses,
  RequestPasswordResetData,
  RequestPasswordResetResponses,
  ConfirmPasswordResetData,
  ConfirmPasswordResetResponses,
  GetOwnAccountData,
  GetOwnAccountResponses,
  ChangePasswordData,
  ChangePasswordResponses,
  ListAccountsData,
  ListAccountsResponses,
  CreateAccountData,
  CreateAccountResponses,
  UpdateAccountData,
  UpdateAccountResponses,
  DisableAccountData,
  DisableAccountResponses,
  EnableAccountData,
  EnableAccountResponses,
  ListOauthProvidersData,
  ListOauthProvidersResponses,
  CreateOauthProviderData,
  CreateOauthProviderResponses,
  UpdateOauthProviderData,
  UpdateOauthProviderResponses,
  ListOrganisationsData,
  ListOrganisationsResponses,
  CreateOrganisationData,
  CreateOrganisationResponses,
  GetOwnOrganisationData,
  GetOwnOrganisationResponses,
  UpdateOrganisationData,
  UpdateOrganisationResponses,
  AddOrganisationUnitsData,
  AddOrganisationUnitsResponses,
  RemoveOrganisationUnitsData,
  RemoveOrganisationUnitsResponses,
  ListSystemsData,
  ListSystemsResponses,
  ListAuditEventsData,
  ListAuditEventsResponses,
  ListDeliveriesData,
  ListDeliveriesResponses,
  ReplayDeliveriesData,
  ReplayDeliveriesResponses,
  ListDestinationsData,
  ListDestinationsResponses,
  CreateDestinationData,
  CreateDestinationResponses,
  DeleteDestinationsData,
  DeleteDestinationsResponses,
  UpdateDestinationData,
  UpdateDestinationResponses,
  ListBrandCurrenciesData,
  ListBrandCurrenciesResponses,
  SetBrandCurrenciesData,
  SetBrandCurrenciesResponses,
  ClearBrandCurrenciesData,
  ClearBrandCurrenciesResponses,
  ListBrandCurrencyChangesData,
  ListBrandCurrencyChangesResponses,
  ListOperatorsData,
  ListOperatorsResponses,
  SaveOperatorsData,
  SaveOperatorsResponses,
  GetOperatorData,
  GetOperatorResponses,
  UpdateOperatorData,
  UpdateOperatorResponses,
  SaveBrandsData,
  SaveBrandsResponses,
  UpdateBrandData,
  UpdateBrandResponses,
  GetOperatorSettingsData,
  GetOperatorSettingsResponses,
  SetOperatorSettingsData,
  SetOperatorSettingsResponses,
  ListSegmentsData,
  ListSegmentsResponses,
  CreateSegmentsData,
  CreateSegmentsResponses,
  AssignSegmentData,
  AssignSegmentResponses,
  DeleteSegmentsData,
  DeleteSegmentsResponses,
  SetSegmentPrioritiesData,
  SetSegmentPrioritiesResponses,
  UnassignSegmentData,
  UnassignSegmentResponses,
  ListSourcesData,
  ListSourcesResponses,
  CreateSourcesData,
  CreateSourcesResponses,
  AssignSourcesData,
  AssignSourcesResponses,
  RecordSourceContributionData,
  RecordSourceContributionResponses,
  DeleteSourcesData,
  DeleteSourcesResponses,
  GetSourceJackpotData,
  GetSourceJackpotResponses,
  SetSourcePrioritiesData,
  SetSourcePrioritiesResponses,
  UnassignSourcesData,
  UnassignSourcesResponses,
  ListInstancesData,
  ListInstancesResponses,
  UpdateInstanceData,
  UpdateInstanceResponses,
  RecordInstanceContributionData,
  RecordInstanceContributionResponses,
  ContributeByGameData,
  ContributeByGameResponses,
  SetOptInData,
  SetOptInResponses,
  SetOptInListedData,
  SetOptInListedResponses,
  ListPlayerOptInsData,
  ListPlayerOptInsResponses,
  SaveOptInsData,
  SaveOptInsResponses,
  SetPotContributedSeedData,
  SetPotContributedSeedResponses,
  SetPotCurrentValueData,
  SetPotCurrentValueResponses,
  SetPotSurplusSeedData,
  SetPotSurplusSeedResponses,
  ListPlayerRaffleTicketsData,
  ListPlayerRaffleTicketsResponses,
  TransferPotsData,
  TransferPotsResponses,
  TriggerWinData,
  TriggerWinResponses,
  ListPendingCancelsData,
  ListPendingCancelsResponses,
  RetryCancelsData,
  RetryCancelsResponses,
  SettleCancelsData,
  SettleCancelsResponses,
  ListWinsData,
  ListWinsResponses,
  ReleaseWinsData,
  ReleaseWinsResponses,
  SettleWinsData,
  SettleWinsResponses,
  GetInstanceData,
  GetInstanceResponses,
  ListLedgerEntriesData,
  ListLedgerEntriesResponses,
  ListInstanceOptInsData,
  ListInstanceOptInsResponses,
  PauseInstanceData,
  PauseInstanceResponses,
  ListPlayerInstanceTicketsData,
  ListPlayerInstanceTicketsResponses,
  ListRaffleTicketsData,
  ListRaffleTicketsResponses,
  ResumeInstanceData,
  ResumeInstanceResponses,
  TerminateInstanceData,
  TerminateInstanceResponses,
  ListTemplatesData,
  ListTemplatesResponses,
  CreateTemplateData,
  CreateTemplateResponses,
  InstantiateTemplateData,
  InstantiateTemplateResponses,
  PreviewTemplateData,
  PreviewTemplateResponses,
  PublishTemplateData,
  PublishTemplateResponses,
  GetTemplateSkeletonData,
  GetTemplateSkeletonResponses,
  GetTemplateData,
  GetTemplateResponses,
  UpdateTemplateData,
  UpdateTemplateResponses,
  ContributeToInstanceData,
  ContributeToInstanceResponses,
  ContributeBySourceData,
  ContributeBySourceResponses,
  GetContributionData,
  GetContributionResponses,
  GetBrandCurrenciesData,
  GetBrandCurrenciesResponses,
  ListOperatorPlayerInstanceTicketsData,
  ListOperatorPlayerInstanceTicketsResponses,
  ListOperatorRaffleTicketsData,
  ListOperatorRaffleTicketsResponses,
  GetOperatorJackpotData,
  GetOperatorJackpotResponses,
  SetOperatorOptInData,
  SetOperatorOptInResponses,
  ListOperatorPlayerTicketsData,
  ListOperatorPlayerTicketsResponses,
  ListOperatorSourcesData,
  ListOperatorSourcesResponses,
  ContributeToTargetData,
  ContributeToTargetResponses,
  SetTargetOptInData,
  SetTargetOptInResponses,
  ListTargetWinnersData,
  ListTargetWinnersResponses,
  ListTargetPotWinnersData,
  ListTargetPotWinnersResponses,
  ListWinnersData,
  ListWinnersResponses,
  ListWinnersByPotData,
  ListWinnersByPotResponses,
  AwardFreespinsData,
  AwardFreespinsResponses,
  AwardBonusData,
  AwardBonusResponses,
  ListFreespinInstancesData,
  ListFreespinInstancesResponses,
  CreateFreespinInstanceData,
  CreateFreespinInstanceResponses,
  ListFreespinTemplatesData,
  ListFreespinTemplatesResponses,
  CreateFreespinTemplateData,
  CreateFreespinTemplateResponses,
  UpdateFreespinTemplateData,
  UpdateFreespinTemplateResponses,
  ReportFreespinUseData,
  ReportFreespinUseResponses,
  ListPlayerBonusesData,
  ListPlayerBonusesResponses,
  GetCorsOriginsData,
  GetCorsOriginsResponses,
  SetCorsOriginsData,
  SetCorsOriginsResponses,
  RemoveCorsOriginsData,
  RemoveCorsOriginsResponses,
  GetPlayerJackpotData,
  GetPlayerJackpotResponses,
  SetPlayerOptInData,
  SetPlayerOptInResponses,
  ListPublicSourcesData,
  ListPublicSourcesResponses,
  GetTickerData,
  GetTickerResponses,
  GetHealthData,
  GetHealthResponses,
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
  /** The content type of a body that is passed as text and sent unchanged. */
  readonly text?: string;
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
  login: {
    operationId: 'login',
    method: 'POST',
    path: '/accounts/auth',
    body: 'application/json',
    statuses: [200],
    security: 'none',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'too_many_requests', 'credentials_invalid', 'unavailable', 'internal_error'],
  },
  loginAdmin: {
    operationId: 'loginAdmin',
    method: 'POST',
    path: '/auth/admin',
    body: 'application/json',
    statuses: [200],
    security: 'none',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'too_many_requests', 'credentials_invalid', 'unavailable', 'internal_error'],
  },
  exchangeToken: {
    operationId: 'exchangeToken',
    method: 'POST',
    path: '/accounts/token',
    body: 'application/json',
    statuses: [200],
    security: 'none',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['too_many_requests', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'exchange_token_invalid', 'unavailable', 'internal_error'],
  },
  logout: {
    operationId: 'logout',
    method: 'POST',
    path: '/accounts/logout',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'validation_failed', 'unavailable', 'internal_error'],
  },
  requestPasswordReset: {
    operationId: 'requestPasswordReset',
    method: 'POST',
    path: '/accounts/password-reset',
    body: 'application/json',
    statuses: [200],
    security: 'none',
    idempotent: false,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'too_many_requests', 'unavailable', 'internal_error'],
  },
  confirmPasswordReset: {
    operationId: 'confirmPasswordReset',
    method: 'POST',
    path: '/accounts/password-reset/confirm',
    body: 'application/json',
    statuses: [200],
    security: 'none',
    idempotent: false,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'too_many_requests', 'password_unacceptable', 'otp_invalid', 'unavailable', 'internal_error'],
  },
  getOwnAccount: {
    operationId: 'getOwnAccount',
    method: 'GET',
    path: '/accounts/me',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'validation_failed', 'unavailable', 'internal_error'],
  },
  changePassword: {
    operationId: 'changePassword',
    method: 'POST',
    path: '/accounts/me/password',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'too_many_requests', 'password_unacceptable', 'current_password_wrong', 'unavailable', 'internal_error'],
  },
  listAccounts: {
    operationId: 'listAccounts',
    method: 'GET',
    path: '/accounts',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  createAccount: {
    operationId: 'createAccount',
    method: 'POST',
    path: '/accounts',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'password_unacceptable', 'organisation_not_found', 'unit_not_found', 'org_list_mismatch', 'system_not_found', 'oauth_provider_not_found', 'permission_unknown', 'account_type_misplaced', 'oauth_provider_not_applicable', 'permission_exceeds_own', 'username_taken', 'unavailable', 'internal_error'],
  },
  updateAccount: {
    operationId: 'updateAccount',
    method: 'PATCH',
    path: '/accounts',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'account_not_found', 'own_account', 'password_unacceptable', 'organisation_not_found', 'unit_not_found', 'org_list_mismatch', 'oauth_provider_not_found', 'permission_unknown', 'account_type_misplaced', 'oauth_provider_not_applicable', 'permission_exceeds_own', 'last_system_account', 'username_taken', 'unavailable', 'internal_error'],
  },
  disableAccount: {
    operationId: 'disableAccount',
    method: 'POST',
    path: '/accounts/{account_id}/disable',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'idempotency_key_reused', 'account_not_found', 'own_account', 'permission_exceeds_own', 'last_system_account', 'unavailable', 'internal_error'],
  },
  enableAccount: {
    operationId: 'enableAccount',
    method: 'POST',
    path: '/accounts/{account_id}/enable',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'idempotency_key_reused', 'account_not_found', 'permission_exceeds_own', 'unavailable', 'internal_error'],
  },
  listOauthProviders: {
    operationId: 'listOauthProviders',
    method: 'GET',
    path: '/oauth/providers',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  createOauthProvider: {
    operationId: 'createOauthProvider',
    method: 'POST',
    path: '/oauth/providers',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'address_not_allowed', 'oauth_provider_id_taken', 'unavailable', 'internal_error'],
  },
  updateOauthProvider: {
    operationId: 'updateOauthProvider',
    method: 'PATCH',
    path: '/oauth/providers/{provider_id}',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'oauth_provider_not_found', 'owner_not_found', 'address_not_allowed', 'oauth_provider_not_applicable', 'oauth_provider_id_taken', 'unavailable', 'internal_error'],
  },
  listOrganisations: {
    operationId: 'listOrganisations',
    method: 'GET',
    path: '/organisations',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  createOrganisation: {
    operationId: 'createOrganisation',
    method: 'POST',
    path: '/organisations',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'organisation_not_found', 'organisation_parent_invalid', 'organisation_id_taken', 'currency_unknown', 'unavailable', 'internal_error'],
  },
  getOwnOrganisation: {
    operationId: 'getOwnOrganisation',
    method: 'GET',
    path: '/organisations/own',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'validation_failed', 'unavailable', 'internal_error'],
  },
  updateOrganisation: {
    operationId: 'updateOrganisation',
    method: 'PATCH',
    path: '/organisations/{org_id}',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'organisation_not_found', 'platform_organisation', 'organisation_parent_invalid', 'unit_in_use', 'currency_unknown', 'unavailable', 'internal_error'],
  },
  addOrganisationUnits: {
    operationId: 'addOrganisationUnits',
    method: 'POST',
    path: '/organisations/{org_id}/units',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'organisation_not_found', 'unavailable', 'internal_error'],
  },
  removeOrganisationUnits: {
    operationId: 'removeOrganisationUnits',
    method: 'POST',
    path: '/organisations/{org_id}/units/delete',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'organisation_not_found', 'unavailable', 'internal_error'],
  },
  listSystems: {
    operationId: 'listSystems',
    method: 'GET',
    path: '/systems',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  listAuditEvents: {
    operationId: 'listAuditEvents',
    method: 'GET',
    path: '/audit',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  listDeliveries: {
    operationId: 'listDeliveries',
    method: 'GET',
    path: '/deliveries',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  replayDeliveries: {
    operationId: 'replayDeliveries',
    method: 'POST',
    path: '/deliveries/replay',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  listDestinations: {
    operationId: 'listDestinations',
    method: 'GET',
    path: '/deliveries/destinations',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  createDestination: {
    operationId: 'createDestination',
    method: 'POST',
    path: '/deliveries/destinations',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'permission_exceeds_own', 'address_not_allowed', 'destination_taken', 'too_many_destinations', 'unavailable', 'internal_error'],
  },
  deleteDestinations: {
    operationId: 'deleteDestinations',
    method: 'POST',
    path: '/deliveries/destinations/delete',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  updateDestination: {
    operationId: 'updateDestination',
    method: 'PATCH',
    path: '/deliveries/destinations/{destination_id}',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'destination_not_found', 'permission_exceeds_own', 'address_not_allowed', 'destination_taken', 'unavailable', 'internal_error'],
  },
  listBrandCurrencies: {
    operationId: 'listBrandCurrencies',
    method: 'GET',
    path: '/config/currencies',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  setBrandCurrencies: {
    operationId: 'setBrandCurrencies',
    method: 'PUT',
    path: '/config/currencies/{brand_id}',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'brand_not_found', 'currency_unknown', 'base_multiplier_not_one', 'unavailable', 'internal_error'],
  },
  clearBrandCurrencies: {
    operationId: 'clearBrandCurrencies',
    method: 'DELETE',
    path: '/config/currencies/{brand_id}',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'idempotency_key_reused', 'brand_not_found', 'unavailable', 'internal_error'],
  },
  listBrandCurrencyChanges: {
    operationId: 'listBrandCurrencyChanges',
    method: 'GET',
    path: '/config/currencies/{brand_id}/history',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'brand_not_found', 'unavailable', 'internal_error'],
  },
  listOperators: {
    operationId: 'listOperators',
    method: 'GET',
    path: '/config/operators',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  saveOperators: {
    operationId: 'saveOperators',
    method: 'POST',
    path: '/config/operators',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  getOperator: {
    operationId: 'getOperator',
    method: 'GET',
    path: '/config/operators/{operator_id}',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'operator_not_found', 'unavailable', 'internal_error'],
  },
  updateOperator: {
    operationId: 'updateOperator',
    method: 'PATCH',
    path: '/config/operators/{operator_id}',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'operator_not_found', 'unavailable', 'internal_error'],
  },
  saveBrands: {
    operationId: 'saveBrands',
    method: 'POST',
    path: '/config/operators/{operator_id}/brands',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'operator_not_found', 'unavailable', 'internal_error'],
  },
  updateBrand: {
    operationId: 'updateBrand',
    method: 'PATCH',
    path: '/config/operators/{operator_id}/brands/{brand_id}',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'brand_not_found', 'unavailable', 'internal_error'],
  },
  getOperatorSettings: {
    operationId: 'getOperatorSettings',
    method: 'GET',
    path: '/config/operators/{operator_id}/settings',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'operator_not_found', 'unavailable', 'internal_error'],
  },
  setOperatorSettings: {
    operationId: 'setOperatorSettings',
    method: 'PUT',
    path: '/config/operators/{operator_id}/settings',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'operator_not_found', 'unavailable', 'internal_error'],
  },
  listSegments: {
    operationId: 'listSegments',
    method: 'GET',
    path: '/segments',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  createSegments: {
    operationId: 'createSegments',
    method: 'POST',
    path: '/segments',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  assignSegment: {
    operationId: 'assignSegment',
    method: 'POST',
    path: '/segments/assign',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'segment_not_found', 'instance_not_found', 'instance_terminated', 'too_many_assignments', 'unavailable', 'internal_error'],
  },
  deleteSegments: {
    operationId: 'deleteSegments',
    method: 'POST',
    path: '/segments/delete',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  setSegmentPriorities: {
    operationId: 'setSegmentPriorities',
    method: 'POST',
    path: '/segments/priorities',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'segment_not_found', 'jackpot_not_assigned', 'unavailable', 'internal_error'],
  },
  unassignSegment: {
    operationId: 'unassignSegment',
    method: 'POST',
    path: '/segments/unassign',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'segment_not_found', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  listSources: {
    operationId: 'listSources',
    method: 'GET',
    path: '/sources',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  createSources: {
    operationId: 'createSources',
    method: 'POST',
    path: '/sources',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  assignSources: {
    operationId: 'assignSources',
    method: 'POST',
    path: '/sources/assign',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'source_not_found', 'instance_not_found', 'instance_terminated', 'too_many_assignments', 'unavailable', 'internal_error'],
  },
  recordSourceContribution: {
    operationId: 'recordSourceContribution',
    method: 'POST',
    path: '/sources/contributions',
    body: 'application/json',
    statuses: [200, 204],
    security: 'account',
    idempotent: true,
    keyField: ['idempotency_key'],
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'idempotency_key_in_flight', 'callback_host_not_registered', 'brand_not_found', 'owner_disabled', 'no_jackpot_for_source', 'player_not_opted_in', 'currency_not_configured', 'amount_out_of_range', 'wallet_not_configured', 'wallet_refused_session', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'limit_exceeded', 'insufficient_funds', 'instance_changed', 'wallet_refused', 'wallet_refused_platform', 'wallet_failed', 'wallet_timeout', 'instance_terminated', 'unavailable', 'internal_error'],
  },
  deleteSources: {
    operationId: 'deleteSources',
    method: 'POST',
    path: '/sources/delete',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  getSourceJackpot: {
    operationId: 'getSourceJackpot',
    method: 'GET',
    path: '/sources/jackpot',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'brand_not_found', 'no_jackpot_for_source', 'unavailable', 'internal_error'],
  },
  setSourcePriorities: {
    operationId: 'setSourcePriorities',
    method: 'POST',
    path: '/sources/priorities',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'source_not_found', 'jackpot_not_assigned', 'unavailable', 'internal_error'],
  },
  unassignSources: {
    operationId: 'unassignSources',
    method: 'POST',
    path: '/sources/unassign',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'source_not_found', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  listInstances: {
    operationId: 'listInstances',
    method: 'GET',
    path: '/instances',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  updateInstance: {
    operationId: 'updateInstance',
    method: 'PATCH',
    path: '/instances',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'precondition_failed', 'unavailable', 'internal_error'],
  },
  recordInstanceContribution: {
    operationId: 'recordInstanceContribution',
    method: 'POST',
    path: '/instances/contributions',
    body: 'application/json',
    statuses: [200, 204],
    security: 'account',
    idempotent: true,
    keyField: ['idempotency_key'],
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'idempotency_key_in_flight', 'callback_host_not_registered', 'brand_not_found', 'owner_disabled', 'instance_not_found', 'instance_pending', 'instance_paused', 'instance_terminated', 'instance_out_of_schedule', 'brand_excluded', 'country_excluded', 'player_not_opted_in', 'currency_not_configured', 'amount_out_of_range', 'wallet_not_configured', 'wallet_refused_session', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'limit_exceeded', 'insufficient_funds', 'instance_changed', 'wallet_refused', 'wallet_refused_platform', 'wallet_failed', 'wallet_timeout', 'unavailable', 'internal_error'],
  },
  contributeByGame: {
    operationId: 'contributeByGame',
    method: 'POST',
    path: '/instances/game-contributions',
    body: 'application/json',
    statuses: [200, 204],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'idempotency_key_in_flight', 'brand_not_found', 'owner_disabled', 'source_not_found', 'instance_not_found', 'instance_pending', 'instance_paused', 'instance_terminated', 'instance_out_of_schedule', 'brand_excluded', 'country_excluded', 'player_not_opted_in', 'currency_not_configured', 'amount_out_of_range', 'wallet_not_configured', 'wallet_refused_session', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'limit_exceeded', 'insufficient_funds', 'instance_changed', 'wallet_refused', 'wallet_refused_platform', 'wallet_failed', 'wallet_timeout', 'unavailable', 'internal_error'],
  },
  setOptIn: {
    operationId: 'setOptIn',
    method: 'POST',
    path: '/instances/opt-in',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'brand_not_found', 'instance_not_found', 'owner_disabled', 'instance_terminated', 'brand_excluded', 'country_excluded', 'unavailable', 'internal_error'],
  },
  setOptInListed: {
    operationId: 'setOptInListed',
    method: 'POST',
    path: '/instances/opt-in/statuses',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'brand_not_found', 'instance_not_found', 'owner_disabled', 'instance_terminated', 'brand_excluded', 'country_excluded', 'unavailable', 'internal_error'],
  },
  listPlayerOptIns: {
    operationId: 'listPlayerOptIns',
    method: 'GET',
    path: '/instances/opt-ins',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  saveOptIns: {
    operationId: 'saveOptIns',
    method: 'POST',
    path: '/instances/opt-ins',
    body: 'application/json',
    text: 'text/csv',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'idempotency_key_in_flight', 'brand_not_found', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  setPotContributedSeed: {
    operationId: 'setPotContributedSeed',
    method: 'POST',
    path: '/instances/pots/contributed-seed',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'precondition_failed', 'pot_not_found', 'amount_out_of_range', 'unavailable', 'internal_error'],
  },
  setPotCurrentValue: {
    operationId: 'setPotCurrentValue',
    method: 'POST',
    path: '/instances/pots/current-value',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'precondition_failed', 'pot_not_found', 'pot_ceiling_exceeded', 'amount_out_of_range', 'unavailable', 'internal_error'],
  },
  setPotSurplusSeed: {
    operationId: 'setPotSurplusSeed',
    method: 'POST',
    path: '/instances/pots/surplus-seed',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'precondition_failed', 'pot_not_found', 'amount_out_of_range', 'unavailable', 'internal_error'],
  },
  listPlayerRaffleTickets: {
    operationId: 'listPlayerRaffleTickets',
    method: 'GET',
    path: '/instances/raffle-tickets',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  transferPots: {
    operationId: 'transferPots',
    method: 'POST',
    path: '/instances/transfer',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'precondition_failed', 'pot_not_found', 'instance_terminated', 'transfer_invalid', 'pot_disabled', 'amount_out_of_range', 'unavailable', 'internal_error'],
  },
  triggerWin: {
    operationId: 'triggerWin',
    method: 'POST',
    path: '/instances/trigger',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'precondition_failed', 'brand_not_found', 'pot_not_found', 'source_not_found', 'owner_disabled', 'instance_pending', 'instance_paused', 'instance_terminated', 'brand_excluded', 'player_not_opted_in', 'external_trigger_not_supported', 'pot_disabled', 'pot_not_armed', 'amount_out_of_range', 'unavailable', 'internal_error'],
  },
  listPendingCancels: {
    operationId: 'listPendingCancels',
    method: 'GET',
    path: '/instances/cancels',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  retryCancels: {
    operationId: 'retryCancels',
    method: 'POST',
    path: '/instances/cancels/retry',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  settleCancels: {
    operationId: 'settleCancels',
    method: 'POST',
    path: '/instances/cancels/settle',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  listWins: {
    operationId: 'listWins',
    method: 'GET',
    path: '/instances/wins',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  releaseWins: {
    operationId: 'releaseWins',
    method: 'POST',
    path: '/instances/wins/release',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  settleWins: {
    operationId: 'settleWins',
    method: 'POST',
    path: '/instances/wins/settle',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  getInstance: {
    operationId: 'getInstance',
    method: 'GET',
    path: '/instances/{instance_id}',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  listLedgerEntries: {
    operationId: 'listLedgerEntries',
    method: 'GET',
    path: '/instances/{instance_id}/ledger',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  listInstanceOptIns: {
    operationId: 'listInstanceOptIns',
    method: 'GET',
    path: '/instances/{instance_id}/opt-ins',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  pauseInstance: {
    operationId: 'pauseInstance',
    method: 'POST',
    path: '/instances/{instance_id}/pause',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'precondition_failed', 'instance_pending', 'instance_terminated', 'unavailable', 'internal_error'],
  },
  listPlayerInstanceTickets: {
    operationId: 'listPlayerInstanceTickets',
    method: 'GET',
    path: '/instances/{instance_id}/players/{player_id}/raffle-tickets',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  listRaffleTickets: {
    operationId: 'listRaffleTickets',
    method: 'GET',
    path: '/instances/{instance_id}/raffle-tickets',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  resumeInstance: {
    operationId: 'resumeInstance',
    method: 'POST',
    path: '/instances/{instance_id}/resume',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'precondition_failed', 'instance_pending', 'instance_terminated', 'unavailable', 'internal_error'],
  },
  terminateInstance: {
    operationId: 'terminateInstance',
    method: 'POST',
    path: '/instances/{instance_id}/terminate',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'precondition_failed', 'unavailable', 'internal_error'],
  },
  listTemplates: {
    operationId: 'listTemplates',
    method: 'GET',
    path: '/templates',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  createTemplate: {
    operationId: 'createTemplate',
    method: 'POST',
    path: '/templates',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'currency_unknown', 'template_id_taken', 'unavailable', 'internal_error'],
  },
  instantiateTemplate: {
    operationId: 'instantiateTemplate',
    method: 'POST',
    path: '/templates/instantiate',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'template_not_found', 'template_not_published', 'owner_not_found', 'schedule_invalid', 'game_code_taken', 'amount_out_of_range', 'unavailable', 'internal_error'],
  },
  previewTemplate: {
    operationId: 'previewTemplate',
    method: 'POST',
    path: '/templates/preview',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'template_id_mismatch', 'template_not_found', 'owner_not_found', 'currency_unknown', 'amount_out_of_range', 'unavailable', 'internal_error'],
  },
  publishTemplate: {
    operationId: 'publishTemplate',
    method: 'POST',
    path: '/templates/publish',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'template_not_found', 'precondition_failed', 'template_invalid', 'unavailable', 'internal_error'],
  },
  getTemplateSkeleton: {
    operationId: 'getTemplateSkeleton',
    method: 'GET',
    path: '/templates/skeleton',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  getTemplate: {
    operationId: 'getTemplate',
    method: 'GET',
    path: '/templates/{template_id}',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'template_not_found', 'unavailable', 'internal_error'],
  },
  updateTemplate: {
    operationId: 'updateTemplate',
    method: 'PUT',
    path: '/templates/{template_id}',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'template_id_mismatch', 'template_not_found', 'precondition_failed', 'owner_not_found', 'currency_unknown', 'template_locked', 'template_invalid', 'unavailable', 'internal_error'],
  },
  contributeToInstance: {
    operationId: 'contributeToInstance',
    method: 'POST',
    path: '/operator/contributions/instance',
    body: 'application/json',
    statuses: [200, 204],
    security: 'account',
    idempotent: true,
    keyField: ['idempotency_key'],
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'idempotency_key_in_flight', 'callback_host_not_registered', 'brand_not_found', 'owner_disabled', 'instance_not_found', 'instance_pending', 'instance_paused', 'instance_terminated', 'instance_out_of_schedule', 'brand_excluded', 'country_excluded', 'player_not_opted_in', 'currency_not_configured', 'amount_out_of_range', 'wallet_not_configured', 'wallet_refused_session', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'limit_exceeded', 'insufficient_funds', 'instance_changed', 'wallet_refused', 'wallet_refused_platform', 'wallet_failed', 'wallet_timeout', 'unavailable', 'internal_error'],
  },
  contributeBySource: {
    operationId: 'contributeBySource',
    method: 'POST',
    path: '/operator/contributions/source',
    body: 'application/json',
    statuses: [200, 204],
    security: 'account',
    idempotent: true,
    keyField: ['idempotency_key'],
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'idempotency_key_in_flight', 'callback_host_not_registered', 'brand_not_found', 'owner_disabled', 'no_jackpot_for_source', 'player_not_opted_in', 'currency_not_configured', 'amount_out_of_range', 'wallet_not_configured', 'wallet_refused_session', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'limit_exceeded', 'insufficient_funds', 'instance_changed', 'wallet_refused', 'wallet_refused_platform', 'wallet_failed', 'wallet_timeout', 'instance_terminated', 'unavailable', 'internal_error'],
  },
  getContribution: {
    operationId: 'getContribution',
    method: 'GET',
    path: '/operator/contributions/{contribution_id}',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'contribution_not_found', 'contribution_in_flight', 'unavailable', 'internal_error'],
  },
  getBrandCurrencies: {
    operationId: 'getBrandCurrencies',
    method: 'GET',
    path: '/operator/currencies',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'brand_not_found', 'unavailable', 'internal_error'],
  },
  listOperatorPlayerInstanceTickets: {
    operationId: 'listOperatorPlayerInstanceTickets',
    method: 'GET',
    path: '/operator/instances/{instance_id}/players/{player_id}/raffle-tickets',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  listOperatorRaffleTickets: {
    operationId: 'listOperatorRaffleTickets',
    method: 'GET',
    path: '/operator/instances/{instance_id}/raffle-tickets',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  getOperatorJackpot: {
    operationId: 'getOperatorJackpot',
    method: 'GET',
    path: '/operator/jackpot',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'brand_not_found', 'no_jackpot_for_source', 'unavailable', 'internal_error'],
  },
  setOperatorOptIn: {
    operationId: 'setOperatorOptIn',
    method: 'POST',
    path: '/operator/opt-in',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'brand_not_found', 'instance_not_found', 'owner_disabled', 'instance_terminated', 'brand_excluded', 'country_excluded', 'currency_not_configured', 'unavailable', 'internal_error'],
  },
  listOperatorPlayerTickets: {
    operationId: 'listOperatorPlayerTickets',
    method: 'GET',
    path: '/operator/raffle-tickets',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  listOperatorSources: {
    operationId: 'listOperatorSources',
    method: 'GET',
    path: '/operator/sources',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  contributeToTarget: {
    operationId: 'contributeToTarget',
    method: 'POST',
    path: '/operator/target-contributions',
    body: 'application/json',
    statuses: [200, 204],
    security: 'account',
    idempotent: true,
    keyField: ['options', 'idempotency_key'],
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'idempotency_key_in_flight', 'callback_host_not_registered', 'brand_not_found', 'owner_disabled', 'instance_not_found', 'no_jackpot_for_source', 'instance_pending', 'instance_paused', 'instance_terminated', 'instance_out_of_schedule', 'brand_excluded', 'country_excluded', 'player_not_opted_in', 'currency_not_configured', 'amount_out_of_range', 'wallet_not_configured', 'wallet_refused_session', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'limit_exceeded', 'insufficient_funds', 'instance_changed', 'wallet_refused', 'wallet_refused_platform', 'wallet_failed', 'wallet_timeout', 'unavailable', 'internal_error'],
  },
  setTargetOptIn: {
    operationId: 'setTargetOptIn',
    method: 'POST',
    path: '/operator/target-opt-in',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'brand_not_found', 'instance_not_found', 'no_jackpot_for_source', 'owner_disabled', 'instance_terminated', 'brand_excluded', 'country_excluded', 'currency_not_configured', 'unavailable', 'internal_error'],
  },
  listTargetWinners: {
    operationId: 'listTargetWinners',
    method: 'POST',
    path: '/operator/target-winners/latest',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'brand_not_found', 'instance_not_found', 'no_jackpot_for_source', 'unavailable', 'internal_error'],
  },
  listTargetPotWinners: {
    operationId: 'listTargetPotWinners',
    method: 'POST',
    path: '/operator/target-winners/pots',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'brand_not_found', 'instance_not_found', 'no_jackpot_for_source', 'unavailable', 'internal_error'],
  },
  listWinners: {
    operationId: 'listWinners',
    method: 'GET',
    path: '/operator/winners',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  listWinnersByPot: {
    operationId: 'listWinnersByPot',
    method: 'GET',
    path: '/operator/winners/pots',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  awardFreespins: {
    operationId: 'awardFreespins',
    method: 'POST',
    path: '/bonus/freespins/add',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: ['request_id'],
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'idempotency_key_in_flight', 'brand_not_found', 'owner_disabled', 'freespin_instance_not_found', 'bonus_brand_mismatch', 'bonus_window_closed', 'unavailable', 'internal_error'],
  },
  awardBonus: {
    operationId: 'awardBonus',
    method: 'POST',
    path: '/bonus/freespins/award',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: ['request_id'],
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'idempotency_key_in_flight', 'brand_not_found', 'owner_disabled', 'bonus_expiry_past', 'amount_out_of_range', 'currency_unknown', 'unavailable', 'internal_error'],
  },
  listFreespinInstances: {
    operationId: 'listFreespinInstances',
    method: 'GET',
    path: '/bonus/freespins/instances',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  createFreespinInstance: {
    operationId: 'createFreespinInstance',
    method: 'POST',
    path: '/bonus/freespins/instances',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'freespin_template_not_found', 'brand_not_found', 'bonus_brand_mismatch', 'schedule_invalid', 'unavailable', 'internal_error'],
  },
  listFreespinTemplates: {
    operationId: 'listFreespinTemplates',
    method: 'GET',
    path: '/bonus/freespins/templates',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  createFreespinTemplate: {
    operationId: 'createFreespinTemplate',
    method: 'POST',
    path: '/bonus/freespins/templates',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'operator_not_found', 'brand_not_found', 'amount_out_of_range', 'currency_unknown', 'unavailable', 'internal_error'],
  },
  updateFreespinTemplate: {
    operationId: 'updateFreespinTemplate',
    method: 'PATCH',
    path: '/bonus/freespins/templates',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'freespin_template_not_found', 'operator_not_found', 'brand_not_found', 'amount_out_of_range', 'currency_unknown', 'unavailable', 'internal_error'],
  },
  reportFreespinUse: {
    operationId: 'reportFreespinUse',
    method: 'POST',
    path: '/bonus/freespins/use',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: ['request_id'],
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'brand_not_found', 'owner_disabled', 'bonus_not_found', 'bonus_use_mismatch', 'bonus_game_excluded', 'bonus_not_available', 'bonus_exceeded', 'unavailable', 'internal_error'],
  },
  listPlayerBonuses: {
    operationId: 'listPlayerBonuses',
    method: 'GET',
    path: '/bonus/players/bonuses',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'brand_not_found', 'unavailable', 'internal_error'],
  },
  getCorsOrigins: {
    operationId: 'getCorsOrigins',
    method: 'GET',
    path: '/frontend/cors',
    body: null,
    statuses: [200],
    security: 'account',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'validation_failed', 'unavailable', 'internal_error'],
  },
  setCorsOrigins: {
    operationId: 'setCorsOrigins',
    method: 'POST',
    path: '/frontend/cors',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  removeCorsOrigins: {
    operationId: 'removeCorsOrigins',
    method: 'POST',
    path: '/frontend/cors/delete',
    body: 'application/json',
    statuses: [200],
    security: 'account',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'unavailable', 'internal_error'],
  },
  getPlayerJackpot: {
    operationId: 'getPlayerJackpot',
    method: 'GET',
    path: '/frontend/jackpot',
    body: null,
    statuses: [200],
    security: 'player',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'validation_failed', 'too_many_requests', 'brand_not_found', 'wallet_not_configured', 'session_expired', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'wallet_refused', 'wallet_refused_platform', 'wallet_failed', 'wallet_timeout', 'no_jackpot_for_source', 'unavailable', 'internal_error'],
  },
  setPlayerOptIn: {
    operationId: 'setPlayerOptIn',
    method: 'POST',
    path: '/frontend/opt-in',
    body: 'application/json',
    statuses: [200],
    security: 'player',
    idempotent: true,
    keyField: null,
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'too_many_requests', 'brand_not_found', 'wallet_not_configured', 'session_expired', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'wallet_refused', 'wallet_refused_platform', 'wallet_failed', 'wallet_timeout', 'idempotency_key_reused', 'instance_not_found', 'owner_disabled', 'instance_terminated', 'brand_excluded', 'country_excluded', 'unavailable', 'internal_error'],
  },
  listPublicSources: {
    operationId: 'listPublicSources',
    method: 'GET',
    path: '/frontend/sources',
    body: null,
    statuses: [200],
    security: 'none',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: true,
    problems: ['too_many_requests', 'validation_failed', 'unavailable', 'internal_error'],
  },
  getTicker: {
    operationId: 'getTicker',
    method: 'GET',
    path: '/frontend/ticker',
    body: null,
    statuses: [200],
    security: 'none',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['too_many_requests', 'validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
  },
  getHealth: {
    operationId: 'getHealth',
    method: 'GET',
    path: '/healthz',
    body: null,
    statuses: [200],
    security: 'none',
    idempotent: false,
    keyField: null,
    repeatable: true,
    paged: false,
    problems: ['validation_failed', 'unavailable', 'internal_error'],
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
   * Log in
   *
   * Checks a username and password and returns a bearer token, a refresh token and what the account has access to. A
   * trusted Service account also receives the secret that signs the tokens of its organisation.
   *
   * `POST /accounts/auth`, A1
   */
  login: (request: Omit<LoginData, 'url'>, options?: Options) =>
    call(operations.login, request, options) as Promise<Answer<LoginResponses>>,

  /**
   * Log in (deprecated path)
   *
   * A former path of the login. It behaves exactly like `POST /accounts/auth` and shares its count of failed logins.
   * Use `POST /accounts/auth` instead. Every reply has the headers `Deprecation` and `Link`.
   *
   * `POST /auth/admin`, A1
   * @deprecated
   */
  loginAdmin: (request: Omit<LoginAdminData, 'url'>, options?: Options) =>
    call(operations.loginAdmin, request, options) as Promise<Answer<LoginAdminResponses>>,

  /**
   * Exchange a token
   *
   * Exchanges a refresh token, or the one-time code of a login with an external identity provider, for a new bearer
   * token and a new refresh token.
   *
   * `POST /accounts/token`, A6
   */
  exchangeToken: (request: Omit<ExchangeTokenData, 'url'>, options?: Options) =>
    call(operations.exchangeToken, request, options) as Promise<Answer<ExchangeTokenResponses>>,

  /**
   * Log out
   *
   * Ends the login that the bearer token belongs to, by password or through an external identity provider. All its
   * bearer tokens become invalid, including the one in this request. Its refresh token is refused with
   * `exchange_token_invalid`, and its sockets are closed with 4401. Other logins of the account are not affected.
   *
   * `POST /accounts/logout`
   */
  logout: (request: Omit<LogoutData, 'url'> = {}, options?: Options) =>
    call(operations.logout, request, options) as Promise<Answer<LogoutResponses>>,

  /**
   * Request a password reset
   *
   * Issues a one-time password for an account and publishes the event `PasswordResetRequested`, whose receiver sends it
   * to the account holder. The event goes to destinations that list it by name (see Deliveries) and to the platform's
   * own mail, if configured. It never appears in a reply, on a socket or in a list.
   *
   * `POST /accounts/password-reset`, A4
   */
  requestPasswordReset: (request: Omit<RequestPasswordResetData, 'url'>, options?: Options) =>
    call(operations.requestPasswordReset, request, options) as Promise<Answer<RequestPasswordResetResponses>>,

  /**
   * Confirm a password reset
   *
   * Sets a new password with a one-time password.
   *
   * `POST /accounts/password-reset/confirm`, A5
   */
  confirmPasswordReset: (request: Omit<ConfirmPasswordResetData, 'url'>, options?: Options) =>
    call(operations.confirmPasswordReset, request, options) as Promise<Answer<ConfirmPasswordResetResponses>>,

  /**
   * Get your own account
   *
   * Returns the account that the bearer token belongs to, with its permissions and the operators and brands that it has
   * access to.
   *
   * `GET /accounts/me`, A2
   */
  getOwnAccount: (request: Omit<GetOwnAccountData, 'url'> = {}, options?: Options) =>
    call(operations.getOwnAccount, request, options) as Promise<Answer<GetOwnAccountResponses>>,

  /**
   * Change your own password
   *
   * Sets a new password for the calling account. The current password is required.
   *
   * `POST /accounts/me/password`, A3
   */
  changePassword: (request: Omit<ChangePasswordData, 'url'>, options?: Options) =>
    call(operations.changePassword, request, options) as Promise<Answer<ChangePasswordResponses>>,

  /**
   * List accounts
   *
   * Returns a page of the accounts that you have access to. Passwords and one-time passwords are never returned.
   *
   * `GET /accounts`, A7
   */
  listAccounts: (request: Omit<ListAccountsData, 'url'> = {}, options?: Options) =>
    call(operations.listAccounts, request, options) as Promise<Answer<ListAccountsResponses>>,

  /**
   * Create an account
   *
   * Creates an enabled account.
   *
   * `POST /accounts`, A8
   */
  createAccount: (request: Omit<CreateAccountData, 'url'>, options?: Options) =>
    call(operations.createAccount, request, options) as Promise<Answer<CreateAccountResponses>>,

  /**
   * Update an account
   *
   * Changes the fields of an account that are sent; each field is replaced as a whole. A field that is sent with its
   * current value has no effect.
   *
   * `PATCH /accounts`, A9
   */
  updateAccount: (request: Omit<UpdateAccountData, 'url'>, options?: Options) =>
    call(operations.updateAccount, request, options) as Promise<Answer<UpdateAccountResponses>>,

  /**
   * Disable an account
   *
   * Disables an account: it can no longer log in or make requests, and all its tokens, its refresh tokens and its
   * one-time password end immediately. Disabling a disabled account has no effect.
   *
   * `POST /accounts/{account_id}/disable`, A10
   */
  disableAccount: (request: Omit<DisableAccountData, 'url'>, options?: Options) =>
    call(operations.disableAccount, request, options) as Promise<Answer<DisableAccountResponses>>,

  /**
   * Enable an account
   *
   * Enables an account so that it can log in again. Tokens that ended when it was disabled remain invalid. Enabling an
   * enabled account has no effect.
   *
   * `POST /accounts/{account_id}/enable`, A11
   */
  enableAccount: (request: Omit<EnableAccountData, 'url'>, options?: Options) =>
    call(operations.enableAccount, request, options) as Promise<Answer<EnableAccountResponses>>,

  /**
   * List identity providers
   *
   * Returns a page of the external identity providers whose owner you have access to. `client_secret` is never
   * returned.
   *
   * `GET /oauth/providers`, A12
   */
  listOauthProviders: (request: Omit<ListOauthProvidersData, 'url'> = {}, options?: Options) =>
    call(operations.listOauthProviders, request, options) as Promise<Answer<ListOauthProvidersResponses>>,

  /**
   * Create an identity provider
   *
   * Creates an external identity provider (OpenID Connect). Accounts can log in with it once their oauth_provider_id is
   * set to its id.
   *
   * `POST /oauth/providers`, A13
   */
  createOauthProvider: (request: Omit<CreateOauthProviderData, 'url'>, options?: Options) =>
    call(operations.createOauthProvider, request, options) as Promise<Answer<CreateOauthProviderResponses>>,

  /**
   * Update an identity provider
   *
   * Changes the fields of an identity provider that are sent. Logins in progress finish with the configuration that
   * applies when the browser returns.
   *
   * `PATCH /oauth/providers/{provider_id}`, A14
   */
  updateOauthProvider: (request: Omit<UpdateOauthProviderData, 'url'>, options?: Options) =>
    call(operations.updateOauthProvider, request, options) as Promise<Answer<UpdateOauthProviderResponses>>,

  /**
   * List organisations
   *
   * Returns a page of the organisations that you have access to: your own and those below it. System accounts see all
   * organisations, including the platform's own, `pitboss`.
   *
   * `GET /organisations`, A15
   */
  listOrganisations: (request: Omit<ListOrganisationsData, 'url'> = {}, options?: Options) =>
    call(operations.listOrganisations, request, options) as Promise<Answer<ListOrganisationsResponses>>,

  /**
   * Create an organisation
   *
   * Creates an organisation below another one.
   *
   * `POST /organisations`, A16
   */
  createOrganisation: (request: Omit<CreateOrganisationData, 'url'>, options?: Options) =>
    call(operations.createOrganisation, request, options) as Promise<Answer<CreateOrganisationResponses>>,

  /**
   * Get your own organisation
   *
   * Returns the organisation that the calling account belongs to.
   *
   * `GET /organisations/own`, A17
   */
  getOwnOrganisation: (request: Omit<GetOwnOrganisationData, 'url'> = {}, options?: Options) =>
    call(operations.getOwnOrganisation, request, options) as Promise<Answer<GetOwnOrganisationResponses>>,

  /**
   * Update an organisation
   *
   * Changes the fields of an organisation that are sent.
   *
   * `PATCH /organisations/{org_id}`, A18
   */
  updateOrganisation: (request: Omit<UpdateOrganisationData, 'url'>, options?: Options) =>
    call(operations.updateOrganisation, request, options) as Promise<Answer<UpdateOrganisationResponses>>,

  /**
   * Add units to an organisation
   *
   * Adds units to an organisation, after its existing units. Items are processed independently: `succeeded` lists the
   * units that the organisation has afterwards, whether new or not; `failed` lists those that exceed the maximum of
   * 1,000 units per organisation. Duplicate ids are listed once.
   *
   * `POST /organisations/{org_id}/units`, A19
   */
  addOrganisationUnits: (request: Omit<AddOrganisationUnitsData, 'url'>, options?: Options) =>
    call(operations.addOrganisationUnits, request, options) as Promise<Answer<AddOrganisationUnitsResponses>>,

  /**
   * Remove units from an organisation
   *
   * Removes units from an organisation. Items are processed independently: `succeeded` lists the units that were
   * removed; `failed` lists those that the organisation does not have, or that accounts or identity providers belong
   * to. Duplicate ids are listed once.
   *
   * `POST /organisations/{org_id}/units/delete`, A20
   */
  removeOrganisationUnits: (request: Omit<RemoveOrganisationUnitsData, 'url'>, options?: Options) =>
    call(operations.removeOrganisationUnits, request, options) as Promise<Answer<RemoveOrganisationUnitsResponses>>,

  /**
   * List systems
   *
   * Returns a page of the systems registered with the platform. Systems are registered in the file given in
   * `PITBOSS_SYSTEMS_FILE`, in the format returned here. The platform reads the file when it starts; `pitboss systems`
   * checks it and lists its systems.
   *
   * `GET /systems`, A21
   */
  listSystems: (request: Omit<ListSystemsData, 'url'> = {}, options?: Options) =>
    call(operations.listSystems, request, options) as Promise<Answer<ListSystemsResponses>>,

  /**
   * List audit events
   *
   * Returns a page of what accounts have done, latest first. Each event is written in the same transaction as the
   * action, so none is missing and none describes something that did not happen. Events are never changed or removed.
   *
   * `GET /audit`
   */
  listAuditEvents: (request: Omit<ListAuditEventsData, 'url'> = {}, options?: Options) =>
    call(operations.listAuditEvents, request, options) as Promise<Answer<ListAuditEventsResponses>>,

  /**
   * List deliveries
   *
   * Returns a page of the messages that the platform sends to operators, latest first: events to destinations, results
   * of contributions to their callbacks, and diversions. Contents are not returned, and `PasswordResetRequested` is not
   * listed.
   *
   * `GET /deliveries`
   */
  listDeliveries: (request: Omit<ListDeliveriesData, 'url'> = {}, options?: Options) =>
    call(operations.listDeliveries, request, options) as Promise<Answer<ListDeliveriesResponses>>,

  /**
   * Replay deliveries
   *
   * Immediately sends deliveries again, with their original `webhook-id` and content, and resets their attempts. A
   * delivery that is still pending is sent now without resetting its attempts. Items are processed independently:
   * `succeeded` lists the deliveries that are now pending; `failed` lists those that cannot be sent because they do not
   * exist, you have no access to them, or their destination is disabled or deleted. Duplicate ids are listed once.
   *
   * `POST /deliveries/replay`
   */
  replayDeliveries: (request: Omit<ReplayDeliveriesData, 'url'>, options?: Options) =>
    call(operations.replayDeliveries, request, options) as Promise<Answer<ReplayDeliveriesResponses>>,

  /**
   * List destinations
   *
   * Returns a page of the destinations whose owner you have access to. Secrets are never returned.
   *
   * `GET /deliveries/destinations`
   */
  listDestinations: (request: Omit<ListDestinationsData, 'url'> = {}, options?: Options) =>
    call(operations.listDestinations, request, options) as Promise<Answer<ListDestinationsResponses>>,

  /**
   * Register a destination
   *
   * Registers an address to receive the events of an operator or brand from now on. Its host can also be used in
   * callbacks of contributions and in diversions. With an empty list of events, only the host is registered.
   *
   * `POST /deliveries/destinations`
   */
  createDestination: (request: Omit<CreateDestinationData, 'url'>, options?: Options) =>
    call(operations.createDestination, request, options) as Promise<Answer<CreateDestinationResponses>>,

  /**
   * Delete destinations
   *
   * Deletes destinations and their pending or dead event deliveries. Callbacks become dead, and diversions wait until
   * another destination has their host. Items are processed independently: `succeeded` lists the destinations that were
   * deleted; `failed` lists those that do not exist or that you have no access to, and those that receive
   * `PasswordResetRequested` if you are neither a SuperUser nor a System account. Duplicate ids are listed once.
   *
   * `POST /deliveries/destinations/delete`
   */
  deleteDestinations: (request: Omit<DeleteDestinationsData, 'url'>, options?: Options) =>
    call(operations.deleteDestinations, request, options) as Promise<Answer<DeleteDestinationsResponses>>,

  /**
   * Update a destination
   *
   * Changes the fields of a destination that are sent.
   *
   * `PATCH /deliveries/destinations/{destination_id}`
   */
  updateDestination: (request: Omit<UpdateDestinationData, 'url'>, options?: Options) =>
    call(operations.updateDestination, request, options) as Promise<Answer<UpdateDestinationResponses>>,

  /**
   * List the multipliers of brands
   *
   * Returns a page of the brands that you have access to, with the multipliers that convert the amounts of their
   * players. A brand with its own multipliers uses only those; all other brands use the defaults from the platform's
   * configuration.
   *
   * `GET /config/currencies`, B1
   */
  listBrandCurrencies: (request: Omit<ListBrandCurrenciesData, 'url'> = {}, options?: Options) =>
    call(operations.listBrandCurrencies, request, options) as Promise<Answer<ListBrandCurrenciesResponses>>,

  /**
   * Set a brand's own multipliers
   *
   * Sets a brand's own multipliers, replacing its earlier multipliers and all defaults: currencies that are not listed
   * can no longer be converted for the brand's players. The change applies from the next contribution. Booked
   * contributions, and contributions in progress, keep the rate that they started with.
   *
   * `PUT /config/currencies/{brand_id}`
   */
  setBrandCurrencies: (request: Omit<SetBrandCurrenciesData, 'url'>, options?: Options) =>
    call(operations.setBrandCurrencies, request, options) as Promise<Answer<SetBrandCurrenciesResponses>>,

  /**
   * Reset a brand to the default multipliers
   *
   * Removes a brand's own multipliers, so that the platform's defaults apply again from the next contribution. Booked
   * contributions, and contributions in progress, keep the rate that they started with. The brand's history is kept and
   * shows the change. If the brand has no multipliers of its own, nothing changes.
   *
   * `DELETE /config/currencies/{brand_id}`
   */
  clearBrandCurrencies: (request: Omit<ClearBrandCurrenciesData, 'url'>, options?: Options) =>
    call(operations.clearBrandCurrencies, request, options) as Promise<Answer<ClearBrandCurrenciesResponses>>,

  /**
   * List the changes to a brand's multipliers
   *
   * Returns a page of the changes to a brand's own multipliers: when they were set or removed, by whom, and the values
   * that were set. Changes are never deleted. The defaults are not included: they are set in the platform's
   * configuration.
   *
   * `GET /config/currencies/{brand_id}/history`
   */
  listBrandCurrencyChanges: (request: Omit<ListBrandCurrencyChangesData, 'url'>, options?: Options) =>
    call(operations.listBrandCurrencyChanges, request, options) as Promise<Answer<ListBrandCurrencyChangesResponses>>,

  /**
   * List operators
   *
   * Returns a page of the operators that you have access to, with their brands. If you have access to only some brands
   * of an operator, only those are listed.
   *
   * `GET /config/operators`, B2
   */
  listOperators: (request: Omit<ListOperatorsData, 'url'> = {}, options?: Options) =>
    call(operations.listOperators, request, options) as Promise<Answer<ListOperatorsResponses>>,

  /**
   * Save operators
   *
   * Creates the operators that do not exist and renames those that do. New operators are enabled and have no brands.
   * Items are processed independently: `success` lists the ids that were saved; `failed` lists those that you have no
   * access to, such as the id of someone else's organisation, and `pitboss`, which is the platform itself. A duplicate
   * id is saved with its last name and listed once.
   *
   * `POST /config/operators`, B3
   */
  saveOperators: (request: Omit<SaveOperatorsData, 'url'>, options?: Options) =>
    call(operations.saveOperators, request, options) as Promise<Answer<SaveOperatorsResponses>>,

  /**
   * Get an operator
   *
   * Returns an operator with its brands.
   *
   * `GET /config/operators/{operator_id}`, B4
   */
  getOperator: (request: Omit<GetOperatorData, 'url'>, options?: Options) =>
    call(operations.getOperator, request, options) as Promise<Answer<GetOperatorResponses>>,

  /**
   * Rename, enable or disable an operator
   *
   * Changes an operator's name, or enables or disables it. Omitted fields stay as they are; an empty object changes
   * nothing. The change applies from the next request; a contribution whose debit is in progress is still booked.
   *
   * `PATCH /config/operators/{operator_id}`, B6
   */
  updateOperator: (request: Omit<UpdateOperatorData, 'url'>, options?: Options) =>
    call(operations.updateOperator, request, options) as Promise<Answer<UpdateOperatorResponses>>,

  /**
   * Save an operator's brands
   *
   * Creates the operator's brands that do not exist and renames those that do. New brands are enabled. Items are
   * processed independently: `success` lists the ids that were saved; `failed` lists those that you have no access to,
   * and those beyond the maximum of 10,000 brands per operator. A duplicate id is saved with its last name and listed
   * once.
   *
   * `POST /config/operators/{operator_id}/brands`, B5
   */
  saveBrands: (request: Omit<SaveBrandsData, 'url'>, options?: Options) =>
    call(operations.saveBrands, request, options) as Promise<Answer<SaveBrandsResponses>>,

  /**
   * Rename, enable or disable a brand
   *
   * Changes a brand's name, or enables or disables it. Omitted fields stay as they are; an empty object changes
   * nothing. The change applies from the next request; a contribution whose debit is in progress is still booked.
   *
   * `PATCH /config/operators/{operator_id}/brands/{brand_id}`, B6
   */
  updateBrand: (request: Omit<UpdateBrandData, 'url'>, options?: Options) =>
    call(operations.updateBrand, request, options) as Promise<Answer<UpdateBrandResponses>>,

  /**
   * Get an operator's settings
   *
   * Returns how the platform handles the wins of an operator and its brands. If they were never set, the settings are
   * empty and no win is held.
   *
   * `GET /config/operators/{operator_id}/settings`
   */
  getOperatorSettings: (request: Omit<GetOperatorSettingsData, 'url'>, options?: Options) =>
    call(operations.getOperatorSettings, request, options) as Promise<Answer<GetOperatorSettingsResponses>>,

  /**
   * Set an operator's settings
   *
   * Replaces the settings of an operator. They apply to wins that are booked from now on: payments that are `Held`
   * remain so.
   *
   * `PUT /config/operators/{operator_id}/settings`
   */
  setOperatorSettings: (request: Omit<SetOperatorSettingsData, 'url'>, options?: Options) =>
    call(operations.setOperatorSettings, request, options) as Promise<Answer<SetOperatorSettingsResponses>>,

  /**
   * List segments
   *
   * Returns a page of the segments that you have access to, with the instances assigned to them. The account of a brand
   * also sees its operator's segments that lead the brand to a jackpot it may play, with these jackpots.
   *
   * `GET /segments`, B7
   */
  listSegments: (request: Omit<ListSegmentsData, 'url'> = {}, options?: Options) =>
    call(operations.listSegments, request, options) as Promise<Answer<ListSegmentsResponses>>,

  /**
   * Create segments
   *
   * Creates segments, optionally with instances. Items are processed independently: `succeeded` lists the ids of the
   * segments that were created; `duplicated` lists those that already existed and were not changed, which includes the
   * second of two items with the same owner and id; `failed` lists those whose owner does not exist or that you have no
   * access to, and those with an instance that does not exist, belongs to another operator or has ended. If an item
   * lists an instance twice, the last priority is used. The owner_id of an assignment must be that of its segment;
   * otherwise, the request fails with `validation_failed`, with a pointer, and nothing is created.
   *
   * `POST /segments`, B8
   */
  createSegments: (request: Omit<CreateSegmentsData, 'url'>, options?: Options) =>
    call(operations.createSegments, request, options) as Promise<Answer<CreateSegmentsResponses>>,

  /**
   * Assign an instance to a segment
   *
   * Assigns an instance to a segment. It is added after the segment's existing instances: its priority is one more than
   * the last, at most 1,000,000. If the instance is already assigned, nothing changes.
   *
   * `POST /segments/assign`, B10
   */
  assignSegment: (request: Omit<AssignSegmentData, 'url'>, options?: Options) =>
    call(operations.assignSegment, request, options) as Promise<Answer<AssignSegmentResponses>>,

  /**
   * Delete segments
   *
   * Deletes segments that have no instances. Items are processed independently: `succeeded` lists the ids of the
   * segments that were deleted; `failed` lists the others. A segment that still has instances, including ended ones,
   * fails and lists their ids; unassign them first with `POST /segments/unassign`. A segment that does not exist, or
   * that you have no access to, fails with empty `jackpots`. Duplicate items are listed once.
   *
   * `POST /segments/delete`, B9
   */
  deleteSegments: (request: Omit<DeleteSegmentsData, 'url'>, options?: Options) =>
    call(operations.deleteSegments, request, options) as Promise<Answer<DeleteSegmentsResponses>>,

  /**
   * Set the order of instances in a segment
   *
   * Sets the priorities of instances in a segment and returns a list with the segment as its only item. Lower
   * priorities are tried first; instances with equal priority are tried in order of assignment. Instances that are not
   * listed keep their priorities. Priorities may repeat and have gaps.
   *
   * `POST /segments/priorities`, B11
   */
  setSegmentPriorities: (request: Omit<SetSegmentPrioritiesData, 'url'>, options?: Options) =>
    call(operations.setSegmentPriorities, request, options) as Promise<Answer<SetSegmentPrioritiesResponses>>,

  /**
   * Unassign an instance from a segment
   *
   * Unassigns an instance from a segment. The other instances keep their priorities. If the instance is not assigned,
   * nothing changes. The instance itself and contributions in progress are not affected.
   *
   * `POST /segments/unassign`, B12
   */
  unassignSegment: (request: Omit<UnassignSegmentData, 'url'>, options?: Options) =>
    call(operations.unassignSegment, request, options) as Promise<Answer<UnassignSegmentResponses>>,

  /**
   * List sources
   *
   * Returns a page of the sources that you have access to, with the instances assigned to them. The account of a brand
   * also sees its operator's sources that lead the brand to a jackpot it may play, with these jackpots.
   *
   * `GET /sources`, B13
   */
  listSources: (request: Omit<ListSourcesData, 'url'> = {}, options?: Options) =>
    call(operations.listSources, request, options) as Promise<Answer<ListSourcesResponses>>,

  /**
   * Create sources
   *
   * Creates sources, optionally with instances. Items are processed independently: `succeeded` lists the ids of the
   * sources that were created; `duplicated` lists those that already existed and were not changed, which includes the
   * second of two equal items; `failed` lists those whose owner does not exist or that you have no access to, and those
   * with an instance that does not exist, belongs to another operator or has ended. The owner_id of an assignment must
   * be that of its source; otherwise, the request fails with `validation_failed`, with a pointer, and nothing is
   * created.
   *
   * `POST /sources`, B14
   */
  createSources: (request: Omit<CreateSourcesData, 'url'>, options?: Options) =>
    call(operations.createSources, request, options) as Promise<Answer<CreateSourcesResponses>>,

  /**
   * Assign an instance to sources
   *
   * Assigns an instance to one or more sources of an owner. It is added after each source's existing instances: its
   * priority is one more than the last, at most 1,000,000. Sources that the instance is already assigned to do not
   * change. Either all of the sources are assigned or none.
   *
   * `POST /sources/assign`, B16
   */
  assignSources: (request: Omit<AssignSourcesData, 'url'>, options?: Options) =>
    call(operations.assignSources, request, options) as Promise<Answer<AssignSourcesResponses>>,

  /**
   * Record a contribution by source
   *
   * Books a contribution like `POST /operator/contributions/source`, for administrative callers that do not need its
   * result immediately. See "From source to instance" at the top of this section. If no instance currently accepts the
   * contribution, or if the source does not exist, the request fails with `no_jackpot_for_source`. If opt_in_required
   * is set for the instance, the player must be opted in; no other instance is tried.
   *
   * `POST /sources/contributions`, B34
   */
  recordSourceContribution: (request: Omit<RecordSourceContributionData, 'url'>, options?: Options) =>
    call(operations.recordSourceContribution, request, options) as Promise<Answer<RecordSourceContributionResponses>>,

  /**
   * Delete sources
   *
   * Deletes sources that have no instances. Items are processed independently: `succeeded` lists the ids of the sources
   * that were deleted; `failed` lists the others. A source that still has instances, including ended ones, fails and
   * lists their ids; unassign them first with `POST /sources/unassign`. A source that does not exist, or that you have
   * no access to, fails with empty `jackpots`. Duplicate items are listed once. Contributions from a deleted source are
   * kept with its id.
   *
   * `POST /sources/delete`, B15
   */
  deleteSources: (request: Omit<DeleteSourcesData, 'url'>, options?: Options) =>
    call(operations.deleteSources, request, options) as Promise<Answer<DeleteSourcesResponses>>,

  /**
   * Get a source's jackpot
   *
   * Returns the jackpot that the source leads to, so that administrators can check the configuration: the instance that
   * would currently receive a contribution with this brand, country and segments at the source. If there is none, it is
   * the first instance that would receive the contribution if it were active and within its hours. Instances that have
   * ended are skipped. See "From source to instance" at the top of this section. If there is no such instance, if the
   * source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`.
   * Opt-ins are not considered.
   *
   * `GET /sources/jackpot`, B26
   */
  getSourceJackpot: (request: Omit<GetSourceJackpotData, 'url'>, options?: Options) =>
    call(operations.getSourceJackpot, request, options) as Promise<Answer<GetSourceJackpotResponses>>,

  /**
   * Set the order of instances in a source
   *
   * Sets the priorities of instances in a source and returns a list with the source as its only item. Lower priorities
   * are tried first; instances with equal priority are tried in order of assignment. Instances that are not listed keep
   * their priorities. Priorities may repeat and have gaps.
   *
   * `POST /sources/priorities`, B17
   */
  setSourcePriorities: (request: Omit<SetSourcePrioritiesData, 'url'>, options?: Options) =>
    call(operations.setSourcePriorities, request, options) as Promise<Answer<SetSourcePrioritiesResponses>>,

  /**
   * Unassign an instance from sources
   *
   * Unassigns an instance from one or more sources of an owner. The other instances of a source keep their priorities.
   * Sources that the instance is not assigned to do not change. Either all of the sources are changed or none. The
   * instance itself and contributions in progress are not affected.
   *
   * `POST /sources/unassign`, B18
   */
  unassignSources: (request: Omit<UnassignSourcesData, 'url'>, options?: Options) =>
    call(operations.unassignSources, request, options) as Promise<Answer<UnassignSourcesResponses>>,

  /**
   * List instances
   *
   * Returns a page of the instances that the account may see, with the current state of their pots: those whose owner
   * it has access to and, for the account of a brand, those of its operator that the brand may play.
   *
   * `GET /instances`, B19
   */
  listInstances: (request: Omit<ListInstancesData, 'url'> = {}, options?: Options) =>
    call(operations.listInstances, request, options) as Promise<Answer<ListInstancesResponses>>,

  /**
   * Update an instance's name and description
   *
   * Changes the name or the description of an instance, or both. Omitted fields stay as they are. The `version`
   * increases only if a value changes.
   *
   * `PATCH /instances`, B29
   */
  updateInstance: (request: Omit<UpdateInstanceData, 'url'>, options?: Options) =>
    call(operations.updateInstance, request, options) as Promise<Answer<UpdateInstanceResponses>>,

  /**
   * Record a contribution to an instance
   *
   * Books a contribution like `POST /operator/contributions/instance`, for administrative callers that do not need its
   * result immediately.
   *
   * `POST /instances/contributions`, B33
   */
  recordInstanceContribution: (request: Omit<RecordInstanceContributionData, 'url'>, options?: Options) =>
    call(operations.recordInstanceContribution, request, options) as Promise<Answer<RecordInstanceContributionResponses>>,

  /**
   * Contribute by provider and game
   *
   * Books a contribution to one instance, generated by a provider's game. The platform determines the source to record
   * from the provider and the game; then it processes the contribution like `POST /operator/contributions/instance`.
   *
   * `POST /instances/game-contributions`, B35
   */
  contributeByGame: (request: Omit<ContributeByGameData, 'url'>, options?: Options) =>
    call(operations.contributeByGame, request, options) as Promise<Answer<ContributeByGameResponses>>,

  /**
   * Opt a player in or out
   *
   * Opts a player in to or out of a jackpot.
   *
   * `POST /instances/opt-in`, B23
   */
  setOptIn: (request: Omit<SetOptInData, 'url'>, options?: Options) =>
    call(operations.setOptIn, request, options) as Promise<Answer<SetOptInResponses>>,

  /**
   * Opt a player in or out and list the statuses
   *
   * Opts a player in or out like `POST /instances/opt-in`, and returns the player's resulting statuses: first that of
   * the instance, then those in other instances, latest changes first, at most 500 in total.
   *
   * `POST /instances/opt-in/statuses`, B32
   */
  setOptInListed: (request: Omit<SetOptInListedData, 'url'>, options?: Options) =>
    call(operations.setOptInListed, request, options) as Promise<Answer<SetOptInListedResponses>>,

  /**
   * List a player's opt-in statuses
   *
   * Returns the statuses of a player in all instances, latest changes first.
   *
   * `GET /instances/opt-ins`, B25
   */
  listPlayerOptIns: (request: Omit<ListPlayerOptInsData, 'url'>, options?: Options) =>
    call(operations.listPlayerOptIns, request, options) as Promise<Answer<ListPlayerOptInsResponses>>,

  /**
   * Opt many players in or out
   *
   * Opts players of one brand in to or out of an instance. Players are processed independently: those who could not be
   * opted in are listed in `errors`; all others succeed. Players' preferences do not change. Countries are not checked
   * here, but with each contribution.
   *
   * `POST /instances/opt-ins`, B24
   */
  saveOptIns: (request: Omit<SaveOptInsData, 'url'>, options?: Options) =>
    call(operations.saveOptIns, request, options) as Promise<Answer<SaveOptInsResponses>>,

  /**
   * Set a pot's collected seed
   *
   * Sets the `contributed_seed` of a pot, which contributions have collected for its next seed, to a target value. What
   * the pot currently pays does not change. A target above min_reseed_value is accepted; with `CollectToMinReseed`,
   * contributions collect nothing until it is below again.
   *
   * `POST /instances/pots/contributed-seed`, B21
   */
  setPotContributedSeed: (request: Omit<SetPotContributedSeedData, 'url'>, options?: Options) =>
    call(operations.setPotContributedSeed, request, options) as Promise<Answer<SetPotContributedSeedResponses>>,

  /**
   * Set a pot's current value
   *
   * Sets the `current_value` of a pot to a target value. An increase is added to `contributed_amount`; a decrease is
   * taken first from `contributed_amount` and then from `seed_value`. Collected seeds and overflow do not change.
   *
   * `POST /instances/pots/current-value`, B20
   */
  setPotCurrentValue: (request: Omit<SetPotCurrentValueData, 'url'>, options?: Options) =>
    call(operations.setPotCurrentValue, request, options) as Promise<Answer<SetPotCurrentValueResponses>>,

  /**
   * Set a pot's surplus seed
   *
   * Sets the `surplus_seed` of a pot to a target value, for example to boost its next seeds. What the pot currently
   * pays does not change. When the pot is reseeded after a win, the surplus provides what contributed_seed and overflow
   * do not cover.
   *
   * `POST /instances/pots/surplus-seed`, B22
   */
  setPotSurplusSeed: (request: Omit<SetPotSurplusSeedData, 'url'>, options?: Options) =>
    call(operations.setPotSurplusSeed, request, options) as Promise<Answer<SetPotSurplusSeedResponses>>,

  /**
   * List a player's raffle tickets
   *
   * Returns the tickets of one player in all raffles, latest period first, then by instance id. There is one record for
   * each raffle and drawing period in which the player has accumulated anything; past periods remain listed.
   *
   * `GET /instances/raffle-tickets`, B38
   */
  listPlayerRaffleTickets: (request: Omit<ListPlayerRaffleTicketsData, 'url'>, options?: Options) =>
    call(operations.listPlayerRaffleTickets, request, options) as Promise<Answer<ListPlayerRaffleTicketsResponses>>,

  /**
   * Transfer pots to another instance
   *
   * Empties the pots of one instance into pots of another and terminates the source instance. Use it to replace a
   * jackpot without losing what players have contributed. Either all pots are transferred or none.
   *
   * `POST /instances/transfer`, B27
   */
  transferPots: (request: Omit<TransferPotsData, 'url'>, options?: Options) =>
    call(operations.transferPots, request, options) as Promise<Answer<TransferPotsResponses>>,

  /**
   * Trigger a win
   *
   * Makes a player win a pot now. The pot pays its whole current value and is reseeded. The player is credited at the
   * operator's wallet, in the currency of their last contribution to the instance, or otherwise in the jackpot's
   * currency. The credit is repeated until the wallet acknowledges it. Without a wallet, the win is booked and remains
   * withheld.
   *
   * `POST /instances/trigger`, B28
   */
  triggerWin: (request: Omit<TriggerWinData, 'url'>, options?: Options) =>
    call(operations.triggerWin, request, options) as Promise<Answer<TriggerWinResponses>>,

  /**
   * List pending cancels
   *
   * Returns a page of the debits whose contributions were not booked and whose cancels the operator's wallet has not
   * acknowledged. It is not known whether the player has paid. The cancel is sent again until it is acknowledged, also
   * if the wallet refuses it: at growing intervals up to every 10 hours, after `POST /instances/cancels/retry`, and as
   * soon as a wallet that had failed works again. A cancel that the wallet refused is retried, at most once in five
   * minutes, when the wallet acknowledges another cancel. `attempts` and `last_error` show which ones need attention.
   * Acknowledged cancels are no longer listed.
   *
   * `GET /instances/cancels`
   */
  listPendingCancels: (request: Omit<ListPendingCancelsData, 'url'> = {}, options?: Options) =>
    call(operations.listPendingCancels, request, options) as Promise<Answer<ListPendingCancelsResponses>>,

  /**
   * Retry pending cancels
   *
   * Sends cancels of debits now instead of at their next attempt. The reply does not wait for the wallet: cancels that
   * it acknowledges are no longer listed by `GET /instances/cancels`.
   *
   * `POST /instances/cancels/retry`
   */
  retryCancels: (request: Omit<RetryCancelsData, 'url'>, options?: Options) =>
    call(operations.retryCancels, request, options) as Promise<Answer<RetryCancelsResponses>>,

  /**
   * Settle unacknowledged cancels
   *
   * Records that debits were returned to the players by other means than the cancel, for example by a correction in the
   * wallet. The contributions become `cancelled`: they are never booked, their cancels are no longer sent, and their
   * idempotency keys are freed, unless a callback was accepted with them. Each contribution has its own event in the
   * audit log, with the account, the reason and the reference, and `pitboss verify` lists settled cancels.
   *
   * `POST /instances/cancels/settle`
   */
  settleCancels: (request: Omit<SettleCancelsData, 'url'>, options?: Options) =>
    call(operations.settleCancels, request, options) as Promise<Answer<SettleCancelsResponses>>,

  /**
   * List wins and their payments
   *
   * Returns a page of the payments that players are owed or were made for wins, one item per payee. `withheld=true`
   * lists unpaid ones: payments that are `Held` for review or `Due` at the wallet.
   *
   * `GET /instances/wins`
   */
  listWins: (request: Omit<ListWinsData, 'url'> = {}, options?: Options) =>
    call(operations.listWins, request, options) as Promise<Answer<ListWinsResponses>>,

  /**
   * Release withheld wins
   *
   * Releases withheld wins so that they are credited at the wallet. A `Held` payment becomes `Due`, and its credit is
   * sent right after this request; a credit that is already `Due` is sent now instead of at its next attempt. The reply
   * does not wait for the wallet: `WinSettled` is emitted when it acknowledges a credit. A player whom the wallet has
   * never authenticated is credited after their first authenticated session.
   *
   * `POST /instances/wins/release`
   */
  releaseWins: (request: Omit<ReleaseWinsData, 'url'>, options?: Options) =>
    call(operations.releaseWins, request, options) as Promise<Answer<ReleaseWinsResponses>>,

  /**
   * Settle wins that were paid elsewhere
   *
   * Records that players were paid by other means than the wallet, for example by bank transfer. The payments become
   * `Settled`, are no longer withheld and count as paid; no credit is sent for them any more. Each is booked as one
   * entry of kind `settlement` in its instance's ledger, with the reason and the calling account, and emits
   * `WinSettled`.
   *
   * `POST /instances/wins/settle`
   */
  settleWins: (request: Omit<SettleWinsData, 'url'>, options?: Options) =>
    call(operations.settleWins, request, options) as Promise<Answer<SettleWinsResponses>>,

  /**
   * Get an instance
   *
   * Returns an instance with the current state of its pots.
   *
   * `GET /instances/{instance_id}`, B30
   */
  getInstance: (request: Omit<GetInstanceData, 'url'>, options?: Options) =>
    call(operations.getInstance, request, options) as Promise<Answer<GetInstanceResponses>>,

  /**
   * List an instance's ledger entries
   *
   * Returns a page of the movements of money in an instance, in the order in which they were booked. Every balance of
   * every pot is the sum of its postings. Entries are never changed or removed. To follow a ledger, or to read a long
   * one quickly, pass the seq of the last entry that you read as `after_seq`.
   *
   * `GET /instances/{instance_id}/ledger`
   */
  listLedgerEntries: (request: Omit<ListLedgerEntriesData, 'url'>, options?: Options) =>
    call(operations.listLedgerEntries, request, options) as Promise<Answer<ListLedgerEntriesResponses>>,

  /**
   * List an instance's opt-in statuses
   *
   * Returns a page of the opt-in statuses of an instance's players, sorted by brand path and player id.
   *
   * `GET /instances/{instance_id}/opt-ins`, B31
   */
  listInstanceOptIns: (request: Omit<ListInstanceOptInsData, 'url'>, options?: Options) =>
    call(operations.listInstanceOptIns, request, options) as Promise<Answer<ListInstanceOptInsResponses>>,

  /**
   * Pause an instance
   *
   * Sets an active instance to `Paused`: contributions and triggered wins are refused with `instance_paused` until it
   * is resumed. A contribution whose debit is in progress is still booked, and wins are still credited. Meanwhile, no
   * automatic drawings take place: a timed win or raffle drawing that becomes due waits until the instance is resumed,
   * or until its timestamp_end, which still applies. Drawings that were already due take place first; if one fails, the
   * instance is paused anyway and the drawing takes place when it is resumed.
   *
   * `POST /instances/{instance_id}/pause`
   */
  pauseInstance: (request: Omit<PauseInstanceData, 'url'>, options?: Options) =>
    call(operations.pauseInstance, request, options) as Promise<Answer<PauseInstanceResponses>>,

  /**
   * List a player's raffle tickets in an instance
   *
   * Returns the tickets of one player in one raffle, latest period first. There is one record for each player and
   * drawing period in which the player has accumulated anything; past periods remain listed. If the jackpot is not a
   * raffle, or if you have no access to the player's brand, the list is empty.
   *
   * `GET /instances/{instance_id}/players/{player_id}/raffle-tickets`, B37
   */
  listPlayerInstanceTickets: (request: Omit<ListPlayerInstanceTicketsData, 'url'>, options?: Options) =>
    call(operations.listPlayerInstanceTickets, request, options) as Promise<Answer<ListPlayerInstanceTicketsResponses>>,

  /**
   * List an instance's raffle tickets
   *
   * Returns a page of the tickets of a raffle's players. There is one record for each player and drawing period in
   * which the player has accumulated anything; past periods remain listed. By default, the latest period comes first.
   * If the jackpot is not a raffle, the list is empty.
   *
   * `GET /instances/{instance_id}/raffle-tickets`, B36
   */
  listRaffleTickets: (request: Omit<ListRaffleTicketsData, 'url'>, options?: Options) =>
    call(operations.listRaffleTickets, request, options) as Promise<Answer<ListRaffleTicketsResponses>>,

  /**
   * Resume an instance
   *
   * Sets a paused instance to `Active` again. Timed wins and raffle drawings that became due meanwhile take place right
   * afterwards, not within this request.
   *
   * `POST /instances/{instance_id}/resume`
   */
  resumeInstance: (request: Omit<ResumeInstanceData, 'url'>, options?: Options) =>
    call(operations.resumeInstance, request, options) as Promise<Answer<ResumeInstanceResponses>>,

  /**
   * Terminate an instance
   *
   * Ends an instance permanently, regardless of its status. Contributions and triggered wins are refused with
   * `instance_terminated`; a contribution whose debit is in progress is cancelled. Wins are still credited, and
   * diverted overflow is still delivered. The pots keep their money: transfer it with `POST /instances/transfer`, or
   * set the pots to 0. Timed wins and raffle drawings that were already due, including those that waited during a
   * pause, take place first; if a drawing keeps failing, the request fails with `unavailable`, and you can pause the
   * instance instead. If a raffle is terminated before a drawing, the drawing is dropped and its tickets expire. The
   * template's reference_count decreases.
   *
   * `POST /instances/{instance_id}/terminate`
   */
  terminateInstance: (request: Omit<TerminateInstanceData, 'url'>, options?: Options) =>
    call(operations.terminateInstance, request, options) as Promise<Answer<TerminateInstanceResponses>>,

  /**
   * List templates
   *
   * Returns a page of the templates that you have access to.
   *
   * `GET /templates`, B39
   */
  listTemplates: (request: Omit<ListTemplatesData, 'url'> = {}, options?: Options) =>
    call(operations.listTemplates, request, options) as Promise<Answer<ListTemplatesResponses>>,

  /**
   * Create a template
   *
   * Stores a new template. It is unpublished and cannot be instantiated until it is published. Its rules are checked
   * when it is published, so you can store an incomplete template.
   *
   * `POST /templates`, B40
   */
  createTemplate: (request: Omit<CreateTemplateData, 'url'>, options?: Options) =>
    call(operations.createTemplate, request, options) as Promise<Answer<CreateTemplateResponses>>,

  /**
   * Instantiate a template
   *
   * Creates an instance of a published template. The instance gets its own copy of the rules, and its pots hold their
   * initial seeds, which the operator provides. It is active immediately, or `Pending` until its `timestamp_start`.
   * Until it ends, it counts towards the template's reference_count.
   *
   * `POST /templates/instantiate`, B42
   */
  instantiateTemplate: (request: Omit<InstantiateTemplateData, 'url'>, options?: Options) =>
    call(operations.instantiateTemplate, request, options) as Promise<Answer<InstantiateTemplateResponses>>,

  /**
   * Preview a template's contribution in each currency
   *
   * Returns what one contribution would be in each of the owner's currencies, for the template in the body. Nothing is
   * stored, so you can preview a change before making it.
   *
   * `POST /templates/preview`, B44
   */
  previewTemplate: (request: Omit<PreviewTemplateData, 'url'>, options?: Options) =>
    call(operations.previewTemplate, request, options) as Promise<Answer<PreviewTemplateResponses>>,

  /**
   * Publish or unpublish a template
   *
   * Publishes a template, or unpublishes it with `publish: false`. Only published templates can be instantiated.
   * Unpublishing does not affect existing instances, and templates in use can be published and unpublished like any
   * other. Publishing a published template has no effect.
   *
   * `POST /templates/publish`, B43
   */
  publishTemplate: (request: Omit<PublishTemplateData, 'url'>, options?: Options) =>
    call(operations.publishTemplate, request, options) as Promise<Answer<PublishTemplateResponses>>,

  /**
   * Get a template to start from
   *
   * Returns a small, complete template that could be published as it is: contributions of 1 unit of the platform's base
   * currency, paid by the operator, and one pot that is won when triggered. Nothing is stored. Change it as you like
   * and send it to `POST /templates`.
   *
   * `GET /templates/skeleton`, B41
   */
  getTemplateSkeleton: (request: Omit<GetTemplateSkeletonData, 'url'> = {}, options?: Options) =>
    call(operations.getTemplateSkeleton, request, options) as Promise<Answer<GetTemplateSkeletonResponses>>,

  /**
   * Get a template
   *
   * Returns a template, with the number of instances that use it.
   *
   * `GET /templates/{template_id}`, B45
   */
  getTemplate: (request: Omit<GetTemplateData, 'url'>, options?: Options) =>
    call(operations.getTemplate, request, options) as Promise<Answer<GetTemplateResponses>>,

  /**
   * Replace a template
   *
   * Replaces a stored template as a whole: omitted fields are removed or reset to their defaults. The owner may change
   * too.
   *
   * `PUT /templates/{template_id}`
   */
  updateTemplate: (request: Omit<UpdateTemplateData, 'url'>, options?: Options) =>
    call(operations.updateTemplate, request, options) as Promise<Answer<UpdateTemplateResponses>>,

  /**
   * Contribute to an instance
   *
   * Books a contribution to one instance, generated by a player's activity.
   *
   * `POST /operator/contributions/instance`, C6
   */
  contributeToInstance: (request: Omit<ContributeToInstanceData, 'url'>, options?: Options) =>
    call(operations.contributeToInstance, request, options) as Promise<Answer<ContributeToInstanceResponses>>,

  /**
   * Contribute by source
   *
   * Books a contribution generated by a player's activity at a source. The platform finds the instance: first among
   * those assigned to the brand's source, then among those assigned to the operator's source with the same id, by
   * priority. The first instance that is active and admits the brand and the player's country receives the
   * contribution. If there is none, or the source does not exist, the request fails with `no_jackpot_for_source`.
   *
   * `POST /operator/contributions/source`, C7
   */
  contributeBySource: (request: Omit<ContributeBySourceData, 'url'>, options?: Options) =>
    call(operations.contributeBySource, request, options) as Promise<Answer<ContributeBySourceResponses>>,

  /**
   * Get the result of a contribution
   *
   * Returns the result of a contribution, by the id in the header `Contribution-Id` of its reply. `win_withheld` shows
   * whether a win has still not been credited.
   *
   * `GET /operator/contributions/{contribution_id}`
   */
  getContribution: (request: Omit<GetContributionData, 'url'>, options?: Options) =>
    call(operations.getContribution, request, options) as Promise<Answer<GetContributionResponses>>,

  /**
   * Get the currencies of a brand
   *
   * Returns the currencies that a brand's players can contribute in, and how they are converted: the brand's own
   * multipliers if it has any, otherwise the platform's defaults.
   *
   * `GET /operator/currencies`, C1
   */
  getBrandCurrencies: (request: Omit<GetBrandCurrenciesData, 'url'>, options?: Options) =>
    call(operations.getBrandCurrencies, request, options) as Promise<Answer<GetBrandCurrenciesResponses>>,

  /**
   * List a player's tickets in an instance
   *
   * Returns the tickets of one player in one raffle, latest period first: the records of `GET
   * /instances/{instance_id}/players/{player_id}/raffle-tickets`, with what the player has accumulated. There is one
   * record for each drawing period in which the player has accumulated anything; past periods remain listed. If the
   * jackpot is not a raffle, or if you have no access to the player's brand, the list is empty.
   *
   * `GET /operator/instances/{instance_id}/players/{player_id}/raffle-tickets`, C4
   */
  listOperatorPlayerInstanceTickets: (request: Omit<ListOperatorPlayerInstanceTicketsData, 'url'>, options?: Options) =>
    call(operations.listOperatorPlayerInstanceTickets, request, options) as Promise<Answer<ListOperatorPlayerInstanceTicketsResponses>>,

  /**
   * List an instance's raffle tickets
   *
   * Returns a page of the tickets of a raffle's players: the records of `GET /instances/{instance_id}/raffle-tickets`,
   * with what each player has accumulated. There is one record for each player and drawing period in which the player
   * has accumulated anything; past periods remain listed. By default, the latest period comes first. If the jackpot is
   * not a raffle, the list is empty.
   *
   * `GET /operator/instances/{instance_id}/raffle-tickets`, C3
   */
  listOperatorRaffleTickets: (request: Omit<ListOperatorRaffleTicketsData, 'url'>, options?: Options) =>
    call(operations.listOperatorRaffleTickets, request, options) as Promise<Answer<ListOperatorRaffleTicketsResponses>>,

  /**
   * Get a player's jackpot at a source
   *
   * Returns the player's jackpot at a source: the instance that would currently receive a contribution of this player
   * at the source. If there is none, it is the first instance that would receive the contribution if it were active and
   * within its hours. See "From source to instance" at the top of this section. If there is no such instance, if the
   * source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`.
   * Opt-ins are not considered.
   *
   * `GET /operator/jackpot`, C10
   */
  getOperatorJackpot: (request: Omit<GetOperatorJackpotData, 'url'>, options?: Options) =>
    call(operations.getOperatorJackpot, request, options) as Promise<Answer<GetOperatorJackpotResponses>>,

  /**
   * Opt a player in or out
   *
   * Opts a player in to or out of a jackpot. Players can opt in to instances that are paused or have not started. If
   * opt_in_required is false, all players contribute, opted in or not.
   *
   * `POST /operator/opt-in`, C11
   */
  setOperatorOptIn: (request: Omit<SetOperatorOptInData, 'url'>, options?: Options) =>
    call(operations.setOperatorOptIn, request, options) as Promise<Answer<SetOperatorOptInResponses>>,

  /**
   * List a player's raffle tickets
   *
   * Returns the tickets of one player in all raffles, latest period first, then by instance id: the records of `GET
   * /instances/raffle-tickets`, with what the player has accumulated. There is one record for each raffle and drawing
   * period in which the player has accumulated anything; past periods remain listed.
   *
   * `GET /operator/raffle-tickets`, C5
   */
  listOperatorPlayerTickets: (request: Omit<ListOperatorPlayerTicketsData, 'url'>, options?: Options) =>
    call(operations.listOperatorPlayerTickets, request, options) as Promise<Answer<ListOperatorPlayerTicketsResponses>>,

  /**
   * List an owner's sources
   *
   * Returns a page of the sources of an operator or brand, with the instances assigned to them. For a brand, the list
   * contains its own sources and those of its operator that lead the brand to a jackpot it may play, with these
   * jackpots.
   *
   * `GET /operator/sources`, C12
   */
  listOperatorSources: (request: Omit<ListOperatorSourcesData, 'url'> = {}, options?: Options) =>
    call(operations.listOperatorSources, request, options) as Promise<Answer<ListOperatorSourcesResponses>>,

  /**
   * Contribute to a target and its linked instances
   *
   * Books a contribution to an instance, or to the instance that a source leads the player to, and optionally to the
   * instances linked to it. The reply has one ContributionResponse for each instance that received a contribution:
   * first the target's, then the linked ones in the order in which they were tried.
   *
   * `POST /operator/target-contributions`, C13
   */
  contributeToTarget: (request: Omit<ContributeToTargetData, 'url'>, options?: Options) =>
    call(operations.contributeToTarget, request, options) as Promise<Answer<ContributeToTargetResponses>>,

  /**
   * Opt a player in to or out of a target
   *
   * Opts a player in to or out of an instance, or the player's jackpot at a source, and optionally the linked instances
   * too, in one transaction. The rules of `POST /operator/opt-in` apply to each instance. The preferred contribution is
   * set only for the target's instance; linked instances keep theirs.
   *
   * `POST /operator/target-opt-in`, C15
   */
  setTargetOptIn: (request: Omit<SetTargetOptInData, 'url'>, options?: Options) =>
    call(operations.setTargetOptIn, request, options) as Promise<Answer<SetTargetOptInResponses>>,

  /**
   * List the latest winners of a target
   *
   * Returns the latest wins of an instance, or of the player's jackpot at a source, across all its pots, latest first.
   * The wins are those of `GET /operator/winners`.
   *
   * `POST /operator/target-winners/latest`, C14
   */
  listTargetWinners: (request: Omit<ListTargetWinnersData, 'url'>, options?: Options) =>
    call(operations.listTargetWinners, request, options) as Promise<Answer<ListTargetWinnersResponses>>,

  /**
   * List the latest winner of each pot of a target
   *
   * Returns the latest win of each pot of an instance, or of the player's jackpot at a source, latest first. Pots
   * without a win, or without one by the player's brand if only its winners are requested, are omitted. `limit` applies
   * to the returned winners.
   *
   * `POST /operator/target-winners/pots`, C16
   */
  listTargetPotWinners: (request: Omit<ListTargetPotWinnersData, 'url'>, options?: Options) =>
    call(operations.listTargetPotWinners, request, options) as Promise<Answer<ListTargetPotWinnersResponses>>,

  /**
   * List an instance's winners
   *
   * Returns the wins of an instance across all its pots, latest first.
   *
   * `GET /operator/winners`, C8
   */
  listWinners: (request: Omit<ListWinnersData, 'url'>, options?: Options) =>
    call(operations.listWinners, request, options) as Promise<Answer<ListWinnersResponses>>,

  /**
   * List an instance's winners by pot
   *
   * Returns the wins of an instance by pot, latest first. Every pot of the instance, including disabled ones, is a key;
   * its list is empty until the pot is won. The wins are those of `GET /operator/winners`.
   *
   * `GET /operator/winners/pots`, C9
   */
  listWinnersByPot: (request: Omit<ListWinnersByPotData, 'url'>, options?: Options) =>
    call(operations.listWinnersByPot, request, options) as Promise<Answer<ListWinnersByPotResponses>>,

  /**
   * Award a freespin instance to players
   *
   * Awards a bonus of the instance to each player, and returns the bonuses in the order of the players. Players do not
   * have to be known to the platform. A player who already has a bonus of the instance gets another one.
   *
   * `POST /bonus/freespins/add`, D2
   */
  awardFreespins: (request: Omit<AwardFreespinsData, 'url'>, options?: Options) =>
    call(operations.awardFreespins, request, options) as Promise<Answer<AwardFreespinsResponses>>,

  /**
   * Award freespins without a template
   *
   * Awards a bonus with the freespins in the request to each player, and returns the bonuses in the order of the
   * players. Players do not have to be known to the platform. `count` is required for `Fixed` freespins and not allowed
   * for `Variable` ones (`validation_failed`).
   *
   * `POST /bonus/freespins/award`, D3
   */
  awardBonus: (request: Omit<AwardBonusData, 'url'>, options?: Options) =>
    call(operations.awardBonus, request, options) as Promise<Answer<AwardBonusResponses>>,

  /**
   * List freespin instances
   *
   * Returns a page of the freespin instances that you have access to, including those whose period has ended.
   *
   * `GET /bonus/freespins/instances`, D1
   */
  listFreespinInstances: (request: Omit<ListFreespinInstancesData, 'url'> = {}, options?: Options) =>
    call(operations.listFreespinInstances, request, options) as Promise<Answer<ListFreespinInstancesResponses>>,

  /**
   * Create a freespin instance from a template
   *
   * Creates a freespin instance that can be awarded between timestamp_start and timestamp_end. It has its own copy of
   * the template's freespin_type and expires_after_ms: later changes of the template do not affect it.
   *
   * `POST /bonus/freespins/instances`, D8
   */
  createFreespinInstance: (request: Omit<CreateFreespinInstanceData, 'url'>, options?: Options) =>
    call(operations.createFreespinInstance, request, options) as Promise<Answer<CreateFreespinInstanceResponses>>,

  /**
   * List freespin templates
   *
   * Returns a page of the freespin templates that you have access to.
   *
   * `GET /bonus/freespins/templates`, D5
   */
  listFreespinTemplates: (request: Omit<ListFreespinTemplatesData, 'url'> = {}, options?: Options) =>
    call(operations.listFreespinTemplates, request, options) as Promise<Answer<ListFreespinTemplatesResponses>>,

  /**
   * Create a freespin template
   *
   * Creates a template for freespin instances. `count` is required for `Fixed` freespins and not allowed for `Variable`
   * ones (`validation_failed`); `count` × `amount` may be at most 8,000,000,000 (`amount_out_of_range`).
   *
   * `POST /bonus/freespins/templates`, D6
   */
  createFreespinTemplate: (request: Omit<CreateFreespinTemplateData, 'url'>, options?: Options) =>
    call(operations.createFreespinTemplate, request, options) as Promise<Answer<CreateFreespinTemplateResponses>>,

  /**
   * Update a freespin template
   *
   * Changes the fields of a template that are sent. Existing instances keep their copy of the template. `freespin_type`
   * is replaced as a whole; the rules of `POST /bonus/freespins/templates` apply.
   *
   * `PATCH /bonus/freespins/templates`, D7
   */
  updateFreespinTemplate: (request: Omit<UpdateFreespinTemplateData, 'url'>, options?: Options) =>
    call(operations.updateFreespinTemplate, request, options) as Promise<Answer<UpdateFreespinTemplateResponses>>,

  /**
   * Report the use of freespins
   *
   * Deducts spins, or a part of the budget, from a player's bonus and returns the updated bonus. Report the use before
   * the spin is played: if the report is refused, the spin is not free.
   *
   * `POST /bonus/freespins/use`
   */
  reportFreespinUse: (request: Omit<ReportFreespinUseData, 'url'>, options?: Options) =>
    call(operations.reportFreespinUse, request, options) as Promise<Answer<ReportFreespinUseResponses>>,

  /**
   * List a player's bonuses
   *
   * Returns a page of the bonuses of one player, with what is left of each. To find the bonuses that a player can use
   * in a game, send the game's `provider` and `game_code` and the status `Available`. A bonus is `Expired` from its
   * timestamp_bonus_expires on.
   *
   * `GET /bonus/players/bonuses`, D4
   */
  listPlayerBonuses: (request: Omit<ListPlayerBonusesData, 'url'>, options?: Options) =>
    call(operations.listPlayerBonuses, request, options) as Promise<Answer<ListPlayerBonusesResponses>>,

  /**
   * Get the CORS origins
   *
   * Returns the list of origins whose pages may make requests from a browser, in the format of `POST /frontend/cors`.
   * Origins in the server's configuration are also allowed but not listed.
   *
   * `GET /frontend/cors`
   */
  getCorsOrigins: (request: Omit<GetCorsOriginsData, 'url'> = {}, options?: Options) =>
    call(operations.getCorsOrigins, request, options) as Promise<Answer<GetCorsOriginsResponses>>,

  /**
   * Set the CORS origins
   *
   * Replaces the list of origins whose pages may make requests from a browser. There is one list for the whole
   * platform, and changes take effect immediately. Origins in the server's configuration are also allowed but not
   * listed. If the list is empty, only those are allowed.
   *
   * `POST /frontend/cors`, F1
   */
  setCorsOrigins: (request: Omit<SetCorsOriginsData, 'url'>, options?: Options) =>
    call(operations.setCorsOrigins, request, options) as Promise<Answer<SetCorsOriginsResponses>>,

  /**
   * Remove CORS origins
   *
   * Removes the entries with these patterns from the list of origins and returns the remaining entries. The change
   * takes effect immediately. Patterns that are not in the list are ignored and not counted in `removed`. An empty
   * request removes nothing and returns the list.
   *
   * `POST /frontend/cors/delete`, F2
   */
  removeCorsOrigins: (request: Omit<RemoveCorsOriginsData, 'url'>, options?: Options) =>
    call(operations.removeCorsOrigins, request, options) as Promise<Answer<RemoveCorsOriginsResponses>>,

  /**
   * Get a player's jackpot in a game
   *
   * Returns the player's jackpot at a source: the instance that would currently receive a contribution of this player
   * at the source. If there is none, it is the first instance that would receive the contribution if it were active and
   * within its hours. See "From source to instance" in the operator section. If there is no such instance, if the
   * source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`.
   * Opt-ins are not considered. The country and the segments are those sent by the page.
   *
   * `GET /frontend/jackpot`, F5
   */
  getPlayerJackpot: (request: Omit<GetPlayerJackpotData, 'url'>, options?: Options) =>
    call(operations.getPlayerJackpot, request, options) as Promise<Answer<GetPlayerJackpotResponses>>,

  /**
   * Opt the player in or out
   *
   * Opts the player in to or out of a jackpot. The rules of `POST /operator/opt-in` apply: repeating a request has no
   * further effect; an opt-out always succeeds for an instance of the brand's operator, so the problems from
   * `owner_disabled` to `country_excluded` apply only to opt-ins; and contribution_value, in the jackpot's currency, is
   * set regardless of `opt_in`.
   *
   * `POST /frontend/opt-in`, F6
   */
  setPlayerOptIn: (request: Omit<SetPlayerOptInData, 'url'>, options?: Options) =>
    call(operations.setPlayerOptIn, request, options) as Promise<Answer<SetPlayerOptInResponses>>,

  /**
   * List an owner's sources
   *
   * Returns a page of the sources of an operator or brand, with the instances assigned to them, so that a lobby can
   * show which games have a jackpot. For a brand, the list contains its own sources and those of its operator that lead
   * the brand to a jackpot it may play, with these jackpots.
   *
   * `GET /frontend/sources`, F7
   */
  listPublicSources: (request: Omit<ListPublicSourcesData, 'url'>, options?: Options) =>
    call(operations.listPublicSources, request, options) as Promise<Answer<ListPublicSourcesResponses>>,

  /**
   * Get an instance's ticker
   *
   * Returns what a game shows of a jackpot: its pots and their current values.
   *
   * `GET /frontend/ticker`, F8
   */
  getTicker: (request: Omit<GetTickerData, 'url'>, options?: Options) =>
    call(operations.getTicker, request, options) as Promise<Answer<GetTickerResponses>>,

  /**
   * Check the health of the service
   *
   * Returns `ok` while the service can reply to requests. It reads no data and needs no token; it is meant for load
   * balancers and process supervisors.
   *
   * `GET /healthz`
   */
  getHealth: (request: Omit<GetHealthData, 'url'> = {}, options?: Options) =>
    call(operations.getHealth, request, options) as Promise<Answer<GetHealthResponses>>,
});

export type Calls<Options> = ReturnType<typeof createCalls<Options>>;
