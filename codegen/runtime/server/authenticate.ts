import { challengeOf, credentialsOf } from './credentials.ts';
import { Refused } from './fault.ts';
import type { HttpRequest } from './http-message.ts';
import type {
  Decision,
  Denied,
  Identity,
  Requirements,
  SecurityHandler,
  SecurityRequest,
  SecurityScheme,
} from './security.ts';

type Handlers = Readonly<Record<string, SecurityHandler>>;
type Secured = { readonly operationId: string; readonly security: Requirements };

/** Fails closed: a server with an operation that no handler could protect does not start. */
export const requireSecurityHandlers = (
  operations: readonly Secured[],
  schemes: Readonly<Record<string, SecurityScheme>>,
  handlers: Handlers,
): void => {
  for (const { operationId, security } of operations)
    for (const scheme of security.flatMap((alternative) => Object.keys(alternative))) {
      if (!Object.hasOwn(schemes, scheme))
        throw new Error(`${operationId} is secured by ${scheme}, which the document does not define`);
      if (!Object.hasOwn(handlers, scheme) || typeof handlers[scheme] !== 'function')
        throw new Error(`${operationId} is secured by ${scheme}: add security.${scheme} to the server's options`);
    }
};

/**
 * The callers of a request, by scheme. One alternative of the requirements must hold with all its schemes and scopes. Without credentials
 * an alternative that needs none is enough; with wrong ones it is not, so that a caller notices that a token has expired.
 * @throws Refused otherwise.
 */
export const authenticate = async (
  { operationId, security }: Secured,
  schemes: Readonly<Record<string, SecurityScheme>>,
  handlers: Handlers,
  request: HttpRequest,
  query: URLSearchParams,
  bytes: () => Promise<Uint8Array>,
): Promise<Readonly<Record<string, unknown>>> => {
  if (security.length === 0) return {};
  const { method, url, headers, native } = request;
  const common = { method, url, headers, native, operationId, bytes };
  const judge = judging(schemes, handlers, request, query, common);
  const verdicts: Verdict[] = [];
  for (const alternative of security) {
    const entries = Object.entries(alternative);
    const found: [string, Verdict][] = [];
    for (const [scheme, scopes] of entries) found.push([scheme, await judge(scheme, scopes)]);
    verdicts.push(...found.map(([, verdict]) => verdict));
    if (entries.length > 0 && found.every(([, verdict]) => verdict.is === 'admitted'))
      return Object.fromEntries(
        found.map(([scheme, verdict]) => [scheme, verdict.is === 'admitted' ? verdict.caller : undefined]),
      );
  }
  const isOpen = security.some((alternative) => Object.keys(alternative).length === 0);
  if (isOpen && verdicts.every(({ is }) => is === 'absent')) return {};
  throw refusalOf(verdicts, security, schemes);
};

type Verdict =
  | { readonly is: 'admitted'; readonly caller: unknown }
  | { readonly is: 'absent' | 'wrong' }
  | { readonly is: 'unscoped'; readonly scopes: readonly string[] }
  | { readonly is: 'denied'; readonly by: Denied };

/** Judges each scheme; its handler runs at most once per list of scopes. */
const judging = (
  schemes: Readonly<Record<string, SecurityScheme>>,
  handlers: Handlers,
  request: HttpRequest,
  query: URLSearchParams,
  common: Omit<SecurityRequest, 'scopes'>,
) => {
  const known = new Map<string, Promise<Verdict>>();
  const decide = async (name: string, scopes: readonly string[]): Promise<Verdict> => {
    const scheme = schemes[name];
    const handler = handlers[name];
    const credentials = scheme && credentialsOf(scheme, request, query);
    if (credentials === undefined || handler === undefined) return { is: 'absent' };
    const decision: Decision<unknown> = await handler(credentials as never, { ...common, scopes });
    return verdictOf(decision, scopes);
  };
  return (name: string, scopes: readonly string[]): Promise<Verdict> => {
    const key = `${name} ${scopes.join(' ')}`;
    const verdict = known.get(key) ?? decide(name, scopes);
    known.set(key, verdict);
    return verdict;
  };
};

const verdictOf = (decision: Decision<unknown>, scopes: readonly string[]): Verdict => {
  // A handler that forgets to return admits no caller.
  if (typeof decision !== 'object' || decision === null) return { is: 'wrong' };
  if ('deny' in decision) return { is: 'denied', by: decision };
  if (!('caller' in decision)) return { is: 'wrong' };
  const { caller, scopes: granted = [] }: Identity<unknown> = decision;
  const lacking = scopes.filter((scope) => !granted.includes(scope));
  return lacking.length > 0 ? { is: 'unscoped', scopes: lacking } : { is: 'admitted', caller };
};

const refusalOf = (
  verdicts: readonly Verdict[],
  security: Requirements,
  schemes: Readonly<Record<string, SecurityScheme>>,
): Refused => {
  const denied = verdicts.find((verdict) => verdict.is === 'denied');
  if (denied !== undefined) {
    const { deny, detail } = denied.by;
    return deny === 401 ? unauthorized(detail, security, schemes) : new Refused('denied', detail, { status: deny });
  }
  const unscoped = verdicts.find((verdict) => verdict.is === 'unscoped');
  if (unscoped !== undefined) return new Refused('forbidden', `Lacks the scope ${unscoped.scopes.join(', ')}.`);
  const isAbsent = verdicts.every(({ is }) => is === 'absent');
  return unauthorized(isAbsent ? 'Credentials are missing.' : 'The credentials are not valid.', security, schemes);
};

const unauthorized = (
  detail: string,
  security: Requirements,
  schemes: Readonly<Record<string, SecurityScheme>>,
): Refused => {
  const names = new Set(security.flatMap((alternative) => Object.keys(alternative)));
  const challenges = [...names].flatMap((name) => {
    const scheme = schemes[name];
    return scheme === undefined ? [] : (challengeOf(scheme) ?? []);
  });
  const headers: Readonly<Record<string, string>> =
    challenges.length > 0 ? { 'www-authenticate': [...new Set(challenges)].join(', ') } : {};
  return new Refused('unauthorized', detail, { headers });
};
