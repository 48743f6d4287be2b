import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { startReferenceWallet } from '../../clients/reference-wallet/process/reference-wallet.ts';
import { readReferenceWalletConfig } from '../../clients/reference-wallet/process/reference-wallet-config.ts';
import { MICROS_PER_UNIT } from '../../domain/money/micros.ts';
import { DRAINS_AT_ONCE } from './drains-at-once.ts';
import { PATIENCE_MS } from './patience.ts';
import { contribution, threePots } from './story.ts';
import { startWalletProxy, type WalletProxy } from './wallet-proxy.ts';

export const WALLET_SECRET = 'a-secret-of-both-sides';
const OPENING = 1000;

/** A reference wallet behind a proxy, in its own folder. */
export type WalletSide = {
  readonly proxy: WalletProxy;
  /** The platform's environment variables for it. */
  readonly environment: Readonly<Record<string, string>>;
  /** A player's net gain or loss at the wallet. */
  moved(playerId: string): number;
  stop(): Promise<void>;
};

/**
 * Starts both. The platform waits for the wallet for as long as tests wait; a shorter `timeoutMs` is for a platform in another process
 * that must time out. For one in this process use timeOutWhereItHangs.
 */
export const startWalletSide = async (folder: string, timeoutMs = PATIENCE_MS): Promise<WalletSide> => {
  const wallet = await startReferenceWallet(
    readReferenceWalletConfig(
      { port: '0', data: folder, 'opening-balance': String(OPENING) },
      { PITBOSS_WALLET_SECRET: WALLET_SECRET, PITBOSS_LOG_LEVEL: 'silent' },
    ),
    undefined,
    DRAINS_AT_ONCE,
  );
  const proxy = await startWalletProxy(wallet.url);
  return {
    proxy,
    environment: {
      PITBOSS_WALLET_URL: proxy.url,
      PITBOSS_WALLET_SECRET: WALLET_SECRET,
      PITBOSS_WALLET_TIMEOUT_MS: String(timeoutMs),
    },
    moved: (playerId) => {
      const store = new Database(join(folder, 'wallet.db'), { readonly: true });
      const row = store.prepare('select balance - opening as moved from purses where player_id = ?').get(playerId) as
        | { moved: number }
        | undefined;
      store.close();
      return (row?.moved ?? 0) / Number(MICROS_PER_UNIT);
    },
    stop: async () => {
      proxy.stop();
      await wallet.stop();
    },
  };
};

/** A jackpot whose players pay a euro themselves; with `always`, each contribution wins its only pot. */
export const paidByPlayers = (id: string, always = false) => ({
  ...threePots({ id, name: id }),
  contribution_rules: { contribution_type: { Fixed: 1 }, max_contribution: '1' },
  ...(always
    ? {
        pots: [
          {
            id: 'sure',
            contribution: { Percentage: 0.5 },
            seed_contribution: { Percentage: 0 },
            seed_strategy: {
              initial_seed_value: 10,
              min_reseed_value: 10,
              fund_strategy: 'None',
              reseed_strategy: 'MinReseed',
            },
            pot_types: [{ HitRate: { max_magic_number: 1, cost_per_attempt: 0.5 } }],
          },
        ],
      }
    : {}),
});

/** A contribution of a player whose session the reference wallet knows. */
export const by = (instanceId: string, playerId: string, changes: object = {}) =>
  contribution(instanceId, { player_id: playerId, token: `session-${playerId}`, ...changes });

const POLL_MS = 25;

/** Polls until the value is as expected; fails with the last value. */
export const until = async <Value>(look: () => Value | Promise<Value>, expected: Value): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await look();
    try {
      assert.equal(value, expected);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
