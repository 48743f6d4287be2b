import { findInstance, type Instance } from '../../db/jackpots/instances.ts';
import { saveTickets } from '../../db/jackpots/raffle-tickets.ts';
import type { Draw } from '../../domain/draw.ts';
import type { InProcessPlatform, OperationId, PlatformOptions } from './platform.ts';
import { succeed, withPublished } from './published.ts';
import { contribution, instantiation, threePots } from './story.ts';
import { selectFrom } from './tables.ts';
import { verifyStore } from './verifying.ts';

export const START_MS = Date.UTC(2026, 0, 1);
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A jackpot with one pot that gets every euro, seeded with 100; tests define how it is won. */
const onePot = (pot: object, changes: object): object =>
  threePots({
    house_hold_contribution: { Percentage: 0 },
    pots: [
      {
        id: 'day',
        contribution: { Percentage: 1 },
        seed_contribution: { Percentage: 0 },
        seed_strategy: {
          initial_seed_value: 100,
          min_reseed_value: 100,
          fund_strategy: 'CollectToMinReseed',
          reseed_strategy: 'Full',
        },
        ...pot,
      },
    ],
    ...changes,
  });

/** A raffle with a ticket per euro and a daily drawing: half of the pot, twice 15 %, four times 2.5 %. */
export const dailyRaffle = (rules: object = {}, changes: object = {}): object =>
  onePot(
    {},
    {
      jackpot_type: 'Raffle',
      raffle_rules: {
        cost_per_ticket: '1',
        cost_source: 'Contribution',
        duration: { Days: 1 },
        prize_distribution: [
          { prize_percentage: '0.5', number_of_winners: 1 },
          { prize_percentage: '0.3', number_of_winners: 2 },
          { prize_percentage: '0.1', number_of_winners: 4 },
        ],
        ...rules,
      },
      ...changes,
    },
  );

/** A jackpot that is won once a day. */
export const dailyPot = (pot: object = {}, changes: object = {}): object =>
  onePot(
    { pot_types: [{ TimeFixed: { target_datetime: START_MS + DAY_MS, repeat_period: { Days: 1 } } }], ...pot },
    changes,
  );

export type Timed = {
  readonly platform: InProcessPlatform;
  readonly instanceId: string;
  /** The platform's clock, which tests set. */
  readonly clock: { nowMs: number };
  /** The platform's draws, which tests replace. */
  readonly chance: { draw: Draw };
  /** Players of northstar:luna contribute a euro each, one after the other, at the current time. */
  contribute(...players: string[]): Promise<void>;
  /** A player contributes to another instance. */
  contributeTo(instanceId: string, player: string): Promise<void>;
  /** The instance in the store. */
  instance(): Promise<Instance>;
  /** The ledger as `kind trigger…`, without seeds and contributions. */
  ledger(): string[];
  events(): { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[];
  query(text: string): Readonly<Record<string, unknown>>[];
  switch(operation: OperationId): Promise<void>;
  /** The faults that `pitboss verify` finds. */
  faults(): Promise<string[]>;
};

/** Runs work against a platform whose clock starts at START_MS, with a running instance of a template. */
export const withTimed = async (
  template: object,
  work: (timed: Timed) => Promise<void>,
  { schedule = {}, ...options }: { readonly schedule?: object } & Partial<PlatformOptions> = {},
): Promise<void> => {
  const clock = { nowMs: START_MS };
  const chance = { draw: (n: bigint) => n - 1n };
  const held = { clock: () => clock.nowMs, draw: (n: bigint) => chance.draw(n), ...options };
  await withPublished(template, held, async (platform) => {
    const opened = await succeed(platform, 'instantiateTemplate', { body: instantiation({ schedule }) });
    const instanceId = (opened as { id: string }).id;
    const query: Timed['query'] = (text) => selectFrom(platform.file, text);
    const contributeTo = async (id: string, player_id: string): Promise<void> => {
      await succeed(platform, 'contributeToInstance', { body: contribution(id, { player_id }) });
    };
    await work({
      platform,
      instanceId,
      clock,
      chance,
      contribute: async (...players) => {
        for (const player of players) await contributeTo(instanceId, player);
      },
      contributeTo,
      instance: async () => {
        const instance = await platform.store.read((tx) => findInstance(tx, instanceId));
        if (instance === undefined) throw new Error('the instance is gone');
        return instance;
      },
      ledger: () =>
        query(
          "select kind, record ->> 10 as decisions from ledger_entries where kind not in ('seed', 'contribution') order by seq",
        ).map(({ kind, decisions }) =>
          [kind, ...JSON.parse(String(decisions)).map(({ trigger }: { trigger: string }) => trigger)].join(' '),
        ),
      events: () =>
        query('select event_type, data from outbox order by id').map(({ event_type, data }) => ({
          type: String(event_type),
          data: JSON.parse(String(data)),
        })),
      query,
      faults: async () => (await verifyStore(platform.file, platform.keys)).faults,
      switch: async (operation) => {
        await succeed(platform, operation, { path: { instance_id: instanceId }, body: { reason: 'A check.' } });
      },
    });
  });
};

/** Adds players with two tickets each on the first day of a raffle, p-00000 and so on, as if they had contributed. */
export const addHolders = async (
  { store }: Pick<InProcessPlatform, 'store'>,
  instanceId: string,
  count: number,
): Promise<void> => {
  for (let from = 0; from < count; from += 1000)
    await store.write(async (tx) => {
      for (let holder = from; holder < Math.min(from + 1000, count); holder += 1)
        await saveTickets(tx, {
          instanceId,
          period: 0,
          brandPath: 'northstar:luna',
          playerId: `p-${String(holder).padStart(5, '0')}`,
          accumulated: 2_000_000n,
          tickets: 2,
          startsAtMs: START_MS,
          endsAtMs: START_MS + DAY_MS,
        });
    });
};
