import type { CheckVerdict, RuleResult, WalletReport } from './run-wallet-check.ts';

const LABELS: Readonly<Record<CheckVerdict, string>> = {
  passed: 'ok  ',
  warning: 'warn',
  failed: 'FAIL',
  skipped: 'skip',
};

/** A rule's lines in the report: the verdict, and what there is to say about it. */
export const resultLines = ({ requirement, title, verdict, details, calls }: RuleResult): string => {
  const lines = [`${LABELS[verdict]}  ${requirement.padEnd(6)}  ${title}`];
  for (const detail of details) lines.push(`              ${detail}`);
  for (const { operationId, sent, status, text } of calls)
    lines.push(`              ${operationId} ${sent}`, `                → ${status ?? 'no reply'} ${text}`);
  return `${lines.join('\n')}\n`;
};

/** Counts the rules with each verdict. */
export const countVerdicts = ({ results }: Pick<WalletReport, 'results'>): Readonly<Record<CheckVerdict, number>> => {
  const counts = { passed: 0, warning: 0, failed: 0, skipped: 0 };
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
};

/** The last lines of the report. */
export const summaryLines = (report: WalletReport): string => {
  const { passed, warning, failed, skipped } = countVerdicts(report);
  const left =
    report.leftover === '0'
      ? 'Everything that was moved was cancelled.'
      : `Cancels did not bring back ${report.leftover} ${report.currency}: correct the player's balance.`;
  const cut = report.isPartial ? 'The run ended before all rules were checked. ' : '';
  return `${cut}${passed} passed, ${warning} with a warning, ${failed} failed, ${skipped} skipped. ${left}\n`;
};
