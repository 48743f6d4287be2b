import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Call } from '../../generated/wallet/client.gen.ts';
import { type OutgoingCalls, ShuttingDown } from '../base/outgoing-calls.ts';
import { failed, NotDone } from './not-done.ts';
import { readSuccess, rejectsPlatform } from './read-success.ts';

export type WalletAddress = {
  /** The base URL of the operator's wallet. */
  readonly url: string;
  /** The shared bearer secrets, which also sign requests: the one to use, then the one that it replaces, if any. They may change. */
  readonly secrets: () => readonly string[];
  readonly providerId: string;
  readonly timeoutMs: number;
};

export type Signed = {
  readonly id: string;
  /** This call is sent for the first time: a conflict then proves that it was duplicated on the way and may have taken effect. */
  readonly isFirst?: boolean;
  /** The token of the call's session, which the wallet may echo and we must not. */
  readonly playerToken?: string | undefined;
  /** The maximum size of a reply. */
  readonly replyBytesMax?: number;
};

const REPLY_BYTES_MAX = 64 * 1024;

/**
 * The transport of the generated client: signs, sends, limits time and size, and accepts only what the spec allows. While a secret is being
 * replaced, a wallet may know only one of the two: a call that it rejects with the first is sent again, the same and under the same id,
 * with the other, which is then used until it is rejected too.
 */
export const walletTransport = ({ url, secrets, timeoutMs }: WalletAddress, calls: OutgoingCalls): Call<Signed> => {
  /** The one that the wallet accepted last. */
  let preferred: string | undefined;
  return async (operation, request, options = { id: randomUUID() }) => {
    const { id, replyBytesMax = REPLY_BYTES_MAX, isFirst, playerToken } = options;
    const body = JSON.stringify(request.body);
    let status: number | undefined;
    const send = async (secret: string, known: readonly string[], signal: AbortSignal) => {
      const timestamp = new Date();
      const response = await fetch(`${url}${operation.path}`, {
        method: operation.method,
        headers: {
          ...calls.traceHeaders,
          'content-type': 'application/json',
          accept: 'application/json, application/problem+json',
          authorization: `Bearer ${secret}`,
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
          'webhook-signature': known
            .map((each) => new Webhook(each, { format: 'raw' }).sign(id, timestamp, body))
            .join(' '),
        },
        body,
        redirect: 'manual',
        signal,
      });
      ({ status } = response);
      return { status, headers: response.headers, text: await readReply(response, replyBytesMax) };
    };
    const known = secrets();
    const exchange = async (signal: AbortSignal) => {
      const [first = '', second] = known.toSorted((a, b) => Number(b === preferred) - Number(a === preferred));
      const reply = await send(first, known, signal);
      if (second === undefined || !rejectsPlatform(reply)) return reply;
      status = undefined;
      const again = await send(second, known, signal);
      if (!rejectsPlatform(again)) preferred = second;
      return again;
    };
    const reply = await calls.traced(`wallet ${operation.path}`, timeoutMs, exchange).catch((error: unknown) => {
      throw silence(error, timeoutMs, status);
    });
    if (reply.text === undefined)
      throw failed(`The wallet answered ${reply.status} with more than ${replyBytesMax} bytes.`, reply.status);
    const { text, ...head } = reply;
    const said = { status: head.status, text };
    return { ...head, body: readSuccess(operation, said, { isFirst, secrets: known, playerToken }) };
  };
};

/** Reads a reply up to its maximum size, so that no wallet can exhaust memory; undefined when it is longer. */
const readReply = async (response: Response, bytesMax: number): Promise<string | undefined> => {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream and closes the connection.
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > bytesMax) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
};

/** The error for a missing or incomplete reply; the status is known once the wallet has started to answer. */
const silence = (error: unknown, timeoutMs: number, status: number | undefined): NotDone => {
  const begun = status === undefined ? '' : ` It had started to answer with ${status}.`;
  const late = (detail: string) =>
    new NotDone({ outcome: 'uncertain', why: 'timeout', detail: detail + begun }, status);
  if (error instanceof ShuttingDown) return late('The platform is shutting down and no longer waits for the wallet.');
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return late(`The wallet did not answer within ${timeoutMs} ms.`);
  return failed(`The wallet could not be reached or closed the connection.${begun}`, status);
};
