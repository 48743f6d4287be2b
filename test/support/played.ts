import { join } from 'node:path';
import Database from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { deliveries } from '../../db/tables/deliveries.ts';
import { payouts } from '../../db/tables/wins.ts';
import { acknowledgeDiversion } from '../../platform/booking/acknowledge-diversion.ts';
import type { Wallet } from '../../platform/unit/operator-wallet.ts';
import type { Keys } from '../../server/keys/keys.ts';
import { type InProcessPlatform, openPlatform, SYSTEM } from './platform.ts';
import { withFolder } from './server.ts';
import { community, contribution, instantiation, raffle, threePots } from './story.ts';

const START_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const HOUR = { Seconds: 3600 };
/** More than one unit of work can pay. */
const ENTRANTS = 210;

const [first] = threePots().pots;
/** A pot that gets only its share of contributions, without a next seed. */
const plain = (id: string, changes: object = {}) => ({
  ...first,
  id,
  contribution: { Percentage: 0.5 },
  seed_contribution: { Percentage: 0 },
  ...changes,
});
const seeded = (initial_seed_value: number, min_reseed_value = initial_seed_value) => ({
  seed_strategy: { initial_seed_value, min_reseed_value, fund_strategy: 'None', reseed_strategy: 'MinReseed' },
});
const jackpot = (id: string, pots: readonly object[]) => ({
  ...threePots({ id, name: id, house_hold_contribution: { Percentage: 0 }, pots }),
  contribution_rules: { contribution_type: { Fixed: 1 }, max_contribution: '1', operator_contribution_percentage: '1' },
});

const windows = { pot_types: [{ TimeFixed: { target_datetime: START_MS + HOUR_MS, repeat_period: HOUR } }] };

const RULES = [
  { payout_percentage: 0.15, rule: { ActivePlayers: { period_before_win: 600_000, max_number_of_payouts: 2 } } },
  { payout_percentage: 0.1, rule: { HighestContributionPerWin: {} } },
];

/** Each by its id, which is also the game code of its instance. */
const TEMPLATES = [
  jackpot('timed', [
    plain('hourly', { ...seeded(10), ...windows }),
    // It never pays, so its windows pass.
    plain('empty', { ...seeded(0), ...windows, is_progressive: false }),
  ]),
  {
    ...raffle({ id: 'raffle', name: 'raffle' }),
    raffle_rules: {
      cost_per_ticket: '1',
      cost_source: 'Contribution',
      duration: HOUR,
      prize_distribution: [
        { prize_percentage: '0.5', number_of_winners: 1 },
        { prize_percentage: '0.4', number_of_winners: 300 },
      ],
    },
  },
  raffle({ id: 'wagers', name: 'wagers' }),
  jackpot('shared', [plain('shared', { ...seeded(100, 10), ...community({ payout_rules: RULES }) })]),
  jackpot('diverted', [
    plain('full', {
      ...seeded(5),
      max_pot_value: '5',
      diversion_rules: {
        target: { External: { endpoint: 'https://charity.example/take', account_id: 'charity' } },
        flush_threshold: '0.5',
      },
    }),
  ]),
  jackpot('lucky', [
    plain('lucky', { ...seeded(50), pot_types: [{ HitRate: { max_magic_number: 9, cost_per_attempt: 0.4 } }] }),
    plain('must', { ...seeded(5), pot_types: [{ MustHitBy: { hit_by: 8 } }] }),
  ]),
  threePots({ id: 'source', name: 'source' }),
  threePots({ id: 'target', name: 'target' }),
];

/** The actions of a story. */
export type Teller = {
  readonly platform: InProcessPlatform;
  /** The instances by game code. */
  readonly ids: Readonly<Record<string, string>>;
  /** Throws if the operation is refused. */
  call(...words: Parameters<InProcessPlatform['call']>): Promise<{ readonly id: string }>;
  /** Players contribute one after the other. */
  contribute(gameCode: string, ...players: readonly string[]): Promise<void>;
  readonly clock: { readonly nowMs: number };
  wait(ms: number): void;
  /** Gives the operator a wallet from now on. */
  useWallet(wallet: Wallet): void;
  /** Makes all further draws return the last of a range, or 0. */
  draw(what: 'last' | 'first'): void;
  write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
};

/** Runs work with a platform where an instance of every template runs and nothing has happened. */
export const withTeller = async (work: (teller: Teller) => Promise<void>): Promise<void> => {
  let nowMs = START_MS;
  let drawn: 'last' | 'first' = 'last';
  let wallet: Wallet | undefined;
  const platform = openPlatform({
    draw: (n) => (drawn === 'last' ? n - 1n : 0n),
    clock: () => ++nowMs,
    walletOf: () => wallet,
    multipliers: { USD: '1.25' },
    inFile: true,
  });
  const call = async (...words: Parameters<InProcessPlatform['call']>) => {
    const { status, body, detail, code } = await platform.call(...words);
    if (status !== 200) throw new Error(`${words[0]}: ${code} ${detail}`);
    return body as { readonly id: string };
  };
  const ids: Record<string, string> = {};
  try {
    await call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
    await call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
    for (const template of TEMPLATES) {
      const { id } = await call('createTemplate', { body: template });
      await call('publishTemplate', { body: { owner_id: 'northstar', template_id: id } });
      const body = instantiation({ template_id: id, instance_game_code: id });
      ids[id] = (await call('instantiateTemplate', { body })).id;
    }
    await work({
      platform,
      ids,
      call,
      contribute: async (gameCode, ...players) => {
        const currency = gameCode === 'wagers' ? 'USD' : 'EUR';
        for (const player_id of players)
          await call('contributeToInstance', {
            body: contribution(ids[gameCode] ?? '', { player_id, token: `session-${player_id}`, currency }),
          });
      },
      clock: {
        get nowMs() {
          return nowMs;
        },
      },
      wait: (ms) => {
        nowMs += ms;
      },
      useWallet: (given) => {
        wallet = given;
      },
      draw: (what) => {
        drawn = what;
      },
      write: (work) => platform.store.write(work),
    });
  } finally {
    await platform.close();
  }
};

const entrants = Array.from({ length: ENTRANTS }, (_, index) => `p-${String(index).padStart(3, '0')}`);

/** Everything that a ledger can contain: windows won early, late and never, a raffle, a shared win, diversions, and a transfer. */
export const tell = async (teller: Teller): Promise<void> => {
  const { call, contribute, draw, platform, wait, write, ids } = teller;
  const { seal } = platform.keys;
  await contribute('timed', 'p-1', 'p-2', 'p-1');
  await contribute('raffle', ...entrants, 'p-000', 'p-001');
  await contribute('wagers', 'p-1', 'p-2', 'p-1');
  await contribute('shared', 'p-1', 'p-2', 'p-3', 'p-4', 'p-2');
  await contribute('diverted', 'p-1', 'p-2', 'p-3');
  await contribute('lucky', 'p-1', 'p-2');
  draw('first');
  // Both pots are hit; the lower one stays due.
  await contribute('lucky', 'p-3');
  draw('last');
  await contribute('source', 'p-1', 'p-2');
  await contribute('target', 'p-1');
  await call('triggerWin', {
    body: {
      instance_id: ids.shared,
      pot_id: 'shared',
      brand_id: 'northstar:luna',
      player_id: 'p-1',
      source_id: 'shared',
    },
  });
  wait(HOUR_MS);
  // A contribution triggers overdue drawings first.
  await contribute('raffle', 'p-000', 'p-001', 'p-000');
  await contribute('timed', 'p-2');
  draw('first');
  await contribute('timed', 'p-3');
  draw('last');
  await contribute('timed', 'p-1');
  wait(HOUR_MS);
  await contribute('timed', 'p-3', 'p-2');
  wait(HOUR_MS);
  await contribute('timed', 'p-1');
  await contribute('shared', 'p-4');
  await write((tx) => acknowledgeOne(tx, seal));
  const shares = await platform.store.read((tx) =>
    tx.all((db) =>
      db
        .select()
        .from(payouts)
        .where(eq(payouts.instanceId, ids.shared ?? '')),
    ),
  );
  const [shared] = shares.filter(({ number }) => number === 1);
  await call('settleWins', { body: { transaction_ids: [shared?.transactionId], reason: 'By bank.' } });
  await call('transferPots', {
    body: {
      source_instance_id: ids.source,
      target_instance_id: ids.target,
      user_id: SYSTEM.accountId,
      pot_rules: threePots().pots.map(({ id }) => ({ source_pot: id, target_pot: id })),
      transfer_optins: true,
      reason: 'Moved.',
    },
  });
};

/** The first flush was taken over. */
const acknowledgeOne = async (tx: Tx, seal: Keys['seal']): Promise<void> => {
  const first = await tx.get((db) => db.select().from(deliveries).where(eq(deliveries.kind, 'diversion')).limit(1));
  if (first === undefined) throw new Error('nothing was flushed');
  await acknowledgeDiversion({ tx, seal, nowMs: 1_900_000_000_000 }, first);
  await tx.run((db) => db.update(deliveries).set({ state: 'delivered' }).where(eq(deliveries.id, first.id)));
};

/** Runs work with a copy of the store after the whole story, and its sealing key. */
export const withTold = (
  work: (file: string, keys: Keys, folder: string, teller: Teller) => Promise<void>,
): Promise<void> =>
  withFolder((folder) =>
    withTeller(async (teller) => {
      await tell(teller);
      await work(copyOf(teller.platform, join(folder, 'told.db')), teller.platform.keys, folder, teller);
    }),
  );

/** A copy of a running platform's store. */
export const copyOf = ({ file }: InProcessPlatform, copy: string): string => {
  const reader = new Database(file, { readonly: true });
  reader.prepare('vacuum into ?').run(copy);
  reader.close();
  return copy;
};
