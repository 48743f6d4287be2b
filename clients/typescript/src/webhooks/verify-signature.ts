import { WebhookError } from './webhook-error.ts';

/** Headers as `fetch` or as Node has them: names in any case, a value or several. */
export type HeaderSource = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The identity of an authentic message. */
export type Signed = {
  /** The `webhook-id`: it stays the same when the message is sent again. */
  readonly id: string;
  /** When this attempt was sent, in milliseconds since the epoch. */
  readonly sentAtMs: number;
};

export type SignatureOptions = {
  /** The maximum difference between the sender's clock and yours, in milliseconds. Default: five minutes. */
  readonly toleranceMs?: number | undefined;
  /** Your clock, in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
};

const FIVE_MINUTES_MS = 300_000;
const SECOND_MS = 1000;
/** More signatures than two active secrets give are not worth the work. */
const SIGNATURES_MAX = 16;

/** The value of a header; its name is in lower case, and sent in any. */
export const headerOf = (headers: HeaderSource, name: string): string | undefined => {
  if (typeof (headers as Headers).get === 'function') return (headers as Headers).get(name) ?? undefined;
  for (const [key, value] of Object.entries(headers))
    if (key.toLowerCase() === name) return typeof value === 'string' ? value : value?.join(', ');
  return undefined;
};

/** The raw bytes of a body: a text is sent as UTF-8. */
export const bytesOf = (body: string | ArrayBuffer | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);

/** The keys of secrets as `whsec_` and base64, as destinations have them. @throws TypeError for any other text. */
export const keysOfWebhookSecrets = (secrets: string | readonly string[]): Uint8Array<ArrayBuffer>[] =>
  listOf(secrets).map((secret) => {
    try {
      const key = fromBase64(secret.replace(/^whsec_/, ''));
      if (key.length > 0) return key;
    } catch {
      // Answered below, without the secret.
    }
    throw new TypeError('A webhook secret must be “whsec_” followed by base64.');
  });

/** The keys of secrets whose text itself is the key, as wallets have them. @throws TypeError for an empty one. */
export const keysOfWalletSecrets = (secrets: string | readonly string[]): Uint8Array<ArrayBuffer>[] =>
  listOf(secrets).map((secret) => bytesOf(secret));

const listOf = (secrets: string | readonly string[]): readonly string[] => {
  const list = typeof secrets === 'string' ? [secrets] : secrets;
  if (list.length === 0 || list.some((secret) => typeof secret !== 'string' || secret === ''))
    throw new TypeError('Pass the secret, or several during a rotation; an empty one would let everyone in.');
  return list;
};

/**
 * Checks a Standard Webhooks signature over the raw bytes of a body. One signature that matches one key is enough.
 * @throws WebhookError
 */
export const verifySignature = async (
  bytes: Uint8Array<ArrayBuffer>,
  headers: HeaderSource,
  keys: readonly Uint8Array<ArrayBuffer>[],
  { toleranceMs = FIVE_MINUTES_MS, now = Date.now }: SignatureOptions = {},
): Promise<Signed> => {
  const id = required(headers, 'webhook-id');
  const timestamp = required(headers, 'webhook-timestamp');
  const signatures = required(headers, 'webhook-signature');
  const sentAtMs = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) * SECOND_MS : Number.NaN;
  if (Number.isNaN(sentAtMs)) throw new WebhookError('unsigned', 'The webhook-timestamp is not a whole number.');
  if (now() - sentAtMs > toleranceMs) throw new WebhookError('too_old', 'The message was sent too long ago.');
  if (sentAtMs - now() > toleranceMs) throw new WebhookError('too_new', 'The message was sent in the future.');
  const sent = signaturesIn(signatures);
  const signed = joined(bytesOf(`${id}.${timestamp}.`), bytes);
  for (const key of keys) if (await matches(key, sent, signed)) return { id, sentAtMs };
  throw new WebhookError('signature_invalid', 'No signature matches the body.');
};

const required = (headers: HeaderSource, name: string): string => {
  const value = headerOf(headers, name);
  if (value === undefined || value === '') throw new WebhookError('unsigned', `The header ${name} is missing.`);
  return value;
};

/** The signatures of the version that we know. */
const signaturesIn = (text: string): Uint8Array<ArrayBuffer>[] =>
  text
    .split(' ', SIGNATURES_MAX)
    .filter((part) => part.startsWith('v1,'))
    .flatMap((part) => {
      try {
        return [fromBase64(part.slice('v1,'.length))];
      } catch {
        return [];
      }
    });

/** WebCrypto compares in constant time. */
const matches = async (
  key: Uint8Array<ArrayBuffer>,
  signatures: readonly Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> => {
  const imported = await importedOf(key);
  const { subtle } = globalThis.crypto;
  for (const signature of signatures) if (await subtle.verify('HMAC', imported, signature, signed)) return true;
  return false;
};

/** A receiver's keys are imported once. */
const importedKeys = new WeakMap<Uint8Array, Promise<CryptoKey>>();

const importedOf = (key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> => {
  const known =
    importedKeys.get(key) ??
    globalThis.crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  importedKeys.set(key, known);
  return known;
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> => {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};
