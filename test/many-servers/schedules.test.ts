// A long proof: it starts PostgreSQL, and plays 30 schedules of faults. PITBOSS_TEST_SCHEDULES says how many.
import * as assert from 'uvu/assert';
import { openPostgres } from '../../db/engine/postgres/open-postgres.ts';
import { WATCHED_TABLES } from '../../db/tables/servers.ts';
import { migrations } from '../../server/start/assets.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import type { FaultyWallet } from '../simulation/faulty-wallet.ts';
import { createDatabase } from '../support/engine-store.ts';
import { expectErrors } from '../support/logged-errors.ts';
import { onPostgres } from '../support/on-postgres.ts';
import { paidByPlayers } from '../support/paying-players.ts';
import { succeed, withPublished } from '../support/published.ts';
import { withFolder } from '../support/server.ts';
import { threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { verifyRead } from '../support/verifying.ts';
import { disagreements, lostOrDoubled, type WalletBook } from './books.ts';
import { type Played, play } from './schedule.ts';

const { PITBOSS_TEST_SEED: seedText, PITBOSS_TEST_SCHEDULES: countText } = process.env;
/** The same schedules on every machine; another seed plays others. */
const SEED = Number(seedText ?? 1);
const SCHEDULES = Number(countText ?? (seedText === undefined ? 30 : 1));

/** A debit that was cancelled has moved nothing. */
const bookOf =
  ({ calls }: FaultyWallet): WalletBook =>
  (type) => {
    const moved = calls.filter((call) => call.moved);
    const cancelled = new Set(moved.filter(({ call }) => call === 'cancel').map(({ id }) => id));
    return moved
      .filter(({ call, id }) => call === type.toLowerCase() && !cancelled.has(id))
      .map(({ id, player, amount }) => `${id} ${player} ${type === 'Debit' ? -amount : amount}`);
  };

/** Replies while servers, their database and the wallet fail. The spec declares them, or the call would have thrown. */
const EXPECTED =
  /^(?:20[04]|no reply|idempotency_key_in_flight|instance_changed|wallet_\w+|insufficient_funds|limit_exceeded|player_\w+|self_excluded)$/;

/** Plays schedules on a database that has what they need, and adds to the faults of each what is wrong with the books after it. */
const withSchedules = (work: (playOne: (seed: number) => Promise<Played>) => Promise<void>): Promise<void> =>
  onPostgres(() =>
    withFolder(async (folder) => {
      const { url, drop } = await createDatabase(migrations());
      const store = await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES });
      const how = { store, clock: () => 0, draw: () => 0n, beside: { file: storeFile(folder) } };
      await withPublished(threePots(), how, async (platform) => {
        await succeed(platform, 'createTemplate', { body: paidByPlayers('sure', true) });
        await succeed(platform, 'publishTemplate', { body: { owner_id: 'northstar', template_id: 'sure' } });
        let runs = 0;
        const playOne = async (seed: number): Promise<Played> => {
          runs += 1;
          const played = await play({ url, folder }, seed, String(runs).padStart(6, '0'));
          const { told, instances, wallet } = played;
          const where = `instance_id in (${instances.map((id) => `'${id}'`).join()})`;
          const { verdicts, faults } = await verifyRead(store, platform.keys, undefined, instances);
          const open = verdicts.flatMap(({ openChains }) => openChains).map((chain) => `${chain} is in progress`);
          const unexpected = [...told.replies.keys()].filter((reply) => !EXPECTED.test(reply));
          const lost = await lostOrDoubled(url, told, where);
          const differ = await disagreements(url, bookOf(wallet), where);
          return { ...played, faults: [...played.faults, ...lost, ...differ, ...faults, ...open, ...unexpected] };
        };
        await work(playOne);
      }).finally(drop);
    }),
  );

suite('many-servers/schedules', (test) => {
  test(`in ${SCHEDULES} schedules of lost answers, cut connections and dying servers, nothing is lost or doubled`, () =>
    withSchedules(async (playOne) => {
      expectErrors(/Another server has taken over the duty/);
      console.log(`schedules: PITBOSS_TEST_SEED=${SEED} PITBOSS_TEST_SCHEDULES=${SCHEDULES}`);
      const counts = { acknowledged: 0, unanswered: 0, cuts: 0, cutAtCommit: 0, deaths: 0 };
      for (let seed = SEED; seed < SEED + SCHEDULES; seed += 1) {
        const replay = `Replay it: PITBOSS_TEST_SEED=${seed} make test only=many-servers/schedules`;
        const { told, trace, faults } = await playOne(seed).catch((cause: unknown) => {
          throw new Error(`${cause}. ${replay}`, { cause });
        });
        assert.equal(faults, [], replay);
        // The runner ends what is silent for long.
        if (seed % 10 === 0) console.log(`schedules: up to ${seed}`);
        counts.acknowledged += told.acknowledged.size;
        counts.unanswered += told.replies.get('no reply') ?? 0;
        for (const [at, line] of trace.entries()) {
          if (/ cut/.test(line)) counts.cuts += 1;
          if (/ cut/.test(line) && / commit$/.test(trace[at - 1] ?? '')) counts.cutAtCommit += 1;
          if (line === 'dies') counts.deaths += 1;
        }
      }
      console.log(`schedules: ${JSON.stringify(counts)}`);
      if (SCHEDULES >= 30) assert.ok(Math.min(...Object.values(counts)) > SCHEDULES / 10, JSON.stringify(counts));
    }));

  test('a seed repeats exactly', () =>
    withSchedules(async (playOne) => {
      expectErrors(/Another server has taken over the duty/);
      const [{ trace }, again] = [await playOne(SEED), await playOne(SEED)];
      const at = trace.findIndex((line, step) => line !== again.trace[step]);
      assert.equal(again.trace.slice(at - 5, at + 5), trace.slice(at - 5, at + 5), `from step ${at}`);
    }));
});
