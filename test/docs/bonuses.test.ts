import * as assert from 'uvu/assert';
import { quickHit } from '../../cli/demo-example.ts';
import { doCurl, parseCurl } from '../support/curl.ts';
import type { Client, Reply } from '../support/server.ts';
import { instantiation, openJackpot } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { eventTypes } from '../support/tables.ts';
import { withCallbacks } from '../support/with-callbacks.ts';
import { withOwners } from '../support/with-jackpot.ts';
import { blocksFor } from './blocks.ts';

const blocks = blocksFor('docs/guides/bonuses.md', import.meta.filename);

/** Runs the only command of a chapter. */
const paste = async (
  client: Client,
  chapter: string,
  token: string,
  more: Record<string, string> = {},
): Promise<Reply['body']> => {
  const reply = await doCurl(parseCurl(blocks.one(chapter, 'sh'), { PITBOSS: client.url, TOKEN: token, ...more }));
  const answer = await reply.text();
  assert.is(reply.status, 200, `${chapter}: ${answer}`);
  return JSON.parse(answer);
};

suite('docs/bonuses', (test) => {
  test('its commands lead from a template to a played spin', () =>
    withOwners(async (client, data) => {
      const token = await client.login();
      const template = await paste(client, 'A template', token);
      const instance = await paste(client, 'An instance', token, { TEMPLATE: template.id });
      const [bonus, ...others] = await paste(client, 'An award', token, { INSTANCE: instance.id });
      assert.equal(others, []);
      assert.equal(await paste(client, "The player's bonuses", token), [bonus]);
      const left = await paste(client, 'A spin', token, { BONUS: bonus.id });
      assert.is(left.bonus_data.Freespins.remaining, '3.8');
      assert.equal(await paste(client, 'A spin', token, { BONUS: bonus.id }), left);
      assert.equal(eventTypes(data), ['PlayerBonusAdded', 'PlayerBonusUpdated']);
      assert.is((await paste(client, 'A voided round', token)).bonus_data.Freespins.remaining, '4');
    }));

  test('its free bets lead from the cost to a contribution that they pay, a report and their end', () =>
    withCallbacks(async ({ client, wallet }) => {
      const TOKEN = await client.login();
      const { template } = quickHit;
      const named = { template_id: template.id, instance_name: template.name, instance_game_code: template.id };
      const words: Record<string, string> = { QUICK: (await openJackpot(client, template, instantiation(named))).id };
      const run = async (command: string): Promise<Reply['body'][]> => {
        const bodies = [];
        for (const call of command
          .split(/\n(?=curl )/)
          .map((each) => parseCurl(each, { PITBOSS: client.url, TOKEN, ...words }))) {
          const reply = await doCurl(call);
          bodies.push(await reply.json());
          assert.is(reply.status, 200, JSON.stringify(bodies));
        }
        return bodies;
      };
      const [bets = '', instance = ''] = blocks.take('Free bets', 'sh').map(({ text }) => text);
      words.TEMPLATE = (await run(bets))[0].id;
      words.BETS = (await run(instance))[0].id;
      const [preview] = await run(blocks.one('Their cost', 'sh'));
      assert.equal([preview.players, preview.cost, preview.currency], [2, '10', 'EUR']);
      assert.is((await run(blocks.one('The award by file', 'sh')))[0].players, 2);
      const play = blocks.one('A free contribution', 'sh');
      for (const left of [4, 3, 2, 1, 0]) {
        const [{ bonus }] = await run(play);
        assert.equal([bonus.promo_id, bonus.amount, bonus.left], ['spring', 1, left]);
      }
      assert.is((await run(play))[0].bonus, undefined);
      const [[total], uses] = await run(blocks.one('The report of a campaign', 'sh'));
      assert.equal([total.awarded, total.used, total.available, uses.length], ['10', '5', '5', 5]);
      const debits = wallet.proxy.calls.filter(({ kind }) => kind === 'debit');
      assert.is(debits.length, 1);
      assert.is((await run(blocks.one('Longer, or shorter', 'sh')))[0].changed, 1);
      assert.equal(await run(blocks.one('Take back', 'sh')), [{ request_id: 'stop-spring', changed: 1, unchanged: 1 }]);
    }));

  test('its budget example is valid', () =>
    withOwners(async (client) => {
      const body = {
        ...{ request_id: 'k', operator_id: 'northstar', brand_id: 'luna', players: ['p-1'] },
        bonus: JSON.parse(blocks.one('A template', 'json')),
      };
      assert.is((await client.call('awardBonus', { body })).status, 200);
    }));

  test('every block of the guide was run', () => assert.equal(blocks.left(), []));
});
