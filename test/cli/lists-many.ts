import * as assert from 'uvu/assert';
import { ADMINISTRATOR, Client } from '../support/server.ts';

/** The settings of the administrator that `listsMany` logs in as. */
export const administrator = {
  PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
  PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
};

const BULKS = 3;
const BULK = 1_000;

/**
 * Has a served platform list more sources than are read without a thread: it replies only if its threads start.
 * @returns the administrator's token.
 */
export const listsMany = async (url: string): Promise<string> => {
  const client = new Client(url);
  const token = await client.login();
  await client.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
  for (let bulk = 0; bulk < BULKS; bulk += 1) {
    const body = Array.from({ length: BULK }, (_, n) => {
      const id = `game-${bulk}-${n}`;
      return { owner_id: 'northstar', source_id: id, source_name: id };
    });
    assert.is((await client.call('createSources', { body })).status, 200);
  }
  const { status, headers, body } = await client.call('listSources', { query: { name: '2-999', limit: 10 } });
  assert.equal([status, headers.get('x-total-count')], [200, '1']);
  assert.is(body[0].source_id, 'game-2-999');
  return token;
};
