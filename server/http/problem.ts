import { problems } from '../../generated/problems.gen.ts';
import type { Refusal, Told } from '../../platform/unit/reply.ts';

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
} & Told;

export const PROBLEM_TYPE = 'application/problem+json';

// Texts of the caller are echoed, and faults listed, only as far as the spec of a problem allows.
const PATH_LENGTH = 2048;
const POINTER_LENGTH = 1024;
const FAULTS_TOLD = 1000;

/** Encodes characters and stray percent signs that a URI must not contain. */
const asReference = (path: string): string =>
  path
    .replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replaceAll(/[^A-Za-z0-9\-._~:/@!$&'()*+,;=%]/g, (character) => encodeURIComponent(character))
    .slice(0, PATH_LENGTH)
    .replace(/%.?$/, '');

/** Truncates without splitting a character or an escape. */
const shortened = (pointer: string): string =>
  pointer.length <= POINTER_LENGTH ? pointer : pointer.slice(0, POINTER_LENGTH).replace(/[\ud800-\udbff~]$/, '');

/**
 * The detail says what happened, if the handler knows, and always what the caller can do about it.
 * @param prefix the path below which a proxy serves the platform.
 */
export const problemDocument = (refusal: Refusal, path: string, requestId: string, prefix = ''): ProblemDocument => {
  const { status, title, action } = problems[refusal.problem];
  return {
    type: `${prefix}/problems/${refusal.problem}`,
    title,
    status,
    detail: refusal.detail === undefined ? action : `${refusal.detail} ${action}`,
    instance: asReference(`${prefix}${path}`),
    code: refusal.problem,
    ...(refusal.errors === undefined
      ? {}
      : {
          errors: refusal.errors
            .slice(0, FAULTS_TOLD)
            .map(({ pointer, detail }) => ({ pointer: shortened(pointer), detail })),
        }),
    ...refusal.told,
    request_id: requestId,
  };
};

/** Reports whether a reply body looks like a problem document: it has a `code`. */
export const isProblem = (body: unknown): body is { readonly code: string } =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
