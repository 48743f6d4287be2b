import { findInstance } from '../../db/jackpots/instances.ts';
import { findOptInCopy, moveOptInCopy, type TransferredInstances } from '../../db/opt-ins/opt-in-copies.ts';
import { findParticipation, listParticipationsAfter, saveParticipation } from '../../db/opt-ins/participations.ts';
import { admitsBrand } from '../../domain/jackpot/admission.ts';
import { copyOptIn } from '../../domain/opt-in/change-opt-in.ts';
import { isRanked, NO_PARTICIPATION } from '../../domain/opt-in/participation.ts';
import { readRules } from '../../wire/read-rules.ts';
import type { Unit } from '../unit/handler.ts';

/** Players of the source per unit of work. */
const PORTION = 500;

const NEVER_CONTRIBUTED = { lastCurrency: null, lastContributedAtMs: null, lastSeq: null };

/**
 * Copies the next batch of opt-ins of an unfinished transfer: of any transfer, or of the one between two given instances. Only players
 * whose brand takes part in the target are copied. No events are sent, since no player has changed anything.
 * @returns whether a batch was copied, so there may be more.
 */
export const copyOptIns = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  between?: TransferredInstances,
): Promise<boolean> => {
  const copy = await findOptInCopy(tx, between);
  if (copy === undefined) return false;
  const target = await findInstance(tx, copy.targetId);
  if (target === undefined) throw new Error(`the instance ${copy.targetId} of a transfer is not in the store`);
  const rules = readRules(target);
  const portion = await listParticipationsAfter(tx, copy.sourceId, copy, PORTION);
  for (const from of portion) {
    const { brandPath, playerId } = from;
    if (!admitsBrand({ ownerId: target.ownerId, allowedBrands: rules.allowedBrands }, brandPath)) continue;
    const player = { instanceId: target.id, brandPath, playerId };
    const known = (await findParticipation(tx, player)) ?? { ...NO_PARTICIPATION, ...NEVER_CONTRIBUTED };
    const copied = copyOptIn(from, known);
    if (copied !== undefined)
      saveParticipation(tx, { ...known, ...copied, ...player, updatedAtMs: nowMs }, isRanked(rules));
  }
  await moveOptInCopy(tx, copy.transferId, portion.length < PORTION ? undefined : portion.at(-1));
  return true;
};
