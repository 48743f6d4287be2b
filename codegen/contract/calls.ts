import { randomUUID } from 'node:crypto';
import { flawsOf, type Leniency } from './check-reply.ts';
import type { Draft } from './draft.ts';
import type { Exchange, Observed, Session, Step } from './session.ts';
import type { Target } from './target.ts';
import { type WireRequest, wireRequest } from './wire.ts';

/** Methods that change nothing. */
const SAFE = new Set(['get', 'head', 'options', 'trace']);

export const isSafe = ({ method }: Target): boolean => SAFE.has(method);

const isKey = ({ name, in: place }: { readonly name: string; readonly in: string }): boolean =>
  place === 'header' && name.toLowerCase() === 'idempotency-key';

/** Whether the operation takes the header Idempotency-Key. */
export const takesKey = ({ parameters, idempotent }: Target): boolean => idempotent || parameters.some(isKey);

/** The draft for the wire, with a key of its own if the operation takes one: a key that returns means the same request. */
export const written = (session: Session, target: Target, draft: Draft): WireRequest | undefined => {
  const wire = wireRequest(session.base, target, draft);
  if (!wire || !target.parameters.some(isKey) || draft.raw?.name.toLowerCase() === 'idempotency-key') return wire;
  return { ...wire, headers: { ...wire.headers, 'idempotency-key': randomUUID() } };
};

/** Sends a request with credentials; returns the exchange and its flaws. */
export const call = async (
  session: Session,
  target: Target,
  request: WireRequest,
  leniency: Leniency,
  before: readonly Step[] = [],
): Promise<{ readonly exchange: Exchange; readonly observed: Observed[] }> => {
  const exchange = await session.ask(target, session.credentials.signed(target, request));
  const steps = [...before, exchange];
  // A server may reset the connection rather than read what it will refuse.
  if (exchange.flaw && leniency === 'transport' && exchange.flaw.key.endsWith('reset'))
    return { exchange, observed: [] };
  if (!exchange.reply) return { exchange, observed: exchange.flaw ? [{ flaw: exchange.flaw, steps }] : [] };
  session.note(target, exchange.reply);
  const flaws = flawsOf(target, exchange.reply, leniency);
  return { exchange, observed: flaws.map((flaw) => ({ flaw, steps })) };
};

export const isSuccess = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300;
