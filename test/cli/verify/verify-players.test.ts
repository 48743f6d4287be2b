import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import type { PlayerBook } from '../../../cli/verify/rules/book.ts';
import { judgeSharing } from '../../../cli/verify/rules/sharing.ts';
import { readTerms } from '../../../cli/verify/rules/terms.ts';
import { fill } from '../../../ops/bench/fill.ts';
import { ticking, withPublished } from '../../support/published.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { dailyPot, withTimed } from '../../support/timed.ts';
import { verifyStore } from '../../support/verifying.ts';

const shared = dailyPot({
  supports_external_trigger: true,
  max_instantiation_count: 1,
  payout_rules: 'Community',
  payout_ruleset: {
    main_winner_percentage: 0.9,
    admin_fee: 0,
    payout_rules: [{ payout_percentage: 0.1, rule: { HighestContributionPerWin: {} } }],
  },
});

const OWN = { rate: '1/1', currency: 'EUR' };
/** In order of their totals: of 5 and of 3, the player who came there first is higher. */
const PLAYERS: readonly [player: string, total: bigint, seq: number][] = [
  ['win', 9n, 20],
  ['ann', 5n, 4],
  ['bob', 5n, 7],
  ['cy', 3n, 5],
  ['di', 3n, 9],
];

/** The verdict on a pot of 100, half of which goes to the three best by its rule, for these payees. */
const verdictOn = (payees: readonly string[], found = payees.length, pay = '16660000'): string | undefined => {
  const rules = dailyPot({
    payout_rules: 'Community',
    payout_ruleset: {
      main_winner_percentage: 0.5,
      admin_fee: 0,
      payout_rules: [{ payout_percentage: 0.5, rule: { HighestLifetimeContributor: { max_number_of_payouts: 3 } } }],
    },
  });
  const terms = readTerms(JSON.stringify(rules), 0);
  const [pot] = terms.pots;
  if (pot === undefined) throw new Error('the rules have no pot');
  const brand = 'northstar:luna';
  const players = PLAYERS.map(([player, total, seq]): [string, PlayerBook] => [
    `${brand}\n${player}`,
    { brand, player, total, seq, atMs: 1, currency: 'EUR', lives: new Map() },
  ]);
  const shares = payees.map((player, at) => ({ ...OWN, number: at + 1, brand, player, amount: pay, pay }));
  const win = {
    pot,
    life: 1,
    value: 100_000_000n,
    winner: { brand, player: 'win' },
    wonAtMs: 2,
    decisions: [],
    shares,
  };
  return judgeSharing(terms, new Map(players), { ...win, sharing: [{ players: found }] })?.says;
};

suite('cli/verify/verify-players', (test) => {
  for (const [title, payees, says] of [
    ['the three best', ['ann', 'bob', 'cy'], undefined],
    ['the last of them is passed over for who came there later', ['ann', 'bob', 'di'], /pot day: 1 of its players/],
    ['the best is passed over', ['bob', 'cy', 'di'], /pot day: 1 of its players are not paid|found/],
    ['two are in another order', ['bob', 'ann', 'cy'], /pot day: /],
    ['one is left out', ['ann', 'bob'], /found 2 players; the earlier entries give 3$/],
    ['one more is paid', ['ann', 'bob', 'cy', 'di'], /found 4 players; the earlier entries give 3$/],
  ] as const)
    test(`of the highest contributors, ${title}`, () => {
      if (says === undefined) assert.is(verdictOn(payees), undefined);
      else assert.match(verdictOn(payees) ?? 'nothing', says);
    });

  test('of the highest contributors, the three best who are paid a cent too much or too little are named', () => {
    const best = ['ann', 'bob', 'cy'];
    for (const pay of ['16670000', '16650000'])
      assert.match(verdictOn(best, 3, pay) ?? 'nothing', /pays ann \d+ EUR; the rules give 16660000$/);
    assert.match(verdictOn([...best, 'di'], 3) ?? 'nothing', /do not pay di of northstar:luna$/);
  });

  test('a player who has only opted in is no fault', () =>
    withTimed(dailyPot(), async ({ platform, instanceId, contribute, faults }) => {
      await contribute('a');
      const optIn = { instance_id: instanceId, player_id: 'b', brand_id: 'northstar:luna', player_country: 'MT' };
      assert.is((await platform.call('setOptIn', { body: { ...optIn, opt_in: true } })).code, undefined);
      assert.equal(await faults(), []);
    }));

  test('the counters of all players are compared, however many there are and however long the ledger is', () =>
    withPublished(
      threePots(),
      { draw: () => 1n, clock: ticking(Date.now()), inFile: true },
      async ({ call, file, keys }) => {
        const { body } = await call('instantiateTemplate', { body: instantiation() });
        const { id: instanceId } = body as { readonly id: string };
        // More than are read at once, of either.
        await fill({ file, seal: keys.seal, instanceId, contributions: 5_200, players: 1_300 });
        assert.equal((await verifyStore(file, keys)).faults, []);
        const store = new Database(file);
        store.exec(`update participations set contribution_value = contribution_value + 1 where player_id = 'p-01299'`);
        store.close();
        const { faults } = await verifyStore(file, keys);
        assert.match(
          faults.join(),
          /^p-01299 of northstar:luna has 4 contributions of 4000001 in total, .* the 4 booked/,
        );
      },
    ));

  test('contributions in a pot’s previous life are no fault after it was won', () =>
    withTimed(shared, async ({ platform, instanceId, contribute, faults, query }) => {
      await contribute('a', 'b');
      const body = {
        instance_id: instanceId,
        pot_id: 'day',
        brand_id: 'northstar:luna',
        player_id: 'c',
        source_id: 'tri-star',
      };
      assert.is((await platform.call('triggerWin', { body })).code, undefined);
      assert.equal(query('select count(*) as n from pot_contributors'), [{ n: 2 }]);
      assert.equal(await faults(), []);
    }));
});
