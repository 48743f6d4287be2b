import { listReconciliations } from '../../generated/forms/jackpots.gen.ts';
import { words } from '../form/words.ts';
import { JackpotLink } from '../jackpot/links.tsx';
import { MOVEMENTS, ReportPages, STOCKS } from '../jackpot/reports.tsx';
import { Amount } from '../parts/figures.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Look } from '../parts/look.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { parameter, setParameters } from '../shell/address.ts';

type Month = Item<'listReconciliations'>;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const Balanced = ({ of }: { of: Month }) =>
  of.balances ? <span class="tag good">Balances</span> : <span class="tag bad">Does not balance</span>;

/** The money of each jackpot in a month: what it held, what moved, what it holds, and whether that agrees. */
export const MonthsScreen = () => {
  const now = new Date().toISOString().slice(0, 7);
  const month = MONTH.test(parameter('month')) ? parameter('month') : now;
  return (
    <>
      <Head title={`Reports: ${month}`} />
      <ReportPages />
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label>
          Month, in UTC
          <input
            type="month"
            max={now}
            value={month}
            placeholder="2026-03"
            onChange={({ currentTarget: { value } }) => setParameters({ month: value, page: '' })}
          />
        </label>
      </form>
      <List
        operation="listReconciliations"
        form={listReconciliations}
        label="Jackpots of the month"
        query={{ month }}
        keyOf={({ instance_id: id }) => id}
        above={(rows) => <Verdict of={rows} />}
        columns={[
          { name: 'Jackpot', cell: ({ instance_id: id }) => <JackpotLink id={id} /> },
          { name: 'State', cell: (each) => <Balanced of={each} /> },
          { name: 'Owner', isMinor: true, cell: ({ owner_id: owner }) => owner },
          {
            name: 'Opening',
            isNumber: true,
            cell: ({ opening, currency }) => <Amount of={opening.total} currency={currency} />,
          },
          {
            name: 'By players',
            isNumber: true,
            isMinor: true,
            cell: ({ player_paid: paid, currency }) => <Amount of={paid} currency={currency} />,
          },
          {
            name: 'By the operator',
            isNumber: true,
            isMinor: true,
            cell: ({ operator_paid: paid, currency }) => <Amount of={paid} currency={currency} />,
          },
          { name: 'Won', isNumber: true, cell: ({ won, currency }) => <Amount of={won} currency={currency} /> },
          {
            name: 'Closing',
            isNumber: true,
            cell: ({ closing, currency }) => <Amount of={closing.total} currency={currency} />,
          },
        ]}
        actions={(each) => (
          <Look title={`${each.month}: money of a jackpot`} of={each.instance_id}>
            {() => <Whole of={each} />}
          </Look>
        )}
        empty={<p>No jackpot ran in this month.</p>}
      />
    </>
  );
};

/** Says first whether anything is wrong. */
const Verdict = ({ of }: { of: readonly Month[] }) => {
  const wrong = of.filter(({ balances }) => !balances).length;
  if (of.length === 0) return null;
  return wrong === 0 ? (
    <p class="note">
      All {of.length} shown balance: what was held, what moved and what is held agree to the last digit.
    </p>
  ) : (
    <p class="note bad" role="alert">
      {wrong} of {of.length} shown do not balance. The store was changed by other means than the platform: run pitboss
      verify, and keep a copy of the data folder.
    </p>
  );
};

const Whole = ({ of }: { of: Month }) => {
  const amount = (value: string) => <Amount of={value} currency={of.currency} />;
  return (
    <>
      <p>
        <JackpotLink id={of.instance_id} /> <Balanced of={of} />
      </p>
      {of.differences.length > 0 && (
        <Table
          label="Differences"
          rows={of.differences}
          keyOf={({ code }) => code}
          columns={[
            { name: 'What', cell: ({ code }) => words(code) },
            { name: 'Expected', isNumber: true, cell: ({ expected }) => amount(expected) },
            { name: 'Found', isNumber: true, cell: ({ found }) => amount(found) },
          ]}
        />
      )}
      <h3>Balances</h3>
      <Table
        label="Balances"
        rows={[...STOCKS, ['total', 'All together'] as const]}
        keyOf={([name]) => name}
        columns={[
          { name: 'Account', cell: ([, title]) => title },
          { name: 'Opening', isNumber: true, cell: ([name]) => amount(of.opening[name]) },
          { name: 'Change', isNumber: true, cell: ([name]) => (name === 'total' ? '' : amount(of[name])) },
          { name: 'Closing', isNumber: true, cell: ([name]) => amount(of.closing[name]) },
        ]}
      />
      <h3>Movements</h3>
      <Details
        of={[
          ['Contributions', of.contributions.toLocaleString('en')],
          ['Wins', of.wins.toLocaleString('en')],
          ...MOVEMENTS.map(([name, title]) => [title, amount(of[name] ?? '0')] as const),
        ]}
      />
      <Rest
        of={of}
        known={[
          ...(['month', 'instance_id', 'currency', 'balances', 'differences', 'opening', 'closing'] as const),
          ...(['contributions', 'wins'] as const),
          ...MOVEMENTS.map(([name]) => name),
          ...STOCKS.map(([name]) => name),
        ]}
      />
    </>
  );
};
