// A long proof: platforms restart, networks are slow, and a day of updates is played, in browsers.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { withPrograms } from '../../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { inBoth, inChromium, policyFor, withSite } from './screens.ts';
import { contribute, pageOf, tickerText, withWorld } from './world.ts';

/** A day of JackpotUpdates of 20 jackpots, one every three seconds each. */
const DAY_UPDATES = (86_400 / 3) * 20;

/** Elements of the page, those in shadow roots included. */
const ELEMENTS = `(function count(root) { return [...root.querySelectorAll('*')].reduce((sum, one) => sum + 1 + (one.shadowRoot ? count(one.shadowRoot) : 0), 0); })(document)`;

suite('clients/elements/steady', (test) => {
  test('when the server is killed, values turn old; when it is back, they are current, without a reload', () =>
    withFolder((folder) =>
      withPrograms(async (startProgram) => {
        const serve = (port: string) =>
          startProgram(['serve', '--port', port, '--data', join(folder, 'data')], {
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          });
        let program = await serve('0');
        const { url } = program;
        const client = new Client(url);
        await client.login();
        await registerOwners(client);
        const { id } = await openJackpot(client);
        await withSite(policyFor(url), async (site) => {
          await client.call('setCorsOrigins', {
            body: { cors_origin_list: [{ pattern: site.origin, match_mode: 'Exact' }] },
          });
          site.put('/count.js', '');
          site.put('/', pageOf(url, `<pitboss-ticker instance="${id}" pot="minor"></pitboss-ticker>`, { scripts: [] }));
          await inBoth(async ({ open, shows, evaluate }) => {
            await open(`${site.origin}/`);
            await shows(`${tickerText()}?.startsWith('€')`);
            const before = await evaluate(tickerText());
            await program.end('SIGKILL');
            await shows(`document.querySelector('pitboss-ticker').hasAttribute('old')`);
            assert.is(await evaluate(tickerText()), before);
            program = await serve(new URL(url).port);
            await contribute(client, id);
            await shows(
              `!document.querySelector('pitboss-ticker').hasAttribute('old') && ${tickerText()} !== '${before}'`,
            );
          });
        });
      }),
    ));

  test('values without news turn old, and are current again after a break; a hidden page asks for nothing', () =>
    withWorld(async ({ client, id, site }) => {
      site.put('/', pageOf(client.url, `<pitboss-ticker instance="${id}" pot="minor"></pitboss-ticker>`));
      await inChromium(async ({ page, open, shows, evaluate }) => {
        await open(`${site.origin}/`);
        await shows(`sockets[0]?.readyState === 1 && ${tickerText()}?.startsWith('€5')`);
        const ticker = `document.querySelector('pitboss-ticker')`;
        const minor = async (): Promise<string> => {
          const { body } = await client.call('getTicker', { query: { instance_id: id } });
          return `€${(Math.floor(Number(body.pots[0].current_value) * 100) / 100).toFixed(2)}`;
        };
        await page.context().setOffline(true);
        await evaluate('sockets.at(-1).close()');
        await shows(`${ticker}.hasAttribute('old')`);
        await contribute(client, id);
        await page.context().setOffline(false);
        await shows(`!${ticker}.hasAttribute('old') && ${tickerText()} === '${await minor()}'`);
        await shows('sockets.at(-1).readyState === 1');
        const hide = (hidden: boolean): Promise<unknown> =>
          evaluate(
            `(Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true }), document.dispatchEvent(new Event('visibilitychange')), 0)`,
          );
        await hide(true);
        await shows('sockets.every(({ readyState }) => readyState > 1)');
        const asked = `performance.getEntriesByType('resource').length + sockets.length`;
        const before = await evaluate(asked);
        await contribute(client, id);
        await evaluate('new Promise((resolve) => setTimeout(resolve, 7000))');
        assert.is(await evaluate(asked), before);
        await hide(false);
        await shows(`${tickerText()} === '${await minor()}' && sockets.at(-1).readyState === 1`);
      });
    }));

  test('a day of updates of twenty jackpots leaves no more elements, listeners or memory than its first hour', () =>
    withWorld(async ({ client, id, site }) => {
      // A socket that the test speaks through: the day takes minutes.
      site.put(
        '/fake.js',
        `window.WebSocket = class extends EventTarget { static OPEN = 1; readyState = 1; constructor() { super(); window.fake = this; setTimeout(() => this.onopen?.()); } send() {} close() {} };`,
      );
      site.put(
        '/',
        pageOf(client.url, '<pitboss-lobby></pitboss-lobby><pitboss-celebration></pitboss-celebration>', {
          scripts: ['/fake.js', '/sign-in.js'],
        }),
      );
      await inBoth(async ({ page, open, shows, evaluate }) => {
        await open(`${site.origin}/`);
        await shows('window.fake?.onmessage');
        const { body } = await client.call('getTicker', { query: { instance_id: id } });
        await evaluate(`(window.ticker = ${JSON.stringify(body)}, window.count = 0, window.play = async (updates) => {
          for (let index = 0; index < updates; index += 1) {
            count += 1;
            const pots = ticker.pots.map((pot) => ({ ...pot, current_value: (5 + (count % 5000) / 100).toFixed(2) }));
            fake.onmessage({ data: JSON.stringify({ source: 'pitboss', msg_type: 'Event', event_type: 'JackpotUpdate', seq: count, timestamp: Date.now(), data: { ...ticker, pots } }) });
            if (index % 500 === 0) await new Promise(requestAnimationFrame);
          }
        }, 0)`);
        const session = await page?.context().newCDPSession(page);
        /** Firefox counts its elements, Chromium listeners and memory too. */
        const weigh = async () => {
          await session?.send('HeapProfiler.collectGarbage');
          const { jsEventListeners = 0 } = (await session?.send('Memory.getDOMCounters')) ?? {};
          const { usedSize = 0 } = (await session?.send('Runtime.getHeapUsage')) ?? {};
          return { elements: Number(await evaluate(ELEMENTS)), jsEventListeners, usedSize };
        };
        await evaluate(`play(${DAY_UPDATES / 24})`);
        const first = await weigh();
        await evaluate(`play(${(DAY_UPDATES / 24) * 23})`);
        const last = await weigh();
        assert.ok(first.elements > 20, `${first.elements}`);
        assert.ok(last.elements <= first.elements + 10, `${first.elements} ${last.elements} elements`);
        assert.ok(
          last.jsEventListeners <= first.jsEventListeners + 5,
          `${first.jsEventListeners} ${last.jsEventListeners}`,
        );
        assert.ok(last.usedSize <= first.usedSize + 1_000_000, `${first.usedSize} ${last.usedSize} bytes`);
      });
    }));

  test('on a slow phone network, the page is there at once and the values follow', () =>
    withWorld(async ({ client, id, site }) => {
      site.put(
        '/',
        pageOf(client.url, `<pitboss-lobby></pitboss-lobby><pitboss-ticker instance="${id}">soon</pitboss-ticker>`),
      );
      await inChromium(async ({ page, open, shows }) => {
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        const modules = new Set<string>();
        let bytes = 0;
        session.on('Network.requestWillBeSent', ({ requestId, request }) => {
          if (request.url.includes('/embed/')) modules.add(requestId);
        });
        session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          if (modules.has(requestId)) bytes += encodedDataLength;
        });
        // Browsers call it slow 3G.
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 400,
          downloadThroughput: 50_000,
          uploadThroughput: 50_000,
        });
        await open(`${site.origin}/`);
        await shows(`${tickerText()}?.startsWith('€500')`);
        assert.ok(bytes > 5_000 && bytes < 20_000, `${bytes}`);
      });
    }));
});
