import { type Contribution, findContribution } from '../../db/contributions.ts';
import type { Tx } from '../../db/engine/tx.ts';

/** How many linked instances are tried for one contribution. */
export const LINKED_MAX = 20;

/** A linked contribution's id: that of the contribution it is linked to, and its place in the order in which they were tried. */
export const linkedId = (mainId: string, place: number): string => `${mainId}.${place}`;

/** The booked contributions that are linked to one, in the order in which they were tried. */
export const listLinked = (tx: Tx, mainId: string): Promise<readonly Contribution[]> => listIn(tx, mainId, 'booked');

/** Those whose debits may be on their way. */
export const listOpenLinked = (tx: Tx, mainId: string): Promise<readonly Contribution[]> => listIn(tx, mainId, 'open');

const listIn = async (tx: Tx, mainId: string, state: Contribution['state']): Promise<readonly Contribution[]> => {
  const found: Contribution[] = [];
  for (let place = 1; place <= LINKED_MAX; place++) {
    const contribution = await findContribution(tx, linkedId(mainId, place));
    if (contribution?.state === state) found.push(contribution);
  }
  return found;
};
