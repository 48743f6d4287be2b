import {
  extendBonus,
  findChangeOfRequest,
  findUnfinishedAward,
  findWaitingChange,
  insertBonusChange,
  listBonusesById,
  listCampaignBonusesAfter,
  recordProgress,
  removeBonus,
} from '../../db/bonuses/bonus-changes.ts';
import { findAwardRange } from '../../db/bonuses/listed-bonuses.ts';
import { noteExtended } from '../../db/bonuses/paying-bonuses.ts';
import type { AwardedBonus } from '../../db/bonuses/player-bonuses.ts';
import { finishKey, operatorScope } from '../../db/contributions/idempotency-keys.ts';
import type { BonusChange } from '../../db/tables/bonuses.ts';
import { bonusStateAt } from '../../domain/bonus/freespins.ts';
import type { BonusRemoval, BonusChange as Changed } from '../../generated/server/types.gen.ts';
import { changedBonusesFault } from '../../wire/field-fault.ts';
import type { Audited } from '../unit/audit.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { once } from '../unit/once.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { BONUSES_PER_UNIT, givePortion, tellBonus } from './give-and-expire.ts';
import { reachedOwner } from './reach.ts';
import { findEarlierRequest, takeRequestKey, toRequestKey } from './request-key.ts';

type Giving = Pick<Unit, 'tx' | 'nowMs' | 'newId'>;

type ChangeRequest = {
  readonly path: object;
  readonly query: object;
  readonly headers: { readonly 'idempotency-key'?: string };
  readonly body: BonusRemoval;
};

type ChangeRefusal = Refusal<
  | 'bonus_choice_unclear'
  | 'permission_denied'
  | 'idempotency_keys_differ'
  | 'idempotency_key_reused'
  | 'idempotency_key_in_flight'
  | 'brand_not_found'
  | 'bonus_not_found'
  | 'promo_not_found'
>;

type Reply = { readonly status: 200; readonly headers?: Readonly<Record<string, string>>; readonly body: Changed };

/**
 * Takes bonuses back, or has them expire at another time if there is one. The first unit decides: it takes the key and records the change
 * with what is to do. Later units change the bonuses in portions; the platform finishes them if this request does not.
 */
export const requestChange = async (
  context: ChainContext,
  request: ChangeRequest,
  untilMs: number | null,
): Promise<Reply | ChangeRefusal> => {
  const { body } = request;
  const { operator_id: operatorId, request_id: requestId, bonus_ids: ids, promo_id: promoId } = body;
  if ((ids === undefined) === (promoId === undefined))
    return refuse('bonus_choice_unclear', {
      errors: [changedBonusesFault({ at: ['campaign'], detail: 'Send either bonus_ids or promo_id.' })],
    });
  const key = toRequestKey(context, request);
  if (isRefusal(key)) return key;
  const accept = async (unit: Unit): Promise<Accepted | ChangeRefusal> => {
    const reached = await reachedOwner(unit.tx, context.caller, operatorId, body.brand_id);
    if (isRefusal(reached)) return reached;
    const known = await findEarlierRequest(unit, key);
    if (known === 'running') return refuse('idempotency_key_in_flight');
    if (known === 'done') return { status: 200, isRepeated: true, audited: [] };
    if (known !== undefined) return known;
    const change: BonusChange = {
      id: unit.newId(),
      ...{ operatorId, requestId, untilMs },
      kind: untilMs === null ? 'Removal' : 'Extension',
      brandPath: reached.brandPath ?? null,
      promoId: promoId ?? null,
      reason: body.reason,
      accountId: context.caller.accountId,
      atMs: unit.nowMs,
      ...{ changed: 0, unchanged: 0 },
      waiting: ids === undefined ? { awardId: '', position: -1 } : { ids: [...new Set(ids)] },
    };
    const absent = await refuseAbsentOnes(unit, change, ids);
    if (absent !== undefined) return absent;
    await takeRequestKey(unit, key, 'running');
    await insertBonusChange(unit.tx, change);
    await changeBonuses(unit, change.id);
    const detail = {
      ...{ request_id: requestId, reason: body.reason },
      ...(promoId === undefined ? { count: String(ids?.length) } : { promo_id: promoId }),
      ...(untilMs !== null && { until: String(untilMs) }),
    };
    const [targetId = ''] = ids?.length === 1 ? ids : [promoId];
    const audited = { ownerId: reached.brandPath ?? operatorId, resource: 'bonuses', targetId, detail };
    return { status: 200, isRepeated: false, audited: [audited] };
  };
  const accepted = await context.write((unit) => once(unit, context, request, () => accept(unit)));
  if (isRefusal(accepted)) return accepted;
  const find = () => context.read((tx) => findChangeOfRequest(tx, operatorId, requestId));
  const change = await find();
  while (change !== undefined && (await context.write((unit) => changeBonuses(unit, change.id))));
  const done = await find();
  if (done === undefined) throw new Error(`the change ${requestId} of ${operatorId} is not in the store`);
  return {
    status: 200,
    ...('isRepeated' in accepted && accepted.isRepeated && { headers: { 'idempotent-replayed': 'true' } }),
    body: { request_id: requestId, changed: done.changed, unchanged: done.unchanged },
  };
};

type Accepted = { readonly status: 200; readonly isRepeated: boolean; readonly audited: readonly Audited[] };

/** Refuses bonuses that the operator or the brand does not have, and a campaign without awards. */
const refuseAbsentOnes = async (
  { tx }: Unit,
  change: BonusChange,
  ids: readonly string[] | undefined,
): Promise<Refusal<'bonus_not_found' | 'promo_not_found'> | undefined> => {
  const { operatorId, brandPath, promoId } = change;
  if (ids === undefined) {
    const range = await findAwardRange(tx, { operatorId, brandPath: brandPath ?? undefined, promoId: promoId ?? '' });
    return range === undefined ? refuse('promo_not_found') : undefined;
  }
  const found = new Set((await listBonusesById(tx, change, ids)).map(({ bonus }) => bonus.id));
  const absent = ids.findIndex((id) => !found.has(id));
  if (absent === -1) return undefined;
  const detail = `${brandPath ?? operatorId} has no bonus ${ids[absent]}.`;
  return refuse('bonus_not_found', { detail, errors: [changedBonusesFault({ at: ['ids', absent], detail })] });
};

/**
 * Changes the next bonuses of the oldest change, or of the given one. The request and the platform both continue where the last portion
 * ended. Players of an unfinished award get their bonuses first, in the same unit, so that they cannot use what is taken back.
 * @returns whether there may be more.
 */
export const changeBonuses = async (unit: Giving, changeId?: string): Promise<boolean> => {
  const change = await findWaitingChange(unit.tx, changeId);
  if (change === undefined) return false;
  const { bonuses, waiting } = await nextOf(unit, change);
  const { untilMs } = change;
  const brands = untilMs === null ? [] : new Set(bonuses.map(({ bonus }) => bonus.brandPath));
  for (const brandPath of brands) await noteExtended(unit.tx, brandPath, untilMs ?? 0);
  let changed = 0;
  for (const awarded of bonuses) changed += Number(await changeOne(unit, change, awarded));
  const after = {
    id: change.id,
    changed: change.changed + changed,
    unchanged: change.unchanged + bonuses.length - changed,
    waiting,
  };
  await recordProgress(unit.tx, after);
  if (waiting === null) finishKey(unit.tx, operatorScope(change.operatorId), change.requestId);
  return true;
};

type Next = { readonly bonuses: readonly AwardedBonus[]; readonly waiting: BonusChange['waiting'] };

const nextOf = async (unit: Giving, change: BonusChange): Promise<Next> => {
  const { waiting } = change;
  const { tx } = unit;
  if (waiting === null) return { bonuses: [], waiting };
  if ('ids' in waiting) {
    const left = waiting.ids.slice(BONUSES_PER_UNIT);
    const bonuses = await listBonusesById(tx, change, waiting.ids.slice(0, BONUSES_PER_UNIT));
    return { bonuses, waiting: left.length === 0 ? null : { ids: left } };
  }
  const unfinished = await findUnfinishedAward(tx, change);
  const given = unfinished === undefined ? undefined : await givePortion(unit, unfinished);
  if (given !== undefined) return { bonuses: given, waiting };
  const bonuses = await listCampaignBonusesAfter(tx, change, waiting, BONUSES_PER_UNIT);
  const last = bonuses.at(-1)?.bonus;
  const isLast = last === undefined || bonuses.length < BONUSES_PER_UNIT;
  // A bonus from a portion of an award is looked at only once.
  const others = bonuses.filter(({ bonus }) => ![bonus.removalId, bonus.extensionId].includes(change.id));
  return { bonuses: others, waiting: isLast ? null : { awardId: last.awardId, position: last.position } };
};

/** @returns whether the bonus was changed. */
const changeOne = async (unit: Giving, change: BonusChange, { bonus, award }: AwardedBonus): Promise<boolean> => {
  const { tx, nowMs } = unit;
  if (bonusStateAt(bonus, nowMs) !== 'Available') return false;
  const { untilMs } = change;
  if (untilMs === null) {
    await removeBonus(tx, bonus.id, change.id);
    const removed = { ...bonus, state: 'Expired' as const, removalId: change.id };
    await tellBonus(unit, 'PlayerBonusRemoved', { bonus: removed, award, removal: change });
    return true;
  }
  // After a crash, its time may have passed.
  if (bonus.expiresAtMs === untilMs || untilMs <= nowMs) return false;
  await extendBonus(tx, bonus.id, change.id, untilMs);
  const extended = { ...bonus, expiresAtMs: untilMs, extensionId: change.id };
  await tellBonus(unit, 'PlayerBonusUpdated', { bonus: extended, award });
  return true;
};
