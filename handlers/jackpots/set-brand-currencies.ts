import { changeOwnCurrencies, findOwnCurrencies } from '../../db/operators/brand-currencies.ts';
import { refuseUnknownBrand, refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { brandCurrenciesToWire } from '../../wire/brand-currencies.ts';

/** Multipliers that are already set are not set again, so that the history lists only changes. */
export const setBrandCurrencies: PlatformHandler<'setBrandCurrencies'> = async (
  { path: { brand_id }, body: { base_currency: base, multipliers } },
  { tx, caller, services, nowMs },
) => {
  const unknown = await refuseUnknownBrand(tx, caller.access, brand_id);
  if (unknown !== undefined) return unknown;
  const before = await findOwnCurrencies(tx, brand_id);
  // An accepted base currency may be sent again even if it has been withdrawn.
  const refusal = before?.base === base ? undefined : refuseUnknownCurrency(base, services);
  if (refusal !== undefined) return refusal;
  if ((multipliers[base] ?? 1) !== 1)
    return refuse('base_multiplier_not_one', {
      errors: [{ pointer: `/multipliers/${base}`, detail: `Omit ${base}, or set it to 1.` }],
    });
  const own = { base, multipliers };
  const body = brandCurrenciesToWire(brand_id, own, services.currencies);
  const known = before && brandCurrenciesToWire(brand_id, before, services.currencies);
  if (JSON.stringify(known) !== JSON.stringify(body))
    await changeOwnCurrencies(tx, brand_id, own, { accountId: caller.accountId, atMs: nowMs });
  const defaults = brandCurrenciesToWire(brand_id, undefined, services.currencies);
  return { status: 200, body, changed: auditedChanges('brandCurrencies', known ?? defaults, body) };
};
