import * as assert from 'uvu/assert';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { openStore } from '../../../db/engine/store.ts';
import { ownedBy } from '../../../db/listing/owned-by.ts';
import { createSources } from '../../../db/routing/sources.ts';
import { sources } from '../../../db/tables/routing.ts';
import { suite } from '../../support/suite.ts';

const OWNERS = ['north', 'north:luna', 'northstar', 'northstar:luna', 'northstar:nova', 'south', 'a%b', 'a_b:luna'];

suite('db/listing/owned-by', (test) => {
  test('the rows of the owners and of their brands are found, however many owners there are', async () => {
    const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
    try {
      await store.write(async (tx) => {
        for (const ownerId of OWNERS) createSources(tx, [{ ownerId, sourceId: 's', name: 's' }]);
      });
      const many = Array.from({ length: 10_000 }, (_, n) => `other-${n}`);
      for (const [owners, expected] of [
        [undefined, OWNERS],
        [[], []],
        [['northstar'], ['northstar', 'northstar:luna', 'northstar:nova']],
        [
          ['northstar:luna', 'south'],
          ['northstar:luna', 'south'],
        ],
        [['a_b', '', ':', "'"], ['a_b:luna']],
        [
          [...many, 'north'],
          ['north', 'north:luna'],
        ],
      ] as const) {
        const found = await store.read((tx) =>
          tx.all((db) => db.select().from(sources).where(ownedBy(sources.ownerId, owners))),
        );
        assert.equal(found.map(({ ownerId }) => ownerId).sort(), [...expected].sort());
      }
    } finally {
      await store.close();
    }
  });
});
