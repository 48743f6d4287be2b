import type { Quote } from '../../domain/jackpot/quote.ts';
import { coinPicos, quoteFree, quoteRound, type RoundKind } from './crowd.ts';
import type { Plan } from './plan.ts';

type KindQuotes = {
  readonly plain: Quote;
  readonly free: Quote | undefined;
  /** The part of its rounds, 0 to 1, that bonuses pay. */
  readonly part: number;
  /** In 10⁻¹² of the players' currency: the smallest coin, all that a round owes, and the part of that which is below a coin. */
  readonly coin: number;
  readonly owed: number;
  readonly rest: number;
  /** The quotes by the coins that the carried fraction completes, and a new one of them. */
  readonly completing: Map<number, Quote>;
  complete(coins: number): Quote;
};

/**
 * The quotes of a run's rounds. Bonuses pay a part of each kind, spread evenly, without a draw. If the rules carry fractions, each player
 * has one: the debit follows from it, and everything else from the debit.
 */
export class RoundQuotes {
  readonly #plan: Plan;
  readonly #kinds: readonly RoundKind[];
  readonly #due: Float64Array;
  readonly #carried: Float64Array;
  #quotes: readonly KindQuotes[] = [];

  constructor(plan: Plan, kinds: readonly RoundKind[], players: number) {
    this.#plan = plan;
    this.#kinds = kinds;
    this.#due = new Float64Array(kinds.length);
    this.#carried = new Float64Array(plan.rules.carriesFractions === true ? players : 0);
  }

  /** Quotes all kinds again, for the pots that are enabled now. */
  quote(enabledPots: readonly string[]): void {
    const { rules, groups } = this.#plan;
    this.#quotes = this.#kinds.map((kind) => {
      const group = groups[kind.group];
      if (group === undefined) throw new Error(`there is no group ${kind.group}`);
      const plain = quoteRound(rules, group, kind, enabledPots);
      const coin = coinPicos(group);
      const owed = plain.carry?.owed ?? 0n;
      return {
        plain,
        free: quoteFree(rules, group, kind, enabledPots),
        part: group.free ?? 0,
        ...{ coin: Number(coin), owed: Number(owed), rest: Number(owed % coin) },
        completing: new Map([[0, plain]]),
        complete: (coins) => quoteRound(rules, group, kind, enabledPots, BigInt(coins) * coin),
      };
    });
  }

  /** Returns the quote of a player's round of a kind, and counts it. */
  take(kind: number, player: number): Quote {
    const quotes = this.#quotes[kind];
    if (quotes === undefined) throw new Error(`there is no kind ${kind}`);
    const { plain, coin, owed, rest, completing } = quotes;
    if (plain.carry === undefined) return this.#freeOr(plain, kind, quotes);
    const carried = this.#carried[player] ?? 0;
    const coins = Math.floor((carried + rest) / coin);
    const own = completing.get(coins) ?? quotes.complete(coins);
    completing.set(coins, own);
    const isDebited = own.playerDebit > 0n;
    const quote = isDebited ? this.#freeOr(own, kind, quotes) : own;
    if (quote === own) this.#carried[player] = isDebited ? carried + rest - coins * coin : carried + owed;
    return quote;
  }

  #freeOr(plain: Quote, kind: number, { free, part }: KindQuotes): Quote {
    if (free === undefined) return plain;
    const due = (this.#due[kind] ?? 0) + part;
    this.#due[kind] = due >= 1 ? due - 1 : due;
    return due >= 1 ? free : plain;
  }
}
