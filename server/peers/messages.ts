import type { SharedAccess } from '../../db/engine/shared-access.ts';
import { listServerMessages, removeServerMessages, sendServerMessage } from '../../db/servers/servers.ts';
import type { PeerMessage } from './duties.ts';

/** The number of messages that may be committed later than one with a higher id. */
const BACK = 100;
/** By the clock of the server that removes them, from when it heard of them: every other one looks within that time, or is given up. */
const KEPT_MS = 60_000;

/** Messages between servers, as rows of the store that they share. Messages from before this server listened are not for it. */
export class Messages {
  readonly listeners: ((message: PeerMessage) => void)[] = [];
  readonly #shared: SharedAccess;
  readonly #serverId: () => string;
  readonly #heard = new Set<number>();
  #from: number | undefined;
  /** The last message there was when all before it had been heard. */
  #heardTo = 0;
  /** The same, with the times. */
  readonly #marks: { readonly id: number; readonly atMs: number }[] = [];

  constructor(shared: SharedAccess, serverId: () => string) {
    this.#shared = shared;
    this.#serverId = serverId;
  }

  async send(body: PeerMessage, createdAtMs: number): Promise<void> {
    await this.#shared.ask(sendServerMessage, { serverId: this.#serverId(), body, createdAtMs });
  }

  hear(message: PeerMessage): void {
    for (const listen of this.listeners) listen(message);
  }

  /**
   * Hears what is new. Messages that cannot be read now are read the next time.
   * @param last the id of the last message that there is.
   * @param removes whether this server removes old ones.
   */
  async read(last: number, removes: boolean): Promise<void> {
    if (this.#from === undefined) this.#from = this.#heardTo = last;
    if (last <= this.#heardTo) return;
    // Messages of several servers are committed in any order.
    const after = Math.max(this.#from, this.#heardTo - BACK);
    for (const id of this.#heard) if (id <= after) this.#heard.delete(id);
    const { rows } = await this.#shared.ask(listServerMessages, { after });
    for (const { id, serverId, body } of rows) {
      if (this.#heard.has(id)) continue;
      this.#heard.add(id);
      if (serverId !== this.#serverId()) this.hear(body as PeerMessage);
    }
    this.#heardTo = last;
    if (removes) await this.#remove();
  }

  async #remove(): Promise<void> {
    const nowMs = performance.now();
    this.#marks.push({ id: this.#heardTo, atMs: nowMs });
    const kept = this.#marks.findIndex(({ atMs }) => nowMs - atMs < KEPT_MS);
    const old = this.#marks.splice(0, kept).at(-1);
    if (old !== undefined) await this.#shared.ask(removeServerMessages, { through: old.id });
  }
}
