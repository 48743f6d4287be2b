import type { Tx } from '../../db/engine/tx.ts';
import type { Micros } from '../../domain/money/micros.ts';
import type { Operations } from '../../generated/wallet/operations.gen.ts';
import type { Handler } from '../../platform/unit/handler.ts';

/**
 * What a handler of the reference wallet is given. It opens its own units, since refusals must be stored: the platform would roll back a
 * unit that ends in one.
 */
export type WalletContext = {
  /** The moment of the request, in milliseconds since the epoch. */
  readonly nowMs: number;
  /** The balance of a new wallet account, in micros of its currency. */
  readonly openingBalance: Micros;
  write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
};

/** A handler of the reference wallet, by its operationId. */
export type WalletHandler<Id extends keyof Operations> = Handler<Operations[Id], WalletContext>;
