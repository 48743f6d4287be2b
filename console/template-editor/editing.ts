import { createContext } from 'preact';
import type { Draft } from '../../generated/forms/runtime/draft.gen.ts';
import { partAt, withPart } from './draft-at.ts';

/** The template that is being written, and how it is changed. */
export type Editing = {
  readonly draft: Draft | undefined;
  readonly put: (pointer: string, part: Draft | undefined) => void;
  /** Makes several changes at once. */
  readonly change: (change: (draft: Draft) => Draft) => void;
};

export const EditingContext = createContext<Editing>({ draft: undefined, put: () => {}, change: () => {} });

/** The draft with another text at a pointer. */
export const withText = (draft: Draft, pointer: string, text: string): Draft => {
  const part = partAt(draft, pointer);
  return part?.kind === 'text' ? withPart(draft, pointer, { ...part, text }) : draft;
};

/** The draft with another option chosen at a pointer. */
export const withChoice = (draft: Draft, pointer: string, option: string): Draft => {
  const part = partAt(draft, pointer);
  if (part?.kind !== 'choice') return draft;
  const chosen = part.node.options.findIndex((each) => String(each) === option);
  return withPart(draft, pointer, { ...part, chosen: chosen < 0 ? undefined : chosen });
};
