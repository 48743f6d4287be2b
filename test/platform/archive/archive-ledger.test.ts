import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { findContribution } from '../../../db/contributions.ts';
import { findKey } from '../../../db/idempotency-keys.ts';
import { suite } from '../../support/suite.ts';
import { withArchive } from './archived.ts';

suite('platform/archive', (test) => {
  test('C6 an archived contribution is told, and its key is taken, as before: paid by the operator or the player, not qualifying, cancelled', () =>
    withArchive(async (archived) => {
      const { platform, clock, next, operators, players, contribute, archive, query } = archived;
      const metadata = { nested: { deep: ['a', 1.5, null, '\u2028'] }, text: '{"a":1}' };
      const orders: [instance: string, key: string, changes: object][] = [
        [operators, 'paid-by-operator', { metadata, gameround_id: 'round-1' }],
        [players, 'paid-by-player', { metadata, gameround_id: 'round-2' }],
        [operators, 'not-qualifying', { base_wager: 1 }],
        [players, 'not-qualifying-either', { base_wager: 1, player_id: 'p-2', token: 'session-p-2' }],
      ];
      const first = [];
      for (const order of orders) first.push(await contribute(...order));
      next.debit = 'uncertain';
      const failed = await contribute(players, 'cancelled');
      assert.ok(failed.code !== undefined, JSON.stringify(failed));
      await platform.settle();
      next.debit = 'done';
      clock.nowMs += 1;
      const ids = [...query<{ id: string }>('select id from contributions order by id').map(({ id }) => id)];
      assert.is(ids.length, 5);
      const read = async () => ({
        told: await Promise.all(ids.map((id) => platform.call('getContribution', { path: { contribution_id: id } }))),
        rows: await Promise.all(ids.map((id) => platform.store.read((tx) => findContribution(tx, id)))),
        keys: await Promise.all(
          [...orders.map(([, key]) => key), 'cancelled'].map((key) =>
            platform.store.read((tx) => findKey(tx, 'operator:northstar', key, clock.nowMs)),
          ),
        ),
        replays: await Promise.all(orders.map((order) => contribute(...order))),
        reused: await Promise.all(orders.map(([id, key]) => contribute(id, key, { base_wager: 7 }))),
      });
      const before = await read();
      assert.equal(
        before.replays.map(({ status, headers }) => [status, headers]),
        first.map(({ headers }) => [204, headers]),
      );
      assert.equal(
        before.reused.map(({ code }) => code),
        orders.map(() => 'idempotency_key_reused'),
      );
      assert.equal(await archived.faults(), []);

      await archive();

      assert.equal(query('select * from contribution_intents'), []);
      assert.equal(query('select key from idempotency_keys where contribution_id is not null'), []);
      assert.equal(
        query<{ kind: string }>('select kind from ledger_entries').map(({ kind }) => kind),
        ['archive', 'archive'],
      );
      assert.equal(await read(), before);
      assert.equal(await archived.faults(), []);

      // The cancelled one's key is free, for another contribution.
      const again = await contribute(players, 'cancelled');
      assert.is(again.status, 200);
      assert.not.ok(ids.includes(again.headers['contribution-id'] ?? ''));
      assert.equal(await archived.faults(), []);
    }));

  test('an auditor reads the file without the program, and checks its hash and seals', () =>
    withArchive(async ({ platform, clock, operators, contribute, archive, query, folder }) => {
      for (let number = 0; number < 5; number += 1) await contribute(operators, `key-${number}`);
      clock.nowMs += 1;
      const records = query<{ record: string }>(
        `select record from ledger_entries where instance_id = '${operators}' order by seq`,
      );
      await archive({ entriesPerBlock: 2 });
      const [name = ''] = readdirSync(join(folder, operators));
      assert.is(name, '1-6.jsonl.zst');
      const bytes = readFileSync(join(folder, operators, name));
      const lines = zstdDecompressSync(bytes).toString().split('\n');
      assert.equal(
        lines.filter((line) => line.startsWith('[')),
        records.map(({ record }) => record),
      );
      const [sealed] = query<{ record: string }>(
        `select record from ledger_entries where instance_id = '${operators}' and kind = 'archive'`,
      );
      const { sha256, firstSeq, lastSeq } = JSON.parse(sealed?.record ?? '')[11];
      assert.equal([sha256, firstSeq, lastSeq], [hash('sha256', bytes), 1, 6]);
      let mac: Uint8Array = new Uint8Array(32);
      for (const { record } of records) mac = platform.keys.seal(mac, record);
      const ends = lines.filter((line) => line.startsWith('{"end"')).map((line) => JSON.parse(line).end);
      assert.equal(
        ends.map(({ seq }) => seq),
        [2, 4, 6],
      );
      assert.is(ends[2]?.mac, Buffer.from(mac).toString('hex'));
    }));
});
