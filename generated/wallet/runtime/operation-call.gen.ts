// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Call, Operation, RequestParts } from './operation.gen.ts';

/** An operation as a function. Its first argument is a client, or a transport of your own. */
export type OperationCall<Request, Answer> = {
  <Options>(call: Call<Options>, request: Request, options?: Options): Promise<Answer>;
  /** The operation as a client sends it. */
  readonly operation: Operation;
};

/** The same for an operation whose request may be left out. */
export type OptionalOperationCall<Request, Answer> = {
  <Options>(call: Call<Options>, request?: Request, options?: Options): Promise<Answer>;
  /** The operation as a client sends it. */
  readonly operation: Operation;
};

/** Makes an operation a function, of the type that it is assigned to. */
export const operationCall = <Called>(operation: Operation): Called =>
  Object.assign(
    <Options>(call: Call<Options>, request: RequestParts = {}, options?: Options) => call(operation, request, options),
    { operation },
  ) as Called;
