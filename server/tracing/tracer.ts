import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A place in a trace, as W3C Trace Context passes it on. */
export type TracePlace = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

/** Longer ones are of a later version, which may add fields at the end. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The place in a `traceparent` header; undefined if there is none that can be read. */
export const readTraceparent = (header: string | undefined): TracePlace | undefined => {
  const [, version, traceId, spanId, flags, more] = TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  if (version === '00' && more !== undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

export const writeTraceparent = ({ traceId, spanId, isSampled }: TracePlace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** A finished piece of work. */
export type Span = Omit<TracePlace, 'isSampled'> & {
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: 'server' | 'client';
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly hasFailed: boolean;
};

/** The result of a span, once its work is done. */
export type EndedSpan = Pick<Span, 'name' | 'attributes' | 'hasFailed'>;

const nowMs = (): number => performance.timeOrigin + performance.now();

/** Follows requests through their calls to other systems. The work that runs inside of a span is found by its async context. */
export class Tracer {
  readonly #current = new AsyncLocalStorage<(TracePlace & { isOver: boolean }) | undefined>();
  readonly #finished: (span: Span) => void;
  readonly #ratio: number;
  readonly #draw: () => number;

  /** @param ratio of the traces that begin here and are recorded. Callers decide for those that begin with them. */
  constructor(finished: (span: Span) => void, ratio: number, draw: () => number = Math.random) {
    this.#finished = finished;
    this.#ratio = ratio;
    this.#draw = draw;
  }

  /** Headers that a call must send so that the other side continues the trace. */
  get headers(): Readonly<Record<string, string>> {
    const place = this.#current.getStore();
    return place === undefined ? {} : { traceparent: writeTraceparent(place) };
  }

  /** Serves a request, whose caller may have begun a trace. */
  serve<Result>(traceparent: string | undefined, work: () => Promise<Result>, end: () => EndedSpan): Promise<Result> {
    return this.#run('server', readTraceparent(traceparent), work, end);
  }

  /** Makes a call to another system. Work that goes on after its request has ended, such as a retry, begins a separate trace. */
  call<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const current = this.#current.getStore();
    return this.#run('client', current?.isOver === true ? undefined : current, work, () => ({
      name,
      attributes: {},
      hasFailed: false,
    }));
  }

  /** Does work that belongs to no request, whichever one has woken it. */
  outside<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#current.run(undefined, work);
  }

  async #run<Result>(
    kind: Span['kind'],
    parent: TracePlace | undefined,
    work: () => Promise<Result>,
    end: () => EndedSpan,
  ): Promise<Result> {
    const place = {
      isOver: false,
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      isSampled: parent?.isSampled ?? this.#draw() < this.#ratio,
    };
    const startedAtMs = nowMs();
    let hasThrown = true;
    try {
      const result = await this.#current.run(place, work);
      hasThrown = false;
      return result;
    } finally {
      place.isOver = true;
      if (place.isSampled) this.#finish(place, parent, kind, startedAtMs, end(), hasThrown);
    }
  }

  #finish(
    { traceId, spanId }: TracePlace,
    parent: TracePlace | undefined,
    kind: Span['kind'],
    startedAtMs: number,
    { name, attributes, hasFailed }: EndedSpan,
    hasThrown: boolean,
  ): void {
    this.#finished({
      ...{ traceId, spanId, parentId: parent?.spanId, kind, name, attributes, startedAtMs },
      ...{ endedAtMs: nowMs(), hasFailed: hasFailed || hasThrown },
    });
  }
}
