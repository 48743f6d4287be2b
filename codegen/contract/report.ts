import type { Step } from './contract-session.ts';
import { toCurl } from './curl.ts';
import type { ContractFinding, ContractOutcome, ContractTally } from './run-contract.ts';

/** The maximum number of characters shown of a reply. */
const REPLY_TEXT_MAX = 300;

/** Returns the place of a JSON pointer of the document: `spec/openapi.yaml:12:3`, or the pointer. */
export type DescribePlace = (finding: ContractFinding) => string;

/** A finding in lines: what, where, and the commands that repeat it. */
export const toReportLines = (
  finding: ContractFinding,
  placeOf: DescribePlace,
  secrets: ContractOutcome['secrets'],
): string[] => [
  `${finding.operationId} (${finding.title}) ${finding.flaw.check}: ${finding.flaw.says}`,
  `  ${placeOf(finding)}`,
  ...finding.steps.flatMap((step) => [`  ${toCurl(step.request, secrets)}`, `    → ${replyOf(step)}`]),
];

const replyOf = ({ reply }: Step): string => {
  if (!reply) return 'no reply';
  const type = reply.headers['content-type'];
  const text = reply.text.length > REPLY_TEXT_MAX ? `${reply.text.slice(0, REPLY_TEXT_MAX)}…` : reply.text;
  return [reply.status, type, text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
};

/** The operations that never answered with success, one line each. */
export const unseen = (tallies: readonly ContractTally[]): string[] =>
  tallies.flatMap(({ operationId, title, wasSuccessful, remark }) =>
    wasSuccessful ? [] : [`never seen 2xx: ${operationId} (${title}): ${remark ?? 'not asked'}`],
  );

const escaped = (text: string): string =>
  text
    // XML has no characters for most controls, and none for half a surrogate pair.
    .toWellFormed()
    .replaceAll(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The outcome for CI, as JUnit writes it: a suite per operation, a case per way in which it was called. */
export const toJunit = (
  name: string,
  { tallies, findings, ms, secrets }: ContractOutcome,
  placeOf: DescribePlace,
): string => {
  const suites = tallies.map(({ operationId, title, ways, statuses }) => {
    const own = findings.filter((finding) => finding.operationId === operationId);
    const cases = ways.map(({ name: way, attempts, ms: wayMs }) => {
      const failures = own
        .filter((finding) => finding.way === way)
        .map(
          (finding) =>
            `      <failure type="${finding.flaw.check}" message="${escaped(finding.flaw.says)}">${escaped(toReportLines(finding, placeOf, secrets).join('\n'))}</failure>`,
        );
      const open = `    <testcase classname="${escaped(operationId)}" name="${escaped(`${title}: ${way}, ${attempts} ×`)}" time="${(wayMs / 1000).toFixed(3)}"`;
      return failures.length === 0 ? `${open}/>` : [`${open}>`, ...failures, '    </testcase>'].join('\n');
    });
    const failed = new Set(own.map(({ way }) => way)).size;
    const seconds = ways.reduce((sum, way) => sum + way.ms, 0) / 1000;
    return [
      `  <testsuite name="${escaped(operationId)}" tests="${ways.length}" failures="${failed}" errors="0" skipped="0" time="${seconds.toFixed(3)}">`,
      `    <properties><property name="statuses" value="${[...statuses.keys()].sort().join(' ')}"/></properties>`,
      ...cases,
      '  </testsuite>',
    ].join('\n');
  });
  const tests = tallies.reduce((sum, { ways }) => sum + ways.length, 0);
  const failures = new Set(findings.map(({ operationId, way }) => `${operationId} ${way}`)).size;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(name)}" tests="${tests}" failures="${failures}" errors="0" time="${(ms / 1000).toFixed(3)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
};
