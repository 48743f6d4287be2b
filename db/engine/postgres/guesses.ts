import { Recent } from '../recent.ts';
import { keyOf } from './batch.ts';
import type { PostgresQuestion } from './questions.ts';
import type { Answered } from './session.ts';

const ANSWERS_MAX = 2_000;
const ROWS_MAX = 16;

/**
 * What questions were answered with in earlier transactions. It need not hold any more, and nothing is decided by it: it is good enough to
 * tell what a unit will ask next.
 */
export class Guesses {
  readonly #answers = new Recent<string, Answered>(ANSWERS_MAX);
  /** Statements that found nothing the last time: most look for what a caller may have sent before, and has not. */
  readonly #empty = new Map<string, Answered>();

  of(question: PostgresQuestion): Answered | undefined {
    return this.#answers.get(keyOf(question)) ?? this.#empty.get(question.text);
  }

  learn(question: PostgresQuestion, answered: Answered): void {
    if (question.name === undefined || answered.rows.length > ROWS_MAX) return;
    if (answered.rows.length === 0) this.#empty.set(question.text, answered);
    else {
      this.#empty.delete(question.text);
      this.#answers.set(keyOf(question), answered);
    }
  }
}
