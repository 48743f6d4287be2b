import * as assert from 'uvu/assert';
import { listInstances } from '../../../db/jackpots/listed-instances.ts';
import { removeSettledEntries } from '../../../db/jackpots/window-entries.ts';
import { canSeeJackpot, resolveAccess } from '../../../domain/account/access.ts';
import { openPlatform } from '../../support/platform.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, START_MS, type Timed, withTimed } from '../../support/timed.ts';

suite('db/jackpots/listed-instances', (test) => {
  const OWNERS = ['north', 'north:luna', 'north:sol', 'northern', 'northern:luna'];
  const BRANDS = OWNERS.filter((owner) => owner.includes(':'));

  /** All lists of up to two brands, including other operators'. */
  const LISTS = [[], ...BRANDS.map((brand) => [brand]), ...BRANDS.flatMap((a) => BRANDS.map((b) => [a, b]))];

  const REACHED = [[], ...OWNERS.map((owner) => [owner]), ['north:luna', 'northern'], ['north:sol', 'northern:luna']];

  test('the database lists exactly the jackpots that the rule lets an account see', async () => {
    const platform = openPlatform({ draw: seededDraw(1), clock: () => 1_000 });
    try {
      const call = async (...asked: Parameters<typeof platform.call>) => {
        const { status, detail, body } = await platform.call(...asked);
        assert.is(status, 200, detail);
        return Object(body);
      };
      for (const operator of ['north', 'northern']) {
        await call('saveOperators', { body: [{ id: operator, name: operator }] });
        const brands = BRANDS.flatMap((path) => (path.startsWith(`${operator}:`) ? [path.split(':')[1]] : []));
        await call('saveBrands', { path: { operator_id: operator }, body: brands.map((id) => ({ id, name: id })) });
      }
      const jackpots: { id: string; ownerId: string; allowedBrands: readonly string[] }[] = [];
      for (const ownerId of OWNERS)
        for (const allowed_brands of LISTS) {
          const template = threePots({ id: `t${jackpots.length}`, owner_id: ownerId });
          const contribution_rules = { ...template.contribution_rules, allowed_brands: [...new Set(allowed_brands)] };
          const created = await platform.call('createTemplate', { body: { ...template, contribution_rules } });
          // A list of another operator's brands is refused, so it makes nothing visible.
          if (created.status !== 200) continue;
          await call('publishTemplate', { body: { owner_id: ownerId, template_id: template.id } });
          const named = { template_owner_id: ownerId, template_id: template.id, instance_owner_id: ownerId };
          const { id } = await call('instantiateTemplate', {
            body: instantiation({ ...named, instance_game_code: undefined }),
          });
          jackpots.push({ id, ownerId, allowedBrands: allowed_brands });
        }
      assert.ok(jackpots.length > 20, `${jackpots.length} jackpots`);
      for (const owners of REACHED) {
        const place = { organisationId: '', unitId: '', orgBound: false, isBrand: false };
        const access = { ...resolveAccess({ type: 'Service', permissions: [] }, place, []), paths: new Set(owners) };
        const page = { page: 0, limit: 500, sortField: 'created', descending: false } as const;
        const { rows } = await platform.store.read((tx) => listInstances(tx, { owners }, page, 1_000));
        assert.equal(
          rows.map(({ id }) => id).sort(),
          jackpots.flatMap((jackpot) => (canSeeJackpot(access, jackpot) ? [jackpot.id] : [])).sort(),
          owners.join(' '),
        );
      }
    } finally {
      await platform.close();
    }
  });
});

suite('db/jackpots/window-entries', (test) => {
  const entries = ({ query }: Timed): unknown[] =>
    query('select player_id from window_spans order by window_end_ms, covered_until').map(({ player_id }) => player_id);

  const remove = ({ platform }: Timed, limit: number): Promise<number> =>
    platform.store.write((tx) => removeSettledEntries(tx, limit));

  test('contributions of a window that was drawn are removed in portions, and the ledger proves the store in between', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, clock, contribute } = timed;
      await contribute('a', 'b', 'c');
      assert.is(await remove(timed, 2), 0);
      clock.nowMs = START_MS + DAY_MS;
      await contribute('d');
      assert.equal(entries(timed), ['a', 'b', 'c', 'd']);
      assert.is(await remove(timed, 2), 2);
      assert.equal(entries(timed), ['a', 'd']);
      assert.equal(await timed.faults(), []);
      assert.equal([await remove(timed, 2), await remove(timed, 2)], [1, 0]);
      assert.equal(entries(timed), ['d']);
      assert.equal(await timed.faults(), []);
      clock.nowMs = START_MS + 2 * DAY_MS;
      await platform.keepTime();
      assert.equal(
        timed.query('select player_id from wins order by rowid').map(({ player_id }) => player_id),
        ['c', 'd'],
      );
    }));

  test('those of a window that was won in its course go too, and of an instance that was terminated all', () =>
    withTimed(dailyPot(), async (timed) => {
      const { clock, chance, contribute } = timed;
      clock.nowMs += 1;
      chance.draw = () => 0n;
      await contribute('a');
      assert.is(await remove(timed, 9), 1);
      clock.nowMs = START_MS + DAY_MS;
      await contribute('b');
      assert.is(await remove(timed, 9), 0);
      await timed.switch('terminateInstance');
      assert.is(await remove(timed, 9), 1);
      assert.equal(await timed.faults(), []);
    }));

  test('a window that would end after its instance is kept no account of', () =>
    withTimed(
      dailyPot(),
      async (timed) => {
        timed.clock.nowMs = START_MS + DAY_MS;
        await timed.contribute('a');
        assert.equal(entries(timed), []);
      },
      { schedule: { timestamp_end: START_MS + 2 * DAY_MS - 1 } },
    ));
});
