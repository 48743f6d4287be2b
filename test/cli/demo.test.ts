import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { microsFromNumber } from '../../domain/money/micros.ts';
import { floorToMinorUnit } from '../../domain/money/minor-unit.ts';
import { doCurl, parseCurl } from '../support/curl.ts';
import { inFull } from '../support/in-full.ts';
import { Client, withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { run, sentenceOf, type Watched, watching } from './program.ts';
import { runHere } from './run-here.ts';

const demo = (data: string): string[] => ['demo', '--port', '0', '--wallet-port', '0', '--data', data];

/** The demo's output, once it is complete. */
const introductionOf = async ({ printed }: Watched): Promise<string> =>
  (await printed(/^[\s\S]*Press Ctrl-C to stop both\.[^\n]*\n/))[0];

const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^ {2}([A-Z]+)=([^\s$]+)$/gm)].map(([, name, value]) => [name, value]));

/** The calls to copy, in their order. */
const callsOf = (text: string): string[] =>
  [...text.matchAll(/^ {2}(curl .*(?:\n {4}.*)*)/gm)].map(([, call = '']) => call);

const passwordOf = (text: string): string => /Log in as admin with the password (\S+),/.exec(text)?.[1] ?? '';

const balanceOf = (data: string): bigint => {
  const client = new Database(join(data, 'wallet/wallet.db'), { readonly: true });
  const balance = client
    .prepare<[], bigint>("SELECT balance FROM purses WHERE player_id = 'p-1001'")
    .safeIntegers()
    .pluck()
    .get();
  client.close();
  return balance ?? 0n;
};

suite('cli/demo', (test) => {
  inFull(test)(
    'every call that it prints works; the second start goes on with a fresh token; Ctrl-C ends it with 0',
    () =>
      withFolder(async (folder) => {
        const data = join(folder, 'demo');
        const first = await watching(demo(data), async (watched) => {
          const text = await introductionOf(watched);
          const variables = variablesOf(text);
          assert.equal(Object.keys(variables), ['PITBOSS', 'ROUND', 'TOKEN', 'INSTANCE', 'QUICK']);
          const calls = callsOf(text);
          const send = (call = '') => doCurl(parseCurl(call, variables));
          const [round, paying, trigger, winners, ticker] = calls;
          assert.is(calls.length, 5);
          assert.is((await send(round)).status, 200);
          assert.is((await send(round)).status, 204, 'twice under one key');

          // 1000 euros less half a euro a round, and more by what is won.
          let won = 0n;
          for (let rounds = 1; rounds <= 5; rounds++) {
            const reply = await send(paying);
            assert.is(reply.status, 200);
            const { win_amount, contribution_amount } = (await reply.json()) as Record<string, number>;
            assert.is(contribution_amount, 1);
            // Fractions of a cent stay in the pot.
            won += floorToMinorUnit(microsFromNumber(win_amount ?? 0), 'EUR');
            assert.is(balanceOf(data), 1_000_000_000n - BigInt(rounds * 500_000) + won);
          }

          const triggered = await send(trigger);
          assert.is(triggered.status, 200);
          const list = (await (await send(winners)).json()) as { win_pot_id: string; player_id: string }[];
          assert.equal(
            list.map(({ win_pot_id, player_id }) => [win_pot_id, player_id]),
            [['minor', 'p-1001']],
          );
          assert.is((await send(ticker)).status, 200);
          assert.match(text, `npx pitboss verify --data ${data}\n`);
          assert.is((await runHere(['verify', '--data', data])).status, 0);
          await new Client(variables.PITBOSS ?? '').login({ username: 'admin', password: passwordOf(text) });
          watched.send('SIGINT');
          const { status, stderr } = await watched.ended;
          assert.is(status, 0);
          assert.is(stderr, '');
          return { text, variables };
        });

        const kept = join(data, 'demo.json');
        assert.is(statSync(kept).mode & 0o777, 0o600);
        const { walletSecret } = JSON.parse(readFileSync(kept, 'utf8'));
        assert.not.match(first.text, walletSecret);

        await watching(demo(data), async (watched) => {
          const text = await introductionOf(watched);
          const variables = variablesOf(text);
          assert.is(passwordOf(text), passwordOf(first.text));
          for (const same of ['INSTANCE', 'QUICK']) assert.is(variables[same], first.variables[same]);
          assert.is.not(variables.TOKEN, first.variables.TOKEN);
          const [round = ''] = callsOf(text);
          assert.is((await doCurl(parseCurl(round, variables))).status, 200, 'a new round');
          const third = await run(demo(data));
          assert.is(third.status, 1);
          assert.match(sentenceOf(third), /^pitboss: The data folder .* is in use by another process/);
          watched.send('SIGTERM');
          assert.is((await watched.ended).status, 0);
        });
      }),
  );

  test('a folder whose administrator has another password is refused with what to do', () =>
    withFolder(async (data) => {
      await runHere(['admin', 'create', '--username', 'admin', '--data', data], { input: 'not that of the demo' });
      const ended = await run(demo(data));
      assert.is(ended.status, 1);
      assert.match(
        sentenceOf(ended),
        /The password in .*demo\.json is not that of the administrator of .*\. Remove the folder to start over/,
      );
    }));

  test('the environment of a platform does not reach it', () =>
    withFolder((data) =>
      watching(
        demo(data),
        async (watched) => {
          assert.match(await introductionOf(watched), /Pitboss serves http:\/\/127\.0\.0\.1:/);
        },
        {
          environment: {
            PITBOSS_HOST: '203.0.113.1',
            PITBOSS_ADMIN_USERNAME: 'root',
            PITBOSS_WALLET_URL: 'https://wallet.example',
            PITBOSS_DATA: '/dev/null',
          },
        },
      ),
    ));
});
