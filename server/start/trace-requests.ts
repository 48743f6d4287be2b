import type { Trace } from '../http/interface.ts';
import type { Tracer } from '../tracing/tracer.ts';

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
