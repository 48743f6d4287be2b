import type { IncomingMessage } from 'node:http';
import type { Refusal } from '../../platform/unit/reply.ts';
import type { PlatformReply } from './answer.ts';
import type { Validators } from './receive.ts';

/** One operation of the generated route table. */
export type Route = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly section: string;
  readonly mode: 'read' | 'write' | 'chain';
  readonly permission: null | 'self' | { readonly resource: string; readonly permission: string };
  /** The account types that may call it; null for all. */
  readonly accounts: readonly string[] | null;
  readonly body: string | null;
  readonly bodyRequired: boolean;
  readonly problems: readonly string[];
  readonly idempotent: boolean;
};

/** A request before anything of it has been judged. */
export type Incoming = {
  readonly request: IncomingMessage;
  /** The caller's own id of the request, or ours. */
  readonly id: string;
  /** The client's network address. */
  readonly address: string;
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  /** The path below which a proxy serves the platform, which it has stripped; empty without one. */
  readonly prefix: string;
  readonly querystring: string;
};

/** The parts of a request, validated. */
export type ParsedParts = {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
};

/** Learns of each reply, once it is handed to the connection. No operation: another address, such as a page of the documentation. */
export type Observe = (
  operationId: string | undefined,
  status: number,
  tookMs: number,
  from: Pick<Incoming, 'id' | 'address' | 'method' | 'path'>,
) => void;

/** Runs the work of a request inside a span. When it is done, `end` returns the operation, if it was one, and the status. */
export type Trace = (
  from: Pick<Incoming, 'request' | 'id' | 'method' | 'path'>,
  work: () => Promise<void>,
  end: () => { readonly operationId: string | undefined; readonly status: number },
) => Promise<void>;

/** At once if the caller is known already. */
export type Authenticate<Caller> = (incoming: Incoming) => Caller | Refusal | Promise<Caller | Refusal>;

export type RequestLimit = (incoming: Incoming) => Promise<Refusal | undefined>;

/** An HTTP interface. */
export type Interface<Caller> = {
  readonly document: object;
  readonly routes: readonly Route[];
  readonly requests: Readonly<Record<string, Validators>>;
  /** Identifies or refuses the caller, for each security scheme of the document. */
  readonly authenticate: Readonly<Record<string, Authenticate<Caller>>>;
  /** The caller of operations that need no authentication. */
  readonly anonymous: Caller;
  /** The limit of a route, if it has one: refuses a client before anything else of the request is looked at. Asked once, at start. */
  limit?(route: Route): RequestLimit | undefined;
  /** Resolves when a caller may have a large body parsed, which holds up everything else. */
  turn?(caller: Caller, incoming: Incoming): Promise<void>;
  /** Refuses a caller who may not use this operation. */
  permit(route: Route, caller: Caller): Refusal | undefined;
  /** Runs the handler in its unit of work. */
  run(route: Route, parts: ParsedParts, caller: Caller, incoming: Incoming): Promise<PlatformReply>;
};
