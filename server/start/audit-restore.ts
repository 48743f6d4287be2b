import type { Store } from '../../db/engine/store.ts';
import { listHolds } from '../../db/wallet-holds.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { auditPlatformAction } from '../base/audit-platform-action.ts';

/** Records that a store was restored; returns the operators whose wallets are on hold since. */
export const auditRestore = (store: Store, sinceMs: number, nowMs: number): Promise<readonly string[]> =>
  store.write(async (tx) => {
    const detail = { since: new Date(sinceMs).toISOString() };
    const at = { ownerId: PLATFORM_ORGANISATION, targetId: PLATFORM_ORGANISATION };
    await auditPlatformAction(tx, { ...at, action: 'restoreBackup', resource: 'organisations', detail }, nowMs);
    return (await listHolds(tx)).map(({ operatorId }) => operatorId);
  });
