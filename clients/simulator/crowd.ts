import { amountsIn } from '../../domain/jackpot/currency-amounts.ts';
import { type AvailableBonus, payByBonus } from '../../domain/jackpot/pay-by-bonus.ts';
import type { Payee } from '../../domain/jackpot/player.ts';
import { PICOS_PER_MICRO, type Quote, type QuoteInput, quote } from '../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import { multiply, ONE } from '../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS } from '../../domain/money/micros.ts';
import { minorUnitMicros } from '../../domain/money/minor-unit.ts';
import type { PlayerGroup } from './players.ts';
import type { Pick } from './seeded-draw.ts';

/** A wager of a group: rounds of one kind are alike in everything but the player. */
export type RoundKind = { readonly group: number; readonly wager: bigint; readonly share: number };

/** The kinds of rounds that groups play, each with its share 0..1 of all rounds. */
export const roundKinds = (groups: readonly PlayerGroup[]): readonly RoundKind[] => {
  const all = groups.reduce((sum, { players, rounds }) => sum + players * rounds, 0);
  return groups.flatMap(({ players, rounds, wagers }, group) => {
    const weights = wagers.reduce((sum, { weight }) => sum + weight, 0);
    return wagers.map(({ amount, weight }) => ({
      group,
      wager: amount,
      share: ((players * rounds) / all) * (weight / weights),
    }));
  });
};

/** The smallest coin of a group's currency, in 10⁻¹² of it. */
export const coinPicos = ({ currency }: PlayerGroup): bigint => minorUnitMicros(currency) * PICOS_PER_MICRO;

/**
 * Quotes a round of a kind while these pots are enabled. Throws AmountOutOfRange.
 * @param carriedPicos the rest of the player's earlier payments, if the rules carry it.
 */
export const quoteRound = (
  rules: JackpotRules,
  group: PlayerGroup,
  kind: RoundKind,
  enabledPots: readonly string[],
  carriedPicos = 0n,
): Quote => quote(rules, inputOf(rules, group, kind, enabledPots, carriedPicos));

/** The same, paid by a bonus that has enough for every round. Undefined if the player pays nothing anyway, or the group has no free rounds. */
export const quoteFree = (
  rules: JackpotRules,
  group: PlayerGroup,
  kind: RoundKind,
  enabledPots: readonly string[],
): Quote | undefined => {
  if (group.free === undefined) return undefined;
  // Only a round that would be debited is paid by a bonus, so a coin is carried into it.
  const input = inputOf(rules, group, kind, enabledPots, coinPicos(group));
  return payByBonus(rules, input, quote(rules, input), [{ ...ENDLESS, currency: rules.currency }])?.quote;
};

const ENDLESS = {
  ...{ id: '', type: 'Variable', count: 1, amount: AMOUNT_MAX_MICROS, left: AMOUNT_MAX_MICROS, rate: ONE },
  ...{ games: [], awardedAtMs: 0, expiresAtMs: 0 },
} as const satisfies Partial<AvailableBonus>;

/** A preference is in the jackpot's currency, or in the players' if the rules name amounts in that. */
const inputOf = (
  rules: JackpotRules,
  { currency, rate, preference: chosen }: PlayerGroup,
  { wager }: RoundKind,
  enabledPots: readonly string[],
  carriedPicos: bigint,
): QuoteInput => {
  const preference = chosen && amountsIn(rules, currency) !== undefined ? multiply(chosen, rate) : chosen;
  return {
    ...{ wager, currency, rate, enabledPots },
    ...(preference === undefined ? {} : { preference }),
    ...(rules.carriesFractions === true ? { carriedPicos } : {}),
  };
};

/** Who plays a round: the kind of it, and the player, counted over all groups. */
export class Crowd {
  readonly players: number;
  kind = 0;
  player = 0;
  readonly #groups: readonly {
    readonly end: number;
    readonly rounds: number;
    readonly firstPlayer: number;
    readonly firstKind: number;
    readonly weights: readonly number[];
    readonly weight: number;
  }[];
  readonly #all: number;
  readonly #isPlain: boolean;
  readonly #given: readonly PlayerGroup[];

  /** @param isAnyone whether it makes no difference which player of a group it is. */
  constructor(given: readonly PlayerGroup[], isAnyone: boolean) {
    let end = 0;
    let firstPlayer = 0;
    let firstKind = 0;
    this.#groups = given.map(({ players, rounds, wagers }) => {
      end += players * rounds;
      const weights = wagers.map(({ weight }) => weight);
      const group = { end, rounds, firstPlayer, firstKind, weights, weight: weights.reduce((sum, w) => sum + w, 0) };
      firstPlayer += players;
      firstKind += wagers.length;
      return group;
    });
    this.#given = given;
    this.#all = end;
    this.players = firstPlayer;
    this.#isPlain = isAnyone && firstKind === 1;
  }

  next(pick: Pick): void {
    if (this.#isPlain) return;
    const place = pick(this.#all);
    let start = 0;
    for (const { end, rounds, firstPlayer, firstKind, weights, weight } of this.#groups) {
      if (place >= end) {
        start = end;
        continue;
      }
      this.player = firstPlayer + Math.floor((place - start) / rounds);
      this.kind = firstKind;
      if (weights.length > 1) {
        let left = pick(weight);
        for (const each of weights) {
          if (left < each) break;
          left -= each;
          this.kind += 1;
        }
      }
      return;
    }
  }

  /** Returns a player as a payee. */
  payee(player: number): Payee {
    let at = this.#groups.length - 1;
    while (at > 0 && (this.#groups[at]?.firstPlayer ?? 0) > player) at -= 1;
    const group = this.#given[at];
    if (group === undefined) throw new Error(`there is no player ${player}`);
    const { currency, rate } = group;
    return { brandPath: 'simulated:simulated', playerId: String(player), currency, rate };
  }

  /** A player of the group that plays rounds of this kind. */
  someoneOf(kind: number, pick: Pick): number {
    const at = this.#groups.findLastIndex(({ firstKind }) => firstKind <= kind);
    const group = this.#groups[at];
    if (group === undefined) throw new Error(`there is no kind ${kind}`);
    return group.firstPlayer + pick(this.#given[at]?.players ?? 1);
  }
}
