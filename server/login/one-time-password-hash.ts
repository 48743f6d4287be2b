import { createHmac, hkdfSync } from 'node:crypto';

/** Hashes one-time passwords with a key outside of the store: without it, eight digits would be found by trying them all. */
export const createOneTimePasswordHash = (secret: Buffer): ((accountId: string, otp: string) => string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'one-time passwords', 32));
  return (accountId, otp) => createHmac('sha256', key).update(`${accountId}\n${otp}`).digest('base64');
};
