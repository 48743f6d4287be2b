import type { EventChannel } from './event-channel.ts';
import { type EventOptions, type Events, openEvents } from './open-events.ts';

/** A channel of the document: where it is, and what is said about it. */
export type ChannelAddress = EventChannel & {
  /** A template: each `{name}` is replaced by the path parameter of that name, percent-encoded. */
  readonly address: string;
  /** The server's address, if the document has a fixed one. */
  readonly server?: string;
};

export type ChannelParameters = Readonly<Record<string, unknown>>;

/** The address of a channel to open. */
export type Opening = {
  /** The server's address, such as `wss://example.com`; http and https are fine too. */
  readonly server?: string | undefined;
  readonly path?: ChannelParameters | undefined;
  /** The query, or a function that is called before each connection. `isRefused` is true if the server refused the last one. */
  readonly query?:
    | ChannelParameters
    | ((isRefused: boolean) => ChannelParameters | Promise<ChannelParameters>)
    | undefined;
};

/** Options of a channel; its generated function names the parameters. */
export type ChannelOptions<Event, Command, Gap> = Omit<EventOptions<Event, Command, Gap>, 'address'>;

/** Opens a channel of the document. */
export const openChannel = <Event, Command, Gap>(
  channel: ChannelAddress,
  { server, path = {}, query, ...options }: Opening & ChannelOptions<Event, Command, Gap>,
): Events<Command> => {
  const base = (server ?? channel.server ?? '').replace(/^http/, 'ws').replace(/\/+$/, '');
  if (!/^wss?:\/\//.test(base)) throw new TypeError('server must be a ws, wss, http or https address.');
  const located = channel.address.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(text(path[name])));
  return openEvents(channel, {
    ...options,
    address: async (isRefused) => {
      const given = (typeof query === 'function' ? await query(isRefused) : query) ?? {};
      const pairs = Object.entries(given).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(pairs.map(([name, value]) => [name, text(value)])).toString();
      return `${base}${located}${search === '' ? '' : `?${search}`}`;
    },
  });
};

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
