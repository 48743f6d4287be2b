import type { Assignments, From } from '../../db/assignments.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { FieldFault } from '../../wire/field-fault.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Sets the priorities of instances assigned to a source or segment. Points to each instance that is not assigned. */
export const setPriorities = async (
  tx: Tx,
  assignments: Assignments,
  from: From,
  priorities: Readonly<Record<string, number>>,
): Promise<Refusal<'jackpot_not_assigned'> | undefined> => {
  const faults: FieldFault[] = [];
  for (const [instanceId, priority] of Object.entries(priorities)) {
    if (!(await assignments.setPriority(tx, from, instanceId, priority)))
      faults.push({ pointer: `/priorities/${instanceId}`, detail: `${instanceId} is not assigned to ${from.fromId}.` });
  }
  return faults.length > 0 ? refuse('jackpot_not_assigned', { errors: faults }) : undefined;
};
