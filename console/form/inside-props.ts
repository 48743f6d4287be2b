import type { Draft } from '../../generated/forms/runtime/draft.gen.ts';

/** What is drawn inside the frame of a group. */
export type InsideProps<Of extends Draft> = {
  readonly draft: Of;
  readonly label: string;
  readonly at: string;
  readonly set: (draft: Draft) => void;
};
