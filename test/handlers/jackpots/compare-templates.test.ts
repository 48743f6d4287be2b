import * as assert from 'uvu/assert';
import { type Client, withServer } from '../../support/server.ts';
import { registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

const compare = (client: Client, before_id: string, after_id: string) =>
  client.call('compareTemplates', { query: { before_id, after_id } });

suite('handlers/jackpots/compare-templates', (test) => {
  test('each field that differs is listed with both values, pots by their ids', () =>
    withServer(async (client) => {
      await registerOwners(client);
      const first = threePots();
      const [minor, major, mega] = first.pots;
      assert.ok(minor && major && mega);
      const second = threePots({
        id: 'second',
        name: 'Second',
        description: 'A longer life for mega',
        pots: [{ ...mega, contribution: { Fixed: 0.2 } }, minor, { ...major, id: 'other' }],
      });
      for (const body of [first, second]) await client.call('createTemplate', { body });
      assert.equal((await compare(client, 'three-pots', 'three-pots')).body, []);
      const { body } = await compare(client, 'three-pots', 'second');
      const changes = new Map<string, object>(
        body.map(({ pointer, ...values }: { pointer: string }) => [pointer, values]),
      );
      assert.equal([...changes.keys()].sort(), [
        '/description',
        '/name',
        '/pots',
        '/pots/major',
        '/pots/mega/contribution/Fixed',
        '/pots/mega/contribution/Percentage',
        '/pots/other',
      ]);
      assert.equal(changes.get('/name'), { before: 'Three pots', after: 'Second' });
      assert.equal(changes.get('/description'), { after: 'A longer life for mega' });
      assert.equal(changes.get('/pots'), { before: ['minor', 'major', 'mega'], after: ['mega', 'minor', 'other'] });
      assert.equal(changes.get('/pots/mega/contribution/Percentage'), { before: 0.2 });
      assert.equal(Object.keys(changes.get('/pots/major') ?? {}), ['before']);
    }));

  test('a template that does not exist is refused with the parameter that names it', () =>
    withServer(async (client) => {
      await registerOwners(client);
      await client.call('createTemplate', { body: threePots() });
      const reply = await compare(client, 'three-pots', 'none');
      assert.is(outcome(reply), '404 template_not_found');
      assert.is(reply.body.errors[0].pointer, '/query/after_id');
    }));
});
