import type { Issued } from './evidence.ts';
import { wireOf } from './ledger-audit.ts';
import type { Status, Ward } from './ward.ts';
import { type Reply, tickerState, wireState } from './wire-state.ts';

type Refused = { readonly request: Issued; readonly code: string; wasTrue: boolean };

/** Refusals that may have been right at one moment of the round, and wrong at another. */
const MOMENTARY = new Set([
  ...['pot_not_armed', 'player_not_opted_in', 'player_excluded', 'win_limit_reached'],
  'budget_exhausted',
]);

/** Looks at the instances that a round read, or refused to trigger: each state that they went through may have been answered. */
export class Watch {
  readonly #states = new Map<string, Set<string>>();
  readonly #refused = new Map<string, Refused[]>();
  /** By instance, what it was while the round lasted. */
  readonly statuses = new Map<string, Set<Status>>();

  /** The instances that are read or changed. */
  readonly wards = new Set<Ward>();

  readonly #exhausts: (request: Issued, ward: Ward, now: number) => boolean;

  /**
   * @param named the instances that a request may be about.
   * @param exhausts reports whether the operator's budget may not cover a contribution at a moment.
   */
  constructor(
    replies: readonly Reply[],
    named: (request: Issued) => readonly Ward[],
    exhausts: (request: Issued, ward: Ward, now: number) => boolean,
  ) {
    this.#exhausts = exhausts;
    for (const { code, request } of replies)
      for (const ward of named(request)) {
        const { id } = ward;
        this.wards.add(ward);
        if (request.operation === 'getInstance' || request.operation === 'getTicker') this.#states.set(id, new Set());
        if (code !== undefined && MOMENTARY.has(code))
          this.#refused.set(id, [...(this.#refused.get(id) ?? []), { request, code, wasTrue: false }]);
      }
  }

  /** Records all statuses before something is done to one instance: time may have changed them since the last look. */
  lookAtStatuses(now: number): void {
    for (const ward of this.wards) this.#lookAtStatus(ward, now);
  }

  #lookAtStatus(ward: Ward, now: number): void {
    this.statuses.set(ward.id, (this.statuses.get(ward.id) ?? new Set()).add(ward.statusAt(now)));
  }

  look(ward: Ward, now: number): void {
    const { id } = ward;
    this.#lookAtStatus(ward, now);
    const states = this.#states.get(id);
    if (states !== undefined) {
      const body = wireOf(ward.book);
      states.add(wireState(body)).add(tickerState(body));
    }
    for (const refused of this.#refused.get(id) ?? [])
      refused.wasTrue ||=
        refused.code === 'budget_exhausted'
          ? this.#exhausts(refused.request, ward, now)
          : isRightly(refused, ward, now);
  }

  statesOf(id: string): ReadonlySet<string> {
    return this.#states.get(id) ?? new Set();
  }

  /** Reports whether a refusal was right at one moment of the round. */
  wasRight(n: number): boolean {
    return [...this.#refused.values()].flat().some(({ request, wasTrue }) => request.n === n && wasTrue);
  }
}

const isRightly = ({ request: { body }, code }: Refused, ward: Ward, now: number): boolean => {
  const name = { brand: String(body.brand_id), player: String(body.player_id) };
  if (code === 'win_limit_reached') return ward.book.winsLeft(name, now) <= 0;
  if (code === 'player_excluded') return ward.isExcluded(name);
  if (code === 'player_not_opted_in') return !ward.mayContribute(name);
  const pot = ward.book.terms.pots.find(({ id }) => id === body.pot_id);
  return pot !== undefined && !ward.book.armed(pot, ward.book.payTermsOf(name));
};
