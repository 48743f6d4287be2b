import * as assert from 'uvu/assert';
import { drawContribution } from '../../../domain/jackpot/draw-contribution.ts';
import { type Community, findPayees } from '../../../domain/jackpot/find-payees.ts';
import type { Hits, Outcome } from '../../../domain/jackpot/outcome.ts';
import { payHits } from '../../../domain/jackpot/pay-hits.ts';
import type { Payee } from '../../../domain/jackpot/player.ts';
import type { JackpotRules, PayoutRule, PayoutRuleset } from '../../../domain/jackpot/rules.ts';
import type { JackpotState } from '../../../domain/jackpot/state.ts';
import { triggerHit } from '../../../domain/jackpot/trigger-hit.ts';
import { fraction, fractionFromNumber, ONE } from '../../../domain/money/fraction.ts';
import { decimalFromMicros } from '../../../domain/money/micros.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { holding, imbalance, inEuro, jackpot, line, opened, pot, quoteFor, story, units } from './sample-jackpot.ts';

const NOW_MS = 1_767_268_800_000;
const HOUR_MS = 3_600_000;
const ONE_HALF = { percentage: fraction(1n, 2n) };
const active = (maxPayouts: number): PayoutRule => ({ kind: 'ActivePlayers', periodMs: HOUR_MS, maxPayouts });
const EVER: PayoutRule = { kind: 'HighestLifetimeContributor' };
const PER_WIN: PayoutRule = { kind: 'HighestContributionPerWin' };

/** The winner gets what the fee and the community leave. */
const ruleset = (fee: number, ...community: [share: number, rule: PayoutRule][]): PayoutRuleset => ({
  main: fractionFromNumber(Number((1 - fee - community.reduce((sum, [share]) => sum + share, 0)).toPrecision(12))),
  fee: fractionFromNumber(fee),
  community: community.map(([share, rule]) => ({ share: fractionFromNumber(share), rule })),
});

const euro = (playerId: string): Payee => ({ brandPath: 'north:star', playerId, currency: 'EUR', rate: ONE });

/** A community of these players, all active, that records the queries. */
const communityOf = (
  active: readonly Payee[],
  ever: readonly Payee[] = [],
  perWin: readonly Payee[] = [],
): Community & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    countActive: async (sinceMs) => {
      asked.push(`count since ${sinceMs - NOW_MS}`);
      return active.length;
    },
    activeAt: async (sinceMs, places) => {
      asked.push(`players ${places.join(' ')} since ${sinceMs - NOW_MS}`);
      return places.flatMap((place) => active[place] ?? []);
    },
    highestEver: async (most) => {
      asked.push(`highest ${most} ever`);
      return ever.slice(0, most);
    },
    highestSinceWin: async (potId, most) => {
      asked.push(`highest ${most} since the last win of ${potId}`);
      return perWin.slice(0, most);
    },
  };
};

const sharing = (payout: PayoutRuleset): JackpotRules => jackpot({ pots: [pot({ payout })] });

const pay = async (
  rules: JackpotRules,
  state: JackpotState,
  community: Community,
  draws: readonly bigint[] = [],
  hits: Hits | { refused: string } = triggerHit(rules, state, 'main', { ...inEuro(), atMs: NOW_MS }),
): Promise<Outcome> => {
  if ('refused' in hits) throw new Error(hits.refused);
  const context = { ...inEuro(scriptedDraw(...draws)), atMs: NOW_MS };
  return payHits(rules, hits, context, await findPayees(rules, hits, community, context));
};

const paid = ({ wins }: Outcome): string =>
  wins
    .flatMap(({ pay: own, community }) => [
      `winner ${decimalFromMicros(own.amount)} ${own.currency}`,
      ...community.map(
        ({ playerId, pay: { amount, currency } }) => `${playerId} ${decimalFromMicros(amount)} ${currency}`,
      ),
    ])
    .join(', ');

suite('domain/jackpot, wins that a community shares', (test) => {
  const cases: [
    title: string,
    value: number,
    payout: PayoutRuleset,
    community: Community,
    verdict: string,
    left: string,
  ][] = [
    ['a fee for the house', 100, ruleset(0.1), communityOf([]), 'winner 90 EUR', 'house 10 residue 0'],
    [
      'equal shares of all active players',
      100,
      ruleset(0.1, [0.3, active(10)]),
      communityOf([euro('ann'), euro('bob'), euro('cy')]),
      'winner 60 EUR, ann 10 EUR, bob 10 EUR, cy 10 EUR',
      'house 10 residue 0',
    ],
    [
      'rounding: what equal shares leave over stays with the pot',
      10,
      ruleset(0, [0.5, active(10)]),
      communityOf([euro('ann'), euro('bob'), euro('cy')]),
      'winner 5 EUR, ann 1.66 EUR, bob 1.66 EUR, cy 1.66 EUR',
      'house 0 residue 0.02',
    ],
    ['no player was active', 10, ruleset(0, [0.5, active(10)]), communityOf([]), 'winner 5 EUR', 'house 0 residue 5'],
    [
      'the highest contributor ever and since the last win',
      10,
      ruleset(0, [0.2, EVER], [0.3, PER_WIN]),
      communityOf([], [euro('ann')], [euro('bob')]),
      'winner 5 EUR, ann 2 EUR, bob 3 EUR',
      'house 0 residue 0',
    ],
    [
      'one player may be paid by several rules',
      10,
      ruleset(0, [0.2, EVER], [0.3, PER_WIN], [0.1, active(1)]),
      communityOf([euro('ann')], [euro('ann')], [euro('ann')]),
      'winner 4 EUR, ann 2 EUR, ann 3 EUR, ann 1 EUR',
      'house 0 residue 0',
    ],
    [
      'the three highest contributors share equally, and what is left over stays with the pot',
      100,
      ruleset(0, [0.5, { ...EVER, maxPayouts: 3 }]),
      communityOf([], ['ann', 'bob', 'cy', 'di'].map(euro)),
      'winner 50 EUR, ann 16.66 EUR, bob 16.66 EUR, cy 16.66 EUR',
      'house 0 residue 0.02',
    ],
    [
      'fewer than may be paid share all of it',
      100,
      ruleset(0, [0.3, { ...EVER, maxPayouts: 100 }], [0.2, { ...PER_WIN, maxPayouts: 2 }]),
      communityOf([], ['ann', 'bob'].map(euro), ['cy'].map(euro)),
      'winner 50 EUR, ann 15 EUR, bob 15 EUR, cy 20 EUR',
      'house 0 residue 0',
    ],
    [
      'only the winner has contributed',
      10,
      ruleset(0.1, [0.2, EVER], [0.3, PER_WIN]),
      communityOf([]),
      'winner 4 EUR',
      'house 1 residue 5',
    ],
    [
      'a share below a minor unit is not paid',
      10,
      ruleset(0, [0.001, active(10)], [0.099, EVER]),
      communityOf([euro('ann'), euro('bob')], [euro('cy')]),
      'winner 9 EUR, cy 0.99 EUR',
      'house 0 residue 0.01',
    ],
    [
      'each is paid in their own currency',
      10,
      ruleset(0, [0.5, active(10)]),
      communityOf([
        { ...euro('ann'), currency: 'JPY', rate: fraction(1n, 160n) },
        { ...euro('bob'), currency: 'USD', rate: fraction(10n, 11n) },
      ]),
      // 400 JPY are worth 2.5; 2.75 USD are worth 2.5.
      'winner 5 EUR, ann 400 JPY, bob 2.75 USD',
      'house 0 residue 0',
    ],
  ];
  for (const [title, value, payout, community, verdict, left] of cases)
    test(`${title}: ${verdict}`, async () => {
      const rules = sharing(payout);
      const state = holding(rules, { contributedAmount: units(value - 5) });
      const outcome = await pay(rules, state, community);
      assert.is(paid(outcome), verdict);
      const [win] = outcome.wins;
      const [fee, residue] = [win?.fee, win?.residue].map((amount) => decimalFromMicros(amount ?? -1n));
      assert.is(`house ${fee} residue ${residue}`, left);
      assert.is(imbalance(outcome.state), 0n);
    });

  test('the store looks up the period before the win, and only the players drawn', async () => {
    const rules = sharing(ruleset(0, [0.3, active(2)], [0.1, PER_WIN], [0.1, EVER]));
    const community = communityOf(['ann', 'bob', 'cy', 'di', 'eve'].map(euro), [euro('fay')], [euro('gil')]);
    const outcome = await pay(rules, opened(rules), community, [1n, 1n]);
    // The first draw takes place 1, so the second, which draws it again, takes the last place.
    assert.equal(community.asked, [
      'count since -3600000',
      'players 1 4 since -3600000',
      'highest 1 since the last win of main',
      'highest 1 ever',
    ]);
    assert.is(paid(outcome), 'winner 2.5 EUR, bob 0.75 EUR, eve 0.75 EUR, gil 0.5 EUR, fay 0.5 EUR');
    assert.equal(outcome.entries[0]?.decisions, [
      { pot: 'main', trigger: 'External', armed: true, draws: [], hit: true, selected: true },
      {
        pot: 'main',
        trigger: 'ActivePlayers',
        armed: true,
        draws: [
          { range: 4n, outcome: 1n },
          { range: 5n, outcome: 1n },
        ],
        hit: true,
        selected: true,
      },
    ]);
  });

  test('one entry moves all of the value: to the house, to those who are paid, and back to the pot', async () => {
    const rules = sharing(ruleset(0.1, [0.2, EVER], [0.1, PER_WIN]));
    const outcome = await pay(rules, holding(rules, { contributedAmount: units(5) }), communityOf([], [euro('ann')]));
    assert.equal(story(outcome.entries), [
      'win main.seedValue -5 main.contributedAmount -5 withheld 8 house 1 main.surplusSeed 1',
      'reseed main.seedValue 5 main.surplusSeed -1 house -4',
    ]);
    assert.is(line(outcome.state), 'v 5 cs 0 ss 0 of 0');
  });

  test('a drawn hit is paid in a second step, and several pots each ask for their own', async () => {
    const always = { kind: 'HitRate', maxMagicNumber: 1n, costPerAttempt: units(1) } as const;
    const one = pot({ contribution: ONE_HALF, triggers: [always], payout: ruleset(0, [0.5, PER_WIN]) });
    const rules = jackpot({
      selector: 'None',
      pots: [
        { ...one, id: 'a' },
        { ...one, id: 'b' },
      ],
    });
    const state = opened(rules);
    const hits = drawContribution(rules, state, quoteFor(rules, ['a', 'b']), inEuro(scriptedDraw(0n, 0n)));
    assert.equal(
      hits.hits.map(({ potId }) => potId),
      ['a', 'b'],
    );
    assert.equal(story(hits.entries).length, 1);
    const community = communityOf([], [], [euro('ann')]);
    const outcome = await pay(rules, state, community, [], hits);
    assert.equal(community.asked, ['highest 1 since the last win of a', 'highest 1 since the last win of b']);
    assert.is(paid(outcome), 'winner 2.75 EUR, ann 2.75 EUR, winner 2.75 EUR, ann 2.75 EUR');
    assert.equal(
      outcome.entries.map(({ kind }) => kind),
      ['contribution', 'win', 'reseed', 'win', 'reseed'],
    );
  });

  test('a pot that pays only its winner asks nothing', async () => {
    const rules = jackpot();
    const community = communityOf([euro('ann')], [euro('ann')], [euro('ann')]);
    assert.is(paid(await pay(rules, opened(rules), community)), 'winner 5 EUR');
    assert.equal(community.asked, []);
  });

  test('a shared pot without its payees is a bug', () => {
    const rules = sharing(ruleset(0, [0.5, EVER]));
    const hits = triggerHit(rules, opened(rules), 'main', inEuro());
    if ('refused' in hits) throw new Error(hits.refused);
    assert.throws(() => payHits(rules, hits, inEuro()), 'payees of the pot main');
  });

  test('a store that answers with another number of players is a bug', async () => {
    const rules = sharing(ruleset(0, [0.5, active(3)]));
    const forgetful = { ...communityOf([euro('ann'), euro('bob')]), activeAt: async () => [euro('ann')] };
    let message = '';
    await pay(rules, opened(rules), forgetful).catch((error: Error) => {
      message = error.message;
    });
    assert.is(message, 'requested 2 active players, got 1');
  });

  test('a main share below a minor unit leaves the pot unarmed', () => {
    const rules = sharing(ruleset(0.9, [0.099, EVER]));
    const verdict = (value: number) => {
      const hits = triggerHit(rules, holding(rules, { seedValue: units(value) }), 'main', inEuro());
      return 'refused' in hits ? hits.refused : 'hit';
    };
    assert.equal([verdict(9.99), verdict(10)], ['pot_not_armed', 'hit']);
  });
});
