import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { rulesDigest } from '../../../db/ledger/facts.ts';
import { copyOf } from '../../support/played.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import { withFolder } from '../../support/server.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { forged, verifyStore } from '../../support/verifying.ts';

const DAY = Date.UTC(2027, 0, 15);
const fact = (change: string, seq: number) => `update ledger_entries set record = ${change} where seq = ${seq}`;

/** The third contribution as if the budget had covered it, in every row. */
const PAID_ALTHOUGH_EXHAUSTED = `
  ${fact("json_set(json_remove(record, '$[11].budget.exhausted'), '$[11].debit', '100000')", 4)};
  insert into ledger_postings (entry_id, pot_id, account, amount)
    select id, '', 'operatorPaid', -100000 from ledger_entries where seq = 4;
  update ledger_postings set amount = -100000 where account = 'playerPaid' and entry_id = (select id from ledger_entries where seq = 4);
  update contribution_intents set debit = 100000, player_paid = 100000, operator_paid = 100000 where operator_paid = 0;
  update instances set budget = json_set(budget, '$.used', '300000')`;

suite('cli/verify/verify-budget', (test) => {
  test('forged uses, reservations and periods of a budget are named, and a contribution that it would have covered', () =>
    withFolder((folder) =>
      withPublished(
        threePots({
          contribution_rules: {
            ...{ contribution_type: { Fixed: 0.2 }, max_contribution: '0.2', operator_contribution_percentage: '0.5' },
            operator_budget: { amount: '0.25', per: 'Day', then: 'PlayerPays' },
          },
        }),
        { draw: (range) => range - 1n, clock: ticking(DAY + 1000), walletOf: () => readyWallet, inFile: true },
        async (platform) => {
          const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
          // The third is not covered: its operator's part would pass the budget.
          for (const _ of [1, 2, 3]) await succeed(platform, 'contributeToInstance', { body: contribution(id) });
          const file = copyOf(platform, join(folder, 'played.db'));
          const { keys } = platform;
          const verify = async (sql: string): Promise<string> =>
            (await verifyStore(forged(file, join(folder, 'forged.db'), sql, keys), keys)).faults.join();
          assert.is(await verify('select 1'), '');
          const client = new Database(file, { readonly: true });
          const [rules = ''] = client.prepare<[], string>('select rules from instances').pluck().all();
          client.close();
          /** Other rules, as if they had been sealed from the start. */
          const rulesWith = (text: string, other: string): string => {
            const forgedRules = rules.replace(text, other);
            assert.is.not(forgedRules, rules);
            const seeded = fact(`json_set(record, '$[11].rules', '${rulesDigest(forgedRules)}')`, 1);
            return `${seeded}; update instances set rules = '${forgedRules}'`;
          };
          const reservation = `values ('c-1', '${id}', ${DAY}, 1)`;
          for (const [sql, named] of [
            [`update instances set budget = json_set(budget, '$.used', '100000')`, /used of the budget .* is 100000/],
            [`update instances set budget = json_set(budget, '$.reserved', '1')`, /reserved of the budget .* is 1;/],
            ['update instances set budget = null', /the use of the budget is missing/],
            [`insert into budget_reservations ${reservation}`, /has reserved 1 for the contribution c-1, /],
            [fact(`json_set(record, '$[11].budget.period', ${DAY + 1})`, 2), /^entry 2: it counts in a period .* from/],
            [
              fact(`json_set(record, '$[11].budget.period', ${DAY + 86_400_000})`, 2),
              /^entry 2: it counts in a period/,
            ],
            [
              fact(`json_remove(record, '$[11].budget')`, 2),
              /^entry 2: it counts in no period of the operator's budget/,
            ],
            [fact(`json_set(record, '$[11].budget.exhausted', json('true'))`, 2), /^entry 2: it debits /],
            [fact(`json_remove(record, '$[11].budget.exhausted')`, 4), /^entry 4: it debits /],
            [rulesWith('"amount":"0.25"', '"amount":"0.15"'), /^entry 3: the operator has paid 200000 since/],
            [rulesWith('"then":"PlayerPays"', '"then":"Refuse"'), /^entry 4: .* the rules refuse such contributions$/],
            [PAID_ALTHOUGH_EXHAUSTED, /^entry 4: the operator has paid 300000 since .*; the budget is 250000$/],
          ] as const)
            assert.match(await verify(sql), named, sql);
        },
      ),
    ));
});
