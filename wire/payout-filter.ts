import type { PayFilter, PayoutFilter } from '../db/wins/listed-payouts.ts';
import { type Access, visibleOwners } from '../domain/account/access.ts';
import { microsFromNumber } from '../domain/money/micros.ts';
import type { WinState } from '../generated/server/types.gen.ts';
import type { FieldFault } from './field-fault.ts';
import { toFilter } from './paging.ts';
import { stateFromWire } from './win-record.ts';

type PayoutQuery = {
  readonly instance_id?: string | undefined;
  readonly brand_id?: string | undefined;
  readonly player_id?: string | undefined;
  readonly transaction_id?: string | undefined;
  readonly withheld?: boolean | undefined;
  readonly state?: WinState | undefined;
  readonly payout_currency?: string | undefined;
  readonly payout_amount_min?: number | undefined;
  readonly payout_amount_max?: number | undefined;
  readonly timestamp_from?: number | undefined;
  readonly timestamp_to?: number | undefined;
};

/** Returns the reason why amounts without a currency are no filter: the missing field, and the remedy. Undefined if nothing is wrong. */
export const payFault = (query: PayoutQuery): FieldFault | undefined =>
  toFilter(query.payout_currency) === undefined && (query.payout_amount_min ?? query.payout_amount_max) !== undefined
    ? { pointer: '/query/payout_currency', detail: 'Name the currency of payout_amount_min and payout_amount_max.' }
    : undefined;

const payOf = (query: PayoutQuery): PayFilter | undefined => {
  const currency = toFilter(query.payout_currency);
  const { payout_amount_min: least, payout_amount_max: most } = query;
  if (currency === undefined) return undefined;
  return {
    currency,
    least: least === undefined ? undefined : microsFromNumber(least),
    most: most === undefined ? undefined : microsFromNumber(most),
  };
};

/** The payouts that a query names, of those that the caller may see. */
export const toPayoutFilter = (query: PayoutQuery, access: Access): PayoutFilter => ({
  owners: visibleOwners(access),
  instanceId: toFilter(query.instance_id),
  brandPath: toFilter(query.brand_id),
  playerId: toFilter(query.player_id),
  transactionId: toFilter(query.transaction_id),
  withheld: query.withheld,
  state: query.state && stateFromWire(query.state),
  pay: payOf(query),
  fromMs: query.timestamp_from,
  toMs: query.timestamp_to,
});
