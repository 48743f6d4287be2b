import { listInstances } from '../../generated/forms/jackpots.gen.ts';
import { NAME_AND_STATE, potsColumn } from '../jackpot/jackpot-columns.tsx';
import { jackpotPath } from '../jackpot/pages.tsx';
import { durationText } from '../jackpot/terms.tsx';
import { Amount } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';

/** The raffles among the jackpots: what is to be won, and who holds tickets. */
export const RafflesScreen = () => (
  <>
    <Head title="Raffles" />
    <List
      operation="listInstances"
      form={listInstances}
      label="Raffles"
      query={{ jackpot_type: 'Raffle' }}
      without={['ids']}
      keyOf={({ id }) => id}
      columns={[
        ...NAME_AND_STATE,
        potsColumn('To be won'),
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
      empty={
        <p>
          No raffle runs yet.{' '}
          {may('listTemplates') && <a href={linkTo('/templates')}>Open one from a template of the type Raffle</a>}
        </p>
      }
    />
  </>
);
