import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from './accounts.ts';
import { expectErrors } from './logged-errors.ts';
import { by, paidByPlayers } from './paying-players.ts';
import { type Client, type OperationId, type Reply, withServer } from './server.ts';
import { contribution, openJackpot, registerOwners, threePots, toTarget } from './story.ts';
import type { suite } from './suite.ts';
import { change, contents, select } from './tables.ts';
import { timeOutWhereItHangs } from './timing-out.ts';
import { withCallbacks } from './with-callbacks.ts';
import { outcome, withJackpot } from './with-jackpot.ts';

/** An administration operation that takes contributions. */
export type Recording = {
  readonly operation: OperationId;
  /** The requirement that its test titles start with. */
  readonly label: string;
  /** A valid request for an instance; anything else that it needs is created. */
  readonly bodyOf: (client: Client, instanceId: string) => Promise<object>;
  /** True if the request names its instance, which can then be refused for its state. */
  readonly namesInstance: boolean;
};

type Test = Parameters<Parameters<typeof suite>[1]>[0];

/** A source of luna that leads to an instance. */
export const leadTo = async (client: Client, instance_id: string): Promise<void> => {
  const jackpots = [{ priority: 0, owner_id: 'northstar:luna', instance_id }];
  const source = { owner_id: 'northstar:luna', source_id: 'comet-rush', source_name: 'Comet Rush', jackpots };
  await client.call('createSources', { body: [source] });
};

/** Contributes to a new jackpot by each operation that does. Returns its id and the outcomes. */
export const contributeByEach = async (
  client: Client,
  template: object,
  settings: object = { review_threshold: {} },
) => {
  await registerOwners(client);
  await client.call('setOperatorSettings', { path: { operator_id: 'northstar' }, body: settings });
  const { id } = await openJackpot(client, template);
  await leadTo(client, id);
  const source = { owner_id: 'northstar:luna', source_id: 'aurora:comet-rush', source_name: 'Comet Rush' };
  await client.call('createSources', { body: [source] });
  const { instance_id: _, ...bySource } = contribution(id, { source_id: 'comet-rush' });
  const requests: readonly [OperationId, object][] = [
    ['recordInstanceContribution', contribution(id)],
    ['recordSourceContribution', bySource],
    ['contributeByGame', contribution(id, { provider_id: 'aurora', game_code: 'comet-rush' })],
    ['contributeToInstance', contribution(id)],
    ['contributeBySource', bySource],
    ['contributeToTarget', toTarget({ id, type: 'instance' })],
  ];
  const outcomes: string[] = [];
  for (const [operation, body] of requests) outcomes.push(outcome(await client.call(operation, { body })));
  return { id, outcomes };
};

const withRules = (rules: object, changes: object = {}) =>
  threePots({ contribution_rules: { ...threePots().contribution_rules, ...rules }, ...changes });

const [minor] = threePots().pots;
const OVERFLOWING = withRules(
  { contribution_type: { Percentage: 1 } },
  {
    house_hold_contribution: { Percentage: 0 },
    pots: [{ ...minor, contribution: { Percentage: 1 }, is_progressive: false }],
  },
);

/** Open for one second a day, half a day from now. */
const hour = (new Date().getUTCHours() + 12) % 24;
const second = { hour, minute: 0, sec: 0 };
const OPEN_LATER = { frequency: { Daily: { hours: [[second, second]] } }, interval: 1 };

/** Refusals because of the instance, and how to bring it into that state. */
const OF_INSTANCES: readonly [code: string, statement: string][] = [
  ['instance_pending', 'update instances set starts_at_ms = 4102444800000'],
  ['instance_paused', "update instances set state = 'Paused'"],
  ['instance_terminated', 'update instances set ends_at_ms = 1'],
  ['instance_out_of_schedule', `update instances set recurrence = '${JSON.stringify([OPEN_LATER])}'`],
];

/** Contributions are recorded, and refused without a trace, as in the operator's own operations. */
export const testRecording = (test: Test, { operation, label, bodyOf, namesInstance }: Recording): void => {
  const send = (client: Client, body: object, headers: Record<string, string> = {}): Promise<Reply> =>
    client.call(operation, { body, headers });
  /** Expects a refusal that changes nothing. */
  const refuses = async (client: Client, data: string, expected: string, body: object) => {
    const before = contents(data);
    assert.is(outcome(await send(client, body)), expected);
    assert.equal(contents(data), before, expected);
  };
  const ofInstance = namesInstance ? '' : 'no_jackpot_for_source';

  test(`${label}: a repeated key is answered with 204 and the headers of the first reply, another request under it is refused`, () =>
    withJackpot(async (client, { id }, data) => {
      const body = await bodyOf(client, id);
      const key = { 'idempotency-key': 'k-1' };
      const first = await send(client, body, key);
      assert.is(first.status, 200);
      const again = await send(client, { ...body, token: 'another' }, key);
      assert.is(again.status, 204);
      for (const header of ['contribution-id', 'idempotency-key'])
        assert.is(again.headers.get(header), first.headers.get(header));
      assert.is(outcome(await send(client, { ...body, base_wager: 11 }, key)), '422 idempotency_key_reused');
      const other = { body: by(id, 'p-1'), headers: key };
      assert.is(outcome(await client.call('contributeToInstance', other)), '422 idempotency_key_reused');
      assert.is(select(data, 'select * from contributions').length, 1);
    }));

  test(`${label}: brands, currencies and amounts are refused as for the operator, and nothing moves`, async () => {
    await withJackpot(async (client, { id }, data) => {
      const body = await bodyOf(client, id);
      await refuses(client, data, '404 brand_not_found', { ...body, brand_id: 'northstar:sol' });
      await refuses(client, data, '422 currency_not_configured', { ...body, currency: 'SEK' });
      change(data, 'update operators set enabled = 0');
      await refuses(client, data, '422 owner_disabled', body);
    });
    await withJackpot(async (client, { id }, data) => {
      const body = { ...(await bodyOf(client, id)), base_wager: 8_000_000_000 };
      assert.is(outcome(await send(client, body)), '200');
      await refuses(client, data, '422 amount_out_of_range', body);
    }, OVERFLOWING);
  });

  for (const [code, statement] of OF_INSTANCES)
    test(`${label}: ${ofInstance || code} for an instance that takes nothing now (${code})`, () =>
      withJackpot(async (client, { id }, data) => {
        const body = await bodyOf(client, id);
        change(data, statement);
        await refuses(client, data, namesInstance ? `422 ${code}` : `404 ${ofInstance}`, body);
      }));

  const closed: readonly [code: string, template: object][] = [
    ['brand_excluded', withRules({ allowed_brands: ['northstar:nova'] })],
    ['country_excluded', withRules({ country_filters: { black_list: ['MT'], white_list: [] } })],
  ];
  for (const [code, template] of closed)
    test(`${label}: ${ofInstance || code} for an instance that does not admit the player (${code})`, () =>
      withJackpot(
        async (client, { id }, data) =>
          refuses(client, data, namesInstance ? `422 ${code}` : `404 ${ofInstance}`, await bodyOf(client, id)),
        template,
      ));

  test(`${label}: player_not_opted_in where players must opt in first`, () =>
    withJackpot(
      async (client, { id }, data) => refuses(client, data, '422 player_not_opted_in', await bodyOf(client, id)),
      withRules({ opt_in_required: true }),
    ));

  test(`${label}: wallet_not_configured for what a player would pay, when there is no wallet`, () =>
    withJackpot(
      async (client, { id }, data) => refuses(client, data, '422 wallet_not_configured', await bodyOf(client, id)),
      paidByPlayers('paid'),
    ));

  test(`${label}: the wallet's refusals, its failure and its silence move nothing`, () =>
    withCallbacks(async ({ client, wallet, id, data }) => {
      expectErrors(/the wallet rejects the platform/);
      const body = await bodyOf(client, id);
      const refusals: [expected: string, changes: object][] = [
        ['422 player_token_mismatch', { token: 'session-p-2' }],
        ['422 wallet_refused_session', { token: 'a-token' }],
      ];
      for (const [expected, changes] of refusals)
        assert.is(outcome(await send(client, { ...body, ...changes })), expected);
      const problem = { type: '/problems/x', title: 'x', status: 422, detail: 'x', instance: '/x' };
      for (const code of ['insufficient_funds', 'limit_exceeded', 'player_unknown']) {
        wallet.proxy.decide = ({ kind }) =>
          kind === 'debit' ? { before: true, status: 422, body: { ...problem, code } } : 'pass';
        const expected = code === 'player_unknown' ? 'wallet_refused_player' : code;
        assert.is(outcome(await send(client, body)), `422 ${expected}`);
      }
      for (const [code, expected] of [
        ['self_excluded', 'wallet_refused'],
        ['signature_invalid', 'wallet_refused_platform'],
      ] as const) {
        wallet.proxy.decide = ({ kind }) =>
          kind === 'debit' ? { before: true, status: 401, body: { ...problem, code } } : 'pass';
        assert.is(outcome(await send(client, body)), `422 ${expected}`);
      }
      wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? 'drop before' : 'pass');
      assert.is(outcome(await send(client, body)), '502 wallet_failed');
      wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? 'hang before' : 'pass');
      const stopTimingOut = timeOutWhereItHangs(wallet.proxy);
      try {
        assert.is(outcome(await send(client, body)), '504 wallet_timeout');
      } finally {
        stopTimingOut();
      }
      wallet.proxy.decide = () => 'pass';
      assert.is(wallet.moved('p-1'), 0);
      assert.equal(select(data, "select * from contributions where state = 'booked'"), []);
      assert.is(outcome(await send(client, body)), '200');
      assert.is(wallet.moved('p-1'), -1);
    }));

  test(`${label}: permission_denied without Create on contributions, and for another operator's brand`, async () => {
    const reader = account({
      type: 'User',
      permissions: [{ system_id: 'pitboss', permissions: [{ resource_id: 'contributions', permission: 'Read' }] }],
    });
    const stranger = account({ type: 'User', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const body = await bodyOf(client, id);
        for (const caller of [reader, stranger]) {
          const token = await tokenFor(data, caller);
          assert.is(outcome(await client.call(operation, { body, token })), '403 permission_denied');
        }
      },
      {},
      saveAccounts(reader, stranger),
    );
  });
};
