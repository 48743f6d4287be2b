import { etagOf } from '../../wire/etag.ts';
import { type Refusal, refuse } from './reply.ts';

/**
 * Refuses to change another version than the caller has read: RFC 9110, 13.1.1, with its strong comparison, so that a weak tag never matches.
 * What is changed has been read in the same unit of work. A repetition under an idempotency key is answered before this is asked.
 */
export const refuseStale = (
  { 'if-match': ifMatch }: { readonly 'if-match'?: string },
  version: number,
): Refusal<'precondition_failed'> | undefined =>
  ifMatch === undefined || ifMatch === '*' || tagsOf(ifMatch).includes(etagOf(version))
    ? undefined
    : refuse('precondition_failed', { detail: `The current version is ${version}.` });

/** A tag may hold commas, so they do not simply part the list. */
const tagsOf = (list: string): string[] => list.match(/(W\/)?"[^"]*"/g) ?? [];
