import type { Draft, ObjectDraft, RequestDraft } from '../../generated/forms/runtime/draft.gen.ts';
import { draftValue } from './draft-value.ts';

export type CaughtUp = {
  readonly draft: RequestDraft;
  /** What both have changed, by the name of the field: what it is now. What was typed stays in the form. */
  readonly theirs: ReadonlyMap<string, unknown>;
};

const isSame = (one: Draft | undefined, other: Draft | undefined): boolean =>
  JSON.stringify(draftValue(one)) === JSON.stringify(draftValue(other));

/**
 * What is filled in, brought up to date: fields that only another person has changed are as they are now, so that sending the form does not
 * undo that; what was typed stays.
 * @param opened the form as it was opened.
 * @param latest the form as it would open now.
 */
export const caughtUp = (draft: RequestDraft, opened: RequestDraft, latest: RequestDraft): CaughtUp => {
  const theirs = new Map<string, unknown>();
  const { body } = draft;
  if (!isObject(body) || !isObject(opened.body) || !isObject(latest.body)) return { draft, theirs };
  const fields = new Map(body.fields);
  for (const [name, now] of latest.body.fields) {
    const was = opened.body.fields.get(name);
    const mine = fields.get(name);
    if (isSame(was, now) || isSame(mine, now)) continue;
    if (isSame(mine, was)) fields.set(name, now);
    else theirs.set(name, draftValue(now));
  }
  return { draft: { ...draft, body: { ...body, fields } }, theirs };
};

const isObject = (draft: Draft | undefined): draft is ObjectDraft => draft?.kind === 'object';
