import * as assert from 'uvu/assert';
import { account } from './accounts.ts';
import type { Client, Reply } from './server.ts';
import type { suite } from './suite.ts';
import { outcome } from './with-jackpot.ts';
import { type As, withTree } from './with-tree.ts';

type Test = Parameters<Parameters<typeof suite>[1]>[0];

const TAKEN_MAX = 30;

/** Uses up the names of others that a tenant may ask for in an hour. */
export const askForNamesOfOthers = async (own: As): Promise<void> => {
  for (let n = 0; n < TAKEN_MAX; n += 1) {
    const reply = await own('createOrganisation', { body: { id: 'southstar', units: [] } });
    assert.is(outcome(reply), '409 organisation_id_taken');
  }
};

/** An operation that chooses a name waits after too many of others, though the name is free. */
export const testAskingForNames = (
  test: Test,
  label: string,
  choose: (own: As, client: Client) => Promise<Reply>,
): void => {
  test(`${label} refuses a free name too after 30 names of others within an hour`, async () => {
    const caller = account({ type: 'SuperUser' });
    await withTree([caller], async (as, client) => {
      await askForNamesOfOthers(as(caller));
      const reply = await choose(as(caller), client);
      assert.is(outcome(reply), '429 too_many_requests');
      assert.ok(Number(reply.headers.get('retry-after')) > 0);
    });
  });
};
