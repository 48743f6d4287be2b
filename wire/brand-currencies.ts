import type { OwnCurrencies } from '../db/operators/brand-currencies.ts';
import type { BrandCurrencyChange } from '../db/tables/operators.ts';
import { type Currencies, numberFromMultiplier } from '../domain/money/currencies.ts';
import type { BrandCurrencies, BrandCurrenciesChange } from '../generated/server/types.gen.ts';

/** The multipliers in effect for a brand, ordered by currency: its own, or else the defaults. */
export const brandCurrenciesToWire = (
  brandPath: string,
  own: OwnCurrencies | undefined,
  defaults: Currencies,
): BrandCurrencies => ({
  brand_id: brandPath,
  base_currency: own?.base ?? defaults.base,
  multipliers: byCurrency(
    own?.multipliers ??
      Object.fromEntries(
        [...defaults.multipliers].map(([currency, multiplier]) => [currency, numberFromMultiplier(multiplier)]),
      ),
  ),
  ...(defaults.declared === undefined || defaults.declared.size === 0
    ? {}
    : { decimals: byCurrency(Object.fromEntries(defaults.declared)) }),
});

/** One change of a brand's own multipliers. */
export const brandCurrencyChangeToWire = (change: BrandCurrencyChange): BrandCurrenciesChange => ({
  brand_id: `${change.operatorId}:${change.brandId}`,
  timestamp: change.atMs,
  account_id: change.accountId,
  ...(change.baseCurrency === null ? {} : { base_currency: change.baseCurrency }),
  ...(change.multipliers === null ? {} : { multipliers: byCurrency(change.multipliers) }),
});

const byCurrency = (multipliers: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(multipliers).sort(([a], [b]) => (a < b ? -1 : 1)));
