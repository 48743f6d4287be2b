import * as assert from 'uvu/assert';
import { doCurl, parseCurl } from '../support/curl.ts';
import type { Client, Reply } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { eventTypes } from '../support/tables.ts';
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
      const words = { INSTANCE: instance.id };
      const preview = await paste(client, 'Free bets for a list of players', token, words);
      assert.equal([preview.players, preview.cost, preview.currency], [2, '8', 'EUR']);
      assert.is((await paste(client, 'The award by file', token, words)).players, 2);
      const [total] = await paste(client, 'The report of a campaign', token);
      assert.equal([total.awarded, total.used, total.available], ['8', '0', '8']);
      assert.is((await paste(client, 'A voided round', token)).bonus_data.Freespins.remaining, '4');
      assert.equal(await paste(client, 'Take back', token), { request_id: 'stop-spring', changed: 2, unchanged: 0 });
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
