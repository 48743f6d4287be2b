import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import { microsFromNumber } from '../../domain/money/micros.ts';
import type {
  ContributionByGame,
  ContributionBySource,
  ContributionToInstance,
  ContributionToTarget,
} from '../../generated/server/types.gen.ts';
import { fingerprint } from '../unit/fingerprint.ts';
import type { Order } from './order.ts';

/** Reads the order from a request. The fingerprint leaves out the session token and the key, so a repetition may have a new token. */
export const readOrder = (
  operation: string,
  body: ContributionToInstance | ContributionBySource | ContributionByGame,
  key: string | undefined,
): Order => {
  return {
    sourceId: 'source_id' in body ? body.source_id : undefined,
    brandPath: body.brand_id,
    playerId: body.player_id,
    country: body.player_country,
    segments: 'segments' in body ? (body.segments ?? []) : [],
    token: body.token,
    gameroundId: body.gameround_id,
    wager: microsFromNumber(body.base_wager),
    currency: body.currency,
    metadata: body.metadata,
    eventMetadata: 'event_metadata' in body ? body.event_metadata : undefined,
    key,
    fingerprint: fingerprint(operation, { ...body, token: undefined, idempotency_key: undefined }),
  };
};

/** Reads the order from a contribution to a target (C13), where the player's activity takes the place of the game round. */
export const orderToTarget = (operation: string, body: ContributionToTarget, key: string | undefined): Order => {
  const { target, operator_id, player, base_wager, options: { idempotency_key: _key, ...options } = {} } = body;
  const { token, ...named } = player;
  return {
    sourceId: target.type === 'source' ? target.id : undefined,
    brandPath: toBrandPath(operator_id, player.brand_id),
    playerId: player.id,
    country: player.country,
    segments: player.segments ?? [],
    token,
    gameroundId: body.source.id,
    wager: microsFromNumber(base_wager.value),
    currency: base_wager.currency,
    metadata: body.metadata,
    eventMetadata: body.event_metadata,
    category: options.vertical_id,
    key,
    fingerprint: fingerprint(operation, { ...body, player: named, options }),
  };
};
