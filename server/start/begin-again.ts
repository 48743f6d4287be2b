import { beginDatabaseAgain, lastEntryAtMsIn } from '../../db/upkeep/begin-database-again.ts';
import { listHolds } from '../../db/wallets/wallet-holds.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { auditPlatformAction } from '../base/audit-platform-action.ts';
import type { DataFolder } from './data-folder.ts';
import type { OpenDatabase } from './database.ts';

/** Records that a store was restored; returns the operators whose wallets are on hold since. */
export const auditRestore = (
  { store, keys: { seal } }: Pick<DataFolder, 'store' | 'keys'>,
  sinceMs: number,
  nowMs: number,
): Promise<readonly string[]> =>
  store.write(async (tx) => {
    const detail = { since: new Date(sinceMs).toISOString() };
    const at = { ownerId: PLATFORM_ORGANISATION, targetId: PLATFORM_ORGANISATION };
    await auditPlatformAction(
      { tx, seal },
      { ...at, action: 'restoreBackup', resource: 'organisations', detail },
      nowMs,
    );
    return (await listHolds(tx)).map(({ operatorId }) => operatorId);
  });

/** Like Restored of a data folder. */
export type BegunAgain = { readonly sinceMs: number; readonly held: readonly string[] };

/**
 * Prepares a store whose database was restored to go on from there, as the restore of a data folder does: see beginAfterRestore. All other
 * servers end, and find the holds when they start again.
 * @param sinceMs a time up to which the database has everything; that of its last ledger entry by default.
 */
export const beginAgain = async (
  opened: Pick<OpenDatabase, 'store' | 'shared' | 'keys'>,
  nowMs: number,
  sinceMs?: number,
): Promise<BegunAgain> => {
  const { store, shared } = opened;
  // A key that was replaced since may have been stolen. First, since a crash after this repeats it, and one after the rest does not.
  await shared.rotateSigning(nowMs, nowMs);
  let fromMs = 0;
  await store.beginAgain(async (session) => {
    fromMs = Math.min(sinceMs ?? Number.POSITIVE_INFINITY, await lastEntryAtMsIn(session));
    if (sinceMs !== undefined && store.wentBack === undefined) fromMs = sinceMs;
    await beginDatabaseAgain(session, { sinceMs: fromMs, restoredAtMs: nowMs });
  });
  return { sinceMs: fromMs, held: await auditRestore(opened, fromMs, nowMs) };
};
