import { argon2Sync, randomBytes } from 'node:crypto';

const COST = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/**
 * A password hash that the platform can check, since a hash names its own cost, and that costs next to nothing. The platform's own take
 * about 50 ms per login, more than the rest of most tests.
 */
export const lightHash = (password: string): string => {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password, nonce, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`;
};
