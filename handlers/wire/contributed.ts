import type { ContributionResponse } from '../../generated/server/types.gen.ts';
import type { Contributed } from '../chain/contributed.ts';
import { contributionToWire } from './contribution-response.ts';

/** The headers that name a contribution, and its key if it had one. */
export const contributionHeaders = (contributionId: string, key: string | undefined): Record<string, string> => ({
  'contribution-id': contributionId,
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

/** The reply to a contribution that took effect, now (200) or before under the same key (204). */
export const contributedToWire = (
  contributed: Contributed,
  key: string | undefined,
):
  | { status: 200; headers: Record<string, string>; body: ContributionResponse }
  | { status: 204; headers: Record<string, string> } => {
  if (contributed.repeated) return { status: 204, headers: contributionHeaders(contributed.contributionId, key) };
  const { contribution, wins } = contributed;
  return {
    status: 200,
    headers: contributionHeaders(contribution.id, key),
    body: contributionToWire(contribution, wins),
  };
};
