import type { Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import type { Micros } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';
import { createWallet, type Wallet, type WalletFunctions } from '../../typescript/src/wallet/wallet.ts';
import { authenticatePlayer } from '../accounts/authenticate-player.ts';
import { moveBalance } from '../accounts/move-balance.ts';
import { createRecordStore } from '../accounts/record-store.ts';
import { reverse } from '../accounts/reverse.ts';
import { findLatestWalletAccount, findWalletAccount } from '../store/players.ts';

/** A unit of work writes a limited number of rows; a movement or a cancellation writes two. */
const MOVED_PER_UNIT = 250;

export type WalletSettings = {
  /** The shared bearer secret, which also signs requests; while it is replaced, either of two is accepted. */
  readonly secret: string | readonly string[];
  /** The balance of a new wallet account, in micros of its currency. */
  readonly openingBalance: Micros;
  /** Timestamps movements and sessions; signatures are always checked against the real time. */
  readonly clock: () => number;
  readonly onError?: (error: unknown) => void;
};

/** The reference wallet on a store: five functions, and where the SDK's kit keeps its records. */
export const createReferenceWallet = (
  store: Pick<Store, 'write'>,
  { secret, openingBalance, clock, onError }: WalletSettings,
): Wallet => {
  const records = createRecordStore(store, clock);
  const functions: WalletFunctions<Tx> = {
    authenticate: (request) =>
      records.transaction((tx) => authenticatePlayer(tx, request, { nowMs: clock(), openingBalance })),
    debit: (tx, movement) => moveBalance(tx, movement, clock()),
    credit: (tx, movement) => moveBalance(tx, movement, clock()),
    reverse: (tx, movement) => reverse(tx, movement, clock()),
    balance: async (tx, playerId, currency) => {
      const found =
        currency === undefined ? findLatestWalletAccount(tx, playerId) : findWalletAccount(tx, playerId, currency);
      return (await found)?.balance;
    },
  };
  return createWallet({
    ...functions,
    secret,
    store: records,
    minorUnit: minorUnitMicros,
    transactionsPerCommit: MOVED_PER_UNIT,
    ...(onError === undefined ? {} : { onError }),
  });
};
