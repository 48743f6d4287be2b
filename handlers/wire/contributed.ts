import type { ContributionResponse } from '../../generated/server/types.gen.ts';
import type { Contributed } from '../chain/contributed.ts';
import { contributionToWire } from './contribution-response.ts';

/** The reply to a contribution that took effect, now (200) or before under the same key (204). */
export const contributedToWire = (
  contributed: Contributed,
  key: string | undefined,
):
  | { status: 200; headers: Record<string, string>; body: ContributionResponse }
  | { status: 204; headers: Record<string, string> } => {
  const keyHeader: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  if (contributed.repeated)
    return { status: 204, headers: { 'contribution-id': contributed.contributionId, ...keyHeader } };
  const { contribution, wins } = contributed;
  return {
    status: 200,
    headers: { 'contribution-id': contribution.id, ...keyHeader },
    body: contributionToWire(contribution, wins),
  };
};
