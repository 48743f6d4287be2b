import type { ParSheet, PotSheet } from './par-sheet.ts';
import { amount, wholeNumber } from './words.ts';

const WIDTH = 640;

/** An SVG picture with its description. It takes its colours from the page. */
const svg = (height: number, label: string, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">${inside}</svg>`;

const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;

const one = (value: number): string => String(Math.round(value * 10) / 10);

/** Draws how often a pot paid how much. @param name escaped. */
export const histogram = (name: string, { histogram: found, wins }: PotSheet): string => {
  if (found === undefined) return '';
  const { from, to, counts, above } = found;
  const top = Math.max(1, ...counts);
  const width = WIDTH / counts.length;
  const bars = counts.map((bar, at) => {
    const height = (bar / top) * 110;
    return `<rect x="${one(at * width)}" y="${one(120 - height)}" width="${one(width - 1)}" height="${one(height)}"/>`;
  });
  const label = `Payments of ${wholeNumber(wins)} wins of ${name}: from ${amount(from)} to ${amount(to)}; ${wholeNumber(above)} paid more`;
  return svg(
    142,
    label,
    `${bars.join('')}<path class="axis" d="M0 120.5H${WIDTH}"/>${text(0, 137, amount(from), 'start')}${text(WIDTH / 2, 137, 'value of a win, the highest 1 % left out', 'middle')}${text(WIDTH, 137, amount(to), 'end')}`,
  );
};

/** The lowest balances of the house over the rounds of a run, a line for each run. */
export const housePath = ({
  house: { paths, lowest },
  rounds_planned,
  runs,
  template: { currency },
}: ParSheet): string => {
  const all = paths.flat();
  if (all.length === 0) return '';
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const y = (value: number): number => 12 + ((high - value) / (high - low || 1)) * 166;
  const longest = Math.max(...paths.map(({ length }) => length));
  const lines = paths.map((path) => {
    const points = [0, ...path].map((value, at) => `${one((at / longest) * WIDTH)},${one(y(value))}`);
    return `<polyline points="${points.join(' ')}"/>`;
  });
  const zero = y(0);
  const rounds = (longest / 240) * (rounds_planned / runs);
  const label = `The house's balance over ${wholeNumber(rounds)} rounds in each of ${runs} runs: between ${amount(low)} and ${amount(high)} ${currency}, ${amount(Number(lowest))} at its lowest`;
  return svg(
    210,
    label,
    `<path class="axis" d="M0 ${one(zero)}H${WIDTH}"/>${lines.join('')}${text(4, Math.max(10, y(high) - 3), amount(high), 'start')}${low < 0 ? text(4, Math.min(190, y(low) + 12), amount(low), 'start') : ''}${text(0, 206, 'opening', 'start')}${text(WIDTH, 206, `${wholeNumber(rounds)} rounds`, 'end')}`,
  );
};
