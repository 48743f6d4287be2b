import { problems } from '../../generated/problems.gen.ts';
import type { Refusal } from '../../platform/unit/reply.ts';

/** The parts of a request that a pointer may refer to. */
type Parts = { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown; readonly headers?: unknown };

/**
 * Adds a pointer to the field that a refusal is about: the first field of its problem that the request contains. A refusal that has
 * pointers already, or is about no field, stays as it is.
 */
export const withPointer = (refusal: Refusal, parts: Parts): Refusal => {
  const { action, fields = [] }: { readonly action: string; readonly fields?: readonly string[] } =
    problems[refusal.problem];
  if (refusal.errors !== undefined) return refusal;
  const [pointer] = fields.flatMap((name) => pointerTo(name, parts) ?? []);
  return pointer === undefined ? refusal : { ...refusal, errors: [{ pointer, detail: refusal.detail ?? action }] };
};

const pointerTo = (name: string, { path, query, body, headers }: Parts): string | undefined => {
  if (inside(path, name) !== undefined) return `/path/${name}`;
  if (inside(query, name) !== undefined) return `/query/${name}`;
  if (name.split('/').reduce(inside, body) !== undefined) return `/${name}`;
  return inside(headers, name) === undefined ? undefined : `/header/${name}`;
};

const inside = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name) ? Reflect.get(whole, name) : undefined;
