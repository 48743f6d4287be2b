import type { OutboxEvent } from '../../db/outbox.ts';
import type { Logger } from '../base/log.ts';
import type { Connection, Ending } from './connection.ts';
import type { Jackpot, Look } from './jackpot-board.ts';

/** What somebody may see. */
export type View = {
  canSeeJackpot(jackpot: Jackpot): boolean;
  /** An event as it may be seen, other players masked; nothing when it may not. `jackpot` is that of a win. */
  eventSeen(event: OutboxEvent, jackpot: Jackpot | undefined): OutboxEvent | undefined;
};

/** Somebody who may be connected, as they stood when they were looked up. */
export type Admitted = {
  /** The account or the player, over all of their sockets. */
  readonly who: string;
  readonly view: View;
  /** When the token expires. */
  readonly endsAtMs: number;
};

/** Finds out who is connected. It is asked again while the socket is open, then with who it was before. */
export type Admit = {
  (before: Admitted | undefined): Promise<Admitted | Ending>;
  /** Of an account: whether its token can still count, without a look into the store. */
  readonly stands?: () => Promise<boolean>;
};

/** What every socket is given. */
export type ClientParts = {
  readonly connection: Connection;
  /** Why the page that connects may not, if so. */
  readonly refusePage: () => Promise<Ending | undefined>;
  /** Counts somebody's sockets: why this one is too many, if it is. */
  readonly enter: (who: string) => Ending | undefined;
  /** Jackpots are to be shown soon. */
  readonly wake: () => void;
  readonly log: Logger;
  readonly clock: () => number;
};

/** How patient a kind of socket is. */
export type Patience = {
  /** Until the client has sent what it must send first. */
  readonly firstMessageMs: number;
  /** How often it is looked up what the client may see. */
  readonly lookUpMs: number;
};

/** Who cannot be looked up now, is looked up again after this. */
const AGAIN_MS = 30_000;

/** How many messages a client may send within the time. It has little to say: a subscription, and another now and then. */
const MESSAGES_MAX = 60;
const MESSAGES_MS = 10_000;

const FAILED: Ending = { code: 1011, reason: 'The platform failed.' };
const EXPIRED: Ending = { code: 4401, reason: 'The token has expired.' };
const LATE: Ending = { code: 4408, reason: 'The first message came too late.' };
const FLOOD: Ending = { code: 4429, reason: `The client sends more than ${MESSAGES_MAX} messages within 10 seconds.` };
const NOT_JSON: Ending = { code: 4400, reason: 'The message is not JSON.' };

/** JSON knows no undefined. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Somebody on a socket: who it is, what they may see and for how long. What they are shown, each kind of socket says. */
export abstract class Client {
  protected readonly connection: Connection;
  readonly #parts: ClientParts;
  readonly #patience: Patience;
  readonly #deadlineMs: number;
  #admit: Admit | undefined;
  #admitted: Admitted | undefined;
  #looking: Promise<void> = Promise.resolve();
  #lastTaken: string | undefined;
  #counted = { sinceMs: 0, messages: 0 };
  #lookUpAtMs = Number.POSITIVE_INFINITY;

  constructor(parts: ClientParts, patience: Patience) {
    this.connection = parts.connection;
    this.#parts = parts;
    this.#patience = patience;
    this.#deadlineMs = parts.clock() + patience.firstMessageMs;
  }

  /** Whether the client has sent what it must send first. */
  protected abstract get hasSpoken(): boolean;
  /** Takes what the client has sent, as it was parsed, or says why it ends the socket. */
  protected abstract take(message: unknown): Ending | undefined;
  /** Whether a message that is equal to the last one means nothing new. */
  protected abstract get mayRepeat(): boolean;
  /** Whether jackpots are to be shown to the client. */
  abstract get watches(): boolean;
  /** Whether it waits to be shown all of them. */
  abstract get isNew(): boolean;
  /** Shows the jackpots that have changed, and all of them at a beat. */
  abstract show(look: Look, isBeat: boolean): void;
  /** Whether the client wants a type of events. */
  abstract wants(eventType: string): boolean;
  /** Sends an event, if the client may see it. A win comes with its jackpot. */
  abstract offer(event: OutboxEvent, jackpot: Jackpot | undefined): void;

  get isOpen(): boolean {
    return this.connection.isOpen;
  }

  /** What the client may see now; nothing before it is known who it is, and after the token has expired. */
  protected get view(): View | undefined {
    const admitted = this.#admitted;
    return admitted !== undefined && this.isOpen && admitted.endsAtMs > this.#parts.clock() ? admitted.view : undefined;
  }

  /** Whether the client does not keep up, so that only what will not come again is sent. */
  protected get isBehind(): boolean {
    return this.connection.isBehind(this.#parts.clock());
  }

  protected wake(): void {
    this.#parts.wake();
  }

  /** A message as it came. */
  read(text: string): void {
    if (!this.isOpen) return;
    if (this.#isFlood()) this.connection.cut(FLOOD, this.#parts.clock());
    // What is said again changes nothing, and costs nothing.
    else if (text !== this.#lastTaken || !this.mayRepeat) this.#take(text);
  }

  #take(text: string): void {
    const message = parsed(text);
    const ending = message === undefined ? NOT_JSON : this.take(message);
    if (ending !== undefined) this.connection.close(ending);
    else this.#lastTaken = text;
  }

  /** Counts a message, and says whether it is one too many. */
  #isFlood(): boolean {
    const nowMs = this.#parts.clock();
    const isOver = nowMs - this.#counted.sinceMs >= MESSAGES_MS || nowMs < this.#counted.sinceMs;
    this.#counted = isOver
      ? { sinceMs: nowMs, messages: 1 }
      : { ...this.#counted, messages: this.#counted.messages + 1 };
    return this.#counted.messages > MESSAGES_MAX;
  }

  /** Does what is due: closes what has ended, and looks up who it is again. Resolves when it is done. */
  async check(nowMs: number): Promise<void> {
    this.connection.check(nowMs);
    if (!this.isOpen) return;
    const isLate = !this.hasSpoken && nowMs >= this.#deadlineMs;
    const isExpired = this.#admitted !== undefined && this.#admitted.endsAtMs <= nowMs;
    if (isLate || isExpired) this.connection.close(isExpired ? EXPIRED : LATE);
    else if (this.#isToLookUp(nowMs) || !(await this.#stands())) await this.#lookUp();
  }

  /** Finds out again what an account may see, and closes the socket of one that may not have it. Resolves when it is done. */
  async judge(): Promise<void> {
    if (this.#admit?.stands === undefined) return;
    // What is under way may have looked too early.
    await this.#looking;
    await this.#lookUp();
  }

  /** Players have no token that could be told by itself. */
  async #stands(): Promise<boolean> {
    return this.#admitted === undefined || this.#admit?.stands === undefined || (await this.#admit.stands());
  }

  /** In time, or when the clock was set back and nobody knows how long it has been. */
  #isToLookUp(nowMs: number): boolean {
    const waitMs = this.#lookUpAtMs - nowMs;
    return waitMs <= 0 || (waitMs > Math.max(this.#patience.lookUpMs, AGAIN_MS) && Number.isFinite(waitMs));
  }

  /** Finds out who it is, now and from time to time. */
  protected admit(admit: Admit): void {
    this.#admit = admit;
    void this.#lookUp();
  }

  /** Whoever cannot be looked up now keeps what was known, if anything was. */
  #lookUp(): Promise<void> {
    const admit = this.#admit;
    if (admit !== undefined && this.isOpen) this.#looking = this.#lookUpBy(admit);
    return this.#looking;
  }

  async #lookUpBy(admit: Admit): Promise<void> {
    this.#lookUpAtMs = Number.POSITIVE_INFINITY;
    try {
      const before = this.#admitted;
      const found = (await this.#parts.refusePage()) ?? (await admit(before));
      if (!this.isOpen) return;
      const ending = 'code' in found ? found : before === undefined ? this.#parts.enter(found.who) : undefined;
      const isKept = ending === undefined || (before !== undefined && ending.code === 1013);
      if (!isKept) this.connection.close(ending);
      this.#lookUpAtMs = this.#parts.clock() + (ending === undefined ? this.#patience.lookUpMs : AGAIN_MS);
      if (!('code' in found)) this.#admitted = found;
      if (before === undefined) this.#parts.wake();
    } catch (error) {
      if (!this.isOpen) return;
      this.#parts.log.error({ err: error }, 'a socket could not be looked after');
      this.connection.close(FAILED);
    }
  }
}
