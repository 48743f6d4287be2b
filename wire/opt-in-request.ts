import { type Micros, microsFromDecimal, microsFromNumber } from '../domain/money/micros.ts';
import type { OptInRequest } from '../generated/server/types.gen.ts';

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
  preferred:
    value === undefined
      ? undefined
      : { amount: typeof value === 'string' ? microsFromDecimal(value) : microsFromNumber(value), currency: undefined },
});
