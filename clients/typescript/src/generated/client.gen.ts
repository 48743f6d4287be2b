// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type {
  LoginData,
  LoginResponses,
  LoginAdminData,
  LoginAdminResponses,
  GetOwnAccountData,
  GetOwnAccountResponses,
  SaveOperatorsData,
  SaveOperatorsResponses,
  GetOperatorData,
  GetOperatorResponses,
  SaveBrandsData,
  SaveBrandsResponses,
  ListSourcesData,
  ListSourcesResponses,
  CreateSourcesData,
  CreateSourcesResponses,
  AssignSourcesData,
  AssignSourcesResponses,
  ListInstancesData,
  ListInstancesResponses,
  TriggerWinData,
  TriggerWinResponses,
  GetInstanceData,
  GetInstanceResponses,
  ListTemplatesData,
  ListTemplatesResponses,
  CreateTemplateData,
  CreateTemplateResponses,
  InstantiateTemplateData,
  InstantiateTemplateResponses,
  PublishTemplateData,
  PublishTemplateResponses,
  GetTemplateData,
  GetTemplateResponses,
  ContributeToInstanceData,
  ContributeToInstanceResponses,
  ContributeBySourceData,
  ContributeBySourceResponses,
  GetContributionData,
  GetContributionResponses,
  ListWinnersData,
  ListWinnersResponses,
  GetTickerData,
  GetTickerResponses,
  GetHealthData,
  GetHealthResponses,
} from './types.gen.ts';

/** Every code of a problem: those of the operations, and those of requests that reach none of them. */
export type ProblemCode =
  | 'malformed_body'
  | 'malformed_request'
  | 'validation_failed'
  | 'token_missing'
  | 'token_invalid'
  | 'credentials_invalid'
  | 'session_expired'
  | 'signature_invalid'
  | 'permission_denied'
  | 'route_not_found'
  | 'operator_not_found'
  | 'brand_not_found'
  | 'owner_not_found'
  | 'template_not_found'
  | 'instance_not_found'
  | 'pot_not_found'
  | 'source_not_found'
  | 'contribution_not_found'
  | 'no_jackpot_for_source'
  | 'player_unknown'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'template_not_published'
  | 'template_id_taken'
  | 'game_code_taken'
  | 'contribution_in_flight'
  | 'instance_changed'
  | 'idempotency_key_in_flight'
  | 'pot_disabled'
  | 'pot_not_armed'
  | 'transaction_conflict'
  | 'transaction_cancelled'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'template_invalid'
  | 'feature_not_available'
  | 'schedule_invalid'
  | 'currency_not_configured'
  | 'instance_pending'
  | 'instance_paused'
  | 'instance_terminated'
  | 'owner_disabled'
  | 'brand_excluded'
  | 'country_excluded'
  | 'external_trigger_not_supported'
  | 'idempotency_key_reused'
  | 'idempotency_keys_differ'
  | 'wallet_not_configured'
  | 'wallet_refused_session'
  | 'wallet_refused_player'
  | 'player_token_mismatch'
  | 'wallet_currency_mismatch'
  | 'callback_host_not_registered'
  | 'amount_out_of_range'
  | 'insufficient_funds'
  | 'limit_exceeded'
  | 'headers_too_large'
  | 'too_many_requests'
  | 'internal_error'
  | 'not_implemented'
  | 'wallet_failed'
  | 'unavailable'
  | 'wallet_timeout';

/** What the transport is told of an operation. */
export type Operation = {
  readonly operationId: string;
  readonly method: string;
  /** A template: each `{name}` is replaced by the request's `path` of that name, percent-encoded. */
  readonly path: string;
  /** The content type of the request's body; null when it has none. */
  readonly body: string | null;
  /** The statuses of success. */
  readonly statuses: readonly number[];
  /** The kind of credentials, or `none`. */
  readonly security: string;
  /** Whether the operation takes an idempotency key, so that a repetition under the same key does nothing twice. */
  readonly idempotent: boolean;
  /** The field of the body that carries this key, if the header `Idempotency-Key` is not sent; null when none does. */
  readonly keyField: string | null;
  /** Whether it may be sent again as it is, without a key: it reads, or its spec says why a repetition does no harm. */
  readonly repeatable: boolean;
  /** Whether it answers one page of a listing: takes `page` and `limit`, and tells the number of all items in `X-Total-Count`. */
  readonly paged: boolean;
  /** The codes of the problems that it answers with. */
  readonly problems: readonly ProblemCode[];
};

/** The parts of a request. A query value that is an array is sent as a repeated key; one that is undefined is left out. */
export type RequestParts = {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

/** Headers of a reply; those of fetch fit. */
export type AnswerHeaders = { get(name: string): string | null };

/** A reply of success as the transport returns it: the body parsed, undefined when there is none. */
export type RawAnswer = { readonly status: number; readonly headers: AnswerHeaders; readonly body: unknown };

/**
 * The transport: sends a request and resolves with a reply whose status is one of the operation's. Everything else (a problem, another
 * status, no reply) it throws, as an error of its own.
 */
export type Call<Options> = (operation: Operation, request: RequestParts, options?: Options) => Promise<RawAnswer>;

/** A declared success, told apart by its status. */
export type Answer<Responses> = {
  [Status in keyof Responses & number]: { readonly status: Status; readonly headers: AnswerHeaders; readonly body: Responses[Status] };
}[keyof Responses & number];

/** Every operation as the transport is told of it. */
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
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'source_not_found', 'instance_not_found', 'instance_terminated', 'unavailable', 'internal_error'],
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
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'instance_not_found', 'brand_not_found', 'pot_not_found', 'owner_disabled', 'instance_pending', 'instance_paused', 'instance_terminated', 'brand_excluded', 'external_trigger_not_supported', 'pot_disabled', 'pot_not_armed', 'amount_out_of_range', 'unavailable', 'internal_error'],
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
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'owner_not_found', 'template_id_taken', 'unavailable', 'internal_error'],
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
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'template_not_found', 'template_not_published', 'owner_not_found', 'schedule_invalid', 'feature_not_available', 'game_code_taken', 'amount_out_of_range', 'unavailable', 'internal_error'],
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
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_key_reused', 'template_not_found', 'template_invalid', 'feature_not_available', 'unavailable', 'internal_error'],
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
  contributeToInstance: {
    operationId: 'contributeToInstance',
    method: 'POST',
    path: '/operator/contributions/instance',
    body: 'application/json',
    statuses: [200, 204],
    security: 'account',
    idempotent: true,
    keyField: 'idempotency_key',
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'idempotency_key_in_flight', 'callback_host_not_registered', 'brand_not_found', 'owner_disabled', 'instance_not_found', 'instance_pending', 'instance_paused', 'instance_terminated', 'brand_excluded', 'country_excluded', 'currency_not_configured', 'amount_out_of_range', 'wallet_not_configured', 'wallet_refused_session', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'limit_exceeded', 'insufficient_funds', 'instance_changed', 'wallet_failed', 'wallet_timeout', 'unavailable', 'internal_error'],
  },
  contributeBySource: {
    operationId: 'contributeBySource',
    method: 'POST',
    path: '/operator/contributions/source',
    body: 'application/json',
    statuses: [200, 204],
    security: 'account',
    idempotent: true,
    keyField: 'idempotency_key',
    repeatable: false,
    paged: false,
    problems: ['token_missing', 'token_invalid', 'permission_denied', 'unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed', 'idempotency_keys_differ', 'idempotency_key_reused', 'idempotency_key_in_flight', 'callback_host_not_registered', 'brand_not_found', 'owner_disabled', 'no_jackpot_for_source', 'currency_not_configured', 'amount_out_of_range', 'wallet_not_configured', 'wallet_refused_session', 'wallet_refused_player', 'player_token_mismatch', 'wallet_currency_mismatch', 'limit_exceeded', 'insufficient_funds', 'instance_changed', 'wallet_failed', 'wallet_timeout', 'instance_terminated', 'unavailable', 'internal_error'],
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
    problems: ['validation_failed', 'instance_not_found', 'unavailable', 'internal_error'],
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

/** The operations that answer a listing page by page. */
export type PagedId = { [Id in OperationId]: (typeof operations)[Id]['paged'] extends true ? Id : never }[OperationId];

/** The problems that an operation answers with, by its name: `Problems['…']`. */
export type Problems = { readonly [Id in OperationId]: (typeof operations)[Id]['problems'][number] };

/** One function per operation. What `options` are is for the transport to say. */
export const createCalls = <Options>(call: Call<Options>) => ({
  /**
   * Log in
   *
   * Checks a username and a password and answers a bearer token, a refresh token and what the account reaches. A
   * trusted account of the type Service also receives the secret with which the tokens of its own organisation are
   * signed.
   *
   * `POST /accounts/auth`, A1
   */
  login: (request: Omit<LoginData, 'url'>, options?: Options) =>
    call(operations.login, request, options) as Promise<Answer<LoginResponses>>,

  /**
   * Log in (former path)
   *
   * The former path of the login. It takes, answers and refuses exactly what `POST /accounts/auth` does, and counts its
   * failures together with it. Use `POST /accounts/auth`.
   *
   * `POST /auth/admin`, A1
   * @deprecated
   */
  loginAdmin: (request: Omit<LoginAdminData, 'url'>, options?: Options) =>
    call(operations.loginAdmin, request, options) as Promise<Answer<LoginAdminResponses>>,

  /**
   * Look up the own account
   *
   * Answers the account that the bearer token belongs to, with its permissions and with the operators and brands that
   * it reaches.
   *
   * `GET /accounts/me`, A2
   */
  getOwnAccount: (request: Omit<GetOwnAccountData, 'url'> = {}, options?: Options) =>
    call(operations.getOwnAccount, request, options) as Promise<Answer<GetOwnAccountResponses>>,

  /**
   * Save operators
   *
   * Creates the operators that do not exist and renames those that do. A new operator is enabled and has no brands.
   * Each item stands for itself: `success` lists the ids that were saved and `failed` those that were not, because they
   * are outside the account's access. An id that occurs twice is saved with its last name and listed once.
   *
   * `POST /config/operators`, B3
   */
  saveOperators: (request: Omit<SaveOperatorsData, 'url'>, options?: Options) =>
    call(operations.saveOperators, request, options) as Promise<Answer<SaveOperatorsResponses>>,

  /**
   * Get an operator
   *
   * Answers one operator with its brands.
   *
   * `GET /config/operators/{operator_id}`, B4
   */
  getOperator: (request: Omit<GetOperatorData, 'url'>, options?: Options) =>
    call(operations.getOperator, request, options) as Promise<Answer<GetOperatorResponses>>,

  /**
   * Save brands of an operator
   *
   * Creates the brands of the operator that do not exist and renames those that do. A new brand is enabled. Each item
   * stands for itself: `success` lists the ids that were saved and `failed` those that were not, because they are
   * outside the account's access. An id that occurs twice is saved with its last name and listed once.
   *
   * `POST /config/operators/{operator_id}/brands`, B5
   */
  saveBrands: (request: Omit<SaveBrandsData, 'url'>, options?: Options) =>
    call(operations.saveBrands, request, options) as Promise<Answer<SaveBrandsResponses>>,

  /**
   * List sources
   *
   * Answers the sources that the account reaches, page by page, with the instances that they lead to.
   *
   * `GET /sources`, B13
   */
  listSources: (request: Omit<ListSourcesData, 'url'> = {}, options?: Options) =>
    call(operations.listSources, request, options) as Promise<Answer<ListSourcesResponses>>,

  /**
   * Create sources
   *
   * Creates sources, each with the instances that it leads to, if any. Each item stands for itself: `succeeded` lists
   * the source ids that were created, `duplicated` those that existed before (they are left as they were, and so is the
   * second of two equal items) and `failed` those that could not be created, because their owner does not exist or is
   * outside the account's access, or because one of their instances does not exist, belongs to another operator or has
   * ended.
   *
   * `POST /sources`, B14
   */
  createSources: (request: Omit<CreateSourcesData, 'url'>, options?: Options) =>
    call(operations.createSources, request, options) as Promise<Answer<CreateSourcesResponses>>,

  /**
   * Assign an instance to sources
   *
   * Lets one or more sources of an owner lead to an instance. The instance comes after the ones that a source already
   * leads to: its priority there is one more than the last. A source that already leads to the instance is left as it
   * is. Either all of the sources are assigned or none.
   *
   * `POST /sources/assign`, B16
   */
  assignSources: (request: Omit<AssignSourcesData, 'url'>, options?: Options) =>
    call(operations.assignSources, request, options) as Promise<Answer<AssignSourcesResponses>>,

  /**
   * List instances
   *
   * Answers the instances that the account reaches, page by page, with their pots as they are now.
   *
   * `GET /instances`, B19
   */
  listInstances: (request: Omit<ListInstancesData, 'url'> = {}, options?: Options) =>
    call(operations.listInstances, request, options) as Promise<Answer<ListInstancesResponses>>,

  /**
   * Trigger a win
   *
   * Lets a player win a pot now. The pot pays its whole current value and is seeded again. The player is credited at
   * the operator's wallet, in the currency of their last contribution to the instance or else in the jackpot's; a
   * credit that the wallet has not acknowledged is repeated until it has. Without a wallet, the win is booked and stays
   * withheld.
   *
   * `POST /instances/trigger`, B28
   */
  triggerWin: (request: Omit<TriggerWinData, 'url'>, options?: Options) =>
    call(operations.triggerWin, request, options) as Promise<Answer<TriggerWinResponses>>,

  /**
   * Get an instance
   *
   * Answers one instance with its pots as they are now.
   *
   * `GET /instances/{instance_id}`, B30
   */
  getInstance: (request: Omit<GetInstanceData, 'url'>, options?: Options) =>
    call(operations.getInstance, request, options) as Promise<Answer<GetInstanceResponses>>,

  /**
   * List templates
   *
   * Answers the templates that the account reaches, page by page.
   *
   * `GET /templates`, B39
   */
  listTemplates: (request: Omit<ListTemplatesData, 'url'> = {}, options?: Options) =>
    call(operations.listTemplates, request, options) as Promise<Answer<ListTemplatesResponses>>,

  /**
   * Create a template
   *
   * Stores a template and answers it. It is not published, and nothing can be made from it until it is. A template is
   * checked for whether it can be run when it is published, so that an unfinished one can be stored.
   *
   * `POST /templates`, B40
   */
  createTemplate: (request: Omit<CreateTemplateData, 'url'>, options?: Options) =>
    call(operations.createTemplate, request, options) as Promise<Answer<CreateTemplateResponses>>,

  /**
   * Instantiate a template
   *
   * Makes an instance of a published template. The instance receives its own copy of the rules; its pots hold their
   * initial seeds, which the operator provides. It is active at once, or `Pending` until its `timestamp_start`. While
   * it has not ended it counts in the template's reference_count.
   *
   * `POST /templates/instantiate`, B42
   */
  instantiateTemplate: (request: Omit<InstantiateTemplateData, 'url'>, options?: Options) =>
    call(operations.instantiateTemplate, request, options) as Promise<Answer<InstantiateTemplateResponses>>,

  /**
   * Publish or withdraw a template
   *
   * Publishes a template, or withdraws it with `publish: false`. Only published templates can be instantiated.
   * Withdrawing leaves the instances that were made from it running, and a template in use can be published and
   * withdrawn like any other. Publishing a published template changes nothing.
   *
   * `POST /templates/publish`, B43
   */
  publishTemplate: (request: Omit<PublishTemplateData, 'url'>, options?: Options) =>
    call(operations.publishTemplate, request, options) as Promise<Answer<PublishTemplateResponses>>,

  /**
   * Get a template
   *
   * Answers one template, with the number of instances that use it.
   *
   * `GET /templates/{template_id}`, B45
   */
  getTemplate: (request: Omit<GetTemplateData, 'url'>, options?: Options) =>
    call(operations.getTemplate, request, options) as Promise<Answer<GetTemplateResponses>>,

  /**
   * Contribute to an instance
   *
   * Books a contribution that a player's activity generates for one instance.
   *
   * `POST /operator/contributions/instance`, C6
   */
  contributeToInstance: (request: Omit<ContributeToInstanceData, 'url'>, options?: Options) =>
    call(operations.contributeToInstance, request, options) as Promise<Answer<ContributeToInstanceResponses>>,

  /**
   * Contribute by source
   *
   * Books a contribution that a player's activity generates at a source. The platform finds the instance: first among
   * those that the brand's source leads to, then among those of the operator's source with the same id, by priority;
   * the first one that is active and admits the brand and the player's country takes the contribution. There is exactly
   * one, or the answer is `no_jackpot_for_source`, also for a source that does not exist.
   *
   * `POST /operator/contributions/source`, C7
   */
  contributeBySource: (request: Omit<ContributeBySourceData, 'url'>, options?: Options) =>
    call(operations.contributeBySource, request, options) as Promise<Answer<ContributeBySourceResponses>>,

  /**
   * Get the result of a contribution
   *
   * Answers what a contribution was answered with, by the id in the header `Contribution-Id` of its reply.
   * `win_withheld` tells whether the win is still not credited now.
   *
   * `GET /operator/contributions/{contribution_id}`
   */
  getContribution: (request: Omit<GetContributionData, 'url'>, options?: Options) =>
    call(operations.getContribution, request, options) as Promise<Answer<GetContributionResponses>>,

  /**
   * List the winners of an instance
   *
   * Answers the wins of an instance, the latest first, over all its pots.
   *
   * `GET /operator/winners`, C8
   */
  listWinners: (request: Omit<ListWinnersData, 'url'>, options?: Options) =>
    call(operations.listWinners, request, options) as Promise<Answer<ListWinnersResponses>>,

  /**
   * Get the ticker of an instance
   *
   * Answers what a game shows of a jackpot: its pots and what they are worth now.
   *
   * `GET /frontend/ticker`, F8
   */
  getTicker: (request: Omit<GetTickerData, 'url'>, options?: Options) =>
    call(operations.getTicker, request, options) as Promise<Answer<GetTickerResponses>>,

  /**
   * Get a sign of life
   *
   * Answers `ok` while the service can answer requests. It reads nothing and needs no token; load balancers and process
   * supervisors ask it.
   *
   * `GET /healthz`
   */
  getHealth: (request: Omit<GetHealthData, 'url'> = {}, options?: Options) =>
    call(operations.getHealth, request, options) as Promise<Answer<GetHealthResponses>>,
});

export type Calls<Options> = ReturnType<typeof createCalls<Options>>;
