import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import { findBrandEnabledState } from '../../db/operators.ts';
import { findParticipation, type PlayerOf, type StoredParticipation } from '../../db/participations.ts';
import { NO_PARTICIPATION, type Participation } from '../../domain/opt-in/participation.ts';
import { jackpotOfPlayerFault } from '../../wire/field-fault.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { locatePlayersJackpot } from './locate.ts';
import type { Seeker } from './seeker.ts';

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
  if (brand === undefined) return refuse('brand_not_found', { detail: `There is no brand ${brandPath}.` });
  if (!brand.enabled) {
    const detail = `The brand ${brandPath} or its operator is disabled.`;
    return refuse('no_jackpot_for_source', { detail, errors: [jackpotOfPlayerFault({ at: ['brand'], detail })] });
  }
  const instance = await locatePlayersJackpot(sourceId)(tx, player, nowMs);
  if (isRefusal(instance)) return instance;
  const of = { instanceId: instance.id, brandPath, playerId: playerId ?? '' };
  const known = playerId === undefined ? undefined : await findParticipation(tx, of);
  return { instance, participation: known ?? { ...of, ...NO_PARTICIPATION, updatedAtMs: 0 } };
};
