import { isIsoCurrency } from '../../domain/money/is-iso-currency.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';

/** Refuses a currency that is neither in ISO 4217 nor in the configuration: payouts need a real currency. */
export const refuseUnknownCurrency = (
  currency: string,
  { currencies }: Pick<Services, 'currencies'>,
): Refusal<'currency_unknown'> | undefined =>
  isIsoCurrency(currency) || currency === currencies.base || currencies.multipliers.has(currency)
    ? undefined
    : refuse('currency_unknown', { detail: `${currency} is not an ISO 4217 currency.` });
