import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { readTraceparent, type TracePlace, writeTraceparent } from './traceparent.ts';

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

/** What a span turned out to be, once its work is done. */
export type Ended = Pick<Span, 'name' | 'attributes' | 'hasFailed'>;

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

  /** What a call must send so that the other side continues the trace. */
  get headers(): Readonly<Record<string, string>> {
    const place = this.#current.getStore();
    return place === undefined ? {} : { traceparent: writeTraceparent(place) };
  }

  /** Serves a request, whose caller may have begun a trace. */
  serve<Result>(traceparent: string | undefined, work: () => Promise<Result>, end: () => Ended): Promise<Result> {
    return this.#run('server', readTraceparent(traceparent), work, end);
  }

  /** Makes a call to another system. What goes on after its request has ended, such as a retry, begins a trace of its own. */
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
    end: () => Ended,
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
    { name, attributes, hasFailed }: Ended,
    hasThrown: boolean,
  ): void {
    this.#finished({
      ...{ traceId, spanId, parentId: parent?.spanId, kind, name, attributes, startedAtMs },
      ...{ endedAtMs: nowMs(), hasFailed: hasFailed || hasThrown },
    });
  }
}
