// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Call } from './operation.gen.ts';

/** Operations as methods of one object, which pass `call` as the first argument. */
export const bindCalls = <Options, Methods>(
  call: Call<Options>,
  operations: {
    readonly [Name in keyof Methods]: (call: Call<Options>, ...rest: Parameters<Method<Methods[Name]>>) => unknown;
  },
): Methods =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (request: never, options: never) => (operation as Bindable)(call, request, options),
    ]),
  ) as Methods;

type Bindable = (call: unknown, request: never, options: never) => unknown;
type Method<Value> = Value extends (...rest: never) => unknown ? Value : never;
