import type { Moves } from './accounts.ts';
import type { Book } from './book.ts';
import { isOpen } from './calendar.ts';
import type { Name } from './crowd.ts';
import { Exact } from './exact.ts';
import type { WireRecurrence } from './wire-template.ts';

export type Status = 'Pending' | 'Active' | 'Paused' | 'Terminated' | 'Closed';

export type WardState = {
  readonly id: string;
  readonly ownerId: string;
  readonly gameCode: string;
  readonly book: Book;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly recurrences: readonly WireRecurrence[];
  /** Of the recurrences. */
  readonly zone: string;
  /** Players kept out, behind the brand or operator that does so. */
  readonly excluded: ReadonlySet<string>;
};

/** A player's opt-in or opt-out, with the preferred contributions by currency. */
type OptIn = { readonly optedIn: boolean; readonly preferences: ReadonlyMap<string, bigint> };

/** An instance under audit: what it ought to hold, what its ledger says that it holds, and what was decided about it. */
export class Ward {
  readonly id: string;
  readonly ownerId: string;
  readonly gameCode: string;
  readonly book: Book;
  readonly endsAt: number;
  /** The operator's decision; start, end and opening hours come with the clock. */
  state: 'Active' | 'Paused' | 'Terminated' = 'Active';
  readonly ledger: Moves = new Map();
  seq = 0n;
  readonly startsAt: number;
  readonly #recurrences: readonly WireRecurrence[];
  readonly #zone: string;
  readonly #optIns = new Map<string, OptIn>();
  /** Opt-ins that a copy may have brought instead, of players who have said nothing here since. */
  readonly #orElse = new Map<string, OptIn>();
  readonly #copied = new Set<string>();
  /** All that a player has ever chosen, in J. */
  readonly #choices = new Map<string, Exact[]>();

  readonly excluded: ReadonlySet<string>;

  constructor({ id, ownerId, gameCode, book, startsAt, endsAt, recurrences, zone, excluded }: WardState) {
    this.excluded = excluded;
    this.id = id;
    this.ownerId = ownerId;
    this.gameCode = gameCode;
    this.book = book;
    this.startsAt = startsAt;
    this.endsAt = endsAt;
    this.#recurrences = recurrences;
    this.#zone = zone;
    book.barOf = (name, at) => {
      if (this.isExcluded(name)) return 'excluded';
      if (!this.mayContribute(name)) return 'opted_out';
      return book.winsLeft(name, at) > 0 ? undefined : 'win_limit';
    };
  }

  isExcluded({ brand, player }: Name): boolean {
    return [brand, this.operator].some((owner) => this.excluded.has(`${owner} ${player}`));
  }

  /** Reports whether the rules let a player with these segments take part. */
  admits(segments: readonly string[]): boolean {
    const { barring, needed } = this.book.terms;
    if (barring.some((id) => segments.includes(id))) return false;
    return needed.length === 0 || needed.some((id) => segments.includes(id));
  }

  get operator(): string {
    return this.ownerId.split(':')[0] ?? '';
  }

  statusAt(now: number): Status {
    if (this.state === 'Terminated' || now >= this.endsAt) return 'Terminated';
    if (now < this.startsAt) return 'Pending';
    if (this.state === 'Paused') return 'Paused';
    return isOpen(this.#recurrences, this.#zone, this.startsAt, now) ? 'Active' : 'Closed';
  }

  /** Reports whether it makes due drawings: not while it is paused, unless it is over, and never once the operator has ended it. */
  drawsAt(now: number): boolean {
    return this.state === 'Active' || (this.state === 'Paused' && now >= this.endsAt);
  }

  optIn(name: Name, optedIn: boolean, preference?: { readonly currency: string; readonly amount: bigint }): void {
    const preferences = new Map(this.#optIns.get(keyOf(name))?.preferences);
    if (preference?.amount === 0n) preferences.delete(preference.currency);
    else if (preference !== undefined) {
      preferences.set(preference.currency, preference.amount);
      this.#choices.set(keyOf(name), [...this.choicesOf(name), new Exact(preference.amount)]);
    }
    this.#optIns.set(keyOf(name), { optedIn, preferences });
    this.#orElse.delete(keyOf(name));
    this.#copied.delete(keyOf(name));
  }

  /** Notes that a copy of opt-ins may have what the player has just said at the source. */
  mayHaveCopied(source: Ward, name: Name): void {
    const [said, here] = [source.statusOf(name), this.statusOf(name)];
    const isOwn = here !== undefined && !this.#copied.has(keyOf(name));
    if (said !== undefined && !isOwn) this.#orElse.set(keyOf(name), said);
  }

  /** The statuses that a player may have at rest. */
  statusesOf(name: Name): readonly (OptIn | undefined)[] {
    const other = this.#orElse.get(keyOf(name));
    return [this.statusOf(name), ...(other === undefined ? [] : [other])];
  }

  statusOf(name: Name): OptIn | undefined {
    return this.#optIns.get(keyOf(name));
  }

  /** Takes over what the players of another instance have said, of those who have said nothing here. */
  copyOptIns(source: Ward): void {
    for (const [key, { optedIn, preferences }] of source.#optIns)
      if (!this.#optIns.has(key)) {
        this.#optIns.set(key, { optedIn, preferences: new Map(preferences) });
        this.#copied.add(key);
        this.#choices.set(key, source.#choices.get(key) ?? []);
      }
  }

  /** Everything that may have been a player's choice in the course of a round; all of it is in J. */
  choicesOf(name: Name): readonly Exact[] {
    return this.#choices.get(keyOf(name)) ?? [];
  }

  mayContribute(name: Name): boolean {
    return !this.book.terms.optIn || this.statusOf(name)?.optedIn === true;
  }

  /** The contribution that a player chose, in J: the choice in the currency at hand, else the one in J. */
  preferenceOf(name: Name, currency: string, rate: Exact): Exact | undefined {
    const { optedIn, preferences } = this.statusOf(name) ?? { optedIn: false, preferences: new Map() };
    if (!optedIn) return undefined;
    const own = preferences.get(currency);
    if (own !== undefined) return new Exact(own).times(rate);
    if (this.book.terms.amounts.has(currency)) return undefined;
    const general = preferences.get(this.book.terms.currency);
    return general === undefined ? undefined : new Exact(general);
  }
}

const keyOf = ({ brand, player }: Name): string => `${brand} ${player}`;
