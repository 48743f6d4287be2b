import type { OutboxEvent } from '../../db/tables/events.ts';
import { events } from '../../generated/server/events.gen.ts';
import type { EventSelector } from '../../generated/server/types.gen.ts';
import type { BoardLook, JackpotNames, Watched } from './board-look.ts';
import type { Ending } from './connection.ts';
import type { EventSocket } from './event-client.ts';
import type { Jackpot } from './jackpot-board.ts';

/** The most jackpots and sources that a request names, together and each once. */
const NAMES_MAX = 200;

/** The events that a client asked for, and the jackpots that it named. */
export class Subscription {
  /** The names for each wanted event; undefined: every jackpot. */
  readonly #wanted = new Map<string, JackpotNames | undefined>();

  /** Refuses too many names. */
  static read(socket: EventSocket, selectors: readonly EventSelector[]): Subscription | Ending {
    const count =
      new Set(selectors.flatMap(({ instance_ids = [] }) => instance_ids)).size +
      new Set(selectors.flatMap(({ source_ids = [] }) => source_ids)).size;
    if (count <= NAMES_MAX) return new Subscription(socket, selectors);
    return {
      code: 4400,
      reason: `The request names ${count} jackpots and sources; name at most ${NAMES_MAX}.`,
    };
  }

  private constructor(socket: EventSocket, selectors: readonly EventSelector[]) {
    for (const name of eventsOf(socket)) {
      const selected = selectors.filter(({ event_type }) => event_type === '*' || event_type === name);
      if (selected.length > 0) this.#wanted.set(name, namesIn(selected));
    }
  }

  wants(eventType: string): boolean {
    return this.#wanted.has(eventType);
  }

  /** True if a client sees only named jackpots. */
  get namesJackpots(): boolean {
    return this.#wanted.get('JackpotUpdate') !== undefined;
  }

  /** True if sources select what it gets, so that the jackpot of each event is looked up. */
  get namesSources(): boolean {
    return this.#wanted.values().some((names) => (names?.sourceIds.size ?? 0) > 0);
  }

  /** Reports whether the jackpot of an event has to be looked up to know whether the event is selected. */
  needsJackpot({ eventType, instanceId }: OutboxEvent): boolean {
    return instanceId !== '' && (this.#wanted.get(eventType)?.sourceIds.size ?? 0) > 0;
  }

  /** Reports whether an event is selected. One that concerns no jackpot is, whatever is named. */
  selects(event: OutboxEvent, jackpot: Jackpot | undefined): boolean {
    if (!this.wants(event.eventType)) return false;
    const names = this.#wanted.get(event.eventType);
    if (names === undefined || event.instanceId === '') return true;
    return (
      names.instanceIds.includes(event.instanceId) || jackpot?.sources.some((id) => names.sourceIds.has(id)) === true
    );
  }

  /** The jackpots whose values it selects. */
  watched(look: BoardLook): Watched {
    const names = this.#wanted.get('JackpotUpdate');
    return names === undefined ? look : look.named(names);
  }
}

/** The names of selectors, together; undefined if one of them selects every jackpot. */
const namesIn = (selectors: readonly EventSelector[]): JackpotNames | undefined => {
  if (selectors.some(({ instance_ids, source_ids }) => instance_ids === undefined && source_ids === undefined))
    return undefined;
  const instanceIds = [...new Set(selectors.flatMap(({ instance_ids = [] }) => instance_ids))].sort();
  const sourceIds = [...new Set(selectors.flatMap(({ source_ids = [] }) => source_ids))].sort();
  return { instanceIds, sourceIds: new Set(sourceIds), key: JSON.stringify([instanceIds, sourceIds]) };
};

const eventsOf = (name: EventSocket): string[] =>
  Object.entries(events).flatMap(([event, outlets]) => ((outlets as readonly string[]).includes(name) ? [event] : []));
