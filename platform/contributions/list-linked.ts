import { type Contribution, findContribution } from '../../db/contributions.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { LINKED_MAX, linkedId } from './linked-id.ts';

/** The linked contributions that were booked with one, in the order in which they were tried. */
export const listLinked = async (tx: Tx, mainId: string): Promise<readonly Contribution[]> => {
  const booked: Contribution[] = [];
  for (let place = 1; place <= LINKED_MAX; place++) {
    const contribution = await findContribution(tx, linkedId(mainId, place));
    if (contribution?.state === 'booked') booked.push(contribution);
  }
  return booked;
};
