import type { Community } from '../../domain/jackpot/find-payees.ts';
import type { Micros } from '../../domain/money/micros.ts';
import type { Crowd } from './crowd.ts';

/** Contributions of each player in one run, for wins that are shared with others. */
export class KnownPlayers {
  readonly #crowd: Crowd;
  readonly #pots: readonly string[];
  readonly #lastAtMs: Float64Array;
  readonly #ever: Totals;
  readonly #sinceWin: readonly Totals[];

  constructor(crowd: Crowd, pots: readonly string[]) {
    this.#crowd = crowd;
    this.#pots = pots;
    this.#lastAtMs = new Float64Array(crowd.players).fill(-1);
    this.#ever = new Totals(crowd.players);
    this.#sinceWin = pots.map(() => new Totals(crowd.players));
  }

  note(player: number, atMs: number, booked: Micros, inPots: readonly string[], round: number): void {
    this.#lastAtMs[player] = atMs;
    const amount = Number(booked);
    this.#ever.add(player, amount, round);
    for (const [at, id] of this.#pots.entries())
      if (inPots.includes(id)) this.#sinceWin[at]?.add(player, amount, round);
  }

  /** Begins a new life of a pot. */
  forget(pot: number): void {
    this.#sinceWin[pot]?.clear();
  }

  besides(winner: number): Community {
    const payeesOf = async (players: readonly number[]) => players.map((player) => this.#crowd.payee(player));
    return {
      countActive: async (sinceMs) => this.#active(sinceMs, winner).length,
      activeAt: async (sinceMs, places) => {
        const active = this.#active(sinceMs, winner);
        return places.flatMap((place) => {
          const player = active[place];
          return player === undefined ? [] : [this.#crowd.payee(player)];
        });
      },
      highestEver: (most) => payeesOf(this.#ever.highest(winner, most)),
      highestSinceWin: (potId, most) =>
        payeesOf(this.#sinceWin[this.#pots.indexOf(potId)]?.highest(winner, most) ?? []),
    };
  }

  #active(sinceMs: number, winner: number): number[] {
    const found: number[] = [];
    for (const [player, atMs] of this.#lastAtMs.entries())
      if (atMs >= 0 && atMs >= sinceMs && player !== winner) found.push(player);
    return found;
  }
}

/** A total for each player, and the round that reached it. */
class Totals {
  readonly #amounts: Float64Array;
  readonly #rounds: Float64Array;

  constructor(players: number) {
    this.#amounts = new Float64Array(players);
    this.#rounds = new Float64Array(players);
  }

  add(player: number, amount: number, round: number): void {
    this.#amounts[player] = (this.#amounts[player] ?? 0) + amount;
    this.#rounds[player] = round;
  }

  clear(): void {
    this.#amounts.fill(0);
  }

  /** Up to `most` players with the greatest totals, the greatest first; of equal ones, who reached it first. */
  highest(except: number, most: number): readonly number[] {
    const best: number[] = [];
    for (const [player, amount] of this.#amounts.entries()) {
      if (player === except || amount === 0) continue;
      let place = best.length;
      while (place > 0 && this.#isAbove(player, best[place - 1] ?? 0)) place -= 1;
      if (place === most) continue;
      best.splice(place, 0, player);
      if (best.length > most) best.pop();
    }
    return best;
  }

  #isAbove(player: number, other: number): boolean {
    const [total = 0, than = 0] = [this.#amounts[player], this.#amounts[other]];
    return total > than || (total === than && (this.#rounds[player] ?? 0) < (this.#rounds[other] ?? 0));
  }
}
