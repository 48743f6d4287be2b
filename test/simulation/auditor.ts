import { Acts } from './acts.ts';
import { Book, type Booked } from './book.ts';
import { rateOf } from './charge.ts';
import { ContributionAudit } from './contribution-audit.ts';
import type { AuditRow, ContributionRow, Entry, Evidence, Issued, ParticipationRow, PayoutRow } from './evidence.ts';
import { wireAmount } from './exact.ts';
import { forbids } from './forbids.ts';
import { checkInstance, compare } from './ledger-audit.ts';
import { type Findings, ReplyAudit } from './reply-audit.ts';
import { Routes } from './routes.ts';
import { termsOf } from './terms.ts';
import type { Tape } from './triggers.ts';
import { WalletAudit } from './wallet-audit.ts';
import { Ward } from './ward.ts';
import { Watch } from './watch.ts';
import { WinAudit } from './win-audit.ts';
import type { Reply } from './wire-state.ts';
import type { WireSchedule, WireTemplate } from './wire-template.ts';

/** Everything that was committed at one moment: one unit of work. */
type Moment = {
  readonly at: number;
  readonly entries: Entry[];
  readonly rows: ContributionRow[];
  readonly acts: AuditRow[];
};

/** What was asked for and not opened yet. */
type Opening = { readonly template: WireTemplate; readonly ownerId: string; readonly schedule: WireSchedule };

/**
 * A second reading of the money model that shares no code with the platform. It is shown what was asked, what was drawn, what the wallets
 * did and what was committed; it works out by itself what had to be committed, and names every difference.
 */
export class Auditor {
  readonly violations: string[] = [];
  /** How often each thing happened: a law that was never tried has not been tested. */
  readonly seen = new Map<string, number>();
  readonly #multipliers: Readonly<Record<string, string>>;
  readonly #issued = new Map<number, Issued>();
  readonly #templates = new Map<string, WireTemplate>();
  readonly #openings = new Map<string, Opening>();
  readonly #wards = new Map<string, Ward>();
  readonly #rows = new Map<string, ContributionRow>();
  /** By instance and moment, the wins that were triggered from outside. */
  readonly #triggered = new Map<string, { readonly pot: string; readonly amount: bigint }>();
  readonly #routes: Routes;
  readonly #replies: ReplyAudit;
  readonly #wallets: WalletAudit;
  readonly #wins: WinAudit;
  readonly #acts: Acts;
  readonly #contributions: ContributionAudit;
  #draws: Evidence['draws'] = [];
  #events: string[] = [];
  #lastMs = 0n;

  constructor(multipliers: Readonly<Record<string, string>>) {
    this.#multipliers = multipliers;
    this.#wallets = new WalletAudit(this.#complain);
    this.#replies = new ReplyAudit(this.#complain, this.#note);
    this.#wins = new WinAudit(this.#complain, this.#note);
    this.#routes = new Routes(this.#wards);
    this.#contributions = new ContributionAudit({
      ...{ wards: this.#wards, issued: this.#issued, routes: this.#routes, multipliers },
      ...{ complain: this.#complain, note: this.#note },
    });
    this.#acts = new Acts({ wards: this.#wards, wins: this.#wins, complain: this.#complain, note: this.#note });
  }

  /** Judges one round of operations. */
  examine(evidence: Evidence): void {
    const { issued, answered, entries, contributions, draws, events, fromMs, untilMs } = evidence;
    for (const call of issued) this.#issued.set(call.n, call);
    this.#replies.issued(issued);
    const replies = answered.flatMap((answer): Reply[] => {
      const request = this.#issued.get(answer.n);
      if (request === undefined) this.#complain(`call ${answer.n} was answered and never asked`);
      return request === undefined ? [] : [{ ...answer, request }];
    });
    this.#learn(replies);
    this.#wallets.hear(evidence.wallet);
    this.#draws = [...draws];
    this.#events = [];
    const watch = new Watch(replies, (request) => this.#named(request));
    for (const ward of watch.wards) watch.look(ward, fromMs);
    this.#checkOrder(entries);
    const moments = this.#moments(evidence);
    for (const row of contributions) this.#rows.set(row.id, row);
    for (const moment of moments) this.#unit(moment, evidence, watch);
    for (const ward of watch.wards) watch.look(ward, untilMs);
    if (this.#draws.length > 0) this.#complain(`${this.#draws.length} draws belong to no entry of the ledger`);
    const told = events.map(({ eventType, instanceId, data }) => `${eventType} ${instanceId} ${eventIdentity(data)}`);
    if (told.join('\n') !== this.#events.join('\n'))
      this.#complain(`the outbox holds [${told}] instead of [${this.#events}]`);
    for (const row of evidence.instances) {
      const ward = this.#wards.get(row.id);
      if (ward !== undefined) checkInstance(ward, row, this.#complain);
    }
    for (const row of contributions) {
      if (row.state === 'booked') this.#replies.booked(row);
      this.#wallets.check(row);
    }
    for (const payout of evidence.payouts) {
      this.#wins.check(payout);
      this.#wallets.checkPayout(payout);
    }
    this.#wallets.checkHeld((id) => this.#wins.get(id)?.state);
    this.#replies.check(replies, this.#findings(watch), contributions);
    for (const row of contributions) if (row.state === 'open') this.#replies.open(row);
  }

  /** Judges the end, when no chain is open any more. */
  close(payouts: readonly PayoutRow[], participations: readonly ParticipationRow[]): void {
    this.#wins.close(payouts, this.#wards.values());
    for (const { id, state } of this.#rows.values())
      if (state !== 'booked' && state !== 'cancelled') this.#complain(`${id} is still ${state}`);
    for (const row of participations) this.#checkParticipation(row);
    this.#wallets.close(this.#rows.values(), payouts);
    this.#replies.close(this.#triggered.keys());
  }

  readonly #complain = (what: string): void => {
    this.violations.push(what);
  };

  readonly #note = (what: string): void => {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  };

  /** Templates, instances and routes exist from the reply on that says so. */
  #learn(replies: readonly Reply[]): void {
    for (const { request, body, code } of replies) {
      if (code !== undefined) continue;
      const asked = request.body;
      if (request.operation === 'createTemplate') this.#templates.set(String(asked.id), wire<WireTemplate>(asked));
      if (request.operation === 'instantiateTemplate') {
        const template = this.#templates.get(String(asked.template_id));
        if (template === undefined) throw new Error(`nobody created the template ${asked.template_id}`);
        const schedule = wire<WireSchedule>(asked.schedule);
        this.#openings.set(String(body.id), { template, ownerId: String(asked.instance_owner_id), schedule });
      }
      this.#routes.learn(request);
    }
  }

  /** What was committed, unit by unit. */
  #moments({ entries, contributions, audit }: Evidence): readonly Moment[] {
    const moments = new Map<number, Moment>();
    const at = (atMs: bigint): Moment => {
      const moment = moments.get(Number(atMs)) ?? { at: Number(atMs), entries: [], rows: [], acts: [] };
      moments.set(moment.at, moment);
      return moment;
    };
    for (const entry of entries) at(entry.atMs).entries.push(entry);
    for (const row of contributions) if (!this.#rows.has(row.id)) at(row.createdAtMs).rows.push(row);
    for (const act of audit) at(act.atMs).acts.push(act);
    return [...moments.values()].sort((a, b) => a.at - b.at);
  }

  /** One unit: drawings that were due before, then what somebody did, then what it led to. */
  #unit(moment: Moment, evidence: Evidence, watch: Watch): void {
    const { at, entries, rows, acts } = moment;
    const left = Map.groupBy(entries, ({ instanceId }) => instanceId);
    for (const [id, all] of left) {
      const opening = this.#openings.get(id);
      if (opening !== undefined) this.#open(id, opening, at);
      const ward = this.#wards.get(id);
      if (ward === undefined) this.#complain(`entry ${all[0]?.id} belongs to no instance that was opened`);
      else left.set(id, this.#drawings(ward, all, at, evidence));
    }
    const expected = this.#acts.perform(acts, at, (n) => this.#issued.get(n));
    this.#events.push(...expected.events);
    for (const row of rows) this.#contributions.accept(row);
    for (const [ward, booked] of expected.steps) {
      const own = left.get(ward.id) ?? [];
      left.set(ward.id, own.slice(booked.steps.length));
      compare(`${acts[0]?.action} at ${at}`, ward, booked.steps, own.slice(0, booked.steps.length), this.#complain);
      for (const { kind } of booked.steps) this.#note(kind);
    }
    if (left.size > 1 && acts.length === 0) this.#complain(`the unit of ${at} is over several instances`);
    for (const [id, own] of left) {
      const ward = this.#wards.get(id);
      if (ward === undefined) continue;
      this.#book(ward, own, at, evidence);
      const broken = ward.book.accounts.broken(ward.book.terms.pots, ward.ledger);
      if (broken !== undefined) this.#complain(`${entries[0]?.kind} ${entries[0]?.reference}: ${broken}`);
      watch.look(ward, at);
    }
    for (const ward of expected.touched) watch.look(ward, at);
  }

  #open(id: string, { template, ownerId, schedule }: Opening, at: number): void {
    this.#openings.delete(id);
    const terms = termsOf(template);
    const startsAt = Math.max(schedule.timestamp_start ?? 0, at);
    const rate = (currency: string) => rateOf(currency, terms.currency, this.#multipliers);
    const outside = { startsAt, endsAt: schedule.timestamp_end, rateOf: rate, note: this.#note };
    const { timestamp_end: endsAt = Number.POSITIVE_INFINITY, recurrence_rules: recurrences = [] } = schedule;
    const book = new Book(terms, outside);
    this.#wards.set(id, new Ward({ id, ownerId, book, startsAt, endsAt, recurrences }));
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
      const booked = book.drawDue(at, pot, this.#tape(where));
      if (booked === undefined || !ward.drawsAt(at)) this.#complain(`${where}: nothing is due`);
      if (booked === undefined) break;
      left = this.#take(ward, where, booked, left, evidence, null);
      this.#note('draw of its own');
    }
    if (wasDue && left.length === entries.length && left.some(({ kind }) => !SETTLING.has(kind)))
      this.#complain(`${ward.id}: ${left[0]?.kind} came before a drawing that was due`);
    return left;
  }

  /** What a unit is about, entry by entry. */
  #book(ward: Ward, entries: readonly Entry[], at: number, evidence: Evidence): void {
    for (let left = [...entries]; left.length > 0; ) {
      const [first] = left;
      if (first === undefined) return;
      const where = `${first.kind} ${first.reference}`;
      const drawn = this.#draws.length;
      const { booked, cause = null } = this.#next(ward, first, at, evidence) ?? {};
      if (booked === undefined) {
        this.#complain(`${where}: the rules do not allow this`);
        compare(where, ward, [], left, this.#complain);
        return;
      }
      left = this.#take(ward, where, booked, left, evidence, cause);
      if (['payment', 'settlement', 'seed', 'diversion'].includes(first.kind) && this.#draws.length !== drawn)
        this.#complain(`${where}: something was drawn`);
      this.#note(first.kind);
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
    compare(where, ward, steps, own, this.#complain);
    const references = own.filter(({ kind }) => WINNING.has(kind)).map(({ reference }) => reference);
    for (const [index, each] of won.entries()) {
      const row = wins.find(({ id }) => id === references[index]);
      this.#events.push(...this.#wins.owe(ward, each, row, { contribution }));
    }
    return entries.slice(steps.length);
  }

  /** What the ledger has to say next. */
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
    if (kind === 'diversion') return { booked: this.#acts.acknowledge(ward, reference) };
    if (kind === 'win') return { booked: this.#trigger(ward, first, at, evidence) };
    const row = this.#rows.get(reference);
    if (kind !== 'contribution' || row === undefined) return undefined;
    const tape = this.#tape(reference);
    return { booked: this.#contributions.book(ward, row, { at, seq: first.seq, tape }), cause: row.id };
  }

  #settle(ward: Ward, transaction: string, kind: 'payment' | 'settlement'): Booked | undefined {
    const owed = this.#wins.finish(transaction, kind === 'payment' ? 'paid' : 'settled');
    if (owed === undefined || owed.ward !== ward) return undefined;
    if (kind === 'payment' && !this.#wallets.hasPaid(transaction))
      this.#complain(`${transaction} is paid, and no wallet said so`);
    const { amount, pay, currency } = owed.share;
    this.#events.push(`WinSettled ${ward.id} ${transaction} ${wireAmount(amount)}`);
    return ward.book.pay(amount, kind, () => ({ transaction, pay: String(pay), currency }));
  }

  #trigger(ward: Ward, { reference }: Entry, at: number, { wins }: Evidence): Booked | undefined {
    const row = wins.find(({ id }) => id === reference);
    if (row === undefined) return undefined;
    const name = { brand: row.brandPath, player: row.playerId };
    const booked = ward.book.trigger(row.potId, name, at, this.#tape(reference));
    for (const { pot, shares } of booked?.won ?? [])
      this.#triggered.set(`${ward.id} ${at}`, { pot, amount: shares[0]?.amount ?? 0n });
    if (ward.statusAt(at) !== 'Active' && ward.statusAt(at) !== 'Closed')
      this.#complain(`${reference} was triggered while ${ward.id} was ${ward.statusAt(at)}`);
    return booked;
  }

  /** The instances that a request may be about. */
  #named({ path, query, body }: Issued): readonly Ward[] {
    const { instance_id, source_id, target_instance_id } = { ...body, ...query, ...path } as Record<string, unknown>;
    const ids = typeof source_id === 'string' && instance_id === undefined ? this.#routes.jackpotsOf(body) : [];
    return [...ids, instance_id, target_instance_id].flatMap((id) => this.#wards.get(String(id)) ?? []);
  }

  #findings(watch: Watch): Findings {
    const book = (id: string) => this.#wards.get(id)?.book;
    const pot = (id: string, potId: string) => book(id)?.terms.pots.find((each) => each.id === potId);
    return {
      row: (id) => this.#rows.get(id),
      wonBy: (id) => this.#wins.wonBy(id),
      owed: (id) => this.#wins.get(id),
      triggered: (id, atMs) => this.#triggered.get(`${id} ${atMs}`),
      wasRight: (n) => watch.wasRight(n),
      statuses: (id) => watch.statuses.get(id) ?? new Set(),
      overdraws: (request) => this.#contributions.overdraws(request),
      forbids: (request) => forbids(request, this.#wards),
      isDisabled: (id, potId) => book(id)?.pots.get(potId)?.enabled === false,
      supportsTrigger: (id, potId) => pot(id, potId)?.external === true,
      states: (id) => watch.statesOf(id),
      hasWinner: (...winner) => this.#wins.hasWinner(...winner),
    };
  }

  #checkOrder(entries: readonly Entry[]): void {
    for (const { atMs, id } of entries) {
      if (atMs < this.#lastMs) this.#complain(`entry ${id} is of ${atMs}, the one before it of ${this.#lastMs}`);
      this.#lastMs = atMs;
    }
  }

  /** Counters and opt-ins of players. */
  #checkParticipation({ instanceId, brandPath: brand, playerId: player, ...row }: ParticipationRow): void {
    const ward = this.#wards.get(instanceId);
    const member = ward?.book.crowd.get({ brand, player });
    const { optedIn, preferences } = ward?.statusOf({ brand, player }) ?? {};
    const ought = [
      member?.count ?? 0,
      member?.total ?? 0n,
      optedIn === undefined ? null : BigInt(optedIn),
      JSON.stringify([...(preferences ?? [])].map(([currency, amount]) => [currency, String(amount)])),
    ];
    const stored = [Number(row.contributionCount), row.contributionValue, row.optedIn, row.preferences];
    if (ought.some((value, index) => value !== stored[index]))
      this.#complain(`${player} of ${brand} is ${stored} to ${instanceId} instead of ${ought}`);
  }

  /** The draws in the order of the ledger. */
  #tape(where: string): Tape {
    return (range) => {
      const drawn = this.#draws.shift();
      if (drawn?.range !== range) this.#complain(`${where}: drew below ${drawn?.range} instead of ${range}`);
      return drawn?.outcome ?? 0n;
    };
  }
}

const wire = <T>(body: unknown): T => JSON.parse(JSON.stringify(body)) as T;

/** Entries that a win begins with, and those that move money which was won before. */
const WINNING = new Set(['win', 'draw']);
const SETTLING = new Set(['payment', 'settlement', 'diversion']);

/** The pot of an entry that was drawn without anybody asking for it. */
const drawnPot = ({ kind, decisions }: Entry): string | undefined => {
  if (!WINNING.has(kind)) return undefined;
  const [first] = JSON.parse(decisions) as { readonly pot: string; readonly trigger: string }[];
  return first?.trigger === 'WindowEnd' || first?.trigger === 'Raffle' ? first.pot : undefined;
};

const eventIdentity = (data: string): string => {
  const { win_id, transaction_id, win_amount, brand_id, player_id, opted_in } = JSON.parse(data) as Record<
    string,
    unknown
  >;
  return opted_in === undefined ? `${transaction_id ?? win_id} ${win_amount}` : `${brand_id} ${player_id} ${opted_in}`;
};
