import type { Limitation, Remark } from '../limitations.ts';

/** Where the readers of a document put what they find: faults, at a JSON pointer, and remarks, which are counted. */
export type Report = {
  fault(pointer: string, rule: string, mend: string, limitation?: Limitation): void;
  remark(name: Remark): void;
};
