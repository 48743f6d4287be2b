import { type CallbackJob, findCallbackJob, removeCallbackJob } from '../../db/callback-jobs.ts';
import { type Contribution, findContribution } from '../../db/contributions.ts';
import { queueDelivery } from '../../db/deliveries.ts';
import { keepResult } from '../../db/idempotency-keys.ts';
import { listWinsOfContribution } from '../../db/wins.ts';
import { NO_ACCESS } from '../../domain/account/access.ts';
import type { ContributionResponse, ContributionTarget } from '../../generated/server/types.gen.ts';
import { contributionToWire } from '../../wire/contribution-response.ts';
import { locateByTarget } from '../routing/locate.ts';
import type { Call, ChainContext, Unit } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { contribute } from './contribute.ts';
import { cancelDebit } from './contribute-by-wallet.ts';
import { contributeWithLinked } from './contribute-with-linked.ts';
import { listLinked } from './list-linked.ts';
import type { Order } from './order.ts';
import { keyScope } from './order-key.ts';
import { resultMessage } from './result-message.ts';

/** What the platform lends to a job that it carries out by itself. */
export type JobContext = Pick<ChainContext, 'read' | 'write' | 'services'> & {
  readonly nowMs: number;
  /** A refusal as the reply to the job's request would have been. */
  readonly problemOf: (refusal: Refusal, job: CallbackJob) => object;
};

/**
 * Carries out a contribution that was accepted, and queues its result. It may be cut anywhere and run again: the contribution has the id
 * that was promised, so its row tells how far it came, and the result is queued in the unit that ends the job. A job that has ended since
 * it was listed is left alone: one that was refused has no row, and would be begun again.
 */
export const runCallbackJob = async (context: JobContext, job: CallbackJob): Promise<void> => {
  const chain: ChainContext = { ...context, ...callOf(job, context) };
  const [waiting, begun] = await context.read(
    async (tx) =>
      [await findCallbackJob(tx, job.contributionId), await findContribution(tx, job.contributionId)] as const,
  );
  if (waiting === undefined) return;
  const refusal = begun === undefined ? await carryOut(chain, job) : await giveUp(chain, begun);
  await context.write((unit) => end(unit, job, refusal, context.problemOf));
};

/** The platform acts for the account that asked, for the brand of the contribution and nobody else. */
const callOf = ({ accountId, brandPath, operation, requestId }: CallbackJob, context: JobContext): Call => ({
  caller: {
    accountId,
    username: '',
    type: 'Service',
    organisationId: '',
    unitId: '',
    access: { ...NO_ACCESS, paths: new Set([brandPath]) },
  },
  operation,
  requestId,
  address: '',
  nowMs: context.nowMs,
  services: context.services,
});

const carryOut = async (context: ChainContext, job: CallbackJob): Promise<Refusal | undefined> => {
  const order: Order = {
    sourceId: job.sourceId ?? undefined,
    brandPath: job.brandPath,
    playerId: job.playerId,
    country: job.country,
    segments: job.segments,
    token: '',
    gameroundId: job.gameroundId ?? undefined,
    wager: job.wager,
    currency: job.currency,
    metadata: job.metadata,
    eventMetadata: job.eventMetadata,
    key: job.key ?? undefined,
    category: job.category ?? undefined,
    fingerprint: '',
    contributionId: job.contributionId,
    isAccepted: true,
  };
  const target = targetOf(job);
  const contributed = job.linked
    ? await contributeWithLinked(context, order, target, locateByTarget(target))
    : await contribute(context, order, locateByTarget(target));
  return isRefusal(contributed) ? contributed : undefined;
};

const targetOf = ({ instanceId, sourceId }: CallbackJob): ContributionTarget =>
  instanceId === null ? { type: 'source', id: sourceId ?? '' } : { type: 'instance', id: instanceId };

/** What an earlier run has begun is not begun again: either it is booked, or its debit is taken back. */
const giveUp = async (context: ChainContext, begun: Contribution): Promise<Refusal | undefined> => {
  if (begun.state === 'booked') return undefined;
  if (begun.state === 'open') await cancelDebit(context, begun);
  return INTERRUPTED;
};

const INTERRUPTED = refuse('wallet_failed', {
  detail: 'The contribution was interrupted before it could be booked; what was debited for it is given back.',
});

/** Ends a job, once: queues its result, and keeps it with the key for whoever asks again. */
const end = async (
  { tx, nowMs }: Unit,
  job: CallbackJob,
  refusal: Refusal | undefined,
  problemOf: JobContext['problemOf'],
): Promise<void> => {
  const { contributionId } = job;
  if (!(await removeCallbackJob(tx, contributionId))) return;
  const contribution = await findContribution(tx, contributionId);
  const keep = (result: object | null) =>
    job.key === null ? undefined : keepResult(tx, { scope: keyScope(job), key: job.key, contributionId }, result);
  const key = job.key === null ? {} : { idempotency_key: job.key };
  let result: object;
  if (contribution?.state === 'booked') {
    const response = { ...(await responseOf(tx, contribution)), contribution_id: contributionId, ...key };
    const responses = [response];
    for (const linked of job.linked ? await listLinked(tx, contributionId) : [])
      responses.push({ ...(await responseOf(tx, linked)), contribution_id: linked.id, ...key });
    if (job.winsOnly && responses.every(({ win_amount }) => win_amount === 0)) return keep(null);
    result = job.several ? responses : response;
  } else {
    const metadata = job.metadata === null ? {} : { metadata: job.metadata };
    result = { ...problemOf(refusal ?? INTERRUPTED, job), contribution_id: contributionId, ...key, ...metadata };
  }
  await keep(result);
  await queueDelivery(tx, resultMessage(job, result, nowMs));
};

const responseOf = async (tx: Unit['tx'], contribution: Contribution): Promise<ContributionResponse> =>
  contributionToWire(contribution, await listWinsOfContribution(tx, contribution.id));
