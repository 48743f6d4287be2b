import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { build } from '../../../clients/elements/build.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const root = join(import.meta.dirname, '../../..');

suite('clients/elements/size', (test) => {
  test('compressed, all elements take at most 14 kB with the client of the socket, and tickers alone at most 6 kB', () =>
    withFolder(async (folder) => {
      const sizes = await build(root, join(folder, 'embed'));
      const { 'pitboss-elements': all, 'pitboss-ticker': ticker } = sizes;
      assert.ok(all.signedIn > 8_000 && all.signedIn <= 14_000, `${all.signedIn}`);
      assert.ok(ticker.visitor > 3_000 && ticker.visitor <= 6_000, `${ticker.visitor}`);
      assert.ok(ticker.signedIn <= 7_200, `${ticker.signedIn}`);
    }));
});
