import { changeSecondFactor } from '../../db/accounts/second-factors.ts';
import { drawRecoveryCodes, requireActive, withOwnCode } from '../../platform/accounts/second-factor.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** Draws new recovery codes; the former ones count no more. */
export const replaceRecoveryCodes: PlatformHandler<'replaceRecoveryCodes'> = async ({ body: { code } }, context) => {
  const done = await withOwnCode(context, code, requireActive, async ({ unit: { tx }, account: { id } }) => {
    const { codes, hashes } = drawRecoveryCodes(context.services, id);
    await changeSecondFactor(tx, id, { recoveryHashes: hashes });
    return codes;
  });
  return isRefusal(done) ? done : { status: 200, body: { recovery_codes: [...done.made] } };
};
