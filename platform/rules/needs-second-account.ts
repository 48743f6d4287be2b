import type { Tx } from '../../db/engine/tx.ts';
import { findOperator } from '../../db/operators/operators.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import type { Micros } from '../../domain/money/micros.ts';
import { brandRate } from './brand-rate.ts';

/**
 * Reports whether one account alone must not move an amount for an operator or a brand. An amount in a currency without a threshold is
 * compared in each currency that has one. Without a rate to any of them it counts as too much: nothing says that it is not.
 */
export const needsSecondAccount = async (
  tx: Tx,
  ownerId: string,
  { amount, currency }: { readonly amount: Micros; readonly currency: string },
  defaults: Currencies,
): Promise<boolean> => {
  const thresholds = (await findOperator(tx, toOperatorId(ownerId)))?.approvalThreshold ?? {};
  const own = thresholds[currency];
  if (own !== undefined) return amount > BigInt(own);
  let isComparable = false;
  for (const [other, threshold] of Object.entries(thresholds)) {
    const rate = await brandRate(tx, ownerId, currency, other, defaults);
    if (rate === undefined) continue;
    isComparable = true;
    if (amount * rate.numerator > BigInt(threshold) * rate.denominator) return true;
  }
  return !isComparable && Object.keys(thresholds).length > 0;
};
