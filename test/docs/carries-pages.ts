import * as assert from 'uvu/assert';
import { watching } from '../cli/program.ts';
import { withFolder } from '../support/server.ts';
import { contentOf, served } from './pages.ts';

/** Fails unless a program, served from an empty folder, contains every page of the documentation. */
export const carriesPages = (program: readonly string[]): Promise<void> =>
  withFolder((cwd) =>
    watching(
      ['serve', '--port', '0'],
      async (serving) => {
        const [url] = await serving.printed(/http:[^\s,]+/);
        for (const [address, page] of served())
          assert.is(await (await fetch(`${url}${address}`)).text(), contentOf(page), address);
      },
      { program, cwd, environment: { HOME: cwd } },
    ),
  );
