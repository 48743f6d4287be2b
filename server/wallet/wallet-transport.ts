import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Call, Operation } from '../../generated/wallet/client.gen.ts';
import { replies } from '../../generated/wallet/replies.gen.mjs';
import type { WalletAnswer } from '../../handlers/operator-wallet.ts';
import { isProblem } from '../http/is-problem.ts';

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
  /** What a reply may have. */
  readonly replyBytesMax?: number;
};

type Failure = Exclude<WalletAnswer<never>, { outcome: 'done' }>;

/** The call did not end in an acknowledged success; what that means is an outcome of its own. */
export class NotDone extends Error {
  readonly answer: Failure;
  /** Undefined when the wallet did not get as far. */
  readonly status: number | undefined;
  constructor(answer: Failure, status?: number) {
    super(answer.outcome === 'refused' ? answer.code : answer.detail);
    this.answer = answer;
    this.status = status;
  }
}

/** These say nothing about whether the call took effect. */
const UNCERTAIN_CLIENT_STATUSES = new Set([408, 425, 429]);
const REPLY_BYTES_MAX = 64 * 1024;
/** A code ends up in our own refusals, in the store and in the log. */
const CODE = /^[a-z0-9_]{1,64}$/;

/** The transport behind the generated client: signs, sends, limits time and size, and believes nothing that the spec does not say. */
export const walletTransport = ({ url, secret, timeoutMs }: WalletAddress): Call<Signed> => {
  const webhook = new Webhook(secret, { format: 'raw' });
  return async (operation, request, options = { id: randomUUID() }) => {
    const { id, replyBytesMax = REPLY_BYTES_MAX } = options;
    const body = JSON.stringify(request.body);
    const timestamp = new Date();
    let response: Response | undefined;
    let text: string | undefined;
    try {
      response = await fetch(`${url}${operation.path}`, {
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
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await readReply(response, replyBytesMax);
    } catch (error) {
      throw new NotDone(silence(error, timeoutMs), response?.status);
    }
    const { status, headers } = response;
    if (text === undefined)
      throw failed(`The wallet answered ${status} with more than ${replyBytesMax} bytes.`, status);
    return { status, headers, body: accept(operation, options, status, parsed(text)) };
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

/** A success that cannot be believed, or a failure that says nothing about the effect. */
export const failed = (detail: string, status: number): NotDone =>
  new NotDone({ outcome: 'uncertain', why: 'failed', detail }, status);

const silence = (error: unknown, timeoutMs: number): Failure =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? { outcome: 'uncertain', why: 'timeout', detail: `The wallet did not answer within ${timeoutMs} ms.` }
    : { outcome: 'uncertain', why: 'failed', detail: 'The wallet could not be reached or broke off.' };

const accept = (operation: Operation, { isFirst }: Signed, status: number, body: unknown): unknown => {
  if (status >= 200 && status < 300) {
    const declared = (replies as Record<string, Record<string, { body: ((data: unknown) => boolean) | null }>>)[
      operation.operationId
    ]?.[status];
    if (declared === undefined || (declared.body !== null && !declared.body(body)))
      throw failed(`The wallet answered ${status} with a body that its spec does not allow.`, status);
    return body;
  }
  if (status === 409 && isFirst) throw failed('The wallet answered 409 to what it was sent once.', status);
  if (status >= 400 && status < 500 && !UNCERTAIN_CLIENT_STATUSES.has(status))
    throw new NotDone({ outcome: 'refused', code: refusalCode(status, body) }, status);
  throw failed(`The wallet answered ${status}.`, status);
};

const refusalCode = (status: number, body: unknown): string => codeOf(isProblem(body) ? body.code : undefined, status);

/** The code of a refusal, if it has the form of one. */
export const codeOf = (code: string | undefined, status: number): string =>
  code !== undefined && CODE.test(code) ? code : `status ${status}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
