import { takeAwardPortion } from '../../db/bonuses/bonus-awards.ts';
import {
  type AwardedBonus,
  changePlayerBonus,
  insertPlayerBonus,
  listOverdueBonuses,
} from '../../db/bonuses/player-bonuses.ts';
import { finishKey, operatorScope } from '../../db/contributions/idempotency-keys.ts';
import { emit } from '../../db/events/outbox.ts';
import type { PlayerBonus } from '../../db/tables/bonuses.ts';
import { totalBudget } from '../../domain/bonus/freespins.ts';
import { playerBonusToWire } from '../../wire/player-bonus.ts';
import type { Unit } from '../unit/handler.ts';

/** Emits the event of a bonus in the unit that changes it. */
export const tellBonus = (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  eventType:
    | 'PlayerBonusAdded'
    | 'PlayerBonusUpdated'
    | 'PlayerBonusConsumed'
    | 'PlayerBonusExpired'
    | 'PlayerBonusRemoved',
  awarded: AwardedBonus,
  contributionId?: string,
): Promise<void> =>
  emit(tx, {
    instanceId: '',
    eventType,
    operatorId: awarded.award.operatorId,
    brandId: awarded.bonus.brandPath,
    playerId: awarded.bonus.playerId,
    data: {
      ...playerBonusToWire(awarded),
      ...(contributionId !== undefined && { contribution_id: contributionId }),
    },
    createdAtMs: nowMs,
  });

/** A bonus after a use, of which so much has been used in all. */
export const usedUpTo = ({ bonus, award }: AwardedBonus, used: bigint, atMs: number): AwardedBonus => {
  const isConsumed = used === bonus.budget;
  return {
    bonus: { ...bonus, used, state: isConsumed ? 'Consumed' : 'Available', consumedAtMs: isConsumed ? atMs : null },
    award,
  };
};

/** Emits the event of a bonus after a use. */
export const tellUse = (
  unit: Pick<Unit, 'tx' | 'nowMs'>,
  after: AwardedBonus,
  contributionId?: string,
): Promise<void> =>
  tellBonus(
    unit,
    after.bonus.state === 'Consumed' ? 'PlayerBonusConsumed' : 'PlayerBonusUpdated',
    after,
    contributionId,
  );

/** Bonuses per unit of work. Each is a row and an event. */
export const BONUSES_PER_UNIT = 400;

/**
 * Gives bonuses to the next waiting players of the oldest award, or of the given one. The request, its repetition after a crash and the
 * platform all continue where the last batch ended. The last batch finishes the award's key.
 * @returns whether a batch was given, so there may be more.
 */
export const giveBonuses = async (unit: Giving, awardId?: string): Promise<boolean> =>
  (await givePortion(unit, awardId)) !== undefined;

type Giving = Pick<Unit, 'tx' | 'nowMs' | 'newId'>;

/** The same. @returns the bonuses; undefined if no player waits. */
export const givePortion = async (unit: Giving, awardId?: string): Promise<readonly AwardedBonus[] | undefined> => {
  const { tx, newId } = unit;
  const taken = await takeAwardPortion(tx, awardId);
  if (taken === undefined) return undefined;
  const { award, portion, isLast } = taken;
  const given: AwardedBonus[] = [];
  for (const [index, playerId] of portion.playerIds.entries()) {
    const bonus: PlayerBonus = {
      id: newId(),
      awardId: award.id,
      position: portion.firstPosition + index,
      brandPath: award.brandPath,
      playerId,
      state: 'Available',
      budget: totalBudget(award),
      used: 0n,
      expiresAtMs: award.expiresAtMs,
      consumedAtMs: null,
      removalId: null,
      extensionId: null,
    };
    await insertPlayerBonus(tx, bonus);
    await tellBonus(unit, 'PlayerBonusAdded', { bonus, award });
    given.push({ bonus, award });
  }
  if (isLast) finishKey(tx, operatorScope(award.operatorId), award.requestId);
  return given;
};

/**
 * Marks the next batch of overdue bonuses as expired and emits their events.
 * @returns whether there may be more.
 */
export const expireBonuses = async (unit: Pick<Unit, 'tx' | 'nowMs'>): Promise<boolean> => {
  const overdue = await listOverdueBonuses(unit.tx, unit.nowMs, BONUSES_PER_UNIT);
  for (const { bonus, award } of overdue) {
    const expired = { ...bonus, state: 'Expired' as const };
    await changePlayerBonus(unit.tx, expired);
    await tellBonus(unit, 'PlayerBonusExpired', { bonus: expired, award });
  }
  return overdue.length === BONUSES_PER_UNIT;
};
