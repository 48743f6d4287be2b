// On SQLite alone: a backup is a data folder.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { backUp } from '../../../server/start/back-up.ts';
import { warnOfBackup } from '../../../server/start/warn-of-backup.ts';
import { withFolder, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('server/start/warn-of-backup', (test) => {
  test('a start warns of each hold, and of a backup that was copied into place', () =>
    withServer((_client, data) =>
      withFolder(async (folder) => {
        const warnings: string[] = [];
        const log = { warn: (_what: unknown, sentence?: string) => void warnings.push(sentence ?? '') };
        warnOfBackup(log, data, []);
        assert.equal(warnings, []);
        warnOfBackup(log, data, [{ operatorId: 'northstar', sinceMs: 1, restoredAtMs: 2, liftedAtMs: null }]);
        assert.match(warnings.pop() ?? '', /^the platform was restored from a backup/);
        await backUp(data, join(folder, 'copy'));
        warnOfBackup(log, join(folder, 'copy'), []);
        assert.match(warnings.pop() ?? '', /^the data folder is a backup that was copied rather than restored/);
        assert.equal(warnings, []);
      }),
    ));
});
