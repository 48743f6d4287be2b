import type { Draft, ObjectDraft, RequestDraft } from '../../generated/forms/runtime/draft.gen.ts';

/** The value of a draft, for a custom control of a screen: texts as they were typed. */
export const draftValue = (draft: Draft | undefined): unknown => {
  if (draft === undefined) return undefined;
  switch (draft.kind) {
    case 'text':
      return draft.text;
    case 'boolean':
      return draft.on;
    case 'choice':
      return draft.chosen === undefined ? undefined : draft.node.options[draft.chosen];
    case 'list':
      return draft.items.map((item) => draftValue(item.draft));
    case 'oneOf':
      return draftValue(draft.draft);
    case 'map':
      return Object.fromEntries(draft.entries.map(({ key, draft: part }) => [key, draftValue(part)]));
    case 'object':
      return Object.fromEntries([
        ...[...draft.fields].map(([name, part]) => [name, draftValue(part)] as const),
        ...draft.entries.map(({ key, draft: part }) => [key, draftValue(part)] as const),
      ]);
  }
};

export type CaughtUp = {
  readonly draft: RequestDraft;
  /** The current values of fields that both have changed, by name. The form keeps what was typed. */
  readonly theirs: ReadonlyMap<string, unknown>;
};

const isSame = (one: Draft | undefined, other: Draft | undefined): boolean =>
  JSON.stringify(draftValue(one)) === JSON.stringify(draftValue(other));

/**
 * Brings a draft up to date: fields that only another person has changed get their current values, so that sending the form does not
 * undo that; fields that were typed stay.
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
