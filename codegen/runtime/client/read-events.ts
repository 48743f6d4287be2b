import type { Operation, Read } from './operation.ts';
import { linesOf } from './read-lines.ts';

/** An event of a stream of server-sent events. */
export type ServerSentEvent<Data = unknown> = {
  /** The event's name; `message` unless the server gives another. */
  readonly event: string;
  /** Parsed if it is JSON, otherwise the text. */
  readonly data: Data;
  /** The id that the server gave last; send it as the header `last-event-id` to continue after it. */
  readonly id: string | undefined;
  /** How long the server asks to wait before connecting again, in milliseconds. */
  readonly retryMs: number | undefined;
};

/** Reads a reply as server-sent events, one at a time. The connection is closed when the loop ends. */
export const readEvents: Read = (response, operation) => eventsOf(response, operation);

async function* eventsOf(response: Response, operation: Operation): AsyncGenerator<ServerSentEvent, void, undefined> {
  let name = '';
  let data: string[] = [];
  let id: string | undefined;
  let retryMs: number | undefined;
  let isFirst = true;
  for await (const raw of linesOf(response, operation)) {
    const line = isFirst ? raw.replace(/^\uFEFF/, '') : raw;
    isFirst = false;
    if (line === '') {
      if (data.length > 0) yield { event: name || 'message', data: parsed(data.join('\n')), id, retryMs };
      name = '';
      data = [];
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) retryMs = Number(value);
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
