import type { ServerSentEvent } from './read-events.ts';

/** A server-sent event of the item that the document declares. Variants are discriminated by `event`. */
export type EventOf<Item> = Item extends { readonly data?: infer Data }
  ? Omit<ServerSentEvent<Exclude<Data, undefined>>, 'event'> & { readonly event: NameOf<Item> }
  : ServerSentEvent<Item>;

/** Without a name, an event is a `message`. */
type NameOf<Item> = Item extends { readonly event: infer Name extends string }
  ? Name
  : Item extends { readonly event?: infer Name extends string | undefined }
    ? Exclude<Name, undefined> | 'message'
    : string;
