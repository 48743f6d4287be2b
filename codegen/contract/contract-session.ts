import type { Document } from '../read/document/document.ts';
import { arbitraries } from './arbitrary.ts';
import { isJsonType } from './body.ts';
import type { Flaw } from './checks.ts';
import type { ContractCredentials } from './contract-credentials.ts';
import type { Maker } from './drafts.ts';
import { IdPool } from './pool.ts';
import { NoReply, type SendRequest, type WireReply } from './send-request.ts';
import { type ContractTarget, declaredReply, isSafe } from './target.ts';
import type { WireRequest } from './wire.ts';

/** A request and its reply, if it got one. */
export type Step = { readonly request: WireRequest; readonly reply?: WireReply };

/** A flaw, and the requests that show it, the last of which does. */
export type Observed = { readonly flaw: Flaw; readonly steps: readonly Step[] };

/** The reply to a request, or the flaw that there was none. */
export type Exchange = Step & { readonly flaw?: Flaw };

/** The number of operations in a row that must refuse the credentials before they count as no longer valid. */
const REFUSALS_MAX = 4;

/** One run against one server. */
export class ContractSession {
  readonly document: Document;
  readonly base: string;
  readonly targets: readonly ContractTarget[];
  readonly credentials: ContractCredentials;
  readonly maker: Maker;
  /** Counts the replies of each operation by status. */
  readonly seen = new Map<string, Map<number, number>>();
  requests = 0;
  /** The last operation that changed something, and those that refused the credentials since one accepted them. */
  #changed: ContractTarget | undefined;
  readonly #refused = new Set<string>();
  /** Requests in a row that reached no server. */
  #lost = 0;
  readonly #send: SendRequest;

  constructor(
    document: Document,
    base: string,
    targets: readonly ContractTarget[],
    credentials: ContractCredentials,
    send: SendRequest,
  ) {
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

  /** True if the server seems to be gone. */
  get isLost(): boolean {
    return this.#lost >= 3;
  }

  /** Set if the credentials are no longer accepted, with the operation that changed something last. */
  get refusal(): { readonly after: string | undefined } | undefined {
    return this.#refused.size < REFUSALS_MAX ? undefined : { after: this.#changed?.operationId };
  }

  async ask(target: ContractTarget, request: WireRequest): Promise<Exchange> {
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
  note(target: ContractTarget, reply: WireReply): void {
    const counts = this.seen.get(target.operationId) ?? new Map<number, number>();
    this.seen.set(target.operationId, counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1));
    if (this.credentials.isSecured(target) && this.credentials.canCall(target)) {
      if (reply.status === 401) this.#refused.add(target.operationId);
      else this.#refused.clear();
    }
    if (reply.status >= 300) return;
    if (!isSafe(target)) this.#changed = target;
    const type = reply.headers['content-type'] ?? '';
    if (!isJsonType(type) || reply.text === '') return;
    try {
      const names = declaredReply(target, reply.status)?.reply.types;
      this.maker.pool.gather(target.path, names?.values().next().value, JSON.parse(reply.text));
    } catch {
      // A reply that is not JSON is a finding elsewhere.
    }
  }
}
