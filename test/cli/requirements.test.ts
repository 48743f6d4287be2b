import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { requireOwner } from '../../cli/requirements.ts';
import { replaceFile } from '../../server/base/replace-file.ts';
import { OrderFiles } from '../../server/start/order-files.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { emptyStore } from './program.ts';

const ANOTHER_USER = 65_534;
const isRoot = process.geteuid?.() === 0;

/** Root may give it away; any other user's own is not root's either. */
const giveAway = (path: string): void => {
  if (isRoot) chownSync(path, ANOTHER_USER, ANOTHER_USER);
};

suite('cli/requirements', (test) => {
  test("root is refused on another user's data folder, before and after its first start, and on no other", () =>
    withFolder(async (data) => {
      requireOwner(join(data, 'not-yet'), 0);
      if (isRoot) requireOwner(data, 0);
      giveAway(data);
      const { uid } = statSync(data);
      requireOwner(data, uid);
      const refused = new RegExp(`belongs to another user, .*: sudo -u '#${uid}' pitboss`);
      assert.throws(() => requireOwner(data, 0), refused);
      // Served by root in a folder of another user: what is written is root's.
      emptyStore(data);
      if (isRoot) requireOwner(data, 0);
      giveAway(join(data, 'pitboss.db'));
      assert.throws(() => requireOwner(data, 0), refused);
    }));

  test('single files and orders that root writes belong to the owner of the folder', () =>
    withFolder(async (data) => {
      giveAway(data);
      const { uid } = statSync(data);
      replaceFile(join(data, 'some.key'), 'text');
      new OrderFiles(data).give({ kind: 'rotate-audit' });
      for (const name of ['some.key', 'orders']) assert.is(statSync(join(data, name)).uid, uid, name);
    }));
});
