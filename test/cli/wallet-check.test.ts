import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { runHere } from './run-here.ts';
import { SECRET, smallWallet } from './wallet-check/small-wallet.ts';

const words = (url: string, ...more: readonly string[]): string[] => [
  ...['wallet', 'check', '--url', url, '--operator', 'northstar', '--brand', 'luna'],
  ...['--token', 'session-p-1', '--max', '5', ...more],
];

const environment = { PITBOSS_WALLET_SECRET: SECRET };

suite('cli/wallet-check', (test) => {
  test('prints a line for each rule and exits with 0, for a wallet that follows them', () =>
    smallWallet([]).serve(async (url) => {
      const { status, stdout, stderr } = await runHere(words(url), { environment });
      assert.is(status, 0, stdout + stderr);
      assert.match(stdout, `Checking ${url} with at most 5 EUR of one player.\n`);
      assert.match(stdout, /^ok {4}E3 {6}takes exactly the amount of a debit$/m);
      assert.match(stdout, /^skip {2}E4 {6}pays several players\n {14}Name a second player with --second-token\.$/m);
      assert.match(
        stdout,
        /\n\d+ passed, \d with a warning, 0 failed, 2 skipped\. Everything that was moved was cancelled\.\n$/,
      );
    }));

  test('says in JSON what a wallet does wrong, with the calls that show it, and exits with 1', () =>
    smallWallet(['no conflicts']).serve(async (url) => {
      const { status, stdout } = await runHere(words(url, '--json'), { environment });
      const report = JSON.parse(stdout);
      assert.is(status, 1);
      assert.equal([report.url, report.player, report.currency, report.maximum], [url, 'p-1', 'EUR', '5']);
      const failed = report.results.filter(({ verdict }: { verdict: string }) => verdict === 'failed');
      assert.is(report.totals.failed, failed.length);
      assert.is(failed[0].title, 'refuses a known id with other content with transaction_conflict');
      assert.match(failed[0].calls.at(-1).text, '"balance":9.99');
      for (const secret of [SECRET, 'session-p-1']) assert.not.match(stdout, secret);
    }));

  test('says in one line what is missing', async () => {
    const here = 'http://127.0.0.1:1';
    const cases: [words: string[], environment: object, complaint: RegExp][] = [
      [['wallet', 'check'], environment, /--url is missing/],
      [words('ftp://127.0.0.1'), environment, /--url must be an http or https address/],
      [[...words(here).slice(0, -2), '--max=-1'], environment, /--max must be an amount/],
      [words(here, '--currency', 'euro'), environment, /--currency must be a code such as EUR/],
      [words(here, '--timeout-ms', '0'), environment, /--timeout-ms must be/],
      [words(here), {}, /set PITBOSS_WALLET_SECRET/],
      [words(here), environment, /cannot be authenticated: the outcome is uncertain\. The wallet could not be reached/],
      [words('https://wallet.example'), environment, /not on this machine.*--yes/],
    ];
    for (const [given, variables, complaint] of cases) {
      const { status, stderr } = await runHere(given, { environment: { ...variables } });
      assert.is(status, 1, stderr);
      assert.match(stderr, complaint);
      assert.is(stderr.trim().split('\n').length, 1, stderr);
    }
  });
});
