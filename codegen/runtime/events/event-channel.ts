/** Identifies a message: the value at `at` exists, or equals this one. */
export type Sign = { readonly at: string; readonly equals?: unknown };

/** The document's rules for resuming; every text is a JSON pointer, except `start`. */
export type Resume = {
  /** The place in a message to the server for the position to resume from. */
  readonly since: string;
  /** The value to send there the first time; by default nothing. */
  readonly start?: string;
  /** The place of the position in an event. */
  readonly position: string;
  /** The message that the server sends when nothing happens, at least this often, and the place of the position in it, if it has one. */
  readonly heartbeat?: Sign & { readonly position?: string; readonly intervalMs: number };
  /** The message that reports missing events, and the place in it of the position at which the stream goes on. */
  readonly gap?: Sign & { readonly position?: string };
};

/** Close codes that mean more than “connect again later”. */
export type Reconnect = {
  /** Connecting again would not help. */
  readonly final?: readonly number[];
  /** Connecting again helps with other credentials: the client gets the address again at once. */
  readonly renew?: readonly number[];
  /** The longest time without a message, after which the connection is taken for dead. */
  readonly silenceMs?: number;
};

/** The document's rules for a channel. */
export type EventChannel = { readonly resume?: Resume; readonly reconnect?: Reconnect };
