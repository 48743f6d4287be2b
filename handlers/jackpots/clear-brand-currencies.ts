import { changeOwnCurrencies, findOwnCurrencies } from '../../db/operators/brand-currencies.ts';
import { refuseUnknownBrand } from '../../platform/rules/refuse-unknown.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { brandCurrenciesToWire } from '../../wire/brand-currencies.ts';

/** The change is recorded in the history. A brand that already has the defaults is left unchanged. */
export const clearBrandCurrencies: PlatformHandler<'clearBrandCurrencies'> = async (
  { path: { brand_id } },
  { tx, caller, services, nowMs },
) => {
  const unknown = await refuseUnknownBrand(tx, caller.access, brand_id);
  if (unknown !== undefined) return unknown;
  const own = await findOwnCurrencies(tx, brand_id);
  if (own !== undefined)
    await changeOwnCurrencies(tx, brand_id, undefined, { accountId: caller.accountId, atMs: nowMs });
  const toWire = (currencies: typeof own) => brandCurrenciesToWire(brand_id, currencies, services.currencies);
  const body = toWire(undefined);
  return { status: 200, body, changed: auditedChanges('brandCurrencies', toWire(own), body) };
};
