import * as assert from 'uvu/assert';
import { contribution } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, HOUR_MS, START_MS, type Timed, withTimed } from '../support/timed.ts';

/** The jumps of the clock: back by an hour, ahead by a year, back again, and on. */
const JUMPS = [0, 2 * HOUR_MS, HOUR_MS, 365 * DAY_MS, 3 * HOUR_MS, DAY_MS, 2 * DAY_MS].map((ms) => START_MS + ms);

const BODY = { idempotency_key: 'k-1', player_id: 'keyed', token: 'session-keyed' };

/** Plays the same at each moment. */
const play = async (timed: Timed): Promise<void> => {
  const { platform, instanceId, clock, contribute } = timed;
  const replies: number[] = [];
  for (const nowMs of JUMPS) {
    clock.nowMs = nowMs;
    await contribute('a', 'b');
    await platform.keepTime();
    replies.push((await platform.call('contributeToInstance', { body: contribution(instanceId, BODY) })).status);
    const pot = { instance_id: instanceId, pot_id: 'day', adjustment: 200, reason: 'A check.' };
    assert.is((await platform.call('setPotSurplusSeed', { body: pot })).status, 200);
  }
  assert.equal(replies, [200, 204, 204, 204, 204, 204, 204]);
};

suite('server/clock', (test) => {
  for (const [what, template] of [
    ['windows of time', dailyPot()],
    ['a raffle', dailyRaffle()],
  ] as const)
    test(`a clock that jumps back, ahead by a year and back again leaves ${what} proved, each drawn once, and keys taken`, () =>
      withTimed(template, async (timed) => {
        await play(timed);
        assert.equal(await timed.faults(), []);
        const drawn = timed
          .query("select record ->> 11 as facts from ledger_entries where kind in ('win', 'draw') order by seq")
          .map(({ facts }) => JSON.parse(String(facts)))
          .map(({ window, period }) => (window ?? period)?.startMs ?? period?.startsAtMs);
        assert.ok(drawn.length > 1, String(drawn));
        assert.is(new Set(drawn).size, drawn.length, String(drawn));
      }));
});
