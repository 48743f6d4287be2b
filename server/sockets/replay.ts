import { setImmediate } from 'node:timers/promises';
import type { OutboxEvent } from '../../db/tables/events.ts';
import type { Logger } from '../base/log.ts';
import { RerunWork } from '../delivery/rerun-work.ts';
import type { EventClient, Reading } from './event-client.ts';
import type { EventLog, Slice } from './event-log.ts';
import type { Jackpot } from './jackpot-board.ts';
import { isWin } from './masked-win.ts';

const EVENTS_PER_SLICE = 200;
/** The most clients, and the most events, served before others have their turn: a few milliseconds of work. */
const CLIENTS_PER_TURN = 100;
const EVENTS_PER_TURN = 2_000;

export type ReplayParts = {
  readonly log: EventLog;
  /** A jackpot, as it is now. */
  readonly findJackpot: (instanceId: string) => Promise<Jackpot | undefined>;
  /** Resolves when every change of access committed so far has been looked up. */
  readonly settled: () => Promise<void>;
  readonly logger: Logger;
};

/**
 * Sends clients what they missed, until they are level with the live events. One slice of the log is read at a time, for the client whose
 * turn it is and all others that are in it: after a restart, most clients miss the same events.
 */
export class Replay {
  readonly #parts: ReplayParts;
  /** In the order of their turns. */
  readonly #clients = new Set<EventClient>();
  readonly #work: RerunWork;

  constructor(parts: ReplayParts) {
    this.#parts = parts;
    this.#work = new RerunWork(() =>
      this.#run().catch((error: unknown) =>
        parts.logger.error({ err: error }, 'replaying events failed, trying again'),
      ),
    );
  }

  add(client: EventClient): void {
    this.#clients.add(client);
    this.wake();
  }

  remove(client: EventClient): void {
    this.#clients.delete(client);
  }

  /** A client may be able to take events now. */
  wake(): void {
    if (this.#clients.size > 0) this.#work.ask();
  }

  async #run(): Promise<void> {
    for (;;) {
      const first = [...this.#clients].find((client) => client.takesReplay);
      if (first === undefined) return;
      const reading = await this.#begun(first);
      if (reading !== undefined)
        await this.#send(await this.#parts.log.after(reading.id, EVENTS_PER_SLICE), reading.id);
    }
  }

  /** A client's reading, once it has a place in the log. */
  async #begun(client: EventClient): Promise<(Reading & { readonly id: number }) | undefined> {
    const { reading } = client;
    if (reading === undefined) {
      this.#clients.delete(client);
      return undefined;
    }
    if (reading.id === undefined) {
      const found = await this.#parts.log.continueFrom(reading.since);
      client.moveTo(reading, found);
    }
    return reading.id === undefined ? undefined : { ...reading, id: reading.id };
  }

  async #send(slice: Slice, from: number): Promise<void> {
    const isOfSources = [...this.#clients].some(({ namesSources }) => namesSources);
    const jackpots = await this.#jackpotsOf(isOfSources ? slice.events : slice.events.filter(isWin));
    const { log, settled } = this.#parts;
    // Clients that have no place yet join in; each looks up its own.
    const turn = [...this.#clients].filter((client) => client.takesReplay);
    const atOnce = Math.min(CLIENTS_PER_TURN, Math.ceil(EVENTS_PER_TURN / Math.max(1, slice.events.length)));
    for (let at = 0; at < turn.length; at += atOnce) {
      if (at > 0) await setImmediate();
      const clients = turn.slice(at, at + atOnce);
      for (const client of clients) await this.#begun(client);
      await settled();
      // Nothing is awaited from here on: a client goes live exactly where it stands.
      for (const client of clients) {
        const id = client.reading?.id;
        if (!client.takesReplay || id === undefined || id < from) continue;
        // It named sources meanwhile: the next slice has what it needs.
        if (client.namesSources && !isOfSources) continue;
        this.#clients.delete(client);
        try {
          client.replay(slice, jackpots);
          if ((client.reading?.id ?? 0) >= log.endId) client.goLive();
          else this.#clients.add(client);
        } catch (error) {
          client.fail(error);
        }
      }
    }
  }

  async #jackpotsOf(events: readonly OutboxEvent[]): Promise<ReadonlyMap<string, Jackpot>> {
    const found = new Map<string, Jackpot>();
    for (const id of new Set(events.map(({ instanceId }) => instanceId))) {
      const jackpot = id === '' ? undefined : await this.#parts.findJackpot(id);
      if (jackpot !== undefined) found.set(id, jackpot);
    }
    return found;
  }
}
