import type { WalletHold } from '../../db/tables/wallets.ts';
import type { Logger } from '../base/log.ts';
import { readManifest } from './backup-manifest.ts';

/** At each start of what goes on from a backup: until a hold is lifted, nothing else reminds of it but refused contributions. */
export const warnOfBackup = (log: Pick<Logger, 'warn'>, data: string, holds: readonly WalletHold[]): void => {
  for (const { operatorId, sinceMs, restoredAtMs } of holds)
    log.warn(
      { operator_id: operatorId, since: sinceMs, restored_at: restoredAtMs },
      "the platform was restored from a backup, or its database has gone back in time: no payments and no contributions that players pay until the wallet's transactions since the backup are reconciled with pitboss reconcile",
    );
  // Nothing is on hold then, and what was issued after the backup counts.
  if (readManifest(data) !== undefined)
    log.warn(
      { data },
      'the data folder is a backup that was copied rather than restored: what it lacks of the time since is not given back, and former logins count. Use pitboss restore, or remove its backup.json if it lacks nothing',
    );
};
