import type { Read } from './operation.ts';

/** Ignores the body of a reply that should have none. */
export const readNothing: Read = async (response) => {
  await response.body?.cancel();
  return undefined;
};
