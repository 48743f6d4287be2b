import type { AwardedBonus } from '../db/bonuses/player-bonuses.ts';
import { toOperatorId } from '../domain/account/access.ts';
import { spinsUsed } from '../domain/bonus/freespins.ts';
import { decimalFromMicros } from '../domain/money/micros.ts';
import type { PlayerBonus } from '../generated/server/types.gen.ts';

export const playerBonusToWire = ({ bonus, award }: AwardedBonus): PlayerBonus => ({
  id: bonus.id,
  player_id: bonus.playerId,
  operator_id: toOperatorId(bonus.brandPath),
  brand_id: bonus.brandPath,
  promo_id: award.promoId ?? '',
  bonus_instance_id: award.instanceId ?? '',
  available_for: award.availableFor,
  bonus_data: {
    Freespins: {
      id: award.instanceId ?? bonus.id,
      name: award.name,
      freespin_type: {
        count: award.count,
        used: spinsUsed(award, bonus.used),
        currency: award.currency,
        value: decimalFromMicros(award.amount),
        amount: decimalFromMicros(bonus.budget),
        amount_used: decimalFromMicros(bonus.used),
      },
      type: award.type,
      remaining: decimalFromMicros(bonus.budget - bonus.used),
    },
  },
  state: bonus.state,
  timestamp_bonus_awarded: award.awardedAtMs,
  timestamp_bonus_expires: bonus.expiresAtMs,
  timestamp_bonus_consumed: bonus.consumedAtMs ?? 0,
});

/** A bonus in its state at the time of the award. */
export const awardedBonusToWire = ({ bonus, award }: AwardedBonus): PlayerBonus =>
  playerBonusToWire({ bonus: { ...bonus, state: 'Available', used: 0n, consumedAtMs: null }, award });
