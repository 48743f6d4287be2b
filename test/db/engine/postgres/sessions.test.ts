import * as assert from 'uvu/assert';
import type { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { Sessions } from '../../../../db/engine/postgres/sessions.ts';
import { suite } from '../../../support/suite.ts';

/** Four connections to a host that opens one at once. */
const four = (): Sessions => {
  const connect = async () => ({ isDoubted: false, isLost: false }) as PostgresSession;
  return new Sessions('reads', { connect, isCurrent: () => true, leave: () => {} }, 4);
};

/** Asks for connections of tenants, named by their letters. @returns the letters of those that have one, and who gives one back. */
const lending = (sessions: Sessions) => {
  const lent: [tenant: string, session: PostgresSession][] = [];
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const now = async (): Promise<string> => {
    await turn();
    return lent.map(([tenant]) => tenant).join('');
  };
  return {
    take: (letters: string): Promise<string> => {
      for (const tenant of letters) sessions.take(tenant).then((session) => lent.push([tenant, session]));
      return now();
    },
    give: (tenant: string): Promise<string> => {
      const [[, session] = assert.unreachable() as never] = lent.splice(
        lent.findIndex(([holder]) => holder === tenant),
        1,
      );
      sessions.give(session);
      return now();
    },
  };
};

suite('db/engine/postgres/sessions', (test) => {
  test('a tenant that is alone has all connections', async () => {
    const { take, give } = lending(four());
    assert.is(await take('aaaaa'), 'aaaa');
    assert.is(await give('a'), 'aaaa');
  });

  test('while another one comes, a tenant that gives one back gets it again only for less than half', async () => {
    const { take, give } = lending(four());
    assert.is(await take('aaaaaaa'), 'aaaa');
    assert.is(await take('b'), 'aaaa');
    assert.is(await give('a'), 'aaab');
    assert.is(await give('a'), 'aab', 'one is left for others');
    assert.is(await take('c'), 'aabc');
    assert.is(await give('a'), 'abca');
  });

  test('a tenant has all of them again once the others have stayed away for a while', async () => {
    const { take, give } = lending(four());
    await take('b');
    await give('b');
    assert.is(await take('aaaa'), 'aa');
    for (let turns = 0; turns < 199; turns += 1) {
      await take('a');
      await give('a');
    }
    assert.is(await take(''), 'aaaa');
  });

  test('the platform itself has as many as there are', async () => {
    const sessions = four();
    const { take } = lending(sessions);
    await take('ab');
    const own = [sessions.take(), sessions.take()];
    assert.is((await Promise.all(own)).length, 2);
    assert.equal(sessions.figures, { name: 'reads', inUse: 4, idle: 0, waiting: 0 });
  });
});
