import * as assert from 'uvu/assert';
import type { InProcessPlatform } from './platform.ts';
import type { Client, OperationId } from './server.ts';
import { threePots } from './story.ts';
import type { Test } from './suite.ts';
import { contents } from './tables.ts';
import { outcome, withJackpot } from './with-jackpot.ts';

const [pot] = threePots().pots;

/** A jackpot whose only pot each contribution wins, once an hour for each player. */
const ONCE_AN_HOUR = threePots({
  contribution_rules: {
    ...threePots().contribution_rules,
    max_contribution: '1',
    win_limit: { wins: 1, period: { Hours: 1 } },
  },
  pots: [{ ...pot, pot_types: [{ HitRate: { max_magic_number: 1, cost_per_attempt: 0.1 } }] }],
});

const FOR_VIPS = { segment_filters: { white_list: ['vip'] } };

/**
 * A player who is excluded, or has won as often as the rules allow, is refused, and nothing moves. The player is p-1 of northstar:luna.
 * @param namesInstance whether the request names its instance, so that the filters of that instance refuse with separate codes.
 */
export const testBarring = (
  test: Test,
  label: string,
  operation: OperationId,
  bodyOf: (client: Client, instanceId: string) => object | Promise<object>,
  namesInstance = false,
): void => {
  const closed = { brand_excluded: { allowed_brands: ['northstar:nova'] }, segment_excluded: FOR_VIPS };
  for (const [code, rules] of namesInstance ? Object.entries(closed) : [])
    test(`${label} refuses a player who does not take part with ${code}`, () =>
      withJackpot(
        async (client, { id }, data) => {
          const body = await bodyOf(client, id);
          const before = contents(data);
          assert.is(outcome(await client.call(operation, { body })), `422 ${code}`);
          assert.equal(contents(data), before);
        },
        threePots({ contribution_rules: { ...threePots().contribution_rules, ...rules } }),
      ));
  test(`${label}: an excluded player is refused with player_excluded, and after a win with win_limit_reached`, () =>
    withJackpot(async (client, { id }, data) => {
      const body = await bodyOf(client, id);
      const named = { owner_id: 'northstar:luna', players: ['p-1'], reason: 'A test.' };
      const refuses = async (expected: string) => {
        const before = contents(data);
        assert.is(outcome(await client.call(operation, { body })), expected);
        assert.equal(contents(data), before, expected);
      };
      assert.is((await client.call('excludePlayers', { body: named })).status, 200);
      await refuses('422 player_excluded');
      assert.is((await client.call('readmitPlayers', { body: named })).status, 200);
      assert.is(outcome(await client.call(operation, { body })), '200');
      await refuses('422 win_limit_reached');
    }, ONCE_AN_HOUR));
};

/** Excludes players of northstar:luna. */
export const excluding = async (platform: Pick<InProcessPlatform, 'call'>, ...players: string[]): Promise<void> => {
  const body = { owner_id: 'northstar:luna', players, reason: 'A test.' };
  assert.is((await platform.call('excludePlayers', { body })).status, 200);
};
