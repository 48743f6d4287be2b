import type { Environment } from '../base/environment.ts';
import type { Tracing } from './trace-exporter.ts';

/**
 * Where traces go, from the variables that OpenTelemetry defines; undefined unless an endpoint is set.
 * @param refuse makes the error for an invalid variable.
 */
export const readTracing = (environment: Environment, refuse: (message: string) => Error): Tracing | undefined => {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: base = '',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url = base === '' ? '' : `${base.replace(/\/+$/, '')}/v1/traces`,
    OTEL_EXPORTER_OTLP_HEADERS: headers = '',
    OTEL_SERVICE_NAME: serviceName = 'pitboss',
    OTEL_TRACES_SAMPLER_ARG: ratio = '1',
    OTEL_SDK_DISABLED: disabled,
  } = environment;
  if (url === '' || disabled?.toLowerCase() === 'true') return undefined;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    // It may hold credentials.
    throw refuse('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https URL.');
  if (!/^(0(\.\d+)?|1(\.0+)?)$/.test(ratio))
    throw refuse(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not “${ratio}”.`);
  return { url, headers: headersOf(headers, refuse), serviceName, ratio: Number(ratio) };
};

/** `name=value,other=value`, percent-encoded. They may hold a token, so an error does not repeat them. */
const headersOf = (text: string, refuse: (message: string) => Error): Tracing['headers'] => {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  try {
    const headers = pairs.map((pair) => /^([^=]+)=(.*)$/.exec(pair.trim())?.slice(1).map(decodeURIComponent) ?? []);
    return Object.fromEntries(new Headers(headers.map(([name = '', value = '']): [string, string] => [name, value])));
  } catch {
    throw refuse('OTEL_EXPORTER_OTLP_HEADERS must look like name=value,other=value.');
  }
};
