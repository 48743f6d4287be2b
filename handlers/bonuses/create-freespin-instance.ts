import { createFreespinInstance as create, findFreespinTemplate } from '../../db/bonuses/freespins.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import type { FreespinInstance } from '../../db/tables/bonuses.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import { microsFromDecimal } from '../../domain/money/micros.ts';
import { isShown, noBrand, toOwnerId } from '../../platform/bonuses/reach.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse, refuseAbsent, refuseAccess } from '../../platform/unit/reply.ts';
import { decimalText } from '../../wire/decimal-text.ts';
import { freespinInstanceToWire, gamesFaults } from '../../wire/freespins.ts';

/** D8. */
export const createFreespinInstance: PlatformHandler<'createFreespinInstance'> = async (
  { body },
  { tx, caller, nowMs, newId },
) => {
  const errors = gamesFaults(body.available_for);
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const template = await findFreespinTemplate(tx, body.template_id);
  if (template === undefined || !isShown(caller.access, template.ownerId))
    return refuseAbsent('freespin_template_not_found', body.template_id);
  const operatorId = toOperatorId(template.ownerId);
  const ownerId = body.brand_id === undefined ? template.ownerId : toOwnerId(operatorId, body.brand_id);
  if (!covers(caller.access, ownerId)) return refuseAccess(ownerId);
  if (toOperatorId(ownerId) !== operatorId) return noBrand(ownerId);
  if (ownerId !== operatorId && (await findBrandEnabledState(tx, ownerId)) === undefined) return noBrand(ownerId);
  if (template.ownerId !== operatorId && template.ownerId !== ownerId)
    return refuse('bonus_brand_mismatch', { detail: `The template belongs to ${template.ownerId}.` });
  const { timestamp_start: startsAtMs, timestamp_end: endsAtMs } = body;
  const fault = endFault(startsAtMs, endsAtMs, nowMs);
  if (fault !== undefined)
    return refuse('schedule_invalid', { errors: [{ pointer: '/timestamp_end', detail: fault }] });
  const { type, currency, count, amount, expiresAfterMs, name } = template;
  const instance: FreespinInstance = {
    id: newId(),
    templateId: template.id,
    ownerId,
    name: body.instance_name ?? name,
    type,
    currency,
    count,
    amount,
    availableFor: body.available_for,
    expiresAfterMs,
    startsAtMs,
    endsAtMs,
    ...(body.budget === undefined
      ? { budget: null, awarded: null }
      : { budget: microsFromDecimal(decimalText(body.budget)), awarded: 0n }),
  };
  await create(tx, instance);
  return {
    status: 200,
    body: freespinInstanceToWire(instance),
    audited: [{ ownerId, resource: 'bonuses', targetId: instance.id }],
  };
};

const endFault = (startsAtMs: number, endsAtMs: number, nowMs: number): string | undefined => {
  if (endsAtMs <= nowMs) return 'The end is in the past.';
  return endsAtMs <= startsAtMs ? 'The end must be after the start.' : undefined;
};
