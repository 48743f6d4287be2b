import type { OutboxEvent } from '../../db/tables/events.ts';
import { commands } from '../../generated/built/server/commands.gen.mjs';
import type { Gap, Heartbeat, JackpotUpdatesPaced, SubscribeRequest } from '../../generated/server/types.gen.ts';
import { toEnvelope } from '../delivery/to-envelope.ts';
import { badMessage } from './bad-message.ts';
import type { BoardLook, Watched } from './board-look.ts';
import type { Ending } from './connection.ts';
import type { Continuation, EventLog, Slice } from './event-log.ts';
import type { Jackpot } from './jackpot-board.ts';
import { isWin } from './masked-win.ts';
import { messageKindOf } from './message-kind-of.ts';
import { PacedTurn } from './paced-turn.ts';
import type { PlayerRequests } from './player-requests.ts';
import { Round } from './round.ts';
import { type Admit, type ClientParts, SocketClient } from './socket-client.ts';
import { Subscription } from './subscription.ts';

export type EventSocket = 'service-socket' | 'player-socket';

/** Additional parts of event clients. */
export type EventClientParts = ClientParts & {
  readonly events: EventLog;
  /** Sends the client what it missed, then lets it go live. */
  readonly replay: (client: EventClient) => void;
  /** Answers a player's requests. */
  readonly requests?: PlayerRequests;
};

/** The progress of a client that resumes. Another subscription starts another reading. */
export type Reading = {
  readonly since: string;
  /** Everything up to this event has been sent; undefined until `since` has been looked up. */
  id: number | undefined;
  /** True if it gets events as they happen; before that, the replay sends them. */
  isLive: boolean;
};

const FIRST_MESSAGE_MS = 30_000;
const LOOK_UP_MS = { 'service-socket': 60_000, 'player-socket': 10 * 60_000 };
const HEARTBEAT_MS = 15_000;
/** A replay waits while more than this waits for the network. */
const REPLAYED_BYTES_MAX = 256 * 1024;

/** The limit of bytes of JackpotUpdates, and how many times as high it is with names. */
const BYTES_PER_SECOND = 64 * 1024;
const IF_NAMED = 4;

/** A client that subscribes to events (F3, F4). */
export class EventClient extends SocketClient {
  readonly #name: EventSocket;
  readonly #parts: EventClientParts;
  readonly #turn = new PacedTurn();
  #subscription: Subscription | undefined;
  #reading: Reading | undefined;
  #beatAtMs = 0;
  #isNew = false;
  /** True if jackpots were ever shown. Before that, the end of one is no news. */
  #hasSeen = false;
  /** True if it got the event that jackpots are paced. */
  #isTold = false;
  /** True if the client ever made a request, and if its last message was one. */
  #hasAsked = false;
  #isAsking = false;
  #seq = 0;

  constructor(name: EventSocket, parts: EventClientParts, admit: Admit) {
    super(parts, { firstMessageMs: FIRST_MESSAGE_MS, lookUpMs: LOOK_UP_MS[name] });
    this.#name = name;
    this.#parts = parts;
    this.admit(admit);
  }

  protected get hasSpoken(): boolean {
    return this.#subscription !== undefined || this.#hasAsked;
  }

  /** A subscription; a request is answered again. */
  protected get mayRepeat(): boolean {
    return !this.#isAsking;
  }

  get namesSources(): boolean {
    return this.#subscription?.namesSources === true;
  }

  /** Undefined for a client that does not resume. */
  get reading(): Reading | undefined {
    return this.#reading;
  }

  /** True if it can be sent replayed events now. */
  get takesReplay(): boolean {
    return (
      this.#reading?.isLive === false && this.view !== undefined && this.connection.waitingBytes <= REPLAYED_BYTES_MAX
    );
  }

  get watches(): boolean {
    return this.wants('JackpotUpdate') && this.view !== undefined && this.#reading?.isLive !== false;
  }

  get isNew(): boolean {
    return this.#isNew && !this.isBehind;
  }

  get isWaiting(): boolean {
    return this.#turn.isWaiting && !this.#isNew && !this.isBehind;
  }

  wants(eventType: string): boolean {
    return this.#subscription?.wants(eventType) === true;
  }

  needsJackpot(event: OutboxEvent): boolean {
    return this.wants(event.eventType) && (isWin(event) || this.#subscription?.needsJackpot(event) === true);
  }

  show(look: BoardLook, isBeat: boolean): void {
    const watched = this.#subscription?.watched(look);
    if (this.view === undefined || watched === undefined || !this.watches) return;
    const { shown, changed } = watched;
    if (this.#isNew) this.#turn.clear();
    this.#turn.note({
      changed: this.#hasSeen ? changed : changed.filter(({ status }) => status !== 'Terminated'),
      all: isBeat || this.#isNew ? shown.length : undefined,
    });
    this.#isNew = false;
    this.#spend(look, watched);
  }

  goOn(look: BoardLook): void {
    const watched = this.#subscription?.watched(look);
    if (watched !== undefined) this.#spend(look, watched);
  }

  /** Shows what is due, unless the client is behind: then it stays due. */
  #spend(look: BoardLook, { shown }: Watched): void {
    const { view } = this;
    if (view === undefined || this.isBehind) return;
    this.#hasSeen = true;
    if (!this.#turn.isWaiting) return;
    const round = new Round();
    this.#turn.spend({
      shown,
      nowMs: this.#parts.clock(),
      bytesPerSecond: BYTES_PER_SECOND * (this.#subscription?.namesJackpots ? IF_NAMED : 1),
      show: (jackpot) =>
        view.canSeeJackpot(jackpot) ? round.add(look.updateOf(jackpot, this.#name), this.#nextSeq()) : 0,
    });
    this.connection.sendFrames(round.chunks());
    if (this.#turn.isLate && !this.#isTold) this.#tell(shown.filter((jackpot) => view.canSeeJackpot(jackpot)).length);
  }

  /** Says once that there are more jackpots than a socket is shown in time. */
  #tell(jackpots: number): void {
    this.#isTold = true;
    if (!this.wants('JackpotUpdatesPaced')) return;
    const data: JackpotUpdatesPaced = { jackpots, advice: ADVICE };
    this.#sendEvent(toEnvelope({ ...PACED, data, createdAtMs: this.#parts.clock() }, this.#nextSeq()));
  }

  offer(event: OutboxEvent, jackpot: Jackpot | undefined): void {
    const reading = this.#reading;
    if (reading?.isLive === false || (reading?.id ?? 0) >= event.id) return;
    if (reading !== undefined && this.view === undefined) {
      // The client's view is not known at the moment: it gets the event once it is.
      reading.isLive = false;
      this.#parts.replay(this);
      return;
    }
    if (reading !== undefined) reading.id = event.id;
    this.#send(event, jackpot);
  }

  /** Continues a reading at a place of the log, and reports what is missing before it. */
  moveTo(reading: Reading, { id, gap }: Continuation): void {
    if (reading !== this.#reading) return;
    reading.id = id;
    if (gap !== undefined) this.connection.send(JSON.stringify({ Gap: gap } satisfies Gap));
  }

  /** Sends the part of a slice that follows what was already sent, as far as the network takes it. */
  replay({ events: found, through, start }: Slice, jackpots: ReadonlyMap<string, Jackpot>): void {
    const reading = this.#reading;
    if (reading?.id === undefined) return;
    if (reading.id < start.id) this.moveTo(reading, start);
    for (const event of found) {
      if (event.id <= reading.id) continue;
      // The rest has its turn when the network has taken this.
      if (!this.takesReplay) return;
      this.#send(event, jackpots.get(event.instanceId));
      reading.id = event.id;
    }
    reading.id = Math.max(reading.id, through);
  }

  /** From now on the client gets events as they are published. */
  goLive(): void {
    if (this.#reading === undefined) return;
    this.#reading.isLive = true;
    this.#beat(this.#parts.clock());
    this.#isNew = true;
    this.wake();
  }

  override check(nowMs: number): Promise<void> | undefined {
    const checking = super.check(nowMs);
    const isDue = nowMs - this.#beatAtMs >= HEARTBEAT_MS || nowMs < this.#beatAtMs;
    if (!isDue || this.#reading?.isLive !== true) return checking;
    if (checking !== undefined) return checking.then(() => this.#beatNow(nowMs));
    this.#beatNow(nowMs);
    return undefined;
  }

  #beatNow(nowMs: number): void {
    if (this.#reading?.isLive === true && this.view !== undefined && !this.isBehind) this.#beat(nowMs);
  }

  protected take(message: unknown): Ending | undefined {
    const request = this.#parts.requests?.take(message, {
      player: () => this.identifiedPlayer(),
      send: (text) => this.connection.send(text),
    });
    this.#isAsking = request !== undefined;
    this.#hasAsked ||= this.#isAsking;
    if (request === 'accepted') this.discount();
    return this.#isAsking ? undefined : this.#subscribe(message);
  }

  #subscribe(message: unknown): Ending | undefined {
    const { message: isRight } = commands[this.#name];
    if (!isRight(message)) return badMessage(isRight.errors);
    const { SubscribeRequest: request } = message as SubscribeRequest;
    const subscription = Subscription.read(this.#name, request.events);
    if (!(subscription instanceof Subscription)) return subscription;
    const isFirst = this.#subscription === undefined;
    this.#subscription = subscription;
    this.#isNew = true;
    const { since } = request;
    this.#reading = since === undefined ? undefined : { since, id: undefined, isLive: false };
    if (this.#reading !== undefined) this.#parts.replay(this);
    // A client that subscribes repeatedly waits for the next tick.
    else if (isFirst) this.wake();
    return undefined;
  }

  #send(event: OutboxEvent, jackpot: Jackpot | undefined): void {
    const isSelected = this.#subscription?.selects(event, jackpot) === true;
    const seen = isSelected ? this.view?.eventSeen(event, jackpot) : undefined;
    if (seen === undefined) return;
    this.#sendEvent(toEnvelope(seen, this.#nextSeq(), this.#parts.events.positionOf(event)));
  }

  /** On a player's socket, events are distinguished from replies. */
  #sendEvent(envelope: ReturnType<typeof toEnvelope>): void {
    const kind = this.#name === 'player-socket' ? messageKindOf(envelope.event_type) : {};
    this.connection.send(JSON.stringify({ ...kind, ...envelope }));
  }

  #beat(nowMs: number): void {
    // After a crash, events that were sent are published again: a client that has them must not get an earlier position.
    if ((this.#reading?.id ?? 0) > this.#parts.events.endId) return;
    this.#beatAtMs = nowMs;
    const message: Heartbeat = { Heartbeat: { position: this.#parts.events.endPosition, timestamp: nowMs } };
    this.connection.send(JSON.stringify(message));
  }

  #nextSeq(): number {
    this.#seq += 1;
    return this.#seq;
  }
}

const ADVICE =
  'Name the jackpots that you show, with instance_ids or source_ids in the SubscribeRequest: then each is sent within a second of a change.';

/** About this socket alone: it is in no outbox. */
const PACED = { eventType: 'JackpotUpdatesPaced', operatorId: '', brandId: '', playerId: '' };
