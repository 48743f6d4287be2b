import * as assert from 'uvu/assert';
import { verifyInstance } from '../../../cli/verify/verify.ts';
import type { Payout, Win } from '../../../db/tables/wins.ts';
import { findPayout } from '../../../db/wins/wins.ts';
import { AMOUNT_MAX_MICROS } from '../../../domain/money/micros.ts';
import { creditsOfOneCall } from '../../../platform/payouts/credits-of-one-call.ts';
import { emitPayoutFailed } from '../../../platform/payouts/emit-payout-failed.ts';
import {
  ALL_DONE,
  DAY_MS,
  type Said,
  type Sent,
  type SharedWins,
  sharedByRank,
  summary,
  withSharedWins,
} from '../../support/shared-wins.ts';
import { suite } from '../../support/suite.ts';
import { dailyRaffle } from '../../support/timed.ts';

suite('platform/payouts/pay-out', (test) => {
  const SILENT = { outcome: 'uncertain', why: 'timeout', detail: 'The wallet did not answer.' } as const;
  const refusing = (code: string): Said => ({ outcome: 'refused', code });

  /** The settled wins announced in the outbox, in its order: `:0 p-1`. */
  const settled = ({ query }: SharedWins): string[] =>
    query("select data from outbox where event_type = 'WinSettled' order by id").map(({ data }) => {
      const { transaction_id, player_id } = JSON.parse(String(data)) as { transaction_id: string; player_id: string };
      return `${transaction_id.slice(transaction_id.lastIndexOf(':'))} ${player_id}`;
    });

  /** The credits announced as refused: `northstar:luna account_closed :0 :1`. */
  const failed = ({ query }: SharedWins): string[] =>
    query("select brand_id, data from outbox where event_type = 'PayoutFailed' order by id").map((event) => {
      const { code, transaction_ids } = JSON.parse(String(event.data)) as { code: string; transaction_ids: string[] };
      return [event.brand_id, code, ...transaction_ids.map((id) => id.slice(id.lastIndexOf(':')))].join(' ');
    });

  const payments = ({ query }: SharedWins): number =>
    Number(query("select count(*) as n from ledger_entries where kind = 'payment'")[0]?.n);

  const assertVerified = async ({ platform, query }: SharedWins): Promise<void> => {
    for (const { id } of query('select id from instances')) {
      const { difference } = await platform.store.read((tx) => verifyInstance(tx, platform.keys.proof, String(id)));
      assert.is(difference, undefined);
    }
  };

  /** Codes by player, for a batch that is refused in part. */
  const refusals = (...players: readonly string[]): Said =>
    new Map(players.map((player) => [player, 'limit_exceeded']));

  /** Tries to settle the first three credits. Returns why each was not. */
  const settleFirst = async (wins: SharedWins): Promise<string[]> => {
    const ids = wins.query('select transaction_id from payouts where number < 3 order by number');
    const { body } = await wins.platform.call('settleWins', {
      body: { transaction_ids: ids.map(({ transaction_id }) => transaction_id), reason: 'By bank.' },
    });
    return (body as { failed: { code: string }[] }).failed.map(({ code }) => code);
  };

  test('E4 credits all payees of a win in one currency, including the winner, before the reply', () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-1', 'p-2', 'p-3', 'p-3']);
      await wins.trigger('p-1');
      assert.equal(wins.sent.map(summary), [':b0 EUR :0 p-1 502, :1 p-2 100.4, :2 p-3 100.4']);
      const [batch] = wins.sent;
      assert.ok(batch?.kind === 'batch');
      const { batchId, credits: _, ...content } = batch;
      const win = batchId.slice(0, -':b0'.length);
      assert.equal(content, {
        kind: 'batch',
        currency: 'EUR',
        sourceId: 'tri-star',
        sourceVariant: 'pot',
        gameroundId: win,
        gameroundComplete: true,
      });
      // p-3 has the highest shares as well, and a batch has each player once: they follow with the next looks.
      await wins.later();
      await wins.later();
      assert.equal(wins.sent.slice(1).map(summary), [':3 EUR p-3 100.4', ':4 EUR p-3 100.4']);
      assert.equal(settled(wins), [':0 p-1', ':1 p-2', ':2 p-3', ':3 p-3', ':4 p-3']);
      assert.is(payments(wins), 5);
      await wins.later();
      assert.is(wins.sent.length, 3);
      await assertVerified(wins);
    }, sharedByRank));

  test('E4 is one batch per currency, and a transaction for a single payee', () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-1', 'p-2', 'p-2']);
      await wins.contribute(['d-1', 'd-2'], { currency: 'USD' });
      await wins.trigger('p-1');
      await wins.later();
      await wins.later();
      await wins.later();
      const calls = wins.sent.map(summary);
      assert.is(calls[0], ':b0 EUR :0 p-1 502.5, :3 p-2 134');
      assert.equal(
        calls.filter((call) => call.includes('USD')).map((call) => call.replaceAll(/ [\d.]+(?=,|$)/g, '')),
        [':b1 USD :1 d-1, :2 d-2'],
      );
      assert.is(new Set(settled(wins)).size, 4);
      assert.is(payments(wins), 4);
    }));

  test('a winner in a game round is credited in it, in a separate call; for the others the win is the round', () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-2', 'p-3'], { gameround_id: 'r-0' });
      const reply = await wins.hit('p-1', { gameround_id: 'r-1' });
      assert.is(reply.win_withheld, false);
      await wins.later();
      const [alone, batch] = wins.sent;
      assert.is(alone?.kind, 'credit');
      assert.equal([alone?.gameroundId, alone?.gameroundComplete], ['r-1', undefined]);
      assert.ok(batch?.kind === 'batch');
      assert.is(batch.credits.length, 2);
      assert.equal([`${batch.gameroundId}:b0`, batch.gameroundComplete], [batch.batchId, true]);
    }));

  test('a credit that a batch refuses is listed with the reason and sent again; the others are paid', () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-1', 'p-2', 'p-3', 'p-4']);
      wins.say = () => refusals('p-1', 'p-3');
      await wins.trigger('p-1');
      assert.equal(wins.payouts().slice(0, 4), ['0 p-1 due', '1 p-2 paid', '2 p-3 due', '3 p-4 paid']);
      assert.equal(
        wins.query("select last_error, attempts from payouts where state = 'due' and attempts > 0"),
        Array(2).fill({ last_error: 'refused: limit_exceeded', attempts: 1 }),
      );
      wins.say = () => ALL_DONE;
      wins.sent.length = 0;
      await wins.later();
      assert.match(wins.sent.map(summary).join(), /^:b1 EUR :0 p-1 502, :2 p-3 133\.86$/);
      assert.is(settled(wins).filter((line) => line === ':1 p-2').length, 1);
    }));

  test('an uncertain batch is sent again under a new batch id, with the same transaction ids of unacknowledged credits only', () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-1', 'p-2', 'p-3']);
      wins.say = () => SILENT;
      await wins.trigger('p-1');
      assert.equal(wins.payouts().slice(0, 3), ['0 p-1 due in flight', '1 p-2 due in flight', '2 p-3 due in flight']);
      wins.say = () => refusals('p-2');
      await wins.later();
      assert.equal(wins.payouts().slice(0, 3), ['0 p-1 paid', '1 p-2 due', '2 p-3 paid']);
      wins.say = () => ALL_DONE;
      await wins.later();
      await wins.later();
      const names = wins.sent.map((call) => summary(call).split(' ')[0]);
      assert.equal(names.slice(0, 2), [':b0', ':b1']);
      const [first, again] = wins.sent;
      assert.ok(first?.kind === 'batch' && again?.kind === 'batch');
      assert.equal(again.credits, first.credits);
      assert.is(new Set(settled(wins)).size, wins.payouts().length);
      assert.is(settled(wins).length, wins.payouts().length);
      assert.is(payments(wins), wins.payouts().length);
      await assertVerified(wins);
    }));

  // The refusal of a whole batch says nothing about what an earlier batch moved.
  for (const code of ['status 403', 'validation_failed', 'limit_exceeded'])
    test(`no credit of an unanswered batch can be settled by hand after a batch refused as a whole with ${code}`, () =>
      withSharedWins(async (wins) => {
        await wins.contribute(['p-1', 'p-2', 'p-3']);
        wins.say = () => SILENT;
        await wins.trigger('p-1');
        wins.say = () => refusing(code);
        await wins.later();
        assert.equal(await settleFirst(wins), ['in_flight', 'in_flight', 'in_flight']);
      }));

  test('no credit of a batch can be settled by hand before the wallet answers for it', () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-1', 'p-2', 'p-3']);
      const settle = () => settleFirst(wins);
      const during: string[][] = [];
      wins.say = async () => {
        during.push(await settle());
        return SILENT;
      };
      await wins.trigger('p-1');
      assert.equal(during, [['in_flight', 'in_flight', 'in_flight']]);
      assert.equal(await settle(), ['in_flight', 'in_flight', 'in_flight']);
      wins.say = () =>
        new Map([
          ['p-1', 'limit_exceeded'],
          ['p-2', 'transaction_conflict'],
          ['p-3', 'status 200'],
        ]);
      await wins.later();
      assert.equal(await settle(), ['in_flight', 'in_flight']);
      assert.equal(wins.payouts().slice(0, 3), ['0 p-1 settled', '1 p-2 due in flight', '2 p-3 due in flight']);
      wins.say = () => ALL_DONE;
      wins.sent.length = 0;
      for (let look = 0; look < 4; look += 1) await wins.later();
      assert.not(wins.sent.some((call) => summary(call).includes('p-1')));
      assert.equal(
        wins.payouts().filter((line) => !line.endsWith('paid')),
        ['0 p-1 settled'],
      );
      await assertVerified(wins);
    }));

  test("a batch refused on its credits' first attempt leaves them free to be settled", () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-1', 'p-2', 'p-3']);
      wins.say = () => refusing('status 404');
      await wins.trigger('p-1');
      assert.equal(wins.payouts().slice(0, 3), ['0 p-1 due', '1 p-2 due', '2 p-3 due']);
      assert.is(payments(wins), 0);
    }));

  test("PayoutFailed names the credits that the wallet refuses for the first time, once for each code; a silent wallet's have none", () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-1', 'p-2', 'p-3']);
      wins.say = () => SILENT;
      await wins.trigger('p-1');
      assert.equal(failed(wins), []);
      wins.say = () =>
        new Map([
          ['p-1', 'limit_exceeded'],
          ['p-2', 'account_closed'],
          ['p-3', 'limit_exceeded'],
        ]);
      await wins.later();
      assert.equal(failed(wins), ['northstar:luna limit_exceeded :0 :2', 'northstar:luna account_closed :1']);
      wins.say = () => refusing('status 403');
      await wins.later();
      wins.say = () => ALL_DONE;
      for (let look = 0; look < 3; look += 1) await wins.later();
      assert.is(failed(wins).length, 2);
      assert.equal(new Set(settled(wins)), new Set([':0 p-1', ':1 p-2', ':2 p-3']));
      await assertVerified(wins);
    }));

  test('PayoutFailed is emitted once, if units with the refusal fail, and if two record it at once', () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-1']);
      wins.say = () => SILENT;
      await wins.trigger('p-1');
      const [{ transaction_id: id } = {}] = wins.query('select transaction_id from payouts where number = 0');
      const { store } = wins.platform;
      const refuse = (end: () => void): Promise<void> =>
        store.write(async (tx) => {
          const won = await findPayout(tx, String(id));
          assert.ok(won);
          await emitPayoutFailed({ tx, nowMs: 1 }, won.win, [{ credit: won.payout, code: 'account_closed' }]);
          end();
        });
      const die = () => {
        throw new Error('Died.');
      };
      for (let attempt = 0; attempt < 2; attempt += 1) await refuse(die).catch(() => {});
      assert.equal(failed(wins), []);
      await Promise.all([refuse(() => {}), refuse(() => {}), refuse(die).catch(() => {})]);
      assert.equal(failed(wins), ['northstar:luna account_closed :0']);
    }));

  test('players unknown to the wallet and held payments are left out of a batch until they may go', () =>
    withSharedWins(async (wins) => {
      wins.unknownToWallet.add('p-2');
      await wins.contribute(['p-1', 'p-2', 'p-3', 'p-4', 'p-4']);
      await wins.platform.call('setOperatorSettings', {
        path: { operator_id: 'northstar' },
        body: { review_threshold: { EUR: 400 } },
      });
      await wins.trigger('p-1');
      await wins.later();
      const named = () => new Set(wins.sent.flatMap((call) => summary(call).match(/p-\d/g) ?? []));
      assert.equal([...named()].sort(), ['p-3', 'p-4']);
      assert.equal(wins.payouts().slice(0, 2), ['0 p-1 held', '1 p-2 due']);
      wins.unknownToWallet.delete('p-2');
      await wins.contribute(['p-2']);
      const [held] = wins.query("select transaction_id from payouts where state = 'held'");
      await wins.platform.call('releaseWins', { body: { transaction_ids: [held?.transaction_id] } });
      wins.sent.length = 0;
      await wins.look();
      assert.match(wins.sent.map(summary).join(), /^:b\d EUR :0 p-1 \S+, :1 p-2 \S+$/);
    }));

  test('two looks at once, or a look during the reply, send no credit twice', () =>
    withSharedWins(async (wins) => {
      await wins.contribute(['p-1', 'p-2', 'p-3', 'p-4']);
      const underway = new Map<string, number>();
      wins.say = async (call: Sent) => {
        const ids =
          call.kind === 'batch' ? call.credits.map(({ transactionId }) => transactionId) : [call.transactionId];
        for (const id of ids) {
          assert.is(underway.get(id) ?? 0, 0, id);
          underway.set(id, 1);
        }
        for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
        for (const id of ids) underway.set(id, 0);
        return ALL_DONE;
      };
      await Promise.all([wins.trigger('p-1'), wins.look(), wins.look()]);
      await Promise.all([wins.later(), wins.later()]);
      await Promise.all([wins.later(), wins.later()]);
      assert.is(new Set(settled(wins)).size, wins.payouts().length);
      assert.is(settled(wins).length, wins.payouts().length);
    }));

  test('a drawing with more winners than a batch holds is several batches, whose sums are exactly what it owes', () =>
    withSharedWins(
      async (wins) => {
        const players = Array.from({ length: 1107 }, (_, n) => `p-${n}`);
        await wins.contribute(players);
        await wins.platform.store.read(async () => undefined);
        for (let day = 0; day < 2; day += 1) {
          await wins.later();
          await wins.platform.keepTime();
        }
        wins.say = (call) => (call.kind === 'batch' && call.batchId.endsWith(':b1') ? SILENT : ALL_DONE);
        for (let look = 0; look < 5; look += 1) await wins.later();
        const batches = wins.sent.filter((call) => call.kind === 'batch');
        assert.equal(batches.map(({ batchId, credits }) => `${batchId.slice(-2)} ${credits.length}`).sort(), [
          ...['b0 500', 'b1 500', 'b2 500', 'b3 107'],
        ]);
        const acknowledged = batches
          .filter(({ batchId }) => !batchId.endsWith(':b1'))
          .flatMap(({ credits }) => credits);
        assert.is(new Set(acknowledged.map(({ transactionId }) => transactionId)).size, acknowledged.length);
        const [owed] = wins.query('select sum(pay) as pay, count(*) as n from payouts');
        assert.equal(
          [acknowledged.length, acknowledged.reduce((sum, { amountMicros }) => sum + amountMicros, 0n)],
          [owed?.n, BigInt(String(owed?.pay))],
        );
        assert.is(payments(wins), 1107);
        assert.is(new Set(settled(wins)).size, 1107);
        await assertVerified(wins);
      },
      dailyRaffle({
        duration: { Seconds: (2 * DAY_MS) / 1000 },
        prize_distribution: [{ prize_percentage: '1', number_of_winners: 1107 }],
      }),
    ));
});

suite('platform/payouts/credits-of-one-call', (test) => {
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
    walletRefusedAtMs: null,
    wonAtMs: 0,
    paidAtMs: null,
    settledBy: null,
    settleReason: null,
    refusedAtMs: null,
    refusedBy: null,
    refuseReason: null,
    unnamed: null,
    ...changes,
  });

  const numbers = (win: Win, lead: Payout, others: readonly Payout[]) =>
    creditsOfOneCall(win, lead, others).map(({ number }) => number);

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
