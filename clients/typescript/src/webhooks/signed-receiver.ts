import { type ReceivedReply, type ReceivedRequest, type Receiver, readBytes } from '../http/receiver.ts';
import { keysOfWebhookSecrets, type Signed } from './verify-signature.ts';
import { type VerifyOptions, verifyMessage } from './verify-webhook.ts';
import { WebhookError } from './webhook-error.ts';
import { memoryIds } from './webhook-ids.ts';

export type WebhookReceiverOptions = VerifyOptions & {
  /** The maximum size of a body, in bytes. Default: 1 MiB. */
  readonly bodyBytesMax?: number | undefined;
  /** Called with the reason that a message was not accepted, or with what a handler threw. The platform sends the message again later. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/** Handles a message. The platform sends it again if this throws or rejects. */
export type MessageHandler<Message> = (message: Message, signed: Signed) => unknown;

const MEBIBYTE = 1024 * 1024;

/**
 * A receiver of signed messages. It answers 204 once the message is handled, also for a repeat, which is not handled again; 401 if it is
 * not authentic; 500 if the handler failed, so that the platform repeats it. By default, ids are remembered in memory.
 */
export const signedReceiver = (
  handle: MessageHandler<unknown>,
  { bodyBytesMax = MEBIBYTE, onError, ...given }: WebhookReceiverOptions,
): Receiver => {
  // Throws for a wrong secret at the start, not at the first message.
  keysOfWebhookSecrets(given.secret);
  const options: VerifyOptions = { ...given, ids: given.ids ?? memoryIds() };
  const running = new Map<string, Promise<void>>();

  /** A copy that arrives while the first is being handled waits for it. */
  const once = (id: string, work: () => Promise<void>): Promise<void> => {
    const known = running.get(id);
    if (known !== undefined) return known;
    const begun = work().finally(() => running.delete(id));
    running.set(id, begun);
    return begun;
  };

  const receive = async ({ method, headers, body }: ReceivedRequest): Promise<ReceivedReply> => {
    if (method !== 'POST') return { ...refusal(405, 'method_not_allowed'), headers: { ...PROBLEM, allow: 'POST' } };
    const bytes = await readBytes(body, bodyBytesMax);
    if (bytes === undefined) return refusal(413, 'body_too_large');
    const { event, repeated, done, id, sentAtMs } = await verifyMessage(bytes, headers, options);
    if (!repeated)
      await once(id, async () => {
        await handle(event, { id, sentAtMs });
        await done();
      });
    return { status: 204, headers: {}, body: null };
  };

  return {
    knows: () => true,
    report: (error) => onError?.(error),
    handle: (request) =>
      receive(request).catch((error: unknown) => {
        onError?.(error);
        if (!(error instanceof WebhookError)) return refusal(500, 'internal_error');
        const isOurs = error.code === 'malformed' || error.code === 'unexpected';
        return isOurs ? refusal(400, 'malformed_body') : refusal(401, 'signature_invalid');
      }),
  };
};

const PROBLEM = { 'content-type': 'application/problem+json' };

/** The platform looks only at the status; the body is for people. */
const refusal = (status: number, code: string): ReceivedReply => ({
  status,
  headers: PROBLEM,
  body: JSON.stringify({ status, code, title: code }),
});
