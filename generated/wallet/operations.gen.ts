// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type {
    AuthenticatePlayerData,
    AuthenticatePlayerResponses,
    CancelBatchData,
    CancelBatchResponses,
    CancelTransactionData,
    CancelTransactionResponses,
    ExecuteBatchData,
    ExecuteBatchResponses,
    ExecuteTransactionData,
    ExecuteTransactionResponses,
} from './types.gen.ts';

/**
 * The request and responses of every operation.
 */
export type Operations = {
    /**
     * Authenticate a player
     */
    authenticatePlayer: {
        mode: 'write';
        data: AuthenticatePlayerData;
        responses: AuthenticatePlayerResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'session_expired' | 'player_unknown' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Execute a transaction
     */
    executeTransaction: {
        mode: 'write';
        data: ExecuteTransactionData;
        responses: ExecuteTransactionResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'transaction_conflict' | 'transaction_cancelled' | 'player_unknown' | 'session_expired' | 'limit_exceeded' | 'insufficient_funds' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Cancel a transaction
     */
    cancelTransaction: {
        mode: 'write';
        data: CancelTransactionData;
        responses: CancelTransactionResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Execute a batch
     */
    executeBatch: {
        mode: 'write';
        data: ExecuteBatchData;
        responses: ExecuteBatchResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'transaction_conflict' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Cancel a batch
     */
    cancelBatch: {
        mode: 'write';
        data: CancelBatchData;
        responses: CancelBatchResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'signature_invalid' | 'malformed_body' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
};

/**
 * Every route, literal segments before parameters, so that the first match is the right one.
 */
export const routes = [
    {
        operationId: 'authenticatePlayer',
        method: 'post',
        path: '/wallet/authenticate',
        section: 'wallet',
        mode: 'write',
        security: 'wallet',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['E1'],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'signature_invalid',
            'malformed_body',
            'validation_failed',
            'session_expired',
            'player_unknown',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'executeBatch',
        method: 'post',
        path: '/wallet/batches',
        section: 'wallet',
        mode: 'write',
        security: 'wallet',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['E4'],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'signature_invalid',
            'malformed_body',
            'validation_failed',
            'transaction_conflict',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'cancelBatch',
        method: 'post',
        path: '/wallet/batches/cancel',
        section: 'wallet',
        mode: 'write',
        security: 'wallet',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['E5'],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'signature_invalid',
            'malformed_body',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'executeTransaction',
        method: 'post',
        path: '/wallet/transactions',
        section: 'wallet',
        mode: 'write',
        security: 'wallet',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['E3'],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'signature_invalid',
            'malformed_body',
            'validation_failed',
            'transaction_conflict',
            'transaction_cancelled',
            'player_unknown',
            'session_expired',
            'limit_exceeded',
            'insufficient_funds',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'cancelTransaction',
        method: 'post',
        path: '/wallet/transactions/cancel',
        section: 'wallet',
        mode: 'write',
        security: 'wallet',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['E2'],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'signature_invalid',
            'malformed_body',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    }
] as const;
