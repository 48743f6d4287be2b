import type { OperationDefinition } from './definition.ts';
import { type HttpReply, type HttpRequest, headerOf } from './http-message.ts';
import type { SecurityScheme } from './security.ts';

/** Allows pages of other origins to call from a browser. */
export type CorsOptions = {
  /** Origins such as `https://app.example.com`, a function that knows them, or `*` for all. */
  readonly origins: '*' | readonly string[] | ((origin: string) => boolean);
  /** Lets the browser add cookies and other credentials; not allowed with `*`. The default is no. */
  readonly credentials?: boolean;
  /** Request headers that pages may send, besides those that the document declares. */
  readonly requestHeaders?: readonly string[];
  /** Headers of replies that pages may read, besides those that the document declares. */
  readonly exposedHeaders?: readonly string[];
  /** The time for which a browser may cache a preflight reply; the default is 600. */
  readonly maxAgeSeconds?: number;
};

export type Cors = {
  /** The reply to a browser that asks what it may send. */
  preflight(methods: readonly string[], asked: OperationDefinition | undefined): HttpReply;
  /** A reply as the page that asked may read it. */
  shared(request: HttpRequest, reply: HttpReply, operation: OperationDefinition | undefined): HttpReply;
};

const MAX_AGE_SECONDS = 600;

/** A browser asks whether it may send a request before it does. */
export const isPreflight = (method: string, request: HttpRequest): boolean =>
  method === 'OPTIONS' && headerOf(request, 'access-control-request-method') !== undefined;

/** @throws Error for origins that no browser sends, or that are not safe. */
export const corsOf = (options: CorsOptions, schemes: Readonly<Record<string, SecurityScheme>>): Cors => {
  const { origins, credentials = false, requestHeaders = [], exposedHeaders = [] } = options;
  const { maxAgeSeconds = MAX_AGE_SECONDS } = options;
  if (origins === '*' && credentials) throw new Error('cors.credentials needs a list of origins, not *');
  if (typeof origins === 'object')
    for (const origin of origins)
      if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#@\s]+$/.test(origin) || origin !== origin.toLowerCase())
        throw new Error(`cors.origins has ${origin}, which is not an origin such as https://app.example.com`);
  const allows = (origin: string): boolean => {
    if (typeof origins === 'function') return origins(origin);
    return origins === '*' || origins.includes(origin);
  };

  const sentBy = ({ sends = [], body, security, replies }: OperationDefinition): string[] => {
    const named = security.flatMap((alternative) => Object.keys(alternative).map((name) => schemes[name]));
    const places = named.flatMap((scheme) => {
      if (scheme === undefined || scheme.type === 'mutualTLS') return [];
      if (scheme.type !== 'apiKey') return ['authorization'];
      return scheme.in === 'header' && scheme.name !== undefined ? [scheme.name.toLowerCase()] : [];
    });
    // A page continues a stream of events with it.
    const isStream = Object.values(replies).some(({ types }) =>
      types.some((type) => type.startsWith('text/event-stream')),
    );
    return [...sends, ...(body ? ['content-type'] : []), ...places, ...(isStream ? ['last-event-id'] : [])];
  };

  return {
    preflight: (methods, asked) => {
      const headers = listed([...(asked ? sentBy(asked) : []), ...requestHeaders]);
      return {
        status: 204,
        headers: {
          'access-control-allow-methods': methods.join(', '),
          ...(headers === '' ? {} : { 'access-control-allow-headers': headers }),
          'access-control-max-age': String(maxAgeSeconds),
        },
        body: null,
      };
    },
    shared: (request, reply, operation) => {
      const origin = headerOf(request, 'origin');
      const isAllowed = origin !== undefined && allows(origin);
      const { vary, ...headers } = reply.headers;
      const varies = [...(vary === undefined ? [] : [vary].flat()), ...(origins === '*' ? [] : ['Origin'])].join(', ');
      const kept = isAllowed ? headers : withoutCors(headers);
      const exposed = isPreflight(request.method.toUpperCase(), request)
        ? ''
        : listed([...(operation?.exposes ?? []), ...exposedHeaders]);
      return {
        ...reply,
        headers: {
          ...kept,
          ...(varies === '' ? {} : { vary: varies }),
          ...(isAllowed ? { 'access-control-allow-origin': origins === '*' ? '*' : origin } : {}),
          ...(isAllowed && credentials ? { 'access-control-allow-credentials': 'true' } : {}),
          ...(isAllowed && exposed !== '' ? { 'access-control-expose-headers': exposed } : {}),
        },
      };
    },
  };
};

const listed = (names: readonly string[]): string => [...new Set(names.map((name) => name.toLowerCase()))].join(', ');

/** A page that may not call learns nothing of what others may. */
const withoutCors = (headers: HttpReply['headers']): HttpReply['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control-')));
