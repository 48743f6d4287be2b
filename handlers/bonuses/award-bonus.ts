import { budgetOf } from '../../domain/bonus/freespins.ts';
import { AMOUNT_MAX_TEXT, isInRange } from '../../domain/money/micros.ts';
import { award } from '../../platform/bonuses/award.ts';
import { reachedBrand } from '../../platform/bonuses/reach.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown-currency.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { gamesFaults, typeFaults } from '../../wire/freespin-faults.ts';
import { freespinsOf } from '../../wire/freespin-type.ts';

/** D3. */
export const awardBonus: PlatformHandler<'awardBonus'> = async (request, context) => {
  const { timestamp_bonus_expires: end, ...rest } = request.body;
  const { bonus, bonus_name: name = 'Freespins', available_for: availableFor = [] } = rest;
  const reached = reachedBrand(context.caller, request.body.operator_id, request.body.brand_id);
  if (isRefusal(reached)) return reached;
  const errors = [...typeFaults(bonus, '/bonus'), ...gamesFaults(availableFor)];
  if (errors.length > 0) return refuse('validation_failed', { errors });
  // 0 means none, like omitting the field, so the key treats both requests as equal.
  const asked = { ...request, body: end ? request.body : rest };
  return award(context, asked, reached.brandPath, async ({ nowMs }) => {
    const expiresAtMs = end || nowMs + context.services.bonusLifetimeMs;
    if (expiresAtMs <= nowMs)
      return refuse('bonus_expiry_past', {
        errors: [{ pointer: '/timestamp_bonus_expires', detail: 'The expiry is in the past.' }],
      });
    const freespins = freespinsOf(bonus);
    if (!isInRange(budgetOf(freespins)))
      return refuse('amount_out_of_range', {
        errors: [{ pointer: '/bonus/count', detail: `The total value of all spins exceeds ${AMOUNT_MAX_TEXT}.` }],
      });
    const unknown = refuseUnknownCurrency(bonus.currency, context.services);
    if (unknown !== undefined) return unknown;
    return { ...freespins, instanceId: null, name, availableFor, expiresAtMs };
  });
};
