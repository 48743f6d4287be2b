import { randomInt } from 'node:crypto';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { type Result, simulate } from './simulation.ts';

const { PITBOSS_SIMULATION_SEED: seedText, PITBOSS_SIMULATION_OPERATIONS: operationsText = '100000' } = process.env;
const seed = seedText === undefined ? randomInt(2 ** 31) : Number(seedText);
const operations = Number(operationsText);

/** What has to happen in a simulation of some length, or it has shown nothing about it. */
const COVERED = [
  ...['contribution', 'win', 'payment', 'player pays', 'both pay', 'contribution that does not qualify'],
  ...['win by HitRate', 'win by MustHitBy', 'win by External', 'unarmed', 'due hit', 'disabled after its last life'],
  ...['several hit, Highest', 'several hit, Lowest', 'several hit, None', 'residue', 'overflow at the ceiling'],
  ...['reseed Full', 'reseed MinReseed', 'reseed Available', 'reseed from contributedSeed', 'reseed from overflow'],
  ...['reseed from surplusSeed', 'reseed from house', 'seed part cut at min_reseed'],
  ...['contributeToInstance 200', 'contributeToInstance 204', 'contributeBySource 200', 'triggerWin 200'],
  ...['contributeToInstance idempotency_key_reused', 'contributeToInstance idempotency_key_in_flight'],
  ...[
    'contributeToInstance insufficient_funds',
    'contributeToInstance wallet_failed',
    'contributeToInstance wallet_timeout',
  ],
  ...['triggerWin pot_not_armed', 'triggerWin pot_disabled', 'getInstance 200', 'getTicker 200', 'getContribution 200'],
];

let result: Promise<Result> | undefined;
/** One simulation, which all tests look at. */
const simulated = (): Promise<Result> => {
  result ??= simulate({ seed, operations });
  return result;
};

suite('simulation', (test) => {
  test(`an auditor who shares no code with the rules finds no fault in ${operations} operations`, async () => {
    // Printed before anything can go wrong: the seed is what it takes to see it again.
    console.log(`simulation: PITBOSS_SIMULATION_SEED=${seed} PITBOSS_SIMULATION_OPERATIONS=${operations}`);
    const started = Date.now();
    const { auditor, operations: answered, digest } = await simulated();
    const { length } = auditor.violations;
    console.log(
      `simulation: ${answered} operations, ${length} violations, ${(Date.now() - started) / 1000} s, digest ${digest.slice(0, 16)}`,
    );
    assert.equal(auditor.violations.slice(0, 10), [], `${length} violations under the seed ${seed}`);
    assert.ok(answered >= operations);
  });

  test('verification agrees: every instance follows from its ledger, and no chain is open', async () => {
    const { verified } = await simulated();
    assert.equal(verified.faults, []);
    assert.ok(verified.instances > 40 && verified.entries > operations / 3);
  });

  test('the operations were of every kind that the laws are about', async () => {
    if (operations < 20_000) return;
    const { seen } = (await simulated()).auditor;
    assert.equal(
      COVERED.filter((what) => !seen.has(what)),
      [],
    );
  });

  test('a seed repeats exactly', async () => {
    const once = await simulate({ seed: 4, operations: 400 });
    const again = await simulate({ seed: 4, operations: 400 });
    assert.is(again.digest, once.digest);
  });
});
