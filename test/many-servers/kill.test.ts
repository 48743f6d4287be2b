// A long proof: it kills and stops three servers, and kills their PostgreSQL, again and again. PITBOSS_TEST_KILLS says how often.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { create } from '../support/destinations.ts';
import { bonusAward } from '../support/freespins.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { paidByPlayers, startWalletSide, until } from '../support/paying-players.ts';
import { withPrograms } from '../support/process.ts';
import { ADMINISTRATOR, Client, type OperationId, withFolder } from '../support/server.ts';
import { type Pair, withPair } from '../support/standby.ts';
import { instantiation, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import type { Fault, WalletCall } from '../support/wallet-proxy.ts';
import { faultsOf, faultsOfHooks, listen, startHooks } from './audience.ts';
import { startBalancer } from './balancer.ts';
import {
  bookIn,
  disagreements,
  lastWins,
  lostOrDoubled,
  openWork,
  retriedHooks,
  sessions,
  verifyDatabase,
} from './books.ts';
import { startCallers } from './callers.ts';
import { startServers } from './servers.ts';

/** In the usual proofs. A night's worth is 200. */
const KILLS = Number(process.env.PITBOSS_TEST_KILLS ?? 5);
/** After one kill in five, the primary is killed too. */
const PRIMARY_EACH = 5;
/** With one kill in five another server stands still for a while. */
const PAUSE_EACH = 5;
const SERVERS = 3;
const CALLERS = 10;
const INSTANCES = 4;
/** The operator pays half of each contribution to the second jackpot, until this is used up. */
const BUDGET = { amount: '30', per: 'Total', then: 'PlayerPays' };
/** These players have bonuses, the next get some that are taken back, and the last is excluded now and then. */
const FREE = ['p-0', 'p-1', 'p-2', 'p-3'];
const [BRIEFLY_FREE, EXCLUDED] = ['p-4', 'p-5'];
/** Longer than the wallet needs, so that silence costs a server little. */
const WALLET_TIMEOUT_MS = 1_500;

/** Faults of a wallet, in about one call in ten. */
const FAULTS: readonly Fault[] = [
  'twice',
  'twice',
  'drop before',
  'drop after',
  'hang before',
  'hang after',
  { before: true, status: 500, body: {} },
  { status: 500, body: {} },
];
const faultOf = (_: WalletCall): Fault =>
  Math.random() < 0.1 ? (FAULTS[Math.floor(Math.random() * FAULTS.length)] ?? 'pass') : 'pass';

/** Kills the primary, has the standby take over after a while, and begins to rebuild the one that was killed. */
const failOver = async (pair: Pair): Promise<{ readonly rebuilt: Promise<void> }> => {
  await pair.killPrimary();
  await sleep(1000 * Math.random());
  await pair.promote();
  await sleep(1000 * Math.random());
  return { rebuilt: pair.rebuild() };
};

suite('many-servers/kill', (test) => {
  test(`${KILLS} kills of three servers, of which some stand still, and a fifth as many of their primary, lose nothing, double nothing and send every event`, () =>
    withFolder((folder) =>
      withPair(async (pair) => {
        await pair.ask('create database pitboss');
        const database = pair.url('pitboss');
        const walletFolder = join(folder, 'wallet');
        const keys = join(folder, 'keys');
        const [wallet, hooks, balancer] = [
          await startWalletSide(walletFolder, WALLET_TIMEOUT_MS),
          await startHooks(),
          await startBalancer(),
        ];
        try {
          await withPrograms(async (start) => {
            const servers = await startServers(start, balancer, SERVERS, keys, {
              ...wallet.environment,
              PITBOSS_DATABASE: database,
              PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
              PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
              PITBOSS_OUTGOING_HOSTS: '127.0.0.1',
              PITBOSS_LOG_LEVEL: process.env.PITBOSS_TEST_LOG_LEVEL ?? 'error',
            });
            const client = new Client(balancer.url);
            const token = await client.login();
            await registerOwners(client);
            const instances: string[] = [];
            for (let number = 0; number < INSTANCES; number += 1) {
              const named = { instance_name: `Sure ${number}`, instance_game_code: `sure-${number}` };
              const { contribution_rules: rules, ...jackpot } = paidByPlayers(`sure-${number}`, true);
              const shared = { operator_contribution_percentage: '0.5', operator_budget: BUDGET };
              const contribution_rules = { ...rules, ...(number === 1 ? shared : {}) };
              const { id } = await openJackpot(client, { ...jackpot, contribution_rules }, instantiation(named));
              instances.push(id);
            }
            /** Repeats a request until a server answers it. */
            const insist = (operation: OperationId, body: object): Promise<void> =>
              until(async () => {
                const reply = await new Client(balancer.url).call(operation, { body, token }).catch(() => undefined);
                return reply !== undefined && reply.status < 300;
              }, true);
            const award = (players: readonly string[], count: number, promo_id: string): Promise<void> => {
              const bonus = { type: 'Fixed', currency: 'EUR', count, amount: '1' };
              const available_for = [{ provider_id: 'pitboss', game_ids: [] }];
              return insist('awardBonus', bonusAward({ players, bonus, available_for, promo_id }));
            };
            await award(FREE, 20 * KILLS, 'kept');
            /** The work of a desk in each life. */
            const atDesk = async (life: number): Promise<void> => {
              const owner_id = 'northstar:luna';
              const operator_id = 'northstar';
              const promo_id = `taken-back-${life}`;
              await award([BRIEFLY_FREE], 5, promo_id);
              await insist('excludePlayers', { owner_id, players: [EXCLUDED], reason: 'Asked for it.' });
              await insist('extendBonuses', {
                ...{ operator_id, promo_id: 'kept', reason: 'It goes on.', request_id: `longer-${life}` },
                until: Date.now() + 90 * 24 * 3600 * 1000 + life,
              });
              await insist('removeBonuses', { operator_id, promo_id, reason: 'A mistake.', request_id: promo_id });
              await insist('readmitPlayers', { owner_id, players: [EXCLUDED], reason: 'It is over.' });
            };
            await create(client, { url: hooks.receiver.url, events: ['WinEvent'] });
            const sockets = Array.from({ length: SERVERS }, () => listen(balancer.url, token));
            await until(() => sockets.every(({ connections }) => connections > 0), true);
            wallet.proxy.decide = faultOf;
            const callers = startCallers(balancer.url, instances, CALLERS);

            // Each life has some work, and mostly two servers have begun it.
            const someAcknowledged = async (): Promise<void> => {
              const { acknowledged } = callers.told;
              const enough = acknowledged.size + 5 + Math.floor(40 * Math.random());
              const least = Math.random() < 0.2 ? 1 : 2;
              for (
                let [size, sinceMs] = [acknowledged.size, Date.now()];
                acknowledged.size < enough || servers.serving < least;
              ) {
                await sleep(25);
                // However slow the machine is, something is acknowledged.
                if (acknowledged.size > size) [size, sinceMs] = [acknowledged.size, Date.now()];
                if (Date.now() - sinceMs < PATIENCE_MS) continue;
                const { told } = callers;
                const counts = `${acknowledged.size} of ${enough} acknowledged, ${JSON.stringify([...told.replies])}`;
                const asked = await sessions(pair.primaryUrl('pitboss')).catch(String);
                throw new Error(`nothing goes on: ${counts}\n${asked}\n${servers.look()}`);
              }
            };
            let primaryKills = 0;
            for (let kill = 1; kill <= KILLS; kill += 1) {
              const desk = atDesk(kill);
              await someAcknowledged();
              await servers.kill();
              await desk;
              if (kill % PAUSE_EACH === 0) servers.pause();
              if (kill % PRIMARY_EACH !== 0) continue;
              primaryKills += 1;
              const { rebuilt } = await failOver(pair);
              // A server may die while the standby is being made; no primary may before there is one.
              await servers.kill();
              await rebuilt;
            }
            await servers.whole();
            wallet.proxy.decide = () => 'pass';
            await callers.stop();
            const { told } = callers;
            process.stdout.write(
              `${KILLS} kills of servers, ${primaryKills} of the primary; ${told.acknowledged.size} contributions acknowledged; replies ${JSON.stringify(Object.fromEntries(told.replies))}\n`,
            );
            await until(() => openWork(pair.primaryUrl('pitboss')), 0);
            const last = await lastWins(pair.primaryUrl('pitboss'));
            await until(
              () => sockets.map(({ wins }) => wins.length >= [...last.values()].reduce((sum, wins) => sum + wins, 0)),
              sockets.map(() => true),
            ).catch(() => {});
            for (const socket of sockets) socket.close();
            const url = pair.primaryUrl('pitboss');
            const faults = [
              ...(await lostOrDoubled(url, told)),
              ...(await disagreements(url, bookIn(walletFolder))),
              ...(await verifyDatabase(url, keys)),
              ...hooks.faults(),
              ...faultsOfHooks(hooks.wins(), last, await retriedHooks(url)),
              ...sockets.flatMap(({ wins }, at) => faultsOf(`socket ${at}`, wins, last)),
              ...sockets.flatMap(({ gaps }) => gaps),
              ...[...told.replies.keys()].filter((reply) => !EXPECTED.test(reply)),
            ];
            assert.equal(faults, []);
            const { body: shared } = await client.call('getInstance', { path: { instance_id: instances[1] ?? '' } });
            const { used, reserved } = shared.operator_budget;
            assert.ok(Number(used) > 0 && Number(used) <= Number(BUDGET.amount), `${used} of the budget is used`);
            assert.is(reserved, '0');
            assert.ok(told.acknowledged.size > 10 * KILLS, `${told.acknowledged.size} contributions`);
            await servers.stop();
          });
        } finally {
          balancer.stop();
          await hooks.receiver.stop();
          await wallet.stop();
        }
      }),
    ));
});

/** Replies that a caller may get while servers, their database and the wallet fail. Nothing that the spec does not declare, and no 500. */
const EXPECTED = /^(?:200|204|no reply|401 |409 |422 player_excluded|502 |503 |504 )/;
