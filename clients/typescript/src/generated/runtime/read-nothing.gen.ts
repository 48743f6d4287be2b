// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Read } from './operation.gen.ts';

/** Ignores the body of a reply that should have none. */
export const readNothing: Read = async (response) => {
  await response.body?.cancel();
  return undefined;
};
