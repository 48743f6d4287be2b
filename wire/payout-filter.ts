import type { PayoutFilter } from '../db/listed-payouts.ts';
import { type Access, visibleOwners } from '../domain/account/access.ts';
import type { WinState } from '../generated/server/types.gen.ts';
import { filterOf } from './paging.ts';
import { stateFromWire } from './win-record.ts';

type PayoutQuery = {
  readonly instance_id?: string | undefined;
  readonly brand_id?: string | undefined;
  readonly player_id?: string | undefined;
  readonly withheld?: boolean | undefined;
  readonly state?: WinState | undefined;
  readonly timestamp_from?: number | undefined;
  readonly timestamp_to?: number | undefined;
};

/** The payouts that a query names, of those that the caller may see. */
export const payoutFilterOf = (query: PayoutQuery, access: Access): PayoutFilter => ({
  owners: visibleOwners(access),
  instanceId: filterOf(query.instance_id),
  brandPath: filterOf(query.brand_id),
  playerId: filterOf(query.player_id),
  withheld: query.withheld,
  state: query.state && stateFromWire(query.state),
  fromMs: query.timestamp_from,
  toMs: query.timestamp_to,
});
