import * as assert from 'uvu/assert';
import { copyOf } from '../../support/played.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyRaffle, START_MS, withTimed } from '../../support/timed.ts';
import { forged, verifyStore } from '../../support/verifying.ts';

const ENTRY = "kind = 'draw'";
const set = (what: 'facts' | 'decisions', path: string, value: string): string =>
  `update entries set ${what} = json_set(${what}, '${path}', json('${value}')) where ${ENTRY}`;

/** Mistakes the program itself could record about a pot that it did not draw. */
const SEALED: readonly (readonly [sql: string, named: RegExp])[] = [
  [set('facts', '$.tickets', '2'), /^tickets of the drawing in entry 5 is 2; the ledger says 3$/],
  [set('facts', '$.holders', '1'), /^holders of the drawing in entry 5 is 1; the ledger says 2$/],
  [set('facts', '$.intervals', '"00"'), /^intervals of the drawing in entry 5 is 00; /],
  [set('facts', '$.value', '"1"'), /^value of the pot day, .* is 1; the ledger says 103000000$/],
  [set('facts', '$.instanceCount', '2'), /^instance_count of the pot day, .* is 2; the ledger says 1$/],
  [set('facts', '$.period.endsAtMs', '1900000000000'), /^entry 5 draws .* period 0, which has not ended$/],
  [set('facts', '$.period.index', '1'), /^tickets of the drawing in entry 5 is 3; the ledger says 0$/],
  [set('decisions', '$[0].armed', 'true'), /^the decision of the pot day, .* is false; the ledger says true$/],
  [set('decisions', '$[0].trigger', '"External"'), /^the decision of the pot day, /],
  [
    `insert into ledger_postings (entry_id, line, pot_id, account, amount, balance_after)
      select id, 0, 'day', 'contributedAmount', -1, 2999999 from ledger_entries where ${ENTRY}
      union all select id, 1, 'day', 'surplusSeed', 1, 1 from ledger_entries where ${ENTRY}`,
    /^the number of postings of the pot day, .* is 2; the ledger says 0$/,
  ],
];

suite('cli/verify/verify-undrawn', (test) => {
  test('a fault in a drawing that paid nothing is named, although its seals are right', () =>
    withTimed(
      dailyRaffle({ prize_distribution: [{ prize_percentage: '0.1', number_of_winners: 2000 }] }),
      async ({ platform, clock, contribute }) => {
        await contribute('a', 'b', 'a');
        clock.nowMs = START_MS + DAY_MS;
        await platform.keepTime();
        const blind: string[] = [];
        const whole = copyOf(platform, `${platform.file}.whole`);
        for (const [sql, named] of SEALED) {
          const { faults } = await verifyStore(
            forged(whole, `${platform.file}.forged`, sql, platform.keys),
            platform.keys,
          );
          if (!faults.some((fault) => named.test(fault))) blind.push(`${sql} → ${faults.join('; ') || 'nothing'}`);
        }
        assert.equal(blind, []);
      },
      { inFile: true },
    ));
});
