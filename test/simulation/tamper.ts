import type { Evidence } from './evidence.ts';

export type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
/** Changes a round of evidence; undefined when the round has nothing of the kind. */
export type Tamper = (round: Mutable<Evidence>) => unknown;
