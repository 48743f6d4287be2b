import { andThen, type Soon } from '../../db/engine/soon.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { admitsBrand, admitsCountry, admitsSegments, type SegmentFilters } from '../../domain/jackpot/admission.ts';
import { isOpenAt, statusAt } from '../../domain/jackpot/schedule.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { ContributionTarget } from '../../generated/server/types.gen.ts';
import { readRules, readSchedule } from '../../wire/read-rules.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { findOwnInstance } from './find-visible.ts';
import { instancesForPlayer } from './instances-for-player.ts';

/** The player to find an instance for. */
export type Seeker = {
  /** `operator:brand`. */
  readonly brandPath: string;
  /** The ids of the player's segments. */
  readonly segments: readonly string[];
  /**
   * The segments of the player's session, which decide where the request names none. `ask`: not known yet, so an instance that filters by
   * them throws SegmentsUnknown. `later`: such an instance admits the player for now. Absent: none.
   */
  readonly sessionSegments?: readonly string[] | 'ask' | 'later' | undefined;
  /** The player is excluded: no instance accepts the player. */
  readonly isExcluded?: boolean | undefined;
  /** If undefined, countries are not checked. */
  readonly country: string | undefined;
};

/** Thrown before a unit has written anything: the segments of the player's session decide. */
export class SegmentsUnknown extends Error {}

/** Finds an instance that accepts the player now, or says why there is none. */
export type Locate<Code extends ProblemCode> = (
  tx: Tx,
  player: Seeker,
  nowMs: number,
) => Soon<Instance | Refusal<Code>>;

/** Refuses an instance that is not active. */
export const refuseInactive = (
  instance: Instance,
  nowMs: number,
): Refusal<'instance_pending' | 'instance_paused' | 'instance_terminated'> | undefined => {
  const status = statusAt(instance, nowMs);
  if (status === 'Pending')
    return refuse('instance_pending', {
      detail: `The jackpot starts at ${instance.startsAtMs}; the time is ${nowMs}.`,
    });
  if (status === 'Paused') return refuse('instance_paused');
  return status === 'Terminated' ? refuse('instance_terminated') : undefined;
};

/** The reason an instance does not accept a player now. */
type Admission =
  | 'instance_pending'
  | 'instance_paused'
  | 'instance_terminated'
  | 'instance_out_of_schedule'
  | 'player_excluded'
  | 'brand_excluded'
  | 'country_excluded'
  | 'segment_excluded';

/** Refuses a player whom an instance never accepts. */
const exclusion = (
  instance: Instance,
  player: Seeker,
): Refusal<'player_excluded' | 'brand_excluded' | 'country_excluded' | 'segment_excluded'> | undefined => {
  const { brandPath, country, isExcluded } = player;
  if (isExcluded === true) return refuse('player_excluded');
  const { allowedBrands, countries, segments } = readRules(instance);
  if (!admitsBrand({ ownerId: instance.ownerId, allowedBrands }, brandPath)) return refuse('brand_excluded');
  if (country !== undefined && !admitsCountry(countries, country)) return refuse('country_excluded');
  return segments === undefined || admitsThose(segments, player) ? undefined : refuse('segment_excluded');
};

const admitsThose = (filters: SegmentFilters, { segments, sessionSegments = [] }: Seeker): boolean => {
  if (segments.length > 0) return admitsSegments(filters, segments);
  if (sessionSegments === 'ask') throw new SegmentsUnknown('the segments of the session decide');
  return sessionSegments === 'later' || admitsSegments(filters, sessionSegments);
};

/** Refuses a player whom an instance does not accept now. */
const admission = (instance: Instance, player: Seeker, nowMs: number): Refusal<Admission> | undefined => {
  const inactive = refuseInactive(instance, nowMs);
  if (inactive !== undefined) return inactive;
  if (!isOpenAt(readSchedule(instance), nowMs)) return refuse('instance_out_of_schedule');
  return exclusion(instance, player);
};

/** The named instance, if it accepts the player now. */
export const locateInstance =
  (instanceId: string): Locate<Admission | 'instance_not_found'> =>
  (tx, player, nowMs) => {
    const admitted = (instance: Instance | Refusal<'instance_not_found'>) =>
      isRefusal(instance) ? instance : (admission(instance, player, nowMs) ?? instance);
    return andThen(findOwnInstance(tx, player.brandPath, instanceId), admitted);
  };

/** The first instance of a source that accepts the player now. */
export const locateBySource =
  (sourceId: string): Locate<'no_jackpot_for_source' | 'player_excluded'> =>
  async (tx, player, nowMs) => {
    if (player.isExcluded === true) return refuse('player_excluded');
    for await (const instance of instancesForPlayer(tx, sourceId, player, nowMs))
      if (admission(instance, player, nowMs) === undefined) return instance;
    return refuse('no_jackpot_for_source', { detail: `No jackpot of the source ${sourceId} accepts this player now.` });
  };

/** The instance of a target, if it accepts the player now. */
export const locateByTarget = ({
  type,
  id,
}: ContributionTarget): Locate<Admission | 'instance_not_found' | 'no_jackpot_for_source'> =>
  type === 'instance' ? locateInstance(id) : locateBySource(id);

/** A source's jackpot for a player, to show or to opt in to: the first that accepts the player now, else the first that may do so later. */
export const locatePlayersJackpot =
  (sourceId: string): Locate<'no_jackpot_for_source'> =>
  async (tx, player, nowMs) => {
    let first: Instance | undefined;
    for await (const instance of instancesForPlayer(tx, sourceId, player, nowMs)) {
      if (admission(instance, player, nowMs) === undefined) return instance;
      if (exclusion(instance, player) === undefined) first ??= instance;
    }
    return (
      first ?? refuse('no_jackpot_for_source', { detail: `The source ${sourceId} has no jackpot for this player.` })
    );
  };
