import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Call } from '../../generated/wallet/client.gen.ts';
import { type OutgoingCalls, ShuttingDown } from '../base/outgoing-calls.ts';
import { failed, NotDone } from './not-done.ts';
import { readSuccess } from './read-success.ts';

export type WalletAddress = {
  /** Where the operator's wallet is served; the operations' paths follow it. */
  readonly url: string;
  /** The bearer secret of both sides, and the key that requests are signed with. */
  readonly secret: string;
  readonly providerId: string;
  readonly timeoutMs: number;
};

export type Signed = {
  readonly id: string;
  /** No copy of this call was sent before: a conflict then proves that somebody repeated it on the way, so that it may have taken effect. */
  readonly isFirst?: boolean;
  /** The token of the session that the call is for, which the wallet may tell again and we must not. */
  readonly playerToken?: string | undefined;
  /** What a reply may have. */
  readonly replyBytesMax?: number;
};

const REPLY_BYTES_MAX = 64 * 1024;

/** The transport behind the generated client: signs, sends, limits time and size, and believes nothing that the spec does not say. */
export const walletTransport = ({ url, secret, timeoutMs }: WalletAddress, calls: OutgoingCalls): Call<Signed> => {
  const webhook = new Webhook(secret, { format: 'raw' });
  return async (operation, request, options = { id: randomUUID() }) => {
    const { id, replyBytesMax = REPLY_BYTES_MAX } = options;
    const body = JSON.stringify(request.body);
    const timestamp = new Date();
    let status: number | undefined;
    const exchange = async (signal: AbortSignal) => {
      const response = await fetch(`${url}${operation.path}`, {
        method: operation.method,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, application/problem+json',
          authorization: `Bearer ${secret}`,
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, timestamp, body),
        },
        body,
        redirect: 'manual',
        signal,
      });
      ({ status } = response);
      return { status, headers: response.headers, text: await readReply(response, replyBytesMax) };
    };
    const reply = await calls.within(timeoutMs, exchange).catch((error: unknown) => {
      throw silence(error, timeoutMs, status);
    });
    if (reply.text === undefined)
      throw failed(`The wallet answered ${reply.status} with more than ${replyBytesMax} bytes.`, reply.status);
    const { text, ...head } = reply;
    const said = { status: head.status, text };
    const { isFirst, playerToken } = options;
    return { ...head, body: readSuccess(operation, said, { isFirst, secret, playerToken }) };
  };
};

/** Reads as much as a reply may have, so that no wallet can fill our memory; undefined when there is more. */
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

/** Why there is no whole reply; the status has come when the wallet has begun one. */
const silence = (error: unknown, timeoutMs: number, status: number | undefined): NotDone => {
  const begun = status === undefined ? '' : ` It had begun to answer ${status}.`;
  const late = (detail: string) =>
    new NotDone({ outcome: 'uncertain', why: 'timeout', detail: detail + begun }, status);
  if (error instanceof ShuttingDown) return late('The platform is shutting down and waits for the wallet no longer.');
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return late(`The wallet did not answer within ${timeoutMs} ms.`);
  return failed(`The wallet could not be reached or broke off.${begun}`, status);
};
