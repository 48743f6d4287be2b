import { findPaidByBonus } from '../../db/bonuses/paying-bonuses.ts';
import { findCallbackJob } from '../../db/contributions/callback-jobs.ts';
import { findContribution } from '../../db/contributions/contributions.ts';
import { listLinkedAttempts } from '../../db/contributions/linked-attempts.ts';
import { listWinsOfContribution } from '../../db/wins/wins.ts';
import { covers } from '../../domain/account/access.ts';
import { contributionHeaders } from '../../platform/contributions/take-contribution.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse, refuseAbsent } from '../../platform/unit/reply.ts';
import { contributionToWire } from '../../wire/contribution.ts';

/** The result of a contribution, for callers who lost the reply. */
export const getContribution: PlatformHandler<'getContribution'> = async (
  { path: { contribution_id } },
  { tx, caller },
) => {
  const contribution = await findContribution(tx, contribution_id);
  const accepted = contribution ?? (await findCallbackJob(tx, contribution_id));
  const absent =
    accepted === undefined || contribution?.state === 'cancelled' || !covers(caller.access, accepted.brandPath);
  if (absent) return refuseAbsent('contribution_not_found', contribution_id);
  if (contribution?.state !== 'booked') return refuse('contribution_in_flight');
  const failures = (await listLinkedAttempts(tx, contribution.id)).flatMap(({ instanceId, code }) =>
    code === null ? [] : [{ instance_id: instanceId, code }],
  );
  return {
    status: 200,
    headers: contributionHeaders(contribution.id, contribution.key ?? undefined),
    body: {
      ...contributionToWire(
        contribution,
        await listWinsOfContribution(tx, contribution.id),
        await findPaidByBonus(tx, contribution.id),
      ),
      ...(failures.length === 0 ? {} : { linked_failures: failures }),
    },
  };
};
