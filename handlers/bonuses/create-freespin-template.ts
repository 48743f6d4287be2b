import { createFreespinTemplate as create } from '../../db/bonuses/freespins.ts';
import type { FreespinTemplate } from '../../db/tables/bonuses.ts';
import { covers } from '../../domain/account/access.ts';
import { toOwnerId } from '../../platform/bonuses/reach.ts';
import { refuseTemplate } from '../../platform/bonuses/refuse-template.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse, refuseAccess } from '../../platform/unit/reply.ts';
import { freespinTemplateToWire, toFreespins, typeFaults } from '../../wire/freespins.ts';

/** D6. */
export const createFreespinTemplate: PlatformHandler<'createFreespinTemplate'> = async (
  { body },
  { tx, caller, services, nowMs, newId },
) => {
  const ownerId = toOwnerId(body.operator_id, body.brand_id);
  if (!covers(caller.access, ownerId)) return refuseAccess(ownerId);
  const errors = typeFaults(body.freespin_type, '/freespin_type');
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const template: FreespinTemplate = {
    id: newId(),
    ownerId,
    name: body.name,
    ...toFreespins(body.freespin_type),
    expiresAfterMs: body.expires_after_ms,
    createdBy: caller.accountId,
    createdAtMs: nowMs,
  };
  const refusal =
    (await refuseTemplate(tx, body.operator_id, template)) ?? refuseUnknownCurrency(template.currency, services);
  if (refusal !== undefined) return refusal;
  await create(tx, template);
  return { status: 200, body: freespinTemplateToWire(template) };
};
