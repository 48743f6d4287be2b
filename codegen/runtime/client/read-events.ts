import type { Operation, Read } from './operation.ts';
import { linesOf } from './read-lines.ts';

/** An event of a stream of server-sent events. */
export type ServerSentEvent<Data = unknown> = {
  /** The event's name; `message` unless the server gives another. */
  readonly event: string;
  /** Parsed if it is JSON, unless the document says that it is text. */
  readonly data: Data;
  /** The id that the server gave last; the header `last-event-id` continues after it. */
  readonly id: string | undefined;
  /** The wait before connecting again that the server asks for, in milliseconds. */
  readonly retryMs: number | undefined;
};

/** The position of a stream: the values that it takes to continue it. */
export type Position = {
  /** The id that the server gave last; empty if it took it back. */
  id: string | undefined;
  /** The wait before connecting again that the server asks for, in milliseconds. */
  retryMs: number | undefined;
};

/** Reads a reply as server-sent events, one at a time. The connection is closed when the loop ends. */
export const readEvents: Read = (response, operation, limits) =>
  eventsOf(linesOf(response, operation, limits), operation.texts);

/** The events in these lines. `texts` says whose data is not parsed; `position` moves with them. */
export async function* eventsOf(
  lines: AsyncIterable<string>,
  texts: Operation['texts'],
  position: Position = { id: undefined, retryMs: undefined },
): AsyncGenerator<ServerSentEvent, void, undefined> {
  let name = '';
  let data: string[] = [];
  let { id } = position;
  let isFirst = true;
  for await (const raw of lines) {
    const line = isFirst ? raw.replace(/^\uFEFF/, '') : raw;
    isFirst = false;
    if (line === '') {
      // An id counts only once its event is whole, since the stream is continued after it.
      position.id = id;
      const event = { event: name || 'message', id, retryMs: position.retryMs };
      const text = data.join('\n');
      const isText = texts === true || texts?.includes(event.event);
      if (data.length > 0) yield { ...event, data: isText ? text : parsed(text) };
      name = '';
      data = [];
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) position.retryMs = Number(value);
  }
  // An event that the end of the stream cuts off is dropped, as the standard demands.
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
