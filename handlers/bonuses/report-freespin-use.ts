import {
  type AwardedBonus,
  changePlayerBonus,
  findPlayerBonus,
  findUseOfRequest,
  recordUse,
} from '../../db/bonuses/player-bonuses.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { bonusStateAt, isForGame, takenBy } from '../../domain/bonus/freespins.ts';
import { decimalFromMicros, microsFromDecimal } from '../../domain/money/micros.ts';
import { tellUse, usedUpTo } from '../../platform/bonuses/give-and-expire.ts';
import { noBrand, reachedBrand } from '../../platform/bonuses/reach.ts';
import { findEarlierRequest, takeRequestKey, toRequestKey } from '../../platform/bonuses/request-key.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { decimalText } from '../../wire/decimal-text.ts';
import { playerBonusToWire } from '../../wire/player-bonus.ts';

/** Not part of the interface. Uses are stored with the account that reported them, so the audit trail omits them. */
export const reportFreespinUse: PlatformHandler<'reportFreespinUse'> = async (request, context) => {
  const { body } = request;
  const { tx, nowMs, caller } = context;
  const reached = reachedBrand(caller, body.operator_id, body.brand_id);
  if (isRefusal(reached)) return reached;
  const { brandPath } = reached;
  const key = toRequestKey(context, request);
  if (isRefusal(key)) return key;
  const known = await findEarlierRequest(context, key);
  if (typeof known === 'string') {
    const first = await asFirstAnswered(tx, key.operatorId, key.key);
    return { status: 200, headers: { 'idempotent-replayed': 'true' }, body: playerBonusToWire(first), audited: [] };
  }
  if (known !== undefined) return known;
  const brand = await findBrandEnabledState(tx, brandPath);
  if (brand === undefined) return noBrand(brandPath);
  if (!brand.enabled) return refuse('owner_disabled');
  const found = await findPlayerBonus(tx, body.bonus_id);
  if (found === undefined || found.bonus.brandPath !== brandPath || found.bonus.playerId !== body.player_id)
    return refuse('bonus_not_found', { detail: `${body.player_id} of ${brandPath} has no bonus ${body.bonus_id}.` });
  const { bonus, award } = found;
  const amount = body.amount === undefined ? undefined : microsFromDecimal(decimalText(body.amount));
  const taken = takenBy(award, { count: body.count, amount });
  if (taken === undefined) {
    const field = award.type === 'Fixed' ? 'count' : 'amount';
    const detail = `The freespins are ${award.type}: report only ${field}.`;
    return refuse('bonus_use_mismatch', { detail, errors: [{ pointer: `/${field}`, detail }] });
  }
  if (!isForGame(award.availableFor, body.provider_id, body.game_code)) return refuse('bonus_game_excluded');
  const state = bonusStateAt(bonus, nowMs);
  if (state !== 'Available') return refuse('bonus_not_available', { detail: `The bonus is ${state}.` });
  const used = bonus.used + taken;
  if (used > bonus.budget) {
    const left = bonus.budget - bonus.used;
    const leftText =
      award.type === 'Fixed' ? `${left / award.amount} spins` : `${decimalFromMicros(left)} ${award.currency}`;
    return refuse('bonus_exceeded', { detail: `Remaining: ${leftText}.` });
  }
  const after = usedUpTo(found, used, nowMs);
  await recordUse(tx, {
    bonusId: bonus.id,
    operatorId: key.operatorId,
    requestId: key.key,
    contributionId: null,
    instanceId: null,
    amount: taken,
    usedAfter: used,
    providerId: body.provider_id,
    gameCode: body.game_code,
    gameroundId: body.gameround_id ?? null,
    accountId: caller.accountId,
    atMs: nowMs,
  });
  await takeRequestKey(context, key, 'done');
  await changePlayerBonus(tx, after.bonus);
  await tellUse(context, after);
  return { status: 200, body: playerBonusToWire(after), audited: [] };
};

const asFirstAnswered = async (tx: Tx, operatorId: string, requestId: string): Promise<AwardedBonus> => {
  const use = await findUseOfRequest(tx, operatorId, requestId);
  const found = use && (await findPlayerBonus(tx, use.bonusId));
  if (use === undefined || found === undefined)
    throw new Error(`the use ${requestId} of ${operatorId} is not in the store`);
  return usedUpTo(found, use.usedAfter, use.atMs);
};
