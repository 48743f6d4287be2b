// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { AssignSourcesData, AssignSourcesResponses, ContributeBySourceData, ContributeBySourceResponses, ContributeToInstanceData, ContributeToInstanceResponses, CreateSourcesData, CreateSourcesResponses, CreateTemplateData, CreateTemplateResponses, GetContributionData, GetContributionResponses, GetHealthData, GetHealthResponses, GetInstanceData, GetInstanceResponses, GetOperatorData, GetOperatorResponses, GetOwnAccountData, GetOwnAccountResponses, GetTemplateData, GetTemplateResponses, GetTickerData, GetTickerResponses, InstantiateTemplateData, InstantiateTemplateResponses, ListInstancesData, ListInstancesResponses, ListSourcesData, ListSourcesResponses, ListTemplatesData, ListTemplatesResponses, ListWinnersData, ListWinnersResponses, LoginAdminData, LoginAdminResponses, LoginData, LoginResponses, PublishTemplateData, PublishTemplateResponses, SaveBrandsData, SaveBrandsResponses, SaveOperatorsData, SaveOperatorsResponses, TriggerWinData, TriggerWinResponses } from './types.gen.ts';

/**
 * What every operation is asked and may answer.
 */
export type Operations = {
    /**
     * Log in
     */
    login: {
        mode: 'chain';
        data: LoginData;
        responses: LoginResponses;
        problems: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'credentials_invalid' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Log in (former path)
     */
    loginAdmin: {
        mode: 'chain';
        data: LoginAdminData;
        responses: LoginAdminResponses;
        problems: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'credentials_invalid' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Look up the own account
     */
    getOwnAccount: {
        mode: 'read';
        data: GetOwnAccountData;
        responses: GetOwnAccountResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Save operators
     */
    saveOperators: {
        mode: 'write';
        data: SaveOperatorsData;
        responses: SaveOperatorsResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get an operator
     */
    getOperator: {
        mode: 'read';
        data: GetOperatorData;
        responses: GetOperatorResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'operator_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Save brands of an operator
     */
    saveBrands: {
        mode: 'write';
        data: SaveBrandsData;
        responses: SaveBrandsResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'operator_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List sources
     */
    listSources: {
        mode: 'read';
        data: ListSourcesData;
        responses: ListSourcesResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create sources
     */
    createSources: {
        mode: 'write';
        data: CreateSourcesData;
        responses: CreateSourcesResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Assign an instance to sources
     */
    assignSources: {
        mode: 'write';
        data: AssignSourcesData;
        responses: AssignSourcesResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'source_not_found' | 'instance_not_found' | 'instance_terminated' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List instances
     */
    listInstances: {
        mode: 'read';
        data: ListInstancesData;
        responses: ListInstancesResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Trigger a win
     */
    triggerWin: {
        mode: 'chain';
        data: TriggerWinData;
        responses: TriggerWinResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'brand_not_found' | 'pot_not_found' | 'owner_disabled' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'brand_excluded' | 'external_trigger_not_supported' | 'pot_disabled' | 'pot_not_armed' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled';
    };
    /**
     * Get an instance
     */
    getInstance: {
        mode: 'read';
        data: GetInstanceData;
        responses: GetInstanceResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List templates
     */
    listTemplates: {
        mode: 'read';
        data: ListTemplatesData;
        responses: ListTemplatesResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create a template
     */
    createTemplate: {
        mode: 'write';
        data: CreateTemplateData;
        responses: CreateTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'template_id_taken' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Instantiate a template
     */
    instantiateTemplate: {
        mode: 'write';
        data: InstantiateTemplateData;
        responses: InstantiateTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'template_not_found' | 'template_not_published' | 'owner_not_found' | 'schedule_invalid' | 'feature_not_available' | 'game_code_taken' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Publish or withdraw a template
     */
    publishTemplate: {
        mode: 'write';
        data: PublishTemplateData;
        responses: PublishTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'template_not_found' | 'template_invalid' | 'feature_not_available' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get a template
     */
    getTemplate: {
        mode: 'read';
        data: GetTemplateData;
        responses: GetTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'template_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Contribute to an instance
     */
    contributeToInstance: {
        mode: 'chain';
        data: ContributeToInstanceData;
        responses: ContributeToInstanceResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'instance_not_found' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'brand_excluded' | 'country_excluded' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled';
    };
    /**
     * Contribute by source
     */
    contributeBySource: {
        mode: 'chain';
        data: ContributeBySourceData;
        responses: ContributeBySourceResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'no_jackpot_for_source' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_failed' | 'wallet_timeout' | 'instance_terminated' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled';
    };
    /**
     * Get the result of a contribution
     */
    getContribution: {
        mode: 'read';
        data: GetContributionData;
        responses: GetContributionResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'contribution_not_found' | 'contribution_in_flight' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the winners of an instance
     */
    listWinners: {
        mode: 'read';
        data: ListWinnersData;
        responses: ListWinnersResponses;
        problems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get the ticker of an instance
     */
    getTicker: {
        mode: 'read';
        data: GetTickerData;
        responses: GetTickerResponses;
        problems: 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get a sign of life
     */
    getHealth: {
        mode: 'read';
        data: GetHealthData;
        responses: GetHealthResponses;
        problems: 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
};

/**
 * Every route, literal segments before parameters, so that the first match is the right one.
 */
export const routes = [
    {
        operationId: 'login',
        method: 'post',
        path: '/accounts/auth',
        section: 'accounts',
        mode: 'chain',
        security: 'none',
        permission: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A1'],
        problems: [
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'credentials_invalid',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getOwnAccount',
        method: 'get',
        path: '/accounts/me',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: 'self',
        body: null,
        bodyRequired: false,
        requirement: ['A2'],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'loginAdmin',
        method: 'post',
        path: '/auth/admin',
        section: 'accounts',
        mode: 'chain',
        security: 'none',
        permission: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A1'],
        problems: [
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'credentials_invalid',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'saveOperators',
        method: 'post',
        path: '/config/operators',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'operators', permission: 'Create' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B3'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getOperator',
        method: 'get',
        path: '/config/operators/{operator_id}',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'operators', permission: 'Read' },
        body: null,
        bodyRequired: false,
        requirement: ['B4'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'validation_failed',
            'operator_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'saveBrands',
        method: 'post',
        path: '/config/operators/{operator_id}/brands',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'operators', permission: 'Create' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B5'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'operator_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getTicker',
        method: 'get',
        path: '/frontend/ticker',
        section: 'frontend',
        mode: 'read',
        security: 'none',
        permission: null,
        body: null,
        bodyRequired: false,
        requirement: ['F8'],
        problems: [
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getHealth',
        method: 'get',
        path: '/healthz',
        section: 'frontend',
        mode: 'read',
        security: 'none',
        permission: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listInstances',
        method: 'get',
        path: '/instances',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        body: null,
        bodyRequired: false,
        requirement: ['B19'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'triggerWin',
        method: 'post',
        path: '/instances/trigger',
        section: 'jackpots',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B28'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'brand_not_found',
            'pot_not_found',
            'owner_disabled',
            'instance_pending',
            'instance_paused',
            'instance_terminated',
            'brand_excluded',
            'external_trigger_not_supported',
            'pot_disabled',
            'pot_not_armed',
            'amount_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: ['WinEvent', 'WinSettled'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getInstance',
        method: 'get',
        path: '/instances/{instance_id}',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        body: null,
        bodyRequired: false,
        requirement: ['B30'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'contributeToInstance',
        method: 'post',
        path: '/operator/contributions/instance',
        section: 'operator',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Create' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['C6'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'callback_host_not_registered',
            'brand_not_found',
            'owner_disabled',
            'instance_not_found',
            'instance_pending',
            'instance_paused',
            'instance_terminated',
            'brand_excluded',
            'country_excluded',
            'currency_not_configured',
            'amount_out_of_range',
            'wallet_not_configured',
            'wallet_refused_session',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'limit_exceeded',
            'insufficient_funds',
            'instance_changed',
            'wallet_failed',
            'wallet_timeout',
            'unavailable',
            'internal_error'
        ],
        emits: ['WinEvent', 'WinSettled'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'contributeBySource',
        method: 'post',
        path: '/operator/contributions/source',
        section: 'operator',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Create' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['C7'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'callback_host_not_registered',
            'brand_not_found',
            'owner_disabled',
            'no_jackpot_for_source',
            'currency_not_configured',
            'amount_out_of_range',
            'wallet_not_configured',
            'wallet_refused_session',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'limit_exceeded',
            'insufficient_funds',
            'instance_changed',
            'wallet_failed',
            'wallet_timeout',
            'instance_terminated',
            'unavailable',
            'internal_error'
        ],
        emits: ['WinEvent', 'WinSettled'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getContribution',
        method: 'get',
        path: '/operator/contributions/{contribution_id}',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Read' },
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'validation_failed',
            'contribution_not_found',
            'contribution_in_flight',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listWinners',
        method: 'get',
        path: '/operator/winners',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'winners', permission: 'Read' },
        body: null,
        bodyRequired: false,
        requirement: ['C8'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listSources',
        method: 'get',
        path: '/sources',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'sources', permission: 'Read' },
        body: null,
        bodyRequired: false,
        requirement: ['B13'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'createSources',
        method: 'post',
        path: '/sources',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'sources', permission: 'Create' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B14'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'assignSources',
        method: 'post',
        path: '/sources/assign',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'sources', permission: 'Update' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B16'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'source_not_found',
            'instance_not_found',
            'instance_terminated',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listTemplates',
        method: 'get',
        path: '/templates',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'templates', permission: 'Read' },
        body: null,
        bodyRequired: false,
        requirement: ['B39'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'createTemplate',
        method: 'post',
        path: '/templates',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'templates', permission: 'Create' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B40'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'template_id_taken',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'instantiateTemplate',
        method: 'post',
        path: '/templates/instantiate',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'templates', permission: 'Execute' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B42'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'template_not_found',
            'template_not_published',
            'owner_not_found',
            'schedule_invalid',
            'feature_not_available',
            'game_code_taken',
            'amount_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'publishTemplate',
        method: 'post',
        path: '/templates/publish',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'templates', permission: 'Execute' },
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B43'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'template_not_found',
            'template_invalid',
            'feature_not_available',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getTemplate',
        method: 'get',
        path: '/templates/{template_id}',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'templates', permission: 'Read' },
        body: null,
        bodyRequired: false,
        requirement: ['B45'],
        problems: [
            'token_missing',
            'token_invalid',
            'permission_denied',
            'validation_failed',
            'template_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    }
] as const;
