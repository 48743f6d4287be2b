import type { Tx } from '../../db/engine/tx.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { type Access, covers } from '../../domain/account/access.ts';
import { isIsoCurrency } from '../../domain/money/currencies.ts';
import { isDeclared } from '../../domain/money/minor-unit.ts';
import { type Refusal, refuse, refuseAbsent } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';

/** Refuses an unknown brand and one without access in the same way. */
export const refuseUnknownBrand = async (
  tx: Tx,
  access: Access,
  brandPath: string,
): Promise<Refusal<'brand_not_found'> | undefined> =>
  covers(access, brandPath) && (await findBrandEnabledState(tx, brandPath)) !== undefined
    ? undefined
    : refuseAbsent('brand_not_found', brandPath);

/** Refuses a currency that is neither in ISO 4217 nor in the configuration: payouts need to know its decimals. */
export const refuseUnknownCurrency = (
  currency: string,
  { currencies }: Pick<Services, 'currencies'>,
): Refusal<'currency_unknown'> | undefined =>
  isIsoCurrency(currency) ||
  isDeclared(currency) ||
  currency === currencies.base ||
  currencies.multipliers.has(currency)
    ? undefined
    : refuse('currency_unknown', {
        detail: `${currency} is neither an ISO 4217 currency nor declared by the platform's configuration.`,
      });
