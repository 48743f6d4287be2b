// On SQLite alone: it proves, backs up and restores a data folder.
import * as assert from 'uvu/assert';
import { runProgram, withPrograms } from '../support/process.ts';
import { ADMINISTRATOR, Client, type Reply, withFolder } from '../support/server.ts';
import { contribution, instantiation, registerOwners, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';

const environment = {
  PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
  PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
  PITBOSS_LOG_LEVEL: 'warn',
};

/** The numbers of an instance that can be checked by hand. */
const sums = ({ house_pot, pots }: Reply['body']) => ({
  house: house_pot.current_value,
  deficit: house_pot.accumulated_seed_deficit,
  pots: pots.map((pot: Reply['body']) => [pot.id, pot.current_value, pot.contributed_seed, pot.instance_count]),
});

const AT_START = {
  house: 0,
  deficit: 0,
  pots: [
    ['minor', 5, 0, 1],
    ['major', 50, 0, 1],
    ['mega', 500, 0, 1],
  ],
};
const AFTER_THREE = {
  house: 0.6,
  deficit: 0,
  pots: [
    ['minor', 5.63, 0.27, 1],
    ['major', 50.45, 0.45, 1],
    ['mega', 500.3, 0.3, 1],
  ],
};
const AFTER_WIN = {
  house: 0,
  deficit: 4.13,
  pots: [
    ['minor', 5, 0, 2],
    ['major', 50.45, 0.45, 1],
    ['mega', 500.3, 0.3, 1],
  ],
};

suite('server/main-job', (test) => {
  test('from an empty folder to a won jackpot; nothing acknowledged is missing after kill -9 (A1 A2 B3 B4 B5 B40 B39 B45 B42 B43 B30 B19 C6 B14 B13 B16 C7 B28 C8 F8)', () =>
    withFolder((data) =>
      withPrograms(async (start) => {
        const serve = ['serve', '--port', '0', '--data', data];
        let program = await start(serve, environment);
        let client = new Client(program.url);
        const restart = async (): Promise<void> => {
          await program.end('SIGKILL');
          program = await start(serve, environment);
          client = new Client(program.url);
          await client.login();
        };

        await client.login();
        assert.is((await client.call('getOwnAccount')).body.username, ADMINISTRATOR.username);
        await registerOwners(client);
        const operator = await client.call('getOperator', { path: { operator_id: 'northstar' } });
        assert.equal(
          operator.body.brands.map((brand: Reply['body']) => brand.path),
          ['northstar:luna'],
        );

        assert.is((await client.call('createTemplate', { body: threePots() })).status, 200);
        const drafts = await client.call('listTemplates', { query: { published: false } });
        assert.equal(
          drafts.body.map((template: Reply['body']) => template.id),
          ['three-pots'],
        );
        assert.is((await client.call('getTemplate', { path: { template_id: 'three-pots' } })).body.published, false);
        const early = await client.call('instantiateTemplate', { body: instantiation() });
        assert.equal([early.status, early.body.code], [409, 'template_not_published']);
        const published = await client.call('publishTemplate', {
          body: { owner_id: 'northstar', template_id: 'three-pots' },
        });
        assert.is(published.status, 200);
        const instance = await client.call('instantiateTemplate', { body: instantiation() });
        assert.is(instance.status, 200);
        const { id } = instance.body;
        const look = async () => sums((await client.call('getInstance', { path: { instance_id: id } })).body);
        assert.equal(await look(), AT_START);

        const keyed = contribution(id, { idempotency_key: 'round-1', metadata: { table: 7 } });
        const first = await client.call('contributeToInstance', { body: keyed });
        const contributionId = first.headers.get('contribution-id') ?? '';
        assert.equal(
          [first.status, first.body.contribution_amount, first.body.win_amount, first.body.metadata],
          [200, 1, 0, { table: 7 }],
        );
        assert.is((await client.call('contributeToInstance', { body: contribution(id) })).status, 200);
        await client.call('createSources', {
          body: [{ owner_id: 'northstar:luna', source_id: 'comet-rush', source_name: 'Comet Rush' }],
        });
        await client.call('assignSources', {
          body: { owner_id: 'northstar:luna', source_id: ['comet-rush'], instance_id: id },
        });
        assert.equal((await client.call('listSources')).body[0].jackpots[0].instance_id, id);
        const { instance_id: _, ...bySource } = contribution(id, { source_id: 'comet-rush' });
        assert.is((await client.call('contributeBySource', { body: bySource })).body.instance_id, id);
        assert.equal(await look(), AFTER_THREE);

        await restart();
        assert.equal(await look(), AFTER_THREE);
        const repeated = await client.call('contributeToInstance', { body: keyed });
        assert.equal(
          [repeated.status, repeated.headers.get('contribution-id'), repeated.headers.get('idempotency-key')],
          [204, contributionId, 'round-1'],
        );
        const found = await client.call('getContribution', { path: { contribution_id: contributionId } });
        assert.equal(found.body, first.body);
        assert.equal(await look(), AFTER_THREE);

        const win = await client.call('triggerWin', {
          body: {
            instance_id: id,
            pot_id: 'minor',
            brand_id: 'northstar:luna',
            player_id: 'p-1',
            source_id: 'comet-rush',
          },
        });
        assert.equal([win.status, win.body.win_amount, win.body.win_pot_id], [200, 5.63, 'minor']);
        assert.equal(await look(), AFTER_WIN);

        await restart();
        assert.equal(await look(), AFTER_WIN);
        const winners = await client.call('listWinners', { query: { instance_id: id } });
        assert.equal(
          winners.body.map((winner: Reply['body']) => [
            winner.win_pot_id,
            winner.win_amount,
            winner.player_id,
            winner.brand_id,
          ]),
          [['minor', 5.63, 'p-1', 'northstar:luna']],
        );
        const ticker = await client.call('getTicker', { query: { instance_id: id }, token: null });
        assert.equal(
          ticker.body.pots.map((pot: Reply['body']) => [pot.id, pot.current_value]),
          [
            ['minor', '5'],
            ['major', '50.45'],
            ['mega', '500.3'],
          ],
        );
        assert.is((await client.call('listInstances', { query: { status: 'Active' } })).body.length, 1);

        const online = await runProgram(['verify', '--data', data]);
        assert.match(online.stdout, /1 instance, 6 entries: every balance follows from the ledger/);
        assert.is(online.status, 0);
        assert.is(await program.end('SIGTERM'), 0);
        assert.is((await runProgram(['verify', '--data', data])).status, 0);
      }),
    ));
});
