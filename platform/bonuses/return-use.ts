import { findBonusOfContribution, findLastUse, findReturn, recordReturn } from '../../db/bonuses/bonus-uses.ts';
import { changePlayerBonus, findPlayerBonus, findUseOfRequest } from '../../db/bonuses/player-bonuses.ts';
import { findOperator } from '../../db/operators/operators.ts';
import { covers } from '../../domain/account/access.ts';
import { bonusStateAt } from '../../domain/bonus/freespins.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import type { PlayerBonus, UseReturn } from '../../generated/server/types.gen.ts';
import { playerBonusToWire } from '../../wire/player-bonus.ts';
import { type Judged, judgeAlone, limitsAccounts } from '../rules/needs-second-account.ts';
import type { Audited } from '../unit/audit.ts';
import type { WriteContext } from '../unit/handler.ts';
import { refuse } from '../unit/reply.ts';
import type { Wanted } from '../unit/second-account.ts';
import { tellBonus } from './give-and-expire.ts';

/** Works out the return of a use without booking it; `earlier` is the bonus if it was given back before. */
export const planReturn = async ({ tx, nowMs, caller }: WriteContext, body: UseReturn) => {
  const { operator_id: operatorId, request_id: requestId, reason } = body;
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
    return { earlier: playerBonusToWire({ award, bonus: { ...bonus, state: bonusStateAt(bonus, nowMs) } }) };
  }
  if (bonus.state === 'Expired' || nowMs >= bonus.expiresAtMs) return refuse('bonus_ended');
  return { body, use, bonus, award };
};

type Plan = Exclude<
  Awaited<ReturnType<typeof planReturn>>,
  { readonly problem: unknown } | { readonly earlier: unknown }
>;

/** Judges a return, whose amount can be used again. Only an operator that limits the money that leaves counts it. */
export const judgeReturn = async (context: WriteContext, { use, bonus, award }: Plan): Promise<Judged> => {
  const { moneyOut } = (await findOperator(context.tx, use.operatorId)) ?? {};
  if (!limitsAccounts(moneyOut)) return { mustWait: false, count: async () => {} };
  return judgeAlone(context, bonus.brandPath, { amount: use.amount, currency: award.currency });
};

/** A return as a second account sees it. */
export const returnWanted = (operation: string, { body, use, bonus, award }: Plan, limit: Judged['limit']): Wanted => {
  const { brandPath, playerId } = bonus;
  const worth = `${decimalFromMicros(use.amount)} ${award.currency}`;
  const summary = `Gives the player ${playerId} of ${brandPath} back ${worth} of the bonus ${bonus.id}, to be used again.`;
  return {
    ...{ operation, ownerId: brandPath, targetId: bonus.id, request: body, limit },
    money: { amount: use.amount, currency: award.currency },
    basis: { use: use.seq },
    details: { summary, reason: body.reason, brandPath, playerId },
  };
};

/** Books a return in the unit that worked it out. The only way back from `Consumed`. */
export const bookReturn = async (
  { tx, nowMs }: WriteContext,
  { body, use, bonus, award }: Plan,
  accountId: string,
): Promise<{ readonly body: PlayerBonus; readonly audited: readonly Audited[] }> => {
  const { request_id, reason } = body;
  const afterSeq = await findLastUse(tx, bonus.id);
  await recordReturn(tx, { useSeq: use.seq, afterSeq, reason, accountId, atMs: nowMs });
  const after = { ...bonus, state: 'Available' as const, used: bonus.used - use.amount, consumedAtMs: null };
  await changePlayerBonus(tx, after);
  await tellBonus({ tx, nowMs }, 'PlayerBonusUpdated', { bonus: after, award });
  const detail = { request_id, reason };
  return {
    body: playerBonusToWire({ bonus: after, award }),
    audited: [{ ownerId: bonus.brandPath, resource: 'bonuses', targetId: bonus.id, detail }],
  };
};
