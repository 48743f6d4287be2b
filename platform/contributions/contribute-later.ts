import { insertCallbackJob } from '../../db/contributions/callback-jobs.ts';
import { ACCEPTED_STATUS } from '../../db/contributions/idempotency-keys.ts';
import { resend } from '../../db/deliveries/deliveries.ts';
import { findDestinationOfHost } from '../../db/deliveries/destinations.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import { toHost } from '../../domain/to-host.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { ContributionCallback } from '../../generated/server/types.gen.ts';
import type { Locate } from '../routing/locate.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { refuseOutOfRange } from '../unit/refusals.ts';
import { isRefusal, type Refusal, refuse, refuseAccess } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';
import { assess, refuseHeld } from './assess.ts';
import { authenticate, withSegments } from './contribute-by-wallet.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import { findEarlierContribution, type Order, takeOrderKey } from './order.ts';
import { withTexts } from './result-texts.ts';
import { resultMessages } from './run-callback-job.ts';

/** A contribution that runs later, with the id that it will have. */
export type AcceptedLater = { readonly acceptedId: string };

/** Options of a contribution that runs later. */
export type Later = {
  readonly callback: ContributionCallback;
  /** The instance that the request names; null if its source leads to one. */
  readonly instanceId: string | null;
  /** The result is a list: the contribution, and with `linked` those for linked instances. */
  readonly several: boolean;
  readonly linked: boolean;
};

type LaterRefusal = ContributeRefusal | Refusal<'callback_host_not_registered'>;

/**
 * Accepts a contribution whose result goes to a callback. Everything that can be refused is refused now, and the player's session is
 * authenticated now, so that its token need not be stored. Commits the job and the key; `runCallbackJob` does the rest.
 */
export const contributeLater = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  later: Later,
  locate: Locate<Code>,
): Promise<AcceptedLater | Contributed | LaterRefusal | Refusal<Code>> => {
  if (!covers(context.caller.access, order.brandPath)) {
    return refuseAccess(`the brand ${order.brandPath}`);
  }
  return withSegments(context, order, (known) => acceptLater(context, known, later, locate));
};

const acceptLater = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  later: Later,
  locate: Locate<Code>,
): Promise<AcceptedLater | Contributed | LaterRefusal | Refusal<Code>> => {
  const checked = await refuseOutOfRange(() => context.write((unit) => check(unit, context, order, later, locate)));
  if (isRefusal(checked) || 'repeated' in checked) return checked;
  const wallet = context.services.walletOf(toOperatorId(order.brandPath));
  const refused = wallet === undefined ? undefined : await authenticate(context, wallet, order);
  if (refused !== undefined) return refused;
  try {
    return await context.write((unit) => accept(unit, context, order, later));
  } finally {
    // Also when the store fails: it may have been accepted without an answer.
    context.services.wakeCallbacks();
  }
};

/** Assesses the order as if it ran at once. */
const check = async <Code extends ProblemCode>(
  unit: Unit,
  context: ChainContext,
  order: Order,
  { callback }: Later,
  locate: Locate<Code>,
): Promise<{ readonly checked: true } | Contributed | LaterRefusal | Refusal<Code>> => {
  const known = await findEarlierContribution(unit.tx, order, unit.nowMs);
  if (known !== undefined)
    return isRefusal(known) ? known : sendResultAgain(unit, context.services, order, callback, known);
  const detail = await faultOfAddress(unit.tx, order.brandPath, callback.web_hook, context.services);
  if (detail !== undefined) return refuse('callback_host_not_registered', { detail });
  const assessed = await assess(unit, order, locate, context);
  if (isRefusal(assessed)) return assessed;
  if (assessed.quote.playerDebit === 0n && assessed.bonus === undefined) return { checked: true };
  if (context.services.walletOf(toOperatorId(order.brandPath)) === undefined)
    return refuse('wallet_not_configured', {
      detail: 'The player, or a bonus of the player, pays part of this contribution.',
    });
  return refuseHeld(context.services, order) ?? { checked: true };
};

/** Sends the result of an accepted contribution again: the same message, under the same id. */
const sendResultAgain = async (
  { tx, nowMs }: Unit,
  { wakeDeliveries }: Pick<Services, 'wakeDeliveries'>,
  { brandPath }: Order,
  callback: ContributionCallback,
  known: Contributed,
): Promise<Contributed> => {
  if (!known.repeated || typeof known.result !== 'object' || known.result === null) return known;
  const { contributionId } = known;
  const job = { contributionId, brandPath, address: callback.web_hook };
  const messages = resultMessages({ ...job, ...howSent(callback) }, await withTexts(tx, known.result), nowMs);
  for (const message of messages) await resend(tx, message);
  wakeDeliveries(messages.map(({ lane }) => lane));
  return known;
};

const howSent = ({ win_result_only: winsOnly = false, each = false }: ContributionCallback) => ({ winsOnly, each });

/** The reason the result cannot be sent to an address, if so. */
const faultOfAddress = async (
  tx: Tx,
  brandPath: string,
  address: string,
  { isCallable }: Pick<Services, 'isCallable'>,
): Promise<string | undefined> => {
  if (!isCallable(address)) return 'The address must be https and public.';
  return (await findDestinationOfHost(tx, brandPath, toHost(address))) === undefined
    ? `No enabled destination of ${brandPath} or its operator has this host.`
    : undefined;
};

const accept = async (
  unit: Unit,
  { caller, operation, requestId }: ChainContext,
  order: Order,
  { callback, instanceId, several, linked }: Later,
): Promise<AcceptedLater | Contributed | ContributeRefusal> => {
  // Another request may have taken the key during the call to the wallet.
  const known = await findEarlierContribution(unit.tx, order, unit.nowMs);
  if (known !== undefined) return known;
  const contributionId = unit.newId();
  takeOrderKey(unit, order, contributionId, 'running', operation, ACCEPTED_STATUS);
  await insertCallbackJob(unit.tx, {
    contributionId,
    operation,
    accountId: caller.accountId,
    requestId,
    operatorId: toOperatorId(order.brandPath),
    brandPath: order.brandPath,
    playerId: order.playerId,
    country: order.country,
    segments: order.segments,
    sessionSegments: typeof order.sessionSegments === 'string' ? null : (order.sessionSegments ?? null),
    sourceId: order.sourceId ?? null,
    instanceId,
    gameroundId: order.gameroundId ?? null,
    wager: order.wager,
    currency: order.currency,
    metadata: order.metadata ?? null,
    eventMetadata: order.eventMetadata ?? null,
    key: order.key ?? null,
    category: order.category ?? null,
    several,
    linked,
    address: callback.web_hook,
    ...howSent(callback),
    createdAtMs: unit.nowMs,
  });
  return { acceptedId: contributionId };
};
