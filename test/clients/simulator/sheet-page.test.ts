import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { sheetPage } from '../../../clients/simulator/sheet-page.ts';
import { sheetText } from '../../../clients/simulator/sheet-text.ts';
import { root } from '../../cli/program.ts';
import { suite } from '../../support/suite.ts';
import { pot, simulated, template } from './simulated.ts';

const NAME = `<img src=x onerror=alert(1)> & "Sons" 'n`;

suite('clients/simulator/sheet-page', (test) => {
  test('text of the template stays text, everywhere on the page', async () => {
    const page = sheetPage(
      await simulated(template([pot({ id: '<b>&"' })], { name: NAME, description: '</code><script>' })),
    );
    assert.not.match(page, /<img|<b>|<script|onerror=alert\(1\)>/);
    assert.match(page, /<h1>&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;Sons&quot; &#39;n: par sheet<\/h1>/);
    assert.match(page, /<h2>&lt;b&gt;&amp;&quot;<\/h2>/);
    assert.match(page, /aria-label="Payments of \d+ wins of &lt;b&gt;&amp;&quot;: from /);
  });

  test('it loads nothing, and has the warnings first, then the numbers, the template, its hash, the seed and the version', async () => {
    const sheet = await simulated(template([pot()]));
    const page = sheetPage(sheet);
    assert.not.match(page, /<script|<link|src=|url\(|https?:/);
    const order = [
      'class="warnings"',
      '<h2>The pots',
      '<h2>The whole',
      '<h2>minor',
      '<h2>Players',
      '<h2>Template',
      'SHA-256',
    ];
    const places = order.map((part) => page.indexOf(part));
    assert.equal(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.ok(!places.includes(-1), `${places}`);
    assert.match(page, /seed 7, Pitboss 1\.2\.3\./);
    assert.ok(page.includes('&quot;name&quot;: &quot;Simulated&quot;'));
    assert.match(
      page,
      /<tr><th scope="row">A win every … rounds<\/th><td>5\d\.\d\d<\/td><td>± \d\.\d\d<\/td><td>50\.00<\/td><\/tr>/,
    );
  });

  test('a terminal gets the warnings and a line for each pot', async () => {
    const text = sheetText(await simulated(template([pot()])));
    const [title, warning] = text.split('\n');
    assert.is(title, 'Simulated: 20,000 rounds in one run from its opening, 1,000 rounds an hour, seed 7.');
    assert.match(
      warning ?? '',
      /^! minor: saves 4\.\d\d for a seed of 10\.00; the house adds 5\.\d\d a win, at 89 % of its wins\.$/,
    );
    assert.match(text, /\nminor {2}5\d\.\d\d ± \d\.\d\d +50\.00 .* \d+\n/);
  });

  test('the simulator runs in a browser: it needs nothing of Node, and is small', async () => {
    const contents = ['plan', 'simulation-run', 'players', 'build-sheet', 'sheet-page']
      .map((name) => `export * from './clients/simulator/${name}.ts';`)
      .join('\n');
    const { outputFiles, metafile } = await build({
      stdin: { contents, resolveDir: root },
      ...{
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: 'esm',
        platform: 'browser',
        absWorkingDir: root,
      },
    });
    const rooms = new Set(Object.keys(metafile.inputs).map((file) => /^clients\/\w+|^[^/]+/.exec(file)?.[0]));
    assert.equal([...rooms].sort(), ['<stdin>', 'clients/simulator', 'domain', 'wire']);
    const bytes = gzipSync(outputFiles[0]?.contents ?? '').length;
    assert.ok(bytes < 28 * 1024, `${bytes} bytes compressed`);
  });
});
