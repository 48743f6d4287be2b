import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_EXITS, type Command } from '../cli/command.ts';
import { commands } from '../cli/commands.ts';
import { FINDINGS } from '../cli/doctor/findings.ts';

const FILE = 'docs/guides/commands.md';

/** The generated parts, and their sources. */
const PARTS = [
  { from: 'cli/commands.ts', text: () => commands.map(sectionOf).join('\n\n') },
  { from: 'cli/doctor/findings.ts', text: () => findingsTable() },
];

/** The guide of commands, with what is written of it renewed. */
export const commandsPage = (page: string): string =>
  PARTS.reduce((before, { from, text }) => {
    const begin = `<!-- Written by make generate, from ${from}. -->\n\n`;
    const end = `\n\n<!-- The end of what is written from ${from}. -->`;
    const [at, until] = [before.indexOf(begin), before.indexOf(end)];
    if (at === -1 || until === -1) throw new Error(`${FILE} does not say where the part from ${from} is.`);
    return `${before.slice(0, at)}${begin}${text()}${before.slice(until)}`;
  }, page);

const sectionOf = ({ name, usage, summary, options, json, exits }: Command): string =>
  [
    `### ${name}`,
    `\`pitboss ${usage}\``,
    `${capital(summary)}.`,
    [
      ...Object.entries(options).map(([flag, meaning]) => `- \`${flag}\`: ${meaning}`),
      `- \`--json\` prints: \`${json}\``,
      `- exit codes: ${exitsText({ ...exits, ...COMMON_EXITS })}`,
    ].join('\n'),
  ].join('\n\n');

const exitsText = (exits: Readonly<Record<number, string>>): string =>
  Object.entries(exits)
    .map(([status, meaning]) => `\`${status}\` ${meaning}`)
    .join('; ');

const findingsTable = (): string => {
  const rows = [
    ['code', 'area', 'level', 'what to do'],
    ...Object.entries(FINDINGS).map(([code, [area, level, remedy]]) => [`\`${code}\``, area, level, remedy]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [lineOf(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(lineOf)].join('\n');
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

if (import.meta.main) {
  const file = join(import.meta.dirname, '..', FILE);
  const before = readFileSync(file, 'utf8');
  const page = commandsPage(before);
  if (process.argv[2] === 'write') writeFileSync(file, page);
  else if (page !== before) {
    process.stderr.write(`${FILE} differs from the commands: run make generate.\n`);
    process.exitCode = 1;
  }
}
