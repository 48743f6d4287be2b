import * as assert from 'uvu/assert';
import { findPayout } from '../../db/wins/wins.ts';
import { payOut } from '../../platform/payouts/pay-out.ts';
import type { WalletAnswer } from '../../platform/unit/operator-wallet.ts';
import { writeUnit } from '../../server/operations/platform.ts';
import { suite } from '../support/suite.ts';
import { DONE, refusing, SILENT, type Withheld, withWithheld } from '../support/withheld.ts';

/** A credit that waits for the test to answer it. */
class SlowCredit {
  readonly #answered = Promise.withResolvers<WalletAnswer<null>>();
  readonly #sent = Promise.withResolvers<void>();

  /** The wallet's answer to the credit. */
  readonly answer = (): Promise<WalletAnswer<null>> => {
    this.#sent.resolve();
    return this.#answered.promise;
  };

  get sent(): Promise<void> {
    return this.#sent.promise;
  }

  end(answer: WalletAnswer<null>): void {
    this.#answered.resolve(answer);
  }
}

/** A win whose payment was not tried yet, and a credit of it that is in progress and unanswered. */
const sendSlowly = async (
  withheld: Withheld,
): Promise<{ readonly id: string; readonly credit: SlowCredit; readonly round: Promise<void> }> => {
  const id = await withheld.win('p-1');
  const credit = new SlowCredit();
  withheld.answer = credit.answer;
  const round = withheld.platform.settle();
  await credit.sent;
  return { id, credit, round };
};

suite('server/withheld', (test) => {
  test('a credit that is under way is in_flight, and paid once the wallet has acknowledged it', () =>
    withWithheld(async (withheld) => {
      const { id, credit, round } = await sendSlowly(withheld);
      assert.is(await withheld.settle(id), 'in_flight');
      credit.end(DONE);
      await round;
      assert.is(await withheld.settle(id), 'paid');
      assert.is(await withheld.release(id), 'paid');
      assert.equal(await withheld.booked(), [`payment ${id}`]);
    }));

  test('a credit that the wallet refuses can be settled, and is never sent again', () =>
    withWithheld(async (withheld) => {
      const { id, credit, round } = await sendSlowly(withheld);
      assert.is(await withheld.settle(id), 'in_flight');
      credit.end(refusing('player_unknown'));
      await round;
      assert.is(await withheld.settle(id), undefined);
      withheld.answer = () => DONE;
      await withheld.platform.settle({ restart: true });
      assert.is(await withheld.release(id), 'settled');
      await withheld.platform.settle();
      assert.equal(withheld.sent, [id]);
      assert.equal(await withheld.booked(), [`settlement ${id}`]);
    }));

  test('a credit without an answer stays in_flight over a restart, until the wallet answers', () =>
    withWithheld(async (withheld) => {
      const id = await withheld.win('p-1');
      withheld.answer = () => SILENT;
      await withheld.platform.settle();
      await withheld.platform.settle({ restart: true });
      assert.is(await withheld.settle(id), 'in_flight');
      // Neither says what became of the calls before.
      for (const code of ['status 403', 'transaction_conflict', 'token_invalid', 'validation_failed']) {
        withheld.answer = () => refusing(code);
        await withheld.platform.settle();
        assert.is(await withheld.settle(id), 'in_flight', code);
      }
      withheld.answer = () => refusing('limit_exceeded');
      await withheld.platform.settle();
      assert.is(await withheld.settle(id), undefined);
      assert.equal(withheld.sent, Array(7).fill(id));
    }));

  test('a credit that is refused on its first attempt can be settled, with every code', () =>
    withWithheld(async (withheld) => {
      for (const code of ['status 403', 'transaction_conflict']) {
        const id = await withheld.win(code.replace(' ', '-'));
        withheld.answer = () => refusing(code);
        await withheld.platform.settle();
        assert.is(await withheld.settle(id), undefined, code);
        withheld.answer = undefined;
      }
    }));

  test('a win that is settled before its credit is sent is not sent any more, however it was listed before', () =>
    withWithheld(async (withheld) => {
      const id = await withheld.win('p-1');
      const { store, keys, failures, services } = withheld.platform;
      const listed = await store.read((tx) => findPayout(tx, id));
      assert.ok(listed);
      assert.is(await withheld.settle(id), undefined);
      const unit = { store, keys, failures, clock: () => 1, draw: () => 0n };
      const payer = {
        actor: 'pitboss',
        services,
        read: store.read.bind(store),
        write: <Result>(work: Parameters<typeof writeUnit<Result>>[1]) => writeUnit(unit, work),
      };
      const wallet = {
        authenticate: () => Promise.resolve(SILENT),
        execute: () => Promise.reject(new Error('a settled win was sent')),
        executeBatch: () => Promise.reject(new Error('a settled win was sent')),
        cancel: () => Promise.resolve(SILENT),
      };
      for (const inFlight of [false, true])
        assert.is(await payOut(payer, wallet, { ...listed.payout, inFlight }, { dueByMs: 1 }), false);
      assert.is(await withheld.stateOf(id), 'Settled');
    }));

  test('a release while a credit is in progress sends no second one', () =>
    withWithheld(async (withheld) => {
      const { id, credit, round } = await sendSlowly(withheld);
      assert.is(await withheld.release(id), undefined);
      await withheld.platform.settle();
      assert.equal(withheld.sent, [id]);
      credit.end(SILENT);
      await round;
      withheld.answer = () => DONE;
      await withheld.platform.settle();
      assert.equal(withheld.sent, [id, id]);
      assert.equal(await withheld.booked(), [`payment ${id}`]);
    }));

  test('in every race each win is either credited or settled, never both', () =>
    withWithheld(async (withheld) => {
      const ids: string[] = [];
      for (let n = 0; n < 30; n += 1) ids.push(await withheld.win(`p-${n}`));
      const credited = new Set<string>();
      let calls = 0;
      withheld.answer = async (id) => {
        calls += 1;
        const turn = calls % 5;
        // A wallet acts at once or late, its answer may be lost, and it refuses nothing that it has credited.
        for (let wait = 0; wait < turn; wait += 1) await new Promise(setImmediate);
        if (turn === 1 && !credited.has(id)) return refusing('limit_exceeded');
        if (turn === 2) return SILENT;
        credited.add(id);
        return turn === 3 ? SILENT : DONE;
      };
      for (let round = 0; round < 4; round += 1) {
        const rounds = [withheld.platform.settle(), withheld.platform.settle()];
        const settled = ids.map(async (id, n) => {
          for (let wait = 0; wait < (n * 7 + round) % 9; wait += 1) await new Promise(setImmediate);
          return n % 3 === round ? withheld.settle(id) : withheld.release(id);
        });
        await Promise.all([...rounds, ...settled]);
      }
      withheld.answer = (id) => {
        credited.add(id);
        return DONE;
      };
      await withheld.platform.settle();
      const booked = await withheld.booked();
      assert.equal(booked.map((entry) => entry.split(' ')[1]).sort(), ids.toSorted());
      assert.equal(
        booked
          .filter((entry) => entry.startsWith('payment'))
          .map((entry) => entry.split(' ')[1])
          .sort(),
        [...credited].sort(),
      );
      assert.ok(credited.size > 0 && credited.size < ids.length, `${credited.size} of ${ids.length} were credited`);
    }));
});
