import type { Period } from './budget-periods.ts';
import type { EventRow, InstanceRow } from './evidence.ts';
import { micros } from './exact.ts';
import type { Terms } from './terms.ts';
import type { Ward } from './ward.ts';

type Budget = NonNullable<Terms['budget']>;
type Use = Period & {
  used: bigint;
  /** By contribution. */
  readonly reserved: Map<string, bigint>;
  told: boolean;
};
/** A use as it was at one moment: what is reserved is known within bounds, since a cancel leaves no time. */
type Glimpse = { readonly start: number; readonly used: bigint; readonly low: bigint; readonly high: bigint };
/** A contribution that concerns a budget. */
export type Decision = { readonly ward: Ward; readonly use: Use; readonly paid: bigint; readonly isCovered: boolean };
type Shown = Readonly<Record<'amount' | 'used' | 'reserved' | 'left', string>> & {
  readonly period_start: number;
  readonly period_end?: number;
};

/** The budgets of what operators pay, worked out by the words of the specification alone. */
export class BudgetAudit {
  readonly #complain: (what: string) => void;
  readonly #note: (what: string) => void;
  readonly #uses = new Map<string, Use>();
  /** Contributions that were cancelled at some moment of the round. */
  readonly #loose = new Set<string>();
  readonly #glimpses = new Map<string, Glimpse[]>();
  readonly #decided = new Map<string, Decision>();
  /** Instances whose event belongs to the unit at hand. */
  readonly #owed = new Set<string>();

  constructor(complain: (what: string) => void, note: (what: string) => void) {
    this.#complain = complain;
    this.#note = note;
  }

  /** A round begins in which a contribution was cancelled. */
  cancels(contributionId: string): void {
    this.#loose.add(contributionId);
  }

  /** @param wasCovered the platform's decision, for the rare case that a cancel in this round decides. */
  decide(ward: Ward, at: number, paid: bigint, wasCovered: boolean): Decision | undefined {
    const { budget } = ward.book.terms;
    if (budget === undefined || paid === 0n) return undefined;
    const use = this.#useAt(ward, budget, at);
    const { low, high } = this.#bounds(use);
    const isSure = high + use.used + paid <= budget.amount || low + use.used + paid > budget.amount;
    if (!isSure) this.#note('budget on which a cancel decides');
    return { ward, use, paid, isCovered: isSure ? low + use.used + paid <= budget.amount : wasCovered };
  }

  /** Reports whether a budget may not cover a payment at a moment. */
  mayRefuse(ward: Ward, at: number, paid: bigint): boolean {
    const { budget } = ward.book.terms;
    if (budget?.then !== 'Refuse' || paid === 0n) return false;
    const use = this.#useAt(ward, budget, at);
    return use.used + this.#bounds(use).high + paid > budget.amount;
  }

  /** A contribution is taken; one that is debited reserves. */
  accept(contributionId: string, decision: Decision, isDebited: boolean): void {
    const { ward, use, paid, isCovered } = decision;
    const { then, per, periodAt } = ward.book.terms.budget ?? {};
    if (per !== 'Total' && use.start !== periodAt?.(ward.startsAt).start) this.#note('budget of a later period');
    this.#decided.set(contributionId, decision);
    this.#change(ward, use, () => {
      if (isDebited) use.reserved.set(contributionId, isCovered ? paid : 0n);
      else use.used += paid;
    });
    if (isCovered) {
      this.#note(isDebited ? 'budget that is reserved' : 'budget that is used at once');
      return;
    }
    this.#note('budget that leaves it to the player');
    this.#note(`budget exhausted by ${per}`);
    if (then !== 'PlayerPays') this.#complain(`${contributionId} was taken, and the budget of ${ward.id} refuses it`);
    if (!use.told) this.#owed.add(ward.id);
  }

  /** A wager only carries its player's fraction, with the part that the budget does not cover. */
  leave({ ward, use }: Decision): void {
    if (use.told) return;
    this.#note('budget that a fraction exhausts');
    this.#owed.add(ward.id);
    this.#change(ward, use, () => {});
  }

  decisionOf(contributionId: string): Decision | undefined {
    return this.#decided.get(contributionId);
  }

  /** A contribution is booked: what it has reserved is used, unless a later period has begun. */
  book(contributionId: string): void {
    const { ward } = this.#decided.get(contributionId) ?? {};
    const use = ward && this.#uses.get(ward.id);
    const amount = use?.reserved.get(contributionId);
    if (ward === undefined || use === undefined || amount === undefined) return;
    this.#change(ward, use, () => {
      use.reserved.delete(contributionId);
      use.used += amount;
    });
    this.#note('budget that is used after a debit');
  }

  /** The events of one unit. */
  hear(events: readonly EventRow[], wards: ReadonlyMap<string, Ward>, at: number): void {
    for (const { instanceId, data } of events) {
      const ward = wards.get(instanceId);
      const budget = ward?.book.terms.budget;
      if (ward === undefined || budget === undefined) {
        this.#complain(`an event tells of a budget of ${instanceId}, which has none`);
        continue;
      }
      const told = JSON.parse(data) as { operator_budget: Shown; then: string; currency: string; instance_id: string };
      const use = this.#useAt(ward, budget, at);
      const { low, high } = this.#bounds(use);
      const glimpse = { start: use.start, used: use.used, low, high };
      this.#compare(`the event of ${instanceId} at ${at}`, budget, told.operator_budget, [glimpse]);
      if (told.then !== budget.then || told.currency !== ward.book.terms.currency || told.instance_id !== instanceId)
        this.#complain(`the event of ${instanceId} at ${at} says ${data}`);
      if (use.told) this.#complain(`${instanceId} tells again at ${at} that its budget is exhausted`);
      if (!this.#owed.delete(instanceId) && budget.then !== 'Refuse')
        this.#complain(`${instanceId} tells at ${at} that its budget is exhausted, and it is not`);
      this.#note(`budget told of, ${budget.then}`);
      this.#change(ward, use, () => {
        use.told = true;
      });
    }
    for (const id of this.#owed) this.#complain(`${id} does not tell at ${at} that its budget is exhausted`);
    this.#owed.clear();
  }

  /** An instance was read in the course of the round. */
  checkShown(ward: Ward, shown: unknown, fromMs: number, untilMs: number): void {
    const { budget } = ward.book.terms;
    if (budget === undefined) {
      if (shown !== undefined) this.#complain(`${ward.id} shows a budget, and has none`);
      return;
    }
    const known = this.#uses.get(ward.id);
    const glimpses = this.#glimpses.get(ward.id) ?? [];
    const [first = known] = glimpses;
    const fresh = [fromMs, untilMs]
      .map((at) => this.#periodAt(ward, budget, at).start)
      .filter((start) => start !== first?.start)
      .map((start) => ({ start, used: 0n, low: 0n, high: 0n }));
    const now = known === undefined ? [] : [{ start: known.start, used: known.used, ...this.#bounds(known) }];
    this.#compare(`${ward.id} as read`, budget, shown as Shown, [...glimpses, ...now, ...fresh]);
    this.#note('budget that is read');
  }

  /** The end of a round: what was cancelled is given back. */
  giveBack(): void {
    for (const { reserved } of this.#uses.values())
      for (const id of this.#loose) if (reserved.delete(id)) this.#note('budget that is given back');
    this.#loose.clear();
    this.#glimpses.clear();
  }

  /** Compares the store's row of an instance at the end of a round. */
  checkStored({ id, budget: stored }: InstanceRow): void {
    const use = this.#uses.get(id);
    const { startMs = 0, endMs, used, reserved, told } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    const texts = [startMs, endMs ?? Number.POSITIVE_INFINITY, used ?? '0', reserved ?? '0', told ?? false];
    const ought =
      use === undefined
        ? [0, Number.POSITIVE_INFINITY, '0', '0', false]
        : [use.start, use.end, String(use.used), String(this.#bounds(use).high), use.told];
    if (texts.join() !== ought.join()) this.#complain(`the budget of ${id} is kept as ${texts} instead of ${ought}`);
  }

  #compare(where: string, budget: Budget, shown: Shown | undefined, ought: readonly Glimpse[]): void {
    const [amount, used, reserved, left] = (['amount', 'used', 'reserved', 'left'] as const).map((name) =>
      micros(shown?.[name] ?? '-1'),
    ) as [bigint, bigint, bigint, bigint];
    const isRight =
      amount === budget.amount &&
      left === amount - used - reserved &&
      ought.some(
        ({ start, used: spent, low, high }) =>
          shown?.period_start === start && used === spent && low <= reserved && reserved <= high,
      );
    const texts = ought.map(({ start, used: spent, low, high }) => `${start}: ${spent}, ${low} to ${high}`);
    if (!isRight) this.#complain(`${where}: the budget is ${JSON.stringify(shown)} instead of [${texts.join('; ')}]`);
    const end = shown && budget.per !== 'Total' ? budget.periodAt(shown.period_start).end : undefined;
    if (shown?.period_end !== end)
      this.#complain(`${where}: the period ends at ${shown?.period_end} instead of ${end}`);
  }

  #change(ward: Ward, use: Use, change: () => void): void {
    const known = this.#uses.get(ward.id);
    const glimpses = this.#glimpses.get(ward.id) ?? [];
    this.#glimpses.set(ward.id, glimpses);
    if (known !== undefined) glimpses.push({ start: known.start, used: known.used, ...this.#bounds(known) });
    else glimpses.push({ start: Number.NaN, used: 0n, low: 0n, high: 0n });
    this.#uses.set(ward.id, use);
    change();
  }

  #bounds({ reserved }: Use): { readonly low: bigint; readonly high: bigint } {
    let [low, high] = [0n, 0n];
    for (const [id, amount] of reserved) {
      high += amount;
      if (!this.#loose.has(id)) low += amount;
    }
    return { low, high };
  }

  #useAt(ward: Ward, budget: Budget, at: number): Use {
    const known = this.#uses.get(ward.id);
    if (known !== undefined && at < known.end) return known;
    return { ...this.#periodAt(ward, budget, at), used: 0n, reserved: new Map(), told: false };
  }

  #periodAt({ startsAt }: Ward, budget: Budget, at: number): Period {
    return budget.per === 'Total' ? { start: startsAt, end: Number.POSITIVE_INFINITY } : budget.periodAt(at);
  }
}
