import * as assert from 'uvu/assert';
import { listPendingEvents, markDelivered } from '../../../db/events/outbox.ts';
import type { ContributionEvent } from '../../../generated/server/types.gen.ts';
import { whyNotErasable } from '../../../platform/erasure/erase-player.ts';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';

type Scene = {
  readonly platform: InProcessPlatform;
  readonly id: string;
  /** The draws are of 0 while it is true. */
  hits: boolean;
  /** The wallet refuses debits while it is true. */
  refuses: boolean;
  /** Returns the contribution's id, or the code of the refusal. */
  contribute(changes?: object): Promise<string>;
  want(contribution_events?: boolean): Promise<unknown>;
  events(): ContributionEvent[];
};

/** A jackpot of 0.50, of which the operator pays a part. */
const withScene = (operator: string, work: (scene: Scene) => Promise<void>): Promise<void> => {
  let scene: Scene;
  const wallet: Wallet = {
    ...readyWallet,
    execute: async ({ type }) =>
      type === 'Debit' && scene.refuses
        ? { outcome: 'refused', code: 'insufficient_funds' }
        : { outcome: 'done', result: null },
  };
  const template = threePots({
    contribution_rules: {
      ...{ contribution_type: { Fixed: 0.5 }, max_contribution: '0.5', wager_criteria: { min_base_wager: 1 } },
      operator_contribution_percentage: operator,
    },
    pots: [{ ...threePots().pots[0], pot_types: [{ HitRate: { max_magic_number: 1000, cost_per_attempt: 0.5 } }] }],
  });
  const draw = (n: bigint) => (scene.hits ? 0n : n - 1n);
  return withPublished(template, { draw, clock: ticking(), walletOf: () => wallet }, async (platform) => {
    const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
    scene = {
      ...{ platform, id, hits: false, refuses: false },
      contribute: async (changes) => {
        const { code, headers } = await platform.call('contributeToInstance', { body: contribution(id, changes) });
        return code ?? headers['contribution-id'] ?? '';
      },
      want: (contribution_events) =>
        succeed(platform, 'setOperatorSettings', {
          path: { operator_id: 'northstar' },
          body: { review_threshold: {}, ...(contribution_events === undefined ? {} : { contribution_events }) },
        }),
      events: () =>
        selectFrom(platform.file, "select data from outbox where event_type = 'ContributionEvent' order by id").map(
          ({ data }) => JSON.parse(String(data)),
        ),
    };
    await work(scene);
  });
};

suite('platform/contributions/contribution-event', (test) => {
  test('ContributionEvent is emitted for each booked contribution, once, while the setting is on', () =>
    withScene('0.5', async (scene) => {
      const { id, contribute, want, events } = scene;
      await contribute();
      assert.equal(await want(true), { review_threshold: {}, contribution_events: true });
      // A request without it leaves it as it is.
      assert.equal(await want(), { review_threshold: {}, contribution_events: true });
      const booked = await contribute({ gameround_id: 'r-1', idempotency_key: 'k-1' });
      await contribute({ gameround_id: 'r-1', idempotency_key: 'k-1' });
      const [event, ...others] = events();
      assert.equal(others, []);
      assert.equal(event, {
        ...{ contribution_id: booked, instance_id: id, game_code: 'tri-star', player_id: 'p-1' },
        ...{ brand_id: 'northstar:luna', source_id: 'tri-star', gameround_id: 'r-1', wager_amount: 10 },
        ...{ contribution_currency: 'EUR', debit_amount: 0.25, jackpot_currency: 'EUR', player_paid: 0.25 },
        ...{ operator_paid: 0.25, tickets_awarded: 0, win_amount: 0, timestamp: event?.timestamp },
      });
      scene.refuses = true;
      assert.is(await contribute(), 'insufficient_funds');
      scene.refuses = false;
      scene.hits = true;
      await contribute();
      assert.ok((events()[1]?.win_amount ?? 0) > 0);
      scene.hits = false;
      assert.equal(await want(false), { review_threshold: {} });
      await contribute();
      assert.is(events().length, 2);
    }));

  test('a contribution that the operator pays alone has it too; one that does not qualify has none', () =>
    withScene('1', async ({ contribute, want, events }) => {
      await want(true);
      const ids = await Promise.all(Array.from({ length: 16 }, () => contribute()));
      await contribute({ base_wager: 0.5 });
      assert.equal(
        events()
          .map(({ contribution_id: id }) => id)
          .toSorted(),
        ids.toSorted(),
      );
    }));

  test('the erasure of a player waits until it is published', () =>
    withScene('1', async ({ platform: { store }, contribute, want }) => {
      await want(true);
      await contribute();
      const why = (playerId: string) =>
        store.read((tx) => whyNotErasable(tx, { brandPath: 'northstar:luna', playerId }));
      assert.equal([await why('p-1'), await why('p-2')], ['1 events that are being published', undefined]);
      await store.write(async (tx) => {
        for (const { id } of await listPendingEvents(tx, 10)) await markDelivered(tx, id, 1);
      });
      assert.is(await why('p-1'), undefined);
    }));
});
