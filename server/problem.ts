import { problems } from '../generated/problems.gen.ts';
import type { Refusal } from '../handlers/reply.ts';

/** A refusal on the wire: RFC 9457 problem details. */
export type ProblemDocument = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
  readonly request_id: string;
};

export const PROBLEM_TYPE = 'application/problem+json';

/** A path as it came may hold characters, and percent signs, that no address has. */
const asReference = (path: string): string =>
  path
    .replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replaceAll(/[^A-Za-z0-9\-._~:/@!$&'()*+,;=%]/g, (character) => encodeURIComponent(character));

/** What happened here, if the handler said so, and always what the caller can do about it. */
export const problemDocument = (refusal: Refusal, path: string, requestId: string): ProblemDocument => {
  const { status, title, action } = problems[refusal.problem];
  return {
    type: `/problems/${refusal.problem}`,
    title,
    status,
    detail: refusal.detail === undefined ? action : `${refusal.detail} ${action}`,
    instance: asReference(path),
    code: refusal.problem,
    ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
    request_id: requestId,
  };
};
