import { setTimeout as sleep } from 'node:timers/promises';
import { findLastSeq, listLanes, listQueued, listWaiting, makeDeliveriesDue } from '../../db/deliveries/deliveries.ts';
import { listStrandedReceivers } from '../../db/deliveries/stranded-deliveries.ts';
import type { Delivery } from '../../db/tables/deliveries.ts';
import { type Attempted, type AttemptParts, attemptDelivery, LONGEST_DELAY_MS, strand } from './delivery-attempt.ts';
import { DeliverySlots } from './delivery-slots.ts';
import { addOperators, type KnownLane, type OwnedLane } from './known-lane.ts';
import { LaneTurns } from './lane-turns.ts';
import { RerunWork } from './rerun-work.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const REST_MS = SECOND_MS;
const REST_MAX_MS = 5 * MINUTE_MS;
/** Events keep their order, so a destination gets one after the other; callbacks have none. */
const AT_ONCE = { event: 1, mail: 1, callback: 8, diversion: 1 } as const;
/** A clock that was set back must not let everything wait. */
const LOOK_AGAIN_MS = MINUTE_MS;
/** A clock that is set right goes back by less. */
const SET_BACK_MS = MINUTE_MS;
const MADE_DUE_PER_UNIT = 500;
/** A look at every lane that took long is followed by a rest of this many times as long, so that it does not cost all of the processor. */
const REST_AFTER_LOOK = 2;
const QUICK_LOOK_MS = 5;
const SHARED_LOOK_BACK = 200;
const NEVER_MS = Number.POSITIVE_INFINITY;

/**
 * Sends every message that leaves the platform, each under its own id until it is acknowledged: events and callbacks as Standard Webhooks,
 * mail by SMTP. Messages to be sent are in the store, so that a restart forgets nothing; a message may therefore arrive twice. Messages
 * wait in lanes, one per receiver: a dead or slow receiver holds up no other, and operators share the slots (DeliverySlots).
 *
 * It remembers which lanes have something and when it is due. A commit adds the lanes of what it queued, and a lane whose message has ended
 * goes on with the next one: neither looks at any other lane. All lanes are looked at only at the start, once a minute, and when a
 * destination changes.
 */
export class Deliverer {
  readonly #parts: AttemptParts;
  readonly #lanes = new Map<string, KnownLane>();
  /** Lanes in which something is due and more may be under way. */
  readonly #turns = new LaneTurns<KnownLane>();
  readonly #slots = new DeliverySlots();
  readonly #attempts = new Set<Promise<void>>();
  /** Operators whose last message arrived. */
  readonly #proven = new Set<string>();
  readonly #unsubscribe: () => void;
  readonly #allLanes = new RerunWork(() => this.#look(() => this.#lookAtAll()));
  readonly #newLanes = new RerunWork(() => this.#look(() => this.#lookAtNew()));
  readonly #lookAgain: NodeJS.Timeout;
  /** Lanes that a unit wants looked at as soon as it is committed. */
  readonly #asked = new Set<string>();
  #asksForAll = false;
  /** Lanes to be looked at though nothing was queued in them. */
  #named = new Set<string>();
  /** Up to which message lanes are known; nothing before the first look. */
  #lastSeq: number | undefined;
  /** Where servers share the store, a message may be committed after one with a higher number. */
  readonly #lookBack: number;
  /** A destination may have been disabled or deleted, by a unit that left something waiting for it or before a crash. */
  #sweeps = true;
  /** Until the first look: by the clock of an earlier run, which may have run ahead. */
  #lookedAtMs = NEVER_MS;
  #retry: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timerAtMs = NEVER_MS;
  #stopped = false;

  constructor(parts: AttemptParts) {
    this.#parts = parts;
    this.#lookBack = parts.store.shared === undefined ? 0 : SHARED_LOOK_BACK;
    this.#unsubscribe = parts.store.onCommit((told) => this.#committed(told.has('deliveries')));
    this.#lookAgain = setInterval(() => this.wake(), LOOK_AGAIN_MS);
    // Messages left behind by a crash are sent first.
    this.wake();
  }

  /** Looks at every lane. Messages queued by commits are found without it. */
  wake(): void {
    this.#allLanes.ask();
  }

  /**
   * For a unit that changes deliveries or destinations: what follows from it begins after the commit. It names the lanes of the deliveries,
   * which then end their rest; `all` when it changes destinations.
   */
  wakeAfterCommit(lanes: readonly string[] | 'all'): void {
    if (lanes === 'all') this.#asksForAll = true;
    else for (const lane of lanes) this.#asked.add(lane);
  }

  /** The same for what another server has committed. */
  wakeNow(lanes: readonly string[] | 'all'): void {
    this.wakeAfterCommit(lanes);
    this.#committed(false);
  }

  /** Resolves when nothing is under way: until then what is due is tried, and what becomes due meanwhile. */
  async settled(): Promise<void> {
    while (this.#looking.length > 0 || this.#attempts.size > 0) {
      await Promise.all([...this.#looking, ...this.#attempts]);
    }
  }

  /** Ends when every attempt under way has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    clearInterval(this.#lookAgain);
    clearTimeout(this.#timer);
    await this.settled();
    clearTimeout(this.#retry);
  }

  get #looking(): Promise<void>[] {
    return [this.#allLanes.running, this.#newLanes.running].filter((running) => running !== undefined);
  }

  #committed(queued: boolean): void {
    if (this.#asksForAll) {
      this.#asksForAll = false;
      this.#sweeps = true;
      this.wake();
    }
    if (!queued && this.#asked.size === 0) return;
    for (const lane of this.#asked) this.#named.add(lane);
    this.#asked.clear();
    this.#newLanes.ask();
  }

  async #look(look: () => Promise<void>): Promise<void> {
    if (this.#stopped) return;
    try {
      await look();
    } catch (error) {
      if (this.#stopped) return;
      this.#parts.log.error({ err: error }, 'looking for deliveries failed, trying again');
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => this.wake(), SECOND_MS);
    }
  }

  async #lookAtAll(): Promise<void> {
    const { store } = this.#parts;
    const startedAt = performance.now();
    await this.#sweep();
    await this.#makeDue();
    this.#lastSeq ??= await store.read(findLastSeq);
    this.#add(await store.read(async (tx) => addOperators(tx, await listLanes(tx))));
    // Finds messages that were queued before the first look had begun.
    this.#newLanes.ask();
    const tookMs = performance.now() - startedAt;
    if (tookMs >= QUICK_LOOK_MS) await sleep(REST_AFTER_LOOK * tookMs);
  }

  async #lookAtNew(): Promise<void> {
    const afterSeq = this.#lastSeq;
    if (afterSeq === undefined) return;
    const named = this.#named;
    this.#named = new Set();
    for (const lane of named) this.#setFailures(this.#lanes.get(lane), 0);
    const found = await this.#parts.store.read(async (tx) => {
      const { lanes, lastSeq } = await listQueued(tx, Math.max(0, afterSeq - this.#lookBack));
      for (const lane of named) lanes.push(...(await listWaiting(tx, lane, 1)));
      return { lanes: await addOperators(tx, lanes), lastSeq };
    });
    this.#lastSeq = Math.max(afterSeq, found.lastSeq);
    this.#add(found.lanes);
  }

  /** Messages that were queued or failed while the clock ran ahead wait for a time that is too far away. */
  async #makeDue(): Promise<void> {
    const { store, clock } = this.#parts;
    const lookedAtMs = this.#lookedAtMs;
    const nowMs = clock();
    this.#lookedAtMs = nowMs;
    if (nowMs >= lookedAtMs - SET_BACK_MS) return;
    for (const lane of this.#lanes.values()) this.#setFailures(lane, 0);
    this.#timerAtMs = NEVER_MS;
    const once = () => store.write((tx) => makeDeliveriesDue(tx, nowMs, nowMs + LONGEST_DELAY_MS, MADE_DUE_PER_UNIT));
    while ((await once()) === MADE_DUE_PER_UNIT);
  }

  /** Ends what waits for destinations that were disabled or deleted. */
  async #sweep(): Promise<void> {
    if (!this.#sweeps) return;
    this.#sweeps = false;
    try {
      for (const id of await this.#parts.store.read(listStrandedReceivers)) await strand(this.#parts, id);
    } catch (error) {
      this.#sweeps = true;
      throw error;
    }
  }

  #add(found: readonly OwnedLane[]): void {
    for (const { lane, kind, operatorId, treeId, dueAtMs } of found) {
      const known = this.#lanes.get(lane) ?? {
        ...{ lane, operatorId, treeId, atOnce: AT_ONCE[kind], underWay: new Set<string>(), isReading: false, dueAtMs },
        ...{ failures: 0, restsUntilMs: 0 },
      };
      this.#lanes.set(lane, known);
      known.treeId = treeId;
      known.dueAtMs = Math.min(known.dueAtMs, dueAtMs);
      this.#line(known);
    }
    this.#goOn();
  }

  /** Gives a lane its turn when something is due in it, wakes up when it will be, and forgets a lane that is empty. */
  #line(lane: KnownLane): void {
    if (lane.isReading || lane.underWay.size >= lane.atOnce) return;
    const atMs = Math.max(lane.dueAtMs, lane.restsUntilMs);
    if (atMs <= this.#parts.clock()) this.#turns.add(lane);
    else if (atMs < NEVER_MS) this.#sleepUntil(atMs);
    else if (lane.underWay.size === 0) this.#lanes.delete(lane.lane);
  }

  #sleepUntil(atMs: number): void {
    if (this.#stopped || atMs >= this.#timerAtMs) return;
    clearTimeout(this.#timer);
    this.#timerAtMs = atMs;
    const waitMs = Math.min(atMs - this.#parts.clock(), LOOK_AGAIN_MS);
    this.#timer = setTimeout(() => {
      this.#timerAtMs = NEVER_MS;
      for (const lane of this.#lanes.values()) this.#line(lane);
      this.#goOn();
    }, waitMs);
  }

  /** Begins in the lanes whose turn it is, as far as there is room. */
  #goOn(): void {
    const claimOf = ({ operatorId, treeId, failures }: KnownLane) => ({
      ...{ operatorId, treeId, isFailing: failures > 0 },
      isProven: this.#proven.has(operatorId),
    });
    while (!this.#stopped && !this.#slots.isExhausted) {
      const lane = this.#turns.take((next) => this.#slots.hasRoom(claimOf(next)));
      if (lane === undefined) return;
      const giveBack = this.#slots.take(claimOf(lane));
      const begun = this.#sendNext(lane).finally(() => {
        this.#attempts.delete(begun);
        giveBack();
        this.#line(lane);
        this.#goOn();
      });
      this.#attempts.add(begun);
    }
  }

  /** Sends the next message of a lane, if one is due. */
  async #sendNext(lane: KnownLane): Promise<void> {
    let delivery: Delivery | undefined;
    try {
      delivery = await this.#takeNext(lane);
      if (delivery === undefined) return;
      // Another one may go at the same time.
      this.#line(lane);
      this.#goOn();
      this.#ended(lane, await attemptDelivery(this.#parts, delivery));
    } catch (error) {
      // Without the rest it would be tried again at once, and fail at once.
      this.#ended(lane, 'failed');
      this.#parts.log.error({ err: error, delivery: delivery?.id }, 'a delivery failed');
    } finally {
      if (delivery !== undefined) lane.underWay.delete(delivery.id);
    }
  }

  /** The next message of a lane, when it is due: it is under way from now on. */
  async #takeNext(lane: KnownLane): Promise<Delivery | undefined> {
    lane.isReading = true;
    // A message queued meanwhile sets it again.
    lane.dueAtMs = NEVER_MS;
    try {
      // As it is now: one that is acknowledged meanwhile may still be among those read.
      const underWay = new Set(lane.underWay);
      const waiting = await this.#parts.store.read((tx) => listWaiting(tx, lane.lane, underWay.size + 1));
      const next = waiting.find(({ id }) => !underWay.has(id));
      lane.dueAtMs = Math.min(lane.dueAtMs, next?.dueAtMs ?? NEVER_MS);
      if (next === undefined || next.dueAtMs > this.#parts.clock() || this.#stopped) return undefined;
      lane.underWay.add(next.id);
      return next;
    } finally {
      lane.isReading = false;
    }
  }

  #ended(lane: KnownLane, attempted: Attempted): void {
    if (attempted === 'arrived') this.#proven.add(lane.operatorId);
    else if (attempted === 'failed') this.#proven.delete(lane.operatorId);
    else if (attempted === 'gone') this.wake();
    this.#setFailures(lane, attempted === 'failed' ? lane.failures + 1 : 0);
    // The next message has not been read, so it may be due.
    lane.dueAtMs = 0;
  }

  #setFailures(lane: KnownLane | undefined, failures: number): void {
    if (lane === undefined) return;
    this.#turns.remove(lane);
    lane.failures = failures;
    lane.restsUntilMs = failures === 0 ? 0 : this.#parts.clock() + Math.min(REST_MS * 2 ** (failures - 1), REST_MAX_MS);
  }
}
