import { type BonusAward, createAward, findAwardOfRequest } from '../../db/bonus-awards.ts';
import { findBrandEnabledState } from '../../db/operators.ts';
import { listBonusesOfAward } from '../../db/player-bonuses.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { PlayerBonus } from '../../generated/server/types.gen.ts';
import { awardedBonusToWire } from '../../wire/player-bonus.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { once } from '../unit/once.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { BONUSES_PER_UNIT, giveBonuses } from './give-bonuses.ts';
import { noBrand } from './reach.ts';
import { findEarlierRequest, requestKeyOf, takeRequestKey } from './request-key.ts';

/** The content of an award's bonuses, as determined by the operation. */
export type Grant = Pick<
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

/**
 * Gives one bonus to each player of a brand that the caller has access to. The first unit decides: it takes the key and records the award
 * with its waiting players. Later units give the bonuses in batches; the platform finishes them if this request does not.
 */
export const award = async <Code extends ProblemCode>(
  context: ChainContext,
  request: AwardRequest,
  brandPath: string,
  grantOf: (unit: Unit) => Promise<Grant | Refusal<Code>>,
): Promise<Awarded | AwardRefusal | Refusal<Code>> => {
  const { operator_id: operatorId, request_id: requestId, players, promo_id: promoId = null } = request.body;
  const key = requestKeyOf(context, request);
  if (isRefusal(key)) return key;

  const accept = async (unit: Unit) => {
    const known = await findEarlierRequest(unit, key);
    if (known === 'running') return refuse('idempotency_key_in_flight');
    if (known === 'done') return { status: 200, isRepeated: true, audited: [] } as const;
    if (known !== undefined) return known;
    const brand = await findBrandEnabledState(unit.tx, brandPath);
    if (brand === undefined) return noBrand(brandPath);
    if (!brand.enabled) return refuse('owner_disabled');
    const grant = await grantOf(unit);
    if (isRefusal(grant)) return grant;
    const playerIds = [...new Set(players)];
    const id = unit.newId();
    const common = {
      id,
      operatorId,
      requestId,
      brandPath,
      players: playerIds.length,
      promoId,
      awardedAtMs: unit.nowMs,
    };
    await takeRequestKey(unit, key, 'running');
    await createAward(unit.tx, { ...grant, ...common }, portionsOf(playerIds));
    await giveBonuses(unit, id);
    const detail = { request_id: requestId, count: String(playerIds.length) };
    const audited = [{ ownerId: brandPath, resource: 'bonuses', targetId: grant.instanceId ?? '', detail }];
    return { status: 200, isRepeated: false, audited } as const;
  };
  const accepted = await context.write((unit) => once(unit, context, request, () => accept(unit)));
  if (isRefusal(accepted)) return accepted;
  const awarded = await context.read((tx) => findAwardOfRequest(tx, operatorId, requestId));
  if (awarded === undefined) throw new Error(`the award ${requestId} of ${operatorId} is not in the store`);
  while (await context.write((unit) => giveBonuses(unit, awarded.id)));
  const bonuses = await context.read((tx) => listBonusesOfAward(tx, awarded.id));
  return {
    status: 200,
    ...('isRepeated' in accepted && accepted.isRepeated && { headers: { 'idempotent-replayed': 'true' } }),
    body: bonuses.map((bonus) => awardedBonusToWire({ bonus, award: awarded })),
  };
};

const portionsOf = (playerIds: readonly string[]) =>
  Array.from({ length: Math.ceil(playerIds.length / BONUSES_PER_UNIT) }, (_, index) => {
    const firstPosition = index * BONUSES_PER_UNIT;
    return { firstPosition, playerIds: playerIds.slice(firstPosition, firstPosition + BONUSES_PER_UNIT) };
  });
