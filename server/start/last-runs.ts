import manifest from '../../package.json' with { type: 'json' };
import type { LastRuns } from '../../platform/unit/services.ts';
import { readLastBackup } from './last-backup.ts';
import { readLastVerify } from './last-verify.ts';

/** The version that runs, and what was last done with a data folder. */
export const readLastRuns = (data: string): LastRuns => ({
  version: manifest.version,
  backup: readLastBackup(data),
  ...readLastVerify(data),
});
