import type { Wallet } from '../../platform/unit/operator-wallet.ts';

const DONE = { outcome: 'done', result: null } as const;

/** A wallet in this process that knows every session of northstar's players, and does at once what it is sent; it takes no batches. */
export const readyWallet: Wallet = {
  authenticate: async ({ token, brandId, currency }) => ({
    outcome: 'done',
    result: { playerId: token.replace('session-', ''), operatorId: 'northstar', brandId, currency },
  }),
  execute: async () => DONE,
  executeBatch: async () => ({ outcome: 'refused', code: 'unexpected' }),
  cancel: async () => DONE,
};
