import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { createLog } from '../../../server/base/log.ts';
import { Pace } from '../../../server/wallet-client/pace.ts';
import { type WalletCall, WalletHealth } from '../../../server/wallet-client/wallet-health.ts';
import { WalletRecoveries } from '../../../server/wallet-client/wallet-recoveries.ts';
import { by, paidByPlayers, startWalletSide, until } from '../../support/paying-players.ts';
import { withFolder, withServer } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';

const DONE: WalletAnswer<unknown> = { outcome: 'done', result: null };
const LOST: WalletAnswer<unknown> = { outcome: 'uncertain', why: 'failed', detail: 'x' };
const REFUSED: WalletAnswer<unknown> = { outcome: 'refused', code: 'limit_exceeded' };
const STRANGE: WalletAnswer<unknown> = { outcome: 'refused', code: 'token_invalid', ofPlatform: true };

suite('server/wallet-client/comeback', (test) => {
  test('the first success of a wallet sends what waits for it: cancels and credits, however long they were to wait', () =>
    withFolder(async (folder) => {
      const wallet = await startWalletSide(join(folder, 'wallet'));
      try {
        await withServer(async (client, data) => {
          await registerOwners(client);
          const { id } = await openJackpot(client, paidByPlayers('paid', true));
          wallet.proxy.decide = ({ kind, body }) => {
            if (kind === 'debit' && body.player_id === 'owed') return 'pass';
            return kind === 'authenticate' ? 'pass' : kind === 'debit' ? 'drop after' : 'drop before';
          };
          const contribute = async (player: string) =>
            (await client.call('contributeToInstance', { body: by(id, player) })).status;
          assert.is(await contribute('owed'), 200);
          assert.is(await contribute('debited'), 502);
          await until(() => select(data, "select * from contributions where last_error <> ''").length, 1);
          await until(() => select(data, "select * from payouts where last_error <> ''").length, 1);
          for (const table of ['contribution_intents', 'payouts'])
            change(data, `update ${table} set next_attempt_at_ms = ? where next_attempt_at_ms is not null`, 9e15);
          assert.equal([wallet.moved('owed'), wallet.moved('debited')], [-1, -1]);
          wallet.proxy.decide = () => 'pass';
          assert.is(await contribute('another'), 200);
          await until(() => wallet.moved('owed'), 9.5);
          await until(() => wallet.moved('debited'), 0);
        }, wallet.environment);
      } finally {
        await wallet.stop();
      }
    }));

  test('a wallet that acknowledges a cancel is sent those again that it has refused', () =>
    withFolder(async (folder) => {
      const wallet = await startWalletSide(join(folder, 'wallet'));
      try {
        await withServer(async (client, data) => {
          await registerOwners(client);
          const { id } = await openJackpot(client, paidByPlayers('paid', true));
          const missing = { before: true, status: 404, body: { code: 'route_not_found' } } as const;
          wallet.proxy.decide = ({ kind }) => (kind === 'cancel' ? missing : kind === 'debit' ? 'drop after' : 'pass');
          const contribute = async (player: string) =>
            (await client.call('contributeToInstance', { body: by(id, player) })).status;
          assert.is(await contribute('first'), 502);
          await until(() => select(data, "select * from contributions where last_error like 'refused: %'").length, 1);
          const inMs = Date.now() + 24 * 60_000;
          change(data, 'update contribution_intents set attempts = 3, next_attempt_at_ms = ?', inMs);
          wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? 'drop after' : 'pass');
          assert.is(await contribute('second'), 502);
          for (const player of ['second', 'first']) await until(() => wallet.moved(player), 0);
        }, wallet.environment);
      } finally {
        await wallet.stop();
      }
    }));

  test('the first success after a failure is one for every operator of the wallet that has failed since, and only it', () => {
    const told: string[] = [];
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => void lines.push(line) });
    let nowMs = 0;
    const health = new WalletHealth(
      {
        walletFailed: (id) => told.push(`${id} failed`),
        walletIsBack: (id, call) => told.push(`${id} is back: ${call}`),
        walletTakes: (id, call) => told.push(`${id} takes a ${call}`),
        walletAnswers: (id) => told.push(`${id} answers`),
      },
      log,
      () => nowMs,
    );
    const hears = (operatorId: string, answer: WalletAnswer<unknown>, call: WalletCall = 'credit'): string[] => {
      health.record(operatorId, call, answer);
      return told.splice(0);
    };
    assert.equal(hears('north', DONE), []);
    assert.equal(hears('north', LOST), ['north failed']);
    assert.equal(hears('south', LOST), ['south failed']);
    assert.equal(hears('east', DONE), [
      'north is back: credit',
      'south is back: credit',
      'north answers',
      'south answers',
    ]);
    assert.equal(hears('east', DONE), []);
    for (const atMs of [0, 59_999, 60_000]) {
      nowMs = atMs;
      assert.equal(hears('north', STRANGE), ['north failed']);
    }
    assert.is(lines.length, 2, 'a minute apart');
    assert.match(lines[0] ?? '', 'the wallet rejects the platform');
    assert.equal(hears('north', LOST), ['north failed']);
    assert.equal(hears('north', DONE, 'debit'), ['north answers']);
    assert.equal(hears('north', DONE, 'debit'), []);
    assert.equal(hears('north', LOST, 'cancel'), ['north failed']);
    assert.equal(hears('north', DONE), ['north is back: credit', 'north answers'], 'and its cancels are not');
    assert.equal(hears('north', DONE, 'cancel'), ['north is back: cancel']);
    for (const call of ['cancel', 'credit'] as const) assert.equal(hears('north', STRANGE, call), ['north failed']);
    assert.equal(
      hears('north', DONE, 'debit'),
      ['north is back: credit', 'north is back: cancel', 'north answers'],
      'one success proves the secret for every kind',
    );
    assert.equal(hears('north', STRANGE), ['north failed']);
    assert.equal(hears('north', LOST), ['north failed']);
    assert.equal(hears('north', DONE, 'debit'), ['north answers'], 'it failed otherwise since');
    assert.equal(hears('north', DONE), ['north is back: credit']);
    for (const id of ['north', 'east']) assert.equal(hears(id, REFUSED), []);
    assert.equal(hears('north', DONE, 'debit'), []);
    for (let times = 0; times < 2; times += 1)
      assert.equal(
        hears('north', DONE),
        ['north takes a credit', 'east takes a credit'],
        'what is refused may be much',
      );
  });

  test('a wallet is sent 4 calls at once after a start or a failure, and one more for each that it acknowledges, up to 100', () => {
    const pace = new Pace();
    assert.is(pace.roomOf('north'), 100);
    pace.failed('north');
    assert.equal([pace.roomOf('north'), pace.roomOf('south')], [4, 100]);
    pace.succeeded('north');
    assert.is(pace.roomOf('north'), 5);
    pace.slow();
    assert.equal([pace.roomOf('north'), pace.roomOf('south')], [4, 4]);
    for (let times = 0; times < 200; times += 1) pace.succeeded('south');
    assert.equal([pace.roomOf('north'), pace.roomOf('south')], [4, 100]);
  });

  test('a call that a wallet never acknowledges is tried more rarely when it is back, at last every half hour', () => {
    const comebacks = new WalletRecoveries();
    const MINUTE_MS = 60_000;
    const isTaken = (nowMs: number) => {
      comebacks.add('north');
      return comebacks.take(nowMs).length > 0;
    };
    const at: [afterMs: number, isTaken: boolean][] = [
      [0, true],
      [4_999, false],
      [1, true],
      [5 * MINUTE_MS - 1, false],
      [1, true],
      [30 * MINUTE_MS - 1, false],
      [1, true],
      [30 * MINUTE_MS, true],
    ];
    let nowMs = 0;
    for (const [afterMs, expected] of at) {
      nowMs += afterMs;
      assert.is(isTaken(nowMs), expected, String(nowMs));
    }
    const probes = new WalletRecoveries(1);
    const probedAt = [0, 5, 305, 605, 905].filter((seconds) => {
      probes.add('north');
      return probes.take(seconds * 1000).length > 0 && probes.take(seconds * 1000).length === 0;
    });
    assert.equal(probedAt, [0, 5, 305, 605, 905], 'one call, at last every five minutes');
    comebacks.succeeded('north');
    assert.ok(isTaken(nowMs));
    assert.not.ok(isTaken(nowMs + 1), 'not lost');
    assert.equal(comebacks.take(nowMs + 5_000), ['north']);
    assert.equal(comebacks.take(nowMs + 9_000), [], 'answered once');
  });
});
