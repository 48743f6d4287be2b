import { createHmac, hkdfSync } from 'node:crypto';

/** Hashes one-time passwords with a key outside the store: without it, trying all eight-digit codes would find them. */
export const createOneTimePasswordHash = (secret: Buffer): ((accountId: string, otp: string) => string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'one-time passwords', 32));
  return (accountId, otp) => createHmac('sha256', key).update(`${accountId}\n${otp}`).digest('base64');
};
