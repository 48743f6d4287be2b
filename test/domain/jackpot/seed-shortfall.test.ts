// A long proof: it plays more than a million contributions.
import * as assert from 'uvu/assert';
import { numberFromMicros } from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';
import { confidence, mean } from '../statistics.ts';
import { jackpot, part, playOn, pot, units } from './sample-jackpot.ts';

suite('the expected seed shortfall', (test) => {
  /** The uncovered part of a HitRate win (1 in n, one attempt each) when each contribution saves s for a seed of r. */
  const expected = (n: number, s: number, r: number): number => {
    const p = 1 / n;
    const q = 1 - p;
    const m = Math.floor(r / s);
    return r * (1 - q ** m) - (s * (1 - q ** m * (1 + m * p))) / p;
  };

  test('is 1.1623 for 1 in 1000, 0.009 a time, a seed of 5', () => {
    assert.is(expected(1000, 0.009, 5).toFixed(4), '1.1623');
  });

  const cases: [n: number, share: number, seedPart: number, wins: number][] = [
    [1000, 0.03, 0.3, 1_500],
    [50, 0.3, 0.5, 8_000],
  ];
  for (const [n, share, seedPart, wins] of cases)
    test(`is what ${wins} wins of 1 in ${n} leave on average, within the confidence interval`, () => {
      const rules = jackpot({
        pots: [
          pot({
            contribution: part(share),
            seedContribution: part(seedPart),
            triggers: [{ kind: 'HitRate', maxMagicNumber: BigInt(n), costPerAttempt: units(1) }],
          }),
        ],
      });
      const shortfalls: number[] = [];
      playOn(rules, 16, ({ entries }) => {
        const reseed = entries.find((entry) => entry.kind === 'reseed');
        if (reseed !== undefined) {
          const saved = reseed.postings.find((posting) => posting.account === 'contributedSeed');
          shortfalls.push(5 + numberFromMicros(saved?.amount ?? 0n));
        }
        return shortfalls.length < wins;
      });
      const awaited = expected(n, share * seedPart, 5);
      const measured = mean(shortfalls);
      assert.ok(Math.abs(measured - awaited) < confidence(shortfalls), `${measured} instead of ${awaited}`);
      // An interval that contains everything would prove nothing.
      assert.ok(confidence(shortfalls) < 0.15 * awaited);
    });
});
