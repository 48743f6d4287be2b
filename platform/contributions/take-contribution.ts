import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { ContributionBySource, ContributionToInstance } from '../../generated/server/types.gen.ts';
import type { Locate } from '../routing/locate.ts';
import type { ChainContext } from '../unit/handler.ts';
import { chooseKey } from '../unit/once.ts';
import { isRefusal, type Refusal } from '../unit/reply.ts';
import { contribute } from './contribute.ts';
import { type AcceptedLater, contributeLater } from './contribute-later.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import type { Order } from './order.ts';
import { readOrder } from './read-order.ts';

/** The outcome of a request to contribute, and its key if it has one. */
export type Taken = { readonly taken: Contributed | AcceptedLater; readonly key: Order['key'] };

/** Takes a contribution as requested: at once, or later if it has a callback. */
export const takeContribution = async <Code extends ProblemCode>(
  context: ChainContext,
  body: ContributionToInstance | ContributionBySource,
  headerKey: string | undefined,
  locate: Locate<Code>,
): Promise<
  Taken | ContributeRefusal | Refusal<'idempotency_keys_differ' | 'callback_host_not_registered'> | Refusal<Code>
> => {
  const chosen = chooseKey(body.idempotency_key, headerKey);
  if (isRefusal(chosen)) return chosen;
  const order = readOrder(context.operation, body, chosen.key);
  const { callback } = body;
  const instanceId = 'instance_id' in body ? body.instance_id : null;
  const later = { callback, instanceId, several: false, linked: false };
  const taken =
    callback === undefined
      ? await contribute(context, order, locate)
      : await contributeLater(context, order, { ...later, callback }, locate);
  return isRefusal(taken) ? taken : { taken, key: order.key };
};
