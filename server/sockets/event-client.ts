import type { OutboxEvent } from '../../db/tables/events.ts';
import { commands } from '../../generated/built/server/commands.gen.mjs';
import { events } from '../../generated/server/events.gen.ts';
import type { Gap, Heartbeat, SubscribeRequest } from '../../generated/server/types.gen.ts';
import { toEnvelope } from '../delivery/to-envelope.ts';
import { badMessage } from './bad-message.ts';
import type { Ending } from './connection.ts';
import type { Continuation, EventLog, Slice } from './event-log.ts';
import type { BoardLook, Jackpot } from './jackpot-board.ts';
import { type Admit, type ClientParts, SocketClient } from './socket-client.ts';

export type EventSocket = 'service-socket' | 'player-socket';

/** Additional parts of event clients. */
export type EventClientParts = ClientParts & {
  readonly events: EventLog;
  /** Sends the client what it missed, then lets it go live. */
  readonly replay: (client: EventClient) => void;
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

/** A client that subscribes to events (F3, F4). */
export class EventClient extends SocketClient {
  readonly #name: EventSocket;
  readonly #parts: EventClientParts;
  #wanted: ReadonlySet<string> | undefined;
  #reading: Reading | undefined;
  #beatAtMs = 0;
  #isNew = false;
  /** True if jackpots were ever shown. Before that, the end of one is no news. */
  #hasSeen = false;
  #seq = 0;

  constructor(name: EventSocket, parts: EventClientParts, admit: Admit) {
    super(parts, { firstMessageMs: FIRST_MESSAGE_MS, lookUpMs: LOOK_UP_MS[name] });
    this.#name = name;
    this.#parts = parts;
    this.admit(admit);
  }

  protected get hasSpoken(): boolean {
    return this.#wanted !== undefined;
  }

  protected get mayRepeat(): boolean {
    return true;
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

  wants(eventType: string): boolean {
    return this.#wanted?.has(eventType) === true;
  }

  show({ shown, changed, atMs }: BoardLook, isBeat: boolean): void {
    const { view, isBehind } = this;
    if (view === undefined || !this.watches) return;
    const all = isBeat || this.#isNew;
    const ended = this.#hasSeen ? changed.filter(({ status }) => status === 'Terminated') : [];
    for (const jackpot of isBehind ? ended : all ? [...shown, ...ended] : changed)
      if (view.canSeeJackpot(jackpot)) this.connection.send(updateOf(jackpot, this.#nextSeq(), atMs));
    // Updates that were skipped are made up for by showing all jackpots.
    this.#isNew = isBehind && (all || changed.length > 0);
    this.#hasSeen ||= !isBehind;
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

  override async check(nowMs: number): Promise<void> {
    await super.check(nowMs);
    const isDue = nowMs - this.#beatAtMs >= HEARTBEAT_MS || nowMs < this.#beatAtMs;
    if (isDue && this.#reading?.isLive === true && this.view !== undefined && !this.isBehind) this.#beat(nowMs);
  }

  protected take(message: unknown): Ending | undefined {
    const { message: isRight } = commands[this.#name];
    if (!isRight(message)) return badMessage(isRight.errors);
    const { SubscribeRequest: request } = message as SubscribeRequest;
    const isFirst = this.#wanted === undefined;
    this.#wanted = new Set(
      request.events.flatMap(({ event_type }) => (event_type === '*' ? eventsOf(this.#name) : [event_type])),
    );
    this.#isNew = true;
    const { since } = request;
    this.#reading = since === undefined ? undefined : { since, id: undefined, isLive: false };
    if (this.#reading !== undefined) this.#parts.replay(this);
    // A client that subscribes repeatedly waits for the next tick.
    else if (isFirst) this.wake();
    return undefined;
  }

  #send(event: OutboxEvent, jackpot: Jackpot | undefined): void {
    const seen = this.wants(event.eventType) ? this.view?.eventSeen(event, jackpot) : undefined;
    if (seen === undefined) return;
    this.connection.send(JSON.stringify(toEnvelope(seen, this.#nextSeq(), this.#parts.events.positionOf(event))));
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

const eventsOf = (name: EventSocket): string[] =>
  Object.entries(events).flatMap(([event, outlets]) => ((outlets as readonly string[]).includes(name) ? [event] : []));

/** A JackpotUpdate. The ticker is already serialized, once for all clients. */
const updateOf = ({ operatorId, ticker }: Jackpot, seq: number, atMs: number): string =>
  `{"source":"pitboss","event_type":"JackpotUpdate","operator_id":${JSON.stringify(operatorId)},"seq":${seq},"timestamp":${atMs},"data":${ticker}}`;
