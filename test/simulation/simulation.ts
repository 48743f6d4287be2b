import { createHash } from 'node:crypto';
import { listInstanceIds, verifyInstance } from '../../cli/verify/verify.ts';
import { inside } from '../../db/engine/inside.ts';
import { Rehearsal } from '../../db/engine/postgres/rehearsal.ts';
import { keepTotals } from '../../platform/reports/keep-totals.ts';
import { isOnPostgres, unansweredOf } from '../support/engine-store.ts';
import { type InProcessPlatform, openPlatform, SYSTEM } from '../support/platform.ts';
import { seededDraw } from '../support/seeded-draw.ts';
import { APPROVER_ID } from './acts.ts';
import { Auditor } from './auditor.ts';
import { Chance } from './chance.ts';
import { type Compared, compareLists } from './csv-audit.ts';
import type { Answered, Drawn, Evidence, ParticipationRow, PayoutRow, WalletCall } from './evidence.ts';
import { ExternalAccount } from './external-account.ts';
import { FaultyWallet } from './faulty-wallet.ts';
import { Openings } from './openings.ts';
import { type Operation, Operations } from './operations.ts';
import { StoreReader } from './store-reader.ts';
import { TotalsAudit } from './totals-audit.ts';
import { MULTIPLIERS, sessionCurrency, WALLETS } from './world.ts';

export type Setting = {
  readonly seed: number;
  readonly operations: number;
  /** True if every list is read at the end, as JSON and as CSV. */
  readonly readsLists?: boolean;
  /** Rules and refusals to be met: until they are, up to four times as many operations are played. */
  readonly covers?: readonly string[];
  /** Shown each round as well: for those who keep it. */
  readonly witness?: (evidence: Evidence) => void;
};

export type Result = {
  readonly auditor: Auditor;
  /** Operations that were answered, the setup's included. */
  readonly operations: number;
  readonly payouts: readonly PayoutRow[];
  readonly participations: readonly ParticipationRow[];
  /** The result of cli/verify/verify.ts for every instance; the ids of those that it faults. */
  readonly verified: { readonly instances: number; readonly entries: number; readonly faults: readonly string[] };
  /** Differences between the reports and the sums of the entries. */
  readonly misreported: readonly string[];
  /** Every list, as CSV and as JSON, if they were read. */
  readonly compared: Compared | undefined;
  /** Of what was done and decided: equal for equal seeds. */
  readonly digest: string;
};

/** The platform's background work while a round lasts. */
type Behind = readonly ('settle' | 'restart' | 'time' | 'deliver')[];

/** They call the wallet, which may not answer. A round waits for all others: two deliverers at once would send the same message twice. */
const MAY_HANG: ReadonlySet<Behind[number]> = new Set(['settle', 'restart']);
const APPROVER = { ...SYSTEM, accountId: APPROVER_ID, username: APPROVER_ID };
const CLIENTS = 32;
const ROUND = 256;
const EXTRA = 5_000;
/** Printed now and then: a test that is silent for long is ended. */
const SHOWN_EVERY = 5_000;
/** A Sunday, and the last day of January: days, weeks and months end soon, first in the east. */
const STARTED_AT_MS = Date.UTC(2027, 0, 31, 9, 30);

/** Runs random operations against a platform in this process, with an auditor over its shoulder. */
export const simulate = async (setting: Setting): Promise<Result> => {
  const { seed, operations: wanted, witness, readsLists = false, covers = [] } = setting;
  // The store ends a batch after 10 ms. With a clock that stands still it ends after a number of units, so that a seed repeats exactly.
  const { now } = performance;
  if (!isOnPostgres) performance.now = () => 0;
  const simulation = new Simulation(seed, witness);
  try {
    return await simulation.run(wanted, readsLists, covers);
  } finally {
    performance.now = now;
    await simulation.close();
  }
};

class Simulation {
  readonly #chance: Chance;
  readonly #operations: Operations;
  readonly #openings: Openings;
  readonly #auditor = new Auditor(MULTIPLIERS, WALLETS);
  readonly #totals = new TotalsAudit();
  readonly #wallet: FaultyWallet;
  readonly #account: ExternalAccount;
  readonly #platform: InProcessPlatform;
  readonly #reader: StoreReader;
  readonly #witness: ((evidence: Evidence) => void) | undefined;
  readonly #digest = createHash('sha256');
  #nowMs = STARTED_AT_MS;
  /** Time stands still, so that what depends on it is the same in a list that is read twice. */
  #isAtRest = false;
  #draws: Drawn[] = [];
  #answers: Answered[] = [];
  #accepted: string[] = [];
  #count = 0;
  #named = 0;

  constructor(seed: number, witness: Setting['witness']) {
    this.#witness = witness;
    this.#chance = new Chance(seed);
    this.#operations = new Operations(new Chance(seed + 1));
    this.#openings = new Openings({
      chance: this.#chance,
      targets: this.#operations.targets,
      nowMs: () => this.#nowMs,
      perform: (operation, parts) => this.#one(operation, parts),
    });
    this.#wallet = new FaultyWallet('northstar', new Chance(seed + 2), sessionCurrency);
    this.#account = new ExternalAccount(new Chance(seed + 4));
    const uniform = seededDraw(seed + 3);
    this.#platform = openPlatform({
      // No two units share a moment, so that what was committed can be put into its order.
      clock: () => {
        if (!this.#isAtRest) this.#nowMs += 1;
        return this.#nowMs;
      },
      // Messages due at the same moment are sent in the order of their names.
      newId: () => {
        this.#named += 1;
        return `0198f3a9-0000-7000-8000-${String(this.#named).padStart(12, '0')}`;
      },
      draw: (range) => {
        const outcome = uniform(range);
        // Nothing comes of what a rehearsal draws.
        if (!(inside.getStore() instanceof Rehearsal)) this.#draws.push({ range, outcome });
        return outcome;
      },
      walletOf: (operator) => (WALLETS.has(operator) ? this.#wallet : undefined),
      multipliers: MULTIPLIERS,
    });
    this.#reader = new StoreReader(this.#platform.file);
  }

  async run(wanted: number, readsLists: boolean, covers: readonly string[]): Promise<Result> {
    await this.#openings.begin();
    const isCovered = () => covers.every((what) => this.#auditor.seen.has(what));
    let end = wanted;
    let told = SHOWN_EVERY;
    for (;;) {
      // Chance leaves out a rare rule now and then.
      if (this.#count >= end && end < 4 * wanted && !isCovered()) end = Math.min(4 * wanted, end + EXTRA);
      if (this.#count >= end) break;
      await this.#openings.change();
      if (this.#chance.happens(0.2)) await this.#sweep();
      if (this.#count >= told) {
        const missing = covers.filter((what) => !this.#auditor.seen.has(what));
        console.log(
          `simulation: ${this.#count} operations${missing.length === 0 ? '' : `, without ${missing.slice(0, 12).join(', ')}`}`,
        );
        told += SHOWN_EVERY;
      }
      const known = { accepted: this.#accepted, owed: this.#reader.owed(), nowMs: this.#nowMs };
      const round = Array.from({ length: Math.min(ROUND, end - this.#count) }, () => this.#operations.next(known));
      await this.#round(
        round,
        this.#chance.weighed<Behind>([
          [50, []],
          [20, ['settle']],
          [20, ['restart']],
          [15, ['time']],
          [15, ['settle', 'time', 'deliver']],
        ]),
      );
      this.#passTime();
      this.#wallet.release(0.3);
    }
    if (covers.length > 0)
      console.log(`simulation: ${this.#count} operations; it comes to rest, and everything is compared`);
    await this.#comeToRest();
    this.#isAtRest = true;
    const payouts = this.#reader.payouts();
    const participations = this.#reader.participations();
    this.#auditor.close(payouts, participations);
    return {
      auditor: this.#auditor,
      operations: this.#count,
      payouts,
      participations,
      misreported: await this.#totals.compare(this.#platform, payouts),
      verified: await this.#verify(),
      compared: readsLists ? await compareLists(this.#platform) : undefined,
      digest: this.#digest.digest('hex'),
    };
  }

  async close(): Promise<void> {
    this.#reader.close();
    await this.#platform.close();
  }

  /** One operation by itself, which has to succeed. */
  async #one(operation: Operation['operation'], parts: Parameters<Operations['make']>[1]): Promise<Answered> {
    const made = this.#operations.make(operation, parts);
    await this.#round([made], []);
    const answer = this.#lastAnswers.find(({ n }) => n === made.n);
    if (answer === undefined || answer.code !== undefined)
      throw new Error(`${operation} failed: ${JSON.stringify(answer)} for ${JSON.stringify(made.body)}`);
    return answer;
  }

  #lastAnswers: readonly Answered[] = [];

  /** Takes out of a house what it holds above a floor, which a second account approves. */
  async #sweep(): Promise<void> {
    const { id } = this.#chance.one(this.#operations.targets);
    const floor = this.#chance.happens(0.5) ? 0 : this.#chance.below(100) / 100;
    const asked = this.#operations.make('sweepHouse', { body: { instance_id: id, floor, reason: 'A margin.' } });
    await this.#round([asked], []);
    const approval_request_id = this.#lastAnswers[0]?.body.id;
    if (this.#lastAnswers[0]?.status !== 202) return;
    // A debit that hung may have ended meanwhile, and its contribution have taken from the house.
    const path = { approval_request_id: String(approval_request_id) };
    await this.#round([this.#operations.make('approveRequest', { path })], []);
  }

  /** Lets clients work through operations side by side, and shows what came of it to the auditor. */
  async #round(operations: readonly Operation[], behind: Behind): Promise<void> {
    const fromMs = this.#nowMs;
    const queue = [...operations];
    const client = async (): Promise<void> => {
      for (let made = queue.shift(); made !== undefined; made = queue.shift()) await this.#call(made);
    };
    const working = Array.from({ length: Math.min(CLIENTS, operations.length) }, client);
    const ending: Promise<void>[] = [];
    for (const what of behind) (MAY_HANG.has(what) ? working : ending).push(this.#background(what));
    await this.#untilQuiet(working);
    await Promise.all(ending);
    await this.#untilQuiet(working);
    const answered = this.#answers;
    const wallet: WalletCall[] = this.#wallet.calls.splice(0);
    const delivered = this.#account.delivered.splice(0);
    this.#answers = [];
    const evidence: Evidence = {
      ...this.#reader.read(),
      fromMs,
      issued: [...operations],
      answered,
      draws: this.#draws,
      wallet,
      delivered,
      untilMs: this.#nowMs,
    };
    this.#draws = [];
    this.#count += operations.length;
    this.#lastAnswers = answered;
    for (const { headers, status } of answered)
      if (status === 200 && headers['contribution-id'] !== undefined) this.#accepted.push(headers['contribution-id']);
    this.#accepted = this.#accepted.slice(-500);
    this.#witness?.(evidence);
    this.#auditor.examine(evidence);
    this.#totals.see(evidence);
    this.#summarise(evidence);
  }

  #background(what: Behind[number]): Promise<void> {
    switch (what) {
      case 'settle':
      case 'restart':
        return this.#platform.settle({ restart: what === 'restart' });
      case 'time':
        return this.#platform.keepTime().then(() => this.#keepTotals());
      case 'deliver':
        return this.#platform.deliver(this.#account.send);
    }
  }

  /** Now and then, so that some totals are kept in portions and some are not. */
  async #keepTotals(): Promise<void> {
    if (this.#count % 5 === 0) await keepTotals(this.#platform.store);
  }

  /** Ends when all work is done or stuck in a hanging wallet, so nothing moves any more. */
  async #untilQuiet(work: readonly Promise<void>[]): Promise<void> {
    let open = work.length;
    for (const each of work)
      void each.then(() => {
        open -= 1;
      });
    let before = '';
    const { store } = this.#platform;
    for (let idle = 0; unansweredOf(store) > 0 || (open > 0 && idle < 40); ) {
      await new Promise((resolve) => (unansweredOf(store) > 0 ? setTimeout(resolve, 1) : setImmediate(resolve)));
      const now = `${open} ${this.#nowMs} ${this.#wallet.calls.length} ${store.stats.reads}`;
      idle = now === before && unansweredOf(store) === 0 ? idle + 1 : 0;
      before = now;
    }
  }

  async #call({ n, operation, path, query, headers, body }: Operation): Promise<void> {
    const parts = Object.keys(body).length === 0 ? { path, query, headers } : { path, query, headers, body };
    const caller = operation === 'approveRequest' ? APPROVER : undefined;
    const reply = await this.#platform.call(operation, parts, caller, `call-${n}`).catch((error: unknown) => ({
      status: 500,
      code: `${error instanceof Error ? error.message : error}`,
      headers: {},
      body: {},
    }));
    const answer = { n, status: reply.status, code: reply.code, headers: reply.headers };
    this.#answers.push({ ...answer, body: (reply.body ?? {}) as Answered['body'] });
  }

  #passTime(): void {
    const chance = this.#chance;
    this.#nowMs += chance.weighed([
      [60, chance.between(0, 400)],
      [25, 6_000],
      [10, 40_000],
      [4, 400_000],
      [1, 12_000_000],
    ]);
  }

  /** Every call at the wallet comes through now, and what waits to be sent again settles without any restart. */
  async #comeToRest(): Promise<void> {
    this.#wallet.isCalm = true;
    this.#account.isCalm = true;
    this.#wallet.release(1);
    // Each settles a limited number, and a long run of many winners owes more than that at its end.
    let due = this.#reader.countDue();
    for (let inVain = 0; inVain < 60; ) {
      this.#nowMs += 12 * 3_600_000;
      await this.#round([], ['settle', 'time', 'deliver']);
      if (this.#wallet.hanging === 0 && this.#lastCalls === 0) return;
      const left = this.#reader.countDue();
      inVain = left < due ? 0 : inVain + 1;
      due = Math.min(due, left);
    }
    throw new Error('the platform did not come to rest');
  }

  #lastCalls = 0;

  #summarise({ answered, entries, wallet, delivered }: Evidence): void {
    this.#lastCalls = wallet.length + delivered.length;
    for (const { n, status, code } of answered) this.#digest.update(`${n} ${status} ${code}\n`);
    for (const { seq, kind, lines } of entries)
      this.#digest.update(`${seq} ${kind} ${lines.map(({ account, amount }) => `${account} ${amount}`)}\n`);
  }

  async #verify(): Promise<Result['verified']> {
    const { store, keys } = this.#platform;
    const ids = await store.read((tx) => listInstanceIds(tx));
    const faults: string[] = [];
    let entries = 0;
    for (const id of ids) {
      const verdict = await store.read((tx) => verifyInstance(tx, keys.proof, id));
      entries += verdict.entries;
      if (verdict.difference !== undefined || verdict.openChains.length > 0)
        faults.push(`${id}: ${verdict.difference}`);
    }
    return { instances: ids.length, entries, faults };
  }
}
