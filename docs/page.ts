/** One page of the documentation. */
export type Page = {
  /** Absolute, as the server serves it. Links are written the same way, and made relative in the output. */
  readonly address: string;
  readonly type: string;
  /** Text, or the bytes of a picture. */
  readonly content: string | Uint8Array;
};

export const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  json: 'application/json; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
} as const;

export const START = '/docs';
export const PROBLEMS = '/problems';

/** The links in the bar at the top of every page. */
const BAR = [
  ['Guides', `${START}#guides`],
  ['Reference', `${START}#reference`],
  ['Problems', PROBLEMS],
] as const;

/** An HTML page: the bar, then its own content. `script` is the address of a module that draws the page; such a page needs no `<main>`. */
export const htmlPage = (page: {
  readonly address: string;
  readonly title: string;
  readonly main: string;
  readonly script?: string;
}): Page => {
  const { address, title, main, script } = page;
  const bar = BAR.map(([name, to]) => `<a href="${to}">${name}</a>`).join('');
  const skip = script === undefined ? '<a class="skip" href="#main">Skip to content</a>\n' : '';
  const module = script === undefined ? '' : `\n<script type="module" src="${script}"></script>`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Pitboss</title>
<link rel="icon" href="${START}/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${START}/style.css">
</head>
<body>
${skip}<header class="bar"><a class="home" href="${START}">Pitboss <span>documentation</span></a><nav aria-label="Documentation">${bar}</nav></header>
${main}${module}
</body>
</html>
`;
  return { address, type: TYPES.html, content: relativeLinks(html, address) };
};

/** Makes absolute links relative, so that they also work behind a proxy that serves the platform below a path. */
const relativeLinks = (html: string, from: string): string =>
  html.replaceAll(/ (href|src)="(\/[^"]*)"/g, (_, name, to) => ` ${name}="${relativeAddress(from, to)}"`);

/** The relative link from one address to another: from `/docs/jackpots` to `/problems/x` it is `../problems/x`. */
export const relativeAddress = (from: string, to: string): string => {
  const [path = '', fragment] = to.split('#', 2);
  const start = from.split('/').slice(1, -1);
  const end = path.split('/').slice(1);
  while (start.length > 0 && end.length > 1 && start[0] === end[0]) {
    start.shift();
    end.shift();
  }
  const way = [...start.map(() => '..'), ...end].join('/');
  return fragment === undefined ? way : `${path === from ? '' : way}#${fragment}`;
};

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A heading or a tag as it appears in an address. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Prose of the specs and the registry may use code spans and emphasis, and no other Markdown. */
export const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
