import { findNewestEntryId } from '../../db/ledger/ledger.ts';
import { endExclusion, insertExclusion, listStanding } from '../../db/opt-ins/player-exclusions.ts';
import type { PlayerExclusion } from '../../db/tables/players.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Audited } from '../unit/audit.ts';
import { byTarget } from '../unit/audited.ts';
import type { Call, Unit } from '../unit/handler.ts';

/** The exclusion of each of some players. */
export type AskedExclusion = {
  readonly owner_id: string;
  readonly kind?: PlayerExclusion['kind'];
  readonly reason: string;
  readonly until?: number;
};

/**
 * Excludes players, each listed once. An earlier exclusion by the same owner ends, and stays in the list of past ones.
 * @returns the exclusions in the order of the players, and their audit events.
 */
export const exclude = async (
  { tx, nowMs, newId, caller }: Pick<Unit, 'tx' | 'nowMs' | 'newId'> & Pick<Call, 'caller'>,
  { owner_id: ownerId, kind = 'Excluded', reason, until }: AskedExclusion,
  players: readonly string[],
): Promise<{ readonly excluded: readonly PlayerExclusion[]; readonly audited: readonly Audited[] }> => {
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
  const targets = players.map((id) => ({ ownerId, id }));
  const detail = { reason, kind, ...(until === undefined ? {} : { until: String(until) }) };
  return { excluded, audited: byTarget('optins', targets, detail) };
};
