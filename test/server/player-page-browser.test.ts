// A long proof: it needs a browser.
import type { Page as BrowserPage } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inBrowser } from '../support/in-browser.ts';
import { optInEvents, wish } from '../support/opting-in.ts';
import { suite } from '../support/suite.ts';
import { type Page, SESSION, withPage } from '../support/with-page.ts';

const QUERY = { source_id: 'comet-rush', brand_id: 'northstar:luna', player_id: 'p-1', country_code: 'MT' };

/** The part of a reply that a page's script sees: the browser hides the rest. */
type Seen = { readonly status: number; readonly code?: string; readonly headers: Readonly<Record<string, string>> };

/** Calls from the page; `refused` when its browser does not let it. */
const callFrom = (page: BrowserPage, address: string, init: object): Promise<Seen | 'refused'> =>
  page.evaluate(
    async ({ address, init }) => {
      const response = await fetch(address, init).catch(() => undefined);
      if (response === undefined) return 'refused' as const;
      const text = await response.text();
      const { code } = text === '' ? {} : JSON.parse(text);
      return { status: response.status, code, headers: Object.fromEntries(response.headers) };
    },
    { address, init },
  );

/** F5 and F6 as a script writes them. */
const callsOf = (
  { client, id }: Page,
  token = SESSION,
): Readonly<Record<'jackpot' | 'optIn', readonly [address: string, init: object]>> => {
  const authorization = `Bearer ${token}`;
  return {
    jackpot: [`${client.url}/frontend/jackpot?${new URLSearchParams(QUERY)}`, { headers: { authorization } }],
    optIn: [
      `${client.url}/frontend/opt-in`,
      {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'k-1' },
        body: JSON.stringify(wish(id)),
      },
    ],
  };
};

suite('server/player-page in a browser', (test) => {
  test('F5 F6 a browser lets the pages of an allowed origin call, and those of no other', () =>
    withPage((page) =>
      inBrowser(async (browser, origin) => {
        const { jackpot, optIn } = callsOf(page);
        assert.is(await callFrom(browser, ...jackpot), 'refused');
        assert.is(await callFrom(browser, ...optIn), 'refused');
        assert.equal(page.wallet.proxy.calls, [], 'nothing was sent but the question whether it may be');
        const cors_origin_list = [{ pattern: origin, match_mode: 'Exact' }];
        await page.client.call('setCorsOrigins', { body: { cors_origin_list } });
        assert.is(Object(await callFrom(browser, ...jackpot)).status, 200);
        assert.is(Object(await callFrom(browser, ...optIn)).status, 200);
        const again = Object(await callFrom(browser, ...optIn));
        assert.equal([again.status, again.headers['idempotent-replayed']], [200, 'true']);
        assert.equal(optInEvents(page.data), [['p-1', true, null]]);

        // The page reads why it was refused, and how long it has to wait.
        const stranger = callsOf(page, 'nobody');
        for (const call of [stranger.jackpot, stranger.optIn])
          assert.is(Object(await callFrom(browser, ...call)).code, 'session_expired');
        page.wallet.proxy.decide = () => 'hang before';
        assert.is(Object(await callFrom(browser, ...callsOf(page, 'session-p-3').jackpot)).code, 'wallet_timeout');
        page.wallet.proxy.decide = () => 'pass';
        for (let times = 2; times < 100; times += 1) await page.jackpot({}, { token: 'nobody' });
        const waits = Object(await callFrom(browser, ...jackpot));
        assert.equal([waits.status, waits.code], [429, 'too_many_requests']);
        for (const name of ['retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id'])
          assert.ok(waits.headers[name], name);

        await page.client.call('removeCorsOrigins', { body: { cors_origin_list: [origin] } });
        // Chromium remembers that it may ask, and refuses to show the answer.
        assert.is(await callFrom(browser, ...jackpot), 'refused');
      }),
    ));
});
