import { totalBudget } from '../../domain/bonus/freespins.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import type { AwardFreespins } from '../../generated/server/types.gen.ts';
import { makeAward } from '../../platform/bonuses/award.ts';
import { grantFreespins } from '../../platform/bonuses/grants.ts';
import { listedPlayers } from '../../platform/bonuses/listed-players.ts';
import { reachedBrand } from '../../platform/bonuses/reach.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { fileFaults, missingParameters } from '../../wire/field-fault.ts';

const REQUIRED = ['request_id', 'operator_id', 'brand_id', 'instance_id'];

/** Not part of the interface. D2 for a file. */
export const awardListed: PlatformHandler<'awardListed'> = async (request, context) => {
  const { path, query, headers, body } = request;
  const errors = typeof body === 'string' ? missingParameters(query, REQUIRED) : [];
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const named = typeof body === 'string' ? (query as Omit<AwardFreespins, 'players'>) : body;
  const reached = reachedBrand(context.caller, named.operator_id, named.brand_id);
  if (isRefusal(reached)) return reached;
  const { brandPath } = reached;
  const listed = listedPlayers(body);
  if ('faults' in listed) return refuse('validation_failed', { errors: fileFaults(listed.faults) });
  const asked = { ...named, players: [...listed.players] };
  const done = await makeAward(context, { path, query: {}, headers, body: asked }, brandPath, (unit) =>
    grantFreespins({ ...context, ...unit }, asked, brandPath),
  );
  if (isRefusal(done) || done.status === 202) return done;
  const { award, isRepeated } = done;
  return {
    status: 200,
    ...(isRepeated && { headers: { 'idempotent-replayed': 'true' } }),
    body: {
      request_id: award.requestId,
      players: award.players,
      cost: decimalFromMicros(totalBudget(award) * BigInt(award.players)),
      currency: award.currency,
    },
  };
};
