import * as assert from 'uvu/assert';
import { doCurl, parseCurl } from '../support/curl.ts';
import { suite } from '../support/suite.ts';
import { withOwners } from '../support/with-jackpot.ts';
import { blocksFor } from './blocks.ts';

const blocks = blocksFor('docs/guides/vip.md', import.meta.filename);

suite('docs/vip', (test) => {
  test('its commands lead from the rules to a win, an exclusion and its end', () =>
    withOwners(async (client) => {
      const TOKEN = await client.login();
      const run = async (command: string, more: Record<string, string> = {}) => {
        const reply = await doCurl(parseCurl(command, { PITBOSS: client.url, TOKEN, ...more }));
        const text = await reply.text();
        return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
      };
      const [template = '', publication = '', instantiation = ''] = blocks
        .take('The rules', 'sh')
        .map(({ text }) => text);
      assert.is((await run(template)).status, 200);
      assert.is((await run(publication)).status, 200);
      const instance = { INSTANCE: (await run(instantiation)).body.id };
      const play = blocks.one('Segments', 'sh');
      const silver = await run(play.replace('["gold"]', '["silver"]'), instance);
      assert.is(silver.body.code, 'segment_excluded');
      assert.is((await run(play.replace('"MT"', '"US"'), instance)).body.code, 'country_excluded');
      assert.is((await run(play, instance)).body[0].win_amount, 10.5);
      assert.is((await run(play, instance)).body.code, 'win_limit_reached');
      const [exclusion = '', list = '', readmission = ''] = blocks
        .take('Exclude a player', 'sh')
        .map(({ text }) => text);
      assert.is((await run(exclusion)).body[0].player_id, 'p-1001');
      assert.is((await run(play, instance)).body.code, 'player_excluded');
      assert.is((await run(list)).body[0].reason, 'Asked for it, ticket 4711.');
      assert.is((await run(readmission)).body.length, 1);
      assert.is((await run(list)).body[0].readmitted.reason, 'Mistaken identity, ticket 4712.');
    }));

  test('every block of the guide was run', () => assert.equal(blocks.left(), []));
});
