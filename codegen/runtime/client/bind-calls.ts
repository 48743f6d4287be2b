import type { Call, Operation } from './operation.ts';

type Bindable = {
  (call: Call<never>, request: never, options: never): unknown;
  readonly operation: Operation;
};

/**
 * Operations as methods of one object, which pass `call` as the first argument. They are not passed as a list, because a compiler gives up on
 * the type of one with a thousand elements.
 */
export const bindCalls = <Methods>(call: unknown, ...operations: readonly Bindable[]): Methods =>
  Object.fromEntries(
    operations.map((operation) => [
      operation.operation.operationId,
      (request: never, options: never) => operation(call as Call<never>, request, options),
    ]),
  ) as Methods;
