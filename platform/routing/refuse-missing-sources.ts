import type { Tx } from '../../db/engine/tx.ts';
import { findSource } from '../../db/sources.ts';
import type { FieldFault } from '../../wire/field-fault.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Refuses sources that do not exist, with a pointer to each. */
export const refuseMissingSources = async (
  tx: Tx,
  ownerId: string,
  sourceIds: readonly string[],
): Promise<Refusal<'source_not_found'> | undefined> => {
  const missing: FieldFault[] = [];
  for (const [index, id] of sourceIds.entries()) {
    if ((await findSource(tx, ownerId, id)) === undefined)
      missing.push({ pointer: `/source_id/${index}`, detail: `${ownerId} has no source ${id}.` });
  }
  return missing.length > 0 ? refuse('source_not_found', { errors: missing }) : undefined;
};
