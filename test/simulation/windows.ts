import { localAt, momentOf, monthsLater } from './clock.ts';
import type { Way } from './terms.ts';

export type Window = { readonly start: number; readonly end: number };
/** A contribution that a pot was in. */
export type Entrant = { readonly at: number; readonly booked: bigint; readonly brand: string; readonly player: string };

/** The windows of time of one pot: in each it is won once, at the latest by a drawing among those who contributed in it. */
export class Windows {
  readonly #way: Extract<Way, { by: 'Time' }>;
  readonly #startsAt: number;
  #found: Window | undefined;
  /** The end of the last window that is over and done with. */
  #settledUntil = 0;
  /** Contributions in windows that are not, in the order of the ledger. */
  #entrants: Entrant[] = [];

  constructor(way: Extract<Way, { by: 'Time' }>, startsAt: number) {
    this.#way = way;
    this.#startsAt = startsAt;
  }

  /** The window that a moment lies in. */
  at(now: number): Window | undefined {
    const { target, period, months, zone } = this.#way;
    if (now < this.#startsAt) return undefined;
    if (months !== undefined || (period !== undefined && zone !== 'UTC')) return this.#byCalendar(now);
    if (period === undefined) return now < target ? { start: this.#startsAt, end: target } : undefined;
    if (now < target - period) return undefined;
    const end = now < target ? target : target + (Math.floor((now - target) / period) + 1) * period;
    return { start: Math.max(end - period, this.#startsAt), end };
  }

  /** By the clocks of a zone: walks from one end to the next, from about where it must be. */
  #byCalendar(now: number): Window | undefined {
    const known = this.#found;
    if (known !== undefined && known.start <= now && now < known.end) return known;
    const { target, period, months = 1, zone } = this.#way;
    const apart = localAt(zone, now) - localAt(zone, target);
    let index = Math.max(0, Math.floor(apart / (period ?? months * 32 * 86_400_000)) - 1);
    while (index > 0 && this.#end(index - 1) > now) index -= 1;
    while (this.#end(index) <= now) index += 1;
    const start = this.#end(index - 1);
    if (now < start) return undefined;
    this.#found = { start: Math.max(start, this.#startsAt), end: this.#end(index) };
    return this.#found;
  }

  #end(index: number): number {
    const { target, period, months = 0, zone } = this.#way;
    if (index === 0) return target;
    const first = localAt(zone, target);
    const local = period === undefined ? monthsLater(first, index * months) : first + index * period;
    const end = momentOf(zone, local, 'last');
    return index < 0 && end >= target ? momentOf(zone, local, 'first') : end;
  }

  /** The earliest window with contributions that was not won. */
  get waiting(): Window | undefined {
    const [first] = this.#entrants;
    return first && this.at(first.at);
  }

  /** The window in which a contribution may win now: none while an earlier one waits, and none when this one has been won. */
  open(now: number): Window | undefined {
    const window = this.at(now);
    if (window === undefined || window.end <= this.#settledUntil) return undefined;
    return (this.waiting ?? window).end === window.end ? window : undefined;
  }

  /** The time of the last contribution in a window, or its start. */
  last({ start }: Window): number {
    return this.#entrants.reduce((last, { at }) => Math.max(last, at), start);
  }

  entrants({ start, end }: Window): readonly Entrant[] {
    return this.#entrants.filter(({ at }) => start <= at && at < end);
  }

  note(entrant: Entrant): void {
    const window = this.at(entrant.at);
    if (window !== undefined && window.end > this.#settledUntil) this.#entrants.push(entrant);
  }

  /** A win of any kind is the one of its window. */
  settle(now: number): void {
    const window = this.waiting ?? this.at(now);
    if (window === undefined) return;
    this.#settledUntil = Math.max(this.#settledUntil, window.end);
    this.#entrants = this.#entrants.filter(({ at }) => (this.at(at)?.end ?? 0) > this.#settledUntil);
  }
}
