/** The kind of sequence that a content type is, of items written one by one: server-sent events, or JSON values by line. */
export const findSequence = (type: string): 'events' | 'lines' | undefined => {
  const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (essence === 'text/event-stream') return 'events';
  return /[/+.-](ndjson|jsonl|json-?lines|json-seq|stream\+json)$/.test(essence) ? 'lines' : undefined;
};

/** An item as received, in each form that its schema may describe: the data of an event as JSON, and as text. */
export type SequenceItem = readonly unknown[];

const RECORD_SEPARATOR = '\u001e';

/** The items of a sequence. @throws SyntaxError for a line that is not JSON. */
export const itemsIn = (type: string, text: string): SequenceItem[] =>
  findSequence(type) === 'events' ? eventsIn(text) : linesIn(text).map((line) => [JSON.parse(line)]);

/** The lines of JSON values; each may start with a record separator. */
export const linesIn = (text: string): string[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(RECORD_SEPARATOR, '').trim())
    .filter((line) => line !== '');

/** The events that a blank line ends, as the standard demands, without comments. */
const eventsIn = (text: string): SequenceItem[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block): SequenceItem[] => {
      const event: Record<string, unknown> = {};
      for (const line of block.split('\n')) {
        const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
        if (field === 'data') event.data = event.data === undefined ? value : `${event.data}\n${value}`;
        else if (field === 'retry' && /^\d+$/.test(value)) event.retry = Number(value);
        else if (field === 'event' || field === 'id') event[field] = value;
      }
      return typeof event.data === 'string' ? [formsOf(event, event.data)] : [];
    });

const formsOf = (event: object, data: string): SequenceItem => {
  try {
    return [{ ...event, data: JSON.parse(data) }, event];
  } catch {
    return [event];
  }
};
