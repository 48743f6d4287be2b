import type { Tx } from '../../db/engine/tx.ts';
import { findBrandEnabledState, findOperator } from '../../db/operators/operators.ts';
import type { FreespinTemplate } from '../../db/tables/bonuses.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { totalBudget } from '../../domain/bonus/freespins.ts';
import { AMOUNT_MAX_TEXT, isInRange } from '../../domain/money/micros.ts';
import { freespinsFault } from '../../wire/field-fault.ts';
import { type Refusal, refuse, refuseAbsent } from '../unit/reply.ts';
import { noBrand } from './reach.ts';

/** Refuses a freespin template that is invalid. Its owner must be this operator or one of its brands. */
export const refuseTemplate = async (
  tx: Tx,
  operatorId: string,
  template: FreespinTemplate,
): Promise<Refusal<'operator_not_found' | 'brand_not_found' | 'amount_out_of_range'> | undefined> => {
  const { ownerId } = template;
  if ((await findOperator(tx, operatorId)) === undefined) return refuseAbsent('operator_not_found', operatorId);
  if (ownerId !== operatorId)
    if (toOperatorId(ownerId) !== operatorId || (await findBrandEnabledState(tx, ownerId)) === undefined)
      return noBrand(ownerId);
  if (isInRange(totalBudget(template))) return undefined;
  return refuse('amount_out_of_range', {
    errors: [freespinsFault({ at: ['count'], detail: `The total value of all spins exceeds ${AMOUNT_MAX_TEXT}.` })],
  });
};
