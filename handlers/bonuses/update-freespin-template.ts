import { findFreespinTemplate, replaceFreespinTemplate } from '../../db/bonuses/freespins.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import { toOwnerId } from '../../platform/bonuses/reach.ts';
import { refuseTemplate } from '../../platform/bonuses/refuse-template.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse, refuseAbsent, refuseAccess } from '../../platform/unit/reply.ts';
import { freespinTemplateToWire, toFreespins, typeFaults } from '../../wire/freespins.ts';

/** D7. Instances have their own copy of the template, so existing freespins do not change. */
export const updateFreespinTemplate: PlatformHandler<'updateFreespinTemplate'> = async (
  { body },
  { tx, caller, services },
) => {
  const { id, freespin_type: freespins, expires_after_ms, name } = body;
  const errors = freespins === undefined ? [] : typeFaults(freespins, '/freespin_type');
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const template = await findFreespinTemplate(tx, id);
  if (template === undefined || !covers(caller.access, template.ownerId))
    return refuseAbsent('freespin_template_not_found', id);
  const before = toOperatorId(template.ownerId);
  const { operator_id: operatorId = before, brand_id } = body;
  const keepsOwner = operatorId === before && brand_id === undefined;
  const ownerId = keepsOwner ? template.ownerId : toOwnerId(operatorId, brand_id);
  if (!covers(caller.access, ownerId)) return refuseAccess(ownerId);
  const changed = {
    ...template,
    ownerId,
    name: name ?? template.name,
    ...(freespins && toFreespins(freespins)),
    expiresAfterMs: expires_after_ms ?? template.expiresAfterMs,
  };
  const isSameCurrency = changed.currency === template.currency;
  const refusal =
    (await refuseTemplate(tx, operatorId, changed)) ??
    (isSameCurrency ? undefined : refuseUnknownCurrency(changed.currency, services));
  if (refusal !== undefined) return refusal;
  await replaceFreespinTemplate(tx, changed);
  // The previous owner is informed too, but not of the new owner's values.
  const owners = [...new Set([template.ownerId, ownerId])];
  const fields = Object.keys(body)
    .filter((field) => field !== 'id')
    .join(',');
  const changes = auditedChanges('freespinTemplate', freespinTemplateToWire(template), freespinTemplateToWire(changed));
  return {
    status: 200,
    audited: owners.map((owner) => ({
      ownerId: owner,
      resource: 'bonuses',
      targetId: id,
      detail: { fields },
      ...(owner === ownerId && { changes }),
    })),
  };
};
