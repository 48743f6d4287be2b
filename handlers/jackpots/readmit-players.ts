import { findNewestEntryId } from '../../db/ledger/ledger.ts';
import { endExclusion, listStanding } from '../../db/opt-ins/player-exclusions.ts';
import { refuseOwner } from '../../platform/routing/assign.ts';
import { byTarget } from '../../platform/unit/audited.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { excludedPlayerToWire } from '../../wire/excluded-player.ts';

/** Ends exclusions that are in force. */
export const readmitPlayers: PlatformHandler<'readmitPlayers'> = async ({ body }, { tx, caller, nowMs }) => {
  const { owner_id: ownerId, reason } = body;
  const refused = await refuseOwner(tx, caller, ownerId);
  if (refused !== undefined) return refused;
  const players = [...new Set(body.players)];
  const place = new Map(players.map((id, index) => [id, index]));
  const by = caller.accountId;
  const ended = (await listStanding(tx, ownerId, players))
    .filter(({ untilMs }) => untilMs === null || untilMs > nowMs)
    .sort((a, b) => (place.get(a.playerId) ?? 0) - (place.get(b.playerId) ?? 0))
    .map((each) => ({ ...each, readmittedAtMs: nowMs, readmittedBy: by, readmitReason: reason }));
  const after = await findNewestEntryId(tx);
  for (const { id } of ended) await endExclusion(tx, id, { atMs: nowMs, after, by, reason });
  return {
    status: 200,
    body: ended.map(excludedPlayerToWire),
    audited: byTarget(
      'optins',
      ended.map(({ playerId: id }) => ({ ownerId, id })),
      { reason },
    ),
  };
};
