import { listInstances } from '../../generated/forms/jackpots.gen.ts';
import { potValue } from '../jackpot/pot-value.ts';
import { Amount } from '../parts/amount.tsx';
import { Head } from '../parts/head.tsx';
import { List } from '../parts/list.tsx';
import { Tag } from '../parts/tag.tsx';
import { Time } from '../parts/time.tsx';
import { linkTo } from '../shell/address.ts';
import { freshness, POLL_MS } from '../shell/live.ts';
import { may } from '../shell/may.ts';

/** The jackpots that run, with what their pots pay now. */
export const Screen = () => (
  <>
    <Head title="Jackpots">
      {may('instantiateTemplate') && (
        <a class="button" href={linkTo('/templates')}>
          Open a jackpot
        </a>
      )}
    </Head>
    <List
      operation="listInstances"
      form={listInstances}
      label="Jackpots"
      keyOf={({ id }) => id}
      {...(freshness.value === 'live' ? {} : { everyMs: POLL_MS })}
      columns={[
        {
          name: 'Name',
          sort: 'name',
          cell: ({ id, name }) => <a href={linkTo(`/jackpots/${encodeURIComponent(id)}`)}>{name}</a>,
        },
        { name: 'State', cell: ({ status }) => <Tag of={status} /> },
        { name: 'Type', isMinor: true, cell: ({ jackpot_type: type }) => type },
        { name: 'Owner', cell: ({ owner_id: owner }) => owner, isMinor: true },
        {
          name: 'Pots',
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
        { name: 'Contributions', isNumber: true, isMinor: true, cell: ({ total_contributions: count }) => count },
        { name: 'Created', sort: 'created', isMinor: true, cell: ({ created }) => <Time at={created} /> },
      ]}
      empty={
        <p>
          No jackpot runs yet.{' '}
          {may('createTemplate') && <a href={linkTo('/start')}>Open the first one in five steps</a>}
        </p>
      }
    />
  </>
);
