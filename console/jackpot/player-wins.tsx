import { listWins } from '../../generated/forms/jackpots.gen.ts';
import { Amount, Time } from '../parts/figures.tsx';
import { List } from '../parts/list.tsx';
import { Tag } from '../parts/tag.tsx';
import { JackpotLink } from './links.tsx';

/** The wins of one player, newest first. */
export const PlayerWins = ({ player, brand }: { player: string; brand: string }) => (
  <List
    operation="listWins"
    form={listWins}
    label="Payments"
    isInner
    query={{ player_id: player, brand_id: brand }}
    keyOf={({ transaction_id: id }) => id}
    columns={[
      { name: 'When', sort: 'timestamp', cell: ({ timestamp }) => <Time at={timestamp} /> },
      {
        name: 'Payment',
        sort: 'win_amount',
        isNumber: true,
        cell: ({ payout_amount: amount, payout_currency: currency }) => <Amount of={amount} currency={currency} />,
      },
      { name: 'State', cell: ({ state }) => <Tag of={state} /> },
      { name: 'Jackpot', cell: ({ instance_id: id }) => <JackpotLink id={id} /> },
      { name: 'Pot', cell: ({ win_pot_id: pot, instance_count: round }) => `${pot}, round ${round}` },
    ]}
    empty={<p>The player won nothing yet.</p>}
  />
);
