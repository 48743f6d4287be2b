// A long proof: it opens pages of the elements in Chromium and Firefox.
import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { SESSION } from '../../support/with-page.ts';
import { inBoth, type Screen } from './screens.ts';
import { contribute, LUNA, pageOf, tickerText, trigger, withWorld } from './world.ts';

const OTHER = 'secret-player-9';
const ELEMENTS = new URL('../../../clients/typescript/src/elements/elements.ts', import.meta.url).href;

/** The text of everything in the page, shadow roots included. */
const ALL_TEXT = `(function all(node) { return [...node.childNodes].map((child) => (child.shadowRoot ? all(child.shadowRoot) : '') + (child.nodeType === 3 ? child.data : child.localName === 'script' ? '' : all(child))).join(' '); })(document.body)`;

suite('clients/elements/in browsers', (test) => {
  test('twenty tickers take at most two requests and one socket, and follow the pot over the socket', () =>
    withWorld(async ({ client, id, site }) => {
      const tickers = Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? `<pitboss-ticker instance="${id}" pot="${['minor', 'major', 'mega'][index % 3]}"></pitboss-ticker>`
          : '<pitboss-ticker source="comet-rush">soon</pitboss-ticker>',
      );
      site.put('/', pageOf(client.url, tickers.join(' ')));
      await inBoth(async ({ open, shows, evaluate, faults }) => {
        await open(`${site.origin}/`);
        await shows(`sockets[0]?.readyState === 1 && ${tickerText('pitboss-ticker:nth-child(2)')}?.startsWith('€5')`);
        const before = await evaluate(tickerText('pitboss-ticker[pot=minor]'));
        await contribute(client, id);
        await shows(`${tickerText('pitboss-ticker[pot=minor]')} !== ${JSON.stringify(before)}`);
        const { body } = await client.call('getTicker', { query: { instance_id: id } });
        const minor = body.pots.find((pot: { id: string }) => pot.id === 'minor');
        await shows(`${tickerText('pitboss-ticker[pot=minor]')} === '€${Number(minor.current_value).toFixed(2)}'`);
        const asked = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/frontend/')).length`;
        assert.ok(Number(await evaluate(asked)) <= 2, String(await evaluate(asked)));
        assert.is(await evaluate('sockets.length'), 1);
        assert.equal(faults, []);
      });
    }));

  test('a win is celebrated on the winner’s page alone, and nothing of another player reaches a frame or the page', () =>
    withWorld(async ({ client, id, site }) => {
      const content = `<pitboss-lobby></pitboss-lobby><pitboss-winners></pitboss-winners><pitboss-celebration></pitboss-celebration>`;
      site.put('/', pageOf(client.url, content));
      await inBoth(async ({ open, shows, evaluate, faults }) => {
        await contribute(client, id);
        await contribute(client, id, OTHER);
        await open(`${site.origin}/`);
        await shows('sockets[0]?.readyState === 1');
        await trigger(client, id, 'minor', OTHER);
        await shows('wins.length === 1');
        const overlay = `document.querySelector('pitboss-celebration').shadowRoot.querySelector('dialog')`;
        assert.is(await evaluate(`${overlay} === null`), true, 'another player has won');
        await trigger(client, id, 'major');
        await shows(`${overlay}?.open && ${overlay}.textContent.includes('You won')`);
        assert.equal(await evaluate('wins.map(({ isOwn }) => isOwn)'), [false, true]);
        const seen = `${await evaluate(ALL_TEXT)} ${await evaluate('frames_.join()')} ${await evaluate('JSON.stringify(wins)')}`;
        assert.not.match(seen, OTHER);
        assert.match(seen, '***-9');
        await evaluate(`${overlay}.querySelector('button').click()`);
        await shows(`${overlay} === null`);
        assert.equal(faults, []);
      });
    }));

  test('a player joins after a question, leaves, and reads why a request was refused', () =>
    withWorld(async ({ client, id, site }) => {
      site.put('/', pageOf(client.url, `<pitboss-opt-in instance="${id}" amounts="1 2"></pitboss-opt-in>`));
      const root = `document.querySelector('pitboss-opt-in').shadowRoot`;
      const press = (screen: Screen, text: string): Promise<unknown> =>
        screen.evaluate(
          `[...${root}.querySelectorAll('button')].findLast((one) => one.textContent === '${text}').click()`,
        );
      const has = (text: string): string =>
        `[...(${root}?.querySelectorAll('button') ?? [])].some((one) => one.textContent === '${text}')`;
      await inBoth(async (screen) => {
        await screen.open(`${site.origin}/`);
        await screen.shows(has('Join'));
        await press(screen, 'Join');
        await screen.shows(has('Confirm'));
        await screen.evaluate(`${root}.querySelector('select').value = '2'`);
        await press(screen, 'Confirm');
        await screen.shows(has('Leave'));
        const list = await client.call('listPlayerOptIns', { query: { player_id: 'p-1', brand_id: LUNA } });
        assert.equal(
          list.body.map((one: Record<string, unknown>) => [one.opted_in, one.contribution_preferences]),
          [[true, { EUR: '2' }]],
        );
        await press(screen, 'Leave');
        await screen.shows(`${root}.querySelector('dialog')?.open`);
        await press(screen, 'Leave');
        await screen.shows(has('Join'));
        const excluded = { owner_id: LUNA, players: ['p-1'], reason: 'A pause.' };
        await client.call('excludePlayers', { body: excluded });
        await press(screen, 'Join');
        await screen.shows(has('Confirm'));
        await press(screen, 'Confirm');
        await screen.shows(`${root}.querySelector('.fault')?.textContent.length > 10`);
        await client.call('readmitPlayers', {
          body: { owner_id: LUNA, players: ['p-1'], reason: 'It is over.' },
        });
      });
    }));

  test('the page returns another token when one has ended, and becomes a visitor’s when it has none', () =>
    withWorld(async ({ client, id, site, wallet }) => {
      wallet.proxy.decide = ({ kind, body }) =>
        kind === 'authenticate' && body.token !== undefined && body.token.startsWith('ended')
          ? { before: true, status: 401, body: { code: 'session_expired', detail: 'The session has ended.' } }
          : 'pass';
      site.put('/early.js', `window.session = 'ended-1';`);
      const start = pageOf(client.url, `<pitboss-ticker instance="${id}"></pitboss-ticker>`, {
        scripts: ['/early.js', '/sign-in.js', '/later.js'],
      });
      site.put('/', start);
      site.put('/later.js', `addEventListener('pitboss-signed-out', () => { window.isOut = true; });`);
      await inBoth(async ({ open, shows, evaluate }) => {
        await open(`${site.origin}/`);
        await shows('window.isOut && asked >= 2');
        assert.match(String(await evaluate(tickerText())), '€500', 'as a visitor, the page still shows values');
        await evaluate(
          `(window.session = '${SESSION}', document.querySelector('pitboss-brand').token = async () => window.session, 0)`,
        );
        await shows('sockets.at(-1).readyState === 1');
      });
    }));

  test('a light text stands until the value is known, also in a shadow root; the module can be imported on a server', async () => {
    await import(ELEMENTS);
    await withWorld(async ({ client, id, site }) => {
      site.put(
        '/nested.js',
        `class Nest extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p><pitboss-ticker instance="${id}" pot="major">wait</pitboss-ticker></p>'; } }
customElements.define('my-nest', Nest);`,
      );
      site.put(
        '/',
        pageOf(
          client.url,
          '<my-nest></my-nest><pitboss-ticker instance="00000000-0000-7000-8000-000000000000">€1,234.00</pitboss-ticker>',
          { scripts: ['/nested.js'] },
        ),
      );
      await inBoth(async ({ open, shows, evaluate, faults }) => {
        await open(`${site.origin}/`);
        await shows(
          `document.querySelector('my-nest').shadowRoot.querySelector('pitboss-ticker').shadowRoot.querySelector('.digits')?.textContent.startsWith('€50')`,
        );
        assert.is(
          await evaluate(`document.querySelector('main pitboss-brand > pitboss-ticker').innerText`),
          '€1,234.00',
        );
        assert.equal(faults, []);
      });
    });
  });
});
