import { type ReceivedReply, type ReceivedRequest, type Receiver, readBytes } from '../http/receiver.ts';
import {
  bytesOf,
  headerOf,
  keysOfWalletSecrets,
  type SignatureOptions,
  verifySignature,
} from '../webhooks/verify-signature.ts';
import { WebhookError } from '../webhooks/webhook-error.ts';
import type { MinorUnit } from './amount-faults.ts';
import { paths } from './generated/operations.gen.ts';
import { type OperationId, operations, type WalletParts } from './operations.ts';
import { readCall } from './read-call.ts';
import { WalletUnavailable } from './refusal.ts';
import type { WalletFunctions } from './wallet-functions.ts';
import { type WalletReply, writeReply } from './wallet-reply.ts';
import type { WalletStore } from './wallet-store.ts';

export type WalletOptions<Tx> = WalletFunctions<Tx> &
  SignatureOptions & {
    /** The secret that you share with the platform. During a rotation, the old one and the new one: either is accepted. */
    readonly secret: string | readonly string[];
    readonly store: WalletStore<Tx>;
    /** The prefix of `/wallet/…` in your addresses, such as `/pitboss`. */
    readonly basePath?: string | undefined;
    /** Refuses amounts that are not a multiple of a currency's smallest payable amount. Default: every amount of 6 decimals is accepted. */
    readonly minorUnit?: MinorUnit | undefined;
    /** The number of batch transactions per transaction of your database. Default: 1, so that no two batches wait for each other. */
    readonly transactionsPerCommit?: number | undefined;
    /** Called with everything that is thrown, also by your functions. The platform gets 500, without the reason. */
    readonly onError?: ((error: unknown) => void) | undefined;
  };

/** A wallet: connect it with one of the adapters. */
export type Wallet = Receiver;

const BODY_BYTES_MAX = 1024 * 1024;
/** A caller's own id of the request is kept, so that logs on both sides match. */
const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** The operator's side of the wallet section, on your five functions and your database. */
export const createWallet = <Tx>(options: WalletOptions<Tx>): Wallet => {
  const { secret, store, minorUnit, basePath = '', onError, toleranceMs, now } = options;
  const perCommit = options.transactionsPerCommit ?? 1;
  if (!Number.isSafeInteger(perCommit) || perCommit < 1)
    throw new RangeError('transactionsPerCommit must be 1 or more.');
  const parts: WalletParts<Tx> = { functions: options, store, minorUnit, perCommit };
  const keys = keysOfWalletSecrets(secret);
  const bearers = Promise.all(keys.map(digest));
  const prefix = basePath.replace(/\/+$/, '');
  const routes = new Map(Object.entries(paths).map(([id, path]) => [`${prefix}${path}`, id as OperationId]));

  const answer = async ({ method, headers, body }: ReceivedRequest, path: string): Promise<WalletReply> => {
    const operationId = routes.get(path);
    if (operationId === undefined) return { problem: 'route_not_found', detail: `Nothing is served at ${path}.` };
    if (method !== 'POST') return { problem: 'method_not_allowed', headers: { allow: 'POST' } };
    const [, token] = /^Bearer +(\S+) *$/i.exec(headerOf(headers, 'authorization') ?? '') ?? [];
    if (token === undefined) return { problem: 'token_missing' };
    if (!(await isOneOf(await bearers, token))) return { problem: 'token_invalid' };
    const bytes = await readBytes(body, BODY_BYTES_MAX);
    if (bytes === undefined) return { problem: 'body_too_large', headers: { connection: 'close' } };
    const type = headerOf(headers, 'content-type') ?? '';
    const isPlain = headerOf(headers, 'content-encoding') === undefined;
    if (bytes.length > 0 && !(JSON_TYPE.test(type) && isPlain))
      return { problem: 'unsupported_media_type', detail: `The Content-Type is ${type === '' ? 'missing' : type}.` };
    await verifySignature(bytes, headers, keys, { toleranceMs, now });
    const call = readCall(operationId, headers, bytes);
    return 'refused' in call ? call.refused : operations[operationId](call.body as never, parts);
  };

  const refusalFor = (error: unknown): WalletReply => {
    if (error instanceof WebhookError) return { problem: 'signature_invalid', detail: error.message };
    onError?.(error);
    return { problem: error instanceof WalletUnavailable ? 'unavailable' : 'internal_error' };
  };

  return {
    knows: (url) => routes.has(pathOf(url)),
    report: (error) => onError?.(error),
    handle: async (request): Promise<ReceivedReply> => {
      const path = pathOf(request.url);
      const given = headerOf(request.headers, 'x-request-id') ?? '';
      const requestId = REQUEST_ID.test(given) ? given : globalThis.crypto.randomUUID();
      return writeReply(await answer(request, path).catch(refusalFor), path, requestId);
    },
  };
};

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '/';

const digest = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes));

/** Compares in a time that reveals neither where two texts differ nor their lengths. */
const isOneOf = async (digests: readonly Uint8Array[], text: string): Promise<boolean> => {
  const own = await digest(bytesOf(text));
  let found = false;
  for (const known of digests) {
    const difference = known.reduce((sum, byte, index) => sum | (byte ^ (own[index] ?? 0)), 0);
    found = difference === 0 || found;
  }
  return found;
};
