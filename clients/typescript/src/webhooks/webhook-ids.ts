/**
 * Remembers the ids of handled messages, so that a repeat is recognized. The platform repeats a message until it gets a 2xx, for days,
 * so keep an id as long as you keep what the message caused. Use a table with the id as its key.
 */
export type WebhookIds = {
  /** Reports whether `add` was called with this id. */
  has(id: string): boolean | Promise<boolean>;
  /** Called once the message is handled. Adding an id twice is no error. */
  add(id: string): unknown;
};

/**
 * Ids in memory, for a single process: after a restart, a repeat is handled again.
 * @param max how many are kept; the oldest is forgotten first.
 */
export const memoryIds = (max = 10_000): WebhookIds => {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add: (id) => {
      ids.delete(id);
      ids.add(id);
      for (const oldest of ids) {
        if (ids.size <= max) break;
        ids.delete(oldest);
      }
    },
  };
};
