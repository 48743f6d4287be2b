import type { Logger } from '../base/log.ts';
import type { Observe, Trace } from '../http/interface.ts';
import type { Counts } from '../metrics/counts.ts';
import { NO_OPERATION } from '../metrics/families.ts';
import type { Tracer } from '../tracing/tracer.ts';

/** Observes each reply: counts it for metrics, logs it at level debug. Undefined for nothing, which then costs nothing. */
export const observeRequests = (log: Logger, counts: Pick<Counts, 'request'> | undefined): Observe | undefined => {
  const isLogged = log.isLevelEnabled('debug');
  if (counts === undefined && !isLogged) return undefined;
  return (operation, status, tookMs, { id, address, method, path }) => {
    counts?.request(operation ?? NO_OPERATION, status, tookMs);
    // The path without its query, which may carry a token.
    if (isLogged)
      log.debug({ request_id: id, method, path, operation, status, took_ms: Math.round(tookMs), address }, 'request');
  };
};

/** A span for each request, with what OpenTelemetry names so, and no query, which may carry a token. */
export const traceRequests =
  (tracer: Tracer): Trace =>
  ({ request, id, method, path }, work, end) => {
    const { traceparent } = request.headers;
    return tracer.serve(typeof traceparent === 'string' ? traceparent : undefined, work, () => {
      const { operationId, status } = end();
      return {
        name: operationId ?? method,
        attributes: {
          'http.request.method': method,
          'url.path': path,
          'http.response.status_code': status,
          'pitboss.request_id': id,
        },
        hasFailed: status >= 500,
      };
    });
  };
