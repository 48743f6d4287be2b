import type { FreespinType, GameBonusDetails } from '../../clients/typescript/src/pitboss.ts';
import { Amount } from '../parts/figures.tsx';
import { linkTo, screenPath } from '../shell/address.ts';
import { may } from '../shell/may.ts';

const PAGES = [
  ['/bonuses', 'Bonuses of a player', 'listPlayerBonuses'],
  ['/bonuses/campaigns', 'Campaigns', 'listBonuses'],
  ['/bonuses/uses', 'Uses', 'listBonusUses'],
  ['/bonuses/freespins', 'Freespins to award', 'listFreespinInstances'],
  ['/bonuses/templates', 'Templates', 'listFreespinTemplates'],
] as const;

/** The screens of bonuses. */
export const BonusPages = () => (
  <nav class="pages-of" aria-label="Bonuses">
    {PAGES.map(([to, title, operation]) =>
      may(operation) ? (
        <a key={to} href={linkTo(to)} aria-current={screenPath.value === to ? 'page' : undefined}>
          {title}
        </a>
      ) : null,
    )}
  </nav>
);

/** The path of a bonus's uses. */
export const bonusPath = ({
  operator_id: operator,
  id,
}: {
  readonly operator_id: string;
  readonly id: string;
}): string => `/bonuses/uses?operator_id=${encodeURIComponent(operator)}&bonus_id=${encodeURIComponent(id)}`;

/** The worth of freespins: a number of spins, or a budget. */
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

/** The games in which freespins can be used. */
export const gamesText = (of: readonly GameBonusDetails[]): string =>
  of.length === 0
    ? 'All games'
    : of
        .map(({ provider_id: provider, game_ids: games }) =>
          games.length === 0 ? `All of ${provider}` : `${provider}: ${games.join(', ')}`,
        )
        .join('; ');
