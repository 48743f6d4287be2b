import { microsFromDecimal } from '../../domain/money/micros.ts';
import { histogram, housePath } from './charts.ts';
import type { Measured, ParSheet, PotSheet } from './par-sheet.ts';
import { amount, decimal, percent, total, wholeNumber } from './words.ts';

/** Text of a template stays text. */
export const escapeHtml = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fff,#16181c);--ink:light-dark(#1c1f24,#e4e6ea);--quiet:light-dark(#5a616c,#a3abb8);--line:light-dark(#dfe2e7,#343a44);--shade:light-dark(#f4f5f7,#1f2329);--bar:light-dark(#0f6b56,#6fd3b8);--warm:light-dark(#8a4b08,#f0b771);--warmer:light-dark(#fdf3e6,#2b2318)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1.25rem 3rem;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
h1{margin:0;font-size:1.8rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:2rem 0 .5rem;font-size:1.25rem;overflow-wrap:anywhere}
p{margin:.4rem 0}
.quiet,caption,figcaption{color:var(--quiet);font-size:.87rem}
ul.warnings{margin:1.25rem 0;padding:0;list-style:none}
.warnings li{margin:.4rem 0;padding:.45rem .8rem;border-left:4px solid var(--warm);background:var(--warmer);overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:left;padding:0 0 .3rem}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:top;font-weight:400}
th:first-child{text-align:left;padding-left:0}
td:last-child,th:last-child{padding-right:0}
thead th{color:var(--quiet);font-size:.87rem}
tbody th{overflow-wrap:anywhere}
figure{margin:.8rem 0}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
svg{display:block;width:100%;height:auto}
svg rect{fill:var(--bar)}
svg polyline{fill:none;stroke:var(--bar);stroke-width:1.3;stroke-opacity:.75}
svg .axis{stroke:var(--quiet);stroke-width:1}
svg text{fill:var(--quiet);font:11px system-ui,sans-serif}
pre{padding:.8rem;background:var(--shade);white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8rem;line-height:1.35}
@page{size:A4;margin:14mm}
@media print{:root{color-scheme:light}body{max-width:none;padding:0;font-size:9.5pt;line-height:1.35}h2{margin-top:1.2rem;break-after:avoid}th,td{padding:.1rem .5rem}caption{break-after:avoid}section.pot,figure,tr,.warnings li{break-inside:avoid}svg{max-height:6.5rem}figure.path svg{max-height:9rem}.warnings li,pre,svg rect{print-color-adjust:exact}.wide{overflow:visible}}
`;

/** The par sheet as one page: no script, nothing to load, and the template in it. */
export const sheetPage = (sheet: ParSheet): string => {
  const { template, warnings } = sheet;
  const title = escapeHtml(template.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}: par sheet</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${title}: par sheet</h1>
<p class="quiet">${escapeHtml(`${describe(sheet)}, Pitboss ${sheet.version}`)}.</p>
</header>
<main>
${warnings.length === 0 ? '<p>No warnings.</p>' : `<ul class="warnings" aria-label="Warnings">${warnings.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</ul>`}
${potsSection(sheet)}
${wholeSection(sheet)}
${sheet.pots.map((pot) => potSection(sheet, pot)).join('\n')}
${kindsSection(sheet)}
${originSection(sheet)}
</main>
</body>
</html>
`;
};

/** Describes in one sentence what was simulated. */
export const describe = (sheet: ParSheet): string => {
  const { rounds, rounds_planned, runs, seed, stopped, rounds_per_hour, triggers } = sheet;
  const played = stopped
    ? `Stopped after ${wholeNumber(rounds)} of ${wholeNumber(rounds_planned)} rounds`
    : `${wholeNumber(rounds)} rounds`;
  const each = runs === 1 ? 'in one run from its opening' : `in ${runs} runs, each from its opening`;
  const called = Object.entries(triggers).map(
    ([pot, every]) => `, a call for ${pot} in one of ${wholeNumber(every)} rounds`,
  );
  return `${played} ${each}, ${wholeNumber(rounds_per_hour)} rounds an hour, seed ${seed}${called.join('')}`;
};

/** Another sentence, without its full stop, about how many rounds take part, if fractions of a coin are carried. */
export const describeCarried = ({ rounds, rounds_taking_part: part }: ParSheet): string =>
  part === undefined
    ? ''
    : `. Fractions of a coin are carried for each player: ${wholeNumber(part)} of ${wholeNumber(rounds)} rounds take part, one of ${decimal(rounds / part)}`;

/** Simulated, ± and formula. */
const row = (name: string, value: Measured | undefined, show: (value: number) => string): string => {
  if (value === undefined) return '';
  const { mean, within, formula } = value;
  return cells(
    name,
    show(mean),
    within === null ? '' : `± ${show(within)}`,
    formula === undefined ? '–' : show(formula),
  );
};

const cells = (name: string, ...values: readonly string[]): string =>
  `<tr><th scope="row">${name}</th>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const table = (caption: string, heads: readonly string[], rows: readonly string[]): string =>
  `<div class="wide"><table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

const money = (decimals: string): string => total(microsFromDecimal(decimals));

const wholeSection = (sheet: ParSheet): string => {
  const { house, template, contributed, player_paid, operator_paid, bonus_paid, paid, returned, volatility_index } =
    sheet;
  const currency = escapeHtml(template.currency);
  return `<section><h2>The whole</h2>
${table(
  `Amounts in ${currency}; ± is a 95 % interval`,
  ['', 'simulated', '', 'formula'],
  [
    cells('Contributed', money(contributed), '', ''),
    cells('– by players', money(player_paid), '', ''),
    cells('– by the operator', money(operator_paid), '', ''),
    bonus_paid === undefined ? '' : cells('– of that, by bonuses', money(bonus_paid), '', ''),
    cells('Paid to players', money(paid), '', ''),
    row('Returned of contributions', returned, percent),
    sheet.returned_of_wagers === null ? '' : cells('Returned of wagers', percent(sheet.returned_of_wagers, 4), '', ''),
    volatility_index === null ? '' : cells('Volatility index', decimal(volatility_index), '', ''),
    row('The house keeps of a round', { ...house.per_round, within: null }, amount),
    cells('The house at the end, all runs', money(house.end), '', ''),
    cells(
      Number(house.lowest) < 0
        ? `The house at its lowest, in run ${house.lowest_run} after ${wholeNumber(house.lowest_after_rounds)} rounds`
        : 'The house at its lowest',
      ...[money(house.lowest), '', ''],
    ),
  ],
)}
<figure class="path">${housePath(sheet)}<figcaption>The house’s balance from the opening on, a line for each run, at its lowest in each 240th of the rounds.</figcaption></figure>
</section>`;
};

/** The pots next to each other: the formula, or else what was simulated. */
const potsSection = ({ pots, template }: ParSheet): string => {
  const best = (value: Measured | undefined, show: (value: number) => string): string =>
    value === undefined ? '–' : show(value.formula ?? value.mean);
  return `<section><h2>The pots</h2>
${table(
  `Amounts in ${escapeHtml(template.currency)}, by formula where there is one; details below`,
  ['', 'hit every', 'value when won', 'returned', 'saved for', 'a seed of', 'house adds'],
  pots.map((pot) =>
    cells(
      escapeHtml(pot.id),
      ...[best(pot.hit_every, decimal), best(pot.value, amount), percent(pot.returned.formula ?? pot.returned.mean)],
      ...[best(pot.seed_saved, amount), amount(pot.seed), best(pot.house_adds, amount)],
    ),
  ),
)}</section>`;
};

const potSection = (sheet: ParSheet, pot: PotSheet): string => {
  const name = escapeHtml(pot.id);
  const currency = escapeHtml(sheet.template.currency);
  const { percentiles = [], wins } = pot;
  const optional = (label: string, value: number, show: (value: number) => string = wholeNumber): string =>
    value === 0 ? '' : cells(label, show(value), '', '');
  const amounts = (label: string, value: string): string =>
    Number(value) === 0 ? '' : cells(label, money(value), '', '');
  return `<section class="pot"><h2>${name}</h2>
${table(
  `${wholeNumber(wins)} ${wins === 1 ? 'win' : 'wins'}; amounts in ${currency}; ± is a 95 % interval`,
  ['', 'simulated', '', 'formula'],
  [
    row(pot.lapsed_hits > 0 ? 'A hit every … rounds' : 'A win every … rounds', pot.hit_every, decimal),
    optional('Hits that lapsed', pot.lapsed_hits),
    row('Value when won', pot.value, amount),
    ...percentiles.map(({ share, value, formula }) =>
      cells(
        `${decimal(share * 100, 0)} % of wins are at most`,
        amount(value),
        '',
        formula === undefined ? '–' : amount(formula),
      ),
    ),
    row('Returned of all contributions', { ...pot.returned, within: null }, percent),
    row('Saved for the next seed in a life', pot.seed_saved, amount),
    cells('Seed of the next life, by the rules', '', '', amount(pot.seed)),
    row('The house adds, a win', pot.house_adds, amount),
    row('Wins at which it adds', pot.short, percent),
    row('When in its window, by chance', pot.moment, percent),
    optional('Won at the end of a window', pot.won_at_window_end),
    optional('Prizes', pot.prizes),
    optional('Drawings without a prize', pot.drawings_without_prizes),
    optional('Rounds in which it could not be won', pot.rounds_not_armed),
    optional('Calls that were refused', pot.triggers_refused),
    optional('Runs with a last win', pot.ended_runs),
    cells('A round adds to its value', '', '', amount(pot.rise_a_round)),
    cells('A round saves for the next seed', '', '', amount(pot.saved_a_round)),
    cells('Contributed to it', money(pot.contributed), '', ''),
    cells('Paid to players', money(pot.paid), '', ''),
    amounts('Fees', pot.fees),
    amounts('Added by the house', pot.house_added),
    amounts('Into the overflow', pot.overflowed),
    amounts('Delivered from the overflow', pot.diverted),
    amounts('Kept for seeds at the end', pot.kept_for_seeds),
    amounts('Kept in the overflow at the end', pot.kept_in_overflow),
  ],
)}
${pot.histogram === undefined ? '' : `<figure>${histogram(name, pot)}</figure>`}
</section>`;
};

const kindsSection = (sheet: ParSheet): string => `<section><h2>Players and wagers</h2>
${table(
  `Contributions in ${escapeHtml(sheet.template.currency)}; what players pay in their currency${describeCarried(sheet)}`,
  ['Wager', 'players', 'share of rounds', 'rounds', 'contribution', 'player pays'],
  sheet.kinds.map(({ wager, currency, players, share, rounds, contribution, player_pays }) =>
    cells(
      `${money(wager)} ${escapeHtml(currency)}`,
      ...[
        wholeNumber(players),
        percent(share),
        wholeNumber(rounds),
        money(contribution),
        `${money(player_pays)} ${escapeHtml(currency)}`,
      ],
    ),
  ),
)}</section>`;

const originSection = ({ template, template_sha256, seed, version }: ParSheet): string => `<section><h2>Template</h2>
<p class="quiet">${template_sha256 === null ? '' : `SHA-256 of its JSON: <code>${template_sha256}</code>. `}The same template, players, rounds and seed ${seed} give the same sheet with Pitboss ${escapeHtml(version)}, on any machine.</p>
<pre tabindex="0"><code>${escapeHtml(JSON.stringify(template, null, 2))}</code></pre>
</section>`;
