import type { Client } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { type Page, SESSION, withPage } from '../../support/with-page.ts';
import { policyFor, type Site, withSite } from './screens.ts';

export const LUNA = 'northstar:luna';

/** Counts sockets before the elements are loaded; a policy allows scripts of the page's own server. */
const COUNT = `
window.sockets = [];
const Real = WebSocket;
window.WebSocket = class extends Real { constructor(...args) { super(...args); window.sockets.push(this); this.addEventListener('message', ({ data }) => (window.frames_ ??= []).push(data)); } };
`;
const SIGN_IN = `
const brand = document.querySelector('pitboss-brand');
window.asked = 0;
brand.token = async () => { window.asked += 1; return window.session ?? '${SESSION}'; };
window.wins = [];
addEventListener('pitboss-win', ({ detail }) => window.wins.push(detail));
`;

/** A page of elements for a platform. */
export const pageOf = (
  url: string,
  content: string,
  { attributes = '', root = '', scripts = ['/sign-in.js'] } = {},
): string =>
  `<!doctype html><html lang="en" ${root}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lobby</title>
<script src="/count.js"></script><script type="module" src="${url}/embed/pitboss-elements.js"></script>
${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('')}
<main><h1>Lobby</h1><pitboss-brand base="${url}" brand="${LUNA}" currency="EUR" player="p-1" country="MT" ${attributes}>${content}</pitboss-brand></main></html>`;

export type World = Page & { readonly site: Site };

export const withWorld = (work: (world: World) => Promise<void>): Promise<void> =>
  withPage((page) =>
    withSite(policyFor(page.client.url), async (site) => {
      const body = { cors_origin_list: [{ pattern: site.origin, match_mode: 'Exact' }] };
      await page.client.call('setCorsOrigins', { body });
      site.put('/count.js', COUNT);
      site.put('/sign-in.js', SIGN_IN);
      await work({ ...page, site });
    }),
  );

export const contribute = (client: Client, id: string, player = 'p-1'): Promise<unknown> =>
  client.call('contributeToInstance', {
    body: contribution(id, { player_id: player, token: `session-${player}` }),
  });

/** Has a player win a pot. */
export const trigger = (client: Client, id: string, pot: string, player = 'p-1'): Promise<unknown> =>
  client.call('triggerWin', {
    body: { instance_id: id, pot_id: pot, brand_id: LUNA, player_id: player, source_id: 'comet-rush' },
  });

/** The value that a ticker shows. */
export const tickerText = (selector = 'pitboss-ticker'): string =>
  `document.querySelector('${selector}').shadowRoot?.querySelector('.digits')?.textContent`;
