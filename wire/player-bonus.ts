import type { BonusEnd, BonusSum } from '../db/bonuses/bonus-totals.ts';
import type { ListedUse } from '../db/bonuses/bonus-uses.ts';
import type { AwardedBonus } from '../db/bonuses/player-bonuses.ts';
import { toOperatorId } from '../domain/account/access.ts';
import { bonusStateAt, spinsUsed } from '../domain/bonus/freespins.ts';
import { decimalFromMicros } from '../domain/money/micros.ts';
import type { BonusDecision, BonusTotals, BonusUse, MyBonus, PlayerBonus } from '../generated/server/types.gen.ts';

/** Who decided something, when and why. */
export const decisionToWire = ({ atMs, accountId, reason }: Decision): BonusDecision => ({
  at: atMs,
  by: accountId,
  reason,
});

type Decision = { readonly atMs: number; readonly accountId: string; readonly reason: string };

export const playerBonusToWire = ({ bonus, award, removal }: AwardedBonus): PlayerBonus => ({
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
  ...(removal && { removed: decisionToWire(removal) }),
});

/** A bonus as its player sees it, in its state at a time. */
export const myBonusToWire = ({ bonus, award, removal }: AwardedBonus, nowMs: number): MyBonus => {
  const shown = playerBonusToWire({ bonus: { ...bonus, state: bonusStateAt(bonus, nowMs) }, award });
  const { id, available_for, bonus_data, state } = shown;
  const { timestamp_bonus_awarded, timestamp_bonus_expires, timestamp_bonus_consumed } = shown;
  return {
    ...{ id, available_for, bonus_data, state },
    ...{ timestamp_bonus_awarded, timestamp_bonus_expires, timestamp_bonus_consumed },
    ...(removal && { timestamp_bonus_removed: removal.atMs }),
  };
};

/** The same for a player or a game provider: without who took it back and why. */
export const withoutReason = (bonus: PlayerBonus): PlayerBonus =>
  bonus.removed === undefined ? bonus : { ...bonus, removed: { at: bonus.removed.at } };

/** A bonus in its state at the time of the award. */
export const awardedBonusToWire = ({ bonus, award }: AwardedBonus): PlayerBonus =>
  playerBonusToWire({
    bonus: { ...bonus, state: 'Available', used: 0n, consumedAtMs: null, expiresAtMs: award.expiresAtMs },
    award,
  });

export const bonusUseToWire = ({ use, returned, ...of }: ListedUse): BonusUse => ({
  ...(use.contributionId === null ? { request_id: use.requestId } : { contribution_id: use.contributionId }),
  bonus_id: use.bonusId,
  promo_id: of.promoId ?? '',
  brand_id: of.brandPath,
  player_id: of.playerId,
  amount: decimalFromMicros(use.amount),
  currency: of.currency,
  provider_id: use.providerId,
  game_code: use.gameCode,
  ...(use.gameroundId !== null && { gameround_id: use.gameroundId }),
  timestamp: use.atMs,
  account_id: use.accountId,
  ...(returned && { returned: decisionToWire(returned) }),
});

/** The totals of a campaign, one item a currency, from sums that are in the order of currencies. */
export const bonusTotalsToWire = (promoId: string, sums: readonly BonusSum[]): BonusTotals[] =>
  [...new Set(sums.map(({ currency }) => currency))].map((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    const total = (of: (sum: BonusSum) => bigint, end?: BonusEnd) =>
      decimalFromMicros(own.reduce((all, sum) => (end === undefined || sum.end === end ? all + of(sum) : all), 0n));
    const count = (end?: BonusEnd) =>
      own.reduce((all, sum) => (end === undefined || sum.end === end ? all + sum.bonuses : all), 0);
    const left = ({ budget, used }: BonusSum) => budget - used;
    return {
      promo_id: promoId,
      currency,
      bonuses: count(),
      bonuses_available: count('Available'),
      bonuses_consumed: count('Consumed'),
      bonuses_expired: count('Expired'),
      bonuses_removed: count('Removed'),
      awarded: total(({ budget }) => budget),
      used: total(({ used }) => used),
      expired: total(left, 'Expired'),
      removed: total(left, 'Removed'),
      available: total(left, 'Available'),
    };
  });
