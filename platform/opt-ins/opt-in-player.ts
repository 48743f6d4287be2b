import type { StoredParticipation } from '../../db/participations.ts';
import { microsFromDecimal, microsFromNumber } from '../../domain/money/micros.ts';
import type { OptInRequest } from '../../generated/server/types.gen.ts';
import type { Audited } from '../unit/audit.ts';
import type { Unit } from '../unit/handler.ts';
import type { BrandOfInstance } from './find-for-brand.ts';
import { putOptIn } from './put-opt-in.ts';
import { refuseOptIn } from './refuse-opt-in.ts';

/** Does what an opt-in request asks for with the instance that was found for it, and says what the audit trail tells of it. */
export const optInPlayer = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  found: BrandOfInstance,
  { player_id, player_country, opt_in, contribution_value: value }: OptInRequest,
) => {
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
