import { ApiError } from './api-error.ts';
import type { Read } from './operation.ts';

/** The target of a redirect. */
export type Redirect = {
  /** An absolute address. */
  readonly location: string;
};

/** Reads the address that a redirect leads to. In browsers it cannot be read: open the operation's address there. */
export const readLocation: Read = async (response, { operationId }) => {
  const { status, headers, url } = response;
  await response.body?.cancel();
  const location = headers.get('location');
  if (location === null && !isRedirect(status)) return undefined;
  if (location === null)
    throw new ApiError({ status, headers, body: undefined, operationId, idempotencyKey: undefined });
  return { location: new URL(location, url || undefined).href };
};

/** Reports whether the status is useless without an address; 300 and 304, for example, may come without one. */
const isRedirect = (status: number): boolean => /^30[12378]$/.test(String(status));
