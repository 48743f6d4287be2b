import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { CheckRefused, rules, runWalletCheck } from '../../../cli/wallet-check/run-wallet-check.ts';
import { createProbe } from '../../../cli/wallet-check/wallet-probe.ts';
import { startReferenceWallet } from '../../../clients/reference-wallet/process/reference-wallet.ts';
import { microsFromDecimal } from '../../../domain/money/micros.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { check, linesOf, sessionOf, titlesOf } from './checking.ts';
import { SECRET, smallWallet } from './small-wallet.ts';

suite('cli/wallet-check/run-wallet-check', (test) => {
  test('the reference wallet follows every rule, and has what it had', () =>
    withFolder(async (folder) => {
      const wallet = await startReferenceWallet({
        port: 0,
        host: '127.0.0.1',
        data: join(folder, 'wallet'),
        secret: SECRET,
        openingBalance: microsFromDecimal('10'),
        logLevel: 'silent',
      });
      try {
        const report = await check(wallet.url);
        assert.is(linesOf(report), '');
        assert.equal([report.results.length, report.leftover], [rules.length, '0']);
      } finally {
        await wallet.stop();
      }
    }));

  test('a small wallet without faults follows every rule', async () => {
    const wallet = smallWallet([]);
    await wallet.serve(async (url) => {
      const report = await check(url);
      assert.equal(titlesOf(report, 'failed', 'skipped'), [], linesOf(report));
      assert.is(report.leftover, '0');
    });
  });

  test('three faults are found, each by the rule that it breaks', async () => {
    const wallet = smallWallet(['repeats move', 'any signature', 'cancel is forgotten']);
    await wallet.serve(async (url) => {
      const failed = titlesOf(await check(url), 'failed');
      for (const title of [
        'answers a repeated debit as at first, and moves it once',
        'refuses a signature made with another secret',
        'refuses a cancelled id for ever with transaction_cancelled',
      ])
        assert.ok(failed.includes(title), title);
      assert.ok(wallet.worst.micros <= 25_000_000n);
    });
  });

  test('a wallet that gives nothing back stops the run at a small maximum, with the rest skipped', async () => {
    const wallet = smallWallet(['cancel moves nothing']);
    await wallet.serve(async (url) => {
      const report = await check(url, '0.5');
      assert.ok(titlesOf(report, 'skipped').length > 5, linesOf(report));
      assert.ok(wallet.worst.micros <= 500_000n, `${wallet.worst.micros}`);
      assert.ok(microsFromDecimal(report.leftover) > 0n && microsFromDecimal(report.leftover) <= 500_000n);
    });
  });

  test('a run that is stopped gives back what it moved, and moves nothing more', async () => {
    const wallet = smallWallet([]);
    await wallet.serve(async (url) => {
      const stop = new AbortController();
      const report = await runWalletCheck(createProbe(url, SECRET, 10_000), [sessionOf('p-1')], 5_000_000n, {
        signal: stop.signal,
        onResult: ({ requirement }) => {
          if (requirement === 'E3') stop.abort();
        },
      });
      assert.ok(report.results.length < rules.length);
      assert.is(report.leftover, '0');
    });
  });

  test('a wallet that reports no balance is not checked: no movement could be seen', () =>
    smallWallet(['no balance']).serve(async (url) => {
      const error = await check(url).catch((reason: unknown) => reason);
      assert.instance(error, CheckRefused);
      assert.match(String(error), /returns no balance/);
    }));

  test('without a session, with too little money or too small a maximum there is no check', async () => {
    const cases: [opening: number, token: string, maximum: bigint, complaint: RegExp][] = [
      [10, 'session-p-3', 5_000_000n, /cannot be authenticated/],
      [0.1, 'session-p-1', 5_000_000n, /has 0\.1 EUR, and needs at least 0\.5/],
      [10, 'session-p-1', 10_000n, /must be at least 0\.5 EUR/],
    ];
    for (const [opening, token, maximum, complaint] of cases)
      await smallWallet([], opening).serve(async (url) => {
        const probe = createProbe(url, SECRET, 10_000);
        const session = { ...sessionOf('p-1'), token };
        const error = await runWalletCheck(probe, [session], maximum).catch((reason: unknown) => reason);
        assert.instance(error, CheckRefused);
        assert.match(String(error), complaint);
      });
  });
});
