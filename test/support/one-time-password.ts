import { Keys } from '../../server/keys/keys.ts';
import { createOneTimePasswordHash } from '../../server/login/passwords.ts';
import { change } from './tables.ts';

/** Gives an account a one-time password as if requested, because the platform reveals it only to the holder. */
export const giveOneTimePassword = (data: string, accountId: string, otp: string): void => {
  if (data === '') throw new Error('a client that knows its data folder is needed: new Client(url, data)');
  change(
    data,
    `insert into one_time_passwords (account_id, hash, tries_left, expires_at_ms) values (?, ?, ?, ?)
      on conflict (account_id) do update set hash = excluded.hash, tries_left = excluded.tries_left, expires_at_ms = excluded.expires_at_ms`,
    accountId,
    createOneTimePasswordHash(new Keys(data).secrets)(accountId, otp),
    5,
    Date.now() + 600_000,
  );
};
