import { findContribution } from '../../db/contributions/contributions.ts';
import { findKey, operatorScope } from '../../db/contributions/idempotency-keys.ts';
import {
  type ContributionFilter,
  isListed,
  listContributions as list,
  readListed,
} from '../../db/contributions/listed-contributions.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findOwners } from '../../db/operators/operators.ts';
import { toOperatorId, visibleOwners } from '../../domain/account/access.ts';
import { goOnAfter } from '../../platform/unit/go-on-after.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { contributionRecordToWire, contributionStateFromWire } from '../../wire/contribution.ts';
import { pageHeaders, toFilter } from '../../wire/paging.ts';

/** Looks up contributions by what support staff know of them. */
export const listContributions: PlatformHandler<'listContributions'> = async ({ query }, call) => {
  const { tx, caller } = call;
  const filter: ContributionFilter = {
    owners: visibleOwners(caller.access),
    instanceId: toFilter(query.instance_id),
    brandPath: toFilter(query.brand_id),
    playerId: toFilter(query.player_id),
    sourceId: toFilter(query.source_id),
    gameroundId: toFilter(query.gameround_id),
    state: query.state && contributionStateFromWire(query.state),
    fromMs: query.timestamp_from,
    toMs: query.timestamp_to,
    afterId: toFilter(query.after_id),
  };
  const key = toFilter(query.idempotency_key);
  const page = { page: query.page, limit: query.limit, descending: query.sort_direction === -1 };
  const listing = await goOnAfter(call, query, '', (after) =>
    key === undefined ? list(tx, filter, { ...page, after }) : findByKey(tx, key, filter, page),
  );
  if (isRefusal(listing)) return listing;
  return {
    status: 200,
    headers: pageHeaders('/instances/contributions', query, listing),
    body: listing.rows.map(contributionRecordToWire),
  };
};

/** Operators whose keys are looked up before others have their turn. */
const AT_ONCE = 100;

/** Each operator has separate keys, so that there is one contribution per operator at most. Finds archived ones too. */
const findByKey = async (
  tx: Tx,
  key: string,
  filter: ContributionFilter,
  { page, limit, descending }: { readonly page: number; readonly limit: number; readonly descending: boolean },
) => {
  const owners = filter.brandPath === undefined ? await findOwners(tx, filter.owners) : [filter.brandPath];
  const found = [];
  for (const [at, operatorId] of [...new Set(owners.map(toOperatorId))].entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await tx.pause();
    // Keys of contributions never expire.
    const known = await findKey(tx, operatorScope(operatorId), key, 0);
    const contribution = known?.contributionId == null ? undefined : await findContribution(tx, known.contributionId);
    if (contribution !== undefined && isListed(contribution, filter, descending)) found.push(contribution);
  }
  found.sort((a, b) => (a.id < b.id === descending ? 1 : -1));
  return { rows: await readListed(tx, found.slice(page * limit, (page + 1) * limit)), total: found.length };
};
