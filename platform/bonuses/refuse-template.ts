import type { Tx } from '../../db/engine/tx.ts';
import type { FreespinTemplate } from '../../db/freespin-templates.ts';
import { findBrandEnabledState, findOperator } from '../../db/operators.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { budgetOf } from '../../domain/bonus/freespins.ts';
import { AMOUNT_MAX_TEXT, isInRange } from '../../domain/money/micros.ts';
import { freespinsFault } from '../../wire/field-fault.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import { noBrand } from './reach.ts';

/** Why a freespin template is invalid. Its owner must be this operator or one of its brands. */
export const refuseTemplate = async (
  tx: Tx,
  operatorId: string,
  template: FreespinTemplate,
): Promise<Refusal<'operator_not_found' | 'brand_not_found' | 'amount_out_of_range'> | undefined> => {
  const { ownerId } = template;
  if ((await findOperator(tx, operatorId)) === undefined)
    return refuse('operator_not_found', { detail: `There is no operator ${operatorId}.` });
  if (ownerId !== operatorId)
    if (operatorOf(ownerId) !== operatorId || (await findBrandEnabledState(tx, ownerId)) === undefined)
      return noBrand(ownerId);
  if (isInRange(budgetOf(template))) return undefined;
  return refuse('amount_out_of_range', {
    errors: [freespinsFault({ at: ['count'], detail: `The total value of all spins exceeds ${AMOUNT_MAX_TEXT}.` })],
  });
};
