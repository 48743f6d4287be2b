import { findTemplate } from '../../db/jackpots/templates.ts';
import { covers } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { toEtag } from '../../platform/unit/refusals.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { templateToWire } from '../../wire/template.ts';

/** B45. */
export const getTemplate: PlatformHandler<'getTemplate'> = async ({ path: { template_id } }, { tx, caller, nowMs }) => {
  const template = await findTemplate(tx, template_id, nowMs);
  if (template === undefined || !covers(caller.access, template.ownerId)) {
    return refuseAbsent('template_not_found', template_id);
  }
  return { status: 200, headers: { etag: toEtag(template.version) }, body: templateToWire(template) };
};
