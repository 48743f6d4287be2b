import { changeRates, ratesWanted } from '../../platform/rules/change-rates.ts';
import { refuseUnknownBrand } from '../../platform/rules/refuse-unknown.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { auditedWaiting, awaitSecondAccount } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';

/** The change is recorded in the history. A brand that already has the defaults is left unchanged. */
export const clearBrandCurrencies: PlatformHandler<'clearBrandCurrencies'> = async (
  { path: { brand_id } },
  context,
) => {
  const { tx, caller, operation, nowMs } = context;
  const unknown = await refuseUnknownBrand(tx, caller.access, brand_id);
  if (unknown !== undefined) return unknown;
  const wanted = await ratesWanted(context, operation, brand_id, {});
  if (wanted !== undefined) {
    const waiting = await awaitSecondAccount(context, wanted);
    return { status: 202, body: approvalToWire(waiting, nowMs), audited: [auditedWaiting('currencies', waiting)] };
  }
  return { status: 200, ...(await changeRates(context, caller.accountId, brand_id, {})) };
};
