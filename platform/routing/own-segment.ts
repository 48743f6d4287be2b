import type { Tx } from '../../db/engine/tx.ts';
import { findSegment, type Segment } from '../../db/segments.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import { refuseOwner } from './refuse-owner.ts';

/** A segment, if the caller has access to its owner. */
export const ownSegment = async (
  tx: Tx,
  caller: Caller,
  ownerId: string,
  id: string,
): Promise<Segment | Refusal<'permission_denied' | 'owner_not_found' | 'segment_not_found'>> => {
  const refused = await refuseOwner(tx, caller, ownerId);
  if (refused !== undefined) return refused;
  return (
    (await findSegment(tx, ownerId, id)) ?? refuse('segment_not_found', { detail: `${ownerId} has no segment ${id}.` })
  );
};
