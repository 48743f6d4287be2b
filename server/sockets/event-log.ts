import { randomBytes } from 'node:crypto';
import type { Store } from '../../db/engine/store.ts';
import {
  beginEventLog,
  findLogEnd,
  findLogStart,
  findSharedLogEnd,
  isInLog,
  type LogPlace,
  listLoggedEvents,
  listPublishedEvents,
} from '../../db/events/event-log.ts';
import type { OutboxEvent } from '../../db/tables/events.ts';
import { events } from '../../generated/server/events.gen.ts';
import type { Gap } from '../../generated/server/types.gen.ts';
import type { KeySource } from '../keys/key-source.ts';
import { Positions } from './positions.ts';

/** The event after which a client continues, and the gap to report if something is missing before that. */
export type Continuation = { readonly id: number; readonly gap?: Gap['Gap'] };

/** Successive events of the log. */
export type Slice = {
  readonly events: readonly OutboxEvent[];
  /** These are all the events up to this id. */
  readonly through: number;
  /** The start of the log; a client that is not yet there misses something. */
  readonly start: Required<Continuation>;
};

const TIMELINE_BYTES = 16;
const NOW = 'now';

/** Sockets show only events from here, so an event that no socket may send has no position either. */
export const isLogged = ({ eventType }: Pick<OutboxEvent, 'eventType'>): boolean => SHOWN.has(eventType);

const SHOWN: ReadonlySet<string> = new Set(
  Object.entries(events).flatMap(([event, outlets]: [string, readonly string[]]) =>
    outlets.some((outlet) => outlet.endsWith('-socket')) ? [event] : [],
  ),
);

/** The published events, in order, as sockets resume from them. */
export class EventLog {
  readonly #store: Store;
  readonly #positions: Positions;
  readonly #written = new WeakMap<OutboxEvent, string>();
  #end: LogPlace;
  #endPosition: string;

  private constructor(store: Store, positions: Positions, end: LogPlace) {
    this.#store = store;
    this.#positions = positions;
    this.#end = end;
    this.#endPosition = positions.write(end);
  }

  /** Opens the log before anything is published; a store that was restored begins another timeline. */
  static async open(store: Store, secret: KeySource): Promise<EventLog> {
    const timeline = await store.write((tx) => beginEventLog(tx, randomBytes(TIMELINE_BYTES).toString('hex')));
    return new EventLog(
      store,
      new Positions(secret, timeline),
      await store.read(store.shared === undefined ? findLogEnd : findSharedLogEnd),
    );
  }

  /** The last event that live sockets were sent. */
  get endId(): number {
    return this.#end.id;
  }

  get endPosition(): string {
    return this.#endPosition;
  }

  /** Records that an event is sent to live sockets, in the order of the outbox. */
  advance(event: OutboxEvent): void {
    this.#end = { id: event.id, createdAtMs: event.createdAtMs };
    this.#endPosition = this.positionOf(event);
  }

  positionOf(event: OutboxEvent): string {
    const known = this.#written.get(event);
    if (known !== undefined) return known;
    const position = this.#positions.write(event);
    this.#written.set(event, position);
    return position;
  }

  /** Finds where a client continues that has everything up to a position: the end of the log for one that means nothing here. */
  async continueFrom(since: string): Promise<Continuation> {
    if (since === NOW) return { id: this.#end.id };
    const place = this.#positions.read(since);
    const isOurs = place !== undefined && (await this.#store.read((tx) => isInLog(tx, place)));
    return isOurs ? { id: place.id } : { id: this.#end.id, gap: { reason: 'unknown', position: this.#endPosition } };
  }

  /** The next events after an id that live sockets have been sent, at most `limit`. */
  async after(id: number, limit: number): Promise<Slice> {
    const through = this.#end.id;
    const list = this.#store.shared === undefined ? listLoggedEvents : listPublishedEvents;
    const { found, start } = await this.#store.read(async (tx) => ({
      found: await list(tx, id, through, limit),
      start: await findLogStart(tx),
    }));
    const last = found.length < limit ? undefined : found.at(-1);
    return {
      events: found.filter(isLogged),
      through: Math.max(last?.id ?? through, start.id),
      start: { id: start.id, gap: { reason: 'expired', position: this.#positions.write(start) } },
    };
  }
}
