import { outside } from '../../db/engine/inside.ts';
import type { Store } from '../../db/engine/store.ts';
import { removeLeftClaims } from '../../db/servers/claims.ts';
import type { Logger } from '../base/log.ts';
import { Callbacks } from '../delivery/callbacks.ts';
import type { Deliverer } from '../delivery/deliverer.ts';
import { logEvents } from '../delivery/log-events.ts';
import type { SendMail } from '../delivery/mail.ts';
import { type Outlet, type Queue, Relay } from '../delivery/relay.ts';
import { ResetRounds } from '../delivery/reset-rounds.ts';
import { Tail } from '../delivery/tail.ts';
import type { SendOutgoing } from '../http/outgoing.ts';
import type { Platform } from '../operations/platform.ts';
import type { Duties, PeerMessage } from '../peers/duties.ts';
import type { HealthListener } from '../wallet-client/wallet-health.ts';
import type { BuiltPlatform } from './build-platform.ts';
import type { Resumption } from './resumption.ts';

type Wakers = Parameters<typeof import('./build-platform.ts')['buildPlatform']>[0]['wakers'];

/** The minimum time between two identical messages to the other servers. */
const TOLD_AGAIN_MS = 2_000;
const END_LEFT_AGAIN_MS = 1_000;
/** However little the others report, accepted contributions are looked for after this. */
const CALLBACKS_LOOK_MS = 5_000;

/**
 * The work that no request asks for. Of the servers that share a store, one does each part for all; the others report to it. A process that
 * is alone on its store does all of it.
 */
export class Background {
  readonly #duties: Duties;
  readonly #told = new Map<string, number>();
  readonly #lanes = new Set<string>();
  #allLanes = false;
  #built: BuiltPlatform | undefined;
  #resume: Resumption | undefined;
  #callbacks: Callbacks | undefined;
  #deliverer: Deliverer | undefined;
  #tail: Tail | undefined;

  constructor(duties: Duties) {
    this.#duties = duties;
    duties.onMessage((message) => this.#hear(message));
  }

  /** Wakers for operations and the wallets' health: none of it is part of the unit that calls it. */
  readonly wakers: Wakers = {
    // A unit may call it before its commit, and reads nothing but its own tx until then.
    wakeSettlement: () => outside(() => setImmediate(() => this.#resume?.wake())),
    commitOutcomeLater: (contributionId) => outside(() => this.#built?.lateOutcomes.add(contributionId)),
    wakeDeliveries: (lanes) => {
      if (this.#deliverer !== undefined) this.#deliverer.wakeAfterCommit(lanes);
      else if (lanes === 'all') this.#allLanes = true;
      else for (const lane of lanes) this.#lanes.add(lane);
    },
    wakeCallbacks: () => outside(() => this.#callbacks?.wake()),
  };

  readonly health: HealthListener = {
    walletFailed: (operatorId) => this.#noteWallet({ kind: 'wallet', event: 'failed', operatorId }),
    walletIsBack: (operatorId, call) =>
      setImmediate(() => this.#noteWallet({ kind: 'wallet', event: 'back', operatorId, call })),
    walletTakes: (operatorId, call) => this.#noteWallet({ kind: 'wallet', event: 'takes', operatorId, call }),
    walletAnswers: (operatorId) =>
      setImmediate(() => this.#noteWallet({ kind: 'wallet', event: 'answers', operatorId })),
  };

  /** Sends what waits, and publishes events. */
  async startPublishing({ store, built, publish, publishedTo, queue, send, mail, log }: Publishing): Promise<void> {
    this.#built = built;
    const { isShared } = this.#duties;
    await this.#duties.take('deliveries', (on) => {
      const deliverer = built.createDeliverer({ send, mail }, { store: on });
      this.#deliverer = deliverer;
      return async () => {
        this.#deliverer = undefined;
        await deliverer.stop();
      };
    });
    store.onCommit(() => this.#passOn());
    if (isShared) {
      const tail = new Tail(store, publishedTo, publish, log);
      this.#tail = tail;
      this.#duties.onPublished((to) => tail.wake(to));
    }
    const outlets = isShared ? [logEvents(log)] : [logEvents(log), publish];
    await this.#duties.take('relay', (on) => {
      const relay = new Relay(on, outlets, queue, log);
      const resets = new ResetRounds(on, queue, log);
      return async () => {
        await resets.stop();
        await relay.stop();
      };
    });
  }

  /** Settles what a crash has interrupted, and goes on with what was accepted and what is due. */
  async startSettling({ store, built, log }: Pick<Publishing, 'store' | 'built' | 'log'>): Promise<void> {
    const { running, mayRest } = this.#duties;
    const among = { ...(running && { running }), ...(mayRest && { mayRest }) };
    await this.#duties.take('settlement', async (on) => {
      const resume = built.createResume({ store: on, ...among });
      if (this.#duties.isShared) await on.write(removeLeftClaims);
      await resume.start();
      this.#resume = resume;
      return async () => {
        this.#resume = undefined;
        await resume.stop();
      };
    });
    const endLeft = (): void => {
      const resume = this.#resume;
      // The server that has the duty next begins with it.
      if (resume === undefined) return;
      store
        .write(removeLeftClaims)
        .then(() => resume.endLeft())
        .then(() => resume.wake())
        .catch((error: unknown) => {
          log.error({ err: error }, 'what a server has left could not be ended, trying again');
          setTimeout(endLeft, END_LEFT_AGAIN_MS).unref();
        });
    };
    this.#duties.onGone(endLeft);
    // Only now is every contribution that a crash interrupted marked as such.
    await this.#duties.take('callbacks', (on) => {
      const platform: Platform = { ...built.platform, store: on };
      const callbacks = new Callbacks(platform, log);
      this.#callbacks = callbacks;
      callbacks.wake();
      const looking = this.#duties.isShared ? setInterval(() => callbacks.wake(), CALLBACKS_LOOK_MS) : undefined;
      return async () => {
        clearInterval(looking);
        this.#callbacks = undefined;
        await callbacks.stop();
      };
    });
    await this.#duties.take('schedule', (on) => {
      const scheduler = built.createScheduler({ store: on, ...among });
      scheduler.start();
      return () => scheduler.stop();
    });
  }

  /** Begins nothing more, and waits for what is under way. Chains of requests may go on. */
  stopSettling(): Promise<void> {
    return this.#duties.end('callbacks', 'settlement', 'schedule');
  }

  async stop(): Promise<void> {
    await this.#built?.lateOutcomes.stop();
    await this.#tail?.stop();
    await this.#duties.leave();
  }

  #passOn(): void {
    if (!this.#allLanes && this.#lanes.size === 0) return;
    const lanes = this.#allLanes ? 'all' : [...this.#lanes];
    this.#allLanes = false;
    this.#lanes.clear();
    this.#duties.tell({ kind: 'deliveries', lanes });
  }

  #noteWallet(message: PeerMessage & { readonly kind: 'wallet' }): void {
    if (this.#resume !== undefined) {
      this.#hear(message);
      return;
    }
    const what = JSON.stringify(message);
    const nowMs = performance.now();
    if (nowMs - (this.#told.get(what) ?? Number.NEGATIVE_INFINITY) < TOLD_AGAIN_MS) return;
    this.#told.set(what, nowMs);
    this.#duties.tell(message);
  }

  #hear(message: PeerMessage): void {
    if (message.kind === 'jobs') this.#callbacks?.wake();
    if (message.kind === 'deliveries') this.#deliverer?.wakeNow(message.lanes);
    if (message.kind === 'wallet') this.#hearOfWallet(message);
  }

  #hearOfWallet(told: PeerMessage & { readonly kind: 'wallet' }): void {
    const { operatorId } = told;
    if (told.event === 'back') this.#resume?.walletIsBack(operatorId, told.call);
    else if (told.event === 'takes') this.#resume?.walletTakes(operatorId, told.call);
    else if (told.event === 'failed') this.#resume?.walletFailed(operatorId);
    else this.#resume?.walletAnswers(operatorId);
  }
}

export type Publishing = {
  readonly store: Store;
  readonly built: BuiltPlatform;
  /** Hands an event to this process's sockets. */
  readonly publish: Outlet;
  /** The last event that they need not be handed. */
  readonly publishedTo: number;
  readonly queue: Queue;
  readonly send: SendOutgoing;
  readonly mail: SendMail | undefined;
  readonly log: Logger;
};
