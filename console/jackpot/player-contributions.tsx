import { listContributions } from '../../generated/forms/jackpots.gen.ts';
import { sumAmounts } from '../parts/figure-texts.ts';
import { Amount, Time } from '../parts/figures.tsx';
import { Details } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Look } from '../parts/look.tsx';
import { Rest } from '../parts/rest.tsx';
import { Tag } from '../parts/tag.tsx';
import { BonusPayment, ContributionLink, JackpotLink, PlayerLink } from './links.tsx';

type Contribution = Item<'listContributions'>;

/** Contributions, newest first: all that the filters of the page leave, or those of one player. */
export const PlayerContributions = ({ player, brand }: { player?: string; brand?: string }) => (
  <List
    operation="listContributions"
    form={listContributions}
    label="Contributions"
    isInner={player !== undefined}
    query={player === undefined ? {} : { player_id: player, brand_id: brand }}
    keyOf={({ contribution_id: id }) => id}
    columns={[
      { name: 'When', cell: ({ timestamp }) => <Time at={timestamp} /> },
      {
        name: 'Contributed',
        isNumber: true,
        cell: ({ player_paid: player, operator_paid: operator, jackpot_currency: currency, bonus }) => (
          <>
            {bonus && <span class="dim">by a bonus </span>}
            {sumAmounts([player, operator].map((amount) => ({ amount, currency }))).map((sum) => (
              <Amount key={currency} of={sum.amount} currency={currency} />
            ))}
          </>
        ),
      },
      { name: 'State', cell: ({ state }) => <Tag of={state} /> },
      { name: 'Won', isNumber: true, cell: (each) => <Won of={each} /> },
      { name: 'Player', cell: ({ player_id: id, brand_id: of }) => <PlayerLink id={id} brand={of} /> },
      { name: 'Jackpot', cell: ({ instance_id: id }) => <JackpotLink id={id} /> },
      { name: 'Round', isMinor: true, cell: ({ gameround_id: round }) => round },
    ]}
    actions={(each) => (
      <Look title={`Contribution of ${each.player_id}`} of={`the contribution of ${each.player_id}`}>
        {() => <Contributed of={each} />}
      </Look>
    )}
    empty={<p>No contribution was made yet. Games contribute through the API: see the documentation at /docs.</p>}
  />
);

const Won = ({ of: { wins, jackpot_currency: currency } }: { of: Contribution }) =>
  wins.length === 0 ? null : (
    <ul class="plain-list">
      {wins.map(({ transaction_id: id, win_pot_id: pot, win_amount: amount }) => (
        <li key={id}>
          <span class="dim">{pot}</span> <Amount of={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );

const Contributed = ({ of }: { of: Contribution }) => (
  <>
    <Details
      of={[
        ['State', <Tag of={of.state} />],
        ['When', <Time at={of.timestamp} />],
        ['Wager', <Amount of={of.wager_amount} currency={of.contribution_currency} />],
        ['The player paid', <Amount of={of.debit_amount} currency={of.contribution_currency} />],
        ['Into the jackpot, by the player', <Amount of={of.player_paid} currency={of.jackpot_currency} />],
        ['Into the jackpot, by the operator', <Amount of={of.operator_paid} currency={of.jackpot_currency} />],
        ['A bonus paid', of.bonus && <BonusPayment of={of.bonus} operator={of.brand_id.split(':')[0]} />],
        ['Won', of.wins.length > 0 && <Won of={of} />],
        ['Tickets', of.tickets_awarded === 0 ? undefined : of.tickets_awarded],
        ['Player', <PlayerLink id={of.player_id} brand={of.brand_id} />],
        ['Brand', of.brand_id],
        ['Jackpot', <JackpotLink id={of.instance_id} />],
        ['Source', of.source_id],
        ['Round', of.gameround_id],
        ['Idempotency key', of.idempotency_key],
        ['Contribution', <ContributionLink id={of.contribution_id} />],
      ]}
    />
    <Rest
      of={of}
      known={[
        ...(['state', 'timestamp', 'wager_amount', 'contribution_currency', 'debit_amount', 'player_paid'] as const),
        ...(['operator_paid', 'bonus', 'jackpot_currency', 'tickets_awarded', 'player_id', 'brand_id'] as const),
        ...(['instance_id', 'source_id', 'gameround_id', 'idempotency_key', 'contribution_id'] as const),
      ]}
      title="Its wins, and everything else"
    />
  </>
);
