// A long proof: it simulates millions of rounds, and looks at the reports in a browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { quickHit, threePots } from '../../cli/demo-example.ts';
import { run } from '../cli/program.ts';
import { doCurl, parseCurls } from '../support/curl.ts';
import { type Client, withFolder, withServer } from '../support/server.ts';
import { registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { blocksFor, type OwnBlocks } from './blocks.ts';
import { DESKTOP, launch, PHONE } from './browser.ts';
import { guide, wordsFor } from './guide.ts';
import { inShell } from './shell.ts';

const jackpots = blocksFor('docs/guides/jackpots.md', import.meta.filename);
const simulator = blocksFor('docs/guides/simulator.md', import.meta.filename);

/** Runs a command of a guide in a folder. */
const simulate = async (line: string, cwd: string): Promise<string> => {
  const words = wordsFor({ line, environment: {}, words: line.trim().split(' ') });
  const { status, stdout, stderr } = await run(words, { cwd });
  assert.is(status, 0, stderr);
  return stdout;
};

/** Publishes the templates of the guide, whose own test runs all of each command. */
const publishTemplates = async (client: Client): Promise<void> => {
  const token = await client.login();
  for (const [, call = ''] of guide('jackpots').matchAll(/^```sh\n(curl[^\n]*\/templates \\\n[\s\S]*?)^```$/gm))
    for (const each of parseCurls(call, { PITBOSS: client.url, TOKEN: token })) {
      const reply = await doCurl(each);
      assert.is(reply.status, 200, await reply.text());
    }
};

/** The settings file of the guide, whose currencies one of its templates needs. */
const [, settings = ''] = /^```yaml\n([\s\S]*?)^```$/m.exec(guide('jackpots')) ?? [];

const withTemplates = (work: (folder: string) => Promise<void>): Promise<void> =>
  withFolder((cwd) => {
    const file = join(cwd, 'pitboss.yaml');
    writeFileSync(file, settings);
    return withServer(
      async (client) => {
        await registerOwners(client);
        await publishTemplates(client);
        for (const { template } of [quickHit, threePots]) await client.call('createTemplate', { body: template });
        const [fetching] = jackpots.take('Their par sheets', 'sh');
        const ofDemo = jackpots.take('Their par sheets', 'sh').slice(1);
        const fetchingDemo = ofDemo.flatMap(({ text }) => text.match(/^curl.*$/gm) ?? []);
        await inShell(`${fetching?.text}${fetchingDemo.join('\n')}`, {
          cwd,
          environment: { PITBOSS: client.url, TOKEN: await client.login() },
        });
        await work(cwd);
      },
      { PITBOSS_CONFIG: file },
    );
  });

const texts = (blocks: OwnBlocks, section: string, label: string): string[] =>
  blocks.take(section, label).map(({ text }) => text);

suite('docs/par-sheets', (test) => {
  test('the par sheets of the guide are what its commands print, and only what calls win has a warning', () =>
    withTemplates(async (folder) => {
      const [, ...commands] = texts(jackpots, 'Their par sheets', 'sh');
      const outputs = texts(jackpots, 'Their par sheets', 'text');
      assert.is(commands.length, 5);
      for (const [at, command] of commands.entries()) {
        assert.is(await simulate(command.slice(command.indexOf('npx ')), folder), outputs[at]);
        assert.is(/^!/m.test(outputs[at] ?? ''), command.includes('three-pots'), command);
      }
    }));

  test('the template and the players of the page on the simulator give what it shows', () =>
    withFolder(async (folder) => {
      writeFileSync(join(folder, 'draft.json'), simulator.one('Try it', 'json'));
      writeFileSync(join(folder, 'players.json'), simulator.one('Who plays', 'json'));
      assert.is(await simulate(simulator.one('Try it', 'sh'), folder), simulator.one('Try it', 'text'));
      assert.match(await simulate(simulator.one('Who plays', 'sh'), folder), /\nminor +28\.\d\d ± 0\.\d\d +28\.50 /);
    }));

  test('a report opens without errors, light and dark, fits a phone, and prints on A4', () =>
    withFolder(async (folder) => {
      const draft = JSON.parse(simulator.one('Try it', 'json'));
      const texts = { name: '<script>alert(2)</script>', description: '<img src=x onerror=alert(1)>' };
      writeFileSync(join(folder, 'draft.json'), JSON.stringify({ ...draft, ...texts }));
      await simulate('npx pitboss simulate draft.json --rounds 100000 --seed 1 --report draft.html', folder);
      const browser = await launch();
      try {
        const papers = new Set<string>();
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = await browser.newPage({ viewport: DESKTOP, colorScheme });
          const faults: string[] = [];
          page.on('console', (message) => faults.push(message.text()));
          page.on('pageerror', (error) => faults.push(error.message));
          page.on('dialog', (dialog) => faults.push(dialog.message()));
          await page.goto(`file://${join(folder, 'draft.html')}`);
          assert.is(
            await page.getByRole('heading', { level: 1 }).textContent(),
            '<script>alert(2)</script>: par sheet',
          );
          assert.is(await page.getByRole('img', { name: /^Payments of [\d,]+ wins of minor: / }).count(), 1);
          assert.is(await page.getByRole('img', { name: /^The house's balance over 100,000 rounds/ }).count(), 1);
          assert.is(await page.getByRole('table').count(), 5);
          papers.add(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
          await page.setViewportSize(PHONE);
          assert.is(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'), 0);
          // Print is dark on white on every system.
          await page.emulateMedia({ media: 'print', colorScheme });
          assert.is(await page.evaluate('getComputedStyle(document.body).backgroundColor'), 'rgb(255, 255, 255)');
          const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
          assert.match(paper, /\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
          assert.equal(faults, []);
        }
        assert.is(papers.size, 2);
      } finally {
        await browser.close();
      }
      assert.not.match(readFileSync(join(folder, 'draft.html'), 'utf8'), /<script/);
    }));

  test('every block of both pages was run', () => {
    assert.equal(jackpots.left(), []);
    assert.equal(simulator.left(), []);
  });
});
