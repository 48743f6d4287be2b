import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { OperationId } from '../../generated/wallet/client.gen.ts';
import { routes } from '../../generated/wallet/operations.gen.ts';
import { NotDone } from '../../server/wallet-client/not-done.ts';
import { readSuccess } from '../../server/wallet-client/read-success.ts';

/** The differences between a call and one that the platform makes. */
export type Changes = {
  /** Sent in place of the body's JSON. */
  readonly raw?: string;
  /** Signed in place of what is sent. */
  readonly signed?: string;
  /** Each signs, in this order. */
  readonly signedWith?: readonly string[];
  readonly signedAtMs?: number;
  /** Replace the headers of these names; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly path?: string;
  readonly method?: string;
};

/** A call and its reply, as the platform understands it. */
export type SeenCall = {
  readonly operationId: OperationId;
  readonly sent: string;
  /** Undefined if no reply came. */
  readonly status: number | undefined;
  readonly text: string;
  /** The wallet's clock, as its reply gives it. */
  readonly date?: string | null;
  readonly outcome: 'done' | 'refused' | 'uncertain';
  /** The code of a refusal: the wallet's, or `status 404` without one. */
  readonly code: string;
  /** The reason an outcome is uncertain. */
  readonly why: string;
  /** A valid body of a success. */
  readonly body: Readonly<Record<string, unknown>>;
};

export type WalletProbe = {
  readonly secret: string;
  call(operationId: OperationId, body: object, changes?: Changes): Promise<SeenCall>;
};

/** Calls a wallet as the platform does, or with a fault, and judges each reply with the platform's own rules. */
export const createProbe = (url: string, secret: string, timeoutMs: number): WalletProbe => ({
  secret,
  call: async (operationId, body, changes = {}) => {
    const sent = changes.raw ?? JSON.stringify(body);
    const nothing = { operationId, sent, code: '', why: '', body: {} };
    try {
      const response = await fetch(`${url}${changes.path ?? pathOf(operationId)}`, {
        method: changes.method ?? 'POST',
        headers: headersOf(sent, secret, changes),
        ...(changes.method === 'GET' ? {} : { body: sent }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      const text = await response.text();
      return {
        ...nothing,
        status,
        text,
        date: response.headers.get('date'),
        ...understood(operationId, { status, text }, secret),
      };
    } catch (error) {
      return { ...nothing, status: undefined, text: '', outcome: 'uncertain', why: silence(error, timeoutMs) };
    }
  },
});

const pathOf = (operationId: OperationId): string =>
  routes.find((route) => route.operationId === operationId)?.path ?? '';

const headersOf = (sent: string, secret: string, changes: Changes): [string, string][] => {
  const id = randomUUID();
  const at = new Date(changes.signedAtMs ?? Date.now());
  const signed = changes.signed ?? sent;
  const signatures = (changes.signedWith ?? [secret]).map((key) =>
    new Webhook(key, { format: 'raw' }).sign(id, at, signed),
  );
  const headers: Record<string, string | null> = {
    'content-type': 'application/json',
    accept: 'application/json, application/problem+json',
    authorization: `Bearer ${secret}`,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
    ...changes.headers,
  };
  return Object.entries(headers).filter((header): header is [string, string] => header[1] !== null);
};

const understood = (
  operationId: OperationId,
  reply: { readonly status: number; readonly text: string },
  secret: string,
): Pick<SeenCall, 'outcome'> & Partial<SeenCall> => {
  try {
    const body = readSuccess({ operationId }, reply, { secrets: [secret] });
    return { outcome: 'done', body: body as SeenCall['body'] };
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    const { answer } = error;
    return answer.outcome === 'refused'
      ? { outcome: 'refused', code: answer.code }
      : { outcome: 'uncertain', why: answer.detail };
  }
};

const silence = (error: unknown, timeoutMs: number): string => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return `No reply within ${timeoutMs} ms.`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `The wallet could not be reached or closed the connection (${cause instanceof Error ? cause.message : cause}).`;
};
