import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { listLedgerHeads } from '../../../db/seals/seal-heads.ts';
import { storeFile } from '../../../server/start/folder-contents.ts';
import { dailyHeads, headsFileIn, readHeads } from '../../../server/start/heads-file.ts';
import { openedReader } from '../../support/engine-store.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withJackpot } from '../../support/with-jackpot.ts';

suite('server/start/heads-file', (test) => {
  test('once a day the heads of all ledgers are written down, and their number and digest logged', () =>
    withJackpot((_client, _instance, served) =>
      withFolder(async (data) => {
        const store = await openedReader(storeFile(served));
        let nowMs = Date.parse('2026-05-04T10:00:00Z');
        const logged: [object, string][] = [];
        const log = { info: (what: object, message: string) => void logged.push([what, message]) };
        const write = dailyHeads({ store, data, clock: () => nowMs }, log as never);
        await write();
        nowMs = Date.parse('2026-05-04T23:00:00Z');
        await write();
        const text = readFileSync(headsFileIn(data), 'utf8');
        const sha256 = createHash('sha256').update(text).digest('hex');
        assert.equal(logged, [[{ at: '2026-05-04T10:00:00.000Z', chains: 2, sha256 }, 'heads of the ledgers']]);
        assert.equal(readHeads(headsFileIn(data)), await store.read(listLedgerHeads));
        nowMs = Date.parse('2026-05-05T00:00:00Z');
        await write();
        assert.equal(logged[1]?.[0], { at: '2026-05-05T00:00:00.000Z', chains: 2, sha256 });
        await store.close();
      }),
    ));
});
