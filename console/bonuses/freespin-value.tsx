import type { FreespinType, GameBonusDetails } from '../../clients/typescript/src/pitboss.ts';
import { Amount } from '../parts/amount.tsx';

/** What freespins are worth: a number of spins, or a budget. */
export const FreespinValue = ({ of: { type, count = 0, amount, currency } }: { of: FreespinType }) =>
  type === 'Fixed' ? (
    <>
      {count} × <Amount of={amount} currency={currency} />
    </>
  ) : (
    <>
      Budget of <Amount of={amount} currency={currency} />
    </>
  );

/** Where freespins can be used. */
export const gamesText = (of: readonly GameBonusDetails[]): string =>
  of.length === 0
    ? 'All games'
    : of
        .map(({ provider_id: provider, game_ids: games }) =>
          games.length === 0 ? `All of ${provider}` : `${provider}: ${games.join(', ')}`,
        )
        .join('; ');
