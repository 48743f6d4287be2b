import * as assert from 'uvu/assert';
import type { Outcome } from '../../../domain/jackpot/outcome.ts';
import type { JackpotRules, PotRules, PotTrigger, WinSelector } from '../../../domain/jackpot/rules.ts';
import { decimalFromMicros, type Micros } from '../../../domain/money/micros.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { trigger } from './at-once.ts';
import { holding, imbalance, inEuro, jackpot, opened, part, play, pot, potOf, story, units } from './sample-jackpot.ts';

const ALWAYS: PotTrigger = { kind: 'HitRate', maxMagicNumber: 1n, costPerAttempt: units(1) };
const NEVER: PotTrigger = { kind: 'HitRate', maxMagicNumber: 2n, costPerAttempt: units(1) };
/** Hits with the draws below: they are 0 for a pot that always hits, and 1 for one that never does. */
const zeros = () => scriptedDraw(...Array.from({ length: 9 }, () => 0n));

/** Pots a, b, c … with these seeds; a contribution does not change their values. */
const pots = (seeds: number[], given: Partial<PotRules> = {}): PotRules[] =>
  seeds.map((seed, index) =>
    pot({
      id: 'abcdef'.charAt(index),
      contribution: part(0),
      initialSeed: units(seed),
      minReseed: units(5),
      triggers: [ALWAYS],
      ...given,
    }),
  );

const won = ({ wins }: Outcome): string =>
  wins.map(({ potId, value }) => `${potId} ${decimalFromMicros(value)}`).join(', ');

suite('domain/jackpot/select-hits', (test) => {
  const cases: [selector: WinSelector, seeds: number[], verdict: string][] = [
    ['Highest', [10, 30, 20], 'b 30'],
    ['Lowest', [20, 10, 30], 'b 10'],
    ['None', [10, 30, 20], 'a 10, b 30, c 20'],
    ['Highest', [10, 30, 30], 'b 30'],
    ['Lowest', [10, 10, 30], 'a 10'],
    ['Highest', [10], 'a 10'],
    ['Lowest', [10], 'a 10'],
  ];
  for (const [selector, seeds, verdict] of cases)
    test(`order: ${selector} of ${seeds.join(', ')} pays ${verdict}`, () => {
      const rules = jackpot({ selector, pots: pots(seeds) });
      const outcome = play(rules, opened(rules), zeros());
      assert.is(won(outcome), verdict);
      assert.is(imbalance(outcome.state), 0n);
    });

  test('the pots that did not hit do not compete', () => {
    const rules = jackpot({
      pots: [...pots([10]), pot({ id: 'z', contribution: part(0), initialSeed: units(99), triggers: [NEVER] })],
    });
    assert.is(won(play(rules, opened(rules), scriptedDraw(0n, 1n))), 'a 10');
  });

  test('every hit is recorded, and which one was selected', () => {
    const rules = jackpot({ pots: pots([10, 30, 20]) });
    const { entries } = play(rules, opened(rules), zeros());
    assert.equal(
      entries[0]?.decisions.map(({ pot: id, hit, selected }) => `${id} ${hit} ${selected}`),
      ['a true false', 'b true true', 'c true false'],
    );
  });

  test('a HitRate hit that is passed over lapses', () => {
    const rules = jackpot({ pots: [...pots([30]), pot({ id: 'z', contribution: part(0), triggers: [NEVER] })] });
    const { state } = play(rules, opened(rules), zeros());
    assert.is(potOf(state, 'z').due, false);
    assert.is(won(play(rules, state, scriptedDraw(0n, 1n))), 'a 5');
  });

  const due = (): JackpotRules =>
    jackpot({
      pots: [
        pot({ id: 'big', contribution: part(0), initialSeed: units(100), triggers: [NEVER] }),
        pot({ id: 'must', contribution: part(1), triggers: [{ kind: 'MustHitBy', hitBy: units(50) }] }),
      ],
    });

  test('a MustHitBy hit that is passed over is due at the next contribution, without a draw', () => {
    const rules = due();
    const first = play(rules, opened(rules), scriptedDraw(0n, 0n));
    assert.is(won(first), 'big 100');
    assert.is(potOf(first.state, 'must').due, true);
    const second = play(rules, first.state, scriptedDraw(1n));
    assert.is(won(second), 'must 7');
    assert.is(potOf(second.state, 'must').due, false);
  });

  test('… and stays due while it is passed over again', () => {
    const rules = { ...due(), selector: 'Lowest' as const };
    const start = {
      ...opened(rules),
      pots: opened(rules).pots.map((p) => (p.id === 'big' ? { ...p, seedValue: 0n, contributedAmount: units(1) } : p)),
    };
    const first = play(rules, start, scriptedDraw(0n, 0n));
    assert.is(won(first), 'big 1');
    const second = play(rules, first.state, scriptedDraw(0n));
    assert.is(won(second), 'big 5');
    assert.is(potOf(second.state, 'must').due, true);
  });

  test('… and is no longer due once it was won from outside', () => {
    const rules = due();
    const { state } = play(rules, opened(rules), scriptedDraw(0n, 0n));
    const outcome = trigger(rules, state, 'must', inEuro());
    assert.is('refused' in outcome || potOf(outcome.state, 'must').due, false);
  });

  test('when all pay, each hit counts against the house before the next pot is asked', () => {
    // Each reseed needs 5 of the house: 12 covers two, and no deficit is allowed.
    const house: Micros = units(11);
    const cases3: [selector: WinSelector, armed: string, verdict: string][] = [
      ['None', 'true true false', 'a 10, b 30'],
      ['Highest', 'true true true', 'b 30'],
    ];
    for (const [selector, armed, verdict] of cases3) {
      const rules = jackpot({ selector, pots: pots([10, 30, 20], { allowedSeedDeficit: 0n }) });
      const outcome = play(rules, holding(rules, { house }), zeros());
      assert.is(outcome.entries[0]?.decisions.map((decision) => String(decision.armed)).join(' '), armed);
      assert.is(won(outcome), verdict);
      assert.is(imbalance(outcome.state), 0n);
    }
  });

  test('when all pay, a pot that would lift what is owed out of range together with an earlier hit is not drawn', () => {
    const rules = jackpot({ selector: 'None', pots: pots([3e9, 4e9]) });
    const outcome = play(rules, holding(rules, { seedValue: units(5e9) }), zeros());
    assert.is(outcome.entries[0]?.decisions.map((decision) => String(decision.armed)).join(' '), 'true false');
    assert.is(won(outcome), 'a 5000000000');
  });

  test('order: each pot is paid and reseeded before the next one is paid', () => {
    const rules = jackpot({ selector: 'None', pots: pots([10, 30]) });
    assert.equal(story(play(rules, opened(rules), zeros()).entries).slice(1), [
      'win a.seedValue -10 withheld 10',
      'reseed a.seedValue 5 house -5',
      'win b.seedValue -30 withheld 30',
      'reseed b.seedValue 5 house -5',
    ]);
  });

  test('simultaneous wins: the second contribution sees the reseeded pot', () => {
    const rules = jackpot({ pots: pots([30]) });
    const first = play(rules, opened(rules), zeros());
    const second = play(rules, first.state, zeros());
    assert.equal([won(first), won(second)], ['a 30', 'a 5']);
    assert.equal([first.wins[0]?.instanceCount, second.wins[0]?.instanceCount], [1, 2]);
  });
});
