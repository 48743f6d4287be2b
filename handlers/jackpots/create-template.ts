import { createTemplate as create, findTemplate } from '../../db/jackpots/templates.ts';
import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import type { Template } from '../../db/tables/jackpots.ts';
import { covers } from '../../domain/account/access.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseTaken, toEtag } from '../../platform/unit/refusals.ts';
import { refuseAbsent, refuseAccess } from '../../platform/unit/reply.ts';
import { templateToWire } from '../../wire/template.ts';
import { toStore } from '../../wire/to-store.ts';

/** `GET /templates/skeleton` is another operation, so a template with this id could not be read. */
const SKELETON = 'skeleton';

/** B40. A draft may be unfinished: it is validated when it is published. */
export const createTemplate: PlatformHandler<'createTemplate'> = async (
  { body },
  { tx, caller, services, nowMs, newId },
) => {
  const { id = newId(), reference_count: _count, published: _published, version: _version, ...sent } = body;
  const document = toStore(sent);
  const { owner_id: ownerId, name } = document;
  if (!covers(caller.access, ownerId)) return refuseAccess(ownerId);
  if ((await findOwnerEnabledState(tx, ownerId)) === undefined) return refuseAbsent('owner_not_found', ownerId);
  const unknown = refuseUnknownCurrency(document.currency, services);
  if (unknown !== undefined) return unknown;
  if (body.id !== undefined) {
    const taken = await refuseTaken(tx, { caller, services }, 'template_id_taken', id, async () =>
      id === SKELETON ? 'reserved' : findTemplate(tx, id, nowMs),
    );
    if (taken !== undefined) return taken;
  }
  const template: Template = { id, ownerId, name, published: false, version: 1, document, createdAtMs: nowMs };
  await create(tx, template);
  return {
    status: 200,
    headers: { etag: toEtag(template.version) },
    body: templateToWire({ ...template, referenceCount: 0 }),
  };
};
