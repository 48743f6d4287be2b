import * as assert from 'uvu/assert';
import document from '../../../generated/built/wallet.json' with { type: 'json' };
import type { WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { credit, enter, move, type Sent, session, summary, withWallet } from '../../support/scripted-wallet.ts';
import { suite } from '../../support/suite.ts';

const { PlayerSession, TransactionReply } = document.components.schemas;

suite('server/wallet-client/wallet-replies', (test) => {
  test('any 2xx but 202 is done if its body fits; else the error says what came and what of it did not fit', () =>
    withWallet(async ({ wallet, script, clock }) => {
      const calls: [
        name: string,
        call: () => Promise<WalletAnswer<unknown>>,
        body: (call: Sent) => object,
        fault: string,
      ][] = [
        ['E1', () => enter(wallet), (call) => session(call), "it must have required property 'id'"],
        [
          'E2',
          () => wallet.cancel('c:debit', 'p-1'),
          () => ({ balance: '1' }),
          "it must have required property 'balance'",
        ],
        ['E3', () => move(wallet, 'Debit'), () => ({ balance: 1 }), "it must have required property 'balance'"],
        [
          'E4',
          () => credit(wallet),
          () => ({ total_amount: 1, total_jackpot_amount: 1, errors: [] }),
          "it must have required property 'total_amount'",
        ],
      ];
      const detail = (answer: WalletAnswer<unknown>) =>
        answer.outcome === 'uncertain' ? answer.detail : summary(answer);
      for (const [name, call, body, fault] of calls) {
        const answered = async (status: number, text?: unknown) => {
          clock.nowMs += 3_600_000;
          script((sent) => [status, text ?? body(sent)]);
          return detail(await call());
        };
        for (const status of [200, 201, 203, 206, 207, 226])
          assert.is(await answered(status), 'done', `${name} ${status}`);
        assert.is(await answered(202), 'The wallet answered 202: it will act, but does not confirm that it did.');
        for (const [status, text, told] of [
          [204, '', 'none'],
          [200, '', 'none'],
          [201, {}, fault],
          [201, [], 'it must be object'],
          [203, '<html>', 'it is not JSON'],
          [200, '{"balance":1,"currency":"EUR","balance":2}', 'an object has a field twice'],
        ] as const)
          assert.is(await answered(status, text), `The wallet answered ${status} with an invalid body: ${told}.`);
      }
      script(() => [200, { balance: 'much' }]);
      const wrong = 'The wallet answered 200 with an invalid body: /balance must be number.';
      assert.is(detail(await move(wallet, 'Credit')), wrong);
    }));

  test('null in an optional field of a reply counts as left out, and in a required one it does not fit', () =>
    withWallet(async ({ wallet, script, clock }) => {
      const calls: [
        schema: { readonly properties: object; readonly required: readonly string[] },
        call: () => Promise<WalletAnswer<unknown>>,
        body: (call: Sent) => object,
      ][] = [
        [PlayerSession, () => enter(wallet), (call) => session(call)],
        [TransactionReply, () => move(wallet, 'Debit'), () => ({ balance: 1 })],
      ];
      for (const [{ properties, required }, call, body] of calls) {
        for (const field of Object.keys(properties)) {
          clock.nowMs += 3_600_000;
          script((sent) => [200, { ...body(sent), [field]: null }]);
          assert.is(summary(await call()), required.includes(field) ? 'uncertain: failed' : 'done', field);
        }
      }
    }));

  test('a wallet that answers byte by byte, or not at all, is waited for no longer when the platform stops', () =>
    withWallet(async ({ wallet, script, calls, sent }) => {
      const begun = new Promise<void>((resolve) => {
        let left = 2;
        const arrived = () => {
          left -= 1;
          if (left === 0) resolve();
        };
        script(({ path }) => (response) => {
          if (path === 'transactions') response.writeHead(200).write('{');
          arrived();
        });
      });
      const answers = Promise.all([move(wallet, 'Debit'), wallet.cancel('c:debit', 'p-1')]);
      await begun;
      calls.abortAll();
      for (const answer of [...(await answers), await enter(wallet)]) {
        assert.is(summary(answer), 'uncertain: timeout');
        assert.match(JSON.stringify(answer), 'The platform is shutting down and no longer waits for the wallet.');
      }
      assert.is(sent.length, 2, 'nothing is sent any more');
    }));

  test('a refusal passes on what the wallet says: one line, bounded, without markup or a secret', () =>
    withWallet(async ({ wallet, script }) => {
      const cases: [body: unknown, words: string | undefined][] = [
        [{ code: 'self_excluded', detail: 'Self-excluded until May.' }, 'Self-excluded until May.'],
        [{ detail: ' a\r\n\u0000b\u202ec\u2028d\ud800 ' }, 'a b c d\ufffd'],
        [{ detail: 'x'.repeat(1000) }, 'x'.repeat(300)],
        [{ detail: '\u{1F3B0}'.repeat(400) }, '\u{1F3B0}'.repeat(300)],
        [{ title: 'No.' }, 'No.'],
        [{ code: 'FORBIDDEN', message: 'x' }, 'x'],
        [{ detail: 'It is late.', message: 'No.' }, 'It is late.'],
        [{ detail: '', message: 'No.', title: 'Never.' }, 'No.'],
        [{ message: '<b>no</b>' }, undefined],
        [{ message: 'It knows a-secret-of-both-sides.' }, undefined],
        [{ detail: '\n', title: 'No.' }, 'No.'],
        [{ detail: '<script>alert(1)</script>', title: 'No.' }, 'No.'],
        [{ detail: 'It knows a-secret-of-both-sides.' }, undefined],
        [{ detail: 'The session session-p-1 has ended.' }, undefined],
        [{ detail: 42 }, undefined],
        ['<html>Blocked</html>', undefined],
        ['Blocked', undefined],
        [null, undefined],
      ];
      for (const status of [400, 402, 403, 404, 410, 422, 451])
        for (const [body, words] of cases) {
          script(() => [status, body === null ? 'null' : body]);
          for (const answer of [await enter(wallet), await move(wallet, 'Debit', 'p-1', 'session-p-1')]) {
            assert.ok(answer.outcome === 'refused');
            assert.equal([answer.words, answer.ofPlatform], [words, undefined], JSON.stringify(body));
          }
        }
    }));

  test('a code is passed on as the wallet sent it, unless it has another form or a secret in it', () =>
    withWallet(async ({ wallet, script }) => {
      const codes = ['FORBIDDEN', 'RG.Limit:daily-2', 'self_excluded', '4031', 'x'.repeat(64)];
      for (const code of codes) {
        script(() => [403, { code, message: 'x' }]);
        for (const call of [() => enter(wallet), () => move(wallet, 'Debit'), () => wallet.cancel('c:debit', 'p-1')])
          assert.is(summary(await call()), `refused: ${code}`);
      }
      const withheld = ['a-secret-of-both-sides', 'E:a-secret-of-both-sides', 'E:session-p-1'];
      for (const code of ['', 'x'.repeat(65), 'No!', 'a b', 'é', 403, null, ...withheld]) {
        script(() => [403, { code }]);
        assert.is(summary(await enter(wallet)), 'refused: status 403', String(code));
      }
      script(() => [403, '{"code":"self_excluded","code":"limit_exceeded"}']);
      assert.is(summary(await move(wallet, 'Debit')), 'refused: status 403', 'of two codes, none');
    }));

  test('no words are passed on of a debit whose session is no longer known, and its token is in no call', () =>
    withWallet(async ({ wallet, script, sent }) => {
      script(() => [403, { code: 'self_excluded', detail: 'The session session-p-1 is excluded.' }]);
      for (const token of [undefined, '', 'session-p-1'])
        assert.equal(await move(wallet, 'Debit', 'p-1', token), { outcome: 'refused', code: 'self_excluded' });
      assert.not.match(JSON.stringify(sent), 'session-p-1');
    }));

  test('a wallet that does not accept the platform is distinguished from one that refuses a player', () =>
    withWallet(async ({ wallet, script }) => {
      const cases: [status: number, body: unknown, ofPlatform: true | undefined][] = [
        [401, {}, true],
        [401, '<html>', true],
        [401, { code: 'token_invalid' }, true],
        [403, { code: 'signature_invalid' }, true],
        [400, { code: 'token_missing' }, true],
        [401, { code: 'session_expired' }, undefined],
        [401, { code: 'account_blocked' }, undefined],
        [403, {}, undefined],
      ];
      for (const [status, body, ofPlatform] of cases)
        for (const call of [() => enter(wallet), () => move(wallet, 'Debit'), () => wallet.cancel('c:debit', 'p-1')]) {
          script(() => [status, body]);
          const answer = await call();
          assert.ok(answer.outcome === 'refused');
          assert.is(answer.ofPlatform, ofPlatform, `${status} ${JSON.stringify(body)}`);
        }
    }));
});
