import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { totalBudget } from '../../domain/bonus/freespins.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import type { PreviewedAward } from '../../generated/server/types.gen.ts';
import { grantFreespins } from '../../platform/bonuses/grants.ts';
import { listedPlayers } from '../../platform/bonuses/listed-players.ts';
import { noBrand, reachedBrand } from '../../platform/bonuses/reach.ts';
import { brandRate, ownerCurrencies } from '../../platform/rules/brand-rate.ts';
import { judgeAlone } from '../../platform/rules/needs-second-account.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { fileFaults, missingParameters } from '../../wire/field-fault.ts';

const REQUIRED = ['operator_id', 'brand_id', 'instance_id'];

/** Not part of the interface. */
export const previewAward: PlatformHandler<'previewAward'> = async ({ query, body }, context) => {
  const errors = typeof body === 'string' ? missingParameters(query, REQUIRED) : [];
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const named = typeof body === 'string' ? (query as Omit<PreviewedAward, 'players'>) : body;
  const { tx, caller, services } = context;
  const reached = reachedBrand(caller, named.operator_id, named.brand_id);
  if (isRefusal(reached)) return reached;
  const { brandPath } = reached;
  const listed = listedPlayers(body);
  if ('faults' in listed) return refuse('validation_failed', { errors: fileFaults(listed.faults) });
  const brand = await findBrandEnabledState(tx, brandPath);
  if (brand === undefined) return noBrand(brandPath);
  if (!brand.enabled) return refuse('owner_disabled');
  const grant = await grantFreespins(context, { ...named, players: listed.players }, brandPath);
  if (isRefusal(grant)) return grant;
  const { currency, expiresAtMs } = grant;
  const players = listed.players.length;
  const each = totalBudget(grant);
  const cost = each * BigInt(players);
  const { base } = await ownerCurrencies(tx, brandPath, services.currencies);
  const rate = await brandRate(tx, brandPath, currency, base, services.currencies);
  return {
    status: 200,
    body: {
      ...{ players, repeated: listed.repeated },
      ...{ cost_each: decimalFromMicros(each), cost: decimalFromMicros(cost), currency },
      ...(rate !== undefined && {
        base_cost: decimalFromMicros((cost * rate.numerator + rate.denominator - 1n) / rate.denominator),
        base_currency: base,
      }),
      timestamp_bonus_expires: expiresAtMs,
      needs_approval: (await judgeAlone(context, brandPath, { amount: cost, currency })).mustWait,
    },
  };
};
