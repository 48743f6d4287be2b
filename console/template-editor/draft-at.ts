import type { Draft } from '../../generated/forms/runtime/draft.gen.ts';
import type { Field } from '../../generated/forms/runtime/form.gen.ts';

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const childOf = (draft: Draft | undefined, step: string): Draft | undefined => {
  switch (draft?.kind) {
    case 'oneOf':
      return childOf(draft.draft, step);
    case 'object':
      return draft.fields.get(step);
    case 'list':
      return draft.items[Number(step)]?.draft;
    default:
      return undefined;
  }
};

/** The part of a draft at a pointer; undefined if it is left out. */
export const partAt = (draft: Draft | undefined, pointer: string): Draft | undefined =>
  stepsOf(pointer).reduce(childOf, draft);

/** The text typed at a pointer. */
export const textAt = (draft: Draft | undefined, pointer: string): string => {
  const part = partAt(draft, pointer);
  return part?.kind === 'text' ? part.text : '';
};

/** The option chosen at a pointer. */
export const choiceAt = (draft: Draft | undefined, pointer: string): string | undefined => {
  const part = partAt(draft, pointer);
  if (part?.kind !== 'choice' || part.chosen === undefined) return undefined;
  return String(part.node.options[part.chosen]);
};

/** The fields of what is at a pointer: of the chosen shape, if there are several. */
export const fieldsAt = (draft: Draft | undefined, pointer: string): readonly Field[] => {
  let part = partAt(draft, pointer);
  while (part?.kind === 'oneOf') part = part.draft;
  return part?.kind === 'object' ? part.node.fields : [];
};

/** The draft with another part at a pointer; undefined leaves it out. A place that is not there stays as it is. */
export const withPart = (draft: Draft, pointer: string, part: Draft | undefined): Draft =>
  put(draft, stepsOf(pointer), part);

const put = (draft: Draft, [step, ...rest]: readonly string[], part: Draft | undefined): Draft => {
  if (step === undefined) return part ?? draft;
  const changed = (child: Draft | undefined): Draft | undefined =>
    rest.length === 0 ? part : child && put(child, rest, part);
  switch (draft.kind) {
    case 'oneOf':
      return { ...draft, draft: put(draft.draft, [step, ...rest], part) };
    case 'object':
      return { ...draft, fields: new Map([...draft.fields, [step, changed(draft.fields.get(step))]]) };
    case 'list': {
      const items = draft.items.flatMap((item, index) => {
        if (index !== Number(step)) return [item];
        const child = changed(item.draft);
        return child === undefined ? [] : [{ ...item, draft: child }];
      });
      return { ...draft, items };
    }
    default:
      return draft;
  }
};
