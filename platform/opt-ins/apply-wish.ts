import { microsFromNumber } from '../../domain/money/micros.ts';
import { brandRate } from '../rules/brand-rate.ts';
import type { Audited } from '../unit/audit.ts';
import type { WriteContext } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { BrandOfInstance } from './find-for-brand.ts';
import { putOptIn } from './put-opt-in.ts';
import { refuseOptIn } from './refuse-opt-in.ts';

/** What a player wishes of a jackpot, as the operator's environment tells it. */
type Wish = {
  readonly playerId: string;
  readonly country: string;
  readonly optedIn: boolean;
  /** What the player wishes to contribute each time, in the jackpot's currency unless in another; 0 is no wish any more. */
  readonly preferred: { readonly value: number; readonly currency: string | undefined } | undefined;
};

/** Does what a player wishes, if the player is admitted and what they wish to contribute can be converted, and says what the audit trail tells. */
export const applyWish = async (
  { tx, services, nowMs }: Pick<WriteContext, 'tx' | 'services' | 'nowMs'>,
  of: BrandOfInstance,
  { playerId, country, optedIn, preferred }: Wish,
): Promise<
  | { readonly audited: Audited }
  | Refusal<
      'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded' | 'currency_not_configured'
    >
> => {
  const { instance, brandPath } = of;
  const refused = optedIn ? refuseOptIn(of, country, nowMs) : undefined;
  if (refused !== undefined) return refused;
  const preference = preferred && {
    currency: preferred.currency ?? instance.currency,
    amount: microsFromNumber(preferred.value),
  };
  if (preference !== undefined && preference.amount > 0n) {
    const rate = await brandRate(tx, brandPath, preference.currency, instance.currency, services.currencies);
    if (rate === undefined)
      return refuse('currency_not_configured', {
        detail: `${brandPath} has no multiplier between ${preference.currency} and ${instance.currency}.`,
      });
  }
  await putOptIn({ tx, nowMs }, instance, { brandPath, playerId }, optedIn, preference);
  const detail = { player_id: playerId, opt_in: String(optedIn) };
  return { audited: { ownerId: brandPath, resource: 'optins', targetId: instance.id, detail } };
};
