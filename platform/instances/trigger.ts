import type { Tx } from '../../db/engine/tx.ts';
import { type Instance, withNextVersion } from '../../db/jackpots/instances.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { countWins, readBars } from '../../db/opt-ins/barred.ts';
import { findParticipation } from '../../db/opt-ins/participations.ts';
import { findExclusion } from '../../db/opt-ins/player-exclusions.ts';
import { findSource } from '../../db/routing/sources.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import { admitsBrand } from '../../domain/jackpot/admission.ts';
import { findPayees } from '../../domain/jackpot/find-payees.ts';
import type { Hits, WinContext } from '../../domain/jackpot/outcome.ts';
import { payHits } from '../../domain/jackpot/pay-hits.ts';
import { potValue } from '../../domain/jackpot/state.ts';
import { triggerHit } from '../../domain/jackpot/trigger-hit.ts';
import { ceilTimes, divide, ONE, textFromFraction } from '../../domain/money/fraction.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import { mayContribute, NO_PARTICIPATION } from '../../domain/opt-in/participation.ts';
import type { TriggerWinRequest } from '../../generated/server/types.gen.ts';
import type { InstanceRules } from '../../wire/jackpot-rules.ts';
import { readRules } from '../../wire/read-rules.ts';
import { type BookedWin, bookOutcome } from '../booking/book-outcome.ts';
import { createCommunity, payTermsBy } from '../booking/create-community.ts';
import { requireDrawn } from '../drawings/draw-due.ts';
import { findOwnInstance } from '../routing/find-visible.ts';
import { refuseInactive } from '../routing/locate.ts';
import { reserveAuditId } from '../unit/audit.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { refuseStale } from '../unit/refusals.ts';
import { isRefusal, refuse, refuseAbsent, refuseAccess } from '../unit/reply.ts';
import type { By, Wanted } from '../unit/second-account.ts';

type Asked = { readonly body: TriggerWinRequest; readonly headers: { readonly 'if-match'?: string } };

/** A win that can be booked, and how it is shown to a second account. */
export type TriggerPlan = {
  readonly body: TriggerWinRequest;
  readonly instance: Instance;
  readonly rules: InstanceRules;
  readonly hits: Hits;
  readonly winContext: WinContext;
  readonly money: NonNullable<Wanted['money']>;
  /** The same in the currency that the winner is paid in. */
  readonly paid: NonNullable<Wanted['money']>;
  readonly basis: object;
};

/** Works out a win under the same arming rules as a drawn one, without booking it. */
export const planTrigger = async (
  unit: Unit,
  { caller, services }: Pick<Call, 'caller' | 'services'>,
  { body, headers }: Asked,
) => {
  const { tx, nowMs, draw } = unit;
  const { instance_id, pot_id, brand_id: brandPath, player_id: playerId, source_id: sourceId } = body;
  if (!covers(caller.access, brandPath)) return refuseAccess(brandPath);
  const found = await findOwnInstance(tx, brandPath, instance_id);
  if (isRefusal(found)) return found;
  const stale = refuseStale(headers, found.version);
  if (stale !== undefined) return stale;
  const brand = await findBrandEnabledState(tx, brandPath);
  if (brand === undefined) return refuseAbsent('brand_not_found', brandPath);
  if (!found.pots.some((pot) => pot.id === pot_id))
    return refuse('pot_not_found', { detail: `The jackpot has no pot ${pot_id}.` });
  if (sourceId !== found.gameCode && !(await hasSource(tx, brandPath, sourceId)))
    return refuse('source_not_found', { detail: `${brandPath} and its operator have no source ${sourceId}.` });
  if (!brand.enabled)
    return refuse('owner_disabled', { detail: `The brand ${brandPath} or its operator is disabled.` });
  const inactive = refuseInactive(found, nowMs);
  if (inactive !== undefined) return inactive;
  const rules = readRules(found);
  if (!admitsBrand({ ownerId: found.ownerId, allowedBrands: rules.allowedBrands }, brandPath))
    return refuse('brand_excluded');
  if ((await findExclusion(tx, { brandPath, playerId }, nowMs)) !== undefined) return refuse('player_excluded');
  const { winLimit } = rules;
  const player = { brandPath, playerId };
  if (winLimit !== undefined && (await countWins(tx, instance_id, player, winLimit, nowMs)) >= winLimit.wins)
    return refuse('win_limit_reached');
  const participation = await findParticipation(tx, { instanceId: instance_id, brandPath, playerId });
  if (!mayContribute(rules.optInRequired, participation ?? NO_PARTICIPATION)) return refuse('player_not_opted_in');
  const instance = requireDrawn(unit, found, services);
  if (isRefusal(instance)) return instance;
  const termsOf = payTermsBy(tx, instance.currency, services.currencies);
  const { currency: winnerCurrency, rate } = await termsOf(brandPath, participation?.lastCurrency);
  const winContext: WinContext = { winnerCurrency, rate, draw, atMs: nowMs };
  const hits = triggerHit(rules, instance, pot_id, winContext);
  if ('refused' in hits) return refuse(hits.refused);
  const pot = instance.pots.find(({ id }) => id === pot_id);
  if (pot === undefined) throw new Error(`there is no pot ${pot_id}`);
  return {
    ...{ body, instance, rules, hits, winContext },
    money: { amount: potValue(pot), currency: instance.currency },
    paid: { amount: ceilTimes(potValue(pot), divide(ONE, rate)), currency: winnerCurrency },
    // Contributions change neither.
    basis: { version: instance.version, life: pot.instanceCount },
  };
};

/** A win as a second account sees it. */
export const triggerWanted = (operation: string, { body, money, basis }: TriggerPlan): Wanted => {
  const { instance_id: instanceId, pot_id: potId, brand_id: brandPath, player_id: playerId } = body;
  const held = `${decimalFromMicros(money.amount)} ${money.currency} at the time of the request`;
  const summary = `The player ${playerId} of ${brandPath} wins the pot ${potId} now, with all that it holds: ${held}.`;
  const details = { summary, instanceId, potId, brandPath, playerId };
  return { operation, ownerId: brandPath, targetId: instanceId, money, request: body, basis, details };
};

/** Books a win in the unit that worked it out. The caller has it credited after the commit. */
export const bookTrigger = async (
  unit: Unit,
  { services }: Pick<Call, 'services'>,
  { body, instance, rules, hits, winContext }: TriggerPlan,
  { actor, operation, idempotencyKey, approved }: By,
): Promise<{ readonly version: number; readonly wins: readonly BookedWin[] }> => {
  const { instance_id, brand_id: brandPath, player_id: playerId, source_id: sourceId } = body;
  const player = { brandPath, playerId };
  const bars = await readBars(unit.tx, instance, rules, unit.nowMs);
  const community = createCommunity(unit.tx, instance, player, services.currencies, bars);
  const outcome = payHits(rules, hits, winContext, await findPayees(rules, hits, community, winContext));
  const next = withNextVersion(instance);
  const { wins } = await bookOutcome(unit, next, outcome, {
    ...player,
    sourceId,
    contributionId: null,
    gameroundId: null,
    eventMetadata: null,
    barred: community.barred(),
    currencies: services.currencies,
    approved: { audit: reserveAuditId(unit, instance_id), ...approved },
    entryContext: {
      ...{ actor, operation, idempotencyKey },
      reference: instance_id,
      rate: textFromFraction(winContext.rate),
    },
  });
  return { version: next.version, wins };
};

/** Reports whether the brand or its operator has a source. */
const hasSource = async (tx: Tx, brandPath: string, sourceId: string): Promise<boolean> =>
  (await findSource(tx, brandPath, sourceId)) !== undefined ||
  (await findSource(tx, toOperatorId(brandPath), sourceId)) !== undefined;
