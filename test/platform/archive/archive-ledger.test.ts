// On SQLite alone: an archive moves rows of a file to other files.
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { readBlocks } from '../../../db/archive/archive-file.ts';
import { insertCallbackJob, removeCallbackJob } from '../../../db/contributions/callback-jobs.ts';
import { findContribution } from '../../../db/contributions/contributions.ts';
import { findKey, takeKey } from '../../../db/contributions/idempotency-keys.ts';
import type { CallbackJob } from '../../../db/tables/contributions.ts';
import { type PlayerExclusion, playerExclusions } from '../../../db/tables/players.ts';
import { archiveLedgers } from '../../../platform/archive/archive-ledger.ts';
import type { ArchiveStep } from '../../../platform/archive/archiving.ts';
import { erasePlayer } from '../../../platform/erasure/erase-player.ts';
import { excluding } from '../../support/barring.ts';
import { goOn, runJobs, shownOf, tellCampaign } from '../../support/campaign.ts';
import { succeed } from '../../support/published.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, HOUR_MS, START_MS, type Timed, withTimed } from '../../support/timed.ts';
import { verifyStore } from '../../support/verifying.ts';
import { type Archived, withArchive } from './archived.ts';

suite('platform/archive', (test) => {
  /** The entries of an instance that have rows. */
  const seqsOf = ({ query }: Archived, instanceId: string): number[] =>
    query<{ seq: number }>(`select seq from ledger_entries where instance_id = '${instanceId}' order by seq`).map(
      ({ seq }) => seq,
    );

  const KEY: Parameters<typeof takeKey>[1] = {
    scope: 'operator:northstar',
    key: '',
    operation: 'contributeToInstance',
    fingerprint: hash('sha256', 'a request'),
    state: 'running',
    contributionId: '',
    status: 200,
    body: null,
    createdAtMs: 0,
    expiresAtMs: null,
  };

  const JOB: CallbackJob = {
    contributionId: '',
    operation: 'contributeToInstance',
    accountId: 'system',
    requestId: 'r-1',
    operatorId: 'northstar',
    brandPath: 'northstar:luna',
    playerId: 'p-1',
    country: 'MT',
    segments: [],
    sessionSegments: null,
    sourceId: null,
    instanceId: 'i',
    gameroundId: null,
    wager: 10_000_000n,
    currency: 'EUR',
    metadata: null,
    eventMetadata: null,
    key: null,
    category: null,
    several: false,
    linked: false,
    address: 'https://hooks.example/result',
    winsOnly: false,
    each: null,
    createdAtMs: 0,
  };

  test('C6 an archived contribution is answered, and its key is taken, as before: paid by the operator or the player, not qualifying, cancelled', () =>
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

  test('a campaign shows the same when its contributions are archived, and goes on as if they were not', async () => {
    const gone: unknown[][] = [];
    for (const isArchived of [false, true])
      await withArchive(async (archived) => {
        const { platform, clock, archive, faults, query } = archived;
        const campaign = await tellCampaign(archived);
        const before = await shownOf(platform, campaign);
        clock.nowMs += 1;
        if (isArchived) await archive();
        assert.is(query("select 1 from ledger_entries where kind = 'contribution'").length === 0, isArchived);
        assert.equal(await shownOf(platform, campaign), before);
        gone.push(await goOn(archived, campaign));
        clock.nowMs += 1;
        if (isArchived) await archive();
        // An erasure leaves what adds up.
        const [left, at] = [await shownOf(platform, campaign), { store: platform.store, clock: () => clock.nowMs }];
        for (const playerId of ['p-1', 'p-2', 'p-3', 'p-7', 'p-11'])
          await erasePlayer(at, { brandPath: 'northstar:luna', playerId });
        assert.equal(await shownOf(platform, campaign), left);
        assert.equal(await faults(), []);
      });
    assert.equal(gone[1], gone[0]);
    // Paid, by the bonus, and its rest; used and reserved of the budget.
    assert.equal(gone[0]?.slice(0, 4), [
      [['p-1', 0.25, 0.25, 0], '3.45', '0.1'],
      [['p-2', 0.5, 0.4, 0.2], '3.95', '0.1'],
      [['p-3', 0.5, 0.4, 0], '4.45', '0.1'],
      [['p-4', 0.5, undefined, undefined], '4.55', '0.1'],
    ]);
    assert.equal(gone[0]?.slice(-1), [[['p-6', 0.5, undefined, undefined], '5.15', '0.1']]);
  });

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

  test('long lines make more blocks, of entries and of contributions without one, and all is found by any name; metadata is not in them', () =>
    withArchive(async ({ platform, clock, operators, contribute, archive, folder, faults }) => {
      const metadata = 'my own words '.repeat(5_000);
      const orders: [key: string, changes: object][] = [0, 1, 2, 3, 4, 5].flatMap((n) => [
        [`key-"${n}"/\\`, { metadata }],
        [`not-qualifying-${n}`, { metadata, base_wager: 1 }],
      ]);
      const ids: (string | undefined)[] = [];
      for (const [key, changes] of orders)
        ids.push((await contribute(operators, key, changes)).headers['contribution-id']);
      clock.nowMs += 1;
      const bytesPerBlock = 3_000;
      await archive({ bytesPerBlock });
      const file = readdirSync(join(folder, operators))[0] ?? '';
      const blocks = [...readBlocks(join(folder, operators, file))];
      const lengths = blocks.map(({ lines }) => lines.join('\n').length);
      assert.ok(Math.max(...lengths) <= bytesPerBlock * 1.2, lengths.join());
      assert.ok(blocks.length > 3, lengths.join());
      assert.not.match(blocks.flatMap(({ lines }) => lines).join(), 'my own words');
      for (const [index, [key, changes]] of orders.entries()) {
        const { status, headers } = await contribute(operators, key, changes);
        assert.equal([status, headers['contribution-id']], [204, ids[index]]);
        const found = await platform.store.read((tx) => findContribution(tx, ids[index] ?? ''));
        assert.equal([found?.key, found?.metadata], [key, metadata]);
      }
      assert.equal(await faults(), []);
    }));

  test('an instance that is not played any more gets no file that seals only the one before', () =>
    withArchive(async ({ clock, operators, contribute, archive, folder, faults }) => {
      await contribute(operators, 'a');
      const archived = [];
      for (let run = 0; run < 3; run += 1) {
        clock.nowMs += 1;
        archived.push((await archive({ entriesPerBlock: 1 })).entries);
      }
      assert.equal(archived, [3, 0, 0]);
      await contribute(operators, 'not-qualifying', { base_wager: 1 });
      clock.nowMs += 1;
      assert.is((await archive()).entries, 1);
      await contribute(operators, 'b');
      clock.nowMs += 1;
      assert.is((await archive()).entries, 2);
      assert.equal(readdirSync(join(folder, operators)).sort(), ['1-2.jsonl.zst', '3-3.jsonl.zst', '4-5.jsonl.zst']);
      assert.equal(await faults(), []);
    }));

  test('a file that the store does not name is set aside, since the store may be an older one; a part of one is removed', () =>
    withArchive(async ({ clock, operators, contribute, archive, folder }) => {
      const of = join(folder, operators);
      mkdirSync(of, { recursive: true });
      for (const name of ['1-2.jsonl.zst', '1-2.jsonl.zst.left-1', 'archive.part']) writeFileSync(join(of, name), name);
      await contribute(operators, 'a');
      clock.nowMs += 1;
      await archive();
      const left = ['1-2.jsonl.zst', '1-2.jsonl.zst.left-1', '1-2.jsonl.zst.left-2'];
      assert.equal(readdirSync(of).sort(), left);
      assert.is(readFileSync(join(of, '1-2.jsonl.zst.left-2'), 'utf8'), '1-2.jsonl.zst');
    }));

  test('an entry longer than a block is one block', () =>
    withArchive(async ({ clock, operators, contribute, archive, folder, faults }) => {
      for (const key of ['a', 'b', 'c']) await contribute(operators, key);
      clock.nowMs += 1;
      await archive({ bytesPerBlock: 1 });
      const blocks = [...readBlocks(join(folder, operators, '1-4.jsonl.zst'))];
      assert.equal(
        blocks.map(({ firstSeq, lastSeq }) => [firstSeq, lastSeq]),
        [1, 2, 3, 4].map((seq) => [seq, seq]),
      );
      assert.equal(await faults(), []);
    }));

  test('C6 the key of a callback stays taken, with its result or its refusal; what waits for one keeps its place in the ledger', () =>
    withArchive(async (archived) => {
      const { platform, clock, operators, players, contribute, archive, query } = archived;
      const orders: [id: string, instanceId: string, changes: object][] = [
        ['c-operator', operators, {}],
        ['c-player', players, {}],
        ['c-refused', operators, { currency: 'XXX' }],
      ];
      for (const [contributionId, instanceId, changes] of orders)
        await platform.store.write(async (tx) => {
          await insertCallbackJob(tx, { ...JOB, contributionId, instanceId, key: contributionId, ...changes });
          takeKey(tx, { ...KEY, key: contributionId, contributionId });
        });
      await contribute(operators, 'before');
      await runJobs(archived);
      await contribute(operators, 'after');
      clock.nowMs += 1;
      const read = () =>
        platform.store.read(async (tx) => {
          const told = [];
          for (const [id] of orders)
            told.push(await findKey(tx, 'operator:northstar', id, clock.nowMs), await findContribution(tx, id));
          return told;
        });
      const before = await read();
      assert.equal(
        before.map((each) => each?.state),
        ['done', 'booked', 'done', 'booked', 'done', undefined],
      );
      // As if the job that books the second entry had not ended.
      const first = query<{ reference: string }>(
        `select reference from ledger_entries where instance_id = '${operators}' and kind = 'contribution' order by seq`,
      )[1]?.reference;
      await platform.store.write(async (tx) => insertCallbackJob(tx, { ...JOB, contributionId: first ?? '' }));
      await archive();
      assert.equal(seqsOf(archived, operators), [3, 4, 5]);
      await platform.store.write(async (tx) => {
        await removeCallbackJob(tx, first ?? '');
      });
      assert.equal(await read(), before);
      assert.equal(await archived.faults(), []);
      clock.nowMs += 1;
      await archive();
      assert.equal(seqsOf(archived, operators), [6]);
      assert.equal(await read(), before);
      assert.equal(await archived.faults(), []);
    }));

  test('a crash after each step loses nothing, and the next run goes on; what must stay stays', () =>
    withArchive(async (archived) => {
      const { platform, clock, operators, players, contribute, query } = archived;
      const keys = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [
        [operators, `o-${name}`],
        [players, `p-${name}`],
      ]) as [string, string][];
      for (const [id, key] of keys) await contribute(id, key);
      for (const key of ['n-1', 'n-2']) await contribute(players, key, { base_wager: 1 });
      const winner = {
        instance_id: operators,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'tri-star',
      };
      await succeed(platform, 'triggerWin', { body: winner });
      const adjusted = { instance_id: operators, pot_id: 'major', adjustment: 70, reason: 'A launch value.' };
      await succeed(platform, 'setPotCurrentValue', { body: adjusted });
      await contribute(operators, 'o-f');
      clock.nowMs += 1;
      const all = [...keys, [operators, 'o-f'], [players, 'n-1'], [players, 'n-2']] as [string, string][];
      const ids = query<{ id: string }>('select id from contributions order by id').map(({ id }) => id);
      const read = async () => [
        await Promise.all(all.map(([, key]) => platform.store.read((tx) => findKey(tx, 'operator:northstar', key, 1)))),
        await Promise.all(ids.map((id) => platform.store.read((tx) => findContribution(tx, id)))),
        query('select * from participations order by player_id, instance_id'),
        query('select * from pots order by instance_id, id'),
      ];
      const before = await read();
      const seen = new Set<string>();
      const crashAt = (step: ArchiveStep): void => {
        const name = JSON.stringify(step);
        if (seen.has(name)) return;
        seen.add(name);
        throw new Error('crashed');
      };
      const until = { beforeMs: clock.nowMs, entriesPerBlock: 2, entriesPerFile: 5 };
      for (let runs = 1; ; runs += 1) {
        const crashed = await archived.archive({ ...until, onStep: crashAt }).then(
          () => false,
          (error: Error) => error.message === 'crashed' || assert.unreachable(error.stack),
        );
        assert.equal(await archived.faults(), [], [...seen].at(-1));
        assert.equal(await read(), before, [...seen].at(-1));
        if (!crashed) break;
        assert.ok(runs < 100);
      }
      assert.ok(seen.size > 15, [...seen].join());
      const kinds = query<{ kind: string }>('select distinct kind from ledger_entries order by kind');
      assert.equal(
        kinds.map(({ kind }) => kind),
        ['adjustment', 'archive'],
      );
      // Stopped at any moment, too.
      await contribute(operators, 'later');
      clock.nowMs += 1;
      for (let left = 0; left < 6; left += 1) {
        let asked = 0;
        await archived.archive({ isStopped: () => ++asked > left });
        assert.equal(await archived.faults(), []);
      }
      assert.equal((await archived.archive()).entries > 0, true);
      assert.equal(await read(), [...before.slice(0, 2), ...(await read()).slice(2)]);
      assert.equal(await archived.faults(), []);
    }));

  test('it reports how many of the older entries are done, from none to all', () =>
    withArchive(async ({ clock, operators, players, contribute, archive, query }) => {
      for (const key of ['a', 'b', 'c']) {
        await contribute(operators, `o-${key}`);
        await contribute(players, `p-${key}`);
      }
      clock.nowMs += 1;
      await contribute(operators, 'later');
      const [{ n = 0 } = {}] = query<{ n: number }>(
        `select count(*) as n from ledger_entries where record ->> 3 < ${clock.nowMs}`,
      );
      const told: number[][] = [];
      await archive({ entriesPerBlock: 1, entriesPerFile: 2, onProgress: (...counts) => told.push(counts) });
      assert.ok(
        told.every(([done = 0, of], at) => of === n && done >= (told[at - 1]?.[0] ?? 0)),
        told.join(' '),
      );
      assert.ok(told.length > n, 'it told of each step');
      assert.equal(told.at(-1), [n, n]);
    }));

  test('entries at or after the time stay, and a later run goes on from there', () =>
    withArchive(async (archived) => {
      const { clock, operators, contribute, archive, query, folder } = archived;
      await contribute(operators, 'first');
      clock.nowMs += 10;
      await contribute(operators, 'second');
      await archive();
      assert.equal(seqsOf(archived, operators), [3, 4]);
      assert.equal(query('select player_id, contribution_count as n from participations'), [
        { player_id: 'p-1', n: 2 },
      ]);
      clock.nowMs += 10;
      await contribute(operators, 'third');
      assert.equal((await contribute(operators, 'first')).status, 204);
      assert.equal(await archived.faults(), []);
      clock.nowMs += 1;
      await archive();
      assert.equal(seqsOf(archived, operators), [6]);
      assert.equal(readdirSync(join(folder, operators)).sort(), ['1-2.jsonl.zst', '3-5.jsonl.zst']);
      assert.equal(await archived.faults(), []);
    }));
});

suite('platform/archive of drawings', (test) => {
  const archive = ({ platform, clock }: Timed) =>
    archiveLedgers({
      store: platform.store,
      seal: platform.keys.seal,
      clock: () => clock.nowMs,
      folder: join(dirname(platform.file), 'archive'),
      beforeMs: clock.nowMs,
      entriesPerBlock: 2,
    });

  const kindsLeft = ({ query }: Timed): unknown[] =>
    query('select kind from ledger_entries order by seq').map(({ kind }) => kind);

  test('C6 entries that may still win an open time window stay; a settled window is proven from the files, from a checkpoint too', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, clock, chance } = timed;
      chance.draw = (range) => range - 1n;
      clock.nowMs = START_MS + HOUR_MS;
      await timed.contribute('p-1', 'p-2', 'p-3');
      clock.nowMs += HOUR_MS;
      await archive(timed);
      assert.equal(kindsLeft(timed), ['contribution', 'contribution', 'contribution', 'archive']);
      const { verdicts, faults } = await verifyStore(platform.file, platform.keys);
      assert.equal(faults, []);
      const known = new Map(verdicts.map(({ instanceId, tally }) => [instanceId, tally]));
      clock.nowMs = START_MS + DAY_MS + HOUR_MS;
      await platform.keepTime();
      assert.ok(kindsLeft(timed).includes('win'));
      clock.nowMs += 1;
      await archive(timed);
      assert.equal(kindsLeft(timed), ['archive']);
      for (const from of [new Map(), known])
        assert.equal((await verifyStore(platform.file, platform.keys, from)).faults, []);
      await timed.contribute('p-4');
      assert.equal((await verifyStore(platform.file, platform.keys, known)).faults, []);
    }));

  test('C6 a raffle is drawn from the tickets of archived contributions, and proven', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const { platform, clock, chance } = timed;
      chance.draw = () => 0n;
      clock.nowMs = START_MS + HOUR_MS;
      await timed.contribute('p-1', 'p-2', 'p-3');
      clock.nowMs += HOUR_MS;
      await archive(timed);
      assert.equal(kindsLeft(timed), ['archive']);
      assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
      // A clock that was far ahead, and is behind later: the order counts.
      clock.nowMs = START_MS + 9 * DAY_MS;
      await excluding(platform, 'p-1');
      clock.nowMs = START_MS + DAY_MS + HOUR_MS;
      await platform.keepTime();
      assert.ok(kindsLeft(timed).includes('draw'));
      clock.nowMs = START_MS;
      await succeed(platform, 'readmitPlayers', {
        body: { owner_id: 'northstar:luna', players: ['p-1'], reason: 'Over.' },
      });
      assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
      clock.nowMs = START_MS + DAY_MS + 2 * HOUR_MS;
      await archive(timed);
      assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
      const set = (places: Partial<PlayerExclusion>) =>
        platform.store.write((tx) => tx.run((db) => db.update(playerExclusions).set(places)));
      for (const forged of [{ excludedAfter: 1000 }, { excludedAfter: 0, readmittedAfter: 0 }]) {
        await set(forged);
        const { faults } = await verifyStore(platform.file, platform.keys);
        assert.match(faults.join(), /passes over p-1 of northstar:luna as excluded; no exclusion/);
      }
    }));
});
