import type { ProblemCode } from '../../generated/problems.gen.ts';
import type {
  ContributionBySource,
  ContributionResponse,
  ContributionToInstance,
} from '../../generated/server/types.gen.ts';
import { contributionToWire } from '../../wire/contribution.ts';
import type { Locate } from '../routing/locate.ts';
import type { ChainContext } from '../unit/handler.ts';
import { chooseKey } from '../unit/once.ts';
import { isRefusal, type Refusal } from '../unit/reply.ts';
import { contribute } from './contribute.ts';
import { type AcceptedLater, contributeLater } from './contribute-later.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import { type Order, readOrder } from './order.ts';

/** The outcome of a request to contribute, and its key if it has one. */
export type TakenContribution = { readonly taken: Contributed | AcceptedLater; readonly key: Order['key'] };

/** Takes a contribution as requested: at once, or later if it has a callback. */
export const takeContribution = async <Code extends ProblemCode>(
  context: ChainContext,
  body: ContributionToInstance | ContributionBySource,
  headerKey: string | undefined,
  locate: Locate<Code>,
): Promise<
  | TakenContribution
  | ContributeRefusal
  | Refusal<'idempotency_keys_differ' | 'callback_host_not_registered'>
  | Refusal<Code>
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

type Headers = Readonly<Record<string, string>>;

/** The headers with a contribution's id, and its key if it has one. */
export const contributionHeaders = (contributionId: string, key: string | undefined): Record<string, string> => ({
  'contribution-id': contributionId,
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

/** The reply to a contribution that took effect, now (200) or before under the same key (204). */
export const contributedToWire = (
  contributed: Contributed,
  key: string | undefined,
):
  | { readonly status: 200; readonly headers: Headers; readonly body: ContributionResponse }
  | { readonly status: 204; readonly headers: Headers } => {
  if (contributed.repeated) return { status: 204, headers: contributionHeaders(contributed.contributionId, key) };
  const { contribution, wins, bonus } = contributed;
  return {
    status: 200,
    headers: contributionHeaders(contribution.id, key),
    body: contributionToWire(contribution, wins, bonus),
  };
};

/** An empty 200: the result goes to a callback. */
type Accepted = { readonly status: 200; readonly headers: Headers; readonly body?: undefined };

/** The reply to a contribution, or the empty one if its result goes to a callback. */
export const takenToWire = ({ taken, key }: TakenContribution): Accepted | ReturnType<typeof contributedToWire> =>
  'acceptedId' in taken
    ? { status: 200, headers: contributionHeaders(taken.acceptedId, key) }
    : contributedToWire(taken, key);

/** The reply for callers who do not need the result at once: always without a body. */
export const takenToEmpty = (
  taken: TakenContribution,
): Accepted | { readonly status: 204; readonly headers: Headers } => {
  const { status, headers } = takenToWire(taken);
  return status === 200 ? { status, headers } : { status, headers };
};
