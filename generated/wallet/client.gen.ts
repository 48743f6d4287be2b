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
  authenticatePlayer: {
    operationId: 'authenticatePlayer',
    method: 'POST',
    path: '/wallet/authenticate',
    body: 'application/json',
    statuses: [200],
    security: 'wallet',
    idempotent: false,
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
    problems: ['token_missing', 'token_invalid', 'unsupported_media_type', 'body_too_large', 'signature_invalid', 'malformed_body', 'validation_failed', 'unavailable', 'internal_error'],
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** The problems that an operation answers with, by its name: `Problems['…']`. */
export type Problems = { readonly [Id in OperationId]: (typeof operations)[Id]['problems'][number] };

export type ProblemCode = Problems[OperationId];

/** One function per operation. What `options` are is for the transport to say. */
export const createCalls = <Options>(call: Call<Options>) => ({
  /** Authenticate a player */
  authenticatePlayer: (request: Omit<AuthenticatePlayerData, 'url' | 'headers'>, options?: Options) =>
    call(operations.authenticatePlayer, request, options) as Promise<Answer<AuthenticatePlayerResponses>>,

  /** Execute a transaction */
  executeTransaction: (request: Omit<ExecuteTransactionData, 'url' | 'headers'>, options?: Options) =>
    call(operations.executeTransaction, request, options) as Promise<Answer<ExecuteTransactionResponses>>,

  /** Cancel a transaction */
  cancelTransaction: (request: Omit<CancelTransactionData, 'url' | 'headers'>, options?: Options) =>
    call(operations.cancelTransaction, request, options) as Promise<Answer<CancelTransactionResponses>>,

  /** Execute a batch */
  executeBatch: (request: Omit<ExecuteBatchData, 'url' | 'headers'>, options?: Options) =>
    call(operations.executeBatch, request, options) as Promise<Answer<ExecuteBatchResponses>>,

  /** Cancel a batch */
  cancelBatch: (request: Omit<CancelBatchData, 'url' | 'headers'>, options?: Options) =>
    call(operations.cancelBatch, request, options) as Promise<Answer<CancelBatchResponses>>,
});

export type Calls<Options> = ReturnType<typeof createCalls<Options>>;
