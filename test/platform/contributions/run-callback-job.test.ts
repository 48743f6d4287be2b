import * as assert from 'uvu/assert';
import { insertCallbackJob } from '../../../db/contributions/callback-jobs.ts';
import type { CallbackJob } from '../../../db/tables/contributions.ts';
import { runCallbackJob } from '../../../platform/contributions/run-callback-job.ts';
import { writeUnit } from '../../../server/operations/platform.ts';
import { threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { START_MS, type Timed, withTimed } from '../../support/timed.ts';

const jobFor = (instanceId: string): CallbackJob => ({
  contributionId: 'c-1',
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
  instanceId,
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
  createdAtMs: START_MS,
});

const run = ({ platform, clock, chance }: Timed, job: CallbackJob): Promise<void> => {
  const { store, keys, failures, services } = platform;
  const unit = { store, keys, failures, clock: () => clock.nowMs, draw: (n: bigint) => chance.draw(n) };
  return runCallbackJob(
    {
      read: (work) => store.read(work),
      write: (work) => writeUnit(unit, work),
      services,
      nowMs: clock.nowMs,
      problemOf: ({ problem }) => ({ code: problem }),
    },
    job,
  );
};

const told = ({ query }: Timed): unknown[] => query('select body from deliveries').map(({ body }) => body);

suite('platform/contributions/run-callback-job', (test) => {
  test('C6 a job listed before it ended does not run again', () =>
    withTimed(threePots(), async (timed) => {
      const job = jobFor(timed.instanceId);
      await timed.platform.store.write((tx) => insertCallbackJob(tx, job));
      await timed.switch('pauseInstance');
      await run(timed, job);
      assert.equal(told(timed), ['{"code":"instance_paused","contribution_id":"c-1"}']);
      await timed.switch('resumeInstance');
      await run(timed, job);
      assert.equal(timed.query('select * from contributions'), []);
      assert.is(told(timed).length, 1);
    }));

  test('C6 a job interrupted after the booking still sends its result', () =>
    withTimed(threePots(), async (timed) => {
      const job = jobFor(timed.instanceId);
      await timed.platform.store.write((tx) => insertCallbackJob(tx, job));
      await run(timed, job);
      await timed.platform.store.write((tx) => insertCallbackJob(tx, job));
      await run(timed, job);
      assert.is(timed.query("select * from contributions where state = 'booked'").length, 1);
      assert.is(told(timed).length, 1);
    }));
});
