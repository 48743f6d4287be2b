import type { Assignments, From } from '../../db/assignments.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { FieldFault } from '../../wire/field-fault.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Gives instances that a source or a segment leads to new priorities; points at each that it does not lead to. */
export const setPriorities = async (
  tx: Tx,
  assignments: Assignments,
  from: From,
  priorities: Readonly<Record<string, number>>,
): Promise<Refusal<'jackpot_not_assigned'> | undefined> => {
  const faults: FieldFault[] = [];
  for (const [instanceId, priority] of Object.entries(priorities)) {
    if (!(await assignments.setPriority(tx, from, instanceId, priority)))
      faults.push({ pointer: `/priorities/${instanceId}`, detail: `${from.fromId} does not lead to ${instanceId}.` });
  }
  return faults.length > 0 ? refuse('jackpot_not_assigned', { errors: faults }) : undefined;
};
