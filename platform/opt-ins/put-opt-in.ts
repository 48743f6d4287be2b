import { emit } from '../../db/events/outbox.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { findParticipation, type StoredParticipation, saveParticipation } from '../../db/opt-ins/participations.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import { changeOptIn } from '../../domain/opt-in/change-opt-in.ts';
import { isRanked, NO_PARTICIPATION, type Preference } from '../../domain/opt-in/participation.ts';
import type { OptInEvent } from '../../generated/server/types.gen.ts';
import { preferredToWire } from '../../wire/opt-in.ts';
import { readRules } from '../../wire/read-rules.ts';
import type { Unit } from '../unit/handler.ts';

/**
 * Opts a player in or out and emits an event if anything changed. The caller has checked that the player is admitted.
 * @param preference if omitted, the player's preferences stay unchanged.
 * @returns the resulting participation.
 */
export const putOptIn = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  instance: Instance,
  { brandPath, playerId }: Player,
  optedIn: boolean,
  preference?: Preference,
): Promise<StoredParticipation> => {
  const player = { instanceId: instance.id, brandPath, playerId };
  const before: StoredParticipation = (await findParticipation(tx, player)) ?? {
    ...NO_PARTICIPATION,
    ...player,
    lastCurrency: null,
    lastContributedAtMs: null,
    lastSeq: null,
    updatedAtMs: nowMs,
  };
  const { participation, changed, announced } = changeOptIn(before, optedIn, preference);
  if (!changed) return before;
  const after = { ...before, ...participation, updatedAtMs: nowMs };
  saveParticipation(tx, after, isRanked(readRules(instance)));
  if (announced) {
    await emit(tx, {
      instanceId: instance.id,
      eventType: 'OptInEvent',
      operatorId: toOperatorId(brandPath),
      brandId: brandPath,
      playerId,
      data: eventOf(instance, after),
      createdAtMs: nowMs,
    });
  }
  return after;
};

const eventOf = (instance: Instance, participation: StoredParticipation): OptInEvent => ({
  instance_id: instance.id,
  game_code: instance.gameCode,
  player_id: participation.playerId,
  // The same id: a session with another player id is refused (E1).
  ext_player_id: participation.playerId,
  brand_id: participation.brandPath,
  opted_in: participation.optedIn === true,
  ...preferredToWire(participation),
  contribution_count: participation.contributionCount,
  contribution_value: numberFromMicros(participation.contributionValue),
  last_updated: participation.updatedAtMs,
  timestamp: participation.updatedAtMs,
});
