import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Setting, toSettingKey } from '../server/settings/setting.ts';
import { listSettings } from '../server/settings/settings.ts';

const FILE = 'docs/guides/settings.md';

const BEGIN = '<!-- The table is written by make generate, from server/settings/settings.ts. -->\n\n';
const END = '\n\n<!-- The end of the table. -->';

/** The guide of settings, with its table of all settings renewed. */
export const settingsPage = (page: string): string => {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end === -1) throw new Error(`${FILE} does not say where its table is.`);
  return `${page.slice(0, begin)}${BEGIN}${tableOf()}${page.slice(end)}`;
};

const tableOf = (): string => {
  const rows = [
    ['environment', 'file', 'option', 'meaning', 'what it holds', 'default'],
    ...listSettings().map(([, setting]) => [
      `\`${setting.name}\``,
      setting.isOutsideFile ? '' : `\`${toSettingKey(setting)}\``,
      setting.option === undefined ? '' : `\`--${setting.option}\``,
      `${setting.meaning}${setting.isSecret ? '; a secret' : ''}`,
      setting.kind.type,
      defaultOf(setting),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [lineOf(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(lineOf)].join('\n');
};

const defaultOf = (setting: Setting): string =>
  setting.default === undefined || setting.default === '' ? (setting.absent ?? 'none') : `\`${setting.default}\``;

if (import.meta.main) {
  const file = join(import.meta.dirname, '..', FILE);
  const before = readFileSync(file, 'utf8');
  const page = settingsPage(before);
  if (process.argv[2] === 'write') writeFileSync(file, page);
  else if (page !== before) {
    process.stderr.write(`${FILE} differs from the settings: run make generate.\n`);
    process.exitCode = 1;
  }
}
