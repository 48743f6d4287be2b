import type {
  BatchRefusals,
  WalletAnswer,
  WalletBatch,
  WalletTransaction,
} from '../../platform/unit/operator-wallet.ts';
import type { InProcessPlatform } from './platform.ts';
import { succeed, withPublished } from './published.ts';
import { contribution, instantiation, threePots } from './story.ts';
import { selectFrom } from './tables.ts';

const START_MS = Date.UTC(2026, 0, 1);
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A pot of 1,000 plus each euro contributed: half to the winner, a tenth to the house, and the rest by rules. */
const potSharedBy = (...payout_rules: readonly object[]): object =>
  threePots({
    contribution_rules: {
      contribution_type: { Fixed: 1 },
      max_contribution: '1',
      operator_contribution_percentage: '1',
    },
    house_hold_contribution: { Percentage: 0 },
    pots: [
      {
        id: 'pot',
        contribution: { Percentage: 1 },
        seed_contribution: { Percentage: 0 },
        seed_strategy: {
          initial_seed_value: 1000,
          min_reseed_value: 1000,
          fund_strategy: 'None',
          reseed_strategy: 'MinReseed',
        },
        supports_external_trigger: true,
        pot_types: [{ HitRate: { max_magic_number: 1000, cost_per_attempt: 1 } }],
        payout_rules: 'Community',
        payout_ruleset: { main_winner_percentage: 0.5, admin_fee: 0.1, payout_rules },
      },
    ],
  });

const active = (payout_percentage: number) => ({
  payout_percentage,
  rule: { ActivePlayers: { period_before_win: DAY_MS, max_number_of_payouts: 1000 } },
});

/** Shared by all active players. */
export const sharedByActive = potSharedBy(active(0.4));

/** Shared by all active players, the highest contributor ever, and the highest since the pot's last win. */
export const sharedByRank = potSharedBy(
  active(0.2),
  { payout_percentage: 0.1, rule: { HighestLifetimeContributor: {} } },
  { payout_percentage: 0.1, rule: { HighestContributionPerWin: {} } },
);

/** A call of the platform to its wallet: a single credit, or a batch. */
export type Sent = (WalletTransaction & { readonly kind: 'credit' }) | (WalletBatch & { readonly kind: 'batch' });

/** The wallet's reply: which credits it refuses, or the outcome of the whole call. */
export type Said = BatchRefusals | Extract<WalletAnswer<never>, { outcome: 'refused' | 'uncertain' }>;
export const ALL_DONE: BatchRefusals = new Map();

/** A platform whose wallet replies as a test says, and the calls that it received. */
export type SharedWins = {
  readonly platform: InProcessPlatform;
  readonly sent: Sent[];
  /** Replaced by tests. By default every credit succeeds. */
  say: (sent: Sent) => Said | Promise<Said>;
  /** Players that the wallet does not know. */
  readonly unknownToWallet: Set<string>;
  /** Operator-paid contributions of luna players, one after the other, each of one euro or the equivalent. */
  contribute(players: readonly string[], changes?: object): Promise<void>;
  /** Triggers a win for a player. */
  trigger(playerId: string): Promise<void>;
  /** The next contribution hits. */
  hit(playerId: string, changes: object): Promise<{ readonly win_withheld?: boolean }>;
  /** One round of the background sender after a while, longer than any pause. */
  later(): Promise<void>;
  /** One round of it now. */
  look(): Promise<void>;
  query(text: string): Readonly<Record<string, unknown>>[];
  /** `number player state`, with `in flight` if so, in payout order. */
  payouts(): string[];
};

export const withSharedWins = (
  work: (wins: SharedWins) => Promise<void>,
  template: object = sharedByActive,
): Promise<void> => {
  let nowMs = START_MS;
  let hits = false;
  const unknownToWallet = new Set<string>();
  const sent: Sent[] = [];
  const answer = async (call: Sent): Promise<WalletAnswer<BatchRefusals>> => {
    sent.push(call);
    const said = await wins.say(call);
    return 'outcome' in said ? said : { outcome: 'done', result: said };
  };
  let wins: SharedWins;
  const options = {
    clock: () => {
      nowMs += 1;
      return nowMs;
    },
    draw: (n: bigint) => (hits ? 0n : n - 1n),
    multipliers: { USD: '1.25' },
    walletOf: () => ({
      authenticate: async ({ token, brandId, currency }: { token: string; brandId: string; currency: string }) => {
        const playerId = token.replace('session-', '');
        return unknownToWallet.has(playerId)
          ? ({ outcome: 'refused', code: 'session_expired' } as const)
          : ({ outcome: 'done', result: { playerId, operatorId: 'northstar', brandId, currency } } as const);
      },
      execute: async (transaction: WalletTransaction): Promise<WalletAnswer<null>> => {
        const said = await answer({ ...transaction, kind: 'credit' });
        if (said.outcome !== 'done') return said;
        const code = said.result.get(transaction.playerId);
        return code === undefined ? { outcome: 'done', result: null } : { outcome: 'refused', code };
      },
      executeBatch: (batch: WalletBatch) => answer({ ...batch, kind: 'batch' }),
      cancel: async () => ({ outcome: 'done', result: null }) as const,
    }),
  };
  return withPublished(template, options, async (platform) => {
    const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
    const contribute = (player_id: string, changes: object = {}) =>
      succeed(platform, 'contributeToInstance', {
        body: contribution(id, { player_id, token: `session-${player_id}`, ...changes }),
      });
    const query = (text: string) => selectFrom(platform.file, text);
    wins = {
      platform,
      sent,
      say: () => ALL_DONE,
      unknownToWallet,
      contribute: async (players, changes) => {
        for (const player of players) await contribute(player, changes);
      },
      trigger: async (player_id) => {
        const body = { instance_id: id, pot_id: 'pot', brand_id: 'northstar:luna', player_id, source_id: 'tri-star' };
        await succeed(platform, 'triggerWin', { body });
      },
      hit: async (player, changes) => {
        hits = true;
        try {
          return (await contribute(player, changes)) as { readonly win_withheld?: boolean };
        } finally {
          hits = false;
        }
      },
      later: () => {
        nowMs += DAY_MS;
        return platform.settle();
      },
      look: () => platform.settle(),
      query,
      payouts: () =>
        query('select number, player_id, state, in_flight from payouts order by win_id, number').map(
          ({ number, player_id, state, in_flight }) =>
            `${number} ${player_id} ${state}${in_flight === 1 ? ' in flight' : ''}`,
        ),
    };
    await work(wins);
  });
};

/** A call in short: `:b0 EUR :1 p-2 10, :2 p-3 10` for a batch, `:0 EUR p-1 50` for a single credit. */
export const summary = (call: Sent): string => {
  const short = (id: string) => id.slice(id.lastIndexOf(':'));
  if (call.kind === 'credit')
    return `${short(call.transactionId)} ${call.currency} ${call.playerId} ${Number(call.amountMicros) / 1e6}`;
  const credits = call.credits.map(
    ({ transactionId, playerId, amountMicros }) => `${short(transactionId)} ${playerId} ${Number(amountMicros) / 1e6}`,
  );
  return `${short(call.batchId)} ${call.currency} ${credits.join(', ')}`;
};
