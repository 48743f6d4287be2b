import type { ContributionResponse } from '../../generated/server/types.gen.ts';
import { contributionToWire } from '../../wire/contribution.ts';
import type { Contributed } from './contributed.ts';
import type { Taken } from './take-contribution.ts';

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
  const { contribution, wins } = contributed;
  return {
    status: 200,
    headers: contributionHeaders(contribution.id, key),
    body: contributionToWire(contribution, wins),
  };
};

/** An empty 200: the result goes to a callback. */
type Accepted = { readonly status: 200; readonly headers: Headers; readonly body?: undefined };

/** The reply to a contribution, or the empty one if its result goes to a callback. */
export const takenToWire = ({ taken, key }: Taken): Accepted | ReturnType<typeof contributedToWire> =>
  'acceptedId' in taken
    ? { status: 200, headers: contributionHeaders(taken.acceptedId, key) }
    : contributedToWire(taken, key);

/** The reply for callers who do not need the result at once: always without a body. */
export const takenToEmpty = (taken: Taken): Accepted | { readonly status: 204; readonly headers: Headers } => {
  const { status, headers } = takenToWire(taken);
  return status === 200 ? { status, headers } : { status, headers };
};
