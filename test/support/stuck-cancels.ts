import type { CancelResults, PendingCancel } from '../../generated/server/types.gen.ts';
import type { Wallet, WalletAnswer } from '../../platform/unit/operator-wallet.ts';
import { SYSTEM } from './platform.ts';
import { contribution } from './story.ts';
import { dailyPot, type Timed, withTimed } from './timed.ts';

const TIMEOUT = { outcome: 'uncertain', why: 'timeout', detail: 'The wallet did not answer.' } as const;
export const DONE = { outcome: 'done', result: null } as const;

type Told = { cancel: () => Promise<WalletAnswer<null>>; readonly sent: string[] };

/** A jackpot whose players pay, with a wallet that never replies to debits and answers cancels as scripted. */
export const withStuck = (work: (timed: Timed, told: Told) => Promise<void>): Promise<void> => {
  const told: Told = { cancel: () => Promise.resolve(TIMEOUT), sent: [] };
  const wallet: Wallet = {
    authenticate: ({ brandId, token: playerId, currency }) =>
      Promise.resolve({ outcome: 'done', result: { playerId, operatorId: 'northstar', brandId, currency } }),
    execute: () => Promise.resolve(TIMEOUT),
    executeBatch: () => Promise.resolve(TIMEOUT),
    cancel: (transactionId) => {
      told.sent.push(transactionId);
      return told.cancel();
    },
  };
  return withTimed(
    dailyPot({}, { contribution_rules: { contribution_type: { Fixed: 1 } } }),
    (timed) => work(timed, told),
    { walletOf: () => wallet },
  );
};

export const pay = ({ platform, instanceId }: Timed, player_id: string, key: string) =>
  platform.call('contributeToInstance', {
    body: contribution(instanceId, { player_id, token: player_id, idempotency_key: key }),
  });

export const pending = async ({ platform }: Timed): Promise<string[]> =>
  ((await platform.call('listPendingCancels', { query: {} })).body as PendingCancel[]).map(
    ({ transaction_id }) => transaction_id,
  );

export const REASON = { reason: 'The wallet lost its cancellations.', reference: 'ticket 4711' };

export const settle = async ({ platform }: Timed, transaction_ids: readonly string[], caller = SYSTEM) =>
  (await platform.call('settleCancels', { body: { transaction_ids, ...REASON } }, caller)).body as CancelResults;

export const retry = async ({ platform }: Timed, transaction_ids: readonly string[], caller = SYSTEM) =>
  (await platform.call('retryCancels', { body: { transaction_ids } }, caller)).body as CancelResults;

export const failed = (transaction_id: string, code: string) => ({ succeeded: [], failed: [{ transaction_id, code }] });
