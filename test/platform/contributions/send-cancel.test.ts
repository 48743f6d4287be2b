import * as assert from 'uvu/assert';
import { waitingCancels } from '../../../platform/contributions/send-cancel.ts';
import type { Payer } from '../../../platform/payouts/payer.ts';
import { writeUnit } from '../../../server/operations/platform.ts';
import { pay, pending, settle, withStuck } from '../../support/stuck-cancels.ts';
import { suite } from '../../support/suite.ts';

suite('platform/contributions/send-cancel', (test) => {
  test('a debit that is settled after its cancel was listed as due, and before it is sent, is not cancelled', () =>
    withStuck(async (timed, told) => {
      const { store, keys, failures, services } = timed.platform;
      const unit = { store, keys, failures, clock: () => timed.clock.nowMs, draw: () => 0n };
      const payer: Payer = {
        read: (work) => store.read(work),
        write: (work) => writeUnit(unit, work),
        services,
        actor: 'platform',
      };
      await pay(timed, 'a', 'k-1');
      await pay(timed, 'b', 'k-2');
      const page = { dueByMs: timed.clock.nowMs, limit: 2, exceptOperators: [] };
      const due = await store.read((tx) => waitingCancels.listDue(tx, page));
      const [settled = '', sent] = await pending(timed);
      await settle(timed, [settled]);
      const wallet = services.walletOf('northstar');
      for (const call of due) if (wallet !== undefined) await call.send(payer, wallet, page.dueByMs);
      assert.equal(told.sent, [sent]);
    }));
});
