import { invalid, type ReplyValidators } from './check-reply.ts';
import { essenceOf, isJsonLines } from './media-types.ts';
import type { HandlerReply } from './write-reply.ts';

/** A reply whose items are checked against the document as they are sent. Others are returned unchanged. */
export const checkItems = (
  operationId: string,
  { contentType, body: first, bodies = {} }: ReplyValidators,
  reply: HandlerReply,
): HandlerReply => {
  const { status, headers = {}, body } = reply;
  if (typeof body !== 'object' || body === null || !(Symbol.asyncIterator in body)) return reply;
  const declared = Object.entries(contentType === null ? {} : { [contentType]: first, ...bodies });
  const sequences = declared.filter(([type]) => isSequence(type));
  const asked = headers['content-type'];
  const [type = '', valid] =
    sequences.find(([one]) => asked === undefined || essenceOf(one) === essenceOf(String(asked))) ?? [];
  if (!valid) return reply;
  const isEvents = essenceOf(type) === 'text/event-stream';
  const check = (item: unknown): void => {
    // Text between events is sent as it is.
    if (!(isEvents && typeof item === 'string') && !valid(item)) throw invalid(operationId, status, valid, '/body');
  };
  return { ...reply, body: checked(body as AsyncIterable<unknown>, check) };
};

const isSequence = (type: string): boolean => essenceOf(type) === 'text/event-stream' || isJsonLines(type);

async function* checked(
  items: AsyncIterable<unknown>,
  check: (item: unknown) => void,
): AsyncGenerator<unknown, void, undefined> {
  for await (const item of items) {
    check(item);
    yield item;
  }
}
