/** The part of the client that is the same for every interface, except for features that only some have. */
export const preludeOf = ({
  hasRanges,
  hasChoices,
  hasTexts,
  hasStyles,
  hasServers,
}: Features): string => `/** An operation as the transport sees it. */
export type Operation = {
  readonly operationId: string;
  readonly method: string;
  /** A template: each \`{name}\` is replaced by the request's \`path\` parameter of that name, percent-encoded. */
  readonly path: string;
  /** The content type of the request's body; null if it has none. */
  readonly body: string | null;${
    hasTexts
      ? `
  /** The content type of a body that is passed as text and sent unchanged. */
  readonly text?: string;`
      : ''
  }
${
  hasRanges
    ? `  /** Success statuses: numbers, ranges such as \`2XX\`, and \`default\` for every status that is not listed. */
  readonly statuses: readonly (number | string)[];`
    : `  /** Success statuses. */
  readonly statuses: readonly number[];`
}
${
  hasChoices
    ? `  /** The security scheme, \`none\`, or a list of alternatives, each with all its schemes and their scopes. */
  readonly security: string | readonly { readonly [scheme: string]: readonly string[] }[];`
    : `  /** The kind of credentials, or \`none\`. */
  readonly security: string;`
}
  /** Whether the operation takes an idempotency key, so that repeating it with the same key has no further effect. */
  readonly idempotent: boolean;
  /** The path to the body's field for the key, used if the header \`Idempotency-Key\` is not sent; null if there is none. */
  readonly keyField: readonly string[] | null;
  /** Whether it may be repeated without a key: it only reads, or its spec says why repeating it is harmless. */
  readonly repeatable: boolean;
  /** Whether it returns a list in pages: takes \`page\` and \`limit\`, and returns the total in \`X-Total-Count\`. */
  readonly paged: boolean;
  /** The problem codes that it can return. */
  readonly problems: readonly ProblemCode[];${
    hasStyles
      ? `
  /**
   * Parameters with a special serialization: a list in one value, separated by commas, spaces or pipes; \`deep\`, an object in the query,
   * as \`name[field]=value\`.
   */
  readonly styles?: { readonly [parameter: string]: 'comma' | 'space' | 'pipe' | 'deep' };`
      : ''
  }${
    hasServers
      ? `
  /** The server's address, if the operation has its own. */
  readonly server?: string;`
      : ''
  }
};

/** The parts of a request. An array in the query is sent as a repeated key; undefined is left out. */
export type RequestParts = {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

/** The reply's headers; compatible with fetch. */
export type AnswerHeaders = { get(name: string): string | null };

/** A successful reply as the transport returns it: the body parsed, undefined if there is none. */
export type RawAnswer = { readonly status: number; readonly headers: AnswerHeaders; readonly body: unknown };

/**
 * The transport: sends a request and resolves with a reply whose status the operation declares as a success. For anything else (a problem,
 * another status, no reply) it throws its own error.
 */
export type Call<Options> = (operation: Operation, request: RequestParts, options?: Options) => Promise<RawAnswer>;

${hasRanges ? RANGED_ANSWER : ANSWER}`;

export type Features = {
  /** Whether a success status may be a range. */
  readonly hasRanges: boolean;
  /** Whether an operation may accept several kinds of credentials. */
  readonly hasChoices: boolean;
  /** Whether a body may be text that is sent unchanged. */
  readonly hasTexts: boolean;
  readonly hasStyles: boolean;
  readonly hasServers: boolean;
};

const ANSWER = `/** A declared success reply, discriminated by its status. */
export type Answer<Responses> = {
  [Status in keyof Responses & number]: { readonly status: Status; readonly headers: AnswerHeaders; readonly body: Responses[Status] };
}[keyof Responses & number];`;

const RANGED_ANSWER = `/** A declared success reply, discriminated by its status unless that is a range. */
export type Answer<Responses> = {
  [Status in keyof Responses]: {
    readonly status: Status extends number ? Status : number;
    readonly headers: AnswerHeaders;
    readonly body: Responses[Status];
  };
}[keyof Responses];`;
