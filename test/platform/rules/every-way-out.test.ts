import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { changeOperator } from '../../../db/operators/operators.ts';
import { routes } from '../../../generated/server/operations.gen.ts';
import type { Caller } from '../../../platform/unit/handler.ts';
import { bonusAward, budgetUse, freespinAward } from '../../support/freespins.ts';
import { isInFull } from '../../support/in-full.ts';
import type { OperationId } from '../../support/platform.ts';
import { succeed } from '../../support/published.ts';
import { ANNA, BORIS, type Guarded, withSecondAccount } from '../../support/second-account.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { failed, pay, pending, settle, withStuck } from '../../support/stuck-cancels.ts';
import { suite } from '../../support/suite.ts';
import { SAME_POTS } from '../../support/transferring.ts';

const HONEST: Readonly<Record<string, number>> = { EUR: 1, SEK: 11.25, USD: 1.08, JPY: 163 };
const MULTIPLIERS = { SEK: '11.25', USD: '1.08', JPY: '163' };
const CURRENCIES = Object.keys(HONEST);
const PER_DAY = 250;
const LIMITS = { currency: 'EUR', review: 10, approval: 100, approval_per_day: PER_DAY };

/** Amounts of every size, in euros. */
const AMOUNTS = [0.01, 0.5, 3, 7, 20, 60, 99.99, 100, 101, 1_000, 1_000_000];

/** Operations by which money of the operator leaves, or is promised, and that the walk tries. */
const WAYS: readonly OperationId[] = [
  ...(['setPotCurrentValue', 'setPotContributedSeed', 'setPotSurplusSeed', 'boostSeed'] as const),
  ...(['transferPots', 'triggerWin', 'releaseWins', 'settleWins', 'sweepHouse'] as const),
  ...(['awardBonus', 'awardFreespins', 'awardListed', 'giveBack', 'instantiateTemplate'] as const),
  ...(['publishTemplate', 'updateTemplate', 'setBrandCurrencies', 'clearBrandCurrencies'] as const),
  'setOperatorSettings',
];

/** Every other write of these sections, by the reason that the walk leaves it out. */
const NO_WAYS: Readonly<Record<string, readonly OperationId[]>> = {
  'has a test below': ['settleCancels'],
  'the trade itself, by the rules of a template': [
    ...(['contributeByGame', 'contributeBySource', 'contributeToInstance', 'contributeToTarget'] as const),
    ...(['recordInstanceContribution', 'recordSourceContribution', 'setLinks'] as const),
  ],
  'a decision about what others asked': ['approveRequest', 'rejectRequest'],
  'promises nothing more than what was awarded': ['extendBonuses', 'removeBonuses', 'reportFreespinUse'],
  'promises nothing before it is published or awarded': [
    ...(['createTemplate', 'createFreespinInstance', 'createFreespinTemplate', 'updateFreespinTemplate'] as const),
  ],
  'moves no money': [
    ...(['saveOperators', 'updateOperator', 'saveBrands', 'updateBrand', 'updateInstance', 'retryCancels'] as const),
    ...(['refuseWins', 'pauseInstance', 'resumeInstance', 'terminateInstance', 'readmitPlayers'] as const),
    ...(['excludePlayers', 'excludePlayersListed', 'setOptIn', 'setOptInListed', 'saveOptIns'] as const),
    ...(['setOperatorOptIn', 'setTargetOptIn', 'createSegments', 'assignSegment', 'deleteSegments'] as const),
    ...(['setSegmentPriorities', 'unassignSegment', 'createSources', 'assignSources', 'deleteSources'] as const),
    ...(['setSourcePriorities', 'unassignSources'] as const),
  ],
};

/** A small generator: the same walk for the same seed. */
const chanceOf = (seed: number) => {
  let state = seed;
  return <Value>(values: readonly Value[]): Value => {
    state = (state * 48_271) % 2_147_483_647;
    return values[state % values.length] as Value;
  };
};

type World = {
  readonly guarded: Guarded;
  /** Jackpots of three pots by currency, a freespin instance of one spin of 1 EUR, and a small template. */
  readonly instances: ReadonlyMap<string, string[]>;
  readonly spins: string;
  readonly reason: string;
};

const open = async ({ platform }: Guarded, currency: string, game: string): Promise<string> => {
  const body = instantiation({ template_id: `in-${currency}`, instance_game_code: game });
  return ((await succeed(platform, 'instantiateTemplate', { body })) as { id: string }).id;
};

/** Before there are limits: jackpots in every currency that hold money, wins that are owed, spins to award. */
const build = async (guarded: Guarded): Promise<World> => {
  const { platform } = guarded;
  const instances = new Map<string, string[]>();
  for (const currency of CURRENCIES) {
    await succeed(platform, 'createTemplate', { body: threePots({ id: `in-${currency}`, currency }) });
    await succeed(platform, 'publishTemplate', { body: { owner_id: 'northstar', template_id: `in-${currency}` } });
    const ids = [await open(guarded, currency, `${currency}-1`), await open(guarded, currency, `${currency}-2`)];
    instances.set(currency, ids);
    for (const id of ids)
      for (const K of CURRENCIES) {
        const player = { currency: K, player_id: `p-${K}`, token: `session-p-${K}` };
        await succeed(platform, 'contributeToInstance', { body: contribution(id, player) });
      }
  }
  const template = await succeed(platform, 'createFreespinTemplate', {
    body: {
      ...{ name: 'One spin', operator_id: 'northstar', expires_after_ms: 86_400_000 },
      freespin_type: { currency: 'EUR', amount: '1', type: 'Fixed', count: 1 },
    },
  });
  const spins = await succeed(platform, 'createFreespinInstance', {
    body: {
      ...{ template_id: (template as { id: string }).id, timestamp_start: 0, available_for: [] },
      timestamp_end: guarded.clock.nowMs + 172_800_000,
    },
  });
  return { guarded, instances, spins: (spins as { id: string }).id, reason: 'Agreed.' };
};

const winsOf = async ({ platform }: Guarded) =>
  (await succeed(platform, 'listWins', {
    query: { page: 0, limit: 500, sort_field: 'timestamp', sort_direction: 1 },
  })) as readonly {
    transaction_id: string;
    state: string;
    win_amount: number;
    jackpot_currency: string;
    payout_amount: number;
    payout_currency: string;
  }[];

/** One attempt of an account; the euros that left by it at honest rates. */
const attempt = async (
  { guarded, instances, spins, reason }: World,
  caller: Caller,
  operation: OperationId,
  pick: ReturnType<typeof chanceOf>,
): Promise<{ readonly status: number; readonly left: number }> => {
  const { platform, call } = guarded;
  const currency = pick(CURRENCIES);
  const euros = pick(AMOUNTS);
  const amount = Math.round(euros * (HONEST[currency] ?? 1) * 100) / 100;
  const instance_id = pick(instances.get(currency) ?? []);
  const pot_id = pick(['minor', 'major', 'mega']);
  const of = { operator_id: 'northstar', brand_id: 'luna' };
  const brand = { path: { brand_id: 'northstar:luna' } };
  const potOf = async (id: string): Promise<Record<string, number>> => {
    const found = await succeed(platform, 'getInstance', { path: { instance_id: id }, query: {} });
    const { pots } = found as { pots: ({ id: string } & Record<string, number>)[] };
    return pots.find((pot) => pot.id === pot_id) ?? {};
  };
  const inEuro = (sum: number, of = currency) => sum / (HONEST[of] ?? 1);
  const tried = async (body: object, worth: number) => {
    const { status } = await call(operation, caller, { body });
    return { status, left: status === 200 ? worth : 0 };
  };
  if (operation === 'boostSeed') return tried({ instance_id, pot_id, amount, reason }, inEuro(amount));
  if (operation.startsWith('setPot')) {
    const fields = { setPotCurrentValue: 'current_value', setPotContributedSeed: 'contributed_seed' } as const;
    const field = operation in fields ? fields[operation as keyof typeof fields] : 'surplus_seed';
    const before = (await potOf(instance_id))[field] ?? 0;
    const adjustment = Math.round((before + amount) * 1e6) / 1e6;
    return tried({ instance_id, pot_id, adjustment, reason }, inEuro(amount));
  }
  if (operation === 'triggerWin') {
    const held = (await potOf(instance_id)).current_value ?? 0;
    const known = new Set((await winsOf(guarded)).map((win) => win.transaction_id));
    const player = { brand_id: 'northstar:luna', player_id: `p-${pick(CURRENCIES)}` };
    const source_id = instances.get(currency)?.[0] === instance_id ? `${currency}-1` : `${currency}-2`;
    const done = await tried({ instance_id, pot_id, source_id, ...player }, inEuro(held));
    const fresh = (await winsOf(guarded)).filter((win) => !known.has(win.transaction_id));
    // At what it pays in the player's currency, too.
    const paid = fresh.map((win) => inEuro(win.payout_amount, win.payout_currency));
    return { status: done.status, left: Math.max(done.left, ...paid) };
  }
  if (operation === 'releaseWins' || operation === 'settleWins') {
    const win = pick((await winsOf(guarded)).filter(({ state }) => state === 'Held'));
    if (win === undefined) return { status: 0, left: 0 };
    const body = { transaction_ids: [win.transaction_id], ...(operation === 'settleWins' && { reason }) };
    const { body: results } = await call(operation, caller, { body });
    const isDone = (results as { succeeded: string[] }).succeeded.length > 0;
    return { status: isDone ? 200 : 202, left: isDone ? inEuro(win.win_amount, win.jackpot_currency) : 0 };
  }
  if (operation === 'awardBonus')
    return tried(bonusAward({ bonus: { currency, amount: String(amount), type: 'Variable' } }), inEuro(amount));
  if (operation === 'awardFreespins' || operation === 'awardListed') {
    const players = Array.from({ length: pick([1, 5, 150]) }, (_, index) => `f-${index}`);
    return tried(freespinAward(spins, { ...of, players }), players.length);
  }
  if (operation === 'giveBack') {
    // Someone else has awarded the bonus that gets it back.
    const bonus = bonusAward({ players: ['g-1'], bonus: { currency, amount: String(amount), type: 'Variable' } });
    await guarded.platform.store.write((tx) => changeOperator(tx, 'northstar', { moneyOut: null }));
    const [awarded] = (await succeed(platform, 'awardBonus', { body: bonus })) as { id: string }[];
    await platform.store.write((tx) => changeOperator(tx, 'northstar', { moneyOut: STORED }));
    const request_id = randomUUID();
    const use = budgetUse(awarded?.id ?? '', String(amount), { ...of, player_id: 'g-1', request_id });
    await succeed(platform, 'reportFreespinUse', { body: use });
    return tried({ operator_id: 'northstar', request_id, reason }, inEuro(amount));
  }
  if (operation === 'instantiateTemplate') {
    const body = instantiation({ template_id: `in-${currency}`, instance_game_code: randomUUID() });
    return tried(body, inEuro(555));
  }
  if (operation === 'transferPots') {
    const [source_instance_id = '', target_instance_id] = instances.get(currency) ?? [];
    const found = await succeed(platform, 'getInstance', { path: { instance_id: source_instance_id }, query: {} });
    const fields = ['current_value', 'contributed_seed', 'surplus_seed', 'overflow_amount'];
    const { pots } = found as { pots: Record<string, number>[] };
    const held = pots.reduce((sum, pot) => fields.reduce((more, field) => more + (pot[field] ?? 0), sum), 0);
    const body = { source_instance_id, target_instance_id, user_id: caller.accountId, transfer_optins: false };
    return tried({ ...body, pot_rules: SAME_POTS, reason }, inEuro(held));
  }
  if (operation === 'sweepHouse') return tried({ instance_id, reason }, 1_000);
  if (operation === 'publishTemplate') {
    const body = threePots({ id: randomUUID(), currency });
    await succeed(platform, 'createTemplate', { body });
    return tried({ owner_id: 'northstar', template_id: body.id }, 1_000);
  }
  if (operation === 'updateTemplate') {
    const body = threePots({ id: `in-${currency}`, currency, name: 'Another' });
    const { status } = await call(operation, caller, { path: { template_id: body.id }, body });
    return { status, left: status === 200 ? 1_000 : 0 };
  }
  if (operation === 'setOperatorSettings') {
    const money_out = pick([
      { ...LIMITS, approval_per_day: 1e9 },
      { currency: 'EUR' },
      { currency: 'JPY', approval: 1e9 },
    ]);
    const body = { review_threshold: {}, money_out };
    const { status } = await call(operation, caller, { path: { operator_id: 'northstar' }, body });
    return { status, left: status === 200 ? 1_000 : 0 };
  }
  if (operation === 'clearBrandCurrencies') return { status: (await call(operation, caller, brand)).status, left: 0 };
  assert.is(operation, 'setBrandCurrencies');
  const factor = pick([0.000001, 0.5, 0.96, 1, 1.04, 1.5, 800_000]);
  const multipliers = {
    SEK: 11.25,
    USD: 1.08,
    JPY: 163,
    [currency === 'EUR' ? 'NOK' : currency]: Number(((HONEST[currency] ?? 1) * factor).toPrecision(9)),
  };
  const { status } = await call(operation, caller, { ...brand, body: { base_currency: 'EUR', multipliers } });
  assert.ok(status === 202 || (factor > 0.9 && factor < 1.1), `${currency} by ${factor}: ${status}`);
  return { status, left: 0 };
};

const STORED = { currency: 'EUR', review: '10000000', approval: '100000000', approvalPerDay: `${PER_DAY}000000` };

suite('platform/rules/every-way-out', (test) => {
  test('every write of money is a way that the walk tries, or has a reason why not', () => {
    const asked = routes.filter(
      ({ mode, section, security }) =>
        mode !== 'read' && security === 'account' && ['jackpots', 'operator', 'bonuses'].includes(section),
    );
    const known = [...WAYS, ...Object.values(NO_WAYS).flat()].sort();
    assert.equal(known, asked.map(({ operationId }) => operationId).sort());
  });

  test('by every way, in four currencies, with amounts of any size, one account moves no more than a day allows', () =>
    withSecondAccount(
      async (guarded) => {
        const seeds = isInFull ? Array.from({ length: 20 }, (_, index) => index + 1) : [1];
        const world = await build(guarded);
        const { platform, clock } = guarded;
        const path = { operator_id: 'northstar' };
        await succeed(platform, 'setOperatorSettings', { path, body: { review_threshold: {}, money_out: LIMITS } });
        const seen = new Set<string>();
        for (const seed of seeds) {
          const pick = chanceOf(seed * 7_919);
          // Wins that are held, as if players had won them.
          for (const pot of ['minor', 'major', 'mega'] as const) await guarded.owe(pot);
          let left = 0;
          for (let step = 0; step < 250; step += 1) {
            const operation = pick(WAYS);
            const done = await attempt(world, ANNA, operation, pick);
            seen.add(`${operation} ${done.status === 200 ? 'alone' : 'waits'}`);
            left += done.left;
            assert.ok(left <= PER_DAY + 1e-6, `${operation} was the step ${step} of seed ${seed}: ${left} EUR left`);
          }
          assert.ok(left > PER_DAY / 2, `the limit was hardly tried: ${left} EUR left`);
          clock.nowMs += 86_400_000;
        }
        // Each way was shut at least once.
        const open = WAYS.filter((way) => !seen.has(`${way} waits`) && way !== 'clearBrandCurrencies');
        assert.equal(open, []);
      },
      { settings: { review_threshold: {} }, multipliers: MULTIPLIERS },
    ));

  test('cancels that are settled by hand count as well', () =>
    withStuck(async (timed) => {
      const { platform } = timed;
      const moneyOut = { currency: 'EUR', approvalPerDay: '1500000' };
      await platform.store.write((tx) => changeOperator(tx, 'northstar', { moneyOut }));
      for (const player of ['a', 'b']) await pay(timed, player, `k-${player}`);
      const [first = '', second = ''] = await pending(timed);
      assert.equal(await settle(timed, [first, second], ANNA), {
        succeeded: [first],
        ...{ failed: failed(second, 'awaiting_approval').failed },
      });
      assert.equal(await settle(timed, [second], BORIS), { succeeded: [second], failed: [] });
    }));
});
