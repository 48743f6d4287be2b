import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { by, until } from '../../support/paying-players.ts';
import type { Client } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { withCallbacks } from '../../support/with-callbacks.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const reason = 'Asked to be excluded, ticket 4711.';
const luna = 'northstar:luna';

const exclude = (client: Client, players: readonly string[], changes: object = {}) =>
  client.call('excludePlayers', { body: { owner_id: luna, players, reason, ...changes } });

const readmit = (client: Client, players: readonly string[], owner_id = luna) =>
  client.call('readmitPlayers', { body: { owner_id, players, reason: 'A mistake.' } });

const listed = async (client: Client, query: Record<string, string> = {}): Promise<string[]> => {
  const { body } = await client.call('listExcludedPlayers', { query });
  return body.map(({ player_id, readmitted }: { player_id: string; readmitted?: object }) =>
    readmitted === undefined ? player_id : `${player_id} until readmitted`,
  );
};

const testReuse = (operation: 'excludePlayers' | 'readmitPlayers') =>
  withOwners(async (client) => {
    const headers = { 'idempotency-key': 'k-1' };
    const send = (player: string) =>
      client.call(operation, { body: { owner_id: luna, players: [player], reason }, headers });
    assert.is(outcome(await send('p-1')), '200');
    assert.is(outcome(await send('p-2')), '422 idempotency_key_reused');
  });

suite('excludePlayers', (test) => {
  test('a key that was used for other players is refused with idempotency_key_reused', () =>
    testReuse('excludePlayers'));

  test('a player who is excluded pays nothing, until readmitted; an operator excludes in all of its brands', () =>
    withCallbacks(async ({ client, wallet, id }) => {
      const play = async () => outcome(await client.call('contributeToInstance', { body: by(id, 'p-1') }));
      assert.is(await play(), '200');
      for (const owner_id of [luna, 'northstar']) {
        const { status, body } = await exclude(client, ['p-1', 'p-2', 'p-1'], { owner_id, kind: 'Test' });
        const { id: _, excluded_by, timestamp, ...rest } = body[0];
        assert.equal([status, body.length, rest], [200, 2, { owner_id, player_id: 'p-1', kind: 'Test', reason }]);
        assert.is(await play(), '422 player_excluded');
        assert.equal((await readmit(client, ['p-1'], owner_id)).body.length, 1);
        assert.is(await play(), '200');
      }
      assert.is(wallet.moved('p-1'), -3);
      const debits = wallet.proxy.calls.filter(({ kind }) => kind === 'debit');
      assert.is(debits.length, 3);
    }));

  test('an exclusion between a debit and its booking gives the debit back', () =>
    withCallbacks(async ({ client, wallet, id }) => {
      wallet.proxy.decide = async ({ kind }) => {
        if (kind === 'debit') await exclude(client, ['p-1']);
        return 'pass' as const;
      };
      const refused = await client.call('contributeToInstance', { body: by(id, 'p-1') });
      assert.is(outcome(refused), '422 player_excluded');
      await until(() => wallet.proxy.calls.some(({ kind }) => kind === 'cancel'), true);
      await until(() => wallet.moved('p-1'), 0);
    }));

  test('an end in the future ends the exclusion; one in the past excludes nobody, and an unknown owner is refused', () =>
    withJackpot(async (client, { id }) => {
      const now = Date.now();
      assert.is(outcome(await exclude(client, ['p-1'], { owner_id: 'weststar' })), '404 owner_not_found');
      assert.is((await exclude(client, ['p-1'], { until: now + 60_000 })).body[0].until, now + 60_000);
      const play = async () => outcome(await client.call('contributeToInstance', { body: by(id, 'p-1') }));
      assert.is(await play(), '422 player_excluded');
      await exclude(client, ['p-1'], { until: now - 1 });
      assert.is(await play(), '200');
      const end = Date.now() + 30;
      await exclude(client, ['p-1'], { until: end });
      while (Date.now() <= end) await new Promise((resolve) => setImmediate(resolve));
      assert.is(await play(), '200');
      assert.equal(await listed(client), []);
      assert.equal(await listed(client, { past: 'true' }), ['p-1', 'p-1 until readmitted', 'p-1 until readmitted']);
    }));

  test('each player is named in the audit log, with reason and kind', () =>
    withOwners(async (client) => {
      await exclude(client, ['p-1', 'p-2']);
      const { body } = await client.call('listAuditEvents', { query: { action: 'excludePlayers' } });
      const named = body.map((event: { target: { id: string }; detail: object }) => [event.target.id, event.detail]);
      assert.equal(named, [
        ['p-2', { reason, kind: 'Excluded' }],
        ['p-1', { reason, kind: 'Excluded' }],
      ]);
    }));
});

suite('excludePlayersListed', (test) => {
  const CSV = { 'content-type': 'text/csv' };
  const query = { owner_id: luna, reason, kind: 'Test' };
  const send = (client: Client, raw: string, changes: object = {}) =>
    client.call('excludePlayersListed', { query, raw, headers: CSV, ...changes });
  const file = (count: number) => `name,player_id\n${Array.from({ length: count }, (_, n) => `x,p-${n}\n`).join('')}`;

  test('excludes each player of a file once, and names each in the audit log; what stood before is replaced', () =>
    withJackpot(async (client, { id }, data) => {
      await exclude(client, ['p-1']);
      const { status, body } = await send(client, `${file(450)}"y","p-7"\n`);
      assert.equal([status, body], [200, { players: 450, repeated: 1 }]);
      const rows = (where: string) => select(data, `select count(*) n from ${where}`)[0]?.n;
      assert.is(rows("player_exclusions where readmitted_at_ms is null and kind = 'Test'"), 450);
      assert.is(rows('player_exclusions where readmitted_at_ms is null'), 450);
      assert.is(rows("audit_events where action = 'excludePlayersListed'"), 450);
      const play = (player_id: string) =>
        client.call('contributeToInstance', { body: contribution(id, { player_id }) });
      assert.equal([outcome(await play('p-449')), outcome(await play('p-450'))], ['422 player_excluded', '200']);
      const until = Date.now() - 1;
      const list = { owner_id: luna, players: ['p-1', 'p-1'], reason, until };
      assert.equal((await client.call('excludePlayersListed', { body: list })).body, { players: 1, repeated: 1 });
      assert.is(outcome(await play('p-1')), '200');
    }));

  test('a repeated key gets the first reply, and another list or an unfinished request under it is refused', () =>
    withOwners(async (client, data) => {
      const headers = { ...CSV, 'idempotency-key': 'k-1' };
      const both = await Promise.all([send(client, file(900), { headers }), send(client, file(900), { headers })]);
      assert.equal(both.map(outcome).toSorted(), ['200', '409 idempotency_key_in_flight']);
      const again = await send(client, file(900), { headers });
      assert.equal([again.body.players, again.headers.get('idempotent-replayed')], [900, 'true']);
      assert.is(outcome(await send(client, file(1), { headers })), '422 idempotency_key_reused');
      assert.equal(select(data, 'select count(*) n from player_exclusions'), [{ n: 900 }]);
    }));

  test('a file with a fault, without its owner or reason, or of an unknown owner excludes nobody', () =>
    withOwners(async (client, data) => {
      const fault = async (raw: string, changes: object = {}) => {
        const reply = await send(client, raw, changes);
        return [outcome(reply), reply.body.errors?.[0]?.detail];
      };
      const line = 'Line 3: expected a player id in the column player_id.';
      assert.equal(await fault('player_id\np-1\n \n'), ['400 validation_failed', line]);
      assert.equal(await fault(file(1), { query: { owner_id: luna } }), [
        '400 validation_failed',
        'Required with CSV.',
      ]);
      const unknown = { query: { ...query, owner_id: 'weststar' } };
      assert.is(outcome(await send(client, file(1), unknown)), '404 owner_not_found');
      assert.equal(select(data, 'select id from player_exclusions'), []);
    }));
});

suite('readmitPlayers', (test) => {
  test('a key that was used for other players is refused with idempotency_key_reused', () =>
    testReuse('readmitPlayers'));

  test('only what the owner has excluded ends, and an unknown owner is refused', () =>
    withOwners(async (client) => {
      await exclude(client, ['p-1'], { owner_id: 'northstar' });
      assert.equal((await readmit(client, ['p-1'])).body, []);
      assert.is(outcome(await readmit(client, ['p-1'], 'weststar')), '404 owner_not_found');
      const { body } = await readmit(client, ['p-1'], 'northstar');
      assert.is(body[0].readmitted.reason, 'A mistake.');
      assert.equal((await readmit(client, ['p-1'], 'northstar')).body, []);
    }));
});

suite('listExcludedPlayers', (test) => {
  test('exclusions are listed by owner and player, those that ended on request', () =>
    withOwners(async (client) => {
      await exclude(client, ['p-1']);
      await exclude(client, ['p-2'], { owner_id: 'northstar' });
      await readmit(client, ['p-1']);
      assert.equal(await listed(client), ['p-2']);
      assert.equal(await listed(client, { past: 'true' }), ['p-2', 'p-1 until readmitted']);
      assert.equal(await listed(client, { owner_id: luna, past: 'true' }), ['p-1 until readmitted']);
      assert.equal(await listed(client, { owner_id: 'northstar', player_id: 'p-1', past: 'true' }), [
        'p-1 until readmitted',
      ]);
    }));

  test('an account of a brand sees the exclusions by its brand, and of a named player those by the operator', () => {
    const support = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    return withTree([support], async (as, client) => {
      await exclude(client, ['p-1']);
      await exclude(client, ['p-1', 'p-2'], { owner_id: 'northstar' });
      await exclude(client, ['p-1'], { owner_id: 'northstar:nova' });
      const owners = async (query: Record<string, string>) => {
        const { body } = await as(support)('listExcludedPlayers', { query });
        return body.map(({ owner_id, player_id }: Record<string, string>) => `${owner_id} ${player_id}`);
      };
      assert.equal(await owners({}), ['northstar:luna p-1']);
      assert.equal(await owners({ owner_id: 'northstar' }), ['northstar:luna p-1']);
      assert.equal(await owners({ player_id: 'p-1' }), ['northstar p-1', 'northstar:luna p-1']);
      assert.equal(await owners({ player_id: 'p-2', owner_id: 'northstar' }), ['northstar p-2']);
      const body = { owner_id: 'northstar', players: ['p-2'], reason };
      assert.is(outcome(await as(support)('readmitPlayers', { body })), '403 permission_denied');
    });
  });
});
