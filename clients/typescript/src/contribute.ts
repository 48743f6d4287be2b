import { ApiError } from './api-error.ts';
import type { Calls } from './generated/client.gen.ts';
import { ConnectionError } from './generated/runtime/connection-error.gen.ts';
import type { ContributionBySource, ContributionResponse, ContributionToInstance } from './generated/types.gen.ts';
import type { CallOptions } from './transport.ts';

/** A contribution that took effect, in this call or an earlier one with the same key. */
export type Contributed = {
  /** Pass it to `getContribution` to read the result again. */
  readonly contributionId: string;
  /** The contribution's key, given or generated. Contributing again with it never acts twice. */
  readonly idempotencyKey: string | undefined;
  /** True if an earlier request with the same key made the contribution: one of yours, or an attempt of this call whose reply was lost. */
  readonly repeated: boolean;
  /** The result of the contribution, also for a repetition. */
  readonly result: ContributionResponse;
};

/**
 * Contributes to the instance that the contribution names, or to the one that its source leads to. The reply to a repeated contribution has
 * no result, so it is read separately, which needs the permission Read on contributions in addition to Create. Not for contributions whose
 * result goes to a callback: call `contributeToInstance` or `contributeBySource`, which then return an undefined `body`.
 */
export type Contribute = (
  contribution: Omit<ContributionToInstance, 'callback'> | Omit<ContributionBySource, 'callback'>,
  options?: CallOptions,
) => Promise<Contributed>;

export const createContribute =
  (calls: Pick<Calls<CallOptions>, 'contributeToInstance' | 'contributeBySource' | 'getContribution'>): Contribute =>
  async (contribution, options) => {
    const answer =
      'instance_id' in contribution
        ? await calls.contributeToInstance({ body: contribution }, options)
        : await calls.contributeBySource({ body: contribution }, options);
    const contributionId = answer.headers.get('contribution-id') ?? '';
    const idempotencyKey = answer.headers.get('idempotency-key') ?? undefined;
    if (answer.status === 200 && answer.body !== undefined)
      return { contributionId, idempotencyKey, repeated: false, result: answer.body };
    try {
      const read = await calls.getContribution({ path: { contribution_id: contributionId } }, options);
      return { contributionId, idempotencyKey, repeated: true, result: read.body };
    } catch (error) {
      throw withKey(error, idempotencyKey);
    }
  };

/** The contribution was made, but its result could not be read. Attaches the key, so that the caller can retry. */
const withKey = (error: unknown, idempotencyKey: string | undefined): unknown => {
  if (error instanceof ApiError) return new ApiError({ ...error, headers: error.headers, idempotencyKey });
  if (!(error instanceof ConnectionError)) return error;
  return new ConnectionError('the contribution was made, but its result could not be read.', {
    ...error,
    idempotencyKey,
    cause: error,
  });
};
