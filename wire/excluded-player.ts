import type { PlayerExclusion } from '../db/tables/players.ts';
import type { ExcludedPlayer } from '../generated/server/types.gen.ts';

export const excludedPlayerToWire = (exclusion: PlayerExclusion): ExcludedPlayer => {
  const { untilMs, readmittedAtMs, readmittedBy, readmitReason } = exclusion;
  return {
    id: exclusion.id,
    owner_id: exclusion.ownerId,
    player_id: exclusion.playerId,
    kind: exclusion.kind,
    reason: exclusion.reason,
    ...(untilMs === null ? {} : { until: untilMs }),
    excluded_by: exclusion.excludedBy,
    timestamp: exclusion.excludedAtMs,
    ...(readmittedAtMs === null
      ? {}
      : { readmitted: { timestamp: readmittedAtMs, by: readmittedBy ?? '', reason: readmitReason ?? '' } }),
  };
};
