import { BonusAudit } from './bonus-audit.ts';
import { BudgetAudit } from './budget-audit.ts';
import { CarryAudit } from './carry-audit.ts';
import { ContributionAudit } from './contribution-audit.ts';
import { DiversionAudit } from './diversion-audit.ts';
import type { ContributionRow, Entry, Evidence, Issued, ParticipationRow, PayoutRow } from './evidence.ts';
import { forbids } from './forbids.ts';
import { checkInstance } from './ledger-audit.ts';
import { LinkAudit } from './link-audit.ts';
import { contentOf, type Findings, ReplyAudit } from './reply-audit.ts';
import { Routes, segmentsOf } from './routes.ts';
import { linkOf, targetRequestOf } from './target-requests.ts';
import { type Moment, UnitAudit } from './unit-audit.ts';
import { WalletAudit } from './wallet-audit.ts';
import type { Ward } from './ward.ts';
import { Watch } from './watch.ts';
import { WinAudit } from './win-audit.ts';
import type { Reply } from './wire-state.ts';
import type { WireSchedule, WireTemplate } from './wire-template.ts';

/**
 * A second reading of the money model that shares no code with the platform. It sees the requests, the draws, the wallets' actions and the
 * commits; it works out independently what had to be committed, and reports every difference.
 */
export class Auditor {
  readonly violations: string[] = [];
  /** The number of times each thing happened: a law that was never tried has not been tested. */
  readonly seen = new Map<string, number>();
  readonly #issued = new Map<number, Issued>();
  readonly #templates = new Map<string, WireTemplate>();
  readonly #wards = new Map<string, Ward>();
  readonly #rows = new Map<string, ContributionRow>();
  /** Main contributions, and the linked instances that events name as failed. */
  readonly #failedLinked = new Set<string>();
  readonly #routes: Routes;
  readonly #links: LinkAudit;
  readonly #replies: ReplyAudit;
  readonly #wallets: WalletAudit;
  readonly #diversions: DiversionAudit;
  readonly #wins: WinAudit;
  readonly #contributions: ContributionAudit;
  readonly #bonuses: BonusAudit;
  readonly #budgets: BudgetAudit;
  readonly #carries: CarryAudit;
  readonly #units: UnitAudit;
  #lastMs = 0n;

  /** @param wallets operators that have one. */
  constructor(multipliers: Readonly<Record<string, string>>, wallets: ReadonlySet<string>) {
    this.#wallets = new WalletAudit(this.#complain, this.#note);
    this.#diversions = new DiversionAudit(this.#complain, this.#note);
    this.#replies = new ReplyAudit(this.#complain, this.#note);
    this.#wins = new WinAudit(wallets, this.#complain, this.#note);
    this.#routes = new Routes(this.#wards, this.#note);
    this.#links = new LinkAudit(this.#wards, this.#complain, this.#note);
    this.#bonuses = new BonusAudit(multipliers, this.#note);
    this.#budgets = new BudgetAudit(this.#complain, this.#note);
    this.#carries = new CarryAudit((id) => this.#wallets.hasCancelled(id), this.#complain, this.#note);
    this.#contributions = new ContributionAudit({
      ...{ wards: this.#wards, issued: this.#issued, routes: this.#routes, links: this.#links, multipliers },
      ...{ bonuses: this.#bonuses, budgets: this.#budgets, carries: this.#carries },
      ...{ complain: this.#complain, note: this.#note },
    });
    this.#units = new UnitAudit({
      ...{ wards: this.#wards, issued: this.#issued, rows: this.#rows, multipliers },
      ...{ wins: this.#wins, wallets: this.#wallets, diversions: this.#diversions },
      ...{ contributions: this.#contributions, budgets: this.#budgets, carries: this.#carries },
      ...{ complain: this.#complain, note: this.#note },
    });
  }

  /** Judges one round of operations. */
  examine(evidence: Evidence): void {
    const { answered, entries, contributions, events, fromMs, untilMs } = evidence;
    const issued = evidence.issued.map(targetRequestOf);
    for (const call of issued) this.#issued.set(call.n, call);
    this.#replies.issued(issued);
    const replies = answered.flatMap((answer): Reply[] => {
      const request = this.#issued.get(answer.n);
      if (request === undefined) this.#complain(`call ${answer.n} was answered and never asked`);
      return request === undefined ? [] : [{ ...answer, request }];
    });
    this.#learn(replies);
    this.#wallets.hear(evidence.wallet);
    this.#diversions.hear(evidence.delivered);
    const watch = new Watch(
      replies,
      (request) => this.#named(request),
      (...refused) => this.#contributions.exhausts(...refused),
    );
    for (const ward of watch.wards) watch.look(ward, fromMs);
    this.#checkOrder(entries);
    for (const { id, state } of contributions)
      if (this.#rows.has(id) && state === 'cancelled') this.#budgets.cancels(id);
    const moments = this.#moments(evidence);
    for (const row of contributions) this.#rows.set(row.id, row);
    const { drawsLeft, events: expected } = this.#units.audit(moments, evidence, watch);
    for (const ward of watch.wards) watch.look(ward, untilMs);
    if (drawsLeft > 0) this.#complain(`${drawsLeft} draws belong to no entry of the ledger`);
    const told = events
      .filter(
        ({ eventType }) =>
          !['LinkedContributionFailed', 'OperatorBudgetExhausted', 'PayoutFailed'].includes(eventType) &&
          !eventType.startsWith('PlayerBonus'),
      )
      .map(({ eventType, instanceId, data }) => `${eventType} ${instanceId} ${eventIdentity(data)}`);
    if (told.join('\n') !== expected.join('\n')) this.#complain(`the outbox holds [${told}] instead of [${expected}]`);
    this.#wallets.hearRefusals(events);
    this.#hearLinkedFailures(evidence);
    this.#hearUses(evidence);
    for (const { request, code, body } of replies) {
      const ward = this.#wards.get(String(request.path.instance_id));
      if (request.operation === 'getInstance' && code === undefined && ward !== undefined)
        this.#budgets.checkShown(ward, body.operator_budget, fromMs, untilMs);
    }
    this.#budgets.giveBack();
    for (const row of evidence.instances) {
      this.#budgets.checkStored(row);
      this.#carries.checkStored(row);
      const ward = this.#wards.get(row.id);
      if (ward !== undefined) checkInstance(ward, row, this.#complain);
    }
    for (const row of contributions) {
      if (row.state === 'booked') this.#replies.booked(row);
      this.#wallets.check(row);
      this.#carries.check(row);
    }
    for (const payout of evidence.payouts) {
      this.#wins.check(payout);
      this.#wallets.checkPayout(payout);
    }
    this.#wallets.checkHeld(evidence.wallet, (id) => this.#wins.get(id)?.state === 'held');
    this.#replies.check(replies, this.#findings(watch), contributions);
    for (const row of contributions) if (row.state === 'open') this.#replies.open(row);
  }

  /** The events of uses name exactly the contributions that bonuses paid. */
  #hearUses({ events, contributions }: Evidence): void {
    const told = events.flatMap(({ eventType, data }) => {
      const { contribution_id: id, state } = JSON.parse(data) as Record<string, string>;
      if (id === undefined || !eventType.startsWith('PlayerBonus')) return [];
      if (eventType !== (state === 'Consumed' ? 'PlayerBonusConsumed' : 'PlayerBonusUpdated'))
        this.#complain(`the use for ${id} is told by ${eventType}`);
      return [id];
    });
    const ought = contributions.flatMap(({ id, state }) =>
      state === 'booked' && this.#bonuses.useOf(id) !== undefined ? [id] : [],
    );
    if (told.toSorted().join() !== ought.toSorted().join())
      this.#complain(`events tell of uses for [${told}] instead of [${ought}]`);
  }

  #hearLinkedFailures({ events }: Evidence): void {
    for (const { eventType, instanceId, data } of events) {
      if (eventType !== 'LinkedContributionFailed') continue;
      const { contribution_id: main, instance_id: named } = JSON.parse(data) as Record<string, string>;
      if (named !== instanceId) this.#complain(`an event of ${instanceId} says that ${named} failed beside ${main}`);
      this.#failedLinked.add(`${main} ${named}`);
    }
  }

  /** A linked contribution that an event names as failed is not booked, then or later; the one it is linked to is. */
  #checkLinkedFailures(): void {
    const booked = [...this.#rows.values()].filter(({ state }) => state === 'booked');
    this.#links.close(this.#failedLinked, new Set(booked.map(({ id }) => id)));
    for (const { id, instanceId } of booked) {
      const { main } = linkOf(id) ?? {};
      if (main !== undefined && this.#failedLinked.has(`${main} ${instanceId}`))
        this.#complain(`${id} is booked, and an event says that ${instanceId} failed beside ${main}`);
    }
    for (const failed of this.#failedLinked) {
      const [main = '', named] = failed.split(' ');
      if (this.#rows.get(main)?.state !== 'booked')
        this.#complain(`an event says that ${named} failed beside ${main}, which is not booked`);
    }
  }

  /** Judges the end, when no chain is open any more. */
  close(payouts: readonly PayoutRow[], participations: readonly ParticipationRow[]): void {
    this.#wins.close(payouts, this.#wards.values());
    for (const { id, state } of this.#rows.values())
      if (state !== 'booked' && state !== 'cancelled') this.#complain(`${id} is still ${state}`);
    this.#checkLinkedFailures();
    for (const row of participations) this.#checkParticipation(row);
    this.#wallets.close(this.#rows.values(), payouts);
    this.#replies.close(this.#units.triggered.keys());
    this.#units.close();
  }

  readonly #complain = (what: string): void => {
    this.violations.push(what);
  };

  readonly #note = (what: string): void => {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  };

  /** Templates, instances and routes exist from the reply on that says so. */
  #learn(replies: readonly Reply[]): void {
    for (const reply of replies) {
      const { request, body, code } = reply;
      if (code !== undefined) continue;
      const asked = request.body;
      if (request.operation === 'createTemplate') this.#templates.set(String(asked.id), wire<WireTemplate>(asked));
      if (request.operation === 'instantiateTemplate') {
        const template = this.#templates.get(String(asked.template_id));
        if (template === undefined) throw new Error(`the template ${asked.template_id} was never created`);
        const schedule = wire<WireSchedule>(asked.schedule);
        const gameCode = String(asked.instance_game_code);
        this.#units.opens(String(body.id), { template, ownerId: String(asked.instance_owner_id), gameCode, schedule });
      }
      if (request.operation === 'awardBonus') this.#bonuses.learn(reply);
      this.#routes.learn(request);
      this.#links.learn(reply);
    }
  }

  /** The committed entries, rows and acts, unit by unit. */
  #moments({ entries, contributions, events, audit }: Evidence): readonly Moment[] {
    const moments = new Map<number, Moment>();
    const at = (atMs: bigint): Moment => {
      const moment = moments.get(Number(atMs)) ?? { at: Number(atMs), entries: [], rows: [], acts: [], told: [] };
      moments.set(moment.at, moment);
      return moment;
    };
    for (const entry of entries) at(entry.atMs).entries.push(entry);
    for (const row of contributions) if (!this.#rows.has(row.id)) at(row.createdAtMs).rows.push(row);
    for (const act of audit) at(act.atMs).acts.push(act);
    for (const event of events)
      if (event.eventType === 'OperatorBudgetExhausted')
        at(BigInt((JSON.parse(event.data) as { timestamp: number }).timestamp)).told.push(event);
    return [...moments.values()].sort((a, b) => a.at - b.at);
  }

  /** The instances that a request may be about. */
  #named({ path, query, body }: Issued): readonly Ward[] {
    const { instance_id, source_id, target_instance_id } = { ...body, ...query, ...path } as Record<string, unknown>;
    const isBySource = typeof source_id === 'string' && instance_id === undefined;
    const ids = isBySource ? [...this.#routes.jackpotsOf(body)] : [];
    // A source that leads nowhere refuses excluded players too: one jackpot of the operator stands for it.
    if (isBySource && ids.length === 0) ids.push(...this.#oneOf(String(body.brand_id)));
    return [...ids, instance_id, target_instance_id].flatMap((id) => this.#wards.get(String(id)) ?? []);
  }

  #oneOf(brand: string): readonly string[] {
    return [...this.#wards.values()]
      .filter(({ operator }) => brand.startsWith(`${operator}:`))
      .map(({ id }) => id)
      .slice(0, 1);
  }

  #findings(watch: Watch): Findings {
    const book = (id: string) => this.#wards.get(id)?.book;
    const pot = (id: string, potId: string) => book(id)?.terms.pots.find((each) => each.id === potId);
    return {
      row: (id) => this.#rows.get(id),
      useOf: (id) => this.#bonuses.useOf(id),
      triedAt: (request) =>
        [...this.#rows.values()].flatMap(({ metadata, state, instanceId }) =>
          state !== 'booked' && (JSON.parse(metadata) as { call: number }).call === contentOf(request)
            ? [instanceId]
            : [],
        ),
      wonBy: (id) => this.#wins.wonBy(id),
      owed: (id) => this.#wins.get(id),
      triggered: (id, atMs) => this.#units.triggered.get(`${id} ${atMs}`),
      wasRight: (n) => watch.wasRight(n),
      statuses: (id) => watch.statuses.get(id) ?? new Set(),
      admits: ({ body }) => this.#wards.get(String(body.instance_id))?.admits(segmentsOf(body)) !== false,
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
    const stored = [Number(row.contributionCount), row.contributionValue, row.optedIn, row.preferences].join();
    const possible = (ward?.statusesOf({ brand, player }) ?? [undefined]).map((status) =>
      [
        ...[member?.count ?? 0, member?.total ?? 0n, status && BigInt(status.optedIn)],
        JSON.stringify([...(status?.preferences ?? [])].map(([currency, amount]) => [currency, String(amount)])),
      ].join(),
    );
    if (!possible.includes(stored))
      this.#complain(`${player} of ${brand} is ${stored} to ${instanceId} instead of ${possible.join(' or ')}`);
  }
}

const wire = <T>(body: unknown): T => JSON.parse(JSON.stringify(body)) as T;

const eventIdentity = (data: string): string => {
  const { win_id, transaction_id, win_amount, brand_id, player_id, opted_in } = JSON.parse(data) as Record<
    string,
    unknown
  >;
  return opted_in === undefined ? `${transaction_id ?? win_id} ${win_amount}` : `${brand_id} ${player_id} ${opted_in}`;
};
