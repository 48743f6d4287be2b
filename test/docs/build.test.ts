import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { build } from '../../docs/build.ts';
import { relativeAddress } from '../../docs/page.ts';
import { problems } from '../../generated/problems.gen.ts';
import { root } from '../cli/program.ts';
import { inFull } from '../support/in-full.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { contentOf, folder, operationsIn, references, served } from './pages.ts';

const HERE = 'http://here';

/** The links of a page: in its HTML, and in the prose that Redoc draws. */
const linksIn = (address: string): URL[] => {
  const page = served().get(address);
  const html = page === undefined ? '' : contentOf(page);
  const drawn = JSON.stringify(references().get(address) ?? '');
  return [
    ...[...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link = '']) => link),
    ...[...drawn.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link),
  ].map((link) => new URL(link, `${HERE}${address}`));
};

suite('docs/build', (test) => {
  inFull(test)('the same sources give the same bytes', () =>
    withFolder(async (temporary) => {
      const again = join(temporary, 'docs');
      build(root, again);
      const files = globSync('**/*.*', { cwd: folder }).sort();
      assert.ok(files.length > 100);
      assert.equal(globSync('**/*.*', { cwd: again }).sort(), files);
      const other = files.filter((file) => !readFileSync(join(folder, file)).equals(readFileSync(join(again, file))));
      assert.equal(other, [], 'dist/docs is older than its sources: run “make docs”');
    }),
  );

  test('every file has a compressed copy, and an etag of its content', () => {
    const etags = new Set<string>();
    for (const [address, page] of served()) {
      assert.is(gunzipSync(readFileSync(join(folder, `${page.file}.gz`))).toString(), contentOf(page), address);
      etags.add(page.etag);
    }
    assert.is(etags.size, served().size);
  });

  test('every spec has a page, and bundled downloads as YAML and JSON', () => {
    const files = globSync('spec/*/{openapi,asyncapi}.yaml', { cwd: root });
    assert.ok(files.length >= 5);
    assert.is(references().size, files.length);
    for (const file of files) {
      const section = basename(dirname(file));
      const kind = basename(file, '.yaml');
      const address = kind === 'openapi' ? `/docs/${section}` : `/docs/${section}/events`;
      assert.ok(references().has(address), address);
      const [yaml, json] = ['yaml', 'json'].map((extension) => {
        const page = served().get(`/docs/${section}/${kind}.${extension}`);
        assert.ok(page !== undefined, `${section} ${extension}`);
        return contentOf(page);
      });
      assert.equal(parse(yaml ?? ''), JSON.parse(json ?? ''), file);
      assert.not.match(json ?? '', /"\$ref": "(?!#\/)/, `${file} refers to nothing outside`);
    }
  });

  test('every problem has its page, with its status and what to do, and every operation that gives it', () => {
    for (const [code, problem] of Object.entries(problems)) {
      const { status, title } = problem;
      const page = served().get(`/problems/${code}`);
      assert.ok(page !== undefined, code);
      const html = contentOf(page);
      assert.match(html, `<strong>${status}</strong>`);
      assert.match(html.replaceAll('<code>', '`').replaceAll('</code>', '`').replaceAll('&quot;', '"'), title, code);
      assert.is(html.includes('<h2>Where</h2>'), 'fields' in problem, code);
      for (const document of references().values())
        for (const { operationId, 'x-problems': given = [] } of operationsIn(document))
          assert.is(html.includes(`<code>${operationId}</code>`), given.includes(code), `${code}: ${operationId}`);
    }
    const addresses = [...served().keys()].filter((address) => address.startsWith('/problems/'));
    assert.equal(addresses.map((address) => address.slice('/problems/'.length)).sort(), Object.keys(problems).sort());
  });

  test('no link is dead: every page and heading exists, and nothing is loaded from another host', () => {
    let links = 0;
    const dead: string[] = [];
    for (const [address, page] of served()) {
      if (!page.type.startsWith('text/html')) continue;
      for (const { origin, pathname, hash, href } of linksIn(address)) {
        if (href.startsWith('mailto:')) continue;
        if (origin !== HERE) {
          dead.push(`${address} leads away: ${href}`);
          continue;
        }
        links += 1;
        const target = served().get(pathname);
        if (target === undefined) dead.push(`${address} → ${pathname}`);
        else if (references().has(pathname)) {
          // Anchors drawn by Redoc are checked in the browser test, against the menu.
          if (hash !== '' && !hash.startsWith('#/')) dead.push(`${address} → ${pathname}${hash}`);
        } else if (hash !== '' && !contentOf(target).includes(` id="${hash.slice(1)}"`))
          dead.push(`${address} → ${pathname}${hash}`);
      }
    }
    assert.ok(links > 1000, String(links));
    assert.equal(dead, []);
  });

  test('links work under any path prefix of a proxy', () => {
    const cases: [from: string, to: string, link: string][] = [
      ['/docs', '/docs/jackpots', 'docs/jackpots'],
      ['/docs', '/problems/x', 'problems/x'],
      ['/docs', '/docs#guides', '#guides'],
      ['/docs/jackpots', '/docs', '../docs'],
      ['/docs/jackpots', '/docs/jackpots/openapi.yaml', 'jackpots/openapi.yaml'],
      ['/docs/jackpots/events', '/problems/x', '../../problems/x'],
      ['/problems/x', '/docs/jackpots#/a/b', '../docs/jackpots#/a/b'],
      ['/problems/x', '/problems', '../problems'],
    ];
    for (const [from, to, link] of cases) {
      assert.is(relativeAddress(from, to), link, `${from} → ${to}`);
      assert.is(new URL(link, `${HERE}${from}`).href, `${HERE}${to}`);
      assert.is(new URL(link, `${HERE}/behind/a/proxy${from}`).href, `${HERE}/behind/a/proxy${to}`);
    }
  });
});
