import type { PlayerOf, StoredParticipation } from '../db/opt-ins/participations.ts';
import { decimalFromMicros, type Micros, microsFromDecimal, numberFromMicros } from '../domain/money/micros.ts';
import type { Participation } from '../domain/opt-in/participation.ts';
import type { MyOptIn, OptInEvent, OptInRequest, OptInStatus } from '../generated/server/types.gen.ts';
import { decimalText } from './decimal-text.ts';

type OptIn = {
  readonly playerId: string;
  readonly country: string;
  readonly optedIn: boolean;
  readonly preferred: { readonly amount: Micros; readonly currency: undefined } | undefined;
};

/** Reads an opt-in request. Its amount may be text or a number, in the jackpot's currency. */
export const optInFromWire = ({
  player_id,
  player_country,
  opt_in,
  contribution_value: value,
}: OptInRequest): OptIn => ({
  playerId: player_id,
  country: player_country,
  optedIn: opt_in,
  preferred: value === undefined ? undefined : { amount: microsFromDecimal(decimalText(value)), currency: undefined },
});

/** A participation and its player. */
export type ShownParticipation = PlayerOf & Participation & Pick<StoredParticipation, 'updatedAtMs'>;

/** A player's participation in an instance, as shown. */
export const optInStatusToWire = (participation: ShownParticipation): OptInStatus => {
  const { instanceId, brandPath, playerId, optedIn, preferences, contributionCount, contributionValue, pots } =
    participation;
  const preferred = preferences.at(-1);
  return {
    doc_version: 'V1',
    instance_id: instanceId,
    player_id: playerId,
    // The same id: a session with another player id is refused (E1).
    ext_player_id: playerId,
    player_brand_id: brandPath,
    preferred_contribution_value: preferred === undefined ? 0 : numberFromMicros(preferred.amount),
    preferred_contribution_currency: preferred?.currency ?? '',
    contribution_preferences: Object.fromEntries(
      preferences.map(({ currency, amount }) => [currency, decimalFromMicros(amount)]),
    ),
    contribution_count: contributionCount,
    contribution_value: numberFromMicros(contributionValue),
    pot_contributions: Object.fromEntries(
      pots.map((counter) => [
        counter.pot,
        {
          contribution_count: counter.contributionCount,
          contribution_value: numberFromMicros(counter.contributionValue),
        },
      ]),
    ),
    opted_in: optedIn === true,
    last_updated: participation.updatedAtMs,
  };
};

/** A player's participation in an instance, as shown to the player. */
export const myOptInToWire = (
  participation: ShownParticipation,
  { name, currency }: { readonly name: string; readonly currency: string },
): MyOptIn => {
  const {
    instance_id,
    doc_version: _,
    player_id: __,
    ext_player_id: ___,
    player_brand_id: ____,
    ...shown
  } = optInStatusToWire(participation);
  return { instance_id, jackpot_name: name, currency, ...shown };
};

/** The latest preference still in effect, if any, for events. */
export const preferredToWire = ({
  preferences,
}: Pick<StoredParticipation, 'preferences'>): Pick<
  OptInEvent,
  'preferred_contribution_value' | 'preferred_contribution_currency'
> => {
  const preferred = preferences.at(-1);
  return preferred === undefined
    ? {}
    : {
        preferred_contribution_value: numberFromMicros(preferred.amount),
        preferred_contribution_currency: preferred.currency,
      };
};
