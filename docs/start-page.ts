import { escaped, htmlPage, inline, type Page, PROBLEMS, START } from './page.ts';
import { addressOf, downloadOf, type Operation, type Spec, titleOf } from './specs.ts';

/** The page that links to all others. */
export const startPage = (version: string, specs: readonly Spec[], operations: readonly Operation[]): Page => {
  const planned = operations.some(({ pending }) => pending);
  const main = `<main id="main">
<h1>Pitboss <small>${escaped(version)}</small></h1>
<p class="lead">A gaming platform in one file: jackpots, freespins, the operator's wallet, and a ledger that proves every balance.</p>
<h2 id="guides">Guides</h2>
<ul class="cards">
${GUIDES.map(([address, name, text]) => `<li><a href="${address}"><strong>${name}</strong><span>${text}</span></a></li>`).join('\n')}
</ul>
<h2 id="reference">Reference</h2>
<p>Every operation, field, status and problem, from the same specs that the platform is generated from.${planned ? ' <span class="badge">planned</span> marks what is specified but not available yet.' : ''}</p>
<ul class="sections">
${specs.map((spec) => sectionOf(spec, operations)).join('\n')}
</ul>
<h2 id="more">More</h2>
<ul>
<li><a href="${PROBLEMS}">Problems</a>: every problem code, and what to do about it</li>
<li><a href="/docs/sdk">TypeScript SDK</a></li>
<li><a href="/docs/toolchain">Toolchain</a>: the same for your own interface, from a spec to a server, a client and their tests</li>
<li><a href="/docs/architecture">Architecture</a>: the code map, the invariants, and why it is built this way</li>
<li><a href="/docs/security">Security</a>: what is promised, and how to report a vulnerability</li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
</main>`;
  return htmlPage({ address: START, title: 'Documentation', main });
};

const GUIDES = [
  ['/docs/guides/integrator', 'Integrate', 'From nothing to the first contribution, with the SDK.'],
  ['/docs/guides/jackpots', 'Set up jackpots', 'A progressive, a must-win by Friday, a raffle: one command each.'],
  [
    '/docs/guides/simulator',
    'Simulate a jackpot',
    'A par sheet of what it will pay and cost, before money is at risk.',
  ],
  [
    '/docs/guides/bonuses',
    'Give freespins and free bets',
    'A template, an instance, an award, a spin, a report: one command each.',
  ],
  ['/docs/guides/vip', 'A VIP jackpot', 'Segments, countries, excluded players, limits of wins: who may play.'],
  [
    '/docs/guides/lobby',
    'A lobby in ten lines',
    'Web components for players: live values, cards, wins, in three themes.',
  ],
  ['/docs/guides/console', 'The console', 'Jackpots, wins to review, reports and accounts in a browser.'],
  ['/docs/guides/back-office', 'Answer questions', 'A round, a win, a month: what a back office asks, and the call.'],
  ['/docs/guides/install', 'Install and run', 'As a service, behind a proxy, or in a container.'],
  ['/docs/guides/operator', 'Operate', 'Run it on your own machine: start, backup, upgrade.'],
  ['/docs/guides/backups', 'Back up and restore', 'Copies that are proved, a restore, and what the wallets did since.'],
  ['/docs/guides/high-availability', 'Stay available', 'A replica on another machine, and how it takes over.'],
  ['/docs/guides/many-servers', 'Many servers', 'Servers that share a PostgreSQL with a standby, and a failover.'],
  ['/docs/guides/commands', 'Commands', 'Every command, its output and exit codes, and what the doctor finds.'],
  ['/docs/guides/settings', 'Settings', 'Every setting: option, variable, file, default.'],
  [
    '/docs/guides/randomness',
    'Random numbers',
    'Where draws come from, what tests them, and commands for a laboratory.',
  ],
  ['/docs/guides/retention', "Players' personal data", 'Data that is kept, for how long, and how to erase a player.'],
  ['/docs/guides/proof', 'Prove the game', 'How pitboss verify works every round out again, and the limits of that.'],
  ['/docs/guides/rotation', 'Replace keys and secrets', 'Each key and secret, replaced while the platform serves.'],
  ['/docs/guides/what-to-watch', 'Watch', 'Health, metrics, alerts, a dashboard and the log.'],
  ['/docs/guides/when-it-breaks', 'Troubleshooting', 'Each alert: what it means, and what to do, in order.'],
  ['/docs/guides/measured', 'Measure', 'Speed compared with plain servers.'],
  ['/docs/guides/contributor', 'Contribute', 'How to set up, check and test, and one operation from spec to test.'],
] as const;

const sectionOf = (spec: Spec, operations: readonly Operation[]): string => {
  const { summary } = spec.document.info;
  const text = summary !== undefined ? `<p>${inline(summary)}</p>\n` : '';
  const files = ['yaml', 'json'].map(
    (extension) => `<a href="${downloadOf(spec, extension)}" download>${spec.kind}.${extension}</a>`,
  );
  return `<li><h3><a href="${addressOf(spec)}">${escaped(titleOf(spec))}</a></h3>
${text}<p class="files">${[...countsOf(spec, operations), ...files].join(' · ')}</p></li>`;
};

const countsOf = (spec: Spec, operations: readonly Operation[]): string[] => {
  if (spec.kind === 'asyncapi')
    return [spec.document['x-pending'] === true ? 'events <span class="badge">planned</span>' : 'events'];
  const own = operations.filter(({ section }) => section === spec.section);
  const planned = own.filter(({ pending }) => pending).length;
  const available = own.length - planned;
  return [
    ...(available > 0 ? [`${available} ${available === 1 ? 'operation' : 'operations'}`] : []),
    ...(planned > 0 ? [`${planned} <span class="badge">planned</span>`] : []),
  ];
};
