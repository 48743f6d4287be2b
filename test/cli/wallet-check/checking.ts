import { type CheckSession, runWalletCheck, type WalletReport } from '../../../cli/wallet-check/run-wallet-check.ts';
import { createProbe } from '../../../cli/wallet-check/wallet-probe.ts';
import { microsFromDecimal } from '../../../domain/money/micros.ts';
import { SECRET } from './small-wallet.ts';

export const sessionOf = (player: string, currency = 'EUR'): CheckSession => ({
  operatorId: 'northstar',
  brandId: 'luna',
  token: `session-${player}`,
  currency,
});

/** Checks a wallet with both players, and at most this amount. */
export const check = (url: string, maximum = '25', timeoutMs = 10_000): Promise<WalletReport> =>
  runWalletCheck(createProbe(url, SECRET, timeoutMs), [sessionOf('p-1'), sessionOf('p-2')], microsFromDecimal(maximum));

/** The titles of the rules with one of these verdicts. */
export const titlesOf = ({ results }: WalletReport, ...verdicts: readonly string[]): string[] =>
  results.filter(({ verdict }) => verdicts.includes(verdict)).map(({ title }) => title);

/** The checks that did not pass, with the reasons. */
export const linesOf = ({ results }: WalletReport): string =>
  results
    .filter(({ verdict }) => verdict !== 'passed')
    .map(({ verdict, title, details }) => `${verdict}: ${title}: ${details.join(' ')}`)
    .join('\n');
