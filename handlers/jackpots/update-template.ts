import { findTemplate, replaceTemplate } from '../../db/jackpots/templates.ts';
import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import { covers } from '../../domain/account/access.ts';
import { limitsTemplates } from '../../platform/instances/publish.ts';
import { ownerCurrencies } from '../../platform/rules/brand-rate.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import { fingerprint } from '../../platform/unit/fingerprint.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseStale, toEtag } from '../../platform/unit/refusals.ts';
import { refuse, refuseAbsent, refuseAccess } from '../../platform/unit/reply.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { templateToWire } from '../../wire/template.ts';
import { toStore } from '../../wire/to-store.ts';
import { unrunnableFaults } from '../../wire/unrunnable-faults.ts';

/** Changes a template that is not in use. A published one can be instantiated at any time, so its new rules must be runnable. */
export const updateTemplate: PlatformHandler<'updateTemplate'> = async (
  { path: { template_id: id }, headers, body },
  { tx, caller, operation, services, nowMs },
) => {
  const { id: namedId = id, reference_count: _count, published: _published, version: _version, ...sent } = body;
  const document = toStore(sent);
  const { owner_id: ownerId, name } = document;
  if (!covers(caller.access, ownerId)) return refuseAccess(ownerId);
  if (namedId !== id)
    return refuse('template_id_mismatch', { detail: `The id is ${namedId} in the body but ${id} in the path.` });
  const template = await findTemplate(tx, id, nowMs);
  if (template === undefined || !covers(caller.access, template.ownerId)) return refuseAbsent('template_not_found', id);
  const stale = refuseStale(headers, template.version);
  if (stale !== undefined) return stale;
  if ((await findOwnerEnabledState(tx, ownerId)) === undefined) return refuseAbsent('owner_not_found', ownerId);
  // A currency withdrawn since then does not lock the template.
  const isKept = (template.document as StoredTemplate).currency === document.currency;
  const unknown = isKept ? undefined : refuseUnknownCurrency(document.currency, services);
  if (unknown !== undefined) return unknown;
  if (template.referenceCount > 0)
    return refuse('template_locked', {
      detail: `The template is used by ${template.referenceCount} instances that have not ended.`,
    });
  const currencies = await ownerCurrencies(tx, ownerId, services.currencies);
  const errors = template.published ? unrunnableFaults(document, services.isCallable, nowMs, currencies) : [];
  if (errors.length > 0) return refuse('template_invalid', { errors });
  // Sending the same content again changes nothing.
  const isChanged = fingerprint(operation, document) !== fingerprint(operation, template.document);
  if (isChanged && template.published && (await limitsTemplates(tx, [template.ownerId, ownerId])))
    return refuse('template_locked', {
      detail: 'It is published, and publishing needs a second account: unpublish it, change it, and publish it again.',
    });
  if (isChanged) await replaceTemplate(tx, id, { ownerId, name, document });
  const version = template.version + (isChanged ? 1 : 0);
  const wire = templateToWire({ ...template, ownerId, name, document, version });
  return {
    status: 200,
    headers: { etag: toEtag(version) },
    body: wire,
    // The previous owner is informed too, but not of the new owner's rules.
    audited: [...new Set([template.ownerId, ownerId])].map((owner) => ({
      ownerId: owner,
      resource: 'templates',
      targetId: id,
      ...(owner === ownerId && { changes: auditedChanges('template', templateToWire(template), wire) }),
    })),
  };
};
