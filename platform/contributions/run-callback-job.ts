import { findPaidByBonus } from '../../db/bonuses/paying-bonuses.ts';
import { findCallbackJob, removeCallbackJob } from '../../db/contributions/callback-jobs.ts';
import { keepTexts } from '../../db/contributions/contribution-texts.ts';
import { findContribution } from '../../db/contributions/contributions.ts';
import { keepResult } from '../../db/contributions/idempotency-keys.ts';
import { type NewDelivery, queueDelivery } from '../../db/deliveries/deliveries.ts';
import type { CallbackJob, Contribution } from '../../db/tables/contributions.ts';
import { listWinsOfContribution } from '../../db/wins/wins.ts';
import { NO_ACCESS } from '../../domain/account/access.ts';
import { toHost } from '../../domain/to-host.ts';
import type { ContributionResponse, ContributionTarget } from '../../generated/server/types.gen.ts';
import { contributionToWire } from '../../wire/contribution.ts';
import { locateByTarget } from '../routing/locate.ts';
import type { Call, ChainContext, Unit } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { cancelDebit } from './commit-outcome.ts';
import { contribute } from './contribute.ts';
import { contributeWithLinked } from './contribute-with-linked.ts';
import { endLinked, listLinked, listOpenLinked } from './linked.ts';
import { keyScope, type Order } from './order.ts';
import { withoutTexts } from './result-texts.ts';

/** The context that a job runs with, as no request is there to bring it. */
export type JobContext = Pick<ChainContext, 'read' | 'write' | 'services'> & {
  readonly nowMs: number;
  /** The problem document that the job's request would have been answered with. */
  readonly problemOf: (refusal: Refusal, job: CallbackJob) => object;
};

/**
 * Runs an accepted contribution and queues its result. A crash anywhere is safe: the contribution has the promised id, so its row shows how
 * far it got, and the unit that ends the job queues the result. A job that ended since it was listed is skipped: a refused one has no
 * row and would start over.
 */
export const runCallbackJob = async (context: JobContext, job: CallbackJob): Promise<void> => {
  const chain: ChainContext = { ...context, ...callOf(job, context) };
  const [waiting, begun] = await context.read(
    async (tx) =>
      [await findCallbackJob(tx, job.contributionId), await findContribution(tx, job.contributionId)] as const,
  );
  if (waiting === undefined) return;
  const refusal = begun === undefined ? await carryOut(chain, job) : await giveUp(chain, job, begun);
  await context.write((unit) => end(unit, job, refusal, context.problemOf));
};

/** The platform acts for the account that sent the request, with access to the contribution's brand alone. */
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
    sessionSegments: job.sessionSegments ?? undefined,
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

/** A contribution that an earlier run began does not start over: it is booked, or its debit is cancelled. */
const giveUp = async (context: ChainContext, job: CallbackJob, begun: Contribution): Promise<Refusal | undefined> => {
  const open = job.linked ? await context.read((tx) => listOpenLinked(tx, job.contributionId)) : [];
  for (const linked of open) await cancelDebit(context, linked);
  if (begun.state === 'booked') return undefined;
  if (begun.state === 'open') await cancelDebit(context, begun);
  return INTERRUPTED;
};

const INTERRUPTED = refuse('wallet_failed', {
  detail: 'The contribution was interrupted before it was booked. Any debit for it is cancelled.',
});

/** Ends a job, once: queues its result and stores it with the key, for repeated requests. */
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
    job.key === null
      ? undefined
      : keepResult(tx, { scope: keyScope(job), key: job.key, contributionId }, result && withoutTexts(result));
  const key = job.key === null ? {} : { idempotency_key: job.key };
  let result: object;
  if (contribution?.state === 'booked') {
    // Of a run that a crash ended, nothing else names what is missing.
    if (job.linked) await endLinked({ tx, nowMs }, contributionId);
    const response = { ...(await responseOf(tx, contribution)), contribution_id: contributionId, ...key };
    const responses = [response];
    for (const linked of job.linked ? await listLinked(tx, contributionId) : [])
      responses.push({ ...(await responseOf(tx, linked)), contribution_id: linked.id, ...key });
    if (job.winsOnly && responses.every(({ win_amount }) => win_amount === 0)) return keep(null);
    result = job.several ? responses : response;
  } else {
    const { brandPath, playerId } = job;
    // One that was refused has no other record.
    keepTexts(tx, { contributionId, brandPath, playerId, metadata: job.metadata, eventMetadata: null, atMs: nowMs });
    const metadata = job.metadata === null ? {} : { metadata: job.metadata };
    result = { ...problemOf(refusal ?? INTERRUPTED, job), contribution_id: contributionId, ...key, ...metadata };
  }
  await keep(result);
  for (const message of resultMessages(job, result, nowMs)) await queueDelivery(tx, message);
};

const responseOf = async (tx: Unit['tx'], contribution: Contribution): Promise<ContributionResponse> =>
  contributionToWire(
    contribution,
    await listWinsOfContribution(tx, contribution.id),
    await findPaidByBonus(tx, contribution.id),
  );

type Sent = Pick<CallbackJob, 'contributionId' | 'brandPath' | 'address'>;

/**
 * The messages that bring a job's result to its callback: one, or with `each` one for every contribution of a list, but none that won
 * nothing if only wins are wanted. Each has the id of its contribution, so repetitions count once.
 */
export const resultMessages = (
  job: Sent & Pick<CallbackJob, 'winsOnly' | 'each'>,
  result: object,
  nowMs: number,
): readonly NewDelivery[] => {
  if (job.each !== true || !Array.isArray(result)) return [resultMessage(job, result, nowMs)];
  const responses: readonly (ContributionResponse & { readonly contribution_id: string })[] = result;
  return responses
    .filter(({ win_amount }) => win_amount > 0 || !job.winsOnly)
    .map((response) => resultMessage({ ...job, contributionId: response.contribution_id }, response, nowMs));
};

const resultMessage = ({ contributionId, brandPath, address }: Sent, result: object, nowMs: number): NewDelivery => ({
  id: contributionId,
  kind: 'callback',
  lane: `callback:${toHost(address)}:${brandPath}`,
  ownerId: brandPath,
  destinationId: null,
  address,
  // Only a problem has a code.
  eventType: 'code' in result ? 'ContributionRefused' : 'ContributionResult',
  body: JSON.stringify(result),
  createdAtMs: nowMs,
  secretUntilMs: null,
  persistent: false,
});
