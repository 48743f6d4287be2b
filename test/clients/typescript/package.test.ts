// A long proof: it packs and installs a package.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { runWalletCheck } from '../../../cli/wallet-check/run-wallet-check.ts';
import { createProbe } from '../../../cli/wallet-check/wallet-probe.ts';
import { root, watching } from '../../cli/program.ts';
import { blocksFor } from '../../docs/blocks.ts';
import { suite } from '../../support/suite.ts';
import { installAsWritten, runProgram as run, TSC, withProject } from './project.ts';
import { PASSWORD, USERNAME, withPlatform } from './with-platform.ts';

const blocks = blocksFor('clients/typescript/README.md', import.meta.filename);

const CONSUMER = `
import {
  ApiError,
  type Contributed,
  createPitboss,
  type JackpotInstance,
  paginate,
  type Pitboss,
  type ProblemCode,
  type Problems,
  type ServerEvent,
  type ServerMessages,
  type Subscription,
} from 'pitboss-client';

declare const process: { env: Record<string, string | undefined> };
const pitboss: Pitboss = createPitboss({
  baseUrl: process.env['PITBOSS_URL'] ?? '',
  username: process.env['PITBOSS_USERNAME'] ?? '',
  password: process.env['PITBOSS_PASSWORD'] ?? '',
});

const found: JackpotInstance[] = [];
for await (const instance of paginate(pitboss.listInstances, { query: { status: 'Active' } })) found.push(instance);
const [instance] = found;
if (instance === undefined) throw new Error('there is no instance');

const contributed: Contributed = await pitboss.contribute({
  instance_id: instance.id,
  token: 'session',
  brand_id: 'northstar:luna',
  player_id: 'p-1001',
  player_country: 'MT',
  base_wager: 10,
  currency: 'EUR',
});
const answer = await pitboss.contributeToInstance({
  body: { instance_id: 'none', token: 't', brand_id: 'northstar:luna', player_id: 'p', player_country: 'MT', base_wager: 1, currency: 'EUR' },
}).catch((error: unknown) => error as Error);
// The status discriminates the replies.
if ('status' in answer && answer.status === 200 && 'body' in answer) answer.body?.win_amount satisfies number | undefined;
const code = answer instanceof ApiError ? answer.code : undefined;
code satisfies string | undefined;

// The event type discriminates webhooks.
const prizeOf = (event: ServerEvent) => (event.event_type === 'RaffleWinEvent' ? event.data.tier : undefined);
prizeOf satisfies (event: ServerMessages['webhook']) => number | undefined;

// Socket events are discriminated in the same way, and only the requested ones arrive.
const subscription: Subscription = pitboss.subscribe({
  events: ['JackpotUpdate', 'OptInEvent'],
  onEvent: (event) => {
    if (event.event_type === 'OptInEvent') event.player_id satisfies string;
    else console.log(event.data.id === instance.id);
    subscription.close();
  },
});
await subscription.ended;

// Some codes belong to no operation.
'route_not_found' satisfies ProblemCode;
'template_not_found' satisfies Problems['publishTemplate'];
console.log(contributed.result.contribution_amount, code);
`;

/** Statements that must not compile. */
const MISTAKES = {
  'a template without pots': `pitboss.createTemplate({ body: { name: 'x', owner_id: 'northstar', currency: 'EUR' } });`,
  'pages of winners, which have none': `paginate(pitboss.listWinners, { query: { instance_id: 'i' } });`,
  'a filter that the listing does not have': `paginate(pitboss.listSources, { query: { status: 'Active' } });`,
  'an idempotency key as a header': `pitboss.saveOperators({ body: [], headers: { 'idempotency-key': 'k' } });`,
  'a problem of another operation': `'template_not_published' satisfies Problems['publishTemplate'];`,
  'the result of a contribution that may be on its way to a callback': `pitboss.contributeBySource({ body: contribution }).then((answer) => answer.status === 200 && answer.body.win_amount);`,
  'an event that no socket sends': `pitboss.subscribe({ events: ['PasswordResetRequested'], onEvent: () => {} });`,
  'an event that was not asked for': `pitboss.subscribe({ events: ['WinEvent'], onEvent: ({ data }) => data.opted_in });`,
  'half of the credentials': `createPitboss({ baseUrl: '', username: 'u' });`,
};
const MISTAKEN = [
  `import { type ContributionBySource, createPitboss, paginate, type Pitboss, type Problems } from 'pitboss-client'; declare const pitboss: Pitboss; declare const contribution: ContributionBySource;`,
  ...Object.values(MISTAKES),
].join('\n');

const STRICT = [
  '--noEmit',
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUncheckedIndexedAccess',
  '--target',
  'es2022',
];

/** The ways in which compilers resolve a package's types. */
const RESOLUTIONS = [
  ['--module', 'nodenext'],
  ['--module', 'esnext', '--moduleResolution', 'bundler'],
];

const COMPILED = ['consumer.ts', 'callback.ts', 'callbacks.ts', 'verify.ts', 'wallet.ts'];

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A win, as the platform sends it. */
const signedWin = () => {
  const body = JSON.stringify({ event_type: 'WinEvent', player_id: 'p-1', data: { win_amount: 5.63 } });
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'm-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign('m-1', at, body),
  };
  return { method: 'POST', headers, body };
};

/** Starts a program that prints its port. */
const serving = (folder: string, name: string, work: (url: string, printed: () => string) => Promise<void>) =>
  watching(
    [],
    async (watched) => {
      const [, port] = await watched.printed(/^port (\d+)$/m);
      await work(`http://127.0.0.1:${port}`, watched.stdout);
    },
    {
      program: [process.execPath, join(folder, name)],
      environment: { PITBOSS_WEBHOOK_SECRET: SECRET, PORT: '0' },
      cwd: folder,
    },
  );

/** A server of the README takes a webhook once, and none that is not authentic. */
const receives = async (folder: string, name: string): Promise<void> => {
  for (const framework of ['koa', 'fastify']) {
    const link = join(folder, 'node_modules', framework);
    if (!existsSync(link)) symlinkSync(join(root, 'node_modules', framework), link);
  }
  await serving(folder, name, async (url, printed) => {
    const { body, ...win } = signedWin();
    const post = async (sent: string) => (await fetch(`${url}/hooks`, { ...win, body: sent })).status;
    assert.equal([await post(body), await post(body), await post(`${body} `)], [204, 204, 401], name);
    assert.is(printed().match(/^m-1: p-1 won 5\.63$/gm)?.length, 1, name);
  });
};

/** Runs the README's example of verifying by hand. */
const verifies = async (folder: string): Promise<void> => {
  writeFileSync(
    join(folder, 'try-verify.mjs'),
    `import { receive } from './verify.ts';
     const win = ${JSON.stringify(signedWin())};
     for (const secret of [${JSON.stringify(SECRET)}, ${JSON.stringify(SECRET)}, 'whsec_AAAA']) {
       const answer = await receive(new Request('http://hooks.example', win), secret);
       console.log(answer.status, await answer.text());
     }`,
  );
  const said = await run(folder, process.execPath, ['try-verify.mjs']);
  assert.is(said, 'p-1 won 5.63\n204 \n204 \n401 signature_invalid\n');
};

/** The wallet of the README follows every rule. */
const isWallet = async (folder: string): Promise<void> => {
  writeFileSync(
    join(folder, 'wallet-server.mjs'),
    `import { createServer } from 'node:http';
     import { nodeListener } from 'pitboss-client/wallet';
     import { walletOf } from './wallet.ts';
     const server = createServer(nodeListener(walletOf('s3cret')));
     server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));`,
  );
  await serving(folder, 'wallet-server.mjs', async (url) => {
    const session = { operatorId: 'northstar', brandId: 'luna', token: 'session-p-1001', currency: 'EUR' };
    const { results } = await runWalletCheck(createProbe(url, 's3cret', 10_000), [session], 5_000_000n);
    const wrong = results.filter(({ verdict }) => verdict === 'failed' || verdict === 'warning');
    assert.equal(wrong, []);
  });
};

suite('clients/typescript/package', (test) => {
  test('installs into an empty project, type-checks strictly and does what its README says', () =>
    withPlatform(({ url }) =>
      withProject(async (folder) => {
        const environment = {
          PITBOSS_URL: url,
          PITBOSS_USERNAME: USERNAME,
          PITBOSS_PASSWORD: PASSWORD,
          PITBOSS_WEBHOOK_SECRET: SECRET,
        };
        const printed: string[] = [];
        for (const [name, text] of blocks.programs()) {
          writeFileSync(join(folder, name), text);
          if (name.endsWith('-server.mjs')) continue;
          printed.push(`${name}: ${await run(folder, process.execPath, [name], environment)}`.trim());
        }
        assert.is(printed.length, 13);
        assert.is(printed[0], 'pitboss.mjs:');
        assert.match(
          printed[1] ?? '',
          /^quick-start\.mjs: [0-9a-f-]{36}: 1 EUR, won 0\nwon 5\.3; 1 winner; the pot starts again at 5$/,
        );
        assert.is(printed[2], 'contribute.mjs: true true');
        assert.is(printed[3], 'callback.ts:');
        assert.is(printed[4], 'events.mjs: minor is worth 5.3');
        assert.is(printed[5], 'follow.mjs:');
        // A slow machine may take longer to connect than it listens.
        for (let tries = 1; !existsSync(join(folder, 'position.txt')) && tries < 20; tries += 1)
          await run(folder, process.execPath, ['follow.mjs'], environment);
        assert.match(readFileSync(join(folder, 'position.txt'), 'utf8'), /^[\w-]{22}$/);
        assert.equal(printed.slice(6, 10), ['hooks.mjs:', 'callbacks.ts:', 'verify.ts:', 'wallet.ts:']);
        assert.match(
          printed[10] ?? '',
          /^simulate\.mjs: 0\.00 of contributions come back; 0 wins\nminor: only a call wins it\. A round adds /,
        );
        assert.match(printed[11] ?? '', /^observed\.mjs: login 200 \d+ ms\nlistInstances 200 \d+ ms$/);
        assert.match(printed[12] ?? '', /^errors\.mjs: .+ [0-9a-f-]{36}$/);
        for (const server of ['node', 'koa', 'fastify']) await receives(folder, `${server}-server.mjs`);
        await verifies(folder);
        await isWallet(folder);

        writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
        writeFileSync(join(folder, 'mistaken.ts'), MISTAKEN);
        for (const resolution of RESOLUTIONS) {
          const words = [TSC, ...STRICT, ...resolution, ...COMPILED, 'mistaken.ts'];
          const said = await run(folder, process.execPath, words).catch(String);
          const complaints = [...said.matchAll(/^(?:(\S+)\((\d+),\d+\): )?error /gm)];
          assert.equal(
            complaints.filter(([, file]) => file !== 'mistaken.ts').map(([complaint]) => complaint),
            [],
            said,
          );
          const faulty = new Set(complaints.map(([, , line]) => Number(line)));
          const found = Object.keys(MISTAKES).filter((_, index) => faulty.has(index + 2));
          assert.equal(found, Object.keys(MISTAKES), said);
          assert.is(faulty.size, found.length, said);
        }
        assert.is(await run(folder, process.execPath, ['consumer.ts'], environment), 'true\n1 instance_not_found\n');
      }),
    ));

  test('is installed by the lines of its README', async () => {
    const offered = await installAsWritten(`npm init -y >/dev/null\n${blocks.one('Quick start', 'sh')}`);
    assert.match(offered, /\bcreatePitboss\b/);
  });

  test('every block of its README was run, or is run by the test of the player’s page', () =>
    assert.equal(blocks.left(), []));
});
