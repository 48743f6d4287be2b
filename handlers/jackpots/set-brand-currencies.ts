import { findOwnCurrencies } from '../../db/operators/brand-currencies.ts';
import { isDeclared } from '../../domain/money/minor-unit.ts';
import { changeRates, ratesWanted } from '../../platform/rules/change-rates.ts';
import { refuseUnknownBrand, refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { auditedWaiting, awaitSecondAccount } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';

/** Not part of the interface. */
export const setBrandCurrencies: PlatformHandler<'setBrandCurrencies'> = async (
  { path: { brand_id }, body: { base_currency: base, multipliers } },
  context,
) => {
  const { tx, caller, services, operation, nowMs } = context;
  const unknown = await refuseUnknownBrand(tx, caller.access, brand_id);
  if (unknown !== undefined) return unknown;
  const before = await findOwnCurrencies(tx, brand_id);
  // An accepted base currency may be sent again even if it has been withdrawn.
  const refusal = before?.base === base ? undefined : refuseUnknownCurrency(base, services);
  if (refusal !== undefined) return refusal;
  const other = Object.keys(multipliers).find((code) => code.length !== 3 && !isDeclared(code));
  if (other !== undefined)
    return refuse('currency_unknown', {
      errors: [{ pointer: `/multipliers/${other}`, detail: `The platform's configuration does not declare ${other}.` }],
    });
  if ((multipliers[base] ?? 1) !== 1)
    return refuse('base_multiplier_not_one', {
      errors: [{ pointer: `/multipliers/${base}`, detail: `Omit ${base}, or set it to 1.` }],
    });
  const asked = { base_currency: base, multipliers };
  const wanted = await ratesWanted(context, operation, brand_id, asked);
  if (wanted !== undefined) {
    const waiting = await awaitSecondAccount(context, wanted);
    return { status: 202, body: approvalToWire(waiting, nowMs), audited: [auditedWaiting('currencies', waiting)] };
  }
  return { status: 200, ...(await changeRates(context, caller.accountId, brand_id, asked)) };
};
