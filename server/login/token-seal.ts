import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { derived, type KeySource } from '../keys/key-source.ts';

/** Seals the platform's tokens, so that it recognises its own: others know the keys that sign them. */
export type TokenSeal = {
  /** The payload of a token with this header: the claims as JSON, followed by the claim `seal`. */
  close(header: object, claims: object): Buffer;
  /** Reports whether the platform issued exactly this token: every byte except the signature is sealed. */
  isClosed(token: string): boolean;
};

const segmentOf = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** Decodes a segment, if it is canonical base64url. */
const bytesOf = (segment: string): Buffer | undefined => {
  const bytes = Buffer.from(segment, 'base64url');
  return segmentOf(bytes) === segment ? bytes : undefined;
};

/**
 * Seals with an HMAC-SHA256 over the header segment and the payload bytes as sent, under a key derived from a secret of the platform. The
 * seal is always the last claim, so it is checked before anything is parsed: added, reordered, repeated or differently spelled claims are
 * different bytes.
 */
export const createTokenSeal = (source: KeySource): TokenSeal => {
  const keys = derived(source, (secret) => Buffer.from(hkdfSync('sha256', secret, '', 'access token seals', 32)));
  /** The bytes after the claims. */
  const ending = (key: Buffer, header: string, claims: Buffer): Buffer => {
    const mac = createHmac('sha256', key).update(`${header}.`).update(claims).digest('base64url');
    return Buffer.from(`,"seal":"${mac}"}`);
  };
  const endingBytes = ending(keys.current(), '', Buffer.alloc(0)).length;
  return {
    close: (header, claims) => {
      const open = Buffer.from(JSON.stringify(claims).slice(0, -1));
      return Buffer.concat([open, ending(keys.current(), segmentOf(JSON.stringify(header)), open)]);
    },
    isClosed: (token) => {
      const [header = '', payload = '', signature = '', ...more] = token.split('.');
      const bytes = bytesOf(payload);
      if (more.length > 0 || bytes === undefined || bytesOf(signature) === undefined || bytes.length <= endingBytes)
        return false;
      const open = bytes.subarray(0, -endingBytes);
      const seal = bytes.subarray(-endingBytes);
      return keys.all().some((key) => timingSafeEqual(ending(key, header, open), seal));
    },
  };
};
