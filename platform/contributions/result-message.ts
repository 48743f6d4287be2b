import type { CallbackJob } from '../../db/callback-jobs.ts';
import type { NewDelivery } from '../../db/deliveries.ts';
import { hostOf } from '../../domain/host-of.ts';

/** The message that tells a callback what came of a contribution. Its id is the contribution's, so that it is one however often it is sent. */
export const resultMessage = (
  { contributionId, brandPath, address }: Pick<CallbackJob, 'contributionId' | 'brandPath' | 'address'>,
  result: object,
  nowMs: number,
): NewDelivery => ({
  id: contributionId,
  kind: 'callback',
  lane: `callback:${hostOf(address)}:${brandPath}`,
  ownerId: brandPath,
  destinationId: null,
  address,
  // A problem has a code.
  eventType: 'code' in result ? 'ContributionRefused' : 'ContributionResult',
  body: JSON.stringify(result),
  createdAtMs: nowMs,
  secretUntilMs: null,
  persistent: false,
});
