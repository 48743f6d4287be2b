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
  /** The codes of the problems that it answers with. */
  readonly problems: readonly string[];
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
    problems: ['validation_failed', 'unavailable', 'internal_error'],
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** The problems that an operation answers with, by its name: `Problems['…']`. */
export type Problems = { readonly [Id in OperationId]: (typeof operations)[Id]['problems'][number] };

export type ProblemCode = Problems[OperationId];

/** One function per operation. What `options` are is for the transport to say. */
export const createCalls = <Options>(call: Call<Options>) => ({
  /** Log in */
  login: (request: Omit<LoginData, 'url'>, options?: Options) =>
    call(operations.login, request, options) as Promise<Answer<LoginResponses>>,

  /**
   * Log in (former path)
   * @deprecated
   */
  loginAdmin: (request: Omit<LoginAdminData, 'url'>, options?: Options) =>
    call(operations.loginAdmin, request, options) as Promise<Answer<LoginAdminResponses>>,

  /** Look up the own account */
  getOwnAccount: (request: Omit<GetOwnAccountData, 'url'> = {}, options?: Options) =>
    call(operations.getOwnAccount, request, options) as Promise<Answer<GetOwnAccountResponses>>,

  /** Save operators */
  saveOperators: (request: Omit<SaveOperatorsData, 'url'>, options?: Options) =>
    call(operations.saveOperators, request, options) as Promise<Answer<SaveOperatorsResponses>>,

  /** Get an operator */
  getOperator: (request: Omit<GetOperatorData, 'url'>, options?: Options) =>
    call(operations.getOperator, request, options) as Promise<Answer<GetOperatorResponses>>,

  /** Save brands of an operator */
  saveBrands: (request: Omit<SaveBrandsData, 'url'>, options?: Options) =>
    call(operations.saveBrands, request, options) as Promise<Answer<SaveBrandsResponses>>,

  /** List sources */
  listSources: (request: Omit<ListSourcesData, 'url'> = {}, options?: Options) =>
    call(operations.listSources, request, options) as Promise<Answer<ListSourcesResponses>>,

  /** Create sources */
  createSources: (request: Omit<CreateSourcesData, 'url'>, options?: Options) =>
    call(operations.createSources, request, options) as Promise<Answer<CreateSourcesResponses>>,

  /** Assign an instance to sources */
  assignSources: (request: Omit<AssignSourcesData, 'url'>, options?: Options) =>
    call(operations.assignSources, request, options) as Promise<Answer<AssignSourcesResponses>>,

  /** List instances */
  listInstances: (request: Omit<ListInstancesData, 'url'> = {}, options?: Options) =>
    call(operations.listInstances, request, options) as Promise<Answer<ListInstancesResponses>>,

  /** Trigger a win */
  triggerWin: (request: Omit<TriggerWinData, 'url'>, options?: Options) =>
    call(operations.triggerWin, request, options) as Promise<Answer<TriggerWinResponses>>,

  /** Get an instance */
  getInstance: (request: Omit<GetInstanceData, 'url'>, options?: Options) =>
    call(operations.getInstance, request, options) as Promise<Answer<GetInstanceResponses>>,

  /** List templates */
  listTemplates: (request: Omit<ListTemplatesData, 'url'> = {}, options?: Options) =>
    call(operations.listTemplates, request, options) as Promise<Answer<ListTemplatesResponses>>,

  /** Create a template */
  createTemplate: (request: Omit<CreateTemplateData, 'url'>, options?: Options) =>
    call(operations.createTemplate, request, options) as Promise<Answer<CreateTemplateResponses>>,

  /** Instantiate a template */
  instantiateTemplate: (request: Omit<InstantiateTemplateData, 'url'>, options?: Options) =>
    call(operations.instantiateTemplate, request, options) as Promise<Answer<InstantiateTemplateResponses>>,

  /** Publish or withdraw a template */
  publishTemplate: (request: Omit<PublishTemplateData, 'url'>, options?: Options) =>
    call(operations.publishTemplate, request, options) as Promise<Answer<PublishTemplateResponses>>,

  /** Get a template */
  getTemplate: (request: Omit<GetTemplateData, 'url'>, options?: Options) =>
    call(operations.getTemplate, request, options) as Promise<Answer<GetTemplateResponses>>,

  /** Contribute to an instance */
  contributeToInstance: (request: Omit<ContributeToInstanceData, 'url'>, options?: Options) =>
    call(operations.contributeToInstance, request, options) as Promise<Answer<ContributeToInstanceResponses>>,

  /** Contribute by source */
  contributeBySource: (request: Omit<ContributeBySourceData, 'url'>, options?: Options) =>
    call(operations.contributeBySource, request, options) as Promise<Answer<ContributeBySourceResponses>>,

  /** Get the result of a contribution */
  getContribution: (request: Omit<GetContributionData, 'url'>, options?: Options) =>
    call(operations.getContribution, request, options) as Promise<Answer<GetContributionResponses>>,

  /** List the winners of an instance */
  listWinners: (request: Omit<ListWinnersData, 'url'>, options?: Options) =>
    call(operations.listWinners, request, options) as Promise<Answer<ListWinnersResponses>>,

  /** Get the ticker of an instance */
  getTicker: (request: Omit<GetTickerData, 'url'>, options?: Options) =>
    call(operations.getTicker, request, options) as Promise<Answer<GetTickerResponses>>,

  /** Get a sign of life */
  getHealth: (request: Omit<GetHealthData, 'url'> = {}, options?: Options) =>
    call(operations.getHealth, request, options) as Promise<Answer<GetHealthResponses>>,
});

export type Calls<Options> = ReturnType<typeof createCalls<Options>>;
