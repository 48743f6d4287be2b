import type { CallOptions } from './client-options.ts';
import type { Operation, RequestBody, RequestParts, Values } from './operation.ts';

/** A request that can be sent, and sent again; only the credentials are missing. */
export type OutgoingRequest = {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: RequestBody | undefined;
  readonly idempotencyKey: string | undefined;
};

/**
 * Builds a request from an operation's template.
 * @param shared the headers of every request, names in lower case.
 * @throws TypeError for a part that cannot be sent.
 */
export const createRequest = (
  baseUrl: string,
  operation: Operation,
  parts: RequestParts,
  options: CallOptions,
  shared: Readonly<Record<string, string>>,
): OutgoingRequest => {
  const headers: Record<string, string> = { accept: operation.accept ?? 'application/json', ...shared };
  for (const [name, value] of Object.entries({ ...parts.headers, ...options.headers }))
    if (value !== undefined)
      headers[name.toLowerCase()] = operation.styles?.headers?.[name.toLowerCase()]?.(name, value) ?? String(value);
  operation.cookies?.(parts.cookies ?? {}, headers);
  const idempotencyKey = operation.key?.(parts, options.idempotencyKey, headers);
  let body: RequestBody | undefined;
  if (operation.body && parts.body !== undefined) {
    const asked = headers['content-type'];
    const sent = operation.send?.(parts.body, operation.body, asked) ?? {
      type: asked ?? operation.body,
      body: JSON.stringify(parts.body),
    };
    body = sent.body;
    if (sent.type) headers['content-type'] = sent.type;
    // fetch writes the type itself, with the boundary of a multipart body.
    else delete headers['content-type'];
  }
  return { url: urlOf(baseUrl, operation, parts), headers, body, idempotencyKey };
};

/** The address of a request, without credentials. */
export const urlOf = (baseUrl: string, operation: Operation, { path = {}, query = {} }: RequestParts): string =>
  `${serverOf(baseUrl, operation.server)}${fillPath(operation, path)}${queryString(operation, query)}`;

/** An operation's own server may be relative to the client's. */
const serverOf = (baseUrl: string, server: string | undefined): string =>
  server ? new URL(server, baseUrl).href.replace(/\/+$/, '') : baseUrl;

const fillPath = ({ path, styles }: Operation, values: Values): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    // An empty, `.` or `..` segment would address another operation.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`path.${name} must be an id, not “${value}”.`);
    return styles?.path?.[name]?.(name, values[name]) ?? encodeURIComponent(value);
  });

/** OpenAPI leaves open how an object in a list is written: as JSON. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A template may have a query already. */
const queryString = ({ path, styles }: Operation, values: Values): string => {
  const text = Object.entries(values)
    .flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      return (
        styles?.query?.[name]?.(name, value) ??
        [value]
          .flat()
          .map((one) => (one == null ? '' : String(new URLSearchParams([[name, textOf(one)]])).replaceAll('+', '%20')))
      );
    })
    .filter(Boolean)
    .join('&');
  return text && (path.includes('?') ? '&' : '?') + text;
};
