/** The reasons for refusals by the desk, each with its status. */
export const problems = {
  card_missing: 401,
  request_invalid: 400,
  book_not_found: 404,
  book_lent: 409,
  not_found: 404,
  not_built: 501,
} as const;

export type ProblemCode = keyof typeof problems;

/** A refusal of the desk. */
export class Problem extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, detail: string = code.replaceAll('_', ' ')) {
    super(detail);
    this.code = code;
  }
}
