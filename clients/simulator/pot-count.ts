import type { Entry } from '../../domain/jackpot/entry.ts';
import type { Win } from '../../domain/jackpot/outcome.ts';
import { type PotState, potValue } from '../../domain/jackpot/state.ts';
import { type Micros, numberFromMicros } from '../../domain/money/micros.ts';
import { Means } from './means.ts';
import { Sample } from './sample.ts';
import type { PotRunTally } from './tally.ts';

/** The amounts that a win or a drawing paid. */
export type Payment = { readonly value: Micros; readonly paid: Micros; readonly fee: Micros; readonly prizes: number };

export const toPayment = ({ value, amount, community, fee }: Win): Payment => ({
  value,
  paid: community.reduce((sum, credit) => sum + credit.amount, amount),
  fee,
  prizes: 0,
});

const seedsOf = (pot: PotState): Micros => pot.contributedSeed + pot.surplusSeed;

/** Counts what happens to one pot in one run. Nothing here costs a round that brings no win. */
export class PotCount {
  lapsed = 0;
  unarmed = 0;
  refused = 0;
  atWindowEnd = 0;
  undrawn = 0;
  #wins = 0;
  #prizes = 0;
  #short = 0;
  #paid = 0n;
  #fees = 0n;
  #houseAdded = 0n;
  #saved = 0n;
  #overflowed = 0n;
  #diverted = 0n;
  /** Since the last win. */
  #divertedNow = 0n;
  #wonAt = 0;
  readonly #opened: Micros;
  #before: PotState;
  readonly #values = new Sample();
  readonly #meanValue = new Means();
  readonly #life = new Means();
  readonly #savedPerLife = new Means();
  readonly #addedPerWin = new Means();
  readonly moment = new Means();

  readonly #isTimed: boolean;

  /** @param isTimed whether it has time windows: its first life begins with a window rather than with a win, so it is not like the others. */
  constructor(opened: PotState, isTimed: boolean) {
    this.#isTimed = isTimed;
    this.#before = opened;
    this.#opened = potValue(opened);
  }

  divert(amount: Micros): void {
    this.#diverted += amount;
    this.#divertedNow += amount;
  }

  /**
   * @param won the pot right before the win, `next` the pot in its next life.
   * @param entries what the win and the reseed of this pot booked.
   */
  win(
    { value, paid, fee, prizes }: Payment,
    won: PotState,
    next: PotState,
    entries: readonly Entry[],
    round: number,
  ): void {
    let added = 0n;
    for (const { kind, postings } of entries) {
      if (kind === 'reseed') for (const { pot, amount } of postings) if (pot === null) added -= amount;
      if (kind === 'flush') for (const { pot, amount } of postings) if (pot === null) this.#diverted += amount;
    }
    const saved = seedsOf(won) - seedsOf(this.#before);
    this.#overflowed += won.overflow - this.#before.overflow + this.#divertedNow;
    this.#divertedNow = 0n;
    this.#wins += 1;
    this.#prizes += prizes;
    this.#paid += paid;
    this.#fees += fee;
    this.#houseAdded += added;
    this.#saved += saved;
    if (added > 0n) this.#short += 1;
    const units = numberFromMicros(value);
    this.#values.add(units);
    this.#meanValue.add(units);
    if (!this.#isTimed || this.#wins > 1) this.#life.add(round - this.#wonAt);
    this.#savedPerLife.add(numberFromMicros(saved));
    this.#addedPerWin.add(numberFromMicros(added));
    this.#wonAt = round;
    this.#before = next;
  }

  tally(now: PotState): PotRunTally {
    const reserve = seedsOf(now);
    const held = potValue(now) + reserve + now.overflow;
    return {
      wins: this.#wins,
      lapsed: this.lapsed,
      unarmed: this.unarmed,
      refused: this.refused,
      atWindowEnd: this.atWindowEnd,
      undrawn: this.undrawn,
      prizes: this.#prizes,
      short: this.#short,
      contributed: held + this.#paid + this.#fees + this.#diverted - this.#opened - this.#houseAdded,
      paid: this.#paid,
      fees: this.#fees,
      houseAdded: this.#houseAdded,
      saved: this.#saved,
      overflowed: this.#overflowed + now.overflow - this.#before.overflow + this.#divertedNow,
      diverted: this.#diverted,
      reserve,
      overflow: now.overflow,
      value: potValue(now),
      lives: now.instanceCount,
      isEnabled: now.enabled,
      values: this.#values.summary,
      meanValue: this.#meanValue.summary,
      life: this.#life.summary,
      savedPerLife: this.#savedPerLife.summary,
      addedPerWin: this.#addedPerWin.summary,
      moment: this.moment.summary,
    };
  }
}
