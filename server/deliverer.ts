import { Webhook } from 'standardwebhooks';
import {
  type Delivery,
  eraseDelivery,
  giveUpDestination,
  listLanes,
  listWaiting,
  recordAttempt,
} from '../db/deliveries.ts';
import { type Destination, findDestination, updateDestination } from '../db/destinations.ts';
import type { Store } from '../db/store.ts';
import type { SecretBox } from '../handlers/services.ts';
import type { Logger } from './log.ts';
import type { SendMail } from './mail.ts';
import type { Send } from './outgoing.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after each failed attempt; after the last one a message is a dead letter. */
const RETRY_DELAYS_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS];
const PERSISTENT_DELAY_MS = 10 * HOUR_MS;
const REST_MS = SECOND_MS;
const REST_MAX_MS = 5 * MINUTE_MS;
const ATTEMPT_TIMEOUT_MS = 15 * SECOND_MS;
const REPLY_BYTES_MAX = 64 * 1024;
const GONE = 410;
/** Events keep their order, so a destination gets one after the other; callbacks have none. */
const AT_ONCE = { event: 1, mail: 1, callback: 8, diversion: 1 } as const;
const AT_ONCE_ALL = 32;
const GIVEN_UP_PER_UNIT = 500;
/** A clock that was set back must not let everything wait. */
const LOOK_AGAIN_MS = MINUTE_MS;

export type DelivererParts = {
  readonly store: Store;
  readonly secrets: SecretBox;
  readonly send: Send;
  /** Nothing when no mail is configured. */
  readonly mail: SendMail | undefined;
  readonly log: Logger;
  readonly clock: () => number;
};

/** What became of one attempt. */
type Outcome = { readonly status: number | null; readonly error: string | null; readonly isGone?: boolean };

/**
 * Sends every message that leaves the platform, each under its own id until it is acknowledged: events and callbacks as Standard Webhooks,
 * mail by SMTP. What is to be sent stands in the store, so that a restart forgets nothing; a message may therefore arrive twice. Messages
 * wait in lanes, one per receiver: a receiver that is dead or slow holds up nobody else.
 */
export class Deliverer {
  readonly #parts: DelivererParts;
  /** Messages under way, by lane. */
  readonly #underWay = new Map<string, Set<string>>();
  /** Lanes whose last attempt failed: they rest a while, so that a dead receiver is not asked for each message that waits for it. */
  readonly #resting = new Map<string, { readonly failures: number; readonly untilMs: number }>();
  readonly #attempts = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(parts: DelivererParts) {
    this.#parts = parts;
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
    this.#looking = this.#look()
      .then((nextAtMs) => this.#sleepUntil(nextAtMs))
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
    clearTimeout(this.#timer);
    await this.#looking;
    clearTimeout(this.#timer);
    await Promise.all(this.#attempts);
  }

  #sleepUntil(atMs: number): void {
    if (this.#stopped) return;
    const waitMs = Math.min(Math.max(atMs - this.#parts.clock(), 0), LOOK_AGAIN_MS);
    this.#timer = setTimeout(() => this.wake(), waitMs);
  }

  /** Begins every attempt that is due and has room. @returns when the next one is due, as far as is known. */
  async #look(): Promise<number> {
    const { store, clock } = this.#parts;
    let nextAtMs = clock() + LOOK_AGAIN_MS;
    for (const lane of await store.read(listLanes)) {
      const rest = this.#resting.get(lane)?.untilMs ?? 0;
      if (rest > clock()) {
        nextAtMs = Math.min(nextAtMs, rest);
        continue;
      }
      const underWay = this.#underWay.get(lane) ?? new Set();
      const waiting = await store.read((tx) => listWaiting(tx, lane, underWay.size + AT_ONCE.callback));
      for (const delivery of waiting) {
        if (this.#stopped || this.#attempts.size >= AT_ONCE_ALL) return nextAtMs;
        if (underWay.has(delivery.id)) continue;
        if (underWay.size >= AT_ONCE[delivery.kind]) break;
        if (delivery.dueAtMs > clock()) {
          nextAtMs = Math.min(nextAtMs, delivery.dueAtMs);
          break;
        }
        underWay.add(delivery.id);
        this.#underWay.set(lane, underWay);
        this.#begin(delivery, underWay);
      }
    }
    return nextAtMs;
  }

  #begin(delivery: Delivery, underWay: Set<string>): void {
    const attempt = this.#attempt(delivery)
      .catch((error: unknown) => this.#parts.log.error({ err: error, delivery: delivery.id }, 'a delivery failed'))
      .finally(() => {
        this.#attempts.delete(attempt);
        underWay.delete(delivery.id);
        if (underWay.size === 0) this.#underWay.delete(delivery.lane);
        this.wake();
      });
    this.#attempts.add(attempt);
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { store, clock } = this.#parts;
    if (delivery.secretUntilMs !== null && delivery.secretUntilMs <= clock())
      return store.write((tx) => eraseDelivery(tx, delivery.id));
    const outcome = delivery.kind === 'mail' ? await this.#mail(delivery) : await this.#post(delivery);
    this.#rest(delivery.lane, outcome);
    await this.#record(delivery, outcome);
  }

  #rest(lane: string, { error, isGone = false }: Outcome): void {
    const failures = error === null || isGone ? 0 : (this.#resting.get(lane)?.failures ?? 0) + 1;
    const restMs = Math.min(REST_MS * 2 ** (failures - 1), REST_MAX_MS);
    if (failures === 0) this.#resting.delete(lane);
    else this.#resting.set(lane, { failures, untilMs: this.#parts.clock() + restMs });
  }

  async #mail({ id, address, body }: Delivery): Promise<Outcome> {
    const { mail } = this.#parts;
    if (mail === undefined || address === null) return { status: null, error: 'No mail server is configured.' };
    try {
      await mail(id, address, body);
      return { status: null, error: null };
    } catch (error) {
      return { status: null, error: reasonOf(error) };
    }
  }

  async #post(delivery: Delivery): Promise<Outcome> {
    const { store, send, secrets, clock } = this.#parts;
    const { id, body, destinationId } = delivery;
    const destination =
      destinationId === null ? undefined : await store.read((tx) => findDestination(tx, destinationId));
    if (destination === undefined) return { status: null, error: 'The destination was deleted.', isGone: true };
    if (!destination.enabled && !delivery.persistent)
      return { status: null, error: 'The destination is disabled.', isGone: true };
    try {
      const { status } = await send({
        method: 'POST',
        url: delivery.address ?? destination.url,
        headers: { ...signatureOf(destination, secrets, id, body, clock()), 'content-type': 'application/json' },
        body,
        timeoutMs: ATTEMPT_TIMEOUT_MS,
        replyBytesMax: REPLY_BYTES_MAX,
      });
      if (status >= 200 && status < 300) return { status, error: null };
      return { status, error: `The destination answered ${status}.`, isGone: status === GONE };
    } catch (error) {
      return { status: null, error: reasonOf(error) };
    }
  }

  async #record(delivery: Delivery, { status, error, isGone = false }: Outcome): Promise<void> {
    const { store, clock, log } = this.#parts;
    const { id, persistent, secretUntilMs } = delivery;
    const attempts = delivery.attempts + 1;
    const nowMs = clock();
    const isOver = error === null || (isGone && !persistent);
    const delayMs = isOver
      ? undefined
      : (RETRY_DELAYS_MS[attempts - 1] ?? (persistent ? PERSISTENT_DELAY_MS : undefined));
    if (error !== null)
      log.warn({ delivery: id, destination: delivery.destinationId, attempts, status, error }, 'undelivered');
    const finished = delayMs === undefined;
    await store.write(async (tx) => {
      if (finished && secretUntilMs !== null) return eraseDelivery(tx, id);
      await recordAttempt(tx, id, {
        state: error === null ? 'delivered' : finished ? 'dead' : 'pending',
        attempts,
        dueAtMs: nowMs + (delayMs ?? 0),
        finishedAtMs: finished ? nowMs : null,
        lastStatus: status,
        lastError: error,
      });
    });
    if (status === GONE && !persistent) await this.#disable(delivery, nowMs);
  }

  /** A receiver that says that it is gone is asked nothing more; its messages become dead letters, to be replayed once it is enabled. */
  async #disable({ destinationId }: Delivery, nowMs: number): Promise<void> {
    if (destinationId === null) return;
    const { store } = this.#parts;
    await store.write((tx) => updateDestination(tx, destinationId, { enabled: false, updatedAtMs: nowMs }));
    const giveUp = () =>
      store.write((tx) =>
        giveUpDestination(tx, destinationId, 'The destination answered 410.', nowMs, GIVEN_UP_PER_UNIT),
      );
    while ((await giveUp()) === GIVEN_UP_PER_UNIT);
  }
}

/** Signed with each secret that is active, so that the receiver may know the old one or the new one. */
const signatureOf = (
  destination: Destination,
  secrets: SecretBox,
  id: string,
  body: string,
  nowMs: number,
): Record<string, string> => {
  const timestamp = new Date(nowMs);
  const signatures = destination.secrets.map((secret) => new Webhook(secrets.open(secret)).sign(id, timestamp, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(nowMs / SECOND_MS)),
    'webhook-signature': signatures.join(' '),
  };
};

/** Why an attempt failed, without anything that it sent. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The attempt failed.';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.name === 'TimeoutError' ? 'No answer in time.' : error.message}${code}`.slice(0, 500);
};
