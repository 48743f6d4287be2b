import type { Logger } from '../base/log.ts';
import { RotationRefused } from '../keys/key-file.ts';
import { AdministratorRefused } from '../login/administrator.ts';
import { carryOutOrder, type OrderParts } from './carry-out.ts';
import { OrderFiles, OrderRefused } from './order-files.ts';

/** Refusals for the command alone: nothing is wrong with the platform. */
const EXPECTED = [AdministratorRefused, RotationRefused, OrderRefused];

/** Interval at which a running platform looks for orders. */
const LOOK_MS = 250;

/** Carries out the orders of commands, one after another. Call the result to stop: it waits for the one under way. */
export const followOrders = (dataFolder: string, parts: OrderParts, log: Logger): (() => Promise<void>) => {
  const files = new OrderFiles(dataFolder);
  files.clear();
  const work = async (): Promise<void> => {
    for (let next = files.next(); next !== undefined; next = files.next()) {
      const { id, order } = next;
      if (order === undefined) {
        log.error({ id }, 'an order cannot be read: another user or version has written it');
        files.report(id, { refused: 'The platform cannot read the order: run the command as its user and version.' });
        continue;
      }
      try {
        const done = await carryOutOrder(order, parts);
        log.info({ order: order.kind }, 'carried out the order of a command');
        files.report(id, { done });
      } catch (error) {
        if (!EXPECTED.some((refusal) => error instanceof refusal))
          log.error({ err: error, order: order.kind }, 'an order failed');
        files.report(id, { refused: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  let working: Promise<void> | undefined;
  const timer = setInterval(() => {
    working ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'orders cannot be read'))
      .finally(() => {
        working = undefined;
      });
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await working;
  };
};
