import { findSource, sourceAssignments, sourceWithJackpots } from '../../db/routing/sources.ts';
import { refuseOwner, setPriorities } from '../../platform/routing/assign.ts';
import { byOwner } from '../../platform/unit/audited.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { auditedPriorities } from '../../wire/audit.ts';
import { sourceToWire } from '../../wire/routing.ts';

/** B17. */
export const setSourcePriorities: PlatformHandler<'setSourcePriorities'> = async ({ body }, { tx, caller }) => {
  const ownerId = body.brand_id;
  const sourceId = 'source_id' in body ? body.source_id : body.segment_id;
  const refused = await refuseOwner(tx, caller, ownerId);
  if (refused !== undefined) return refused;
  const source = await findSource(tx, ownerId, sourceId);
  if (source === undefined) return refuse('source_not_found', { detail: `${ownerId} has no source ${sourceId}.` });
  const before = await sourceWithJackpots(tx, source);
  const unassigned = await setPriorities(tx, sourceAssignments, { ownerId, fromId: sourceId }, body.priorities);
  if (unassigned !== undefined) return unassigned;
  const after = await sourceWithJackpots(tx, source);
  return {
    status: 200,
    body: [sourceToWire(after)],
    // The request may identify the source in the field `segment_id`.
    audited: byOwner('sources', [{ ownerId, id: sourceId }]),
    changed: auditedChanges('priorities', auditedPriorities(before), auditedPriorities(after)),
  };
};
