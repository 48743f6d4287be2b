import type { Step } from './accounts.ts';
import { Acts } from './acts.ts';
import { Book, type Booked } from './book.ts';
import type { BudgetAudit } from './budget-audit.ts';
import { type CarryAudit, isGivenBack } from './carry-audit.ts';
import { rateOf } from './charge.ts';
import type { ContributionAudit } from './contribution-audit.ts';
import type { DiversionAudit } from './diversion-audit.ts';
import type { AuditRow, ContributionRow, Entry, EventRow, Evidence, Issued } from './evidence.ts';
import { wireAmount } from './exact.ts';
import { compare } from './ledger-audit.ts';
import { termsOf } from './terms.ts';
import type { Tape } from './triggers.ts';
import type { WalletAudit } from './wallet-audit.ts';
import { Ward } from './ward.ts';
import type { Watch } from './watch.ts';
import type { WinAudit } from './win-audit.ts';
import type { WireSchedule, WireTemplate } from './wire-template.ts';

/** Everything that was committed at one moment: one unit of work. */
export type Moment = {
  readonly at: number;
  readonly entries: Entry[];
  readonly rows: ContributionRow[];
  readonly acts: AuditRow[];
  /** That a budget is exhausted. */
  readonly told: EventRow[];
};

/** An instance that was requested and not opened yet. */
export type Opening = {
  readonly template: WireTemplate;
  readonly ownerId: string;
  readonly gameCode: string;
  readonly schedule: WireSchedule;
};

type Known = {
  readonly wards: Map<string, Ward>;
  readonly issued: ReadonlyMap<number, Issued>;
  readonly rows: ReadonlyMap<string, ContributionRow>;
  readonly multipliers: Readonly<Record<string, string>>;
  readonly wins: WinAudit;
  readonly wallets: WalletAudit;
  readonly diversions: DiversionAudit;
  readonly contributions: ContributionAudit;
  readonly budgets: BudgetAudit;
  readonly carries: CarryAudit;
  readonly complain: (what: string) => void;
  readonly note: (what: string) => void;
};

/** Works out what each unit of work had to commit, and holds it against the ledger. */
export class UnitAudit {
  /** By instance and moment, the wins that were triggered from outside. */
  readonly triggered = new Map<string, { readonly pot: string; readonly amount: bigint }>();
  readonly #known: Known;
  readonly #acts: Acts;
  readonly #openings = new Map<string, Opening>();
  /** Unacknowledged flushes. */
  readonly #diversions = new Map<string, { readonly ward: Ward; readonly step: Step | undefined }>();
  #draws: Evidence['draws'] = [];
  #events: string[] = [];

  constructor(known: Known) {
    this.#known = known;
    this.#acts = new Acts(known);
  }

  /** Records the request for an instance: its first entry opens it. */
  opens(id: string, opening: Opening): void {
    this.#openings.set(id, opening);
  }

  /** At the end, what is on its way to external accounts is what was flushed and not acknowledged. */
  close(): void {
    const underway = new Map<Ward, bigint>();
    for (const { ward, step } of this.#diversions.values())
      underway.set(ward, (underway.get(ward) ?? 0n) + (step?.moves.get('.diverting') ?? 0n));
    for (const ward of this.#known.wards.values()) {
      const held = ward.book.accounts.held('.diverting');
      const ought = underway.get(ward) ?? 0n;
      if (held !== ought) this.#known.complain(`${ward.id} has ${held} on its way, and flushed ${ought}`);
    }
  }

  /** Goes through the units of a round. @returns the number of draws left, and the events that report the rest. */
  audit(
    moments: readonly Moment[],
    evidence: Evidence,
    watch: Watch,
  ): { readonly drawsLeft: number; readonly events: readonly string[] } {
    this.#draws = [...evidence.draws];
    this.#events = [];
    for (const moment of moments) this.#unit(moment, evidence, watch);
    for (const answer of evidence.answered) {
      const request = this.#known.issued.get(answer.n);
      if (request?.operation === 'sweepHouse') this.#acts.hearSweep(request, answer);
    }
    return { drawsLeft: this.#draws.length, events: this.#events };
  }

  /** One unit: first the drawings that were due, then an action, then its consequences. */
  #unit(moment: Moment, evidence: Evidence, watch: Watch): void {
    const { at, entries, rows, acts } = moment;
    const runs = runsOf(entries);
    if (acts.length > 0) watch.lookAtStatuses(at - 1);
    for (const run of runs) {
      const opening = this.#openings.get(run.instanceId);
      if (opening !== undefined) this.#open(run.instanceId, opening, at);
      const ward = this.#known.wards.get(run.instanceId);
      if (ward === undefined) this.#known.complain(`entry ${run.left[0]?.id} belongs to no instance that was opened`);
      else run.left = this.#drawings(ward, run.left, at, evidence);
    }
    const expected = this.#acts.perform(acts, at, (n) => this.#known.issued.get(n));
    this.#events.push(...expected.events);
    for (const row of rows) this.#known.contributions.accept(row);
    this.#known.budgets.hear(moment.told, this.#known.wards, at);
    for (const [ward, booked] of expected.steps) {
      const run = runs.find(({ instanceId }) => instanceId === ward.id) ?? { left: [] };
      run.left = this.#take(ward, `${acts[0]?.action} at ${at}`, booked, run.left, evidence, null);
      for (const { kind } of booked.steps) this.#known.note(kind);
    }
    if (runs.length > 1 && acts.length === 0) this.#known.complain(`the unit of ${at} is over several instances`);
    for (const { instanceId, left } of runs) {
      const ward = this.#known.wards.get(instanceId);
      if (ward === undefined) continue;
      this.#book(ward, left, at, evidence);
      const broken = ward.book.accounts.broken(ward.book.terms.pots, ward.ledger);
      if (broken !== undefined) this.#known.complain(`${entries[0]?.kind} ${entries[0]?.reference}: ${broken}`);
      watch.look(ward, at);
    }
    this.#known.carries.end(at);
    for (const ward of expected.touched) watch.look(ward, at);
    for (const { instanceId } of [...rows, ...moment.told]) {
      const ward = this.#known.wards.get(instanceId);
      if (ward?.book.terms.budget !== undefined) watch.look(ward, at);
    }
  }

  #open(id: string, { template, ownerId, gameCode, schedule }: Opening, at: number): void {
    this.#openings.delete(id);
    const terms = termsOf(template);
    const startsAt = Math.max(schedule.timestamp_start ?? 0, at);
    const rate = (currency: string) => rateOf(currency, terms.currency, this.#known.multipliers);
    const outside = { startsAt, endsAt: schedule.timestamp_end, rateOf: rate, note: this.#known.note };
    const {
      timestamp_end: endsAt = Number.POSITIVE_INFINITY,
      recurrence_rules: recurrences = [],
      time_zone: zone = 'UTC',
    } = schedule;
    if (recurrences.length > 0 && zone !== 'UTC') this.#known.note('hours of a time zone');
    const book = new Book(terms, outside);
    this.#known.wards.set(
      id,
      new Ward({ id, ownerId, gameCode, book, startsAt, endsAt, recurrences, zone, excluded: this.#acts.excluded }),
    );
  }

  /** Drawings that were due before what the unit is about. @returns what is left of its entries. */
  #drawings(ward: Ward, entries: readonly Entry[], at: number, evidence: Evidence): Entry[] {
    const { book } = ward;
    const wasDue = ward.drawsAt(at) && book.isDue(at);
    let left = [...entries];
    for (let [first] = left; first !== undefined; [first] = left) {
      const pot = drawnPot(first);
      if (pot === undefined) break;
      const where = `drawing of ${pot} of ${ward.id}`;
      const booked = book.drawDue(at, this.#tape(where));
      if (booked === undefined || !(ward.drawsAt(at) || isEnding(ward, evidence)))
        this.#known.complain(`${where}: nothing is due`);
      if (booked === undefined) break;
      left = this.#take(ward, where, booked, left, evidence, null);
      this.#known.note('draw of its own');
    }
    if (wasDue && left.length === entries.length && left.some((entry) => !isSettling(entry)))
      this.#known.complain(`${ward.id}: ${left[0]?.kind} came before a drawing that was due`);
    return left;
  }

  /** Books a unit, entry by entry. */
  #book(ward: Ward, entries: readonly Entry[], at: number, evidence: Evidence): void {
    for (let left = [...entries]; left.length > 0; ) {
      const [first] = left;
      if (first === undefined) return;
      const where = `${first.kind} ${first.reference}`;
      const drawn = this.#draws.length;
      const { booked, cause = null } = this.#next(ward, first, at, evidence) ?? {};
      if (booked === undefined) {
        this.#known.complain(`${where}: the rules do not allow this`);
        compare(where, ward, [], left, this.#known.complain);
        return;
      }
      left = this.#take(ward, where, booked, left, evidence, cause);
      if (['payment', 'settlement', 'seed', 'diversion'].includes(first.kind) && this.#draws.length !== drawn)
        this.#known.complain(`${where}: something was drawn`);
      this.#known.note(first.kind);
    }
  }

  /** Compares what was expected with the next entries, and owes the wins among them. @returns the entries behind. */
  #take(
    ward: Ward,
    where: string,
    { steps, won }: Booked,
    entries: readonly Entry[],
    { wins }: Evidence,
    contribution: string | null,
  ): Entry[] {
    const own = entries.slice(0, steps.length);
    compare(where, ward, steps, own, this.#known.complain);
    for (const [index, { kind, reference }] of own.entries())
      if (kind === 'flush') this.#diversions.set(reference, { ward, step: steps[index] });
    const references = own.filter(({ kind }) => WINNING.has(kind)).map(({ reference }) => reference);
    for (const [index, each] of won.entries()) {
      const row = wins.find(({ id }) => id === references[index]);
      this.#events.push(...this.#known.wins.owe(ward, each, row, { contribution }));
    }
    return entries.slice(steps.length);
  }

  /** The steps that the ledger has to record next. */
  #next(
    ward: Ward,
    first: Entry,
    at: number,
    evidence: Evidence,
  ): { readonly booked: Booked | undefined; readonly cause?: string | null } | undefined {
    const { book } = ward;
    const { kind, reference } = first;
    if (kind === 'seed') return { booked: book.open() };
    if (kind === 'payment' || kind === 'settlement') return { booked: this.#settle(ward, reference, kind) };
    if (kind === 'diversion') return { booked: this.#acknowledge(ward, reference) };
    const row = this.#known.rows.get(reference);
    if (kind === 'carry') return { booked: this.#known.carries.next(ward, first, row) };
    if (book.moments.length > 0) return { booked: book.drawByStake(at, this.#tape(reference)) };
    if (kind === 'win') return { booked: this.#trigger(ward, first, at, evidence) };
    if (kind !== 'contribution' || row === undefined) return undefined;
    const tape = this.#tape(reference);
    return { booked: this.#known.contributions.book(ward, row, { at, seq: first.seq, tape }), cause: row.id };
  }

  #settle(ward: Ward, transaction: string, kind: 'payment' | 'settlement'): Booked | undefined {
    const owed = this.#known.wins.finish(transaction, kind === 'payment' ? 'paid' : 'settled');
    if (owed === undefined || owed.ward !== ward) return undefined;
    if (kind === 'payment' && !this.#known.wallets.hasPaid(transaction))
      this.#known.complain(`${transaction} is paid, and no wallet said so`);
    const { amount, pay, currency } = owed.share;
    this.#events.push(`WinSettled ${ward.id} ${transaction} ${wireAmount(amount)}`);
    return ward.book.pay(amount, kind, () => ({ transaction, pay: String(pay), currency }));
  }

  /** The external account has what was on its way. */
  #acknowledge(ward: Ward, reference: string): Booked | undefined {
    const diversion = this.#diversions.get(reference);
    const amount = diversion?.step?.moves.get('.diverting');
    if (diversion?.ward !== ward || amount === undefined) return undefined;
    if (!this.#known.diversions.hasTaken(reference, ward, amount))
      this.#known.complain(`${reference}: no other system has acknowledged a diversion of ${amount}`);
    this.#diversions.delete(reference);
    return ward.book.acknowledge(amount, () => diversion.step?.facts?.(reference));
  }

  #trigger(ward: Ward, { reference }: Entry, at: number, { wins }: Evidence): Booked | undefined {
    const row = wins.find(({ id }) => id === reference);
    if (row === undefined) return undefined;
    const name = { brand: row.brandPath, player: row.playerId };
    if (!ward.mayContribute(name))
      this.#known.complain(`${reference} was triggered for ${row.playerId}, who takes no part`);
    if (ward.book.winsLeft(name, at) <= 0)
      this.#known.complain(`${reference} was triggered for ${row.playerId}, who has won as often as the rules allow`);
    const booked = ward.book.trigger(row.potId, name, at, this.#tape(reference));
    for (const { pot, shares } of booked?.won ?? [])
      this.triggered.set(`${ward.id} ${at}`, { pot, amount: shares[0]?.amount ?? 0n });
    if (ward.statusAt(at) !== 'Active' && ward.statusAt(at) !== 'Closed')
      this.#known.complain(`${reference} was triggered while ${ward.id} was ${ward.statusAt(at)}`);
    return booked;
  }

  /** The draws in the order of the ledger. */
  #tape(where: string): Tape {
    return (range) => {
      const drawn = this.#draws.shift();
      if (drawn?.range !== range) this.#known.complain(`${where}: drew below ${drawn?.range} instead of ${range}`);
      return drawn?.outcome ?? 0n;
    };
  }
}

/** Reports whether a paused instance is being ended, which makes the overdue drawings. */
const isEnding = ({ id, state }: Ward, { issued }: Evidence): boolean =>
  state === 'Paused' &&
  issued.some(
    ({ operation, path, body }) =>
      (operation === 'terminateInstance' && path.instance_id === id) ||
      (operation === 'transferPots' && [body.source_instance_id, body.target_instance_id].includes(id)),
  );

type Run = { readonly instanceId: string; left: Entry[] };

/** Entries by instance, each time that it is another one's turn. */
const runsOf = (entries: readonly Entry[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const entry of entries)
    if (runs.at(-1)?.instanceId === entry.instanceId) runs.at(-1)?.left.push(entry);
    else runs.push({ instanceId: entry.instanceId, left: [entry] });
  return runs;
};

/** Entries that a win begins with, and those that move money which was won before. */
const WINNING = new Set(['win', 'draw']);
const SETTLING = new Set(['payment', 'settlement', 'diversion']);

/** Money that was won before, or a fraction that is given back, waits for no drawing. */
const isSettling = (entry: Entry): boolean => SETTLING.has(entry.kind) || isGivenBack(entry);

/** The pot of an entry for a scheduled drawing. */
const drawnPot = ({ kind, decisions }: Entry): string | undefined => {
  if (!WINNING.has(kind)) return undefined;
  const [first] = JSON.parse(decisions) as { readonly pot: string; readonly trigger: string }[];
  return first?.trigger === 'WindowEnd' || first?.trigger === 'Raffle' ? first.pot : undefined;
};
