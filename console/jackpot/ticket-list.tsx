import {
  listPlayerInstanceTickets,
  listPlayerRaffleTickets,
  listRaffleTickets,
} from '../../generated/forms/jackpots.gen.ts';
import {
  listOperatorPlayerInstanceTickets,
  listOperatorPlayerTickets,
  listOperatorRaffleTickets,
} from '../../generated/forms/operator.gen.ts';
import { Amount, Time } from '../parts/figures.tsx';
import { type Item, List } from '../parts/list.tsx';
import type { Column } from '../parts/table.tsx';
import { may } from '../shell/may.ts';
import { JackpotLink, PlayerLink } from './links.tsx';

type Ticket = Item<'listRaffleTickets'>;
type OperatorTicket = Item<'listOperatorRaffleTickets'>;

const keyOf = (each: Ticket): string =>
  `${each.instance_id} ${each.brand_id} ${each.player_id} ${each.timestamp_start}`;

const columns: readonly Column<Ticket>[] = [
  { name: 'Tickets', isNumber: true, cell: ({ ticket_count: count }) => count.toLocaleString('en') },
  { name: 'Period from', isMinor: true, cell: ({ timestamp_start: at }) => <Time at={at} /> },
  { name: 'Drawn on', cell: ({ timestamp_end: at }) => <Time at={at} /> },
];

const player: Column<Ticket> = {
  name: 'Player',
  cell: ({ player_id: id, brand_id: brand }) => <PlayerLink id={id} brand={brand} />,
};
const brandColumn: Column<Ticket> = { name: 'Brand', isMinor: true, cell: ({ brand_id: brand }) => brand };
const jackpot: Column<Ticket> = { name: 'Raffle', cell: ({ instance_id: id }) => <JackpotLink id={id} /> };

/** The amount that counts towards the next ticket, which only those who act for operators see. */
const towards = (currency: string): Column<OperatorTicket> => ({
  name: 'Accumulated',
  isNumber: true,
  cell: ({ accumulated_cost: cost }) => <Amount of={cost} currency={currency} />,
});

const empty = <p>No ticket was earned yet. Contributions to a raffle earn tickets.</p>;

/** The tickets of a raffle. */
export const TicketList = ({ instance, currency }: { instance: string; currency: string }) => {
  const shared = { label: 'Tickets', path: { instance_id: instance }, keyOf, empty };
  return may('listOperatorRaffleTickets') ? (
    <List
      operation="listOperatorRaffleTickets"
      form={listOperatorRaffleTickets}
      {...shared}
      columns={[player, brandColumn, ...columns, towards(currency)]}
    />
  ) : (
    <List
      operation="listRaffleTickets"
      form={listRaffleTickets}
      {...shared}
      columns={[player, brandColumn, ...columns]}
    />
  );
};

/** The tickets of one player in a raffle. */
export const TicketsOfPlayerIn = (props: { instance: string; currency: string; player: string; brand: string }) => {
  const path = { instance_id: props.instance, player_id: props.player };
  const shared = { label: 'Tickets', path, query: { brand_id: props.brand }, keyOf, empty, isInner: true };
  return may('listOperatorPlayerInstanceTickets') ? (
    <List
      operation="listOperatorPlayerInstanceTickets"
      form={listOperatorPlayerInstanceTickets}
      {...shared}
      columns={[...columns, towards(props.currency)]}
    />
  ) : (
    <List operation="listPlayerInstanceTickets" form={listPlayerInstanceTickets} {...shared} columns={columns} />
  );
};

/** The tickets of one player in all raffles. */
export const TicketsOfPlayer = (props: { player: string; brand: string }) => {
  const query = { player_id: props.player, brand_id: props.brand };
  const shared = { label: 'Tickets', query, keyOf, empty, isInner: true };
  return may('listOperatorPlayerTickets') ? (
    <List
      operation="listOperatorPlayerTickets"
      form={listOperatorPlayerTickets}
      {...shared}
      columns={[jackpot, ...columns, towards('')]}
    />
  ) : (
    <List
      operation="listPlayerRaffleTickets"
      form={listPlayerRaffleTickets}
      {...shared}
      columns={[jackpot, ...columns]}
    />
  );
};
