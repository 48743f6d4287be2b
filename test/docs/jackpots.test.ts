import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { watching } from '../cli/program.ts';
import { doCurl, parseCurls } from '../support/curl.ts';
import { by, startWalletSide } from '../support/paying-players.ts';
import { type Client, type Reply, withFolder, withServer } from '../support/server.ts';
import { contribution, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { withOwners } from '../support/with-jackpot.ts';
import { blocksFor } from './blocks.ts';
import { inShell } from './shell.ts';

const blocks = blocksFor('docs/guides/jackpots.md', import.meta.filename);
/** The only command of a chapter. */
const commandOf = (chapter: string): string => blocks.one(chapter, 'sh');

/** The reply to the last call of a command; every call must return 200. */
const paste = async (client: Client, chapter: string, more: Record<string, string> = {}): Promise<Reply['body']> => {
  const variables = { PITBOSS: client.url, TOKEN: await client.login(), ...more };
  let last = '';
  for (const call of parseCurls(commandOf(chapter), variables)) {
    const reply = await doCurl(call);
    last = await reply.text();
    assert.is(reply.status, 200, `${call.url}: ${last}`);
  }
  return JSON.parse(last);
};

const WEEK_MS = 604_800_000;
const JACKPOTS = ['A progressive with three levels', 'A must-win by Friday', 'A weekly raffle'];

const OWN = 'On your own platform';
const MALTA = "A daily jackpot in Malta's time";
const WHEEL = 'A wheel, and a must-drop between two amounts';
const SMALL = 'Small wagers';
const COINS = 'Sweeps coins, points and thousands';
const TOGETHER = 'All three in one round';

suite('docs/jackpots', (test) => {
  test('on a platform that was just started, its commands lead from the password to a round at all of them', () =>
    withFolder((data) =>
      watching(['serve', '--port', '0', '--data', data], async ({ printed }) => {
        const [, PASSWORD = ''] = await printed(/log in as admin with the password (\S+)/);
        const [url] = await printed(/http:[^\s,]+/);
        const own = commandOf(OWN).replace('http://127.0.0.1:8080', url);
        const begun = await inShell(`${own}\necho TOKEN=$TOKEN`, { environment: { PASSWORD } });
        assert.match(begun, /^\{"success":\["northstar"\],"failed":\[\]\}\n\{"success":\["luna"\],"failed":\[\]\}\n/);
        const [, TOKEN = ''] = /TOKEN=(\S+)/.exec(begun) ?? [];
        const environment: Record<string, string> = { PITBOSS: url, TOKEN };
        for (const [at, chapter] of JACKPOTS.entries()) {
          const opened = (await inShell(commandOf(chapter), { environment })).trim().split('\n').at(-1) ?? '';
          environment[['PROGRESSIVE', 'FRIDAY', 'RAFFLE'][at] ?? ''] = JSON.parse(opened).id;
        }
        const told = (await inShell(commandOf(TOGETHER), { environment })).trim().split('\n').at(-1) ?? '';
        assert.is(JSON.parse(told).length, JACKPOTS.length, told);
      }),
    ));

  test('each command opens a jackpot that takes rounds', () =>
    withOwners(async (client) => {
      const opened = [];
      for (const chapter of JACKPOTS) {
        const instance = await paste(client, chapter);
        const round = await paste(client, 'Play a round', { INSTANCE: instance.id });
        opened.push([instance.name, instance.status, round.contribution_amount, round.tickets_awarded]);
      }
      assert.equal(opened, [
        ['Three levels', 'Active', 1, 0],
        ['By Friday', 'Active', 0.5, 0],
        ['Weekly raffle', 'Active', 0.25, 2],
      ]);
    }));

  test('the wheel and the must-drop open a jackpot that takes rounds', () =>
    withOwners(async (client) => {
      const { id, pots } = await paste(client, WHEEL);
      assert.equal(pots[0].pot_types[0].Wheel.levels, [
        { pot_id: 'mini', weight: 9 },
        { pot_id: 'grand', weight: 1 },
      ]);
      assert.equal(pots[2].pot_types, [{ MustHitBy: { hit_from: 40, hit_by: 60, weight: 2 } }]);
      assert.is((await paste(client, 'Play a round', { INSTANCE: id })).contribution_amount, 1);
    }));

  test('the pot that is won by Friday is in a week that ends on Friday at 18:00 UTC', () =>
    withOwners(async (client) => {
      const { pots, created } = await paste(client, 'A must-win by Friday');
      const { start_time, end_time } = pots[0].pot_types[0].Time;
      assert.match(new Date(end_time).toUTCString(), /^Fri, .* 18:00:00 GMT$/);
      assert.is(start_time, created, 'the first week begins with the instance');
      assert.ok(end_time - start_time <= WEEK_MS);
    }));

  test('the day of Malta ends at 21:00 there, and its hours are valid', () =>
    withOwners(async (client) => {
      const { template_id, pots } = await paste(client, MALTA);
      const endsAt = new Date(pots[0].pot_types[0].Time.end_time);
      assert.is(endsAt.toLocaleTimeString('en-GB', { timeZone: 'Europe/Malta' }), '21:00:00');
      const body = {
        ...{ template_owner_id: 'northstar', instance_owner_id: 'northstar', template_id, instance_name: 'Evenings' },
        schedule: JSON.parse(blocks.one(MALTA, 'json')),
      };
      assert.is((await client.call('instantiateTemplate', { body })).status, 200);
    }));

  test('with fractions that are carried, every fifth small wager is debited, and the rest stays', () =>
    withFolder(async (folder) => {
      const wallet = await startWalletSide(join(folder, 'wallet'));
      try {
        await withServer(async (client) => {
          await registerOwners(client);
          const { id } = await paste(client, SMALL);
          const paid: number[] = [];
          for (const base_wager of [...Array(9).fill(0.2), 0.7, 0.5]) {
            const { body } = await client.call('contributeToInstance', { body: by(id, 'p-1', { base_wager }) });
            paid.push(body.contribution_amount);
          }
          assert.equal(paid, [0, 0, 0, 0, 0.01, 0, 0, 0, 0, 0.01, 0.01]);
        }, wallet.environment);
      } finally {
        await wallet.stop();
      }
    }));

  test('a jackpot in coins that the settings file declares takes rounds of players with other coins', () =>
    withFolder((folder) => {
      const file = join(folder, 'pitboss.yaml');
      writeFileSync(file, blocks.one(COINS, 'yaml'));
      return withServer(
        async (client) => {
          await registerOwners(client);
          const { id, currency } = await paste(client, COINS);
          const body = contribution(id, { currency: 'GC', base_wager: 5000 });
          const round = await client.call('contributeToInstance', { body });
          assert.equal([currency, round.status, round.body.contribution_amount], ['SC', 200, 100]);
        },
        { PITBOSS_CONFIG: file },
      );
    }));

  test('a round at a source that leads to all of them contributes to each', () =>
    withOwners(async (client) => {
      const ids: string[] = [];
      for (const chapter of JACKPOTS) ids.push((await paste(client, chapter)).id);
      const [PROGRESSIVE = '', FRIDAY = '', RAFFLE = ''] = ids;
      const results: { instance_id: string }[] = await paste(client, TOGETHER, { PROGRESSIVE, FRIDAY, RAFFLE });
      assert.equal(
        results.map(({ instance_id }) => instance_id),
        ids,
      );
    }));

  test('its schedule example is valid', () =>
    withOwners(async (client) => {
      const { template_id } = await paste(client, 'A must-win by Friday');
      const owners = { template_owner_id: 'northstar', instance_owner_id: 'northstar' };
      const body = {
        ...owners,
        template_id,
        instance_name: 'Fridays alone',
        schedule: JSON.parse(blocks.one('A must-win by Friday', 'json')),
      };
      assert.is((await client.call('instantiateTemplate', { body })).status, 200);
    }));

  test('every block of the guide was run', () => assert.equal(blocks.left(), []));
});
