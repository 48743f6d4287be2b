import type { Job, Run } from './run-file.ts';
import { type Measured, median, ratios } from './table.ts';
import { C6 } from './workload.ts';

/** The server that the others are multiples of, and the one that the picture is about. */
const BASE = 'Fastify + better-sqlite3';
const OWN = 'Pitboss';
/** A phone shows it in its own size. */
const WIDTH = 360;
const LEFT_PX = 10;
const NUMBER_PX = 46;
const ROW_PX = 42;
const BAR_PX = 14;
const HEAD_PX = 68;
const NAME_PX = 13;
const TITLE = `Requests per second, as multiples of ${BASE}`;

/** Light as attributes, which a policy against inline styles leaves alone; dark as a style on top of them. */
const COLOURS = {
  text: { property: 'fill', light: '#1c1f24', dark: '#e4e6ea' },
  quiet: { property: 'fill', light: '#5a616c', dark: '#a3abb8' },
  paper: { property: 'fill', light: '#ffffff', dark: '#16181c' },
  bar: { property: 'fill', light: '#8b96a3', dark: '#6b7785' },
  own: { property: 'fill', light: '#0f6b56', dark: '#3fb98f' },
  range: { property: 'stroke', light: '#1c1f24', dark: '#e4e6ea' },
  one: { property: 'stroke', light: '#5a616c', dark: '#a3abb8' },
  break: { property: 'stroke', light: '#ffffff', dark: '#16181c' },
} as const;
const as = (name: keyof typeof COLOURS): string => `class="${name}" ${COLOURS[name].property}="${COLOURS[name].light}"`;

type Bar = {
  readonly name: string;
  readonly isOwn: boolean;
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
};

const barOf = (name: string, of: Measured, base: Measured): Bar => {
  const found = ratios(of, base);
  return { name, isOwn: of.name === OWN, ratio: median(found), least: Math.min(...found), most: Math.max(...found) };
};

const serverIn = ({ name: job, servers }: Job, name: string): Measured => {
  const found = servers.find((server) => server.name === name);
  if (found === undefined) throw new Error(`the run has no ${name} in ${job}`);
  return found;
};

/**
 * Two groups of bars: every server's contributions, then the platform's ratio in each other job. A bar is the median of the rounds, and a
 * thin line their range. The bar of bare node:http, which stores nothing, is broken off, or the others would be too short to compare. A
 * static SVG without scripts, light or dark as the reader's system is.
 */
export const chartOf = (run: Run): string => {
  const contributions = run.jobs.find(({ name }) => name === C6);
  if (contributions === undefined) throw new Error(`the run has no ${C6}`);
  const onDiskMs = contributions.syncMs.toFixed(2);
  const base = serverIn(contributions, BASE);
  const servers = contributions.servers.map((server) => barOf(server.name, server, base));
  const jobs = run.jobs
    .filter((job) => job !== contributions)
    .map((job) => barOf(job.name, serverIn(job, OWN), serverIn(job, BASE)));
  const groups: readonly (readonly [head: string, bars: readonly Bar[]])[] = [
    [C6, servers.toSorted((a, b) => b.ratio - a.ratio)],
    ...(jobs.length > 0 ? [[`${OWN}, other jobs`, jobs] as const] : []),
  ];
  const bars = groups.flatMap(([, group]) => group);
  const end = 1.25 * Math.max(1, ...bars.filter(({ name }) => !name.startsWith('bare')).map(({ ratio }) => ratio));
  const scale = (WIDTH - LEFT_PX - NUMBER_PX) / end;
  const x = (ratio: number): string => (LEFT_PX + Math.min(ratio, end) * scale).toFixed(1);

  const drawn: string[] = [];
  let top = HEAD_PX;
  for (const [head, group] of groups) {
    drawn.push(`<text ${as('text')} font-weight="600" x="${LEFT_PX}" y="${top + 12}">${escaped(head)}</text>`);
    top += 26;
    for (const { name, isOwn, ratio, least, most } of group) {
      const bar = top + NAME_PX + 5;
      const isBroken = ratio > end;
      drawn.push(
        `<text ${as('text')} x="${LEFT_PX}" y="${top + NAME_PX}">${escaped(name)}</text>`,
        `<rect ${as(isOwn ? 'own' : 'bar')} x="${LEFT_PX}" y="${bar}" width="${(Number(x(ratio)) - LEFT_PX).toFixed(1)}" height="${BAR_PX}" rx="2"/>`,
        isBroken
          ? `<path ${as('break')} stroke-width="3" d="M${Number(x(end)) - 24} ${bar + BAR_PX + 3}l6 -${BAR_PX + 6}m6 0l-6 ${BAR_PX + 6}"/>`
          : `<path ${as('range')} stroke-width="1.5" d="M${x(least)} ${bar + BAR_PX / 2}H${x(most)}"/>`,
        `<path ${as('one')} stroke-dasharray="2 3" d="M${x(1)} ${bar - 3}v${BAR_PX + 6}"/>`,
        `<text ${as('text')} x="${Number(x(isBroken ? ratio : most)) + 6}" y="${bar + 12}">${ratio.toFixed(2)}</text>`,
      );
      top += ROW_PX;
    }
    top += 10;
  }
  const told = groups.map(
    ([head, group]) => `${head}: ${group.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`).join('; ')}.`,
  );
  const machine = `One run on ${run.date} with ${run.processors} processors; a durable write took ${onDiskMs} ms during C6.`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${top}" viewBox="0 0 ${WIDTH} ${top}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-labelledby="bench-title bench-desc">
<title id="bench-title">${escaped(TITLE)}</title>
<desc id="bench-desc">${escaped([machine, ...told].join(' '))}</desc>
<style>
@media (prefers-color-scheme: dark) {
${Object.entries(COLOURS)
  .map(([name, { property, dark }]) => `.${name} { ${property}: ${dark}; }`)
  .join('\n')}
}
</style>
<rect ${as('paper')} width="100%" height="100%"/>
<text ${as('text')} font-weight="600" x="${LEFT_PX}" y="16">Requests per second</text>
<text ${as('quiet')} x="${LEFT_PX}" y="34">as multiples of ${escaped(BASE)};</text>
<text ${as('quiet')} x="${LEFT_PX}" y="51">a durable write took ${onDiskMs} ms</text>
${drawn.join('\n')}
</svg>
`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
