import manifest from '../../package.json' with { type: 'json' };
import type { LastRuns } from '../../platform/unit/services.ts';
import { readLastBackup } from './last-backup.ts';
import { readLastVerify } from './last-verify.ts';
import type { Replication } from './replication.ts';

/** The version that runs, and up to when a data folder is backed up, replicated and proved. */
export const lastRunsOf = (data: string, replication: Replication | undefined): LastRuns => ({
  version: manifest.version,
  backup: readLastBackup(data),
  replicatedAtMs: replication?.replicatedAtMs,
  isReplicating: replication?.isRunning,
  ...readLastVerify(data),
});
