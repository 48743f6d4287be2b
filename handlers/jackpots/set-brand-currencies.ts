import { changeOwnCurrencies, findOwnCurrencies } from '../../db/brand-currencies.ts';
import { refuseBrand } from '../../platform/rules/refuse-brand.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown-currency.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { brandCurrenciesToWire } from '../../wire/brand-currencies.ts';

/** What a brand has already is not set again, so that its history tells of changes alone. */
export const setBrandCurrencies: PlatformHandler<'setBrandCurrencies'> = async (
  { path: { brand_id }, body: { base_currency: base, multipliers } },
  { tx, caller, services, nowMs },
) => {
  const unknown = await refuseBrand(tx, caller.access, brand_id);
  if (unknown !== undefined) return unknown;
  const before = await findOwnCurrencies(tx, brand_id);
  // What was accepted once may be sent again.
  const refusal = before?.base === base ? undefined : refuseUnknownCurrency(base, services);
  if (refusal !== undefined) return refusal;
  if ((multipliers[base] ?? 1) !== 1)
    return refuse('base_multiplier_not_one', {
      errors: [{ pointer: `/multipliers/${base}`, detail: `Leave ${base} out, or write 1.` }],
    });
  const own = { base, multipliers };
  const body = brandCurrenciesToWire(brand_id, own, services.currencies);
  const known = before && brandCurrenciesToWire(brand_id, before, services.currencies);
  if (JSON.stringify(known) !== JSON.stringify(body))
    await changeOwnCurrencies(tx, brand_id, own, { accountId: caller.accountId, atMs: nowMs });
  return { status: 200, body };
};
