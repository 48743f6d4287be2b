import { exclude } from '../../platform/opt-ins/exclude.ts';
import { refuseOwner } from '../../platform/routing/assign.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { excludedPlayerToWire } from '../../wire/excluded-player.ts';

/** Excludes players. */
export const excludePlayers: PlatformHandler<'excludePlayers'> = async ({ body }, context) => {
  const refused = await refuseOwner(context.tx, context.caller, body.owner_id);
  if (refused !== undefined) return refused;
  const { excluded, audited } = await exclude(context, body, [...new Set(body.players)]);
  return { status: 200, body: excluded.map(excludedPlayerToWire), audited };
};
