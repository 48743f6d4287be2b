import { findBonusOfContribution, findLastUse, findReturn, recordReturn } from '../../db/bonuses/bonus-uses.ts';
import { changePlayerBonus, findPlayerBonus, findUseOfRequest } from '../../db/bonuses/player-bonuses.ts';
import { covers } from '../../domain/account/access.ts';
import { bonusStateAt } from '../../domain/bonus/freespins.ts';
import { tellBonus } from '../../platform/bonuses/give-and-expire.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { chooseKey } from '../../platform/unit/once.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { playerBonusToWire } from '../../wire/player-bonus.ts';

/** Not part of the interface. The only way back from `Consumed`. */
export const giveBack: PlatformHandler<'giveBack'> = async ({ body, headers }, { tx, nowMs, caller }) => {
  const { operator_id: operatorId, request_id: requestId, reason } = body;
  const key = chooseKey(requestId, headers['idempotency-key']);
  if (isRefusal(key)) return key;
  const use = await findUseOfRequest(tx, operatorId, requestId);
  const found = use && (await findPlayerBonus(tx, use.bonusId));
  const paid = use === undefined ? await findBonusOfContribution(tx, operatorId, requestId) : undefined;
  if (paid !== undefined && covers(caller.access, paid.brandPath)) return refuse('use_booked');
  if (use === undefined || found === undefined || !covers(caller.access, found.bonus.brandPath))
    return refuse('use_not_found', { detail: `No use of a bonus of ${operatorId} was reported as ${requestId}.` });
  const { bonus, award } = found;
  const earlier = await findReturn(tx, use.seq);
  if (earlier !== undefined) {
    if (earlier.reason !== reason) return refuse('idempotency_key_reused');
    const now = { award, bonus: { ...bonus, state: bonusStateAt(bonus, nowMs) } };
    return {
      status: 200,
      headers: { 'idempotent-replayed': 'true' },
      body: playerBonusToWire(now),
      audited: [],
    };
  }
  if (bonus.state === 'Expired' || nowMs >= bonus.expiresAtMs) return refuse('bonus_ended');
  await recordReturn(tx, {
    useSeq: use.seq,
    afterSeq: await findLastUse(tx, bonus.id),
    reason,
    accountId: caller.accountId,
    atMs: nowMs,
  });
  const after = { ...bonus, state: 'Available' as const, used: bonus.used - use.amount, consumedAtMs: null };
  await changePlayerBonus(tx, after);
  await tellBonus({ tx, nowMs }, 'PlayerBonusUpdated', { bonus: after, award });
  const detail = { request_id: requestId, reason };
  return {
    status: 200,
    body: playerBonusToWire({ bonus: after, award }),
    audited: [{ ownerId: bonus.brandPath, resource: 'bonuses', targetId: bonus.id, detail }],
  };
};
