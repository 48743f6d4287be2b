import * as assert from 'uvu/assert';
import { AMOUNT_MAX_MICROS } from '../../../domain/money/micros.ts';
import { copyOptIn } from '../../../domain/opt-in/change-opt-in.ts';
import { countContribution, NO_PARTICIPATION, type Participation } from '../../../domain/opt-in/participation.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, opened, part, play, pot, quoteFor, threePots, units } from '../jackpot/sample-jackpot.ts';

const booking = (rules = threePots(), ids = ['minor', 'major', 'mega']) => {
  const [entry] = play(rules, opened(rules)).entries;
  if (entry === undefined) throw new Error('nothing was booked');
  return { entry, quote: quoteFor(rules, ids) };
};

suite('domain/opt-in/count-contribution', (test) => {
  test('three contributions of 1.00 are what B25 answers', () => {
    const { entry, quote } = booking();
    let player: Participation = NO_PARTICIPATION;
    for (let n = 0; n < 3; n += 1) player = countContribution(player, quote, entry);
    assert.is(player.contributionCount, 3);
    assert.is(player.contributionValue, units(3));
    assert.equal(player.pots, [
      { pot: 'minor', contributionCount: 3, contributionValue: units(0.9) },
      { pot: 'major', contributionCount: 3, contributionValue: units(0.9) },
      { pot: 'mega', contributionCount: 3, contributionValue: units(0.6) },
    ]);
    assert.is(player.optedIn, null, 'a contribution is no opt-in');
  });

  test('a pot receives seeds, overflow and surplus too', () => {
    const given = { seedContribution: part(0.25), minReseed: units(9), ceiling: units(5.5) };
    for (const progressive of [true, false]) {
      const { entry, quote } = booking(jackpot({ pots: [pot({ ...given, progressive })] }), ['main']);
      const { pots } = countContribution(NO_PARTICIPATION, quote, entry);
      assert.equal(pots, [{ pot: 'main', contributionCount: 1, contributionValue: units(1) }]);
    }
  });

  test('a pot that was out counts nothing and is left out', () => {
    const rich = { criteria: { minBaseWager: units(5), minContribution: 0n } };
    const pots = [pot({ id: 'in', contribution: part(0.5) }), pot({ id: 'out', contribution: part(0.5), ...rich })];
    const { entry, quote } = booking(jackpot({ pots }), ['in', 'out']);
    const player = countContribution(NO_PARTICIPATION, quote, entry);
    assert.equal(
      player.pots.map(({ pot: id }) => id),
      ['in'],
    );
    assert.is(player.contributionValue, units(0.5));
  });

  test('values stop at the largest amount, counts go on', () => {
    const { entry, quote } = booking();
    const before = { ...NO_PARTICIPATION, contributionCount: 7, contributionValue: AMOUNT_MAX_MICROS };
    const after = countContribution(before, quote, entry);
    assert.is(after.contributionValue, AMOUNT_MAX_MICROS);
    assert.is(after.contributionCount, 8);
  });
});

suite('domain/opt-in/copy-opt-in', (test) => {
  const preferences = [{ currency: 'EUR', amount: units(2) }];
  const source = { ...NO_PARTICIPATION, optedIn: true, preferences, contributionCount: 9, contributionValue: units(9) };
  const counted = { ...NO_PARTICIPATION, contributionCount: 1, contributionValue: units(1) };

  test('B27 status and preferences are copied, counters are not', () => {
    assert.equal(copyOptIn(source, counted), { ...counted, optedIn: true, preferences });
    assert.equal(copyOptIn({ ...source, optedIn: false }, NO_PARTICIPATION), {
      ...NO_PARTICIPATION,
      optedIn: false,
      preferences,
    });
  });

  test('B27 a player with a status in the target keeps it', () => {
    assert.is(copyOptIn(source, { ...counted, optedIn: false }), undefined);
  });

  test('B27 a player who only contributed has no status to copy', () => {
    assert.is(copyOptIn({ ...source, optedIn: null }, counted), undefined);
  });
});
