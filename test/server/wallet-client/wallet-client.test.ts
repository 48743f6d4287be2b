import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { credit, enter, move, session, summary, withWallet } from '../../support/scripted-wallet.ts';
import { suite } from '../../support/suite.ts';

suite('server/wallet-client/wallet-client', (test) => {
  test('E3 is done with a balance that is any number: the platform uses none', () =>
    withWallet(async ({ wallet, script }) => {
      const bodies: [body: unknown, outcome: string][] = [
        [{ balance: 0.30000000000000004 }, 'done'],
        [{ balance: 1.1234567 }, 'done'],
        [{ balance: 8_000_000_001 }, 'done'],
        [{ balance: -1e300 }, 'done'],
        [{ balance: 1, metadata: null, more: true }, 'done'],
        ['\uFEFF{"balance": 1}', 'done'],
        [{ balance: '1' }, 'uncertain: failed'],
        [{ balance: null }, 'uncertain: failed'],
        [{}, 'uncertain: failed'],
        ['', 'uncertain: failed'],
        ['<html>', 'uncertain: failed'],
      ];
      for (const [body, outcome] of bodies)
        for (const type of ['Debit', 'Credit'] as const) {
          script(() => [200, body]);
          assert.is(summary(await move(wallet, type)), outcome, `${type} ${JSON.stringify(body)}`);
        }
    }));

  test('E4 asks for the exact sum of its credits, whose content is that of a single transaction', () =>
    withWallet(async ({ wallet, sent, script }) => {
      script(() => [200, { total_amount: 1, total_jackpot_amount: 1, errors: [] }]);
      assert.is(summary(await credit(wallet)), 'done');
      const part = (n: number, amount: number) => ({
        ...{ transaction_id: `w:${n}`, player_id: `p-${n}`, currency: 'EUR', amount, jackpot_amount: amount },
      });
      assert.equal(sent, [
        {
          path: 'batches',
          body: {
            batch_transaction_id: 'w:b0',
            transaction_type: 'Credit',
            amount: 1,
            jackpot_amount: 1,
            provider_id: 'pitboss',
            source_id: 'tri-star',
            source_variant: 'minor',
            gameround_id: 'w',
            gameround_complete: true,
            transactions: [part(0, 0.1), part(1, 0.2), part(2, 0.7)],
          },
        },
      ]);
    }));

  test('E4 is believed if what it lists and what it adds up to agree, else nothing is known of anybody', () =>
    withWallet(async ({ wallet, script }) => {
      const reply = (total: number, refused: readonly string[] = [], jackpot = total) => ({
        total_amount: total,
        total_jackpot_amount: jackpot,
        errors: refused.map((player_id) => ({ player_id, code: 'limit_exceeded', msg: 'x' })),
      });
      const cases: [body: unknown, refused: readonly string[] | undefined][] = [
        [reply(1), []],
        [reply(0.30000000000000004, ['p-2']), ['p-2 limit_exceeded']],
        [reply(0, ['p-0', 'p-1', 'p-2']), ['p-0 limit_exceeded', 'p-1 limit_exceeded', 'p-2 limit_exceeded']],
        [reply(1.0049), []],
        [{ ...reply(0.9, ['p-0']), errors: [{ player_id: 'p-0', code: 'No!' }] }, ['p-0 status 200']],
        [{ ...reply(0.9, ['p-0']), errors: [{ player_id: 'p-0', code: 'RG.Limit' }] }, ['p-0 RG.Limit']],
        [
          { ...reply(0.9, ['p-0']), errors: [{ player_id: 'p-0', code: 'a-secret-of-both-sides' }] },
          ['p-0 status 200'],
        ],
        [reply(1.006), undefined],
        [reply(1.01), undefined],
        [reply(0.99), undefined],
        [reply(1, [], 0), undefined],
        [reply(1, ['p-2']), undefined],
        [reply(0.3, []), undefined],
        [reply(1, ['p-9']), undefined],
        [reply(0.3, ['p-2', 'p-2']), undefined],
        [reply(0.3, ['p-2', 'p-9']), undefined],
        [{ total_amount: 1, total_jackpot_amount: 1 }, undefined],
        [{ errors: [] }, undefined],
        ['', undefined],
      ];
      for (const [body, refused] of cases) {
        script(() => [200, body]);
        const answer = await credit(wallet);
        if (refused === undefined) assert.is(summary(answer), 'uncertain: failed', JSON.stringify(body));
        else {
          assert.ok(answer.outcome === 'done', JSON.stringify(body));
          assert.equal(
            [...answer.result].map(([player, code]) => `${player} ${code}`),
            refused,
          );
        }
      }
    }));

  test('E4 is refused as a whole by a 4xx, but for a 409: the platform sends it once, so a copy came before', () =>
    withWallet(async ({ wallet, script }) => {
      for (const [status, expected] of [
        [400, 'refused: validation_failed'],
        [404, 'refused: validation_failed'],
        [409, 'uncertain: failed'],
        [408, 'uncertain: failed'],
        [429, 'uncertain: failed'],
        [500, 'uncertain: failed'],
      ] as const) {
        script(() => [status, { code: 'validation_failed' }]);
        assert.is(summary(await credit(wallet)), expected);
      }
    }));

  test('a reply to E4 is read up to 1 MiB, since all of a batch may be refused', () =>
    withWallet(async ({ wallet, script }) => {
      const reply = (bytes: number) => {
        const body = { total_amount: 1, total_jackpot_amount: 1, errors: [], metadata: '' };
        return { ...body, metadata: 'x'.repeat(bytes - JSON.stringify(body).length) };
      };
      script(() => [200, reply(1_048_576)]);
      assert.is(summary(await credit(wallet)), 'done');
      script(() => [200, reply(1_048_577)]);
      assert.is(summary(await credit(wallet)), 'uncertain: failed');
    }));

  test('a credit that E4 refuses is heard as refused, and a batch as done if it took any', () =>
    withWallet(async ({ wallet, script, heard }) => {
      const refusing = (...players: readonly string[]) => {
        const total = players.length === 3 ? 0 : 0.3;
        const errors = players.map((player_id) => ({ player_id, code: 'limit_exceeded' }));
        script(() => [200, { total_amount: total, total_jackpot_amount: total, errors }]);
        return credit(wallet);
      };
      assert.is(summary(await refusing('p-2')), 'done');
      assert.equal(heard.splice(0), ['credit refused', 'credit done']);
      assert.is(summary(await refusing('p-0', 'p-1', 'p-2')), 'done');
      assert.equal(heard.splice(0), ['credit refused']);
    }));

  test('E2 is done with a balance that is any text', () =>
    withWallet(async ({ wallet, script }) => {
      for (const balance of ['0', '', '0.30000000000000004', '1e30', 'EUR 1,234.50']) {
        script(() => [200, { balance }]);
        assert.is(summary(await wallet.cancel('c:debit', 'p-1')), 'done', balance);
      }
      script(() => [200, {}]);
      assert.is(summary(await wallet.cancel('c:debit', 'p-1')), 'uncertain: failed');
    }));

  test('E1 succeeds with any values in fields that the platform does not use, and not without those that it uses', () =>
    withWallet(async ({ wallet, script, clock }) => {
      const cases: [changes: object, outcome: string][] = [
        [{}, 'done'],
        [{ nickname: null, gender: null, country: null, date_of_birth: null, jurisdiction: null }, 'done'],
        [{ nickname: 'x'.repeat(500), segments: null, token: null, balance: 0.30000000000000004 }, 'done'],
        [{ segments: 'vip', country: 356, token: '' }, 'done'],
        [{ id: undefined }, 'uncertain: failed'],
        [{ id: 7 }, 'uncertain: failed'],
        [{ id: 'p 1' }, 'uncertain: failed'],
        [{ currency: null }, 'uncertain: failed'],
        [{ operator_id: undefined }, 'uncertain: failed'],
        [{ brand_id: '' }, 'uncertain: failed'],
      ];
      for (const [changes, outcome] of cases) {
        clock.nowMs += 3_600_000;
        script((call) => [200, session(call, changes)]);
        assert.is(summary(await enter(wallet)), outcome, JSON.stringify(changes));
      }
      clock.nowMs += 3_600_000;
      script((call) => [200, session(call, { operator_id: 'southstar', brand_id: 'sol' })]);
      assert.equal(await enter(wallet), {
        outcome: 'done',
        result: { playerId: 'p-1', operatorId: 'southstar', brandId: 'sol', currency: 'EUR' },
      });
    }));

  test('E1 passes on a valid country, and asks the wallet again on request despite the cache', () =>
    withWallet(async ({ wallet, sent, script, clock }) => {
      for (const [told, country] of [
        ['MT', 'MT'],
        ['CA-QC', 'CA-QC'],
        ['Malta', undefined],
        ['UK', 'UK'],
        ['mt', undefined],
        ['ZZ', undefined],
        [356, undefined],
        [undefined, undefined],
      ] as const) {
        clock.nowMs += 3_600_000;
        script((call) => [200, session(call, { country: told })]);
        const answer = await enter(wallet);
        assert.is(answer.outcome === 'done' && answer.result.country, country, String(told));
      }
      const { length } = sent;
      script((call) => [200, session(call, { country: 'SE' })]);
      await enter(wallet);
      assert.is(sent.length, length);
      for (const revalidate of [true, false]) {
        const answer = await enter(wallet, { revalidate });
        assert.is(answer.outcome === 'done' && answer.result.country, 'SE', 'the new answer is cached');
      }
      assert.is(sent.length, length + 1);
    }));

  test('a session is remembered for ten minutes, for its brand, token and currency', () =>
    withWallet(async ({ wallet, client, sent, script, clock }) => {
      script((call) => [200, session(call)]);
      await enter(wallet);
      clock.nowMs += 599_999;
      await enter(wallet);
      assert.is(sent.length, 1);
      await enter(wallet, { currency: 'SEK' });
      await enter(wallet, { token: 'session-p-2' });
      await enter(client.of('southstar'));
      assert.is(sent.length, 4);
      clock.nowMs += 1;
      await enter(wallet);
      assert.is(sent.length, 5);
    }));

  test('401 and 403 to any call for a player end that player’s sessions and no others, with every code', () =>
    withWallet(async ({ wallet, client, sent, script }) => {
      const elsewhere = client.of('southstar');
      const sessions = [
        () => enter(wallet),
        () => enter(wallet, { currency: 'SEK' }),
        () => enter(wallet, { token: 'session-p-9' }),
        () => enter(elsewhere),
      ];
      /** The number of sessions that the wallet has to authenticate again. */
      const asked = async (): Promise<number> => {
        script((call) => [200, session(call)]);
        const before = sent.length;
        for (const again of sessions) await again();
        return sent.length - before;
      };
      assert.is(await asked(), 4);
      const calls = [
        () => move(wallet, 'Debit'),
        () => move(wallet, 'Credit'),
        () => credit(wallet),
        () => wallet.cancel('c:debit', 'p-1'),
      ];
      const answers: [answer: [number, unknown], ended: number][] = [
        [[401, { code: 'session_expired' }], 2],
        [[401, '<html>'], 2],
        [[403, { code: 'limit_exceeded' }], 2],
        [[403, 'x'.repeat(70_000)], 2],
        [[422, { code: 'session_expired' }], 0],
        [[500, {}], 0],
      ];
      for (const [answer, ended] of answers)
        for (const call of calls) {
          script(() => answer);
          await call();
          assert.is(await asked(), ended, `${answer[0]}`);
        }
    }));

  test('the currency of a token is the one in which it was authenticated last, for 10 minutes and at its brand', () =>
    withWallet(async ({ wallet, client, clock, script }) => {
      const currency = (token = 'session-p-1', brandId = 'luna') => wallet.lastCurrency?.({ brandId, token });
      script((call) => [200, session(call)]);
      assert.is(currency(), undefined);
      await enter(wallet, { currency: 'SEK' });
      clock.nowMs += 1;
      await enter(wallet);
      assert.is(currency(), 'EUR');
      await enter(wallet, { currency: 'SEK' });
      assert.is(currency(), 'EUR', 'the wallet was not asked again');
      await enter(wallet, { currency: 'SEK', revalidate: true });
      assert.is(currency(), 'SEK');
      const elsewhere = client.of('southstar').lastCurrency?.({ brandId: 'luna', token: 'session-p-1' });
      assert.equal([currency('session-p-2'), currency('session-p-1', 'nova'), elsewhere], Array(3).fill(undefined));
      script((call) => [200, session(call, { currency: 'NOK' })]);
      await enter(wallet, { currency: 'USD' });
      assert.is(currency(), 'SEK', 'a session in another currency than was asked for is none');
      clock.nowMs += 10 * 60_000 - 1;
      assert.is(currency(), 'SEK');
      clock.nowMs += 1;
      assert.is(currency(), undefined);
      script((call) => [200, session(call)]);
      await enter(wallet);
      script(() => [401, { code: 'session_expired' }]);
      await move(wallet, 'Debit');
      assert.is(currency(), undefined, 'the wallet has ended it');
    }));

  test('a refusal is known by its code only if that is a code, else by its status', () =>
    withWallet(async ({ wallet, script }) => {
      const cases: [body: unknown, code: string][] = [
        [{ code: 'insufficient_funds' }, 'insufficient_funds'],
        [{ code: 'error_42' }, 'error_42'],
        [{ code: 'x'.repeat(64) }, 'x'.repeat(64)],
        [{ code: 'x'.repeat(65) }, 'status 422'],
        [{ code: '' }, 'status 422'],
        [{ code: 'Denied' }, 'Denied'],
        [{ code: 'denied\n' }, 'status 422'],
        [{ code: '<script>' }, 'status 422'],
        [{ code: 42 }, 'status 422'],
        ['no', 'status 422'],
      ];
      for (const [body, code] of cases) {
        script(() => [422, body]);
        assert.is(summary(await move(wallet, 'Credit')), `refused: ${code}`);
        assert.is(summary(await wallet.cancel('c:debit', 'p-1')), `refused: ${code}`);
        assert.is(summary(await enter(wallet)), `refused: ${code}`);
      }
    }));

  test('409 to a debit is uncertain, because a copy of it arrived before; to a credit, which is repeated, it is a refusal', () =>
    withWallet(async ({ wallet, script }) => {
      for (const code of ['transaction_conflict', 'transaction_cancelled']) {
        script(() => [409, { code }]);
        assert.is(summary(await move(wallet, 'Debit')), 'uncertain: failed');
        assert.is(summary(await move(wallet, 'Credit')), `refused: ${code}`);
      }
      for (const [status, expected] of [
        [400, 'refused: status 400'],
        [408, 'uncertain: failed'],
        [410, 'refused: status 410'],
        [425, 'uncertain: failed'],
        [429, 'uncertain: failed'],
        [302, 'uncertain: failed'],
        [503, 'uncertain: failed'],
      ] as const) {
        script(() => [status, {}]);
        assert.is(summary(await move(wallet, 'Debit')), expected);
      }
    }));

  test('a reply without an end is read no further than 64 KiB, and its connection is closed', () =>
    withWallet(async ({ wallet, script }) => {
      for (const status of [200, 422]) {
        let closed = Promise.resolve();
        script(() => (response) => {
          response.writeHead(status);
          const pour = () => {
            while (!response.destroyed && response.write(' '.repeat(16_384)));
          };
          response.on('drain', pour);
          closed = new Promise((resolve) => response.on('close', resolve));
          pour();
        });
        assert.is(summary(await move(wallet, 'Debit')), 'uncertain: failed');
        await closed;
      }
    }));

  test('64 KiB count after unpacking, and exactly 64 KiB are read', () =>
    withWallet(async ({ wallet, script }) => {
      const reply = (bytes: number) => `{"balance": 1${' '.repeat(bytes - 14)}}`;
      const packed = (bytes: number) => (response: ServerResponse) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(reply(bytes)));
      script(() => packed(65_536));
      assert.is(summary(await move(wallet, 'Debit')), 'done');
      script(() => packed(65_537));
      assert.is(summary(await move(wallet, 'Debit')), 'uncertain: failed');
      script(() => packed(20_000_000));
      assert.is(summary(await move(wallet, 'Debit')), 'uncertain: failed');
    }));

  test('where the platform may not call, nothing is sent, nothing is known, and nothing is said of the wallet', () =>
    withWallet(async ({ wallet, sent, heard, script, client }) => {
      script(() => [200, { balance: 1 }]);
      assert.is(summary(await move(wallet, 'Debit')), 'done');
      const before = [sent.length, heard.length];
      client.mayCall = () => false;
      for (const call of [() => move(wallet, 'Debit'), () => move(wallet, 'Credit'), () => credit(wallet)])
        assert.is(summary(await call()), 'uncertain: failed');
      assert.is(summary(await wallet.cancel('c:debit', 'p-1')), 'uncertain: failed');
      assert.equal([sent.length, heard.length], before);
    }));
});
