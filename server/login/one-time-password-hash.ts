import { createHmac, hkdfSync } from 'node:crypto';
import { derived, type KeySource } from '../keys/key-source.ts';

type OfAccount<Result> = (accountId: string, otp: string) => Result;

/** Hashes one-time passwords with a key outside the store: without it, trying all eight-digit codes would find them. */
export const createOneTimePasswordHash = (source: KeySource): OfAccount<string> => {
  const { current } = hashesUnder(source);
  return (accountId, otp) => current()(accountId, otp);
};

/** The hashes that a one-time password may have: it may have been sent before the key was replaced. */
export const createOneTimePasswordHashes = (source: KeySource): OfAccount<readonly string[]> => {
  const { all } = hashesUnder(source);
  return (accountId, otp) => all().map((hash) => hash(accountId, otp));
};

const hashesUnder = (source: KeySource) =>
  derived(source, (secret): OfAccount<string> => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'one-time passwords', 32));
    return (accountId, otp) => createHmac('sha256', key).update(`${accountId}\n${otp}`).digest('base64');
  });
