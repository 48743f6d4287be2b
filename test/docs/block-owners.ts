const README = 'test/codegen/docs/readme.test.ts';
const README_COMMANDS = 'test/codegen/docs/readme-commands.test.ts';
const README_EVENTS = 'test/codegen/docs/readme-events.test.ts';
const SERVER = 'test/codegen/docs/server-page.test.ts';
const FRONT_ENDS = 'test/codegen/docs/front-ends-page.test.ts';
const TUTORIAL = 'test/codegen/docs/tutorial.test.ts';
const SDK = 'test/clients/typescript/package.test.ts';
const PLAYER = 'test/docs/player-page.test.ts';
const INTEGRATOR = 'test/docs/integrator.test.ts';
const JACKPOTS = 'test/docs/jackpots.test.ts';
const SHEETS = 'test/docs/par-sheets.test.ts';
const BONUSES = 'test/docs/bonuses.test.ts';
const VIP = 'test/docs/vip.test.ts';
const LOBBY = 'test/docs/lobby.test.ts';
const OPERATOR = 'test/docs/operator.test.ts';
const COMMANDS = 'test/docs/commands.test.ts';
const BACKUPS = 'test/docs/backups.test.ts';
const AVAILABILITY = 'test/docs/high-availability.test.ts';
const ROTATION = 'test/docs/rotation.test.ts';
const RETENTION = 'test/docs/retention.test.ts';
const SETTINGS = 'test/docs/settings.test.ts';
const NEWCOMER = 'test/ops/deploy/newcomer.test.ts';
const MANY = 'test/ops/deploy/many-servers.test.ts';
const DUMP = 'test/server/start/dump.test.ts';
const IMAGE = 'test/ops/deploy/image.test.ts';
const ROOT = 'test/readme.test.ts';

const DRAWING = 'It is a drawing.';
const MEASURED = 'It is what one run measured, on the machine that the page names.';

/** Some blocks of a section, in order, and who runs them: a test, or no test, for the reason in the sentence. */
type Row = readonly [section: string, labels: string, owner: string];

/** Every fenced block of every page. A label is the file that a program's first line names, or the language. */
export const BLOCKS: Readonly<Record<string, readonly Row[]>> = {
  'docs/ARCHITECTURE.md': [
    ["Bird's eye", 'text', DRAWING],
    ['The way of an operation', 'text', DRAWING],
    ['The way of a euro', 'text', DRAWING],
  ],
  'docs/CONTRIBUTING.md': [['Set up', 'sh', 'test/docs/contributor.test.ts']],
  'README.md': [
    ['Two commands', 'sh', ROOT],
    ['One call that moves money', 'sh sh', ROOT],
    ['The map', 'text', ROOT],
  ],
  'ops/bench/README.md': [
    ['Method', 'text', 'It measures for minutes; `make bench` runs the same programs.'],
    ['Read the results', 'text', MEASURED],
    ['Other operations', 'text', MEASURED],
    ['Cost of generating', 'text', MEASURED],
    ['Cost of starting', 'text', MEASURED],
    ['Clients', 'text', MEASURED],
    ['Can one network block the logins of others?', 'text', MEASURED],
    ['Public requests', 'text text', MEASURED],
    ['Long reads and imports', 'text', MEASURED],
    ['Proof and backup while serving', 'text', MEASURED],
    ['Growth with the store', 'text', MEASURED],
    ['Agreement', 'text', MEASURED],
    ['Sockets of players', 'text', MEASURED],
    ['Receivers that hang', 'text', MEASURED],
  ],
  'clients/typescript/README.md': [
    ['Quick start', 'sh pitboss.mjs quick-start.mjs', SDK],
    ["In a player's page", 'ts', PLAYER],
    ["Lobbies and a player's own records", 'ts', PLAYER],
    ['Contributions', 'contribute.mjs callback.ts', SDK],
    ['Events', 'events.mjs follow.mjs', SDK],
    ['Events', 'ts', PLAYER],
    ['Webhooks', 'hooks.mjs node-server.mjs koa-server.mjs fastify-server.mjs callbacks.ts verify.ts', SDK],
    ['Your wallet', 'wallet.ts', SDK],
    ['Simulate a jackpot', 'simulate.mjs', SDK],
    ['Simulate a jackpot', 'jackpot-worker.ts', 'test/clients/typescript/simulator-in-worker.test.ts'],
    ['Logs, traces and metrics', 'observed.mjs', SDK],
    ['Errors', 'errors.mjs', SDK],
  ],
  'codegen/README.md': [
    ['Install', 'sh', README],
    ['Without a project', 'sh', README],
    ['One example', 'sh yaml json sh', README],
    ['Commands', 'sh sh', README_COMMANDS],
    ['Test a server', 'sh text', README_COMMANDS],
    ['A part of a document', 'sh', README_COMMANDS],
    ['The client', 'ts', README],
    ['Plugins', 'ts', README_COMMANDS],
    ['Events', 'ts yaml', README_EVENTS],
    ['Build settings', 'json', README],
    ['Messages that channels share', 'yaml', README_EVENTS],
    ['Schemas that differ little', 'yaml', 'test/codegen/based-on.test.ts'],
  ],
  'codegen/docs/architecture.md': [['The way of a document', 'text', DRAWING]],
  'codegen/docs/front-ends.md': [
    ['The interface', 'yaml sh', FRONT_ENDS],
    ['The page', 'tsx', FRONT_ENDS],
    ['Without a server', 'ts tsx', FRONT_ENDS],
    ['In tests', 'ts', FRONT_ENDS],
  ],
  'codegen/docs/server.md': [
    ['Handlers', 'ts', SERVER],
    ['Credentials', 'ts', SERVER],
    ['Browsers', 'ts', SERVER],
  ],
  'codegen/docs/tutorial.md': [
    ['Begin', 'sh', TUTORIAL],
    ['Serve and call', 'sh text', TUTORIAL],
    ['Look for faults', 'sh', TUTORIAL],
    ['Work without the server', 'sh', TUTORIAL],
    ['Add an operation', 'yaml sh ts ts sh', TUTORIAL],
  ],
  'docs/guides/backups.md': [
    ['By hand', 'sh sh', BACKUPS],
    ['While serving', 'sh', BACKUPS],
    ['Restore', 'sh', BACKUPS],
    ['Compare the wallet', 'sh csv sh sh sh', BACKUPS],
    ['A standby', 'sh', BACKUPS],
  ],
  'docs/guides/bonuses.md': [
    ['A template', 'sh json', BONUSES],
    ['An instance', 'sh', BONUSES],
    ['An award', 'sh', BONUSES],
    ["The player's bonuses", 'sh', BONUSES],
    ['A spin', 'sh', BONUSES],
    ['A voided round', 'sh', BONUSES],
    ['Free bets', 'sh sh', BONUSES],
    ['Their cost', 'sh', BONUSES],
    ['The award by file', 'sh', BONUSES],
    ['A free contribution', 'sh', BONUSES],
    ['The report of a campaign', 'sh', BONUSES],
    ['Longer, or shorter', 'sh', BONUSES],
    ['Take back', 'sh', BONUSES],
  ],
  'docs/guides/vip.md': [
    ['The rules', 'sh sh sh', VIP],
    ['Segments', 'sh', VIP],
    ['Exclude a player', 'sh sh sh', VIP],
  ],
  'docs/guides/lobby.md': [
    ['Ten lines', 'html text', LOBBY],
    ['With a player', 'js', LOBBY],
    ['Themes and colours', 'css', LOBBY],
    ['With your own build', 'ts', LOBBY],
  ],
  'docs/guides/high-availability.md': [
    ['A replica', 'sh', AVAILABILITY],
    ['To another machine', 'sh', AVAILABILITY],
    ['Take over', 'sh sh', AVAILABILITY],
  ],
  'docs/guides/install.md': [
    ['The release files', 'sh', 'test/ops/deploy/release-files.test.ts'],
    ['The release files', 'sh', NEWCOMER],
    ['As a service', 'sh sh', NEWCOMER],
    ['Behind a proxy', 'sh', NEWCOMER],
    ['Behind a proxy', 'sh', 'test/ops/deploy/proxies.test.ts'],
    ['Behind a proxy', 'sh', NEWCOMER],
    ['Without a proxy', 'sh sh', NEWCOMER],
    ['Back up', 'sh sh', NEWCOMER],
    ['Restore', 'sh sh', NEWCOMER],
    ['Upgrade', 'sh', NEWCOMER],
    ['In a container', 'sh sh', IMAGE],
    ['Completions of your shell', 'sh', 'test/ops/deploy/completions.test.ts'],
  ],
  'docs/guides/many-servers.md': [
    ['Two machines with PostgreSQL', 'sh sh sh sh', MANY],
    ['The servers', 'sh sh', MANY],
    ['The proxy', 'sh', MANY],
    ['After the primary dies', 'sh sh sh', MANY],
    ['After a machine restarts', 'sh sh', MANY],
    ['Change places', 'sh sh sh', MANY],
    ['Failover by itself', 'yaml', 'It is a part of the configuration of Patroni, which needs a cluster of etcd.'],
    ['Backups', 'sh sh sh', DUMP],
    ['Commands', 'sh', MANY],
  ],
  'docs/guides/integrator.md': [
    ['Overview', 'text', DRAWING],
    ['1. Start a platform and a wallet', 'sh sh', INTEGRATOR],
    ['2. Install the SDK', 'sh pitboss.mjs', INTEGRATOR],
    ['3. Set up a jackpot', 'setup.mjs sh text', INTEGRATOR],
    ['4. Contribute', 'round.mjs', INTEGRATOR],
    ['5. Win', 'win.mjs', INTEGRATOR],
    ['5. Win', 'js', PLAYER],
    ['5. Win', 'page.mjs mine.mjs', INTEGRATOR],
    ['6. Write your wallet', 'wallet.mjs sh', INTEGRATOR],
    ['6. Write your wallet', 'postgres-store.mjs', 'test/docs/postgres-store.test.ts'],
    ['7. Handle errors', 'refused.mjs', INTEGRATOR],
  ],
  'docs/guides/jackpots.md': [
    ['On your own platform', 'sh', JACKPOTS],
    ['A progressive with three levels', 'sh', JACKPOTS],
    ['A must-win by Friday', 'sh json', JACKPOTS],
    ['A weekly raffle', 'sh', JACKPOTS],
    ['Their par sheets', 'sh sh text sh text sh text sh text sh text', SHEETS],
    ['Play a round', 'sh', JACKPOTS],
    ['All three in one round', 'sh', JACKPOTS],
    ['A wheel, and a must-drop between two amounts', 'sh', JACKPOTS],
    ["A daily jackpot in Malta's time", 'sh json', JACKPOTS],
    ['Small wagers', 'sh', JACKPOTS],
    ['Sweeps coins, points and thousands', 'yaml sh', JACKPOTS],
  ],
  'docs/guides/measured.md': [['Measure it yourself', 'sh', 'It measures for minutes, and changes the picture.']],
  'docs/guides/operator.md': [
    ['Get it', 'sh', OPERATOR],
    ['First start', 'sh sh', OPERATOR],
    ['Backup', 'sh sh', OPERATOR],
    ['Is the money right?', 'sh sh', OPERATOR],
    ['Is everything in order?', 'sh', OPERATOR],
    ['Archive', 'sh', OPERATOR],
    ['TLS and a proxy', 'sh', OPERATOR],
    ['A wallet to try against', 'sh', OPERATOR],
  ],
  'docs/guides/commands.md': [
    ['Ask the doctor', 'sh', COMMANDS],
    ['Output for programs', 'json', COMMANDS],
  ],
  'docs/guides/randomness.md': [
    ['Commands for a laboratory', 'sh', 'It takes an hour; test/cli/randomness.test.ts runs shorter ones.'],
  ],
  'docs/guides/retention.md': [
    ['Settings', 'sh', RETENTION],
    ['Erase a player', 'sh', RETENTION],
  ],
  'docs/guides/rotation.md': [
    ["The platform's own keys", 'sh', ROTATION],
    ["An administrator's password", 'sh', ROTATION],
    ['The secret of a wallet', 'sh', ROTATION],
  ],
  'docs/guides/simulator.md': [
    ['Try it', 'json sh text', SHEETS],
    ['Who plays', 'json sh', SHEETS],
  ],
  'docs/guides/settings.md': [
    ['See and check them', 'sh', SETTINGS],
    ['The settings file', 'yaml', SETTINGS],
  ],
};
