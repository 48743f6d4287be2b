import type { Limitation, Remark } from '../limitations.ts';

/** Collects what the readers of a document find: faults, at a JSON pointer, and remarks, which are counted. */
export type Report = {
  fault(pointer: string, rule: string, mend: string, limitation?: Limitation): void;
  remark(name: Remark): void;
};
