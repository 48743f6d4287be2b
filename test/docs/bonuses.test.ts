import * as assert from 'uvu/assert';
import { doCurl, parseCurl } from '../support/curl.ts';
import type { Client, Reply } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { eventTypes } from '../support/tables.ts';
import { withOwners } from '../support/with-jackpot.ts';
import { guide } from './guide.ts';

const text = guide('bonuses');
/** The only command of each chapter that has one. */
const commands = new Map(
  [...text.matchAll(/^## (.+)\n(?:(?!## )[\s\S])*?```sh\n([\s\S]*?)```/gm)].map(([, chapter = '', command = '']) => [
    chapter,
    command,
  ]),
);

const paste = async (
  client: Client,
  chapter: string,
  token: string,
  more: Record<string, string> = {},
): Promise<Reply['body']> => {
  const command = commands.get(chapter);
  if (command === undefined) throw new Error(`the guide has no chapter “${chapter}” with a command`);
  const reply = await doCurl(parseCurl(command, { PITBOSS: client.url, TOKEN: token, ...more }));
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
      assert.equal(await paste(client, 'What the player has', token), [bonus]);
      const left = await paste(client, 'A spin', token, { BONUS: bonus.id });
      assert.is(left.bonus_data.Freespins.remaining, '3.8');
      assert.equal(await paste(client, 'A spin', token, { BONUS: bonus.id }), left);
      assert.equal(eventTypes(data), ['PlayerBonusAdded', 'PlayerBonusUpdated']);
      assert.is(text.match(/```sh/g)?.length, commands.size);
    }));

  test('its budget example is valid', () =>
    withOwners(async (client) => {
      const [, budget = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
      const body = {
        ...{ request_id: 'k', operator_id: 'northstar', brand_id: 'luna', players: ['p-1'] },
        bonus: JSON.parse(budget),
      };
      assert.is((await client.call('awardBonus', { body })).status, 200);
    }));
});
