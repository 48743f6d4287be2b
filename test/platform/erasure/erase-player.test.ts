import * as assert from 'uvu/assert';
import { queueDelivery } from '../../../db/deliveries/deliveries.ts';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { emit, listPendingEvents, markDelivered } from '../../../db/events/outbox.ts';
import { deliveries } from '../../../db/tables/deliveries.ts';
import { erasePlayer, whyNotErasable } from '../../../platform/erasure/erase-player.ts';
import { openedEngineStore } from '../../support/engine-store.ts';
import { suite } from '../../support/suite.ts';

const LUNA = 'northstar:luna';
const PAYEE = { brandPath: LUNA, playerId: 'p-1' };
const NAMESAKE = { ...PAYEE, brandPath: 'northstar:sol' };

const share = (player_id: string, brand_id: string) => ({ player_id, brand_id, currency: 'EUR', win_amount: 1.5 });
const OTHERS = [share('p-1', 'northstar:sol'), share('p-3', LUNA)];
/** JSON has larger numbers than JavaScript. */
const ofWin = (shares: readonly object[]): string =>
  `{"brand_id":"northstar:luna","player_id":"p-2","data":{"event_metadata":9007199254740993,"community_winners":${JSON.stringify(shares)}}}`;

suite('platform/erasure/erase-player', (test) => {
  test("a payee of another player's win is removed from its message, which stays, once the event and the message are sent", async () => {
    const store = await openedEngineStore({ migrations: readMigrations('db/migrations') });
    try {
      const why = (player = PAYEE) => store.read((tx) => whyNotErasable(tx, player));
      const mine = share('p-1', LUNA);
      await store.write((tx) =>
        emit(tx, {
          ...{ instanceId: 'i', eventType: 'WinEvent', operatorId: 'northstar', brandId: LUNA, playerId: 'p-2' },
          ...{ data: { community_winners: [mine, ...OTHERS] }, createdAtMs: 1 },
        }),
      );
      assert.is(await why(), '1 events that are being published');
      await store.write(async (tx) => {
        for (const { id } of await listPendingEvents(tx, 10)) await markDelivered(tx, id, 2);
        await queueDelivery(tx, {
          ...{ id: '1.d', kind: 'event', lane: 'event:d', ownerId: LUNA, destinationId: 'd', eventType: 'WinEvent' },
          ...{ address: 'https://h.example', body: ofWin([mine, ...OTHERS]) },
          ...{ createdAtMs: 1, secretUntilMs: null, persistent: false },
        });
      });
      assert.match((await why()) ?? '', /^1 messages that are still to be delivered/);
      await store.write((tx) => tx.run((db) => db.update(deliveries).set({ state: 'dead', finishedAtMs: 3 })));
      const erase = (player = PAYEE) => erasePlayer({ store, clock: () => 4 }, player);
      const bodies = () => store.read((tx) => tx.all((db) => db.select({ body: deliveries.body }).from(deliveries)));
      assert.is(await why(), undefined);
      assert.is((await erase()).messages, 1);
      assert.equal(await bodies(), [{ body: ofWin(OTHERS) }]);
      assert.is((await erase()).messages, 0);
      assert.is((await erase(NAMESAKE)).messages, 1);
      assert.equal(await bodies(), [{ body: ofWin(OTHERS.slice(1)) }]);
    } finally {
      await store.close();
    }
  });
});
