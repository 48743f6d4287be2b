import type { Order } from '../server/start/carry-out.ts';
import { JSON_OPTION, type Run } from './command.ts';
import { giveOrder } from './give-order.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { existingPlaceOf } from './place-of.ts';

/** Replaces a key that what is in the store depends on: only the process that holds the data folder can. */
const replace =
  (kind: Extract<Order, { readonly kind: `rotate-${string}` }>['kind']): Run =>
  async (words) => {
    const { values } = parseOptions({ args: [...words], options: { ...JSON_OPTION, data: { type: 'string' } } });
    const done = await giveOrder(existingPlaceOf(values, process.env), async () => ({ kind }));
    createOutput(values.json)(`${done}\n`, { done });
    return 0;
  };

export const keysRotateAudit: Run = replace('rotate-audit');
export const keysRotateSecrets: Run = replace('rotate-secrets');
