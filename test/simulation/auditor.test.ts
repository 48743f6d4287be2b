// A long proof: the auditor of the simulation finds every planted fault, which guards the auditor and no change of the platform.
// On SQLite alone: it tests the auditor, which is the same for both engines.
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { Auditor } from './auditor.ts';
import { DECISION_FORGERIES } from './decision-forgeries.ts';
import type { Evidence } from './evidence.ts';
import { leaveAndReturn } from './leave-and-return.ts';
import { LEDGER_FORGERIES } from './ledger-forgeries.ts';
import { type Recording, recordings } from './recordings.ts';
import { REPLY_FORGERIES } from './reply-forgeries.ts';
import type { Mutable, Tamper } from './tamper.ts';
import { WALLET_FORGERIES } from './wallet-forgeries.ts';
import { WIN_FORGERIES } from './win-forgeries.ts';
import { MULTIPLIERS, WALLETS } from './world.ts';

const audit = ({ rounds, payouts, participations }: Recording): readonly string[] => {
  const auditor = new Auditor(MULTIPLIERS, WALLETS);
  for (const round of rounds) auditor.examine(round);
  auditor.close(payouts, participations);
  return auditor.violations;
};

/** The first recording that has something of the kind, with the first round changed that can be. */
const tampered = async (tamper: Tamper): Promise<Recording> => {
  for await (const recording of recordings())
    for (const [index, round] of recording.rounds.entries()) {
      const copy: Mutable<Evidence> = structuredClone(round);
      if (tamper(copy) !== undefined) return { ...recording, rounds: recording.rounds.with(index, copy) };
    }
  throw new Error('no round has anything of the kind');
};

const FORGERIES = [
  ...LEDGER_FORGERIES,
  ...WALLET_FORGERIES,
  ...REPLY_FORGERIES,
  ...WIN_FORGERIES,
  ...DECISION_FORGERIES,
];

suite('simulation/auditor', (test) => {
  test('an honest record has no fault', async () => {
    for await (const recording of recordings()) return assert.equal(audit(recording), []);
  });

  test('finds no fault in a refusal between an opt-out and the opt-in that follows it', async () => {
    const recording = await tampered(leaveAndReturn);
    assert.equal(audit(recording), []);
  });

  for (const [what, tamper, verdict] of FORGERIES)
    test(`finds ${what}`, async () => {
      const violations = audit(await tampered(tamper));
      assert.ok(
        violations.some((violation) => verdict.test(violation)),
        `${verdict} is not among ${JSON.stringify(violations.slice(0, 5))}`,
      );
    });

  test('finds a win that is called paid at the end and is not', async () => {
    for await (const recording of recordings()) {
      const due = recording.payouts.find(({ state }) => state === 'due');
      if (due === undefined) continue;
      const payouts = recording.payouts.map((payout) => (payout === due ? { ...payout, state: 'paid' } : payout));
      const violations = audit({ ...recording, payouts });
      return assert.ok(violations.some((violation) => /paid.* instead of .*due/.test(violation)));
    }
    assert.unreachable('without a wallet, wins stay due');
  });
});
