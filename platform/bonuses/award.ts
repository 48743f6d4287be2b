import { createAward, findAwardOfRequest } from '../../db/bonuses/bonus-awards.ts';
import { countAwarded } from '../../db/bonuses/freespins.ts';
import { notePayingUntil } from '../../db/bonuses/paying-bonuses.ts';
import { listBonusesOfAward } from '../../db/bonuses/player-bonuses.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import type { BonusAward } from '../../db/tables/bonuses.ts';
import { totalBudget } from '../../domain/bonus/freespins.ts';
import { paysContributions } from '../../domain/jackpot/pay-by-bonus.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { ApprovalRequest, PlayerBonus } from '../../generated/server/types.gen.ts';
import { approvalToWire } from '../../wire/approval-request.ts';
import { awardedBonusToWire } from '../../wire/player-bonus.ts';
import { judgeAlone } from '../rules/needs-second-account.ts';
import type { Audited } from '../unit/audit.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { once } from '../unit/once.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { auditedWaiting, awaitSecondAccount, type Wanted } from '../unit/second-account.ts';
import type { Services } from '../unit/services.ts';
import { BONUSES_PER_UNIT, giveBonuses } from './give-and-expire.ts';
import { noBrand } from './reach.ts';
import { findEarlierRequest, type RequestKey, takeRequestKey, toRequestKey } from './request-key.ts';

/** The content of an award's bonuses, as determined by the operation. */
export type BonusGrant = Pick<
  BonusAward,
  'instanceId' | 'name' | 'type' | 'currency' | 'count' | 'amount' | 'availableFor' | 'expiresAtMs'
>;

type AwardRequest = {
  readonly path: object;
  readonly query: object;
  readonly headers: { readonly 'idempotency-key'?: string };
  readonly body: {
    readonly request_id: string;
    readonly operator_id: string;
    readonly players: readonly string[];
    readonly promo_id?: string;
  };
};

/** The players that a waiting request shows. The store keeps all of them with it. */
const PLAYERS_SHOWN = 100;

type Waiting = { readonly status: 202; readonly body: ApprovalRequest; readonly audited: readonly Audited[] };

type Accepted = Waiting | { readonly status: 200; readonly isRepeated: boolean; readonly audited: readonly Audited[] };

type Refused<Code extends ProblemCode> = AwardRefusal | Refusal<Code>;

type Awarded = {
  readonly status: 200;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: PlayerBonus[];
};

type AwardRefusal = Refusal<
  | 'idempotency_keys_differ'
  | 'idempotency_key_reused'
  | 'idempotency_key_in_flight'
  | 'brand_not_found'
  | 'owner_disabled'
>;

/** An award that can be made, and how it is shown to a second account. */
export type AwardPlan = {
  readonly key: RequestKey;
  readonly brandPath: string;
  readonly playerIds: readonly string[];
  readonly promoId: string | null;
  readonly grant: BonusGrant;
  readonly money: NonNullable<Wanted['money']>;
  readonly basis: object;
};

type Asked = Pick<AwardRequest, 'body'> & { readonly key: RequestKey; readonly brandPath: string };

/** Works out an award without making it; undefined if it was made already. */
export const planAward = async <Code extends ProblemCode>(
  unit: Unit,
  { key, brandPath, body: { players, promo_id } }: Asked,
  grantOf: (unit: Unit) => Promise<BonusGrant | Refusal<Code>>,
): Promise<AwardPlan | AwardRefusal | Refusal<Code> | undefined> => {
  const known = await findEarlierRequest(unit, key);
  if (known === 'running') return refuse('idempotency_key_in_flight');
  if (known === 'done') return undefined;
  if (known !== undefined) return known;
  const brand = await findBrandEnabledState(unit.tx, brandPath);
  if (brand === undefined) return noBrand(brandPath);
  if (!brand.enabled) return refuse('owner_disabled');
  const grant = await grantOf(unit);
  if (isRefusal(grant)) return grant;
  const playerIds = [...new Set(players)];
  const { expiresAtMs: _expiresAtMs, ...granted } = grant;
  return {
    ...{ key, brandPath, playerIds, grant },
    promoId: promo_id ?? null,
    money: { amount: totalBudget(grant) * BigInt(playerIds.length), currency: grant.currency },
    basis: { ...granted, amount: String(grant.amount) },
  };
};

/** Makes an award in the unit that worked it out: takes the key, and gives the first bonuses. The others follow in separate units. */
export const bookAward = async (
  unit: Unit,
  { key, brandPath, playerIds, promoId, grant, money }: AwardPlan,
  { providerId }: Pick<Services, 'providerId'>,
): Promise<readonly Audited[]> => {
  const { operatorId, key: requestId } = key;
  const id = unit.newId();
  const common = {
    ...{ id, operatorId, requestId, brandPath, promoId },
    players: playerIds.length,
    awardedAtMs: unit.nowMs,
  };
  await takeRequestKey(unit, key, 'running');
  await createAward(unit.tx, { ...grant, ...common }, portionsOf(playerIds));
  if (grant.instanceId !== null) await countAwarded(unit.tx, grant.instanceId, money.amount);
  if (paysContributions(grant.availableFor, providerId)) await notePayingUntil(unit.tx, brandPath, grant.expiresAtMs);
  await giveBonuses(unit, id);
  const detail = { request_id: requestId, count: String(playerIds.length) };
  return [{ ownerId: brandPath, resource: 'bonuses', targetId: grant.instanceId ?? '', detail }];
};

/**
 * Gives one bonus to each player of a brand that the caller has access to, or asks a second account. The first unit decides: it takes the
 * key and records the award with its waiting players. Later units give the bonuses in batches; the platform finishes them if this request
 * does not.
 */
export const makeAward = async <Code extends ProblemCode>(
  context: ChainContext,
  request: AwardRequest,
  brandPath: string,
  grantOf: (unit: Unit) => Promise<BonusGrant | Refusal<Code>>,
): Promise<Made | Waiting | AwardRefusal | Refusal<Code>> => {
  const { body } = request;
  const { operator_id: operatorId, request_id: requestId } = body;
  const key = toRequestKey(context, request);
  if (isRefusal(key)) return key;

  const accept = async (unit: Unit) => {
    const plan = await planAward(unit, { key, brandPath, body }, grantOf);
    if (plan === undefined) return { status: 200, isRepeated: true, audited: [] } as const;
    if (isRefusal(plan)) return plan;
    const { caller, services } = context;
    const judged = await judgeAlone({ ...unit, caller, services }, brandPath, plan.money);
    if (judged.mustWait) {
      const wanted = { ...wantedOf(context.operation, body, plan), limit: judged.limit };
      const waiting = await awaitSecondAccount({ ...unit, caller }, wanted);
      const audited = [auditedWaiting('bonuses', waiting)];
      return { status: 202, body: approvalToWire(waiting, unit.nowMs), audited } as const;
    }
    await judged.count();
    return { status: 200, isRepeated: false, audited: await bookAward(unit, plan, services) } as const;
  };
  const accepted = await context.write((unit) =>
    once<Accepted | Refused<Code>>(unit, context, request, () => accept(unit)),
  );
  if (isRefusal(accepted)) return accepted;
  if (accepted.status === 202) return accepted as Waiting;
  const awarded = await context.read((tx) => findAwardOfRequest(tx, operatorId, requestId));
  if (awarded === undefined) throw new Error(`the award ${requestId} of ${operatorId} is not in the store`);
  while (await context.write((unit) => giveBonuses(unit, awarded.id)));
  return { status: 200, award: awarded, isRepeated: 'isRepeated' in accepted && accepted.isRepeated };
};

/** A finished award. */
type Made = { readonly status: 200; readonly award: BonusAward; readonly isRepeated: boolean };

/** The same, answered with its bonuses. */
export const award = async <Code extends ProblemCode>(
  context: ChainContext,
  ...asked: [AwardRequest, brandPath: string, grantOf: (unit: Unit) => Promise<BonusGrant | Refusal<Code>>]
): Promise<Awarded | Waiting | AwardRefusal | Refusal<Code>> => {
  const done = await makeAward(context, ...asked);
  if (isRefusal(done) || done.status === 202) return done;
  const { award: awarded, isRepeated } = done;
  const bonuses = await context.read((tx) => listBonusesOfAward(tx, awarded.id));
  return {
    status: 200,
    ...(isRepeated && { headers: { 'idempotent-replayed': 'true' } }),
    body: bonuses.map((bonus) => awardedBonusToWire({ bonus, award: awarded })),
  };
};

const wantedOf = (operation: string, body: AwardRequest['body'], plan: AwardPlan): Wanted => {
  const { brandPath, playerIds, grant, money, basis } = plan;
  const { length } = playerIds;
  const each = `${decimalFromMicros(totalBudget(grant))} ${money.currency}`;
  const inAll = `${decimalFromMicros(money.amount)} ${money.currency}`;
  const summary = `Gives ${length} ${length === 1 ? 'player' : 'players'} of ${brandPath} freespins worth ${each} each, ${inAll} in all.`;
  return {
    ...{ operation, ownerId: brandPath, targetId: body.request_id, money, basis },
    request: { ...body, players: body.players.slice(0, PLAYERS_SHOWN) },
    same: body,
    details: { summary, brandPath, players: length, ...(length === 1 && { playerId: playerIds[0] }) },
    players: body.players,
  };
};

const portionsOf = (playerIds: readonly string[]) =>
  Array.from({ length: Math.ceil(playerIds.length / BONUSES_PER_UNIT) }, (_, index) => {
    const firstPosition = index * BONUSES_PER_UNIT;
    return { firstPosition, playerIds: playerIds.slice(firstPosition, firstPosition + BONUSES_PER_UNIT) };
  });
