import * as assert from 'uvu/assert';
import { saveAccount } from '../../../db/accounts/accounts.ts';
import { changeOperator } from '../../../db/operators/operators.ts';
import { createOrganisation } from '../../../db/operators/organisations.ts';
import type { ApprovalRequest, LedgerEntry, PlayerBonus } from '../../../generated/server/types.gen.ts';
import { account, organisation } from '../../support/accounts.ts';
import { bonusAward, freespinInstance, freespinTemplate } from '../../support/freespins.ts';
import type { InProcessReply } from '../../support/platform.ts';
import { succeed } from '../../support/published.ts';
import { ANNA, BORIS, type Guarded, withSecondAccount } from '../../support/second-account.ts';
import { failed, pay, pending, REASON, settle, withStuck } from '../../support/stuck-cancels.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS } from '../../support/timed.ts';

const told = ({ status, code }: InProcessReply): string => (code === undefined ? String(status) : `${status} ${code}`);

const trigger = ({ instanceId: instance_id }: Guarded, changes: object = {}) => ({
  ...{ instance_id, pot_id: 'mega', brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' },
  ...changes,
});

const bonusesOf = async ({ platform }: Pick<Guarded, 'platform'>, player_id: string) =>
  (await succeed(platform, 'listPlayerBonuses', {
    query: { operator_id: 'northstar', brand_id: 'luna', player_id },
  })) as PlayerBonus[];

const LARGE = bonusAward({ bonus: { currency: 'EUR', amount: '200', type: 'Variable' } });

/** Asks for something that a second account has to approve, and is not done yet. */
const askFor = async (guarded: Guarded, operation: 'triggerWin' | 'awardBonus' | 'awardFreespins', body: object) => {
  const reply = await guarded.call(operation, ANNA, { body });
  assert.is(told(reply), '202');
  return reply.body as ApprovalRequest;
};

suite('platform/approvals/carry-out', (test) => {
  test('B28 a pot above the threshold is not won until another account approves it, and then with all that it holds', () =>
    withSecondAccount(async (guarded) => {
      const { platform, call, approve, mega, list } = guarded;
      const held = await mega();
      const asked = await askFor(guarded, 'triggerWin', trigger(guarded));
      const { id, requested_by, timestamp: _at, expires_on: _on, ...shown } = asked;
      assert.equal(shown, {
        operation: 'triggerWin',
        owner_id: 'northstar:luna',
        target_id: guarded.instanceId,
        ...{ amount: held, currency: 'EUR', state: 'Pending', request: trigger(guarded) },
        summary: `The player p-1 of northstar:luna wins the pot mega now, with all that it holds: ${held} EUR at the time of the request.`,
        ...{ instance_id: guarded.instanceId, pot_id: 'mega', brand_id: 'northstar:luna', player_id: 'p-1' },
      });
      assert.is(requested_by.username, 'anna');
      assert.equal(await succeed(platform, 'listWins', { query: {} }), []);
      assert.equal((await askFor(guarded, 'triggerWin', trigger(guarded))).id, id, 'the same waits only once');
      assert.is(told(await call('triggerWin', ANNA, { body: trigger(guarded, { pot_id: 'minor' }) })), '200');
      // A win of another pot changes the instance, so the request no longer applies.
      assert.is(told(await approve(id, BORIS)), '409 approval_not_possible');
      const next = await askFor(guarded, 'triggerWin', trigger(guarded));
      assert.is.not(next.id, id);
      assert.is(told(await approve(next.id, ANNA)), '403 own_approval_request');
      assert.is(told(await approve(next.id, BORIS)), '200');
      assert.is(told(await approve(next.id, BORIS)), '200', 'the reply may have been lost');
      const wins = (await succeed(platform, 'listWins', { query: {} })) as { win_pot_id: string; amount: number }[];
      assert.is(wins.filter(({ win_pot_id }) => win_pot_id === 'mega').length, 1);
      const entries = (await succeed(platform, 'listLedgerEntries', {
        path: { instance_id: guarded.instanceId },
        query: { kind: 'win', after_seq: 0, page: 0, limit: 500, sort_direction: 1 },
      })) as readonly LedgerEntry[];
      assert.equal(
        entries.map(({ actor, approved_by }) => [actor, approved_by]),
        [
          ['anna', undefined],
          ['anna', 'boris'],
        ],
      );
      assert.is((await list({ operation: 'triggerWin', state: 'Approved' })).length, 1);
    }));

  test('a large debit is not settled until another account approves it, in the name of the one that asked', () =>
    withStuck(async (timed) => {
      const { platform } = timed;
      await platform.store.write(async (tx) => {
        await changeOperator(tx, 'northstar', { approvalThreshold: { EUR: '500000' } });
        await createOrganisation(tx, organisation({ id: 'pitboss' }));
        await saveAccount(tx, account({ type: 'System', id: 'anna', username: 'anna' }));
      });
      await pay(timed, 'a', 'k-1');
      const [id = ''] = await pending(timed);
      assert.equal(await settle(timed, [id], ANNA), failed(id, 'awaiting_approval'));
      assert.equal(await settle(timed, [id], ANNA), failed(id, 'awaiting_approval'));
      assert.equal(await pending(timed), [id]);
      const listed = (await succeed(platform, 'listApprovalRequests', { query: {} })) as ApprovalRequest[];
      assert.is(listed.length, 1);
      const [{ id: approval_request_id, amount, currency, request, summary, player_id } = {} as ApprovalRequest] =
        listed;
      assert.equal([amount, currency, player_id], [1, 'EUR', 'a']);
      assert.equal(request, { ...REASON, transaction_ids: [id] });
      assert.match(summary ?? '', /the debit of 1 EUR was returned to the player a of northstar:luna/);
      const approve = () => platform.call('approveRequest', { path: { approval_request_id } }, BORIS);
      assert.is(told(await approve()), '200');
      assert.equal(await pending(timed), []);
      assert.equal(await settle(timed, [id], BORIS), failed(id, 'settled'));
      // An action that one account may take alone needs no approval.
      await platform.store.write((tx) => changeOperator(tx, 'northstar', { approvalThreshold: { EUR: '1000000' } }));
      await pay(timed, 'b', 'k-2');
      const [small = ''] = await pending(timed);
      assert.equal(await settle(timed, [small], ANNA), { succeeded: [small], failed: [] });
    }));

  test('D3 an award that costs more than the threshold in all waits, and is made once, for every player', () =>
    withSecondAccount(async (guarded) => {
      const { platform, call, approve } = guarded;
      const players = Array.from({ length: 450 }, (_, index) => `player-${index}`);
      const body = bonusAward({ players });
      const asked = await askFor(guarded, 'awardBonus', body);
      assert.equal([asked.amount, asked.currency, asked.players], [2250, 'EUR', 450]);
      assert.is(asked.summary, 'Gives 450 players of northstar:luna freespins worth 5 EUR each, 2250 EUR in all.');
      assert.equal((asked.request.players as string[]).length, 100);
      assert.is((await askFor(guarded, 'awardBonus', body)).id, asked.id);
      assert.equal(await bonusesOf(guarded, 'player-449'), []);
      assert.is(told(await approve(asked.id, BORIS)), '200');
      await platform.keepTime();
      assert.is((await bonusesOf(guarded, 'player-449')).length, 1);
      const repeated = await call('awardBonus', ANNA, { body });
      assert.equal([repeated.status, (repeated.body as PlayerBonus[]).length], [200, 450]);
      assert.is(told(await call('awardBonus', ANNA, { body: bonusAward({ players: players.slice(0, 20) }) })), '200');
    }));

  test('D3 two awards with one request_id: once one is approved, the other is not possible', () =>
    withSecondAccount(async (guarded) => {
      const first = await askFor(guarded, 'awardBonus', LARGE);
      const second = await askFor(guarded, 'awardBonus', { ...LARGE, players: ['p-2'] });
      assert.is(told(await guarded.approve(first.id, BORIS)), '200');
      const late = await guarded.approve(second.id, BORIS);
      assert.is(told(late), '409 approval_not_possible');
      assert.match(late.detail ?? '', /idempotency_key_reused/);
      assert.equal(await bonusesOf(guarded, 'p-2'), []);
    }));

  test('D2 an award of an instance waits too, and pays what the instance says', () =>
    withSecondAccount(async (guarded) => {
      const { platform, clock, approve } = guarded;
      const template = (await succeed(platform, 'createFreespinTemplate', { body: freespinTemplate() })) as {
        id: string;
      };
      const instance = (await succeed(platform, 'createFreespinInstance', {
        body: freespinInstance(template.id, { timestamp_end: clock.nowMs + DAY_MS }),
      })) as { id: string };
      const players = Array.from({ length: 26 }, (_, index) => `player-${index}`);
      const { bonus: _bonus, ...common } = bonusAward({ players });
      const asked = await askFor(guarded, 'awardFreespins', { ...common, instance_id: instance.id });
      assert.equal([asked.amount, asked.currency, asked.target_id], [104, 'EUR', common.request_id]);
      assert.is(told(await approve(asked.id, BORIS)), '200');
      assert.is((await bonusesOf(guarded, 'player-25')).length, 1);
    }));

  test('an amount in another currency is compared in that of the threshold; without a rate it needs a second account', () =>
    withSecondAccount(async (guarded) => {
      const { platform, call } = guarded;
      const award = async (currency: string, amount: string) =>
        told(await call('awardBonus', ANNA, { body: bonusAward({ bonus: { currency, amount, type: 'Variable' } }) }));
      assert.equal(
        [await award('SEK', '1'), await award('EUR', '100'), await award('EUR', '100.01')],
        ['202', '200', '202'],
      );
      await succeed(platform, 'setBrandCurrencies', {
        path: { brand_id: 'northstar:luna' },
        body: { base_currency: 'EUR', multipliers: { SEK: 11.25 } },
      });
      assert.equal([await award('SEK', '1125'), await award('SEK', '1125.01')], ['200', '202']);
    }));
});
