// A long proof: it runs the client in Chromium.
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { root } from '../../cli/program.ts';
import { newSecret } from '../../support/destinations.ts';
import { inBrowser, runInPage } from '../../support/in-browser.ts';
import { suite } from '../../support/suite.ts';

/** Verifies what the page is given, and serves a wallet and webhooks with `Request` and `Response`. */
const PAGE = `
import { fetchHandler, onWebhook, verifyWebhook } from './pitboss.ts';
import { createWallet, memoryStore, refuse } from './wallet/wallet.ts';

globalThis.verify = async (body, headers, secret) => {
  const verified = await verifyWebhook(body, headers, { secret }).catch((error) => error);
  return verified.code ?? verified.event.player_id;
};
globalThis.receive = async (body, headers, secret) => {
  const heard = [];
  const handle = fetchHandler(onWebhook({ WinEvent: ({ player_id }) => heard.push(player_id) }, { secret }));
  const send = () => handle(new Request('https://edge.example/hooks', { method: 'POST', body, headers }));
  return [(await send()).status, (await send()).status, ...heard];
};
globalThis.serveWallet = async (body, headers, secret) => {
  const wallet = createWallet({
    secret, store: memoryStore(), authenticate: async () => undefined, debit: async () => refuse('player_unknown'),
    credit: async () => 1n, reverse: async () => 0n, balance: async () => 0n,
  });
  const request = new Request('https://edge.example/wallet/transactions', { method: 'POST', body, headers });
  const answer = await fetchHandler(wallet)(request);
  return [answer.status, (await answer.json()).balance];
};
`;

const signed = (webhook: Webhook, body: string): Record<string, string> => {
  const at = new Date();
  return {
    'content-type': 'application/json',
    'webhook-id': 'm-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': webhook.sign('m-1', at, body),
  };
};

suite('clients/typescript/webhooks-in-browser', (test) => {
  test('verifies and receives webhooks, and serves a wallet, with what browsers and edge runtimes have', async () => {
    // WebCrypto is there only on pages from a trustworthy origin.
    await inBrowser(async (page) => {
      await runInPage(page, PAGE, join(root, 'clients/typescript/src'));
      const call = (name: string, ...words: readonly unknown[]) =>
        page.evaluate(`${name}(${words.map((word) => JSON.stringify(word)).join(', ')})`);
      const secret = newSecret();
      const win = JSON.stringify({ event_type: 'WinEvent', player_id: 'p-1', data: {} });
      const headers = signed(new Webhook(secret), win);
      assert.is(await call('verify', win, headers, secret), 'p-1');
      assert.is(await call('verify', win, headers, newSecret()), 'signature_invalid');
      assert.equal(await call('receive', win, headers, secret), [204, 204, 'p-1']);
      const credit = JSON.stringify({
        ...{ player_id: 'p-1', transaction_id: 'w-1:0', transaction_type: 'Credit', provider_id: 'pitboss' },
        ...{ amount: 1, jackpot_amount: 1, source_id: 'comet', gameround_id: 'r-1', currency: 'EUR' },
      });
      const own = signed(new Webhook('s3cret', { format: 'raw' }), credit);
      const authentic = { ...own, authorization: 'Bearer s3cret' };
      assert.equal(await call('serveWallet', credit, authentic, 's3cret'), [200, 0.000001]);
    });
  });
});
