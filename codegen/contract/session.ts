import type { Document } from '../document.ts';
import { arbitraries } from './arbitrary.ts';
import { isJsonType } from './body.ts';
import type { Flaw } from './checks.ts';
import type { Credentials } from './credentials.ts';
import type { Maker } from './drafts.ts';
import { IdPool } from './pool.ts';
import { NoReply, type Send, type WireReply } from './send.ts';
import { declaredFor, type Target } from './target.ts';
import type { WireRequest } from './wire.ts';

/** A request and its reply, if it got one. */
export type Step = { readonly request: WireRequest; readonly reply?: WireReply };

/** A flaw, and the requests that show it, the last of which does. */
export type Observed = { readonly flaw: Flaw; readonly steps: readonly Step[] };

/** The reply to a request, or the flaw that there was none. */
export type Exchange = Step & { readonly flaw?: Flaw };

/** One run against one server. */
export class Session {
  readonly document: Document;
  readonly base: string;
  readonly targets: readonly Target[];
  readonly credentials: Credentials;
  readonly maker: Maker;
  /** How often each operation answered with each status. */
  readonly seen = new Map<string, Map<number, number>>();
  requests = 0;
  /** Requests in a row that reached no server. */
  #lost = 0;
  readonly #send: Send;

  constructor(document: Document, base: string, targets: readonly Target[], credentials: Credentials, send: Send) {
    const pool = new IdPool(
      targets.flatMap(({ parameters }) => parameters.flatMap(({ name, in: place }) => (place === 'path' ? name : []))),
    );
    this.document = document;
    this.base = base;
    this.targets = targets;
    this.credentials = credentials;
    this.#send = send;
    this.maker = { document, pool, values: arbitraries(document, (name) => pool.of(name)) };
  }

  /** Whether the server seems to be gone. */
  get isLost(): boolean {
    return this.#lost >= 3;
  }

  async ask(target: Target, request: WireRequest): Promise<Exchange> {
    this.requests += 1;
    try {
      const reply = await this.#send(request);
      this.#lost = 0;
      return { request, reply };
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      if (/ECONNREFUSED|ENOTFOUND|EHOSTUNREACH/.test(error.message)) this.#lost += 1;
      const kind = /within/.test(error.message) ? 'late' : 'reset';
      return {
        request,
        flaw: { check: 'no-reply', says: error.message, pointer: target.place.pointer, key: `no-reply ${kind}` },
      };
    }
  }

  /** Counts a reply to a call of an operation, and keeps the identifiers in it. */
  note(target: Target, reply: WireReply): void {
    const counts = this.seen.get(target.operationId) ?? new Map<number, number>();
    this.seen.set(target.operationId, counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1));
    if (reply.status >= 300) return;
    const type = reply.headers['content-type'] ?? '';
    if (!isJsonType(type) || reply.text === '') return;
    try {
      const names = declaredFor(target, reply.status)?.reply.types;
      this.maker.pool.gather(target.path, names?.values().next().value, JSON.parse(reply.text));
    } catch {
      // A reply that is not JSON is a finding elsewhere.
    }
  }
}
