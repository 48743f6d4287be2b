import { type Refusal, refuse } from '../../platform/unit/reply.ts';
import type { Incoming, Interface } from './interface.ts';
import { readBody } from './read-body.ts';
import type { Resolved } from './resolve.ts';
import type { Body } from './validate.ts';

/** Receives a request once the caller is known: the permission, the body, the encoding of the address. */
export const receive = <Caller>(
  api: Interface<Caller>,
  resolved: Resolved,
  caller: Caller,
  incoming: Incoming,
): Body | Refusal | Promise<Body | Refusal> => {
  const { route, types } = resolved;
  const { request, path, querystring } = incoming;
  const refusal = api.permit(route, caller);
  if (refusal !== undefined) return refusal;
  const fault = undecodable('/path', path) ?? excessive(querystring) ?? undecodable('/query', querystring);
  if (types.length === 0) return fault ?? NO_BODY;
  const body = readBody(request, resolved, async () => api.turn?.(caller, incoming));
  // A fault of the body comes first.
  return fault === undefined ? body : body.then((read) => ('problem' in read ? read : fault));
};

/** Enough for every parameter of every operation, its lists included; the specs and the guides state it. */
export const QUERY_PARAMETERS_MAX = 200;

/** Refuses more parameters before any of them is decoded. */
const excessive = (querystring: string): Refusal | undefined => {
  let parameters = 1;
  for (let at = querystring.indexOf('&'); at >= 0; at = querystring.indexOf('&', at + 1)) parameters += 1;
  if (parameters <= QUERY_PARAMETERS_MAX) return undefined;
  const detail = `Expected at most ${QUERY_PARAMETERS_MAX} parameters.`;
  return refuse('validation_failed', { errors: [{ pointer: '/query', detail }] });
};

const NO_BODY: Body = Object.freeze({});

/**
 * Refuses a text that is not correctly percent-encoded. The decoder of parameters passes broken encoding through, and it would be taken for
 * a name that the caller did not send.
 */
const undecodable = (pointer: string, text: string): Refusal | undefined => {
  if (!text.includes('%')) return undefined;
  try {
    decodeURIComponent(text);
    return undefined;
  } catch {
    return refuse('validation_failed', { errors: [{ pointer, detail: 'Must be percent-encoded UTF-8.' }] });
  }
};
