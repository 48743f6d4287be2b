import type { Draft } from '../../generated/forms/runtime/draft.gen.ts';

/** What is filled in, for a control of a screen's own: texts as they were typed. */
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
