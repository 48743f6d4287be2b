// A long proof: it packs and installs a package.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { run, type Watched, watching } from '../cli/program.ts';
import { installAsWritten, runProgram, withProject } from '../clients/typescript/project.ts';
import { suite } from '../support/suite.ts';
import { blocksFor } from './blocks.ts';
import { commandsIn, wordsFor } from './guide.ts';

const blocks = blocksFor('docs/guides/integrator.md', import.meta.filename);
const starting = (section: string, name: string) => {
  const found = commandsIn(blocks.take(section, 'sh')).find(({ words }) =>
    words.join(' ').startsWith(`npx pitboss ${name}`),
  );
  if (found === undefined) throw new Error(`the guide does not start ${name}`);
  return found;
};
const FIRST = '1. Start a platform and a wallet';

const addressIn = async (watched: Watched): Promise<string> => (await watched.printed(/http:[^\s,]+/))[0];

/** Runs a program of the guide; returns its output. */
type Play = (program: string, ...words: string[]) => Promise<string>;

/** The platform of the guide's first step with a wallet, and the guide's programs in their own project. */
const withPlatform = (
  { folder, walletUrl, password }: { folder: string; walletUrl: string; password?: string },
  work: (play: Play, password: string) => Promise<void>,
): Promise<void> => {
  const serve = starting(FIRST, 'serve');
  const data = join(folder, 'data');
  const words = wordsFor(serve, { '--wallet-url': walletUrl, '--port': '0', '--data': data });
  return watching(
    words,
    async (platform) => {
      const PITBOSS_URL = await addressIn(platform);
      const printed = password ?? (await platform.printed(/with the password (\S+)/))[1] ?? '';
      const play: Play = (program, ...rest) =>
        runProgram(folder, process.execPath, [program, ...rest], { PITBOSS_URL, PITBOSS_PASSWORD: printed });
      await work(play, printed);
      platform.send('SIGTERM');
      assert.is((await platform.ended).status, 0);
    },
    { environment: { ...serve.environment, PITBOSS_LOG_LEVEL: 'silent' } },
  );
};

/** The guide's own wallet, and its address. */
const withWallet = (
  folder: string,
  secret: string,
  work: (url: string, wallet: Watched) => Promise<void>,
): Promise<void> =>
  watching([], async (wallet) => work(`http://127.0.0.1:${(await wallet.printed(/^port (\d+)$/m))[1]}`, wallet), {
    program: [process.execPath, join(folder, 'wallet.mjs')],
    environment: { PITBOSS_WALLET_SECRET: secret, PORT: '0' },
    cwd: folder,
  });

suite('docs/integrator', (test) => {
  test('its programs do what it says, from the reference wallet to the wallet in it', () =>
    withProject(async (folder) => {
      for (const [name, program] of blocks.programs()) writeFileSync(join(folder, name), program);
      const reference = starting(FIRST, 'wallet');
      let password = '';
      await watching(
        wordsFor(reference, { '--port': '0', '--data': join(folder, 'reference') }),
        async (watched) =>
          withPlatform({ folder, walletUrl: await addressIn(watched) }, async (play, printed) => {
            password = printed;
            assert.match(await play('setup.mjs'), /^the jackpot [0-9a-f-]{36} is Active\n$/);
            const [simulate] = commandsIn(blocks.take('3. Set up a jackpot', 'sh'));
            const { stdout } = await run(simulate === undefined ? [] : wordsFor(simulate), { cwd: folder });
            assert.is(stdout, blocks.one('3. Set up a jackpot', 'text'));
            const first = await play('round.mjs', 'round-1');
            const [, id = ''] = /^([0-9a-f-]{36}) new: 1 EUR\n$/.exec(first) ?? [];
            assert.is(await play('round.mjs', 'round-1'), `${id} again: 1 EUR\n`);
            assert.match(await play('page.mjs'), /^comet is worth 5\.\d+ EUR\ntakes part\n$/);
            assert.match(await play('win.mjs'), /^won 5\.\d+; the pot starts again at 5/);
            assert.match(await play('mine.mjs'), /^Comet: 1 rounds\nComet: won 5\.\d+ EUR\n$/);
            assert.match(await play('refused.mjs'), /^422 wallet_refused_session /);
          }),
        { environment: reference.environment },
      );
      const secret = reference.environment.PITBOSS_WALLET_SECRET ?? '';
      await withWallet(folder, secret, (walletUrl, wallet) =>
        withPlatform({ folder, walletUrl, password }, async (play) => {
          assert.match(await play('round.mjs', 'round-2'), /new: 1 EUR\n$/);
          assert.match(await play('round.mjs', 'round-2'), /again: 1 EUR\n$/);
          assert.match(await play('page.mjs'), /\ntakes part\n$/);
          assert.match(wallet.stdout(), /^Debit 0\.5 EUR: p-1001 has 99\.5$/m);
          const [, won = ''] = /^won (\S+);/.exec(await play('win.mjs')) ?? [];
          const credit = `Credit ${won} EUR: p-1001 has ${99.5 + Number(won)}`;
          // The credit is sent after the reply.
          await wallet.printed(/^Credit .*$/m);
          assert.match(wallet.stdout(), credit);
          assert.is(wallet.stdout().match(/Debit/g)?.length, 1);
          const check = starting('6. Write your wallet', 'wallet check');
          const { environment } = check;
          const { status, stdout } = await run(wordsFor(check, { '--url': walletUrl }), { environment });
          assert.is(status, 0, stdout);
          assert.match(
            stdout,
            /, 0 with a warning, 0 failed, 2 skipped\. Everything that was moved was cancelled\.\n$/,
          );
        }),
      );
      const verified = await run(['verify', '--data', join(folder, 'data')]);
      assert.is(verified.status, 0, verified.stdout);
    }));

  test('its wallet follows the reference’s rules: one id is one movement, and unsigned calls are refused', () =>
    withProject(async (folder) => {
      for (const [name, program] of blocks.programs()) writeFileSync(join(folder, name), program);
      await withWallet(folder, 's3cret', async (url) => {
        const webhook = new Webhook('s3cret', { format: 'raw' });
        const call = async (path: string, body: object, headers: Record<string, string> = {}): Promise<string> => {
          const content = JSON.stringify(body);
          const sentAt = new Date();
          const response = await fetch(`${url}/wallet/${path}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              authorization: 'Bearer s3cret',
              'webhook-id': 'call-1',
              'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
              'webhook-signature': webhook.sign('call-1', sentAt, content),
              ...headers,
            },
            body: content,
          });
          const { code, balance, total_amount, errors } = (await response.json()) as {
            code?: string;
            balance?: number | string;
            total_amount?: number;
            errors?: readonly { readonly player_id: string; readonly code: string }[];
          };
          const refused = errors?.map((error) => ` ${error.player_id} ${error.code}`).join('') ?? '';
          return `${response.status} ${code ?? balance ?? total_amount}${refused}`;
        };
        const transaction = (id: string, type: string, amount: number) => ({
          ...{ player_id: 'p-1001', transaction_id: id, transaction_type: type, provider_id: 'pitboss', amount },
          ...{ jackpot_amount: amount, source_id: 'comet', gameround_id: 'r-1', currency: 'EUR' },
        });
        const batch = (id: string, amounts: Readonly<Record<string, number>>) => {
          const { transaction_id: _, player_id: __, currency, ...shared } = transaction('', 'Credit', 0);
          const amount = Object.values(amounts).reduce((sum, each) => sum + each, 0);
          const transactions = Object.entries(amounts).map(([player_id, each], n) => ({
            ...{ transaction_id: `e:${n}`, player_id, currency, amount: each, jackpot_amount: each },
          }));
          return { ...shared, batch_transaction_id: id, amount, jackpot_amount: amount, transactions };
        };
        const session = { operator_id: 'northstar', brand_id: 'luna', player_token: 'session-p-1001', currency: 'EUR' };
        const debit = transaction('a:debit', 'Debit', 0.5);
        const dear = transaction('b:debit', 'Debit', 1000);
        const verdicts = [
          await call('authenticate', session),
          await call('authenticate', { ...session, player_token: 'other' }),
          await call('authenticate', { ...session, brand_id: 'sol' }),
          await call('transactions', debit),
          await call('transactions', { ...debit, metadata: { note: 'again' } }),
          await call('transactions', { ...debit, amount: 0.6 }),
          await call('transactions/cancel', { transaction_id: 'a:debit' }),
          await call('transactions/cancel', { transaction_id: 'a:debit' }),
          await call('transactions', debit),
          await call('transactions/cancel', { transaction_id: 'never', player_id: 'p-1001' }),
          await call('transactions', transaction('never', 'Debit', 1)),
          await call('transactions', dear),
          await call('transactions', transaction('c:0', 'Credit', 5000)),
          await call('transactions', dear),
          await call('transactions', { ...transaction('d:0', 'Credit', 1), player_id: 'p-2' }),
          await call('batches', batch('e:b0', { 'p-1001': 2, 'p-2': 1 })),
          await call('batches', batch('e:b0', { 'p-1001': 2, 'p-2': 1 })),
          await call('batches', batch('e:b0', { 'p-1001': 3, 'p-2': 1 })),
          await call('batches', batch('e:b1', { 'p-1001': 2, 'p-2': 1 })),
          await call('transactions', transaction('e:0', 'Credit', 2)),
          await call('transactions', debit, { authorization: 'Bearer other' }),
          await call('transactions', debit, { 'webhook-signature': 'v1,AAAA' }),
          await call('transactions', debit, { 'webhook-id': 'call-2' }),
          await call('transactions', debit, { 'webhook-timestamp': '1' }),
          await call('nowhere', {}),
        ];
        assert.equal(verdicts, [
          ...['200 100', '401 session_expired', '404 player_unknown'],
          ...['200 99.5', '200 99.5', '409 transaction_conflict', '200 100', '200 100', '409 transaction_cancelled'],
          ...['200 100', '409 transaction_cancelled', '422 insufficient_funds', '200 5100', '422 insufficient_funds'],
          ...['404 player_unknown', '200 2 p-2 player_unknown', '200 2 p-2 player_unknown', '409 transaction_conflict'],
          ...['200 2 p-2 player_unknown', '200 5102'],
          ...['401 token_invalid', '401 signature_invalid', '401 signature_invalid'],
          ...['401 signature_invalid', '404 route_not_found'],
        ]);
      });
    }));

  test('the SDK is installed by its lines', async () =>
    assert.match(await installAsWritten(blocks.one('2. Install the SDK', 'sh')), /\bcreatePitboss\b/));

  test('every block of the guide was run, or is run by the test of the player’s page', () =>
    assert.equal(blocks.left(), []));
});
