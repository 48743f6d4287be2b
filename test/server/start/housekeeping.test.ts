import { eq } from 'drizzle-orm';
import * as assert from 'uvu/assert';
import { keepTexts } from '../../../db/contributions/contribution-texts.ts';
import { queueDelivery } from '../../../db/deliveries/deliveries.ts';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { openStore } from '../../../db/engine/store.ts';
import { auditEvents, auditRemoval } from '../../../db/tables/audit-events.ts';
import { contributionTexts } from '../../../db/tables/contributions.ts';
import { deliveries } from '../../../db/tables/deliveries.ts';
import { auditPlatformAction } from '../../../server/base/audit-platform-action.ts';
import type { Retention } from '../../../server/settings/config.ts';
import { removeOutdated } from '../../../server/start/housekeeping.ts';
import { suite } from '../../support/suite.ts';

const NOW_MS = 1_000;
const EVENTS = { keptMs: 1_000_000, countMax: 1_000 };
const TIMES = [100, 899, 900, 901, NOW_MS];

const message = (id: string, atMs: number) => ({
  ...{ id, kind: 'event' as const, lane: 'event:d', ownerId: 'o', destinationId: 'd', address: 'https://h.example' },
  ...{ eventType: 'WinEvent', body: '{}', createdAtMs: atMs, secretUntilMs: null, persistent: false },
});

/** The remaining messages, texts and audit events of several times, by their times. */
const leftOf = async (retention: Omit<Retention, 'events'>) => {
  const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
  try {
    await store.write(async (tx) => {
      for (const atMs of TIMES) {
        for (const state of ['delivered', 'dead', 'pending'] as const) {
          const id = `${state}-${atMs}`;
          await queueDelivery(tx, message(id, atMs));
          await tx.run((db) =>
            db
              .update(deliveries)
              .set({ state, finishedAtMs: state === 'pending' ? null : atMs })
              .where(eq(deliveries.id, id)),
          );
        }
        const texts = { brandPath: 'o:b', playerId: 'p', metadata: 'words', eventMetadata: null, atMs };
        keepTexts(tx, { contributionId: `c-${atMs}`, ...texts });
        await auditPlatformAction(tx, { ownerId: 'o', action: 'a', resource: 'r', targetId: 't' }, atMs);
      }
    });
    await removeOutdated(store, () => NOW_MS, { events: EVENTS, ...retention });
    return await store.read(async (tx) => ({
      messages: (await tx.all((db) => db.select({ id: deliveries.id }).from(deliveries))).map(({ id }) => id).sort(),
      texts: (await tx.all((db) => db.select({ atMs: contributionTexts.atMs }).from(contributionTexts))).map(
        ({ atMs }) => atMs,
      ),
      audit: (await tx.all((db) => db.select({ atMs: auditEvents.atMs }).from(auditEvents))).map(({ atMs }) => atMs),
    }));
  } finally {
    await store.close();
  }
};

const idsOf = (state: string, times: readonly number[]) => times.map((atMs) => `${state}-${atMs}`);

suite('server/start/housekeeping', (test) => {
  test('without settings, only what was delivered goes: dead messages, texts and the audit log stay', async () => {
    const unlimited = { deadMs: undefined, textsMs: undefined, auditMs: undefined };
    assert.equal(await leftOf({ deliveredMs: 100, ...unlimited }), {
      messages: [...idsOf('dead', TIMES), ...idsOf('delivered', [901, NOW_MS]), ...idsOf('pending', TIMES)].sort(),
      texts: TIMES,
      audit: TIMES,
    });
  });

  test('each setting removes what is older, and nothing that is still to be sent', async () => {
    assert.equal(await leftOf({ deliveredMs: 10_000, deadMs: 100, textsMs: 101, auditMs: 100 }), {
      messages: [...idsOf('dead', [901, NOW_MS]), ...idsOf('delivered', TIMES), ...idsOf('pending', TIMES)].sort(),
      texts: [899, 900, 901, NOW_MS],
      audit: [900, 901, NOW_MS],
    });
  });

  test('the audit log stays append-only: nothing newer than what housekeeping was told to remove can be deleted', async () => {
    const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
    await store.write((tx) =>
      auditPlatformAction(tx, { ownerId: 'o', action: 'a', resource: 'r', targetId: 't' }, NOW_MS),
    );
    await removeOutdated(store, () => NOW_MS, {
      ...{ events: EVENTS, deliveredMs: 1, deadMs: undefined, textsMs: undefined, auditMs: 1 },
    });
    for (const removal of [auditEvents, auditRemoval])
      await store
        .write((tx) => tx.run((db) => db.delete(removal)))
        .then(
          ({ changes }) => assert.is(changes, 0),
          (error: Error) => assert.match(`${error.message} ${error.cause}`, /append-only/),
        );
    const left = await store.read((tx) => tx.all((db) => db.select().from(auditEvents)));
    assert.is(left.length, 1);
    await store.close();
  });
});
