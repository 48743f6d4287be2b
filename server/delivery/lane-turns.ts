/** The lanes of an operator wait in one queue, those whose last attempts failed in another. */
type Waiting = { readonly operatorId: string; readonly failures: number };

/** Lanes that have something due, in the order of their turns. Queues take turns, and so do the lanes of each. */
export class LaneTurns<Lane extends Waiting> {
  /** The queue whose turn is next comes first. */
  readonly #queues = new Map<string, Set<Lane>>();

  /** Puts a lane behind the others of its queue; one that waits in it keeps its place. */
  add(lane: Lane): void {
    const key = keyOf(lane);
    const queue = this.#queues.get(key);
    if (queue === undefined) this.#queues.set(key, new Set([lane]));
    else queue.add(lane);
  }

  /** Takes a lane out; it must be done before its failures change. */
  remove(lane: Lane): void {
    const key = keyOf(lane);
    const queue = this.#queues.get(key);
    queue?.delete(lane);
    if (queue?.size === 0) this.#queues.delete(key);
  }

  /** Takes the next lane that has room. Lanes of one queue have room or none alike, so checking the first of each is enough. */
  take(hasRoom: (lane: Lane) => boolean): Lane | undefined {
    for (const [key, queue] of this.#queues) {
      const [lane] = queue;
      if (lane === undefined || !hasRoom(lane)) continue;
      queue.delete(lane);
      this.#queues.delete(key);
      if (queue.size > 0) this.#queues.set(key, queue);
      return lane;
    }
    return undefined;
  }
}

const keyOf = ({ operatorId, failures }: Waiting): string => `${failures > 0 ? 'failing' : 'well'}:${operatorId}`;
