import { ApiError, ConnectionError } from '../../clients/typescript/src/pitboss.ts';
import type { Fault } from '../../generated/forms/runtime/read-draft.gen.ts';

export type SendingFault = {
  readonly text: string;
  readonly code?: string;
  readonly faults: readonly Fault[];
  /** What is to be changed is no longer as it was when the form was opened. */
  readonly isOutdated?: boolean;
};

/** What to tell of a call that failed: the platform's own words, and what is wrong in which field. */
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
        ? 'No reply arrived. What you filled in is kept. Send it again: it is carried out only once.'
        : 'No reply arrived. What you filled in is kept. Try again.',
      faults: [],
    };
  return { text: error instanceof Error ? error.message : String(error), faults: [] };
};
