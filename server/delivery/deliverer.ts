import { setTimeout as sleep } from 'node:timers/promises';
import { type Delivery, type Lane, listLanes, listWaiting, makeDeliveriesDue } from '../../db/deliveries.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { listLineage } from '../../db/organisations.ts';
import { listStrandedReceivers } from '../../db/stranded-deliveries.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { type Attempted, type AttemptParts, attempt, LONGEST_DELAY_MS, strand } from './delivery-attempt.ts';
import { type Claim, DeliverySlots } from './delivery-slots.ts';
import { inTurns } from './in-turns.ts';

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
/** A look that took long is followed by a rest of this many times as long, so that many lanes do not cost all of the processor. */
const REST_AFTER_LOOK = 2;
const QUICK_LOOK_MS = 5;

/**
 * Sends every message that leaves the platform, each under its own id until it is acknowledged: events and callbacks as Standard Webhooks,
 * mail by SMTP. What is to be sent stands in the store, so that a restart forgets nothing; a message may therefore arrive twice. Messages
 * wait in lanes, one per receiver: a receiver that is dead or slow holds up nobody else, and operators share the slots (DeliverySlots).
 */
export class Deliverer {
  readonly #parts: AttemptParts;
  /** Messages under way, by lane. */
  readonly #underWay = new Map<string, Set<string>>();
  /** Lanes whose last attempt failed: they rest a while, so that a dead receiver is not asked for each message that waits for it. */
  readonly #resting = new Map<string, { readonly failures: number; readonly untilMs: number }>();
  readonly #attempts = new Set<Promise<void>>();
  readonly #slots = new DeliverySlots();
  /** The lane of each operator that was begun last: the next one has its turn before it. */
  readonly #lastBegun = new Map<string, string>();
  /** Operators whose last message arrived. */
  readonly #proven = new Set<string>();
  readonly #unsubscribe: () => void;
  /** Lanes to be looked at as soon as the unit that asked for it is committed, resting or not. */
  #asked: Set<string> | undefined;
  /** A destination may have been disabled or deleted, by a unit that left something waiting for it or before a crash. */
  #sweeps = true;
  /** Until the first look: by the clock of an earlier run, which may have run ahead. */
  #lookedAtMs = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(parts: AttemptParts) {
    this.#parts = parts;
    this.#unsubscribe = parts.store.onCommit((told) => this.#committed(told.has('deliveries')));
    // What a crash left behind is sent first.
    this.wake();
  }

  /** Something may be due: whoever queued it says so after the commit. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#looking !== undefined) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    const startedAt = performance.now();
    this.#looking = this.#look()
      .then((nextAtMs) => this.#sleepUntil(nextAtMs))
      .then(() => rest(performance.now() - startedAt))
      .catch((error: unknown) => {
        if (this.#stopped) return;
        this.#parts.log.error({ err: error }, 'looking for deliveries failed, trying again');
        this.#sleepUntil(this.#parts.clock() + SECOND_MS);
      })
      .finally(() => {
        this.#looking = undefined;
        if (!this.#again) return;
        this.#again = false;
        this.wake();
      });
  }

  /** For a unit that changes destinations or deliveries: what follows from it begins after the commit, in these lanes even if they rest. */
  wakeAfterCommit(lanes: readonly string[]): void {
    this.#asked ??= new Set();
    for (const lane of lanes) this.#asked.add(lane);
  }

  /** Resolves when nothing is under way: until then what is due is tried, and what becomes due meanwhile. */
  async settled(): Promise<void> {
    while (this.#looking !== undefined || this.#attempts.size > 0) {
      await this.#looking;
      await Promise.all(this.#attempts);
    }
  }

  /** Ends when every attempt under way has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    await this.#looking;
    clearTimeout(this.#timer);
    await Promise.all(this.#attempts);
  }

  #committed(queued: boolean): void {
    if (this.#asked === undefined) {
      if (queued) this.wake();
      return;
    }
    for (const lane of this.#asked) this.#resting.delete(lane);
    this.#asked = undefined;
    this.#sweeps = true;
    this.wake();
  }

  #sleepUntil(atMs: number): void {
    if (this.#stopped) return;
    const waitMs = Math.min(Math.max(atMs - this.#parts.clock(), 0), LOOK_AGAIN_MS);
    this.#timer = setTimeout(() => this.wake(), waitMs);
  }

  /** Begins every attempt that is due and has room. @returns when the next one is due, as far as is known. */
  async #look(): Promise<number> {
    const { store, clock } = this.#parts;
    await this.#sweep();
    await this.#makeDue();
    let nextAtMs = clock() + LOOK_AGAIN_MS;
    const due: (Lane & { readonly operatorId: string })[] = [];
    for (const lane of await store.read(listLanes)) {
      const atMs = Math.max(this.#resting.get(lane.lane)?.untilMs ?? 0, lane.dueAtMs);
      if (atMs > clock()) nextAtMs = Math.min(nextAtMs, atMs);
      else due.push({ ...lane, operatorId: lane.kind === 'mail' ? '' : operatorOf(lane.ownerId) });
    }
    const trees = await store.read((tx) => findTrees(tx, new Set(due.map(({ operatorId }) => operatorId))));
    const turns = inTurns(due, this.#lastBegun);
    for (let turn = turns.next(); turn.done !== true && !this.#stopped && !this.#slots.isExhausted; ) {
      const { lane, kind, operatorId } = turn.value;
      const claim = {
        operatorId,
        treeId: trees.get(operatorId) ?? operatorId,
        isFailing: false,
        isProven: this.#proven.has(operatorId),
      };
      const hasShare = this.#slots.hasRoom(claim);
      if (hasShare) {
        const isFailing = this.#resting.has(lane);
        const lookedAtMs = await this.#beginIn(lane, AT_ONCE[kind], { ...claim, isFailing });
        nextAtMs = Math.min(nextAtMs, lookedAtMs ?? nextAtMs);
      }
      turn = turns.next(hasShare);
    }
    return nextAtMs;
  }

  /** Begins what is due in a lane. @returns when the next one in it is due, if that is known and later. */
  async #beginIn(lane: string, atOnce: number, claim: Claim): Promise<number | undefined> {
    const { store, clock } = this.#parts;
    const underWay = this.#underWay.get(lane) ?? new Set();
    if (underWay.size >= atOnce || !this.#slots.hasRoom(claim)) return undefined;
    for (const delivery of await store.read((tx) => listWaiting(tx, lane, underWay.size + atOnce))) {
      if (this.#stopped || underWay.size >= atOnce || !this.#slots.hasRoom(claim)) return undefined;
      if (underWay.has(delivery.id)) continue;
      if (delivery.dueAtMs > clock()) return delivery.dueAtMs;
      underWay.add(delivery.id);
      this.#underWay.set(lane, underWay);
      this.#lastBegun.set(claim.operatorId, lane);
      this.#begin(delivery, underWay, claim);
    }
    return undefined;
  }

  /** What was queued or failed while the clock ran ahead waits for a moment that is too far away. */
  async #makeDue(): Promise<void> {
    const { store, clock } = this.#parts;
    const lookedAtMs = this.#lookedAtMs;
    const nowMs = clock();
    this.#lookedAtMs = nowMs;
    if (nowMs >= lookedAtMs - SET_BACK_MS) return;
    this.#resting.clear();
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

  #begin(delivery: Delivery, underWay: Set<string>, claim: Claim): void {
    const { log } = this.#parts;
    const giveBack = this.#slots.take(claim);
    const begun = attempt(this.#parts, delivery)
      .then((attempted) => {
        this.#rest(delivery.lane, attempted);
        if (attempted === 'arrived') this.#proven.add(claim.operatorId);
        else if (attempted === 'failed') this.#proven.delete(claim.operatorId);
      })
      .catch((error: unknown) => {
        // Without the rest it would be tried again at once, and fail at once.
        this.#rest(delivery.lane, 'failed');
        log.error({ err: error, delivery: delivery.id }, 'a delivery failed');
      })
      .finally(() => {
        this.#attempts.delete(begun);
        giveBack();
        underWay.delete(delivery.id);
        if (underWay.size === 0) this.#underWay.delete(delivery.lane);
        this.wake();
      });
    this.#attempts.add(begun);
  }

  #rest(lane: string, attempted: Attempted): void {
    const failures = attempted === 'failed' ? (this.#resting.get(lane)?.failures ?? 0) + 1 : 0;
    const restMs = Math.min(REST_MS * 2 ** (failures - 1), REST_MAX_MS);
    if (failures === 0) this.#resting.delete(lane);
    else this.#resting.set(lane, { failures, untilMs: this.#parts.clock() + restMs });
  }
}

/** The organisation at the top of each operator's tree; none of an operator without an organisation. */
const findTrees = async (tx: Tx, operatorIds: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> => {
  const trees = new Map<string, string>();
  for (const operatorId of operatorIds) {
    const top = (await listLineage(tx, operatorId)).at(-1);
    if (top !== undefined) trees.set(operatorId, top.id);
  }
  return trees;
};

const rest = (lookedMs: number): Promise<void> | undefined =>
  lookedMs < QUICK_LOOK_MS ? undefined : sleep(REST_AFTER_LOOK * lookedMs);
