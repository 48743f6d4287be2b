import type { Tx } from '../../db/engine/tx.ts';
import type { Micros } from '../../domain/money/micros.ts';
import type { Operations } from '../../generated/wallet/operations.gen.ts';
import type { Handler } from '../../platform/unit/handler.ts';

/**
 * What a handler of the reference wallet is given. It opens its units itself, since a refusal must be remembered too: a unit that ends in
 * a refusal of the platform's would be rolled back.
 */
export type WalletContext = {
  /** The moment of the request, in milliseconds since the epoch. */
  readonly nowMs: number;
  /** What a new wallet account holds, in micros of its currency. */
  readonly openingBalance: Micros;
  write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
};

/** A handler of the reference wallet, by its operationId. */
export type WalletHandler<Id extends keyof Operations> = Handler<Operations[Id], WalletContext>;
