import { acknowledgeDiversion } from '../../domain/jackpot/acknowledge-diversion.ts';
import { drawContribution } from '../../domain/jackpot/draw-contribution.ts';
import type { WindowDrawing } from '../../domain/jackpot/draw-window.ts';
import type { Entry } from '../../domain/jackpot/entry.ts';
import { findPayees } from '../../domain/jackpot/find-payees.ts';
import { openState } from '../../domain/jackpot/open-state.ts';
import type { Hits, Outcome, WinContext } from '../../domain/jackpot/outcome.ts';
import { payHits } from '../../domain/jackpot/pay-hits.ts';
import { lapses } from '../../domain/jackpot/rules.ts';
import { settle } from '../../domain/jackpot/settle.ts';
import { enabledPots, type JackpotState } from '../../domain/jackpot/state.ts';
import { triggerHit } from '../../domain/jackpot/trigger-hit.ts';
import { findTimeTrigger } from '../../domain/jackpot/window.ts';
import { type Micros, numberFromMicros } from '../../domain/money/micros.ts';
import { Crowd, type RoundKind, roundKinds } from './crowd.ts';
import { HouseWatch } from './house-watch.ts';
import { KnownPlayers } from './known-players.ts';
import type { Plan } from './plan.ts';
import { type Payment, PotCount, toPayment } from './pot-count.ts';
import { RoundQuotes } from './round-quotes.ts';
import { createStreams } from './seeded-draw.ts';
import { SimulatedRaffle } from './simulated-raffle.ts';
import { momentOf, SimulatedWindows } from './simulated-windows.ts';
import type { RunTally } from './tally.ts';

/** Rounds after which wins are acknowledged and the flows of money are added up, so that no flow reaches the platform's limit. */
const SETTLE_AFTER = 1 << 16;

/**
 * One run of a simulation: an instance from its opening on. Quotes, draws, wins and seeds are decided by the domain, as on the platform;
 * this only asks it again and again, and counts.
 */
export class SimulationRun {
  readonly #plan: Plan;
  readonly #index: number;
  readonly #draw: ReturnType<typeof createStreams>;
  readonly #crowd: Crowd;
  readonly #kinds: readonly RoundKind[];
  readonly #contexts: readonly { -readonly [Key in keyof WinContext]: WinContext[Key] }[];
  readonly #counts: readonly PotCount[];
  readonly #windows: SimulatedWindows | undefined;
  readonly #raffle: SimulatedRaffle | undefined;
  readonly #known: KnownPlayers | undefined;
  readonly #watchesArming: boolean;
  readonly #played: Float64Array;
  readonly #house: HouseWatch;
  readonly #flows = { playerPaid: 0n, operatorPaid: 0n, bonusPaid: 0n, paid: 0n, diverted: 0n };
  readonly #quotes: RoundQuotes;
  #state: JackpotState;
  #round = 0;
  #qualified = 0;
  #paidSquares = 0;

  constructor(plan: Plan, index: number) {
    const { rules, groups } = plan;
    this.#plan = plan;
    this.#index = index;
    this.#house = new HouseWatch(plan.rounds);
    this.#draw = createStreams(plan.seed, index);
    this.#kinds = roundKinds(groups);
    this.#played = new Float64Array(this.#kinds.length);
    const isShared = rules.pots.some((pot) => (pot.payout?.community.length ?? 0) > 0);
    this.#crowd = new Crowd(groups, !isShared && rules.raffle === undefined && rules.carriesFractions !== true);
    this.#quotes = new RoundQuotes(plan, this.#kinds, this.#crowd.players);
    this.#known = isShared
      ? new KnownPlayers(
          this.#crowd,
          rules.pots.map(({ id }) => id),
        )
      : undefined;
    this.#state = openState(rules).state;
    const isTimed = rules.pots.map((pot) => findTimeTrigger(pot) !== undefined);
    this.#counts = this.#state.pots.map((pot, at) => new PotCount(pot, isTimed[at] ?? false));
    this.#watchesArming = rules.pots.some(({ allowedSeedDeficit }) => allowedSeedDeficit !== undefined);
    const { draw } = this.#draw;
    this.#contexts = this.#kinds.map(({ group }) => {
      const { currency = rules.currency, rate = { numerator: 1n, denominator: 1n } } = groups[group] ?? {};
      return { winnerCurrency: currency, rate, draw, atMs: rules.startsAtMs };
    });
    this.#raffle = rules.raffle && new SimulatedRaffle(rules, rules.raffle, this.#crowd, draw);
    this.#windows = isTimed.includes(true)
      ? new SimulatedWindows(rules, this.#crowd, this.#kinds.length, this.#draw)
      : undefined;
    this.#quotes.quote(enabledPots(this.#state));
  }

  get isOver(): boolean {
    return this.#round >= this.#plan.rounds;
  }

  get rounds(): number {
    return this.#round;
  }

  /** Plays up to so many rounds more. */
  async advance(rounds: number): Promise<void> {
    const { rules, roundsPerHour } = this.#plan;
    const { pick, pickCall } = this.#draw;
    const crowd = this.#crowd;
    const windows = this.#windows;
    const raffle = this.#raffle;
    const msPerRound = 3_600_000 / roundsPerHour;
    const until = Math.min(this.#plan.rounds, this.#round + rounds);
    let { partEnd } = this.#house;
    while (this.#round < until) {
      const atMs = rules.startsAtMs + Math.floor(this.#round * msPerRound);
      this.#round += 1;
      if (windows !== undefined && atMs >= windows.dueMs) await this.#drawWindows(windows, atMs);
      if (raffle !== undefined && atMs >= raffle.dueMs) this.#drawRaffle(raffle, atMs);
      crowd.next(pick);
      const { kind } = crowd;
      const quote = this.#quotes.take(kind, crowd.player);
      const context = this.#contexts[kind];
      if (context === undefined) throw new Error(`there is no kind ${kind}`);
      this.#played[kind] = (this.#played[kind] ?? 0) + 1;
      if (quote.qualifies) {
        context.atMs = atMs;
        this.#qualified += 1;
        const hits = drawContribution(rules, this.#state, quote, context);
        if (this.#watchesArming) this.#countUnarmed(hits);
        if (hits.entries.length > 1) this.#countDiverted(hits.entries);
        if (hits.hits.length === 0) this.#state = hits.state;
        else await this.#pay(hits, context);
        windows?.note(kind, quote);
        if (hits.byStake !== undefined) this.#countLapsed(hits);
        for (const id of hits.byStake ?? [])
          await this.#payDrawn(await windows?.drawByStake(this.#state, id, atMs), atMs);
        raffle?.note(crowd.player, quote, this.#kinds[kind]?.wager ?? 0n, context.rate);
        this.#known?.note(crowd.player, atMs, quote.booked, quote.inPots, this.#round);
        for (const [potId, every] of this.#plan.triggers)
          if (pickCall(every) === 0) await this.#trigger(potId, context);
      }
      if (this.#round % SETTLE_AFTER === 0) this.#settle();
      if (this.#round >= partEnd) {
        this.#house.endPart(this.#state.house);
        partEnd = this.#house.partEnd;
      }
    }
    if (this.isOver && raffle?.isDrawnOnce === true) this.#drawRaffle(raffle, rules.startsAtMs);
  }

  /** Counts the run so far. Throws an Error when the money does not add up. */
  tally(): RunTally {
    this.#settle();
    const { house, initialSeed, pots } = this.#state;
    const counted = pots.map((pot, at) => {
      const count = this.#counts[at];
      if (count === undefined) throw new Error(`the pot ${pot.id} was not counted`);
      return count.tally(pot);
    });
    const { playerPaid, operatorPaid, bonusPaid, paid, diverted } = this.#flows;
    const inPots = counted.reduce((sum, { value, reserve, overflow }) => sum + value + reserve + overflow, 0n);
    const gap = playerPaid + operatorPaid - initialSeed - paid - diverted - house - inPots;
    if (gap !== 0n) throw new Error(`the balances of the run ${this.#index} differ by ${gap} micros`);
    return {
      run: this.#index,
      rounds: this.#round,
      qualified: this.#qualified,
      kinds: [...this.#played],
      playerPaid,
      operatorPaid,
      bonusPaid,
      paid,
      paidSquares: this.#paidSquares,
      house,
      houseLowest: this.#house.lowest,
      houseLowestAt: this.#house.lowestAt,
      housePath: [...this.#house.path],
      pots: counted,
    };
  }

  async #pay(hits: Hits, context: WinContext): Promise<void> {
    const { rules } = this.#plan;
    this.#countLapsed(hits);
    const payees = this.#known && (await findPayees(rules, hits, this.#known.besides(this.#crowd.player), context));
    this.#take(hits, payHits(rules, hits, context, payees), context.atMs ?? 0);
  }

  /** A call wins a pot for the round's player, unless it is refused. */
  async #trigger(potId: string, context: WinContext): Promise<void> {
    const hits = triggerHit(this.#plan.rules, this.#state, potId, context);
    if (!('refused' in hits)) await this.#pay(hits, context);
    else if (hits.refused === 'pot_not_armed') this.#countOf(potId).refused += 1;
  }

  /** Counts the wins of an outcome, and goes on from it. */
  #take(hits: Hits, { state, entries, wins }: Outcome, atMs: number): void {
    const own = entries.slice(hits.entries.length);
    let paid = 0n;
    for (const win of wins) {
      const payment = toPayment(win);
      paid += payment.paid;
      const position = this.#plan.rules.pots.findIndex(({ id }) => id === win.potId);
      this.#noteMoment(position, atMs, hits);
      this.#win(position, payment, hits.state, state, own);
    }
    this.#goOn(state, paid);
  }

  #win(position: number, payment: Payment, before: JackpotState, after: JackpotState, entries: readonly Entry[]): void {
    const won = before.pots[position];
    const next = after.pots[position];
    const count = this.#counts[position];
    if (won === undefined || next === undefined || count === undefined) throw new Error(`there is no pot ${position}`);
    count.win(
      payment,
      won,
      next,
      entries.filter(({ postings }) => postings.some(({ pot }) => pot === won.id)),
      this.#round,
    );
    this.#known?.forget(position);
  }

  #goOn(state: JackpotState, paid: Micros): void {
    const before = this.#state;
    this.#state = state;
    const units = numberFromMicros(paid);
    this.#paidSquares += units * units;
    this.#house.see(state.house, this.#round);
    if (state.pots.some(({ enabled }, at) => enabled !== before.pots[at]?.enabled))
      this.#quotes.quote(enabledPots(state));
  }

  #noteMoment(position: number, atMs: number, { hits }: Hits): void {
    const pot = this.#plan.rules.pots[position];
    if (pot === undefined || findTimeTrigger(pot) === undefined) return;
    const decisions = hits.find(({ potId }) => potId === pot.id)?.decisions ?? [];
    if (decisions.some(({ trigger }) => trigger === 'WindowEnd')) this.#countOf(pot.id).atWindowEnd += 1;
    const moment = decisions.every(({ trigger }) => trigger === 'Stake') && momentOf(this.#plan.rules, pot, atMs);
    if (typeof moment === 'number') this.#countOf(pot.id).moment.add(moment);
  }

  async #drawWindows(windows: SimulatedWindows, atMs: number): Promise<void> {
    let isDrawn = true;
    while (isDrawn) isDrawn = await this.#payDrawn(await windows.draw(this.#state, atMs), atMs);
    windows.begin(atMs);
  }

  async #payDrawn(drawing: WindowDrawing | undefined, atMs: number): Promise<boolean> {
    if (drawing === undefined) return false;
    const { hits, context, winner } = drawing;
    const players = this.#known?.besides(Number(winner?.playerId));
    const payees = players && (await findPayees(this.#plan.rules, drawing, players, context));
    if (hits.length === 0) this.#state = drawing.state;
    else this.#take(drawing, payHits(this.#plan.rules, drawing, context, payees), context.atMs ?? atMs);
    return true;
  }

  #drawRaffle(raffle: SimulatedRaffle, atMs: number): void {
    const before = this.#state;
    const drawn = raffle.draw(before);
    for (const [position, { potId }] of drawn.pots.entries())
      if (drawn.pots[position]?.payment === undefined) this.#countOf(potId).undrawn += 1;
    let paid = 0n;
    for (const [position, { payment, entries }] of drawn.pots.entries()) {
      if (payment === undefined) continue;
      paid += payment.paid;
      this.#win(position, payment, before, drawn.state, entries);
    }
    this.#goOn(drawn.state, paid);
    raffle.begin(atMs);
  }

  #countOf(potId: string): PotCount {
    const count = this.#counts[this.#plan.rules.pots.findIndex(({ id }) => id === potId)];
    if (count === undefined) throw new Error(`there is no pot ${potId}`);
    return count;
  }

  /** Counts hits that the selector passed over. Several ways that hit a pot in one round are one hit. */
  #countLapsed({ entries }: Hits): void {
    const { decisions = [] } = entries[0] ?? {};
    const lapsed = decisions.filter(({ trigger, hit, selected }) => hit && !selected && lapses(trigger));
    for (const id of new Set(lapsed.map(({ pot }) => pot))) this.#countOf(id).lapsed += 1;
  }

  #countUnarmed({ entries }: Hits): void {
    let last = '';
    for (const { pot, armed } of entries[0]?.decisions ?? []) {
      if (!armed && pot !== last) this.#countOf(pot).unarmed += 1;
      last = pot;
    }
  }

  #countDiverted(entries: readonly Entry[]): void {
    for (const { kind, postings } of entries)
      if (kind === 'flush')
        for (const { pot, amount } of postings) if (pot !== null) this.#countOf(pot).divert(-amount);
  }

  /** Acknowledges wins and diversions, as wallets and external accounts do, and adds up what came in and went out. */
  #settle(): void {
    let state = this.#state;
    if (state.withheld > 0n) state = settle(state, state.withheld).state;
    if (state.diverting > 0n) state = acknowledgeDiversion(state, state.diverting).state;
    this.#flows.playerPaid -= state.playerPaid;
    this.#flows.operatorPaid -= state.operatorPaid + state.bonusPaid;
    this.#flows.bonusPaid -= state.bonusPaid;
    this.#flows.paid += state.paid;
    this.#flows.diverted += state.diverted;
    this.#state = { ...state, playerPaid: 0n, operatorPaid: 0n, bonusPaid: 0n, paid: 0n, diverted: 0n };
  }
}
