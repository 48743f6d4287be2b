// A long proof: it checks a wallet for each fault that can be planted in it.
import * as assert from 'uvu/assert';
import { rules } from '../../../cli/wallet-check/run-wallet-check.ts';
import { microsFromDecimal } from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';
import { check, linesOf, titlesOf } from './checking.ts';
import { type Fault, smallWallet } from './small-wallet.ts';

/** Each fault, and a rule that finds it. */
const FOUND: Readonly<Record<Exclude<Fault, 'no balance'>, RegExp>> = {
  'any bearer': /^refuses a wrong bearer secret$/,
  'any signature': /^refuses a signature made with another secret$/,
  'signature of parsed body': /^refuses a signature of the same content in other bytes$/,
  'any time': /^refuses a timestamp of six minutes ago$/,
  'unsigned cancels': /^checks the signature of every operation$/,
  'crashes on bad JSON': /^refuses a body that is not JSON/,
  'any token': /^refuses a token that was never issued/,
  'any brand': /^refuses the session for another brand/,
  'one currency': /^moves nothing of the account in one currency/,
  'any player': /^refuses a debit and a credit of an unknown player/,
  'repeats move': /^answers a repeated debit as at first/,
  'repeats are refused': /^answers a repeated debit as at first/,
  race: /^moves a debit once that arrives 8 times at once$/,
  'no conflicts': /^refuses a known id with other content/,
  overdraft: /^refuses a debit above the balance/,
  'refused debits later': /^refuses a debit above the balance/,
  rounds: /^moves an amount with 6 decimals exactly/,
  floats: /^takes exactly the amount of a debit$/,
  'negative amounts': /^refuses a negative amount$/,
  'amounts as text': /^refuses an amount as text$/,
  'says 202': /^takes exactly the amount of a debit$/,
  silence: /^refuses a call without the bearer secret$/,
  'cancel moves nothing': /^gives a debit back/,
  'cancel gives back twice': /^gives back once, however often/,
  'cancel race': /^gives back once when 5 cancels arrive at once$/,
  'cancel of unknown is 404': /^accepts a cancel before its debit/,
  'cancel is forgotten': /^refuses a cancelled id for ever/,
  'cancel needs a player': /^finds the transaction by its id alone/,
  'cancel refuses refused': /^accepts the cancel of a debit that it refused/,
  'credits are not taken back': /^takes a credit back/,
  'batch all or nothing': /^pays what it can, and lists the others/,
  'batch stops': /^pays the player who comes after a refused one$/,
  'batch totals are as sent': /^pays what it can, and lists the others/,
  'batch repeats move': /^answers a repeated batch as at first/,
  'batch ids of its own': /^knows a transaction by its id/,
  'batch forgets cancels': /^takes the listed transactions of a batch back/,
  'batch sums unchecked': /^refuses a batch whose amount is not the sum/,
  'cancels whole batches': /^leaves the transactions that are not listed/,
  'cancel of batch moves nothing': /^takes the listed transactions of a batch back/,
};

suite('cli/wallet-check/planted-faults', (test) => {
  for (const [fault, title] of Object.entries(FOUND) as [Fault, RegExp][])
    test(`finds the fault “${fault}”, and never moves more than the maximum`, async () => {
      const wallet = smallWallet([fault]);
      await wallet.serve(async (url) => {
        const report = await check(url, '25', fault === 'silence' ? 500 : 10_000);
        const found = titlesOf(report, 'failed');
        assert.ok(
          found.some((each) => title.test(each)),
          linesOf(report),
        );
        // A fault is found where it is: the rest is not drowned in consequences of it.
        if (!['says 202', 'silence', 'floats'].includes(fault))
          assert.ok(found.length < rules.length / 2, linesOf(report));
        const failed = report.results.find(({ verdict }) => verdict === 'failed');
        assert.ok((failed?.details.length ?? 0) > 0 && (failed?.calls.length ?? 0) > 0);
        assert.ok(wallet.worst.micros <= microsFromDecimal('25'), `${wallet.worst.micros}`);
      });
    });
});
