/** How to recognize a message: the value at `at` exists, or equals this one. */
export type Sign = { readonly at: string; readonly equals?: unknown };

/** What the document says about resuming; every text is a JSON pointer, except `start`. */
export type Resume = {
  /** Where a message to the server takes the position to resume from. */
  readonly since: string;
  /** What to send there the first time; by default nothing. */
  readonly start?: string;
  /** Where an event has its position. */
  readonly position: string;
  /** The message that the server sends when nothing happens, at least this often, and where it has the position, if it does. */
  readonly heartbeat?: Sign & { readonly position?: string; readonly intervalMs: number };
  /** The message that tells that events are missing, and where it has the position at which the stream goes on. */
  readonly gap?: Sign & { readonly position?: string };
};

/** Close codes that mean more than “connect again later”. */
export type Reconnect = {
  /** Connecting again would not help. */
  readonly final?: readonly number[];
  /** Connecting again helps with other credentials: the address is asked for at once. */
  readonly renew?: readonly number[];
  /** The longest time without a message, after which the connection is taken for dead. */
  readonly silenceMs?: number;
};

/** What the document says about a channel. */
export type EventChannel = { readonly resume?: Resume; readonly reconnect?: Reconnect };
