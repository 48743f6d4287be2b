import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Closes what the platform issues, so that it recognises its own tokens: the keys that sign them are known to others. */
export type TokenSeal = {
  /** The payload of a token with this header: the claims as JSON, and behind them the claim `seal`. */
  close(header: object, claims: object): Buffer;
  /** Whether the platform issued this very token: every byte of it but the signature's is sealed. */
  isClosed(token: string): boolean;
};

const segmentOf = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** The bytes of a segment that is written in the one way in which base64url writes them. */
const bytesOf = (segment: string): Buffer | undefined => {
  const bytes = Buffer.from(segment, 'base64url');
  return segmentOf(bytes) === segment ? bytes : undefined;
};

/**
 * Seals with an HMAC-SHA256 over the header's segment and the payload's bytes as they are sent, under a key of its own that is derived from
 * a secret of the platform. The seal is always the last claim, so nothing is parsed before it is checked: other claims, other orders, names
 * given twice and other spellings of the same text are other bytes.
 */
export const createTokenSeal = (secret: Buffer): TokenSeal => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'access token seals', 32));
  /** What follows the claims. */
  const ending = (header: string, claims: Buffer): Buffer => {
    const mac = createHmac('sha256', key).update(`${header}.`).update(claims).digest('base64url');
    return Buffer.from(`,"seal":"${mac}"}`);
  };
  const endingBytes = ending('', Buffer.alloc(0)).length;
  return {
    close: (header, claims) => {
      const open = Buffer.from(JSON.stringify(claims).slice(0, -1));
      return Buffer.concat([open, ending(segmentOf(JSON.stringify(header)), open)]);
    },
    isClosed: (token) => {
      const [header = '', payload = '', signature = '', ...more] = token.split('.');
      const bytes = bytesOf(payload);
      if (more.length > 0 || bytes === undefined || bytesOf(signature) === undefined || bytes.length <= endingBytes)
        return false;
      const open = bytes.subarray(0, -endingBytes);
      return timingSafeEqual(ending(header, open), bytes.subarray(-endingBytes));
    },
  };
};
