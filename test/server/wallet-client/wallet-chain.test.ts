import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { walletHolds } from '../../../db/tables/wallets.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { by, paidByPlayers, startWalletSide, until, type WalletSide } from '../../support/paying-players.ts';
import { contributeByEach, leadTo } from '../../support/recording.ts';
import { type Client, type OperationId, withFolder, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, registerOwners, threePots, toTarget } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, select } from '../../support/tables.ts';
import { timeOutWhereItHangs } from '../../support/timing-out.ts';
import { verifyFolder } from '../../support/verify-folder.ts';
import type { Fault } from '../../support/wallet-proxy.ts';

type Scene = { readonly client: Client; readonly wallet: WalletSide; readonly id: string; readonly data: string };

/** A jackpot that players pay for, and the wallet that they pay from. At the end every balance must follow from the ledger. */
const withScene = (work: (scene: Scene) => Promise<void>, always = false): Promise<void> =>
  withFolder(async (folder) => {
    const wallet = await startWalletSide(join(folder, 'wallet'));
    const stopTimingOut = timeOutWhereItHangs(wallet.proxy);
    try {
      await withServer(async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client, paidByPlayers('paid', always));
        await work({ client, wallet, id, data });
        const verified = await verifyFolder(data);
        assert.is(verified.status, 0, verified.stdout);
        assert.not.match(verified.stdout, /in progress/);
      }, wallet.environment);
    } finally {
      stopTimingOut();
      await wallet.stop();
    }
  });

const problem = (code: string) => ({
  type: `/problems/${code}`,
  title: 'x',
  status: 422,
  detail: 'x',
  instance: '/x',
  code,
});

/** Every fault of a debit: the reply to the caller, and whether the wallet had moved money when it happened. */
const DEBIT_FAULTS: readonly [name: string, fault: Fault, status: number, code: string][] = [
  ['refused without a reason', { before: true, status: 400, body: {} }, 422, 'wallet_refused'],
  ['refused as gone', { before: true, status: 410, body: '<html>' }, 422, 'wallet_refused'],
  [
    'refused for a reason of its own',
    { before: true, status: 403, body: problem('self_excluded') },
    422,
    'wallet_refused',
  ],
  [
    'refused, since it has another secret',
    { before: true, status: 401, body: problem('token_invalid') },
    422,
    'wallet_refused_platform',
  ],
  ['answered 202 after it acted', { status: 202, body: { balance: 1 } }, 502, 'wallet_failed'],
  ['answered 204 after it acted', { status: 204, body: '' }, 502, 'wallet_failed'],
  ['refused for its limit', { before: true, status: 422, body: problem('limit_exceeded') }, 422, 'limit_exceeded'],
  [
    'refused for its session',
    { before: true, status: 401, body: problem('session_expired') },
    422,
    'wallet_refused_session',
  ],
  ['answered 500 before it acted', { before: true, status: 500, body: {} }, 502, 'wallet_failed'],
  ['answered 500 after it acted', { status: 500, body: {} }, 502, 'wallet_failed'],
  ['answered 429 after it acted', { status: 429, body: {} }, 502, 'wallet_failed'],
  ['answered 409 after it acted', { status: 409, body: problem('transaction_conflict') }, 502, 'wallet_failed'],
  ['refused as cancelled', { before: true, status: 409, body: problem('transaction_cancelled') }, 502, 'wallet_failed'],
  [
    'answered too much after it acted',
    { status: 200, body: { balance: 1, m: 'x'.repeat(70_000) } },
    502,
    'wallet_failed',
  ],
  ['answered a redirect after it acted', { status: 302, body: {} }, 502, 'wallet_failed'],
  ['answered nonsense after it acted', { status: 200, body: { balance: 'much' } }, 502, 'wallet_failed'],
  ['silent before it acted', 'hang before', 504, 'wallet_timeout'],
  ['silent after it acted', 'hang after', 504, 'wallet_timeout'],
  ['broke off before it acted', 'drop before', 502, 'wallet_failed'],
  ['broke off after it acted', 'drop after', 502, 'wallet_failed'],
];

/** Every fault of a credit after which the platform does not know that it arrived. */
const CREDIT_FAULTS: readonly [name: string, fault: Fault][] = [
  ['refused', { before: true, status: 422, body: problem('limit_exceeded') }],
  ['gone', { before: true, status: 410, body: {} }],
  ['answered 409 after it acted', { status: 409, body: problem('transaction_conflict') }],
  ['answered 500 before it acted', { before: true, status: 500, body: {} }],
  ['answered 500 after it acted', { status: 500, body: {} }],
  ['silent before it acted', 'hang before'],
  ['silent after it acted', 'hang after'],
  ['broke off before it acted', 'drop before'],
  ['broke off after it acted', 'drop after'],
];

const outcomeOf = async (client: Client, body: object): Promise<[number, string | undefined]> => {
  const { status, body: reply } = await client.call('contributeToInstance', { body });
  return [status, reply?.code];
};

suite('server/wallet-client/wallet-chain', (test) => {
  test("B33 B34 B35 C6 C7 C13 refuse with budget_exhausted what the operator's budget does not cover, and emit OperatorBudgetExhausted once", () =>
    withServer(async (client, data) => {
      const { contribution_rules: rules, ...jackpot } = threePots();
      const operator_budget = { amount: 0.000001, per: 'Total', then: 'Refuse' };
      const template = { ...jackpot, contribution_rules: { ...rules, operator_budget } };
      const { id, outcomes } = await contributeByEach(client, template);
      assert.equal(outcomes, Array(6).fill('422 budget_exhausted'));
      const { body } = await client.call('getInstance', { path: { instance_id: id } });
      const { period_start: _start, ...use } = body.operator_budget;
      assert.equal(use, { amount: '0.000001', used: '0', reserved: '0', left: '0.000001' });
      assert.equal([body.contribution_rules.operator_budget.time_zone, body.total_contributions], ['UTC', 0]);
      assert.equal(eventTypes(data), ['OperatorBudgetExhausted']);
    }));

  test('B33 B34 B35 C6 C7 C13 emit ContributionEvent while the operator wants it', () =>
    withServer(async (client, data) => {
      await contributeByEach(client, threePots(), { review_threshold: {}, contribution_events: true });
      assert.equal(eventTypes(data), Array(6).fill('ContributionEvent'));
    }));

  test('C6 debits a paying player exactly once, also when the wallet gets the debit twice', () =>
    withScene(async ({ client, wallet, id }) => {
      wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? 'twice' : 'pass');
      const body = by(id, 'p-1', { idempotency_key: 'k-1', gameround_id: 'r-1' });
      assert.equal(await outcomeOf(client, body), [200, undefined]);
      assert.equal(await outcomeOf(client, body), [204, undefined]);
      assert.is(wallet.moved('p-1'), -1);
      assert.equal(
        wallet.proxy.calls.map(({ kind }) => kind),
        ['authenticate', 'debit'],
      );
      const debit = wallet.proxy.calls[1]?.body;
      assert.equal(
        [debit?.amount, debit?.jackpot_amount, debit?.source_id, debit?.gameround_id, debit?.gameround_complete],
        [1, 1, 'tri-star', 'r-1', undefined],
      );
    }));

  test('C6 books a debit with any balance in the reply, since it uses none', () =>
    withScene(async ({ client, wallet, id }) => {
      const balances = [0.30000000000000004, 1.1234567, -0.1, 9e15, 1e300];
      const players = balances.map((_, index) => `p-${index}`);
      wallet.proxy.decide = ({ kind, body }) =>
        kind === 'debit' ? { status: 200, body: { balance: balances[players.indexOf(body.player_id ?? '')] } } : 'pass';
      for (const player of players) {
        assert.equal(await outcomeOf(client, by(id, player)), [200, undefined]);
        assert.is(wallet.moved(player), -1);
      }
    }));

  test('C6 ends every fault of a debit without a contribution and without a debit; a refusal frees the key', () =>
    withScene(async ({ client, wallet, id }) => {
      const players = DEBIT_FAULTS.map((_, index) => `p-${index}`);
      expectErrors(/the wallet rejects the platform/);
      wallet.proxy.decide = ({ kind, body }) =>
        kind === 'debit' ? (DEBIT_FAULTS[players.indexOf(body.player_id ?? '')]?.[1] ?? 'pass') : 'pass';
      const seen = await Promise.all(
        players.map((player) => outcomeOf(client, by(id, player, { idempotency_key: `key-${player}` }))),
      );
      assert.equal(
        seen.map(([status, code], index) => [DEBIT_FAULTS[index]?.[0], status, code]),
        DEBIT_FAULTS.map(([name, , status, code]) => [name, status, code]),
      );
      for (const player of players) await until(() => wallet.moved(player), 0);
      const empty = await client.call('getInstance', { path: { instance_id: id } });
      assert.equal([empty.body.total_contributions, empty.body.house_pot.current_value], [0, 0]);

      wallet.proxy.decide = () => 'pass';
      for (const player of players) {
        await until(
          async () => (await outcomeOf(client, by(id, player, { idempotency_key: `key-${player}` })))[0],
          200,
        );
        assert.is(wallet.moved(player), -1, player);
      }
      assert.is(
        (await client.call('getInstance', { path: { instance_id: id } })).body.total_contributions,
        players.length,
      );
    }));

  test('C6 books what a wallet has done with any 2xx but 202', () =>
    withScene(async ({ client, wallet, id }) => {
      wallet.proxy.decide = ({ kind, body }) => {
        const session = { id: body.player_token?.replace('session-', ''), operator_id: body.operator_id };
        return kind === 'authenticate'
          ? { status: 201, body: { ...session, brand_id: body.brand_id, currency: body.currency } }
          : { status: 201, body: { balance: kind === 'cancel' ? '1' : 1 } };
      };
      assert.equal(await outcomeOf(client, by(id, 'p-1')), [200, undefined]);
      assert.is(wallet.moved('p-1'), -1);
      assert.equal(
        wallet.proxy.calls.map(({ kind }) => kind),
        ['authenticate', 'debit'],
      );
    }));

  test('C6 passes on a code and words of the wallet that its spec does not list, and calls it once: wallet_refused', () =>
    withScene(async ({ client, wallet, id }) => {
      const own = (words: object): Fault => ({
        before: true,
        status: 422,
        body: { ...problem('self_excluded'), ...words },
      });
      wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? own({ detail: 'Self-excluded\nuntil May.' }) : 'pass');
      const refused = await client.call('contributeToInstance', { body: by(id, 'p-1', { idempotency_key: 'k-1' }) });
      assert.equal(
        [refused.status, refused.body.code, refused.body.wallet_code, refused.body.wallet_detail],
        [422, 'wallet_refused', 'self_excluded', 'Self-excluded until May.'],
      );
      assert.match(refused.body.detail, 'The wallet answered self_excluded, “Self-excluded until May.”.');
      wallet.proxy.decide = ({ kind }) =>
        kind === 'debit' ? { before: true, status: 403, body: { code: 'FORBIDDEN', message: 'x' } } : 'pass';
      const forbidden = await client.call('contributeToInstance', { body: by(id, 'p-1') });
      assert.equal(
        [forbidden.status, forbidden.body.code, forbidden.body.wallet_code, forbidden.body.wallet_detail],
        [422, 'wallet_refused', 'FORBIDDEN', 'x'],
      );
      assert.match(forbidden.body.detail, 'The wallet answered FORBIDDEN, “x”.');
      wallet.proxy.decide = ({ kind }) => (kind === 'authenticate' ? own({ detail: '<b>no</b>', title: '' }) : 'pass');
      const { body } = await client.call('contributeToInstance', { body: by(id, 'p-2') });
      assert.equal([body.code, body.wallet_code, body.wallet_detail], ['wallet_refused', 'self_excluded', undefined]);
      assert.equal(
        wallet.proxy.calls.map(({ kind }) => kind),
        ['authenticate', 'debit', 'debit', 'authenticate'],
      );
    }));

  test('a cancel that is not acknowledged is repeated until it is, and holds the key meanwhile: idempotency_key_in_flight', () =>
    withScene(async ({ client, wallet, id }) => {
      let cancels = 0;
      wallet.proxy.decide = ({ kind }) => {
        if (kind === 'debit') return 'drop after';
        if (kind !== 'cancel') return 'pass';
        cancels += 1;
        return cancels === 1 ? 'drop after' : 'pass';
      };
      const body = by(id, 'p-1', { idempotency_key: 'k-1' });
      assert.equal(await outcomeOf(client, body), [502, 'wallet_failed']);
      const meanwhile = await client.call('contributeToInstance', { body });
      assert.equal([meanwhile.status, meanwhile.body.code], [409, 'idempotency_key_in_flight']);
      const waits = Number(meanwhile.headers.get('retry-after'));
      assert.ok(waits >= 1 && waits <= 5, String(waits));
      await until(() => cancels, 1);
      wallet.proxy.decide = ({ kind }) => {
        if (kind === 'cancel') cancels += 1;
        return 'pass';
      };
      await until(async () => (await outcomeOf(client, body))[0], 200);
      assert.is(cancels, 2);
      assert.is(wallet.moved('p-1'), -1);
    }));

  test('C6 pays a win at once, and every fault of a credit is repeated until it is paid: WinEvent, then PayoutFailed if it is refused, then WinSettled', () =>
    withScene(async ({ client, wallet, id, data }) => {
      const paid = await client.call('contributeToInstance', { body: by(id, 'lucky') });
      assert.equal([paid.body.win_amount, paid.body.win_pot_id, paid.body.win_withheld], [10.5, 'sure', false]);
      assert.is(wallet.moved('lucky'), 9.5);

      const players = CREDIT_FAULTS.map((_, index) => `p-${index}`);
      const failed = new Set<string>();
      wallet.proxy.decide = ({ kind, body }) => {
        const player = body.player_id ?? '';
        if (kind !== 'credit' || failed.has(player)) return 'pass';
        failed.add(player);
        return CREDIT_FAULTS[players.indexOf(player)]?.[1] ?? 'pass';
      };
      const replies = await Promise.all(
        players.map((player) => client.call('contributeToInstance', { body: by(id, player) })),
      );
      for (const reply of replies)
        assert.equal([reply.status, reply.body.win_amount, reply.body.win_withheld], [200, 10.5, true]);
      for (const player of players) await until(() => wallet.moved(player), 9.5);
      for (const reply of replies) {
        const path = { contribution_id: reply.headers.get('contribution-id') ?? '' };
        await until(async () => (await client.call('getContribution', { path })).body.win_withheld, false);
      }
      for (const player of players) assert.is(wallet.moved(player), 9.5, player);
      const refused = select(data, "select data from outbox where event_type = 'PayoutFailed'");
      assert.equal(refused.map((event) => JSON.parse(String(event.data)).code).toSorted(), [
        'limit_exceeded',
        'status 410',
        'transaction_conflict',
      ]);
    }, true));

  test('B28 pays a player whom the wallet has authenticated, and waits for the first authentication of another', () =>
    withScene(async ({ client, wallet, id }) => {
      await client.call('contributeToInstance', { body: by(id, 'known') });
      const win = (player_id: string) =>
        client.call('triggerWin', {
          body: { instance_id: id, pot_id: 'minor', brand_id: 'northstar:luna', player_id, source_id: 'tri-star' },
        });
      assert.is((await win('known')).body.win_amount, 5.21);
      assert.is(wallet.moved('known'), 4.21);
      assert.is((await win('stranger')).body.win_amount, 5);
      assert.is(wallet.moved('stranger'), 0);
      assert.is((await client.call('contributeToInstance', { body: by(id, 'stranger') })).status, 200);
      await until(() => wallet.moved('stranger'), 4);
    }));

  test('C6 has the wallet authenticate a player once whom the operator pays for, so that a later win can be credited', () =>
    withScene(async ({ client, wallet }) => {
      const free = paidByPlayers('free');
      const rules = { ...free.contribution_rules, operator_contribution_percentage: '1' };
      const { id } = await openJackpot(
        client,
        { ...free, contribution_rules: rules },
        instantiation({ template_id: 'free', instance_game_code: 'free' }),
      );
      assert.equal(await outcomeOf(client, by(id, 'p-1', { token: 'stale' })), [200, undefined]);
      assert.equal(await outcomeOf(client, by(id, 'p-1')), [200, undefined]);
      wallet.proxy.decide = () => ({ before: true, status: 500, body: {} });
      assert.equal(await outcomeOf(client, by(id, 'p-1', { token: 'another' })), [200, undefined]);
      wallet.proxy.decide = () => 'pass';
      const kinds = wallet.proxy.calls.map(({ kind }) => kind);
      assert.equal(kinds, ['authenticate', 'authenticate']);
      const { body: win } = await client.call('triggerWin', {
        body: { instance_id: id, pot_id: 'minor', brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'free' },
      });
      assert.is(wallet.moved('p-1'), win.win_amount);
    }));

  test('C6 refuses a session that the wallet does not know, of another player, or in another currency', () =>
    withScene(async ({ client, wallet, id }) => {
      assert.equal(await outcomeOf(client, by(id, 'p-1', { token: 'stale' })), [422, 'wallet_refused_session']);
      assert.equal(await outcomeOf(client, by(id, 'p-1', { token: 'session-p-2' })), [422, 'player_token_mismatch']);
      wallet.proxy.decide = () => ({ before: true, status: 404, body: problem('player_unknown') });
      assert.equal(await outcomeOf(client, by(id, 'p-3')), [422, 'wallet_refused_player']);
      wallet.proxy.decide = () => ({
        before: true,
        status: 200,
        body: { id: 'p-4', currency: 'SEK', operator_id: 'northstar', brand_id: 'luna' },
      });
      assert.equal(await outcomeOf(client, by(id, 'p-4')), [422, 'wallet_currency_mismatch']);
      const foreign = { id: 'p-5', currency: 'EUR', operator_id: 'northstar', brand_id: 'luna' };
      for (const other of [{ operator_id: 'southstar' }, { brand_id: 'sol' }, { brand_id: 'southstar:luna' }]) {
        wallet.proxy.decide = () => ({ before: true, status: 200, body: { ...foreign, ...other } });
        const token = `session-${Object.values(other)}`;
        assert.equal(await outcomeOf(client, by(id, 'p-5', { token })), [422, 'player_token_mismatch']);
      }
      wallet.proxy.decide = () => 'hang before';
      assert.equal(await outcomeOf(client, by(id, 'p-5')), [504, 'wallet_timeout']);
      assert.equal(
        wallet.proxy.calls.map(({ kind }) => kind).filter((kind) => kind !== 'authenticate'),
        [],
      );
      assert.is((await client.call('getInstance', { path: { instance_id: id } })).body.total_contributions, 0);
    }));

  test('C6 refuses a player who cannot pay with insufficient_funds, and frees the key', () =>
    withScene(async ({ client, wallet }) => {
      const dear = { ...paidByPlayers('dear'), contribution_rules: { contribution_type: { Fixed: 1500 } } };
      const { id } = await openJackpot(client, dear, instantiation({ instance_game_code: 'dear' }));
      const body = by(id, 'p-1', { idempotency_key: 'k-1' });
      assert.equal(await outcomeOf(client, body), [422, 'insufficient_funds']);
      assert.equal(await outcomeOf(client, body), [422, 'insufficient_funds']);
      assert.is(wallet.moved('p-1'), 0);
    }));

  test('C6 takes a debit back when the instance changed while it was made: instance_changed; until then contribution_in_flight', () =>
    withScene(async ({ client, wallet }) => {
      const template = paidByPlayers('once');
      const pots = template.pots.map((pot) => (pot.id === 'minor' ? { ...pot, max_instantiation_count: 1 } : pot));
      const { id } = await openJackpot(client, { ...template, pots }, instantiation({ instance_game_code: 'once' }));
      wallet.proxy.decide = async ({ kind, transactionId }): Promise<Fault> => {
        if (kind !== 'debit') return 'pass';
        const running = await client.call('getContribution', {
          path: { contribution_id: transactionId.replace(':debit', '') },
        });
        assert.equal(
          [running.status, running.body.code, running.headers.get('retry-after')],
          [409, 'contribution_in_flight', '1'],
        );
        const win = {
          instance_id: id,
          pot_id: 'minor',
          brand_id: 'northstar:luna',
          player_id: 'other',
          source_id: 'once',
        };
        assert.is((await client.call('triggerWin', { body: win })).status, 200);
        return 'pass';
      };
      assert.equal(await outcomeOf(client, by(id, 'p-1')), [409, 'instance_changed']);
      await until(() => wallet.moved('p-1'), 0);
      wallet.proxy.decide = () => 'pass';
      assert.equal(await outcomeOf(client, by(id, 'p-1')), [200, undefined]);
      assert.is(wallet.moved('p-1'), -0.7);
    }));

  test('C6 takes a debit back when the instance ended while it was made: instance_terminated', () =>
    withScene(async ({ client, wallet, id, data }) => {
      wallet.proxy.decide = ({ kind }) => {
        if (kind === 'debit') change(data, 'update instances set ends_at_ms = 1');
        return 'pass';
      };
      assert.equal(await outcomeOf(client, by(id, 'p-1')), [422, 'instance_terminated']);
      await until(() => wallet.moved('p-1'), 0);
    }));

  test('C6 books a debit during which the instance was paused, and takes back one during which it was terminated', () =>
    withScene(async ({ client, wallet, id }) => {
      const body = { reason: 'A check.' };
      const during = (operation: 'pauseInstance' | 'terminateInstance') => {
        wallet.proxy.decide = async ({ kind }): Promise<Fault> => {
          if (kind === 'debit') await client.call(operation, { path: { instance_id: id }, body });
          return 'pass';
        };
      };
      during('pauseInstance');
      assert.equal(await outcomeOf(client, by(id, 'p-1')), [200, undefined]);
      assert.equal(await outcomeOf(client, by(id, 'p-1')), [422, 'instance_paused']);
      assert.is(wallet.moved('p-1'), -1);
      await client.call('resumeInstance', { path: { instance_id: id }, body });
      during('terminateInstance');
      assert.equal(await outcomeOf(client, by(id, 'p-2')), [422, 'instance_terminated']);
      await until(() => wallet.moved('p-2'), 0);
    }));

  test('without a wallet a player cannot pay: wallet_not_configured; what the operator pays works, and its win stays withheld', () =>
    withServer(async (client) => {
      await registerOwners(client);
      const { id } = await openJackpot(client, paidByPlayers('paid'));
      assert.equal(await outcomeOf(client, by(id, 'p-1')), [422, 'wallet_not_configured']);
      const free = paidByPlayers('free', true);
      const rules = { ...free.contribution_rules, operator_contribution_percentage: '1' };
      const sponsored = await openJackpot(
        client,
        { ...free, contribution_rules: rules },
        instantiation({ instance_game_code: 'free' }),
      );
      const won = await client.call('contributeToInstance', { body: by(sponsored.id, 'p-1') });
      assert.equal([won.body.win_amount, won.body.win_withheld], [10.5, true]);
    }));

  test('a wallet on hold after a restore: no operation takes what a player would pay (wallet_on_hold), and no money moves', () =>
    withFolder(async (folder) => {
      const wallet = await startWalletSide(join(folder, 'wallet'));
      try {
        await withServer(
          async (client) => {
            await registerOwners(client);
            const { id } = await openJackpot(client, paidByPlayers('paid'));
            await leadTo(client, id);
            const { instance_id: _, ...bySource } = by(id, 'p-1', { source_id: 'comet-rush' });
            const calls: readonly (readonly [OperationId, object])[] = [
              ['contributeToInstance', by(id, 'p-1')],
              ['contributeBySource', bySource],
              ['contributeToTarget', toTarget({ id, type: 'instance' })],
              ['contributeByGame', by(id, 'p-1', { provider_id: 'aurora', game_code: 'comet-rush' })],
              ['recordInstanceContribution', by(id, 'p-1')],
              ['recordSourceContribution', bySource],
            ];
            for (const [operation, body] of calls) {
              const refused = await client.call(operation, { body });
              assert.equal([refused.status, refused.body.code], [503, 'wallet_on_hold'], operation);
              assert.is(refused.headers.get('retry-after'), '60');
            }
            assert.equal(wallet.proxy.calls, []);
          },
          wallet.environment,
          (store) =>
            store.write(async (tx) => {
              const hold = { operatorId: 'northstar', sinceMs: 0, restoredAtMs: 0, liftedAtMs: null };
              await tx.run((db) => db.insert(walletHolds).values(hold));
            }),
        );
      } finally {
        await wallet.stop();
      }
    }));
});
