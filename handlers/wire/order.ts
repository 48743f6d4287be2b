import { microsFromNumber } from '../../domain/money/micros.ts';
import type { ContributionBySource, ContributionToInstance } from '../../generated/server/types.gen.ts';
import type { Order } from '../chain/order.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Refusal, refuse } from '../reply.ts';

type OrderRefusal = Refusal<'idempotency_keys_differ' | 'callback_host_not_registered'>;

/** A contribution as it was asked for (C6, C7). The key may stand in the body or in the header; the session token is no part of what is asked. */
export const orderOf = (
  operation: string,
  body: ContributionToInstance | ContributionBySource,
  headerKey: string | undefined,
): Order | OrderRefusal => {
  const { token, idempotency_key: bodyKey, ...asked } = body;
  if (bodyKey !== undefined && headerKey !== undefined && bodyKey !== headerKey)
    return refuse('idempotency_keys_differ');
  if (body.callback !== undefined) {
    return refuse('callback_host_not_registered', {
      errors: [{ pointer: '/callback/web_hook', detail: 'The operator has not registered this host.' }],
    });
  }
  return {
    sourceId: 'source_id' in body ? body.source_id : undefined,
    brandPath: body.brand_id,
    playerId: body.player_id,
    country: body.player_country,
    segments: 'segments' in body ? (body.segments ?? []) : [],
    token,
    gameroundId: body.gameround_id,
    wager: microsFromNumber(body.base_wager),
    currency: body.currency,
    metadata: body.metadata,
    eventMetadata: body.event_metadata,
    key: bodyKey ?? headerKey,
    fingerprint: fingerprint(operation, asked),
  };
};
