import { isIsoCurrency } from '../../domain/money/is-iso-currency.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';

/** Refuses a currency that neither ISO 4217 lists nor the configuration names: what is to be paid in must exist. */
export const refuseUnknownCurrency = (
  currency: string,
  { currencies }: Pick<Services, 'currencies'>,
): Refusal<'currency_unknown'> | undefined =>
  isIsoCurrency(currency) || currency === currencies.base || currencies.multipliers.has(currency)
    ? undefined
    : refuse('currency_unknown', { detail: `There is no currency ${currency} in ISO 4217.` });
