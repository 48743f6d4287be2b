import type { IntegerPlan } from '../shared/integers.ts';
import type { ReplyValidators, Validate } from './check-reply.ts';
import type { BodyFormat } from './parse-body.ts';
import type { ParameterStyle } from './read-styles.ts';
import type { Requirements, SecurityScheme } from './security.ts';
import type { DeclaredReply } from './write-reply.ts';

/** An operation as the server sees it. */
export type OperationDefinition = {
  readonly operationId: string;
  /** In capitals. */
  readonly method: string;
  /** An OpenAPI template, such as `/loans/{id}`. */
  readonly path: string;
  /** Pairs that the query must have, and that are no parameters: they separate the operation from others of its path. */
  readonly fixed?: readonly (readonly [name: string, value: string])[];
  readonly security: Requirements;
  /** The parameters that are taken apart before they are validated. */
  readonly styles?: readonly ParameterStyle[];
  /** The request headers that it declares, in lower case. */
  readonly sends?: readonly string[];
  /** The headers of its replies, in lower case. */
  readonly exposes?: readonly string[];
  /** True if it is declared but not built yet: it has no handler, and is refused with 501. */
  readonly pending?: true;
  readonly body: { readonly required: boolean; readonly types: Readonly<Record<string, BodyFormat>> } | null;
  /** By status, a range of statuses (`4XX`) or `default`. */
  readonly replies: Readonly<Record<string, DeclaredReply>>;
  /** The plans of its parameters, body and replies, where integers of 64 bits are not numbers. */
  readonly integers?: {
    readonly params?: number;
    readonly body?: number;
    readonly replies?: Readonly<Record<string, number>>;
  };
};

export type RequestValidators = {
  readonly params: Validate;
  readonly body?: Validate;
  readonly bodies?: Readonly<Record<string, Validate>>;
  readonly leaveOutNulls?: (body: unknown) => void;
};

/** An interface as the server runs it. */
export type Definition = {
  /** The path of the document's first server: `/v1`, or nothing. */
  readonly basePath: string;
  readonly schemes: Readonly<Record<string, SecurityScheme>>;
  readonly operations: readonly OperationDefinition[];
  readonly requests: Readonly<Record<string, RequestValidators>>;
  readonly replies: Readonly<Record<string, Readonly<Record<string, ReplyValidators>>>>;
  /** The integers of 64 bits, unless they are numbers. */
  readonly integers?: { readonly as: 'bigint' | 'string'; readonly plans: readonly IntegerPlan[] };
};

/** Returns the declaration for a status: its own, or else that of its range, or else `default`. */
export const declaredFor = <Declared>(
  replies: Readonly<Record<string, Declared>>,
  status: number,
): Declared | undefined => {
  const { default: others, [status]: exact, [`${Math.floor(status / 100)}XX`]: range } = replies;
  return exact ?? range ?? others;
};
