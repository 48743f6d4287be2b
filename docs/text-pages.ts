import { readFileSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { escaped, htmlPage, type Page, slug, TYPES } from './page.ts';

/** Texts of the repository that are also pages. */
export const TEXTS = [
  { file: 'docs/guides/integrator.md', address: '/docs/guides/integrator' },
  { file: 'docs/guides/jackpots.md', address: '/docs/guides/jackpots' },
  { file: 'docs/guides/simulator.md', address: '/docs/guides/simulator' },
  { file: 'docs/guides/bonuses.md', address: '/docs/guides/bonuses' },
  { file: 'docs/guides/vip.md', address: '/docs/guides/vip' },
  { file: 'docs/guides/lobby.md', address: '/docs/guides/lobby' },
  { file: 'docs/guides/back-office.md', address: '/docs/guides/back-office' },
  { file: 'docs/guides/console.md', address: '/docs/guides/console' },
  { file: 'docs/guides/install.md', address: '/docs/guides/install' },
  { file: 'docs/guides/operator.md', address: '/docs/guides/operator' },
  { file: 'docs/guides/backups.md', address: '/docs/guides/backups' },
  { file: 'docs/guides/high-availability.md', address: '/docs/guides/high-availability' },
  { file: 'docs/guides/many-servers.md', address: '/docs/guides/many-servers' },
  { file: 'docs/guides/commands.md', address: '/docs/guides/commands' },
  { file: 'docs/guides/settings.md', address: '/docs/guides/settings' },
  { file: 'docs/guides/randomness.md', address: '/docs/guides/randomness' },
  { file: 'docs/guides/retention.md', address: '/docs/guides/retention' },
  { file: 'docs/guides/proof.md', address: '/docs/guides/proof' },
  { file: 'docs/guides/rotation.md', address: '/docs/guides/rotation' },
  { file: 'docs/guides/what-to-watch.md', address: '/docs/guides/what-to-watch' },
  { file: 'docs/guides/when-it-breaks.md', address: '/docs/guides/when-it-breaks' },
  { file: 'docs/guides/measured.md', address: '/docs/guides/measured' },
  { file: 'docs/CONTRIBUTING.md', address: '/docs/guides/contributor' },
  { file: 'clients/typescript/README.md', address: '/docs/sdk' },
  { file: 'codegen/README.md', address: '/docs/toolchain' },
  { file: 'codegen/docs/tutorial.md', address: '/docs/toolchain/tutorial' },
  { file: 'codegen/docs/server.md', address: '/docs/toolchain/server' },
  { file: 'codegen/docs/front-ends.md', address: '/docs/toolchain/front-ends' },
  { file: 'codegen/docs/architecture.md', address: '/docs/toolchain/architecture' },
  { file: 'docs/ARCHITECTURE.md', address: '/docs/architecture' },
  { file: 'platform/README.md', address: '/docs/architecture/platform' },
  { file: 'db/engine/README.md', address: '/docs/architecture/store' },
  { file: 'db/ledger/README.md', address: '/docs/architecture/ledger' },
  { file: 'server/README.md', address: '/docs/architecture/server' },
  { file: 'server/http/README.md', address: '/docs/architecture/requests' },
  { file: 'server/login/README.md', address: '/docs/architecture/who-called' },
  { file: 'server/delivery/README.md', address: '/docs/architecture/events' },
  { file: 'server/peers/README.md', address: '/docs/architecture/many-servers' },
  { file: 'clients/README.md', address: '/docs/architecture/clients' },
  { file: 'console/README.md', address: '/docs/console-design' },
  { file: 'docs/SECURITY.md', address: '/docs/security' },
  { file: 'CHANGELOG.md', address: '/docs/changelog' },
] as const;

/** The texts as pages, each followed by its pictures. */
export const textPages = (root: string): Page[] =>
  TEXTS.flatMap(({ file, address }) => {
    const pictures: Page[] = [];
    /** A picture is next to its text, and so is its page. */
    const pictureAt = (href: string): Page => {
      const source = join(root, dirname(file), href);
      const place = join(dirname(address), href);
      const picture = pictureOf(source, place);
      if (picture === undefined) throw new Error(`${file} shows ${href}: a picture must be an SVG or a PNG.`);
      pictures.push(picture);
      return picture;
    };
    const { html, title } = render(file, readFileSync(join(root, file), 'utf8'), pictureAt);
    return [htmlPage({ address, title, main: html }), ...pictures];
  });

const pictureOf = (source: string, address: string): Page | undefined => {
  if (extname(source) === '.svg') return { address, type: TYPES.svg, content: readFileSync(source, 'utf8') };
  if (extname(source) === '.png') return { address, type: TYPES.png, content: readFileSync(source) };
  return undefined;
};

type Heading = { readonly id: string; readonly html: string };

/** A text with this many chapters starts with a list of them. */
const CHAPTERS_MIN = 4;

const render = (file: string, markdown: string, pictureAt: (href: string) => Page): { html: string; title: string } => {
  const chapters: Heading[] = [];
  const ids = new Set<string>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${html}</h1>\n${CONTENTS}\n`;
        const id = slug(text);
        if (ids.has(id)) throw new Error(`${file}: two headings are “${text}”; reword one.`);
        ids.add(id);
        if (depth === 2) chapters.push({ id, html });
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escaped(addressIn(file, href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        return imageOf(pictureAt(href), text);
      },
      code({ text }: Tokens.Code) {
        // Focusable, so that long lines can be scrolled from the keyboard.
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const inCell = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens);
        const head = header.map((cell) => `<th scope="col">${inCell(cell)}</th>`).join('');
        const body = rows.map((cells) => {
          const own = cells.map((cell, column) => `<td${columnName(header[column], column)}>${inCell(cell)}</td>`);
          return `<tr>${own.join('')}</tr>`;
        });
        const named = header.some(({ text }) => text !== '');
        return `<div class="wide"><table>
${named ? `<thead><tr>${head}</tr></thead>\n` : ''}<tbody>
${body.join('\n')}
</tbody>
</table></div>
`;
      },
    },
  });
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`${file} has no title: start it with “# ”.`);
  const html = marked.parse(markdown, { async: false });
  return { html: `<main id="main" class="text">\n${html.replace(CONTENTS, contentsOf(chapters))}</main>`, title };
};

/** A picture in its own size. Its description is read out with its name, since screen readers do not look into an image. */
const imageOf = ({ address, content }: Page, name: string): string => {
  if (typeof content !== 'string') return photographOf(address, content, name);
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(content) ?? [];
  const [, description = ''] = /<desc[^>]*>([^<]*)<\/desc>/.exec(content) ?? [];
  if (width === '' || description === '') throw new Error(`${address} needs a viewBox and a description.`);
  const alt = `${escaped(name)}. ${description.replaceAll('"', '&quot;')}`;
  return `<img src="${address}" alt="${alt}" width="${width}" height="${height}">`;
};

/** A picture of a screen. A PNG begins with its size; the text describes it. */
const photographOf = (address: string, content: Uint8Array, description: string): string => {
  const bytes = new DataView(content.buffer, content.byteOffset);
  if (description.length < 20) throw new Error(`${address} needs a description of what it shows.`);
  const size = `width="${bytes.getUint32(16)}" height="${bytes.getUint32(20)}"`;
  return `<img src="${address}" alt="${escaped(description)}" ${size} loading="lazy">`;
};

/** On a phone, where a row's cells are stacked, each is labelled with its column. */
const columnName = (header: Tokens.TableCell | undefined, column: number): string =>
  column === 0 || header === undefined || header.text === '' ? '' : ` data-column="${escaped(header.text)}"`;

const CONTENTS = '<!-- contents -->';

const contentsOf = (chapters: readonly Heading[]): string =>
  chapters.length < CHAPTERS_MIN
    ? ''
    : `<nav class="contents" aria-label="On this page"><ul>\n${chapters
        .map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>`)
        .join('\n')}\n</ul></nav>`;

/** A link to another file becomes a link to its page; URLs and fragments are left alone. */
const addressIn = (file: string, href: string): string => {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return href;
  const [path = '', fragment] = href.split('#', 2);
  const target = normalize(join(dirname(file), path));
  const text = TEXTS.find((candidate) => candidate.file === target);
  if (text === undefined)
    throw new Error(`${file} links to ${target}, which is not a page; mention it without a link.`);
  return fragment === undefined ? text.address : `${text.address}#${fragment}`;
};
