import { Recent } from '../recent.ts';
import { toQuestionKey } from './batch.ts';
import type { Answered } from './postgres-session.ts';
import type { PostgresQuestion } from './questions.ts';

const ANSWERS_MAX = 2_000;
const ROWS_MAX = 16;

/**
 * The answers to questions in earlier transactions. They may be out of date, and nothing is decided by them: they are good enough to guess
 * a unit's next question.
 */
export class Guesses {
  readonly #answers = new Recent<string, Answered>(ANSWERS_MAX);
  /** Statements that found nothing the last time: most look for what a caller may have sent before, and has not. */
  readonly #empty = new Map<string, Answered>();

  of(question: PostgresQuestion): Answered | undefined {
    return this.#answers.get(toQuestionKey(question)) ?? this.#empty.get(question.text);
  }

  learn(question: PostgresQuestion, answered: Answered): void {
    if (question.name === undefined || answered.rows.length > ROWS_MAX) return;
    if (answered.rows.length === 0) this.#empty.set(question.text, answered);
    else {
      this.#empty.delete(question.text);
      this.#answers.set(toQuestionKey(question), answered);
    }
  }
}
