import { jackpotPath } from '../jackpot/pages.tsx';
import { potValue } from '../jackpot/pot-value.ts';
import { durationText } from '../jackpot/terms.tsx';
import { useRaffles } from '../jackpot/use-raffles.ts';
import { Amount } from '../parts/amount.tsx';
import { Empty } from '../parts/empty.tsx';
import { Fault } from '../parts/fault.tsx';
import { Head } from '../parts/head.tsx';
import { Table } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';

/** The raffles among the jackpots: what is to be won, and who holds tickets. */
export const Screen = () => {
  const { data, fault, isLoading, again, more } = useRaffles();
  const raffles = data?.raffles ?? [];
  return (
    <>
      <Head title="Raffles" />
      <Fault of={fault} again={again} />
      {data === undefined && fault === undefined && <p class="dim">Loading…</p>}
      {data !== undefined && raffles.length === 0 && (
        <Empty>
          <p>
            No raffle runs yet.{' '}
            {may('listTemplates') && <a href={linkTo('/templates')}>Open one from a template of the type Raffle</a>}
          </p>
        </Empty>
      )}
      {raffles.length > 0 && (
        <Table
          label="Raffles"
          rows={raffles}
          keyOf={({ id }) => id}
          columns={[
            { name: 'Name', cell: ({ id, name }) => <a href={linkTo(jackpotPath(id))}>{name}</a> },
            { name: 'State', cell: ({ status }) => <Tag of={status} /> },
            {
              name: 'To be won',
              isNumber: true,
              cell: ({ id, pots, currency }) => (
                <ul class="pots">
                  {pots.map((pot) => (
                    <li key={pot.id}>
                      <span class="dim">{pot.id}</span> <Amount of={potValue(id, pot)} currency={currency} />
                    </li>
                  ))}
                </ul>
              ),
            },
            { name: 'Drawn every', cell: ({ raffle_rules: rules }) => rules && durationText(rules.duration) },
            {
              name: 'A ticket costs',
              isNumber: true,
              isMinor: true,
              cell: ({ raffle_rules: rules, currency }) => <Amount of={rules?.cost_per_ticket} currency={currency} />,
            },
          ]}
          actions={({ id, name }) =>
            may('listRaffleTickets') && (
              <a class="button" href={linkTo(jackpotPath(id, '/tickets'))}>
                Tickets and drawings<span class="unseen"> of {name}</span>
              </a>
            )
          }
        />
      )}
      {data?.isAll === false && (
        <footer class="pages">
          <span class="dim">Found among {data.looked} jackpots, which are not all.</span>
          <button type="button" disabled={isLoading} onClick={more}>
            {isLoading ? 'Loading…' : 'Look for more'}
          </button>
        </footer>
      )}
    </>
  );
};
