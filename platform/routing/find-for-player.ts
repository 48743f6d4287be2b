import type { Tx } from '../../db/engine/tx.ts';
import { listLinks } from '../../db/jackpots/instance-links.ts';
import { findInstance, type Instance } from '../../db/jackpots/instances.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { findParticipation, type PlayerOf, type StoredParticipation } from '../../db/opt-ins/participations.ts';
import { findExclusion } from '../../db/opt-ins/player-exclusions.ts';
import { findSource } from '../../db/routing/sources.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { statusAt } from '../../domain/jackpot/schedule.ts';
import { NO_PARTICIPATION, type Participation } from '../../domain/opt-in/participation.ts';
import type { ContributionTarget } from '../../generated/server/types.gen.ts';
import { jackpotOfPlayerFault } from '../../wire/field-fault.ts';
import { isRefusal, type Refusal, refuse, refuseAbsent } from '../unit/reply.ts';
import { instancesForPlayer } from './instances-for-player.ts';
import { locatePlayersJackpot, type Seeker } from './locate.ts';

/** A source's jackpot for a player, with the player's participation; without a player id, that of an unknown player. */
export type PlayersJackpot = {
  readonly instance: Instance;
  readonly participation: PlayerOf & Participation & Pick<StoredParticipation, 'updatedAtMs'>;
};

/** Finds a source's jackpot for a player, for reading. Players of a disabled brand have none. */
export const findPlayersJackpot = async (
  tx: Tx,
  sourceId: string,
  player: Seeker & { readonly playerId: string | undefined },
  nowMs: number,
): Promise<PlayersJackpot | Refusal<'brand_not_found' | 'no_jackpot_for_source'>> => {
  const { brandPath, playerId } = player;
  const brand = await findBrandEnabledState(tx, brandPath);
  if (brand === undefined) return refuseAbsent('brand_not_found', brandPath);
  if (!brand.enabled) {
    const detail = `The brand ${brandPath} or its operator is disabled.`;
    return refuse('no_jackpot_for_source', { detail, errors: [jackpotOfPlayerFault({ at: ['brand'], detail })] });
  }
  if (playerId !== undefined && (await findExclusion(tx, { brandPath, playerId }, nowMs)) !== undefined)
    return refuse('no_jackpot_for_source', { detail: 'The player is excluded.', errors: [EXCLUDED] });
  const instance = await locatePlayersJackpot(sourceId)(tx, player, nowMs);
  if (isRefusal(instance)) return instance;
  const of = { instanceId: instance.id, brandPath, playerId: playerId ?? '' };
  const known = playerId === undefined ? undefined : await findParticipation(tx, of);
  return { instance, participation: known ?? { ...of, ...NO_PARTICIPATION, updatedAtMs: 0 } };
};

const EXCLUDED = jackpotOfPlayerFault({ at: ['player'], detail: 'The player is excluded.' });

/**
 * The instances linked to a target, in the order to try them: the source's instances for the player; for an instance target, those of the
 * source named by its game code. The links of the requested instance follow; those of linked instances do not. Ended instances are left out. The caller checks whether an instance accepts the player now.
 * @param main the requested instance, which is not linked to itself.
 */
export const findLinked = async (
  tx: Tx,
  target: ContributionTarget,
  main: Instance,
  player: Pick<Seeker, 'brandPath' | 'segments'>,
  nowMs: number,
): Promise<readonly Instance[]> => {
  const sourceId = target.type === 'source' ? target.id : main.gameCode;
  const linked: Instance[] = [];
  for await (const instance of instancesForPlayer(tx, sourceId, player, nowMs))
    if (instance.id !== main.id) linked.push(instance);
  const reached = new Set([main.id, ...linked.map(({ id }) => id)]);
  for (const id of await listLinks(tx, main.id)) {
    const instance = reached.has(id) ? undefined : await findInstance(tx, id);
    if (instance !== undefined && statusAt(instance, nowMs) !== 'Terminated') linked.push(instance);
  }
  return linked;
};

/** The id of the source for a provider's game: `provider:game` or `game`, of the brand or its operator. */
export const findGameSource = async (
  tx: Tx,
  brandPath: string,
  game: { readonly providerId: string; readonly gameCode: string },
): Promise<string | undefined> => {
  for (const sourceId of [`${game.providerId}:${game.gameCode}`, game.gameCode])
    for (const ownerId of [brandPath, toOperatorId(brandPath)])
      if ((await findSource(tx, ownerId, sourceId)) !== undefined) return sourceId;
  return undefined;
};
