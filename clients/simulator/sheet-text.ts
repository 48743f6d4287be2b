import type { Measured, ParSheet, PotSheet } from './par-sheet.ts';
import { describe, describeCarried } from './sheet-page.ts';
import { amount, decimal, percent } from './words.ts';

/** The par sheet in a terminal: warnings first, then what matters most of each pot. */
export const sheetText = (sheet: ParSheet): string => {
  const { template, warnings, returned, house } = sheet;
  const { currency } = template;
  const lines = [
    `${template.name}: ${describe(sheet)}.`,
    ...warnings.map((warning) => `! ${warning}`),
    '',
    ...columns([
      ['', 'a hit every', 'formula', `value ${currency}`, 'formula', 'returned', 'saved', 'house adds', 'wins'],
      ...sheet.pots.map(potRow),
    ]),
    '',
    `Returned ${withInterval(returned, percent)} of contributions${returned.formula === undefined ? '' : `, by formula ${percent(returned.formula)}`}${describeCarried(sheet)}.`,
    `The house keeps ${amount(house.per_round.mean)} ${currency} a round; its lowest balance is ${amount(Number(house.lowest))}.`,
  ];
  return `${lines.join('\n')}\n`;
};

const withInterval = (value: Measured | undefined, show: (value: number) => string): string => {
  if (value === undefined) return '–';
  return value.within === null ? show(value.mean) : `${show(value.mean)} ± ${show(value.within)}`;
};

const formulaOf = (value: Measured | undefined, show: (value: number) => string): string =>
  value?.formula === undefined ? '–' : show(value.formula);

const potRow = (pot: PotSheet): string[] => [
  pot.id,
  withInterval(pot.hit_every, decimal),
  formulaOf(pot.hit_every, decimal),
  withInterval(pot.value, amount),
  formulaOf(pot.value, amount),
  percent(pot.returned.mean),
  withInterval(pot.seed_saved, amount),
  withInterval(pot.house_adds, amount),
  String(pot.wins),
];

/** Rows with their cells below each other: names on the left, numbers on the right. */
const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};
