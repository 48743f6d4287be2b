import { argon2, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Passwords } from '../../platform/unit/services.ts';
import { toNetwork } from '../http/incoming.ts';
import { derived, type KeySource } from '../keys/key-source.ts';
import { FairQueue } from './fair-queue.ts';

const derive = promisify(argon2);

const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_BYTES = 32;
/**
 * A hash takes 19 MiB and about 20 ms of a processor. More at once would starve everything else, so one processor is left to the event loop.
 * A caller who waits longer than a few seconds has given up.
 */
const BOUNDS = {
  atOnceMax: Math.min(Math.max(availableParallelism() - 1, 1), 4),
  waitingOfOneMax: 64,
  waitingMax: 512,
};

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** An argon2id hash of a password in the PHC string format. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, MEMORY_KIB, PASSES, PARALLELISM);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(nonce)}$${base64(tag)}`;
};

const tagOf = (password: string, nonce: Buffer, memory: number, passes: number, parallelism: number): Promise<Buffer> =>
  derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: TAG_BYTES,
  }) as Promise<Buffer>;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Verified for unknown usernames, so that they take as long as known ones. */
const DUMMY_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(TAG_BYTES))}`;

/** Networks take turns: one that sprays passwords delays the others by at most one of its hashes. */
export const createPasswords = (): Passwords => {
  const turns = new FairQueue(BOUNDS);
  return {
    inTurn: (address, work) =>
      turns.take(toNetwork(address), () => work({ verify: verifyPassword, hash: hashPassword })),
  };
};

const verifyPassword = async (hash: string | undefined, password: string): Promise<boolean> => {
  const known = hash === undefined ? null : PHC.exec(hash);
  const [, memory, passes, parallelism, nonce = '', tag = ''] = known ?? PHC.exec(DUMMY_HASH) ?? [];
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(
    password,
    Buffer.from(nonce, 'base64'),
    Number(memory),
    Number(passes),
    Number(parallelism),
  );
  const equal = expected.length === actual.length && timingSafeEqual(expected, actual);
  return known !== null && equal;
};

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
