import type { Tx } from '../../db/engine/tx.ts';
import { withNextVersion } from '../../db/instances.ts';
import { findBrandEnabledState } from '../../db/operators.ts';
import { findParticipation } from '../../db/participations.ts';
import { findSource } from '../../db/sources.ts';
import { covers, operatorOf } from '../../domain/account/access.ts';
import { admitsBrand } from '../../domain/jackpot/admission.ts';
import { findPayees } from '../../domain/jackpot/find-payees.ts';
import { payHits } from '../../domain/jackpot/pay-hits.ts';
import { triggerHit } from '../../domain/jackpot/trigger-hit.ts';
import { textFromFraction } from '../../domain/money/fraction.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import { mayContribute, NO_PARTICIPATION } from '../../domain/opt-in/participation.ts';
import type { Operations } from '../../generated/server/operations.gen.ts';
import { type BookedWin, bookOutcome } from '../../platform/booking/book-outcome.ts';
import { communityOf, payTermsBy } from '../../platform/booking/community-of.ts';
import { requireDrawn } from '../../platform/drawings/require-drawn.ts';
import { payAtOnce } from '../../platform/payouts/pay-at-once.ts';
import { findOwnInstance } from '../../platform/routing/find-own-instance.ts';
import { refuseInactive } from '../../platform/routing/refuse-inactive.ts';
import type { Call, PlatformHandler, Request, Unit } from '../../platform/unit/handler.ts';
import { once } from '../../platform/unit/once.ts';
import { refuseOutOfRange } from '../../platform/unit/refuse-out-of-range.ts';
import { refuseStale } from '../../platform/unit/refuse-stale.ts';
import { isRefusal, type Reply, refuse } from '../../platform/unit/reply.ts';
import { etagOf } from '../../wire/etag.ts';
import { rulesOf } from '../../wire/rules-of.ts';

type Answer = Reply<Operations['triggerWin']['responses'], Operations['triggerWin']['problems']>;

/** B28. Books the win in one unit of work and credits it afterwards: immediately if the wallet answers, else in the background. */
export const triggerWin: PlatformHandler<'triggerWin'> = async (request, context) => {
  let won: readonly BookedWin[] = [];
  const reply = await refuseOutOfRange(() =>
    context.write((unit) =>
      once<Answer>(unit, context, request, async () => {
        const triggered = await book(unit, context, request);
        if (isRefusal(triggered)) return triggered;
        won = triggered.wins;
        return triggered.reply;
      }),
    ),
  );
  if (isRefusal(reply)) return reply;
  const wallet = context.services.walletOf(operatorOf(request.body.brand_id));
  if (wallet !== undefined) await payAtOnce(context, wallet, won);
  return reply as Answer;
};

/** Books the win under the same arming rules as a drawn one. */
const book = async (
  unit: Unit,
  { caller, operation, services }: Call,
  { body, headers }: Request<Omit<Operations['triggerWin']['data'], 'url'>>,
) => {
  const { tx, nowMs, draw } = unit;
  const { instance_id, pot_id, brand_id: brandPath, player_id: playerId, source_id: sourceId } = body;
  if (!covers(caller.access, brandPath))
    return refuse('permission_denied', { detail: `Your account has no access to ${brandPath}.` });
  const instance = await findOwnInstance(tx, brandPath, instance_id);
  if (isRefusal(instance)) return instance;
  const stale = refuseStale(headers, instance.version);
  if (stale !== undefined) return stale;
  const brand = await findBrandEnabledState(tx, brandPath);
  if (brand === undefined) return refuse('brand_not_found', { detail: `There is no brand ${brandPath}.` });
  if (!instance.pots.some((pot) => pot.id === pot_id))
    return refuse('pot_not_found', { detail: `The jackpot has no pot ${pot_id}.` });
  if (sourceId !== instance.gameCode && !(await hasSource(tx, brandPath, sourceId)))
    return refuse('source_not_found', { detail: `${brandPath} and its operator have no source ${sourceId}.` });
  if (!brand.enabled)
    return refuse('owner_disabled', { detail: `The brand ${brandPath} or its operator is disabled.` });
  const inactive = refuseInactive(instance, nowMs);
  if (inactive !== undefined) return inactive;
  const rules = rulesOf(instance);
  if (!admitsBrand({ ownerId: instance.ownerId, allowedBrands: rules.allowedBrands }, brandPath))
    return refuse('brand_excluded');
  const player = { brandPath, playerId };
  const participation = await findParticipation(tx, { instanceId: instance_id, ...player });
  if (!mayContribute(rules.optInRequired, participation ?? NO_PARTICIPATION)) return refuse('player_not_opted_in');
  const drawn = requireDrawn(unit, instance, services);
  if (isRefusal(drawn)) return drawn;
  const { currency: winnerCurrency, rate } = await payTermsBy(
    tx,
    instance.currency,
    services.currencies,
  )(brandPath, participation?.lastCurrency);
  const winContext = { winnerCurrency, rate, draw, atMs: nowMs };
  const hits = triggerHit(rules, drawn, pot_id, winContext);
  if ('refused' in hits) return refuse(hits.refused);
  const community = communityOf(tx, drawn, player, services.currencies);
  const outcome = payHits(rules, hits, winContext, await findPayees(rules, hits, community, winContext));
  const next = withNextVersion(drawn);
  const { wins } = await bookOutcome(unit, next, outcome, {
    brandPath,
    playerId,
    sourceId,
    contributionId: null,
    gameroundId: null,
    eventMetadata: null,
    entryContext: {
      actor: caller.accountId,
      operation,
      reference: instance_id,
      idempotencyKey: headers['idempotency-key'],
      rate: textFromFraction(rate),
    },
  });
  const amount = wins.reduce((sum, { payout }) => sum + payout.amount, 0n);
  return {
    wins,
    reply: {
      status: 200,
      headers: { etag: etagOf(next.version) },
      body: { instance_id, timestamp: nowMs, win_amount: numberFromMicros(amount), win_pot_id: pot_id },
    } as const,
  };
};

/** Whether the brand or its operator has a source. */
const hasSource = async (tx: Tx, brandPath: string, sourceId: string): Promise<boolean> =>
  (await findSource(tx, brandPath, sourceId)) !== undefined ||
  (await findSource(tx, operatorOf(brandPath), sourceId)) !== undefined;
