import * as assert from 'uvu/assert';
import type { Payout, Win } from '../../../db/tables/wins.ts';
import { AMOUNT_MAX_MICROS } from '../../../domain/money/micros.ts';
import { creditsOfOneCall } from '../../../platform/payouts/credits-of-one-call.ts';
import { suite } from '../../support/suite.ts';

const winIn = (gameroundId: string | null): Win => ({
  id: 'w',
  instanceId: 'i',
  potId: 'pot',
  instanceCount: 1,
  contributionId: null,
  sourceId: 's',
  gameroundId,
  brandPath: 'northstar:luna',
  playerId: 'p-0',
  value: 1n,
  eventMetadata: null,
  atMs: 0,
  batches: 0,
});

const credit = (number: number, changes: Partial<Payout> = {}): Payout => ({
  transactionId: `w:${number}`,
  winId: 'w',
  number,
  instanceId: 'i',
  operatorId: 'northstar',
  brandPath: 'northstar:luna',
  playerId: `p-${number}`,
  amount: 1n,
  payCurrency: 'EUR',
  pay: 1n,
  rate: '1/1',
  state: 'due',
  inFlight: false,
  attempts: 0,
  nextAttemptAtMs: 0,
  lastError: null,
  wonAtMs: 0,
  paidAtMs: null,
  settledBy: null,
  settleReason: null,
  refusedAtMs: null,
  refusedBy: null,
  refuseReason: null,
  ...changes,
});

const numbers = (win: Win, lead: Payout, others: readonly Payout[]) =>
  creditsOfOneCall(win, lead, others).map(({ number }) => number);

suite('platform/payouts/credits-of-one-call', (test) => {
  const half = AMOUNT_MAX_MICROS / 2n;
  const cases: [name: string, win: Win, lead: Payout, others: readonly Payout[], together: readonly number[]][] = [
    ['all of a win go together', winIn(null), credit(0), [credit(1), credit(2)], [0, 1, 2]],
    ['the first one due leads', winIn(null), credit(2), [credit(0), credit(1)], [2, 0, 1]],
    ['the winner of a game round goes alone', winIn('r-1'), credit(0), [credit(1), credit(2)], [0]],
    ['and the others without the winner', winIn('r-1'), credit(1), [credit(0), credit(2)], [1, 2]],
    ['after a first failure all go together again', winIn(null), credit(0, { attempts: 1 }), [credit(1)], [0, 1]],
    ['after a second one it goes alone', winIn(null), credit(0, { attempts: 2 }), [credit(1)], [0]],
    ['and the others without it', winIn(null), credit(1), [credit(0, { attempts: 2 }), credit(2)], [1, 2]],
    ['a player goes once', winIn(null), credit(1), [credit(2), credit(3, { playerId: 'p-1' })], [1, 2]],
    [
      'players of the same name in two brands do not go together',
      winIn(null),
      credit(1),
      [credit(2, { playerId: 'p-1', brandPath: 'northstar:sol' })],
      [1],
    ],
    [
      'the sum is an amount that can be written',
      winIn(null),
      credit(1, { pay: half }),
      [credit(2, { pay: half }), credit(3)],
      [1, 2],
    ],
    [
      'what is too much leaves room for less',
      winIn(null),
      credit(1, { pay: half }),
      [credit(2, { pay: half + 1n }), credit(3)],
      [1, 3],
    ],
  ];
  for (const [name, win, lead, others, together] of cases)
    test(name, () => {
      assert.equal(numbers(win, lead, others), together);
    });

  test('at most 500 go together', () => {
    const others = Array.from({ length: 700 }, (_, n) => credit(n + 1));
    assert.is(numbers(winIn(null), credit(0), others).length, 500);
  });
});
