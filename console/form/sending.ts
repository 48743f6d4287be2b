import { ApiError, ConnectionError } from '../../clients/typescript/src/pitboss.ts';
import type { DraftFault } from '../../generated/forms/runtime/read-draft.gen.ts';

/** 128 random bits. `crypto.randomUUID` would be shorter, but browsers have it only on secure pages. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export type SendingFault = {
  readonly text: string;
  readonly code?: string;
  readonly faults: readonly DraftFault[];
  /** True if the object has changed since the form was opened. */
  readonly isOutdated?: boolean;
};

/** Describes a failed call: the platform's own words, and the fault of each field. */
export const sendingFault = (error: unknown, keyed: boolean): SendingFault => {
  if (error instanceof ApiError) {
    const { detail, title, code, errors, requestId } = error;
    return {
      text: detail || title,
      code: requestId === undefined ? code : `${code}, request ${requestId}`,
      faults: errors,
      ...(code === 'precondition_failed' ? { isOutdated: true } : {}),
    };
  }
  if (error instanceof ConnectionError)
    return {
      text: keyed
        ? 'No reply arrived. Your input is kept. Send it again: it is carried out only once.'
        : 'No reply arrived. Your input is kept. Try again.',
      faults: [],
    };
  return { text: error instanceof Error ? error.message : String(error), faults: [] };
};
