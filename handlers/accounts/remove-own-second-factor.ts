import { removeSecondFactor } from '../../db/accounts/second-factors.ts';
import { requireActive, withOwnCode } from '../../platform/accounts/second-factor.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** Removes the caller's second factor, given a code of it. */
export const removeOwnSecondFactor: PlatformHandler<'removeOwnSecondFactor'> = async ({ body: { code } }, context) => {
  const done = await withOwnCode(context, code, requireActive, ({ unit: { tx }, account: { id } }) =>
    removeSecondFactor(tx, id),
  );
  return isRefusal(done) ? done : { status: 200 };
};
