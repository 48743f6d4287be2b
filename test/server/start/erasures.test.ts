// On SQLite alone: it reads every byte of a file, and the list of erasures in its folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { findKey } from '../../../db/contributions/idempotency-keys.ts';
import { queueDelivery } from '../../../db/deliveries/deliveries.ts';
import { markDelivered } from '../../../db/events/outbox.ts';
import { deliveries } from '../../../db/tables/deliveries.ts';
import { createAdministratorWith } from '../../../server/login/administrator.ts';
import { backUp } from '../../../server/start/back-up.ts';
import { openDataFolder } from '../../../server/start/data-folder.ts';
import { joinErasures, listErasure, readErasures } from '../../../server/start/erasure-list.ts';
import { carryOutErasure, type ErasureParts, finishErasures } from '../../../server/start/erasures.ts';
import { restoreDataFolder } from '../../../server/start/restore.ts';
import { type Archived, withArchive } from '../../platform/archive/archived.ts';
import { succeed } from '../../support/published.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const WORDS = 'Ada Lovelace, 12 Sackville Street';
const OTHERS = 'Grace Hopper';
/** The share of p-1 in a win of p-2. */
const SHARE = 7.654321;
const LUNA = 'northstar:luna';
const PLAYER = { brandPath: LUNA, playerId: 'p-1' };

const RESTORING = { copying: () => {}, signal: new AbortController().signal, check: async () => {} };
const quiet = { info: () => {}, warn: () => {} };
const partsOf = ({ platform, clock }: Archived): ErasureParts => ({
  store: platform.store,
  keys: platform.keys,
  data: dirname(platform.file),
  clock: () => clock.nowMs,
});

/** Of a platform that has published its events and delivered what it had to. */
const published = ({ platform, query }: Archived): Promise<void> =>
  platform.store.write(async (tx) => {
    for (const { id } of query<{ id: number }>('select id from outbox')) await markDelivered(tx, id, 1);
  });

const message = (id: string, body: object) => ({
  ...{ id, kind: 'event' as const, lane: 'event:d', ownerId: LUNA, destinationId: 'd', address: 'https://h.example' },
  ...{ eventType: 'WinEvent', body: JSON.stringify(body), createdAtMs: 1, secretUntilMs: null, persistent: false },
});

/** p-1 and p-2 have contributed, each with their metadata, won, and opted in and out. */
const play = async (archived: Archived): Promise<void> => {
  const { platform, operators, players, contribute } = archived;
  const mine = { metadata: { note: WORDS.repeat(300) }, event_metadata: { nickname: WORDS } };
  const theirs = { metadata: OTHERS, player_id: 'p-2', token: 'session-p-2' };
  await contribute(operators, 'mine-1', mine);
  await contribute(players, 'mine-2', mine);
  await contribute(operators, 'mine-3', { ...mine, base_wager: 1 });
  await contribute(operators, 'theirs-1', theirs);
  for (const [player_id, opt_in] of [
    ['p-1', true],
    ['p-2', true],
    ['p-3', false],
  ] as const)
    await succeed(platform, 'setOptIn', {
      body: { instance_id: operators, player_id, brand_id: LUNA, player_country: 'MT', opt_in },
    });
  await platform.store.write(async (tx) => {
    for (const id of ['p-1', 'p-2']) {
      const body = { brand_id: LUNA, player_id: id, data: { event_metadata: id === 'p-1' ? WORDS : OTHERS } };
      await queueDelivery(tx, message(`message-${id}`, body));
    }
    const shares = [
      { player_id: 'p-1', brand_id: LUNA, currency: 'EUR', win_amount: SHARE },
      { player_id: 'p-1', brand_id: 'northstar:sol', currency: 'EUR', win_amount: 1.5 },
      { player_id: 'p-3', brand_id: LUNA, currency: 'EUR', win_amount: 2.5 },
    ];
    const data = { community_winners: shares, event_metadata: OTHERS };
    await queueDelivery(tx, message('shared', { brand_id: LUNA, player_id: 'p-2', data }));
  });
};

const delivered = ({ platform }: Archived) =>
  platform.store.write((tx) => tx.run((db) => db.update(deliveries).set({ state: 'dead', finishedAtMs: 1 })));

/** The bytes of the store and its log, after all is merged. */
const bytesOf = (archived: Archived): string => {
  const file = archived.platform.file;
  const client = new Database(file);
  client.pragma('wal_checkpoint(TRUNCATE)');
  client.close();
  return [file, `${file}-wal`].map((each) => (existsSync(each) ? readFileSync(each, 'latin1') : '')).join('');
};

/** All that must be the same afterwards. */
const moneyOf = async ({ query }: Archived) => ({
  ledger: query('select record, hex(mac) from ledger_entries order by id'),
  pots: query('select * from pots'),
  totals: query(
    'select instance_id, player_id, contribution_count, contribution_value, pots from participations where contribution_count > 0',
  ),
  payouts: query('select * from payouts'),
  keys: query('select scope, key, fingerprint, state, contribution_id, status from idempotency_keys'),
});

suite('server/start/erasures', (test) => {
  test('a player is erased: no word of theirs is in the store or in its file, and the money, the proof and the keys are as before', () =>
    withArchive(async (archived) => {
      const { platform, clock, operators, contribute, query } = archived;
      await play(archived);
      await delivered(archived);
      await published(archived);
      const before = await moneyOf(archived);
      assert.match(bytesOf(archived), WORDS);
      const parts = partsOf(archived);
      const done = await carryOutErasure(parts, PLAYER);
      assert.is(
        done,
        "Erased 3 texts, 1 opt-ins, 0 texts of events and 2 messages. Kept, under the player's id: 2 contributions and 0 payments, with their records.",
      );
      const { ledger, ...money } = await moneyOf(archived);
      assert.equal({ ledger, ...money }, before);
      assert.equal(await archived.faults(), []);
      assert.not.match(bytesOf(archived), WORDS);
      assert.not.match(bytesOf(archived), String(SHARE));
      assert.match(bytesOf(archived), OTHERS);
      assert.equal(query('select player_id from participations where opted_in is not null order by 1'), [
        { player_id: 'p-2' },
        { player_id: 'p-3' },
      ]);
      assert.equal(query('select id from deliveries'), [{ id: 'message-p-2' }, { id: 'shared' }]);
      // The same request again: it has no further effect, and the reply omits the caller's words.
      const again = await contribute(operators, 'mine-1', {
        metadata: { note: WORDS.repeat(300) },
        event_metadata: { nickname: WORDS },
      });
      assert.is(again.status, 204);
      const key = await platform.store.read((tx) => findKey(tx, 'operator:northstar', 'mine-1', clock.nowMs));
      const { body } = await platform.call('getContribution', { path: { contribution_id: key?.contributionId ?? '' } });
      assert.is((body as { metadata: unknown }).metadata, null);

      const [event] = query<Record<string, string>>("select * from audit_events where action = 'erasePlayer'");
      const [listed] = readErasures(parts.data);
      assert.equal(
        [event?.owner_id, event?.resource, event?.target_id, JSON.parse(event?.detail ?? '')],
        [LUNA, 'players', listed?.subject, { texts: '3', opt_ins: '1', events: '0', messages: '2' }],
      );
      assert.not.match(JSON.stringify([event, listed, done]), 'p-1');
    }));

  test('a second erasure is harmless, and another player has a separate one', () =>
    withArchive(async (archived) => {
      await play(archived);
      await delivered(archived);
      await published(archived);
      const parts = partsOf(archived);
      await carryOutErasure(parts, PLAYER);
      const once = readErasures(parts.data);
      assert.match(
        await carryOutErasure(parts, PLAYER),
        /^Erased 0 texts, 0 opt-ins, 0 texts of events and 0 messages/,
      );
      assert.equal(readErasures(parts.data), once);
      await carryOutErasure(parts, { ...PLAYER, playerId: 'p-2' });
      assert.is(readErasures(parts.data).length, 2);
      assert.equal(await archived.faults(), []);
      assert.not.match(bytesOf(archived), OTHERS);
    }));

  test('it is refused, with the reason, while money or messages are under way, and for a brand that is unknown', () =>
    withArchive(async (archived) => {
      const { platform, players, contribute, next } = archived;
      const parts = partsOf(archived);
      const refusal = async (player = PLAYER): Promise<string> => {
        try {
          return await carryOutErasure(parts, player);
        } catch (error) {
          return error instanceof Error ? error.message : '';
        }
      };
      assert.is(await refusal({ ...PLAYER, brandPath: 'northstar:sol' }), 'There is no brand northstar:sol.');
      await play(archived);
      assert.match(await refusal(), /1 events that are being published; 2 messages that are still to be delivered/);
      await delivered(archived);
      await published(archived);
      next.debit = 'uncertain';
      await contribute(players, 'uncertain');
      assert.is(
        await refusal(),
        'The player cannot be erased yet, because there are 1 debits that are being cancelled: wait for the wallet, or settle them.',
      );
      assert.equal(readErasures(parts.data), []);
      assert.match(bytesOf(archived), WORDS);
      next.debit = 'done';
      archived.clock.nowMs += 60_000;
      await platform.settle();
      assert.match(await refusal(), /^Erased 4 texts|^Erased 3 texts/);
    }));

  test('a win that is not paid yet refuses it', () =>
    withArchive(async (archived) => {
      const { platform, clock, query } = archived;
      await play(archived);
      await delivered(archived);
      await published(archived);
      // As it is while the wallet does not answer.
      const client = new Database(platform.file);
      client.exec(
        "insert into wins select 'w', instance_id, id, 1, null, 's', null, 'northstar:luna', 'p-1', 1, null, 1, 0 from pots limit 1",
      );
      client.exec(
        "insert into payouts (transaction_id, win_id, number, instance_id, operator_id, brand_path, player_id, amount, pay_currency, pay, rate, state, in_flight, attempts, next_attempt_at_ms, won_at_ms) select 'w:0', 'w', 0, instance_id, 'northstar', 'northstar:luna', 'p-1', 1, 'EUR', 1, '1/1', 'due', 0, 0, 1, 1 from wins",
      );
      client.close();
      try {
        await carryOutErasure(partsOf(archived), PLAYER);
        assert.unreachable('it is due');
      } catch (error) {
        assert.match(String(error), '1 payments that are not made yet');
      }
      assert.ok(clock.nowMs > 0 && query('select id from contribution_texts').length > 0);
    }));

  test('killed at any step, the next start finishes it, and it is in the audit log once', () =>
    withArchive(async (archived) => {
      await play(archived);
      await delivered(archived);
      await published(archived);
      const parts = partsOf(archived);
      for (let step = 1, isWhole = false; !isWhole; step += 1) {
        isWhole = await carryOutErasure({ ...parts, store: dyingAt(step, parts) }, PLAYER).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Crash)) throw error;
            return false;
          },
        );
        assert.equal(await archived.faults(), []);
        if (step === 4) await finishErasures({ ...parts, store: dyingAt(7, parts) }, quiet).catch(() => {});
      }
      assert.is(archived.query("select id from audit_events where action = 'erasePlayer'").length, 1);
      await finishErasures(parts, quiet);
      assert.is(archived.query("select id from audit_events where action = 'erasePlayer'").length, 1);
      assert.not.match(bytesOf(archived), WORDS);
    }));

  test('a store from before an erasure is erased again, by the list of the folder that it is restored to', () =>
    withArchive(async (archived) => {
      await play(archived);
      await delivered(archived);
      await published(archived);
      const parts = partsOf(archived);
      const copy = join(parts.data, 'copy');
      mkdirSync(copy);
      writeFileSync(join(parts.data, 'erasures.jsonl'), '');
      // Erasures that another store of the same platform has listed since: p-1, and a player that this store does not know.
      listErasure(copy, PLAYER, 1);
      listErasure(copy, { ...PLAYER, playerId: 'p-9' }, 2);
      assert.is(joinErasures(parts.data, copy), 2);
      assert.is(joinErasures(parts.data, copy), 0);
      const told: string[] = [];
      const log = { info: (_: unknown, said?: string) => void told.push(said ?? ''), warn: () => assert.unreachable() };
      await finishErasures(parts, log);
      assert.equal(told, ['erased a player, as requested before']);
      assert.not.match(bytesOf(archived), WORDS);
      assert.match(bytesOf(archived), OTHERS);
      assert.is(archived.query('select * from erasures').length, 2);
      assert.is(archived.query("select id from audit_events where action = 'erasePlayer'").length, 2);
      await finishErasures(parts, { ...log, info: () => assert.unreachable() });
      assert.equal(await archived.faults(), []);
    }));

  test('a backup has the list, and a restore adds what the folder has listed since', () =>
    withFolder(async (folder) => {
      const [data, backup] = [join(folder, 'data'), join(folder, 'backup')];
      const opened = openDataFolder(data, () => {});
      await createAdministratorWith(opened, { username: 'root', password: 'correct horse battery' }, 1);
      await opened.close();
      listErasure(data, PLAYER, 1);
      await backUp(data, backup);
      const listed = readErasures(data);
      assert.equal(readErasures(backup), listed);
      listErasure(data, { ...PLAYER, playerId: 'p-2' }, 2);
      const whole = readErasures(data);
      const { erasures, keptAs } = await restoreDataFolder(backup, data, 3, RESTORING);
      assert.equal([erasures, readErasures(data)], [1, whole]);
      assert.equal(readErasures(join(data, keptAs ?? '')), whole);
    }));

  test('archives hold no words of players, and are as they were after an erasure', () =>
    withArchive(async (archived) => {
      await play(archived);
      await delivered(archived);
      await published(archived);
      archived.clock.nowMs += 1;
      await archived.archive();
      const files = () =>
        readdirSync(archived.folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
      const before = files();
      assert.ok(before.length > 1);
      for (const bytes of before) assert.not.match(zstdDecompressSync(bytes).toString(), 'Lovelace');
      await carryOutErasure(partsOf(archived), PLAYER);
      assert.equal(files(), before);
      assert.not.match(bytesOf(archived), WORDS);
      assert.equal(await archived.faults(), []);
    }));

  test('contributions that an earlier version stored lose the texts in their rows and in the results of their keys', () =>
    withArchive(async (archived) => {
      const { platform, players, contribute, query } = archived;
      await contribute(players, 'old', {});
      await published(archived);
      const client = new Database(platform.file);
      const text = JSON.stringify({ note: WORDS });
      client.prepare('update contribution_intents set metadata = ?, event_metadata = ?').run(text, text);
      client
        .prepare('update idempotency_keys set status = 200, body = ? where contribution_id is not null')
        .run(JSON.stringify({ win_amount: 0, metadata: { note: WORDS } }));
      client.close();
      assert.match(await carryOutErasure(partsOf(archived), PLAYER), /^Erased 1 texts/);
      assert.equal(query('select metadata, event_metadata from contribution_intents'), [
        { metadata: null, event_metadata: null },
      ]);
      assert.equal(query('select body from idempotency_keys where contribution_id is not null'), [
        { body: '{"win_amount":0,"metadata":null}' },
      ]);
      assert.not.match(bytesOf(archived), WORDS);
      assert.equal(await archived.faults(), []);
    }));
});

class Crash extends Error {}

/** A store whose process dies at a step: before a unit of work, or after its commit. */
const dyingAt = (step: number, { store }: ErasureParts): ErasureParts['store'] => {
  let steps = 0;
  const pass = (): void => {
    steps += 1;
    if (steps === step) throw new Crash();
  };
  return {
    read: (work) => store.read(work),
    write: async (work) => {
      pass();
      const result = await store.write(work);
      pass();
      return result;
    },
  };
};
