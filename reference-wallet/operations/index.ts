import type { Operations } from '../../generated/wallet/operations.gen.ts';
import type { HandlersOf } from '../../platform/unit/handler.ts';
import type { WalletContext } from '../accounts/wallet-handler.ts';
import { authenticatePlayer } from './authenticate-player.ts';
import { cancelBatch } from './cancel-batch.ts';
import { cancelTransaction } from './cancel-transaction.ts';
import { executeBatch } from './execute-batch.ts';
import { executeTransaction } from './execute-transaction.ts';

/** Every operation of the reference wallet. One that the spec declares and this list lacks does not compile. */
export const walletHandlers: HandlersOf<Operations, WalletContext> = {
  authenticatePlayer,
  executeTransaction,
  cancelTransaction,
  executeBatch,
  cancelBatch,
};
