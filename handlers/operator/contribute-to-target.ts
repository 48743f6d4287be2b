import type { Contribution } from '../../db/tables/contributions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { contribute } from '../../platform/contributions/contribute.ts';
import { contributeLater } from '../../platform/contributions/contribute-later.ts';
import { contributeWithLinked } from '../../platform/contributions/contribute-with-linked.ts';
import { listLinked } from '../../platform/contributions/linked.ts';
import { orderToTarget } from '../../platform/contributions/order.ts';
import { contributionHeaders } from '../../platform/contributions/take-contribution.ts';
import { locateByTarget } from '../../platform/routing/locate.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { chooseKey } from '../../platform/unit/once.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { contributionToWire } from '../../wire/contribution.ts';

/** C13. */
export const contributeToTarget: PlatformHandler<'contributeToTarget'> = async ({ body, headers }, context) => {
  const {
    target,
    operator_id,
    options: { callback, allow_linked_contributions: linked = false, idempotency_key } = {},
  } = body;
  const chosen = chooseKey(idempotency_key, headers['idempotency-key']);
  if (isRefusal(chosen)) return chosen;
  const order = orderToTarget(context.operation, body, chosen.key);
  if (toOperatorId(order.brandPath) !== operator_id)
    return refuse('brand_not_found', { detail: `${operator_id} has no brand ${order.brandPath}.` });
  const locate = locateByTarget(target);
  const instanceId = target.type === 'instance' ? target.id : null;
  const taken =
    callback !== undefined
      ? await contributeLater(context, order, { callback, instanceId, several: true, linked }, locate)
      : linked
        ? await contributeWithLinked(context, order, target, locate)
        : await contribute(context, order, locate);
  if (isRefusal(taken)) return taken;
  if ('acceptedId' in taken) return { status: 200, headers: headersOf(taken.acceptedId, order.key, []) };
  if (taken.repeated) {
    const booked = await context.read((tx) => listLinked(tx, taken.contributionId));
    return { status: 204, headers: headersOf(taken.contributionId, order.key, booked) };
  }
  const { linked: others = [] } = taken;
  return {
    status: 200,
    headers: headersOf(
      taken.contribution.id,
      order.key,
      others.map(({ contribution }) => contribution),
    ),
    body: [taken, ...others].map(({ contribution, wins, bonus }) => contributionToWire(contribution, wins, bonus)),
  };
};

const headersOf = (
  contributionId: string,
  key: string | undefined,
  linked: readonly Contribution[],
): Record<string, string> => ({
  ...contributionHeaders(contributionId, key),
  ...(linked.length === 0 ? {} : { 'linked-contribution-ids': linked.map(({ id }) => id).join() }),
});
