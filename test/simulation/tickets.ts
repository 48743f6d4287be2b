import { createHash } from 'node:crypto';
import { byName, type Name } from './crowd.ts';
import { least } from './exact.ts';

/** No player has more tickets in a period: the field for their number holds no more. */
const MOST = 2_147_483_647n;

export type Holder = Name & { accumulated: bigint; tickets: bigint };
export type Period = { readonly index: number; readonly start: number; readonly end: number; readonly isLast: boolean };

/** The tickets of a raffle's players, period by period. */
export class Tickets {
  readonly #cost: bigint;
  readonly #duration: number;
  readonly #startsAt: number;
  readonly #endsAt: number | undefined;
  readonly #holders = new Map<number, Map<string, Holder>>();

  constructor(
    { cost, duration }: { cost: bigint; duration?: number | undefined },
    startsAt: number,
    endsAt: number | undefined,
  ) {
    this.#cost = cost;
    this.#duration = duration ?? (endsAt ?? startsAt) - startsAt;
    this.#startsAt = startsAt;
    this.#endsAt = endsAt;
  }

  /** The period that a moment lies in. */
  at(now: number): Period {
    const index = Math.floor((now - this.#startsAt) / this.#duration);
    const start = this.#startsAt + index * this.#duration;
    const next = start + this.#duration;
    const isLast = this.#endsAt !== undefined && next >= this.#endsAt;
    return { index, start, end: isLast && this.#endsAt !== undefined ? this.#endsAt : next, isLast };
  }

  /** The earliest past period with tickets. */
  over(now: number): Period | undefined {
    const indexes = [...this.#holders].flatMap(([index, holders]) =>
      [...holders.values()].some(({ tickets }) => tickets > 0n) ? [index] : [],
    );
    const periods = indexes.sort((a, b) => a - b).map((index) => this.at(this.#startsAt + index * this.#duration));
    return periods.find(({ end }) => end <= now);
  }

  /** Adds a player's spending, and returns the tickets awarded for it. */
  earn({ brand, player }: Name, spent: bigint, now: number): { readonly holder: Holder; readonly awarded: bigint } {
    const { index } = this.at(now);
    const holders = this.#holders.get(index) ?? new Map<string, Holder>();
    this.#holders.set(index, holders);
    const key = `${brand} ${player}`;
    const holder = holders.get(key) ?? { brand, player, accumulated: 0n, tickets: 0n };
    holders.set(key, holder);
    const before = holder.tickets;
    holder.accumulated += spent;
    holder.tickets = least(holder.accumulated / this.#cost, MOST);
    return { holder, awarded: holder.tickets - before };
  }

  /** The players with tickets, in the order in which their tickets are numbered. */
  holders({ index }: Period): readonly Holder[] {
    return [...(this.#holders.get(index)?.values() ?? [])].filter(({ tickets }) => tickets > 0n).sort(byName);
  }

  /** The period was drawn, and its tickets are worth nothing any more. */
  forget({ index }: Period): void {
    for (const known of this.#holders.keys()) if (known <= index) this.#holders.delete(known);
  }
}

/**
 * The ticket at a place among those of the holders who are left.
 * @param holders all of them: their tickets are numbered from 0, holder by holder.
 */
export const ticketAt = (
  holders: readonly Holder[],
  left: readonly Holder[],
  place: bigint,
): { readonly ticket: bigint; readonly holder: Holder } => {
  let first = 0n;
  let before = 0n;
  for (const holder of holders) {
    if (left.includes(holder)) {
      if (place < before + holder.tickets) return { ticket: first + place - before, holder };
      before += holder.tickets;
    }
    first += holder.tickets;
  }
  // The draw of a place without a ticket was wrong, which is reported elsewhere.
  return { ticket: -1n, holder: left[0] ?? { brand: '', player: '', accumulated: 0n, tickets: 0n } };
};

/** Holders as the ledger seals them, a line for each. */
export const sealOfTickets = (holders: readonly Holder[]): string => {
  const hash = createHash('sha256');
  for (const { brand, player, tickets } of holders)
    hash.update(`${JSON.stringify([brand, player, Number(tickets)])}\n`);
  return hash.digest('hex');
};
