import type { OutboxEvent } from '../../db/outbox.ts';
import { commands } from '../../generated/built/server/commands.gen.mjs';
import { events } from '../../generated/server/events.gen.ts';
import type { SubscribeRequest } from '../../generated/server/types.gen.ts';
import { envelopeOf } from '../delivery/envelope-of.ts';
import { badMessage } from './bad-message.ts';
import { type Admit, Client, type ClientParts } from './client.ts';
import type { Ending } from './connection.ts';
import type { Jackpot, Look } from './jackpot-board.ts';

export type EventSocket = 'service-socket' | 'player-socket';

const FIRST_MESSAGE_MS = 30_000;
const LOOK_UP_MS = { 'service-socket': 60_000, 'player-socket': 10 * 60_000 };

/** A client that subscribes to events (F3, F4). */
export class EventClient extends Client {
  readonly #name: EventSocket;
  #wanted: ReadonlySet<string> | undefined;
  #isNew = false;
  /** Whether jackpots were ever shown. Before that, the end of one is no news. */
  #hasSeen = false;
  #seq = 0;

  constructor(name: EventSocket, parts: ClientParts, admit: Admit) {
    super(parts, { firstMessageMs: FIRST_MESSAGE_MS, lookUpMs: LOOK_UP_MS[name] });
    this.#name = name;
    this.admit(admit);
  }

  protected get hasSpoken(): boolean {
    return this.#wanted !== undefined;
  }

  protected get mayRepeat(): boolean {
    return true;
  }

  get watches(): boolean {
    return this.wants('JackpotUpdate') && this.view !== undefined;
  }

  get isNew(): boolean {
    return this.#isNew && !this.isBehind;
  }

  wants(eventType: string): boolean {
    return this.#wanted?.has(eventType) === true;
  }

  show({ shown, changed, atMs }: Look, isBeat: boolean): void {
    const { view, isBehind } = this;
    if (view === undefined || !this.wants('JackpotUpdate')) return;
    const all = isBeat || this.#isNew;
    const ended = this.#hasSeen ? changed.filter(({ status }) => status === 'Terminated') : [];
    for (const jackpot of isBehind ? ended : all ? [...shown, ...ended] : changed)
      if (view.canSeeJackpot(jackpot)) this.connection.send(updateOf(jackpot, this.#nextSeq(), atMs));
    // Updates that were skipped are made up for by showing all jackpots.
    this.#isNew = isBehind && (all || changed.length > 0);
    this.#hasSeen ||= !isBehind;
  }

  offer(event: OutboxEvent, jackpot: Jackpot | undefined): void {
    const seen = this.wants(event.eventType) ? this.view?.eventSeen(event, jackpot) : undefined;
    if (seen !== undefined) this.connection.send(JSON.stringify(envelopeOf(seen, this.#nextSeq())));
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
    // A client that subscribes repeatedly waits for the next tick.
    if (isFirst) this.wake();
    return undefined;
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
