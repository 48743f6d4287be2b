import type { StoredParticipation } from '../../db/opt-ins/participations.ts';
import { findExclusion } from '../../db/opt-ins/player-exclusions.ts';
import { amountsIn, mayPrefer } from '../../domain/jackpot/currency-amounts.ts';
import { fraction, multiply } from '../../domain/money/fraction.ts';
import { decimalFromMicros, type Micros } from '../../domain/money/micros.ts';
import { readRules } from '../../wire/read-rules.ts';
import { brandRate } from '../rules/brand-rate.ts';
import type { Audited } from '../unit/audit.ts';
import type { WriteContext } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import { putOptIn } from './put-opt-in.ts';
import { type BrandOfInstance, refuseOptIn } from './refuse-opt-in.ts';

/** The player's preferred contribution. `currency` defaults to the jackpot's; an amount of 0 removes the preference. */
export type Preferred<Currency extends string | undefined = string | undefined> = {
  readonly amount: Micros;
  readonly currency: Currency;
};

/** An opt-in or opt-out. Without `preferred`, the player's preferences stay unchanged. */
export type OptIn<Currency extends string | undefined = string | undefined> = {
  readonly playerId: string;
  readonly country: string;
  readonly optedIn: boolean;
  readonly preferred: Preferred<Currency> | undefined;
};

type Context = Pick<WriteContext, 'tx' | 'nowMs'> & { readonly services: Pick<WriteContext['services'], 'currencies'> };

type OptedIn = { readonly participation: StoredParticipation; readonly audited: Audited };

type NotAdmitted = Exclude<ReturnType<typeof refuseOptIn>, undefined>;

/** Opts a player in or out, if the player is admitted and the preference can be converted to the jackpot's currency. */
export function optInPlayer(
  context: Context,
  found: BrandOfInstance,
  optIn: OptIn<undefined>,
): Promise<OptedIn | NotAdmitted | Refusal<'preference_out_of_range'>>;
export function optInPlayer(
  context: Context,
  found: BrandOfInstance,
  optIn: OptIn,
): Promise<OptedIn | NotAdmitted | Refusal<'currency_not_configured' | 'preference_out_of_range'>>;
export async function optInPlayer(
  { tx, nowMs, services }: Context,
  found: BrandOfInstance,
  { playerId, country, optedIn, preferred }: OptIn,
): Promise<OptedIn | NotAdmitted | Refusal<'currency_not_configured' | 'preference_out_of_range'>> {
  const { instance, brandPath } = found;
  if (optedIn) {
    const isExcluded = (await findExclusion(tx, { brandPath, playerId }, nowMs)) !== undefined;
    const refused = refuseOptIn(found, country, nowMs, isExcluded);
    if (refused !== undefined) return refused;
  }
  const preference = preferred && { amount: preferred.amount, currency: preferred.currency ?? instance.currency };
  if (preference !== undefined && preference.amount > 0n) {
    const rate = await brandRate(tx, brandPath, preference.currency, instance.currency, services.currencies);
    if (rate === undefined)
      return refuse('currency_not_configured', {
        detail: `${brandPath} has no multiplier between ${preference.currency} and ${instance.currency}.`,
      });
    const rules = readRules(instance);
    const own = amountsIn(rules, preference.currency);
    const inJackpot = multiply(fraction(preference.amount), rate);
    // Nothing keeps a player from opting out; such a preference then never counts.
    if (optedIn && own !== undefined && !mayPrefer(rules, own, inJackpot, { currency: preference.currency, rate }))
      return refuse('preference_out_of_range', {
        detail: `${decimalFromMicros(preference.amount)} ${preference.currency} is not an amount that players of this jackpot may choose.`,
      });
  }
  const participation = await putOptIn({ tx, nowMs }, instance, { brandPath, playerId }, optedIn, preference);
  const detail = { player_id: playerId, opt_in: String(optedIn) };
  return { participation, audited: { ownerId: brandPath, resource: 'optins', targetId: instance.id, detail } };
}
