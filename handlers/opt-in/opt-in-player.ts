import type { StoredParticipation } from '../../db/participations.ts';
import { microsFromDecimal, microsFromNumber } from '../../domain/money/micros.ts';
import type { OptInRequest } from '../../generated/server/types.gen.ts';
import type { Audited } from '../audit.ts';
import type { WriteContext } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { findForBrand } from './find-for-brand.ts';
import { putOptIn } from './put-opt-in.ts';
import { refuseOptIn } from './refuse-opt-in.ts';

/** Does what an opt-in request asks for, and says what the audit trail tells of it. */
export const optInPlayer = async (
  { tx, caller, nowMs }: WriteContext,
  { instance_id, player_id, brand_id, player_country, opt_in, contribution_value: value }: OptInRequest,
) => {
  const found = await findForBrand(tx, caller, { instanceId: instance_id, brandPath: brand_id });
  if (isRefusal(found)) return found;
  const { instance, brandPath } = found;
  const refused = opt_in ? refuseOptIn(found, player_country, nowMs) : undefined;
  if (refused !== undefined) return refused;
  const amount =
    value === undefined ? undefined : typeof value === 'string' ? microsFromDecimal(value) : microsFromNumber(value);
  const participation: StoredParticipation = await putOptIn(
    { tx, nowMs },
    instance,
    { brandPath, playerId: player_id },
    opt_in,
    amount === undefined ? undefined : { currency: instance.currency, amount },
  );
  const audited: Audited = {
    ownerId: brandPath,
    resource: 'optins',
    targetId: instance.id,
    detail: { player_id, opt_in: String(opt_in) },
  };
  return { participation, audited: [audited] };
};
