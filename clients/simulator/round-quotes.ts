import type { Quote } from '../../domain/jackpot/quote.ts';
import { quoteFree, quoteRound, type RoundKind } from './crowd.ts';
import type { Plan } from './plan.ts';

/** The quotes of a run's rounds. Bonuses pay a part of each kind, spread evenly, without a draw. */
export class RoundQuotes {
  readonly #plan: Plan;
  readonly #kinds: readonly RoundKind[];
  readonly #due: Float64Array;
  #quotes: readonly { readonly plain: Quote; readonly free: Quote | undefined; readonly part: number }[] = [];

  constructor(plan: Plan, kinds: readonly RoundKind[]) {
    this.#plan = plan;
    this.#kinds = kinds;
    this.#due = new Float64Array(kinds.length);
  }

  /** Quotes all kinds again, for the pots that are enabled now. */
  quote(enabledPots: readonly string[]): void {
    const { rules, groups } = this.#plan;
    this.#quotes = this.#kinds.map((kind) => {
      const group = groups[kind.group];
      if (group === undefined) throw new Error(`there is no group ${kind.group}`);
      const { free: part = 0 } = group;
      return {
        plain: quoteRound(rules, group, kind, enabledPots),
        free: quoteFree(rules, group, kind, enabledPots),
        part,
      };
    });
  }

  /** Returns the quote of a round of a kind, and counts it. */
  take(kind: number): Quote {
    const quotes = this.#quotes[kind];
    if (quotes === undefined) throw new Error(`there is no kind ${kind}`);
    const { plain, free, part } = quotes;
    if (free === undefined) return plain;
    const due = (this.#due[kind] ?? 0) + part;
    this.#due[kind] = due >= 1 ? due - 1 : due;
    return due >= 1 ? free : plain;
  }
}
