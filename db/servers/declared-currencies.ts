import { declareCurrency } from '../../domain/money/minor-unit.ts';
import type { Tx } from '../engine/tx.ts';
import { declaredCurrencies } from '../tables/servers.ts';

/** Makes the currencies of a store known to this process. @throws an Error when one was declared with other decimals. */
export const knowCurrencies = async (tx: Pick<Tx, 'all'>): Promise<void> => {
  for (const { code, decimals } of await tx.all((db) => db.select().from(declaredCurrencies)))
    declareCurrency(code, decimals);
};

/** Adds what the configuration declares to what the store knows. @throws an Error when the decimals differ. */
export const declareCurrencies = async (tx: Tx, declared: ReadonlyMap<string, number>): Promise<void> => {
  await knowCurrencies(tx);
  for (const [code, decimals] of declared) {
    declareCurrency(code, decimals);
    await tx.run((db) => db.insert(declaredCurrencies).values({ code, decimals }).onConflictDoNothing());
  }
};
