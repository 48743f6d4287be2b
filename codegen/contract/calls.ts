import { randomUUID } from 'node:crypto';
import { findFlaws, type Leniency } from './check-reply.ts';
import type { ContractSession, Exchange, Observed, Step } from './contract-session.ts';
import type { ContractTarget } from './target.ts';
import type { TargetDraft } from './target-draft.ts';
import { type WireRequest, wireRequest } from './wire.ts';

const isKey = ({ name, in: place }: { readonly name: string; readonly in: string }): boolean =>
  place === 'header' && name.toLowerCase() === 'idempotency-key';

/** Reports whether the operation takes the header Idempotency-Key. */
export const takesKey = ({ parameters, idempotent }: ContractTarget): boolean => idempotent || parameters.some(isKey);

/** The draft for the wire, with a fresh key if the operation takes one: a repeated key means the same request. */
export const written = (
  session: ContractSession,
  target: ContractTarget,
  draft: TargetDraft,
): WireRequest | undefined => {
  const wire = wireRequest(session.base, target, draft);
  if (!wire || !target.parameters.some(isKey) || draft.raw?.name.toLowerCase() === 'idempotency-key') return wire;
  return { ...wire, headers: { ...wire.headers, 'idempotency-key': randomUUID() } };
};

/** Sends a request with credentials; returns the exchange and its flaws. */
export const call = async (
  session: ContractSession,
  target: ContractTarget,
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
  const flaws = findFlaws(target, exchange.reply, leniency);
  return { exchange, observed: flaws.map((flaw) => ({ flaw, steps })) };
};

export const isSuccess = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300;
