import type { OutboxEvent } from '../../db/tables/events.ts';
import type { Logger } from '../base/log.ts';

/** Logs published events, and wins with what was won, by whom. */
export const logEvents =
  (log: Pick<Logger, 'info'>) =>
  ({ id, eventType, instanceId, operatorId, brandId, data }: OutboxEvent): void =>
    log.info(
      {
        ...{ event: eventType, seq: id, instance_id: instanceId, operator_id: operatorId, brand_id: brandId },
        ...pickFrom(data, WON),
      },
      'event',
    );

/** The fields of a win, of a raffle or not. Other events have none of the amounts, and nothing else of their data is logged. */
const WON = ['win_id', 'win_pot_id', 'win_amount', 'jackpot_currency', 'payout_amount', 'payout_currency', 'player_id'];

const pickFrom = (data: unknown, names: readonly string[]): object =>
  typeof data === 'object' && data !== null && 'win_amount' in data
    ? Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)))
    : {};
