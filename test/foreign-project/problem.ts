import { problems } from './generated/problems.gen.ts';

export type ProblemCode = keyof typeof problems;

/** A refusal of the desk. */
export class Problem extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, detail: string = problems[code].action) {
    super(detail);
    this.code = code;
  }
}
