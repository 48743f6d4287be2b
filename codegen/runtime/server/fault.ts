/** The reason that the server itself refuses a request. */
export type Fault = {
  readonly kind: FaultKind;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** The faulty places: `/query/limit`, `/path/id`, `/header/x-key`, `/cookie/visit`, `/body/isbn`. */
  readonly errors?: readonly PointerFault[];
  /** Headers that belong to the refusal, such as `allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The operation, once it is known. */
  readonly operationId?: string;
};

export type PointerFault = { readonly pointer: string; readonly detail: string };

export type FaultKind = keyof typeof FAULTS;

const FAULTS = {
  malformed_request: [400, 'Malformed request'],
  invalid_request: [400, 'Invalid request'],
  unauthorized: [401, 'Unauthorized'],
  forbidden: [403, 'Forbidden'],
  denied: [403, 'Denied'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  not_acceptable: [406, 'Not acceptable'],
  content_too_large: [413, 'Content too large'],
  unsupported_media_type: [415, 'Unsupported media type'],
  internal_error: [500, 'Internal server error'],
  not_implemented: [501, 'Not implemented'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

/** Ends a request with a fault. The server throws and catches it; handlers return declared replies instead. */
export class Refused extends Error {
  readonly fault: Fault;
  constructor(kind: FaultKind, detail: string, more: Partial<Pick<Fault, 'status' | 'errors' | 'headers'>> = {}) {
    super(detail);
    const [status, title] = FAULTS[kind];
    this.fault = { kind, status, title, detail, ...more };
  }
}

/** The reply that shows a fault to the caller. */
export type FaultReply = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The default is `application/problem+json`. */
  readonly contentType?: string;
  /** Written as JSON, unless it is a string. */
  readonly body: unknown;
};

/** Problem details, RFC 9457. */
export const problemOf = ({ status, title, detail, errors }: Fault): FaultReply => ({
  body: { type: 'about:blank', title, status, detail, ...(errors === undefined ? {} : { errors }) },
});
