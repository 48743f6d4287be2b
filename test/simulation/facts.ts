import { randomInt } from 'node:crypto';
import * as assert from 'uvu/assert';
import { onSqlite } from '../support/on-sqlite.ts';
import { suite } from '../support/suite.ts';
import { COVERED } from './coverage.ts';
import { type Result, simulate } from './simulation.ts';

/** So many operations meet every rule and every refusal. */
const ENOUGH_FOR_EVERY_RULE = 100_000;

/** Lists of what a simulation does not do, and of debits to take back, which are none when it is at rest. */
const EMPTY = [
  ...['listAccounts', 'listOauthProviders', 'listOrganisations', 'listSystems'],
  'listBrandCurrencyChanges',
  ...['listPendingCancels', 'listFreespinInstances', 'listFreespinTemplates'],
];

/** Tests every simulation of so many operations; the environment may name a seed. */
export const simulationShows = (operations: number): void => {
  const { PITBOSS_SIMULATION_SEED: seedText } = process.env;
  const seed = seedText === undefined ? randomInt(2 ** 31) : Number(seedText);

  const meetsEveryRule = operations >= ENOUGH_FOR_EVERY_RULE;

  let result: Promise<Result> | undefined;
  /** One simulation, which all tests look at. */
  const simulated = (): Promise<Result> => {
    result ??= simulate({ seed, operations, readsLists: meetsEveryRule, covers: meetsEveryRule ? COVERED : [] });
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

    test('totals of days and reconciliations of months are what the entries add up to', async () => {
      const { misreported } = await simulated();
      assert.equal(misreported.slice(0, 10), [], `${misreported.length} differences under the seed ${seed}`);
    });

    if (meetsEveryRule) {
      test('every rule was tried, and every refusal', async () => {
        const { seen } = (await simulated()).auditor;
        assert.equal(
          COVERED.filter((what) => !seen.has(what)),
          [],
        );
      });

      test('every list as CSV, read back, equals the list as JSON', async () => {
        const { compared } = await simulated();
        assert.ok(compared);
        const { lists, faults } = compared;
        assert.equal(faults.slice(0, 10), [], `${faults.length} differences under the seed ${seed}`);
        const empty = [...lists].filter(([, items]) => items === 0).map(([operation]) => operation);
        assert.equal(empty, EMPTY);
      });
    }

    onSqlite(test, 'the order of answers is its own')('a seed repeats exactly', async () => {
      const once = await simulate({ seed: 4, operations: 400 });
      const again = await simulate({ seed: 4, operations: 400 });
      assert.is(again.digest, once.digest);
    });
  });
};
