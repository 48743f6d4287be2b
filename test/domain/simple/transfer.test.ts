import * as assert from 'uvu/assert';
import type { JackpotRules, PotRules } from '../../../domain/jackpot/rules.ts';
import { transfer } from '../../../domain/jackpot/transfer.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, pot } from '../jackpot/sample-jackpot.ts';
import { assertSame, Both } from './both.ts';
import * as correction from './correction.ts';
import { grid } from './every-outcome.ts';
import { ratio } from './rational.ts';

const NAMED: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['a', 'a'],
    ['b', 'b'],
  ],
  [
    ['b', 'a'],
    ['a', 'b'],
  ],
  [
    ['a', 'b'],
    ['b', 'b'],
  ],
];

const of = (given: Partial<PotRules>, ceiling: bigint): JackpotRules => {
  const own = { contribution: { percentage: fraction(1n, 2n) }, seedContribution: { percentage: fraction(1n, 3n) } };
  return jackpot({
    currency: 'CLF',
    contribution: { fixed: 20n },
    operatorPercentage: ONE,
    pots: [
      pot({ id: 'a', initialSeed: 100n, minReseed: 103n, ceiling, ...own, ...given }),
      pot({ id: 'b', initialSeed: 90n, minReseed: 0n, progressive: false, ...own }),
    ],
  });
};

suite('the domain and the simple implementation transfer alike', (test) => {
  test('values, seeds and overflow, to other pots and into the same one, with ceilings and diversions', async () => {
    const happened = new Set<string>();
    const cells = grid<{
      named: (typeof NAMED)[number];
      from: bigint;
      to: bigint;
      threshold: bigint | undefined;
      emptied: boolean;
    }>({
      named: NAMED,
      from: [102n, 1_000n],
      to: [101n, 150n, 1_000n],
      threshold: [undefined, 5n, 90n],
      emptied: [false, true],
    });
    for (const { named, from, to, threshold, emptied } of cells) {
      const source = new Both(of({}, from));
      const target = new Both(of(threshold === undefined ? {} : { diversion: { flushThreshold: threshold } }, to));
      for (const both of [source, target, source])
        await both.contribute({ player: 'ann', W: 0n, K: 'CLF', rate: ratio(1n), atMs: 0 }, () => 0n);
      if (emptied)
        for (const id of ['a', 'b']) for (const account of ['v', 'cs', 'ss'] as const) source.adjust(id, account, 0n);
      const moved = transfer(
        { rules: source.rules, state: source.state },
        { rules: target.rules, state: target.state },
        named.map(([sourcePot, targetPot]) => ({ sourcePot, targetPot })),
      );
      correction.transfer(source.simple, target.simple, target.rules, named);
      assertSame(moved.source.state, source.simple);
      assertSame(moved.target.state, target.simple);
      assert.is(moved.source.state.transferredOut + moved.target.state.transferredIn, 0n);
      target.note(moved.target.entries, 0);
      source.note(moved.source.entries, 0);
      for (const both of [source, target]) for (const what of both.happened) happened.add(what);
    }
    for (const what of ['transfer_in', 'transfer_out', 'flush']) assert.ok(happened.has(what), `nothing was ${what}`);
  });
});
