import { listDayTotals } from '../../generated/forms/jackpots.gen.ts';
import { JackpotLink } from '../jackpot/links.tsx';
import { MOVEMENTS, ReportPages, STOCKS } from '../jackpot/reports.tsx';
import { Amount } from '../parts/figures.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Look } from '../parts/look.tsx';
import { Rest } from '../parts/rest.tsx';

type Day = Item<'listDayTotals'>;

/** The movements of jackpots, by day, jackpot and brand. */
export const ReportsScreen = () => (
  <>
    <Head title="Reports: days" />
    <ReportPages />
    <p>Movements of each day, in UTC, from the ledger. The download has every column.</p>
    <List
      operation="listDayTotals"
      form={listDayTotals}
      label="Days"
      keyOf={({ day, instance_id: id, brand_id: brand }) => `${day} ${id} ${brand ?? ''}`}
      columns={[
        { name: 'Day', cell: ({ day }) => <span class="kept">{day}</span> },
        { name: 'Jackpot', cell: ({ instance_id: id }) => <JackpotLink id={id} /> },
        { name: 'Brand', isMinor: true, cell: ({ brand_id: brand }) => brand ?? <span class="dim">No player’s</span> },
        { name: 'Contributions', isNumber: true, isMinor: true, cell: ({ contributions }) => contributions },
        {
          name: 'By players',
          isNumber: true,
          cell: ({ player_paid: paid, currency }) => <Amount of={paid} currency={currency} />,
        },
        {
          name: 'By the operator',
          isNumber: true,
          cell: ({ operator_paid: paid, currency }) => <Amount of={paid} currency={currency} />,
        },
        { name: 'Won', isNumber: true, cell: ({ won, currency }) => <Amount of={won} currency={currency} /> },
        { name: 'Paid', isNumber: true, cell: ({ paid, currency }) => <Amount of={paid} currency={currency} /> },
        {
          name: 'House',
          isNumber: true,
          isMinor: true,
          cell: ({ house, currency }) => <Amount of={house} currency={currency} />,
        },
      ]}
      actions={(day) => (
        <Look title={`${day.day}, ${day.brand_id ?? 'no player’s'}`} of={`${day.day} ${day.brand_id ?? ''}`}>
          {() => <Whole of={day} />}
        </Look>
      )}
      empty={<p>Nothing moved yet. The first contribution makes the first day.</p>}
    />
  </>
);

const Whole = ({ of }: { of: Day }) => (
  <>
    <Details
      of={[
        ['Jackpot', <JackpotLink id={of.instance_id} />],
        ['Brand', of.brand_id],
        ['Contributions', of.contributions.toLocaleString('en')],
        ['Wins', of.wins.toLocaleString('en')],
        ...MOVEMENTS.map(([name, title]) => [title, <Amount of={of[name] ?? '0'} currency={of.currency} />] as const),
      ]}
    />
    <h3>Change of what the jackpot holds</h3>
    <Details of={STOCKS.map(([name, title]) => [title, <Amount of={of[name]} currency={of.currency} />] as const)} />
    <Rest
      of={of}
      known={[
        ...(['day', 'instance_id', 'brand_id', 'currency', 'contributions', 'wins'] as const),
        ...MOVEMENTS.map(([name]) => name),
        ...STOCKS.map(([name]) => name),
      ]}
    />
  </>
);
