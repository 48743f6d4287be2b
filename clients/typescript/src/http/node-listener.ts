import type { ReceivedReply, Receiver } from './receiver.ts';

/** The part of node:http's IncomingMessage that the adapter uses. */
type Incoming = AsyncIterable<Uint8Array | string> & {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly readableDidRead?: boolean;
};

/** The part of node:http's ServerResponse that the adapter uses. */
type Outgoing = {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body?: string): unknown;
};

/**
 * Connects a receiver to node:http: `createServer(nodeListener(receiver))`. It also fits Express, if no body parser comes before it: the
 * signature covers the raw body.
 */
export const nodeListener =
  (receiver: Receiver) =>
  async (request: Incoming, response: Outgoing): Promise<void> =>
    send(
      response,
      await receiver.handle({
        method: request.method ?? 'GET',
        url: request.url ?? '/',
        headers: request.headers,
        body: unread(request),
      }),
    );

const send = (response: Outgoing, { status, headers, body }: ReceivedReply): void => {
  response.writeHead(status, { ...headers });
  response.end(body ?? undefined);
};

/** A body that a parser has read would look empty, and every signature wrong. */
export const unread = <Request extends Incoming>(request: Request): Request => {
  if (request.readableDidRead === true)
    throw new Error('The body was already read: put this handler before the body parser, which loses the raw bytes.');
  return request;
};
