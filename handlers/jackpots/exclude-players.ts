import { findNewestEntryId } from '../../db/ledger/ledger.ts';
import { endExclusion, insertExclusion, listStanding } from '../../db/opt-ins/player-exclusions.ts';
import type { PlayerExclusion } from '../../db/tables/players.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { refuseOwner } from '../../platform/routing/assign.ts';
import { byTarget } from '../../platform/unit/audited.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { excludedPlayerToWire } from '../../wire/excluded-player.ts';

/** Excludes players. An earlier exclusion by the same owner ends, and stays in the list of past ones. */
export const excludePlayers: PlatformHandler<'excludePlayers'> = async ({ body }, { tx, caller, nowMs, newId }) => {
  const { owner_id: ownerId, kind = 'Excluded', reason, until } = body;
  const refused = await refuseOwner(tx, caller, ownerId);
  if (refused !== undefined) return refused;
  const players = [...new Set(body.players)];
  const by = caller.accountId;
  const after = await findNewestEntryId(tx);
  for (const { id } of await listStanding(tx, ownerId, players))
    await endExclusion(tx, id, { atMs: nowMs, after, by, reason });
  const excluded: PlayerExclusion[] = [];
  for (const playerId of players) {
    const exclusion: PlayerExclusion = {
      ...{ id: newId(), operatorId: toOperatorId(ownerId), ownerId, playerId, kind, reason },
      ...{ untilMs: until ?? null, excludedBy: by, excludedAtMs: nowMs, excludedAfter: after },
      ...{ readmittedAtMs: null, readmittedAfter: null, readmittedBy: null, readmitReason: null },
    };
    await insertExclusion(tx, exclusion);
    excluded.push(exclusion);
  }
  const detail = { reason, kind, ...(until === undefined ? {} : { until: String(until) }) };
  return {
    status: 200,
    body: excluded.map(excludedPlayerToWire),
    audited: byTarget(
      'optins',
      excluded.map(({ playerId: id }) => ({ ownerId, id })),
      detail,
    ),
  };
};
