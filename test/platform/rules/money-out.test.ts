import * as assert from 'uvu/assert';
import { fractionFromDecimal } from '../../../domain/money/fraction.ts';
import { haveRatesMoved } from '../../../domain/money/money-out.ts';
import type { ApprovalRequest } from '../../../generated/server/types.gen.ts';
import { bonusAward, budgetUse } from '../../support/freespins.ts';
import type { InProcessReply } from '../../support/platform.ts';
import { succeed } from '../../support/published.ts';
import { ANNA, BORIS, type Guarded, withSecondAccount } from '../../support/second-account.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { SAME_POTS } from '../../support/transferring.ts';

const DAY_MS = 86_400_000;
const MULTIPLIERS = { SEK: '11.25', USD: '1.08', JPY: '163' };
const LIMITS = { currency: 'EUR', review: 10, approval: 100, approval_per_day: 250 };

/** A platform where one account moves less than 100 EUR at once and 250 EUR a day. */
const limited = (work: (guarded: Guarded) => Promise<void>, changes: object = {}) =>
  withSecondAccount(work, {
    settings: { review_threshold: {}, money_out: { ...LIMITS, ...changes } },
    multipliers: MULTIPLIERS,
  });

/** `200`, or the limit that asks for a second account. */
const answer = ({ status, code, body }: InProcessReply): string =>
  status === 202
    ? `${(body as ApprovalRequest).limit?.name}`
    : code === undefined
      ? String(status)
      : `${status} ${code}`;

const boost = (instance_id: string, amount: number, pot_id = 'mega') => ({
  body: { instance_id, pot_id, amount, reason: 'A campaign.' },
});

const path = { operator_id: 'northstar' };
const rates = (SEK: number, more: object = {}) => ({
  path: { brand_id: 'northstar:luna' },
  body: { base_currency: 'EUR', multipliers: { SEK, USD: 1.08, JPY: 163, ...more } },
});

const trigger = (instance_id: string, changes: object = {}) => ({
  body: {
    instance_id,
    pot_id: 'minor',
    brand_id: 'northstar:luna',
    player_id: 'p-1',
    source_id: 'tri-star',
    ...changes,
  },
});

/** Another jackpot of three pots, opened by two accounts. */
const openAnother = async ({ call, approve, ask }: Guarded, id: string, changes: object = {}): Promise<string> => {
  await call('createTemplate', ANNA, { body: threePots({ id, ...changes }) });
  await approve(await ask('publishTemplate', ANNA, { owner_id: 'northstar', template_id: id }), BORIS);
  const asked = await call('instantiateTemplate', ANNA, {
    body: instantiation({ template_id: id, instance_game_code: id }),
  });
  if (asked.status === 200) return (asked.body as { id: string }).id;
  const { id: request, instance_id = '' } = asked.body as ApprovalRequest;
  assert.is((await approve(request, BORIS)).status, 200);
  return instance_id;
};

suite('platform/rules/money-out', (test) => {
  test('rates have moved if two currencies have moved by more than 5 % against each other, whatever the base', () => {
    const of = (base: string, multipliers: Record<string, string>) => ({
      base,
      multipliers: new Map(Object.entries(multipliers).map(([code, text]) => [code, fractionFromDecimal(text)])),
    });
    const before = of('EUR', { SEK: '10', USD: '1' });
    assert.is(haveRatesMoved(before, of('EUR', { SEK: '10.5', USD: '1' })), false);
    assert.is(haveRatesMoved(before, of('EUR', { SEK: '10.500001', USD: '1' })), true);
    assert.is(haveRatesMoved(before, of('EUR', { SEK: '9.53', USD: '1' })), false);
    assert.is(haveRatesMoved(before, of('EUR', { SEK: '9.52', USD: '1' })), true);
    assert.is(haveRatesMoved(before, of('EUR', { SEK: '10.4', USD: '0.98' })), true, 'SEK against USD');
    assert.is(haveRatesMoved(before, of('SEK', { EUR: '0.1', USD: '0.1' })), false, 'the same rates');
    assert.is(haveRatesMoved(before, of('SEK', { EUR: '0.1', USD: '0.106' })), true);
    assert.is(haveRatesMoved(before, of('EUR', { SEK: '10' })), false, 'one less');
    assert.is(haveRatesMoved(before, of('EUR', { SEK: '10', USD: '1', JPY: '160' })), true, 'one more');
  });

  test('a multiplier from 11.25 to 9,000,000 needs a second account, and a win paid by it is held and needs one too', () =>
    limited(async ({ platform, call, approve, list, instanceId }) => {
      await succeed(platform, 'contributeToInstance', { body: contribution(instanceId, { currency: 'SEK' }) });
      const huge = await call('setBrandCurrencies', ANNA, rates(9_000_000));
      assert.is(answer(huge), 'multipliers');
      assert.is(
        answer(await call('setBrandCurrencies', ANNA, rates(11.25, { NOK: 11 }))),
        'multipliers',
        'a new currency',
      );
      assert.equal(
        (await succeed(platform, 'listBrandCurrencyChanges', { path: { brand_id: 'northstar:luna' } })) as [],
        [],
      );
      // Two accounts may do it, and even then no one alone pays by it what it is worth at the platform's rate.
      assert.is((await approve((huge.body as ApprovalRequest).id, BORIS)).status, 200);
      const asked = await call('triggerWin', ANNA, trigger(instanceId));
      assert.is(answer(asked), 'approval');
      assert.is((asked.body as ApprovalRequest).amount, 5.42);
      assert.is((asked.body as ApprovalRequest).limit?.worth, 4_336_000);
      assert.is((await approve((asked.body as ApprovalRequest).id, BORIS)).status, 200);
      const [win] = (await succeed(platform, 'listWins', { query: {} })) as { state: string; payout_amount: number }[];
      assert.is(win?.state, 'Held', 'worth more than 10 EUR to the player');
      assert.is((await list({ state: 'Pending' })).length, 1);
    }));

  test('rates move by 5 % a day in all, from where the day began, by any number of accounts and steps', () =>
    limited(async ({ call, clock, approve }) => {
      assert.is(answer(await call('setBrandCurrencies', ANNA, rates(11.8))), '200');
      assert.is(answer(await call('setBrandCurrencies', ANNA, rates(11.82))), 'multipliers');
      assert.is(answer(await call('setBrandCurrencies', BORIS, rates(11.82))), 'multipliers');
      assert.is(answer(await call('setBrandCurrencies', BORIS, rates(10.8))), '200');
      assert.is(answer(await call('setBrandCurrencies', BORIS, rates(10.7))), 'multipliers');
      assert.is(answer(await call('clearBrandCurrencies', ANNA, { path: { brand_id: 'northstar:luna' } })), '200');
      assert.is(answer(await call('setBrandCurrencies', ANNA, rates(11.8))), '200');
      clock.nowMs += DAY_MS;
      assert.is(answer(await call('setBrandCurrencies', ANNA, rates(12.3))), '200');
      clock.nowMs += DAY_MS;
      const back = await call('clearBrandCurrencies', ANNA, { path: { brand_id: 'northstar:luna' } });
      assert.is(answer(back), 'multipliers', 'from 12.3 to 11.25');
      assert.is((await approve((back.body as ApprovalRequest).id, BORIS)).status, 200);
      const now = await call('getBrandCurrencies', ANNA, { query: { brand_id: 'northstar:luna' } });
      assert.is((now.body as { multipliers: { SEK: number } }).multipliers.SEK, 11.25);
    }));

  test('of 20 corrections of 100 none, and of 20 of 99.99 two, and of many small ones no more than the day allows', () =>
    limited(async ({ call, clock, instanceId, mega }) => {
      const each = async (amount: number, times: number) => {
        const answers = new Map<string, number>();
        for (let done = 0; done < times; done += 1) {
          const told = answer(await call('boostSeed', ANNA, boost(instanceId, amount)));
          answers.set(told, (answers.get(told) ?? 0) + 1);
        }
        return Object.fromEntries(answers);
      };
      assert.equal(await each(100, 20), { approval: 20 });
      assert.equal(await each(99.99, 20), { 200: 2, approval_per_day: 18 });
      assert.equal(await each(7, 10), { 200: 7, approval_per_day: 3 });
      assert.is(await mega('surplus_seed'), 248.98);
      // Exactly to the limit.
      assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, 1.02))), '200');
      assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, 0.000001))), 'approval_per_day');
      assert.is(answer(await call('boostSeed', BORIS, boost(instanceId, 99))), '200', 'another account');
      clock.nowMs += DAY_MS;
      assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, 99))), '200', 'another day');
      // A server whose clock is behind begins no day anew.
      clock.nowMs -= DAY_MS;
      assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, 99))), '200');
      assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, 99))), 'approval_per_day');
      clock.nowMs += DAY_MS;
      assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, 99))), 'approval_per_day');
    }));

  test('+5,000,000 on a SEK jackpot without a threshold, and a bonus of 1,000,000 EUR, need a second account', () =>
    limited(async (guarded) => {
      const { call } = guarded;
      const inKronor = await openAnother(guarded, 'kronor', { currency: 'SEK' });
      const asked = await call('setPotCurrentValue', ANNA, {
        body: { instance_id: inKronor, pot_id: 'mega', adjustment: 5_000_500, reason: 'A launch.' },
      });
      assert.is(answer(asked), 'approval');
      assert.equal((asked.body as ApprovalRequest).limit, {
        ...{ name: 'approval', currency: 'EUR', limit: 100, worth: 444_444.444445 },
      });
      assert.is(answer(await call('boostSeed', ANNA, boost(inKronor, 1_000))), '200', '88.89 EUR');
      const million = bonusAward({ bonus: { currency: 'EUR', amount: '1000000', type: 'Variable' } });
      assert.is(answer(await call('awardBonus', ANNA, { body: million })), 'approval');
      // Nothing converts it, so nothing says that it is little.
      const baht = bonusAward({ bonus: { currency: 'THB', amount: '1', type: 'Variable' } });
      assert.is(answer(await call('awardBonus', ANNA, { body: baht })), 'no_rate');
    }));

  test('64 at once by one account: the sum is right; a repetition counts once, and a refusal nothing', () =>
    limited(async ({ call, instanceId, mega }) => {
      const keyed = { ...boost(instanceId, 10), headers: { 'idempotency-key': 'once' } };
      for (let times = 0; times < 5; times += 1) assert.is((await call('boostSeed', ANNA, keyed)).status, 200);
      assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, 50, 'none'))), '404 pot_not_found');
      assert.is(answer(await call('boostSeed', ANNA, boost('none', 50))), '404 instance_not_found');
      const replies = await Promise.all(
        Array.from({ length: 64 }, () => call('boostSeed', ANNA, boost(instanceId, 10))),
      );
      assert.is(replies.filter(({ status }) => status === 200).length, 24);
      assert.is(await mega('surplus_seed'), 250);
    }));

  test('an amount counts by the rate at which it is worth most that day: a cheaper currency moves no more', () =>
    limited(async (guarded) => {
      const { call } = guarded;
      const inKronor = await openAnother(guarded, 'kronor', { currency: 'SEK', owner_id: 'northstar' });
      // 11.8 SEK are 1 EUR for the brand, and 11.25 for the platform and at the start of the day.
      await call('setBrandCurrencies', ANNA, rates(11.8));
      const award = (amount: string) => ({
        body: bonusAward({ bonus: { currency: 'SEK', amount, type: 'Variable' } }),
      });
      assert.is(answer(await call('awardBonus', ANNA, award('1125'))), 'approval');
      assert.is(answer(await call('awardBonus', ANNA, award('1124.99'))), '200');
      assert.is(answer(await call('boostSeed', ANNA, boost(inKronor, 1_125))), 'approval');
    }));

  test('publishing needs a second account, a published template changes only unpublished, and opening counts its seeds', () =>
    limited(async (guarded) => {
      const { call, approve, platform } = guarded;
      const small = threePots({ id: 'small', pots: threePots().pots.slice(0, 2) });
      await call('createTemplate', ANNA, { body: small });
      const publish = (body: object = {}) =>
        call('publishTemplate', ANNA, { body: { owner_id: 'northstar', template_id: 'small', ...body } });
      const asked = await publish();
      assert.is(answer(asked), 'templates');
      const open = (changes: object = {}, caller = ANNA) =>
        call('instantiateTemplate', caller, { body: instantiation({ template_id: 'small', ...changes }) });
      assert.is(answer(await open({ instance_game_code: 'a' })), '409 template_not_published');
      assert.is((await approve((asked.body as ApprovalRequest).id, BORIS)).status, 200);
      assert.is(answer(await publish()), '200', 'it is published');
      const changed = { path: { template_id: 'small' }, body: { ...small, name: 'Other' } };
      assert.is(answer(await call('updateTemplate', ANNA, changed)), '409 template_locked');
      for (const [code, expected] of [
        ['a', '200'],
        ['b', '200'],
        ['c', '200'],
        ['d', '200'],
        ['e', 'approval_per_day'],
      ])
        assert.is(answer(await open({ instance_game_code: code })), expected);
      const another = await open({ instance_game_code: 'e' });
      const { id, instance_id: opened = '', amount } = another.body as ApprovalRequest;
      assert.is(amount, 55);
      assert.is((await approve(id, BORIS)).status, 200);
      const found = await succeed(platform, 'getInstance', { path: { instance_id: opened }, query: {} });
      assert.is((found as { game_code: string }).game_code, 'e');
      // Another operator's people have published it, and its setting says nothing about them.
      await succeed(platform, 'saveOperators', { body: [{ id: 'weststar', name: 'Weststar' }] });
      await call('createTemplate', ANNA, { body: { ...small, id: 'foreign', owner_id: 'weststar' } });
      const foreign = { owner_id: 'weststar', template_id: 'foreign' };
      assert.is(answer(await call('publishTemplate', ANNA, { body: foreign })), '200');
      const from = { template_owner_id: 'weststar', template_id: 'foreign', instance_game_code: 'f' };
      assert.is(answer(await open(from, BORIS)), 'templates');
      assert.is(answer(await publish({ publish: false })), '200');
      assert.is(answer(await publish()), 'templates');
    }));

  test('a use that is given back counts, and above a limit is given back by two, once', () =>
    limited(async ({ platform, call, approve }) => {
      const bonus = bonusAward({ bonus: { currency: 'EUR', amount: '99', type: 'Variable' } });
      const [{ id = '' } = {}] = (await call('awardBonus', BORIS, { body: bonus })).body as { id: string }[];
      const back = async (request_id: string) => {
        await succeed(platform, 'reportFreespinUse', { body: budgetUse(id, '99', { request_id }) });
        return call('giveBack', ANNA, { body: { operator_id: 'northstar', request_id, reason: 'Voided.' } });
      };
      assert.equal([answer(await back('u-1')), answer(await back('u-2'))], ['200', '200']);
      const asked = await back('u-3');
      assert.is(answer(asked), 'approval_per_day');
      assert.is((await approve((asked.body as ApprovalRequest).id, BORIS)).status, 200);
      const [found] = (await succeed(platform, 'listPlayerBonuses', {
        query: { operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1' },
      })) as { state: string }[];
      assert.is(found?.state, 'Available');
      const again = { operator_id: 'northstar', request_id: 'u-3', reason: 'Voided.' };
      assert.is((await call('giveBack', ANNA, { body: again })).headers?.['idempotent-replayed'], 'true');
    }));

  test('while money_out is set, no account alone changes the settings, and currencies must be known', () =>
    limited(async ({ call, approve }) => {
      const change = (money_out: object | undefined) =>
        call('setOperatorSettings', ANNA, { path, body: { review_threshold: {}, ...(money_out && { money_out }) } });
      for (const money_out of [{ ...LIMITS, approval: 1_000 }, { currency: 'EUR' }, { currency: 'SEK', approval: 1 }])
        assert.is(answer(await change(money_out)), 'settings');
      assert.is(answer(await change(undefined)), '200', 'it stays as it is');
      assert.is(answer(await change({ ...LIMITS, currency: 'XXQ' })), '422 currency_unknown');
      const removed = await change({ currency: 'EUR' });
      assert.is((await approve((removed.body as ApprovalRequest).id, BORIS)).status, 200);
      assert.equal((await call('getOperatorSettings', ANNA, { path })).body, { review_threshold: {} });
    }));

  test('transfers, releases and settlements of wins count as well, and nothing that a second account approved does', () =>
    limited(
      async (guarded) => {
        const { call, approve, instanceId, owe, stateOf } = guarded;
        const [small, large] = [await owe('major'), await owe('mega')];
        assert.is(await stateOf(small), 'Held');
        const released = await call('releaseWins', ANNA, { body: { transaction_ids: [small, large] } });
        assert.equal((released.body as { failed: object[] }).failed, [
          { transaction_id: large, code: 'awaiting_approval' },
        ]);
        const left = 250 - 50.15;
        assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, 99))), '200');
        assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, left - 99 + 0.01))), 'approval');
        const over = await call('boostSeed', ANNA, boost(instanceId, 99));
        assert.is(answer(over), '200');
        const approved = await call('boostSeed', ANNA, boost(instanceId, 99));
        assert.equal((approved.body as ApprovalRequest).limit, {
          ...{ name: 'approval_per_day', currency: 'EUR', limit: 250, worth: 99, moved_today: 248.15 },
        });
        assert.is((await approve((approved.body as ApprovalRequest).id, BORIS)).status, 200);
        assert.is(
          answer(await call('boostSeed', ANNA, boost(instanceId, 1.85))),
          '200',
          'the approval counted nothing',
        );
        assert.is(answer(await call('boostSeed', BORIS, boost(instanceId, 99))), '200', 'for neither');
        const twin = await openAnother(guarded, 'twin');
        const move = {
          source_instance_id: instanceId,
          target_instance_id: twin,
          user_id: 'anna',
          transfer_optins: false,
        };
        const moved = await call('transferPots', ANNA, {
          body: { ...move, pot_rules: SAME_POTS, reason: 'One for two.' },
        });
        assert.is(answer(moved), 'approval');
      },
      { review: 0 },
    ));

  test('with a review alone, one account moves what it likes, and wins above it are held in every currency', () =>
    limited(
      async ({ platform, call, instanceId, owe, stateOf }) => {
        assert.is(answer(await call('boostSeed', ANNA, boost(instanceId, 1_000_000))), '200');
        assert.equal([await stateOf(await owe('minor')), await stateOf(await owe('major'))], ['Paid', 'Held']);
        await succeed(platform, 'contributeToInstance', { body: contribution(instanceId, { currency: 'SEK' }) });
        assert.is(await stateOf(await owe('minor')), 'Paid');
      },
      { approval: undefined, approval_per_day: undefined },
    ));
});
