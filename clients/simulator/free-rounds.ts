import type { Quote } from '../../domain/jackpot/quote.ts';
import { quoteFree, type RoundKind } from './crowd.ts';
import type { Plan } from './plan.ts';

/** The rounds that bonuses pay: a part of those of each kind, spread evenly, without a draw. */
export class FreeRounds {
  readonly #plan: Plan;
  readonly #kinds: readonly RoundKind[];
  readonly #due: Float64Array;
  #quotes: readonly (Quote | undefined)[] = [];

  constructor(plan: Plan, kinds: readonly RoundKind[]) {
    this.#plan = plan;
    this.#kinds = kinds;
    this.#due = new Float64Array(kinds.length);
  }

  /** Quotes them again, for the pots that are enabled now. */
  quote(enabledPots: readonly string[]): void {
    const { rules, groups } = this.#plan;
    this.#quotes = this.#kinds.map((kind) => {
      const group = groups[kind.group];
      return group && quoteFree(rules, group, kind, enabledPots);
    });
  }

  /** Counts a round of a kind. @returns its quote if a bonus pays it. */
  take(kind: number): Quote | undefined {
    const free = this.#quotes[kind];
    if (free === undefined) return undefined;
    const due = (this.#due[kind] ?? 0) + (this.#plan.groups[this.#kinds[kind]?.group ?? 0]?.free ?? 0);
    this.#due[kind] = due >= 1 ? due - 1 : due;
    return due >= 1 ? free : undefined;
  }
}
