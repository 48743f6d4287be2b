// A long proof: it kills a process at every step.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { bonusAward } from '../support/freespins.ts';
import { until } from '../support/paying-players.ts';
import { runProgram, withPrograms } from '../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { outcome } from '../support/with-jackpot.ts';

const PLAYERS = Array.from({ length: 10_000 }, (_, index) => `p-${index}`);

/** The number of bonuses, of their players, and of their events. */
const given = (data: string): unknown[] => [
  ...select(data, 'select count(*) bonuses, count(distinct player_id) players from player_bonuses').flatMap(
    Object.values,
  ),
  ...select(data, "select count(*) from outbox where event_type = 'PlayerBonusAdded'").flatMap(Object.values),
];

/** Waits until the first bonuses are given, and no longer. */
const begun = async (data: string): Promise<void> => {
  while (select(data, 'select id from player_bonuses limit 1').length === 0)
    await new Promise((resolve) => setImmediate(resolve));
};

suite('server/award-crash', (test) => {
  test('D3: after kill -9 in the middle of an award to 10,000 players everybody has one bonus, and the same request says so', () =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const data = join(folder, 'platform');
        const environment = {
          PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
          PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          PITBOSS_LOG_LEVEL: 'warn',
        };
        const serve = () => start(['serve', '--port', '0', '--data', data], environment);
        const killed = await serve();
        const before = new Client(killed.url);
        await before.login();
        await registerOwners(before);
        const body = bonusAward({ request_id: 'everybody', players: PLAYERS });
        const answered = before.call('awardBonus', { body }).catch(() => undefined);
        await begun(data);
        await killed.end('SIGKILL');
        assert.is(await answered, undefined);
        const [bonuses, players, told] = given(data);
        assert.ok(Number(bonuses) < PLAYERS.length, 'the award was cut');
        assert.equal([players, told], [bonuses, bonuses]);
        const cut = await runProgram(['verify', '--data', data]);
        assert.is(cut.status, 0, cut.stdout);

        const restarted = await serve();
        const after = new Client(restarted.url);
        await after.login();
        await until(() => given(data), [10_000, 10_000, 10_000]);
        const again = await after.call('awardBonus', { body });
        assert.equal([outcome(again), again.headers.get('idempotent-replayed')], ['200', 'true']);
        assert.equal(
          again.body.map(({ player_id }: { player_id: string }) => player_id),
          PLAYERS,
        );
        assert.equal(given(data), [10_000, 10_000, 10_000]);
        await restarted.end('SIGTERM');
        const whole = await runProgram(['verify', '--data', data]);
        assert.is(whole.status, 0, whole.stdout);
      }),
    ));
});
