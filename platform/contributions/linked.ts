import { findContribution } from '../../db/contributions/contributions.ts';
import { failLinkedAttempt, listLinkedAttempts } from '../../db/contributions/linked-attempts.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { emit } from '../../db/events/outbox.ts';
import type { Contribution, LinkedAttempt } from '../../db/tables/contributions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { LinkedContributionFailed } from '../../generated/server/types.gen.ts';
import type { Unit } from '../unit/handler.ts';

/** The maximum number of linked instances tried for one contribution. */
export const LINKED_MAX = 20;

/** A linked contribution's id: that of the contribution it is linked to, and its place in the order in which they were tried. */
export const linkedId = (mainId: string, place: number): string => `${mainId}.${place}`;

/** The booked contributions that are linked to one, in the order in which they were tried. */
export const listLinked = (tx: Tx, mainId: string): Promise<readonly Contribution[]> => listIn(tx, mainId, 'booked');

/** Linked contributions whose debits may be on their way. */
export const listOpenLinked = (tx: Tx, mainId: string): Promise<readonly Contribution[]> => listIn(tx, mainId, 'open');

const listIn = async (tx: Tx, mainId: string, state: Contribution['state']): Promise<readonly Contribution[]> => {
  const found: Contribution[] = [];
  for (let place = 1; place <= LINKED_MAX; place++) {
    const contribution = await findContribution(tx, linkedId(mainId, place));
    if (contribution?.state === state) found.push(contribution);
  }
  return found;
};

/**
 * Ends the linked contributions of one: names each that was not booked, in the store and in an event. Results that are known already stay.
 * The store alone says what is booked, so it can run after a crash, too. Calls that still run book nothing more.
 * @param codes by place, why a contribution was refused. One without a code was not tried, or was interrupted.
 */
export const endLinked = async (
  unit: Pick<Unit, 'tx' | 'nowMs'>,
  mainId: string,
  codes: ReadonlyMap<number, string> = new Map(),
): Promise<void> => {
  const { tx } = unit;
  const unknown = (await listLinkedAttempts(tx, mainId)).filter(({ code }) => code === null);
  const main = unknown.length === 0 ? undefined : await findContribution(tx, mainId);
  if (main === undefined) return;
  for (const attempt of unknown) {
    const { place } = attempt;
    const linked = await findContribution(tx, linkedId(mainId, place));
    await fail(unit, main, attempt, codes.get(place) ?? (linked === undefined ? 'not_tried' : 'wallet_failed'));
  }
};

const fail = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { id, brandPath, playerId }: Contribution,
  attempt: LinkedAttempt,
  code: string,
): Promise<void> => {
  const { instanceId } = attempt;
  if (!(await failLinkedAttempt(tx, attempt, code))) return;
  const data: LinkedContributionFailed = { contribution_id: id, instance_id: instanceId, code, timestamp: nowMs };
  await emit(tx, {
    ...{ instanceId, eventType: 'LinkedContributionFailed', operatorId: toOperatorId(brandPath) },
    ...{ brandId: brandPath, playerId, data, createdAtMs: nowMs },
  });
};
