import type { OutboxEvent } from '../../db/tables/events.ts';
import type { Logger } from '../base/log.ts';
import { repeatedMember } from '../http/parse-json.ts';
import type { BoardLook } from './board-look.ts';
import type { Connection, Ending } from './connection.ts';
import type { Jackpot } from './jackpot-board.ts';
import type { SocketPlayer } from './player-requests.ts';

/** Decides what a client may see. */
export type View = {
  canSeeJackpot(jackpot: Jackpot): boolean;
  /** An event as the client may see it, with other players masked; undefined when it may not. `jackpot` is that of a win. */
  eventSeen(event: OutboxEvent, jackpot: Jackpot | undefined): OutboxEvent | undefined;
};

/** An admitted client, as of its last lookup. */
export type Admitted = {
  /** The account or player, the same for all of its sockets. */
  readonly who: string;
  readonly view: View;
  /** The time at which the token expires. */
  readonly endsAtMs: number;
  /** The player whom a wallet has authenticated. */
  readonly player?: SocketPlayer;
};

/** Identifies a client. Called again while the socket is open, then with the previous result. */
export type Admit = {
  (before: Admitted | undefined): Promise<Admitted | Ending>;
  /** For accounts: whether the token may still be valid, without reading the store. */
  readonly isStillValid?: () => Promise<boolean>;
};

/** The parts that every client needs. */
export type ClientParts = {
  readonly connection: Connection;
  /** Refuses a page whose origin may not connect. */
  readonly refusePage: () => Promise<Ending | undefined>;
  /** Counts the sockets of an account or player; refuses one too many. */
  readonly enter: (who: string) => Ending | undefined;
  /** Shows jackpots soon. */
  readonly wake: () => void;
  readonly log: Logger;
  readonly clock: () => number;
};

/** The timeouts of a kind of socket. */
export type ClientTimeouts = {
  /** Time limit for the client's first message. */
  readonly firstMessageMs: number;
  /** Interval at which the client's rights are looked up. */
  readonly lookUpMs: number;
};

/** Delay before a failed lookup is repeated. */
const AGAIN_MS = 30_000;

/** Limit of messages from a client in that time. It has little to say: a subscription, and another one now and then. */
const MESSAGES_MAX = 60;
const MESSAGES_MS = 10_000;

const FAILED: Ending = { code: 1011, reason: 'The platform had an internal error.' };
const EXPIRED: Ending = { code: 4401, reason: 'The token has expired.' };
const LATE: Ending = { code: 4408, reason: 'The first message took too long.' };
const FLOOD: Ending = { code: 4429, reason: `The client sent more than ${MESSAGES_MAX} messages within 10 seconds.` };
const NOT_JSON: Ending = { code: 4400, reason: 'The message is not JSON.' };
const REPEATED: Ending = { code: 4400, reason: 'An object in the message has a field twice.' };

/** Undefined when the text is not JSON, which has no undefined itself. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const faultOf = (text: string, message: unknown): Ending | undefined => {
  if (message === undefined) return NOT_JSON;
  return repeatedMember(text, message) === undefined ? undefined : REPEATED;
};

/** A connected client: who it is, what it may see and for how long. Subclasses decide what it is shown. */
export abstract class SocketClient {
  protected readonly connection: Connection;
  readonly #parts: ClientParts;
  readonly #timeouts: ClientTimeouts;
  readonly #deadlineMs: number;
  #admit: Admit | undefined;
  #admitted: Admitted | undefined;
  #looking: Promise<void> = Promise.resolve();
  #lastTaken: string | undefined;
  #counted = { sinceMs: 0, messages: 0 };
  #lookUpAtMs = Number.POSITIVE_INFINITY;

  constructor(parts: ClientParts, timeouts: ClientTimeouts) {
    this.connection = parts.connection;
    this.#parts = parts;
    this.#timeouts = timeouts;
    this.#deadlineMs = parts.clock() + timeouts.firstMessageMs;
  }

  /** True if the client has sent its first message. */
  protected abstract get hasSpoken(): boolean;
  /** Handles a parsed message; returns why the socket must close, if so. */
  protected abstract take(message: unknown): Ending | undefined;

  /** Ends the connection after a failure of the platform that concerns this client alone, so that others get what is theirs. */
  fail(error: unknown): void {
    this.#parts.log.error({ err: error }, 'a socket failed');
    this.connection.close(FAILED);
  }
  /** True if repeating the last message has no effect. */
  protected abstract get mayRepeat(): boolean;
  /** True if the client watches jackpots. */
  abstract get watches(): boolean;
  /** True if it still has to be shown all jackpots. */
  abstract get isNew(): boolean;
  /** Shows the jackpots that have changed, or all of them at a beat. */
  abstract show(look: BoardLook, isBeat: boolean): void;
  /** True if it was not shown all that was due, and may be shown more now. */
  abstract get isWaiting(): boolean;
  /** Goes on showing what was due, from the last look. */
  abstract goOn(look: BoardLook): void;
  /** Reports whether the client subscribed to a type of event. */
  abstract wants(eventType: string): boolean;
  /** Reports whether it takes the jackpot of an event to know if the client gets it. */
  abstract needsJackpot(event: OutboxEvent): boolean;
  /** Sends an event, if the client may see it. It comes with its jackpot if a client needs that. */
  abstract offer(event: OutboxEvent, jackpot: Jackpot | undefined): void;

  get isOpen(): boolean {
    return this.connection.isOpen;
  }

  /** The client's view now; undefined until it is identified and after its token has expired. */
  protected get view(): View | undefined {
    const admitted = this.#admitted;
    return admitted !== undefined && this.isOpen && admitted.endsAtMs > this.#parts.clock() ? admitted.view : undefined;
  }

  /** The player, once known; undefined if the client is no player or not admitted. */
  protected async identifiedPlayer(): Promise<SocketPlayer | undefined> {
    if (this.#admitted === undefined) await this.#looking;
    return this.view === undefined ? undefined : this.#admitted?.player;
  }

  /** True if the client falls behind, so that only messages which are not repeated are sent. */
  protected get isBehind(): boolean {
    return this.connection.isBehind(this.#parts.clock());
  }

  protected wake(): void {
    this.#parts.wake();
  }

  /** Handles a message as it came. */
  read(text: string): void {
    if (!this.isOpen) return;
    if (this.#isFlood()) this.connection.cut(FLOOD, this.#parts.clock());
    // A repeated message changes nothing and costs nothing.
    else if (text !== this.#lastTaken || !this.mayRepeat) this.#take(text);
  }

  #take(text: string): void {
    const message = parsed(text);
    const ending = faultOf(text, message) ?? this.take(message);
    if (ending !== undefined) this.connection.close(ending);
    else this.#lastTaken = text;
  }

  /** Counts a message; true when it is one too many. */
  #isFlood(): boolean {
    const nowMs = this.#parts.clock();
    const isOver = nowMs - this.#counted.sinceMs >= MESSAGES_MS || nowMs < this.#counted.sinceMs;
    this.#counted = isOver
      ? { sinceMs: nowMs, messages: 1 }
      : { ...this.#counted, messages: this.#counted.messages + 1 };
    return this.#counted.messages > MESSAGES_MAX;
  }

  /** The last message does not count against the limit: another one holds for it. */
  protected discount(): void {
    this.#counted = { ...this.#counted, messages: this.#counted.messages - 1 };
  }

  /**
   * Closes a late or expired socket, and repeats the lookup when due. Returns what is not done yet: for thousands of idle sockets that is
   * nothing, several times a second.
   */
  check(nowMs: number): Promise<void> | undefined {
    this.connection.check(nowMs);
    if (!this.isOpen) return undefined;
    const isLate = !this.hasSpoken && nowMs >= this.#deadlineMs;
    const isExpired = this.#admitted !== undefined && this.#admitted.endsAtMs <= nowMs;
    if (isLate || isExpired) this.connection.close(isExpired ? EXPIRED : LATE);
    else if (this.#isToLookUp(nowMs)) return this.#lookUp();
    else if (this.#admitted !== undefined) return this.#checkToken();
    return undefined;
  }

  /** Undefined for players: their tokens cannot be checked without asking their wallet. */
  #checkToken(): Promise<void> | undefined {
    return this.#admit?.isStillValid?.().then((isValid) => (isValid ? undefined : this.#lookUp()));
  }

  /** Looks up an account again, and closes its socket if it may no longer connect. Resolves when done. */
  async recheckAccess(): Promise<void> {
    if (this.#admit?.isStillValid === undefined) return;
    // A lookup in progress may have read too early.
    await this.#looking;
    await this.#lookUp();
  }

  /** When it is due, or when the clock was set back and the elapsed time is unknown. */
  #isToLookUp(nowMs: number): boolean {
    const waitMs = this.#lookUpAtMs - nowMs;
    return waitMs <= 0 || (waitMs > Math.max(this.#timeouts.lookUpMs, AGAIN_MS) && Number.isFinite(waitMs));
  }

  /** Identifies the client, now and from time to time. */
  protected admit(admit: Admit): void {
    this.#admit = admit;
    void this.#lookUp();
  }

  /** Looks the client up. If that is not possible now, the previous result stays. */
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
      this.#lookUpAtMs = this.#parts.clock() + (ending === undefined ? this.#timeouts.lookUpMs : AGAIN_MS);
      if (!('code' in found)) this.#admitted = found;
      if (before === undefined) this.#parts.wake();
    } catch (error) {
      if (!this.isOpen) return;
      this.#parts.log.error({ err: error }, 'looking up the client of a socket failed');
      this.connection.close(FAILED);
    }
  }
}
