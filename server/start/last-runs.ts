import type { LastRuns } from '../metrics/figures.ts';
import { readLastBackup } from './last-backup.ts';
import { readLastVerify } from './last-verify.ts';
import type { Replication } from './replication.ts';

/** Up to when a data folder is backed up, replicated and proved. */
export const lastRunsOf = (data: string, replication: Replication | undefined): LastRuns => ({
  backedUpAtMs: readLastBackup(data)?.takenAtMs ?? 0,
  replicatedAtMs: replication?.replicatedAtMs,
  ...readLastVerify(data),
});
