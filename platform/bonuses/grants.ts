import { findFreespinInstance } from '../../db/bonuses/freespins.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { totalBudget } from '../../domain/bonus/freespins.ts';
import { AMOUNT_MAX_TEXT, decimalFromMicros, isInRange } from '../../domain/money/micros.ts';
import type { AwardBonus, AwardFreespins } from '../../generated/server/types.gen.ts';
import { awardFault } from '../../wire/field-fault.ts';
import { toFreespins } from '../../wire/freespins.ts';
import { refuseUnknownCurrency } from '../rules/refuse-unknown.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { refuse } from '../unit/reply.ts';
import { isShown } from './reach.ts';

type Context = Pick<Unit, 'tx' | 'nowMs'> & Pick<Call, 'caller' | 'services'>;

/** The content of bonuses without template or instance (D3). */
export const grantBonus = async ({ nowMs, services }: Context, body: AwardBonus) => {
  const {
    bonus,
    bonus_name: name = 'Freespins',
    available_for: availableFor = [],
    timestamp_bonus_expires: end,
  } = body;
  const expiresAtMs = end || nowMs + services.bonusLifetimeMs;
  if (expiresAtMs <= nowMs)
    return refuse('bonus_expiry_past', {
      errors: [awardFault({ at: ['expiry'], detail: 'The expiry is in the past.' })],
    });
  const freespins = toFreespins(bonus);
  if (!isInRange(totalBudget(freespins)))
    return refuse('amount_out_of_range', {
      errors: [awardFault({ at: ['count'], detail: `The total value of all spins exceeds ${AMOUNT_MAX_TEXT}.` })],
    });
  const unknown = refuseUnknownCurrency(bonus.currency, services);
  if (unknown !== undefined) return unknown;
  return { ...freespins, instanceId: null, name, availableFor, expiresAtMs };
};

/** The content of bonuses of an instance (D2). */
export const grantFreespins = async (
  { tx, nowMs, caller }: Context,
  body: Pick<AwardFreespins, 'operator_id' | 'instance_id'> & { readonly players: readonly string[] },
  brandPath: string,
) => {
  const { operator_id: operatorId, instance_id: id } = body;
  const instance = await findFreespinInstance(tx, id);
  if (
    instance === undefined ||
    toOperatorId(instance.ownerId) !== operatorId ||
    !isShown(caller.access, instance.ownerId)
  )
    return refuse('freespin_instance_not_found', { detail: `${operatorId} has no freespin instance ${id}.` });
  const { ownerId, startsAtMs, endsAtMs, expiresAfterMs, name, type, currency, count, amount, availableFor } = instance;
  if (ownerId !== operatorId && ownerId !== brandPath)
    return refuse('bonus_brand_mismatch', { detail: `The instance belongs to ${ownerId}.` });
  if (nowMs < startsAtMs || nowMs >= endsAtMs)
    return refuse('bonus_window_closed', {
      detail: `The instance is open from ${startsAtMs} to ${endsAtMs}; the time is ${nowMs}.`,
    });
  const { budget, awarded } = instance;
  const promised = (awarded ?? 0n) + totalBudget(instance) * BigInt(new Set(body.players).size);
  if (budget !== null && promised > budget)
    return refuse('budget_exhausted', {
      detail: `The instance has a budget of ${decimalFromMicros(budget)} ${currency}; with this award it would be ${decimalFromMicros(promised)}.`,
    });
  const expiresAtMs = expiresAfterMs === 0 ? endsAtMs : nowMs + expiresAfterMs;
  return { instanceId: id, name, type, currency, count, amount, availableFor, expiresAtMs };
};
