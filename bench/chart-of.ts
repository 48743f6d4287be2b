import { type Measured, median, ratios } from './table.ts';

/** The server that the others are multiples of. */
const BASE = 'Fastify + better-sqlite3';
const WIDTH = 640;
const LABEL_PX = 190;
const NUMBER_PX = 60;
const ROW_PX = 34;
const BAR_PX = 20;
const TOP_PX = 44;
const TITLE = `Contributions per second, as multiples of ${BASE}`;

/**
 * A bar for each server: the median of the rounds, and a thin line over their range. The bar of bare node:http, which stores nothing, is
 * broken off, or the others would be too short to compare. A static SVG without scripts, light or dark as the reader's system is.
 */
export const chartOf = (all: readonly Measured[]): string => {
  const base = all.find(({ name }) => name === BASE);
  if (base === undefined) throw new Error(`the run has no ${BASE}`);
  const bars = all
    .map((measured) => ({ name: measured.name, found: ratios(measured, base) }))
    .map(({ name, found }) => ({ name, ratio: median(found), least: Math.min(...found), most: Math.max(...found) }))
    .toSorted((a, b) => b.ratio - a.ratio);
  const end = 1.1 * Math.max(...bars.filter(({ name }) => !name.startsWith('bare')).map(({ most }) => most));
  const scale = (WIDTH - LABEL_PX - NUMBER_PX) / end;
  const x = (ratio: number): string => (LABEL_PX + Math.min(ratio, end) * scale).toFixed(1);
  const rows = bars.map(({ name, ratio, least, most }, row) => {
    const top = TOP_PX + row * ROW_PX;
    const middle = top + BAR_PX / 2;
    const isBroken = ratio > end;
    const mark = isBroken
      ? `<path class="break" d="M${Number(x(end)) - 24} ${top + BAR_PX + 3}l8 -${BAR_PX + 6}m6 0l-8 ${BAR_PX + 6}"/>`
      : `<path class="range" d="M${x(least)} ${middle}H${x(most)}"/>`;
    return [
      `<text class="name" x="${LABEL_PX - 10}" y="${middle + 5}">${escaped(name)}</text>`,
      `<rect class="${name === 'Pitboss' ? 'own' : 'bar'}" x="${LABEL_PX}" y="${top}" width="${(Number(x(ratio)) - LABEL_PX).toFixed(1)}" height="${BAR_PX}" rx="2"/>`,
      mark,
      `<text x="${Number(x(isBroken ? ratio : most)) + 8}" y="${middle + 5}">${ratio.toFixed(2)}</text>`,
    ].join('\n');
  });
  const told = bars.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`).join(', ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${TOP_PX + bars.length * ROW_PX}" role="img" aria-labelledby="bench-title bench-desc">
<title id="bench-title">${escaped(TITLE)}</title>
<desc id="bench-desc">One run; the bars are medians of its rounds, the thin lines their range: ${escaped(told)}.</desc>
<style>
text { font: 14px system-ui, sans-serif; fill: #1f2328; }
.name { text-anchor: end; }
.head { font-weight: 600; }
.bar { fill: #a8b3bf; }
.own { fill: #0a6b4f; }
.range { stroke: #1f2328; stroke-width: 1.5; }
.break { stroke: #ffffff; stroke-width: 4; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
.bar { fill: #55606b; }
.own { fill: #3fb98f; }
.range { stroke: #e6edf3; }
.break { stroke: #0d1117; }
}
</style>
<text class="head" x="10" y="22">${escaped(TITLE)}</text>
${rows.join('\n')}
</svg>
`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
