import { say } from './notices.tsx';
import { Outcome } from './outcome.tsx';

/** Tells what became of each item of a request, where the platform answers with the ids alone. */
export const tellItems = (
  verb: string,
  what: string,
  succeeded: readonly string[],
  failed: readonly { readonly name: string; readonly code: string }[],
): void => say(<Outcome {...{ verb, what, failed }} succeeded={succeeded.length} />, failed.length > 0);

/** The same reason for each. */
export const refusedFor = (
  names: readonly string[],
  code: string,
): { readonly name: string; readonly code: string }[] => names.map((name) => ({ name, code }));
