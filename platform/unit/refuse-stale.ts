import { etagOf } from '../../wire/etag.ts';
import { type Refusal, refuse } from './reply.ts';

/**
 * Refuses a change unless the caller has read the current version (RFC 9110, 13.1.1, strong comparison: a weak tag never matches).
 * `version` must be read in the unit that writes. Idempotent repetitions are answered before this check.
 */
export const refuseStale = (
  { 'if-match': ifMatch }: { readonly 'if-match'?: string },
  version: number,
): Refusal<'precondition_failed'> | undefined =>
  ifMatch === undefined || ifMatch === '*' || tagsOf(ifMatch).includes(etagOf(version))
    ? undefined
    : refuse('precondition_failed', { detail: `The current version is ${version}.` });

/** Tags may contain commas, so splitting at commas does not work. */
const tagsOf = (list: string): string[] => list.match(/(W\/)?"[^"]*"/g) ?? [];
