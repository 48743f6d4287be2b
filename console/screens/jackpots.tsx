import { listInstances } from '../../generated/forms/jackpots.gen.ts';
import { NAME_AND_STATE, potsColumn } from '../jackpot/jackpot-columns.tsx';
import { Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { linkTo } from '../shell/address.ts';
import { freshness, POLL_MS } from '../shell/live.ts';
import { may } from '../shell/may.ts';

/** The jackpots that run, with what their pots pay now. */
export const JackpotsScreen = () => (
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
        ...NAME_AND_STATE,
        { name: 'Type', isMinor: true, cell: ({ jackpot_type: type }) => type },
        { name: 'Owner', cell: ({ owner_id: owner }) => owner, isMinor: true },
        potsColumn('Pots'),
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
