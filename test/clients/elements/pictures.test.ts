// A long proof: it looks at the demo's lobby, and takes the pictures of its guide.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root, watching } from '../../cli/program.ts';
import { axeFaults } from '../../console/axe-faults.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { inChromium } from './screens.ts';

/** Copied into the guide by `make pictures`. */
const FOLDER = join(root, 'dist/screens/lobby');
const LOOKS = [
  ['gold', 'dark', { width: 1180, height: 760 }],
  ['clear', 'light', { width: 1180, height: 760 }],
  ['arcade', 'dark', { width: 1180, height: 760 }],
  ['phone', 'light', { width: 390, height: 800 }],
] as const;

suite('clients/elements/pictures', (test) => {
  test('the demo serves a lobby that plays by itself, in every theme, without a fault', () =>
    withFolder(async (folder) => {
      mkdirSync(FOLDER, { recursive: true });
      const words = ['demo', '--port', '0', '--wallet-port', '0', '--data', join(folder, 'demo')];
      await watching(words, async ({ printed, send, ended }) => {
        const [, address = ''] = await printed(/Open (\S+\/lobby) /);
        for (const [name, scheme, viewport] of LOOKS)
          await inChromium(
            async ({ page, open, shows, evaluate, faults }) => {
              const theme = name === 'phone' ? 'gold' : name;
              await open(`${address}#theme=${theme}&scheme=${scheme}&lang=en`);
              await shows(
                `document.querySelector('pitboss-lobby').shadowRoot.querySelectorAll('pitboss-jackpot').length === 6`,
              );
              const value = `document.querySelector('.grand pitboss-ticker').shadowRoot.querySelector('.digits')?.textContent`;
              await shows(`${value}?.startsWith('€25')`);
              await shows(`document.querySelector('pitboss-winners').shadowRoot.querySelector('li')`);
              const before = await evaluate(value);
              await shows(`${value} !== '${before}'`);
              assert.is(await evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
              assert.equal(await axeFaults(page), [], name);
              assert.equal(faults, []);
              await page.screenshot({ path: join(FOLDER, `${name}.png`) });
            },
            { viewport, colorScheme: scheme },
          );
        send('SIGINT');
        await ended;
      });
    }));
});
