/** An operation as the client sends it. Features that few operations need are functions, so that the others do not carry their code. */
export type Operation = {
  readonly operationId: string;
  readonly method: string;
  /** A template: each `{name}` is replaced by the request's `path` parameter of that name, percent-encoded. */
  readonly path: string;
  /** Success statuses: numbers, or `2XX` for all that the range allows. Default: 200. */
  readonly statuses?: readonly (number | '2XX')[];
  /** The content type of the request's body, if it has one. */
  readonly body?: string;
  /** Writes the body, if it is not JSON only. */
  readonly send?: Send;
  /** Reads the body of a successful reply, if it is not JSON only. */
  readonly read?: Read;
  /** True if `read` returns while the reply is still arriving. */
  readonly stream?: true;
  /** Server-sent events whose data is text, even if it looks like JSON: all, or those of these names. */
  readonly texts?: true | readonly string[];
  /** The content types that the reply may have, if it is not JSON only. */
  readonly accept?: string;
  /** The alternatives for credentials, each with all its schemes. */
  readonly security?: readonly (readonly Scheme[])[];
  /** Parameters with a serialization other than the default. */
  readonly styles?: { readonly [Place in 'path' | 'query' | 'headers']?: { readonly [parameter: string]: Style } };
  /** Adds the cookies among the parameters. */
  readonly cookies?: (cookies: Values, headers: Record<string, string>) => void;
  /** Finds or creates the idempotency key, and puts it where the operation takes it. */
  readonly key?: (parts: RequestParts, given: string | undefined, headers: Record<string, string>) => string;
  /** True if repeating it is harmless, although its method does not say so. */
  readonly repeatable?: true;
  /** True if a redirect is the operation's reply. */
  readonly redirects?: true;
  /** The server's address, if the operation has its own. */
  readonly server?: string;
};

/** A security scheme of the document: its name there, and where its credential goes. */
export type Scheme = {
  readonly name: string;
  readonly place: (request: Unauthorized, credential: string) => void;
  /** True if the credential is in a header that `fetch` would send to another host when it follows a redirect. */
  readonly leaks?: true;
  /** True if any character is allowed, because the credential is encoded. */
  readonly encodes?: true;
};

/** A request whose credentials are not placed yet. */
export type Unauthorized = { url: string; readonly headers: Record<string, string> };

export type Values = Readonly<Record<string, unknown>>;

/** The parts of a request. An array in the query is sent as a repeated key; undefined is left out. */
export type RequestParts = {
  readonly path?: Values | undefined;
  readonly query?: Values | undefined;
  readonly headers?: Values | undefined;
  readonly cookies?: Values | undefined;
  readonly body?: unknown;
};

/** A parameter's serialization: the whole of `name=value` for the query, percent-encoded; only the value elsewhere. */
export type Style = (name: string, value: unknown) => string;

/** A body as it is sent. Without a content type, `fetch` adds its own. */
export type Sent = { readonly type?: string | undefined; readonly body: RequestBody };
export type RequestBody = string | Blob | ArrayBuffer | FormData | URLSearchParams | ReadableStream<Uint8Array>;
export type Send = (body: unknown, type: string, asked: string | undefined) => Sent;

/** Reads the body of a successful reply. Throws what keeps it from being read. */
export type Read = (response: Response, operation: Operation, limits: ReadLimits) => unknown;

/** The limits at which reading ends early. */
export type ReadLimits = {
  readonly signal: AbortSignal;
  /** The maximum silence of a stream, in milliseconds. */
  readonly idleMs: number | undefined;
};

/** The reply's headers; compatible with fetch. */
export type AnswerHeaders = { get(name: string): string | null };

/** A successful reply: the body parsed, undefined if there is none. */
export type RawAnswer = { readonly status: number; readonly headers: AnswerHeaders; readonly body: unknown };

/** A declared success reply, discriminated by its status unless that is a range. */
export type Answer<Responses> = {
  [Status in keyof Responses]: {
    readonly status: Status extends number ? Status : number;
    readonly headers: AnswerHeaders;
    readonly body: Responses[Status];
  };
}[keyof Responses];

/**
 * Sends a request and resolves with a reply whose status the operation declares as a success. For anything else (a problem, another
 * status, no reply) it throws.
 */
export type Call<Options> = (operation: Operation, request: RequestParts, options?: Options) => Promise<RawAnswer>;
