import { type CallbackJob, findCallbackJob, removeCallbackJob } from '../../db/callback-jobs.ts';
import { type Contribution, findContribution } from '../../db/contributions.ts';
import { queueDelivery } from '../../db/deliveries.ts';
import { findKey, freeKey } from '../../db/idempotency-keys.ts';
import { listWinsOfContribution } from '../../db/wins.ts';
import { NO_ACCESS } from '../../domain/account/access.ts';
import { hostOf } from '../../domain/host-of.ts';
import type { ContributionResponse, ContributionTarget } from '../../generated/server/types.gen.ts';
import type { Call, ChainContext, Unit } from '../handler.ts';
import { isRefusal, type Refusal, refuse } from '../reply.ts';
import { contributionToWire } from '../wire/contribution-response.ts';
import { contribute } from './contribute.ts';
import { takeBack } from './contribute-by-wallet.ts';
import { contributeWithLinked } from './contribute-with-linked.ts';
import { listLinked } from './list-linked.ts';
import { locateByTarget } from './locate.ts';
import type { Order } from './order.ts';
import { keyScope } from './order-key.ts';

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
  if (begun.state === 'open') await takeBack(context, begun);
  return INTERRUPTED;
};

const INTERRUPTED = refuse('wallet_failed', {
  detail: 'The contribution was interrupted before it could be booked; what was debited for it is given back.',
});

/** Ends a job, once: queues its result, and frees a key that nothing else frees. */
const end = async (
  { tx, nowMs }: Unit,
  job: CallbackJob,
  refusal: Refusal | undefined,
  problemOf: JobContext['problemOf'],
): Promise<void> => {
  const { contributionId, brandPath } = job;
  if (!(await removeCallbackJob(tx, contributionId))) return;
  const contribution = await findContribution(tx, contributionId);
  let result: object;
  if (contribution?.state === 'booked') {
    const response = await responseOf(tx, contribution);
    const responses = [response];
    for (const linked of job.linked ? await listLinked(tx, contributionId) : [])
      responses.push(await responseOf(tx, linked));
    if (job.winsOnly && responses.every(({ win_amount }) => win_amount === 0)) return;
    result = job.several ? responses : response;
  } else {
    if (contribution === undefined) await freeUnused(tx, job, nowMs);
    const metadata = job.metadata === null ? {} : { metadata: job.metadata };
    result = { ...problemOf(refusal ?? INTERRUPTED, job), ...metadata };
  }
  await queueDelivery(tx, {
    id: contributionId,
    kind: 'callback',
    lane: `callback:${hostOf(job.address)}:${brandPath}`,
    ownerId: brandPath,
    destinationId: null,
    address: job.address,
    eventType: contribution?.state === 'booked' ? 'ContributionResult' : 'ContributionRefused',
    body: JSON.stringify(result),
    createdAtMs: nowMs,
    secretUntilMs: null,
    persistent: false,
  });
};

const responseOf = async (tx: Unit['tx'], contribution: Contribution): Promise<ContributionResponse> =>
  contributionToWire(contribution, await listWinsOfContribution(tx, contribution.id));

/** A contribution that was refused before it was begun has no row that could free its key. */
const freeUnused = async (tx: Unit['tx'], job: CallbackJob, nowMs: number): Promise<void> => {
  if (job.key === null) return;
  const scope = keyScope(job);
  const key = await findKey(tx, scope, job.key, nowMs);
  if (key?.contributionId === job.contributionId) await freeKey(tx, scope, job.key);
};
