/** A request as a framework hands it over. */
export type HttpRequest = {
  readonly method: string;
  /** Path and query, or a whole address. */
  readonly url: string;
  /** Names in lower case, as Node gives them. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Read only once the caller is known, and only up to the limit. */
  readonly body?: BodySource | null;
  /** Aborted when the client is gone. */
  readonly signal?: AbortSignal;
  /** The framework's view of the request, for your handlers: Koa's context, Fastify's request. */
  readonly native?: unknown;
};

export type BodySource = AsyncIterable<Uint8Array> | Uint8Array | string;

/** A reply, ready to be sent. Header names are in lower case. */
export type HttpReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array | AsyncIterable<string | Uint8Array> | null;
};

/** A header's value as one text; `undefined` if it was not sent. */
export const headerOf = ({ headers }: Pick<HttpRequest, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return value === undefined || typeof value === 'string' ? value : value.join(', ');
};
