import { findTemplate, publishTemplate as publish } from '../../db/jackpots/templates.ts';
import { covers } from '../../domain/account/access.ts';
import { ownerCurrencies } from '../../platform/rules/brand-rate.ts';
import { warnOfTemplate } from '../../platform/rules/warn-of-template.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseStale, toEtag } from '../../platform/unit/refusals.ts';
import { refuse, refuseAccess } from '../../platform/unit/reply.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { unrunnableFaults } from '../../wire/unrunnable-faults.ts';

/**
 * B43. `publish` defaults to true. Only publishing validates the rules: withdrawing never fails because of them, nor does publishing a
 * published template again, even if one of its time windows has ended since.
 */
export const publishTemplate: PlatformHandler<'publishTemplate'> = async (
  { headers, body },
  { tx, caller, services, nowMs },
) => {
  const { owner_id, template_id, publish: published = true, accept_warnings: isAccepted = true } = body;
  if (!covers(caller.access, owner_id)) return refuseAccess(owner_id);
  const template = await findTemplate(tx, template_id, nowMs);
  if (template === undefined || template.ownerId !== owner_id) {
    return refuse('template_not_found', { detail: `${owner_id} has no template ${template_id}.` });
  }
  const stale = refuseStale(headers, template.version);
  if (stale !== undefined) return stale;
  if (published === template.published)
    return { status: 200, headers: { etag: toEtag(template.version) }, changed: [] };
  const document = template.document as StoredTemplate;
  const currencies = await ownerCurrencies(tx, owner_id, services.currencies);
  const errors = published ? unrunnableFaults(document, services.isCallable, nowMs, currencies) : [];
  if (errors.length > 0) return refuse('template_invalid', { errors });
  const warnings = published ? await warnOfTemplate(tx, owner_id, document) : [];
  if (warnings.length > 0 && !isAccepted)
    return refuse('warnings_not_accepted', { errors: warnings.map(({ pointer, detail }) => ({ pointer, detail })) });
  const codes = [...new Set(warnings.map(({ code }) => code))];
  await publish(tx, template_id, published);
  return {
    status: 200,
    headers: {
      etag: toEtag(template.version + 1),
      ...(codes.length === 0 ? {} : { 'template-warnings': codes.join() }),
    },
    changed: auditedChanges('template', template, { ...template, published }),
  };
};
