import * as assert from 'uvu/assert';
import { windowEntries } from '../../db/tables/jackpots.ts';
import { createLog } from '../../server/base/log.ts';
import { Failures } from '../../server/operations/failures.ts';
import { expectErrors } from '../support/logged-errors.ts';
import { SYSTEM } from '../support/platform.ts';
import { contribution, instantiation } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { DAY_MS, dailyPot, START_MS, type Timed, withTimed } from '../support/timed.ts';

const MIDNIGHT_MS = START_MS + DAY_MS;

/** A window of time that is over and whose drawing throws, until `mend` is called. */
const withUndrawable = (work: (timed: Timed, mend: () => Promise<void>) => Promise<void>): Promise<void> =>
  withTimed(dailyPot(), async (timed) => {
    const { platform, contribute, clock } = timed;
    expectErrors(/the pot day could not be drawn/);
    const move = (potId: string) =>
      platform.store.write(async (tx) => void (await tx.run((db) => db.update(windowEntries).set({ potId }))));
    await contribute('a');
    await move('lost');
    clock.nowMs = MIDNIGHT_MS;
    await work(timed, () => move('day'));
  });

const moneyOf = ({ query }: Timed) =>
  query('select instance_id, kind, seq from ledger_entries order by id').concat(query('select * from pots'));

suite('server/undrawable', (test) => {
  test('everything that needs a drawing that throws is refused as unavailable, and moves nothing', () =>
    withUndrawable(async (timed, mend) => {
      const { platform, instanceId } = timed;
      const other = await platform.call('instantiateTemplate', {
        body: instantiation({ instance_game_code: 'other' }),
      });
      const before = moneyOf(timed);
      const path = { instance_id: instanceId };
      const pot = { instance_id: instanceId, pot_id: 'day', adjustment: 1, reason: 'A check.' };
      const win = { instance_id: instanceId, pot_id: 'day', brand_id: 'northstar:luna', player_id: 'a' };
      const transfer = {
        ...{ source_instance_id: instanceId, target_instance_id: (other.body as { id: string }).id },
        ...{ user_id: SYSTEM.accountId, transfer_optins: false, reason: 'A check.' },
        pot_rules: [{ source_pot: 'day', target_pot: 'day' }],
      };
      const calls = [
        await platform.call('contributeToInstance', { body: contribution(instanceId) }),
        await platform.call('setPotCurrentValue', { body: pot }),
        await platform.call('setPotContributedSeed', { body: pot }),
        await platform.call('triggerWin', { body: { ...win, source_id: 'tri-star' } }),
        await platform.call('terminateInstance', { path, body: { reason: 'A check.' } }),
        await platform.call('transferPots', { body: transfer }),
      ];
      for (const [index, { code, detail }] of calls.entries()) {
        assert.is(code, 'unavailable', `call ${index}`);
        assert.match(detail ?? '', instanceId);
      }
      assert.equal(moneyOf(timed), before);
      assert.is((await platform.call('getInstance', { path })).status, 200);
      await mend();
      assert.equal(await timed.faults(), []);
    }));

  test('an instance whose drawing throws can be paused, and is drawn once it is resumed and can be', () =>
    withUndrawable(async (timed, mend) => {
      const { platform, instance, ledger } = timed;
      await timed.switch('pauseInstance');
      assert.is((await instance()).state, 'Paused');
      await mend();
      await timed.switch('resumeInstance');
      assert.equal(ledger(), []);
      for (let look = 0; look < 3; look += 1) await platform.keepTime();
      assert.equal(ledger(), ['win WindowEnd', 'reseed']);
      await timed.contribute('b');
    }));

  test('an instance whose drawing throws can be ended once the drawing can be made', () =>
    withUndrawable(async (timed, mend) => {
      const { platform, instance, ledger } = timed;
      await timed.switch('pauseInstance');
      const end = () =>
        platform.call('terminateInstance', {
          path: { instance_id: timed.instanceId },
          body: { reason: 'A check.' },
        });
      platform.failures.forget(timed.instanceId);
      assert.is((await end()).code, 'unavailable');
      await mend();
      for (let look = 0; look < 3; look += 1) await platform.keepTime();
      assert.is((await end()).code, undefined);
      assert.is((await instance()).state, 'Terminated');
      assert.equal(ledger(), ['win WindowEnd', 'reseed']);
    }));

  test('a drawing that throws is logged once with its pot, and is not retried while it backs off', () =>
    withUndrawable(async ({ platform, instanceId }) => {
      const lines: Record<string, unknown>[] = [];
      const failures = new Failures(createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) }));
      const note = platform.failures.note.bind(platform.failures);
      let noted = 0;
      platform.failures.note = (name, error) => {
        noted += 1;
        failures.note(name, error);
        note(name, error);
      };
      for (let call = 0; call < 20; call += 1)
        assert.is(
          (await platform.call('contributeToInstance', { body: contribution(instanceId) })).code,
          'unavailable',
        );
      assert.is(noted, 1);
      await platform.keepTime();
      await platform.keepTime();
      assert.is(noted, 2);
      assert.equal(
        lines.map(({ level, name, pot_id, times, err }) => [level, name, pot_id, times, err !== undefined]),
        [
          [50, instanceId, 'day', 1, true],
          [40, instanceId, 'day', 2, false],
        ],
      );
    }));
});
