import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { SCREENS } from '../../console/rooms/screens.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { suite } from '../support/suite.ts';
import { EXCUSES } from './excuses.ts';

const root = join(import.meta.dirname, '../../console');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('form/'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const operations = routes.filter(({ security }) => security === 'account').map(({ operationId }) => operationId);

/** Reports whether a screen calls it: through the client, as the operation of a list, or behind a button. */
const isCalled = (operation: string): boolean =>
  new RegExp(`pitboss\\.${operation}\\(|operation="${operation}"|operation: '${operation}'`).test(sources);

suite('console/reachable', (test) => {
  test('every operation of an account is reached from a screen, or excused in one sentence', () => {
    const missing = operations.filter((operation) => !isCalled(operation) && EXCUSES[operation] === undefined);
    assert.equal(missing, []);
  });

  test('no excuse is left for what is reached or gone', () => {
    const idle = Object.keys(EXCUSES).filter(
      (operation) => isCalled(operation) || !operations.some((each) => each === operation),
    );
    assert.equal(idle, []);
  });

  test('a screen asks for operations that exist, and no address leads to two screens', () => {
    const unknown = SCREENS.flatMap(({ needs }) => needs).filter((need) => !operations.some((each) => each === need));
    assert.equal(unknown, []);
    const shapes = SCREENS.map(({ path }) => path.replaceAll(/:\w+/g, ':'));
    assert.equal(
      shapes.filter((shape, at) => shapes.indexOf(shape) !== at),
      [],
    );
  });
});
