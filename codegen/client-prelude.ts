/** What of the client is the same for every interface, but for what only some of them have. */
export const preludeOf = ({
  hasRanges,
  hasChoices,
  hasTexts,
  hasStyles,
  hasServers,
}: Features): string => `/** What the transport is told of an operation. */
export type Operation = {
  readonly operationId: string;
  readonly method: string;
  /** A template: each \`{name}\` is replaced by the request's \`path\` of that name, percent-encoded. */
  readonly path: string;
  /** The content type of the request's body; null when it has none. */
  readonly body: string | null;${
    hasTexts
      ? `
  /** The content type of a body that is given as text, which is sent as it is. */
  readonly text?: string;`
      : ''
  }
${
  hasRanges
    ? `  /** The statuses of success: numbers, ranges such as \`2XX\`, and \`default\` for every status that is not named. */
  readonly statuses: readonly (number | string)[];`
    : `  /** The statuses of success. */
  readonly statuses: readonly number[];`
}
${
  hasChoices
    ? `  /** The security scheme, \`none\`, or any of a list of choices: of each all schemes, with their scopes. */
  readonly security: string | readonly { readonly [scheme: string]: readonly string[] }[];`
    : `  /** The kind of credentials, or \`none\`. */
  readonly security: string;`
}
  /** Whether the operation takes an idempotency key, so that a repetition under the same key does nothing twice. */
  readonly idempotent: boolean;
  /** The names that lead to the body's field for this key, if the header \`Idempotency-Key\` is not sent; null when it has none. */
  readonly keyField: readonly string[] | null;
  /** Whether it may be sent again as it is, without a key: it reads, or its spec says why a repetition does no harm. */
  readonly repeatable: boolean;
  /** Whether it answers one page of a listing: takes \`page\` and \`limit\`, and tells the number of all items in \`X-Total-Count\`. */
  readonly paged: boolean;
  /** The codes of the problems that it answers with. */
  readonly problems: readonly ProblemCode[];${
    hasStyles
      ? `
  /**
   * Parameters that are written in a way of their own: a list in one text, with commas, spaces or bars between its items; \`deep\`, an
   * object in the query, as \`name[field]=value\`.
   */
  readonly styles?: { readonly [parameter: string]: 'comma' | 'space' | 'pipe' | 'deep' };`
      : ''
  }${
    hasServers
      ? `
  /** The address of the server, when the operation has one of its own. */
  readonly server?: string;`
      : ''
  }
};

/** The parts of a request. A query value that is an array is sent as a repeated key; one that is undefined is left out. */
export type RequestParts = {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

/** Headers of a reply; those of fetch fit. */
export type AnswerHeaders = { get(name: string): string | null };

/** A reply of success as the transport returns it: the body parsed, undefined when there is none. */
export type RawAnswer = { readonly status: number; readonly headers: AnswerHeaders; readonly body: unknown };

/**
 * The transport: sends a request and resolves with a reply whose status is one of the operation's. Everything else (a problem, another
 * status, no reply) it throws, as an error of its own.
 */
export type Call<Options> = (operation: Operation, request: RequestParts, options?: Options) => Promise<RawAnswer>;

${hasRanges ? RANGED_ANSWER : ANSWER}`;

export type Features = {
  /** Whether a status of success may be a range. */
  readonly hasRanges: boolean;
  /** Whether the credentials of an operation may be several. */
  readonly hasChoices: boolean;
  /** Whether a body may be text that is sent as it is. */
  readonly hasTexts: boolean;
  readonly hasStyles: boolean;
  readonly hasServers: boolean;
};

const ANSWER = `/** A declared success, told apart by its status. */
export type Answer<Responses> = {
  [Status in keyof Responses & number]: { readonly status: Status; readonly headers: AnswerHeaders; readonly body: Responses[Status] };
}[keyof Responses & number];`;

const RANGED_ANSWER = `/** A declared success, told apart by its status where it is one. */
export type Answer<Responses> = {
  [Status in keyof Responses]: {
    readonly status: Status extends number ? Status : number;
    readonly headers: AnswerHeaders;
    readonly body: Responses[Status];
  };
}[keyof Responses];`;
