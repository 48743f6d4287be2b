import { linkTo, path } from '../shell/address.ts';
import { may } from '../shell/may.ts';

const PAGES = [
  ['/bonuses', 'Bonuses of a player', 'listPlayerBonuses'],
  ['/bonuses/freespins', 'Freespins to award', 'listFreespinInstances'],
  ['/bonuses/templates', 'Templates', 'listFreespinTemplates'],
] as const;

/** The screens of bonuses. */
export const BonusPages = () => (
  <nav class="pages-of" aria-label="Bonuses">
    {PAGES.map(([to, title, operation]) =>
      may(operation) ? (
        <a key={to} href={linkTo(to)} aria-current={path.value === to ? 'page' : undefined}>
          {title}
        </a>
      ) : null,
    )}
  </nav>
);
