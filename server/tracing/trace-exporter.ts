import type { Logger } from '../base/log.ts';
import type { Span } from './tracer.ts';

/** Where traces go, as OpenTelemetry's environment variables say. */
export type Tracing = {
  /** Takes OTLP over HTTP, in JSON. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of traces begun here that is recorded, from 0 to 1. */
  readonly ratio: number;
};

/** More are dropped: tracing must never cost memory without end. */
const WAITING_MAX = 4_096;
const BATCH = 512;
const INTERVAL_MS = 2_000;
const TIMEOUT_MS = 5_000;
const LOG_INTERVAL_MS = 60_000;

/** Sends spans in batches. Spans that a collector does not take are dropped, and the log says so once a minute. */
export class TraceExporter {
  readonly #to: Tracing;
  readonly #version: string;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #waiting: Span[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #dropped = 0;
  #loggedAtMs = Number.NEGATIVE_INFINITY;

  constructor(to: Tracing, version: string, log: Pick<Logger, 'warn'>) {
    this.#to = to;
    this.#version = version;
    this.#log = log;
  }

  add(span: Span): void {
    if (this.#waiting.length >= WAITING_MAX) {
      this.#drop(1, 'more spans than the collector takes');
      return;
    }
    this.#waiting.push(span);
    if (this.#waiting.length >= BATCH) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), INTERVAL_MS).unref();
  }

  /** Sends what waits. */
  async stop(): Promise<void> {
    await this.#flush();
  }

  #flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const spans = this.#waiting.splice(0, BATCH);
      const reason = await this.#post(spans);
      if (reason === undefined) continue;
      // The collector is probably down: what else waits would fail too, one timeout after the other.
      this.#drop(spans.length + this.#waiting.splice(0).length, reason);
    }
  }

  /** Sends spans. Returns why they were not taken; undefined if they were. */
  async #post(spans: readonly Span[]): Promise<string | undefined> {
    const { url, headers, serviceName } = this.#to;
    try {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(documentOf(spans, serviceName, this.#version)),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await body?.cancel();
      return ok ? undefined : `the collector answered ${status}`;
    } catch {
      return 'the collector could not be reached';
    }
  }

  #drop(count: number, reason: string): void {
    this.#dropped += count;
    const nowMs = performance.now();
    if (nowMs - this.#loggedAtMs < LOG_INTERVAL_MS) return;
    this.#loggedAtMs = nowMs;
    this.#log.warn({ dropped: this.#dropped, reason }, 'traces were not sent');
    this.#dropped = 0;
  }
}

const KINDS = { server: 2, client: 3 } as const;
const FAILED = { code: 2 };

/** An export request of OTLP, as its JSON encoding writes it: ids in hexadecimal, 64-bit numbers as text, enums as numbers. */
const documentOf = (spans: readonly Span[], serviceName: string, version: string) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': serviceName, 'service.version': version }) },
      scopeSpans: [{ scope: { name: 'pitboss', version }, spans: spans.map(spanOf) }],
    },
  ],
});

const spanOf = ({ traceId, spanId, parentId, name, kind, startedAtMs, endedAtMs, attributes, hasFailed }: Span) => ({
  ...{ traceId, spanId, ...(parentId === undefined ? {} : { parentSpanId: parentId }), name, kind: KINDS[kind] },
  startTimeUnixNano: nanosOf(startedAtMs),
  endTimeUnixNano: nanosOf(endedAtMs),
  attributes: attributesOf(attributes),
  status: hasFailed ? FAILED : {},
});

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

/** Exact to the microsecond, which is what the clock knows. */
const nanosOf = (ms: number): string => `${BigInt(Math.round(ms * 1000))}000`;
