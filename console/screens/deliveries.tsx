import { listDeliveries, replayDeliveries } from '../../generated/forms/accounts.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { refusedFor, tellItems } from '../parts/outcome-text.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo, parameter, screenPath } from '../shell/address.ts';

const STATES = [
  ['dead', 'Given up'],
  ['pending', 'Pending'],
  ['delivered', 'Delivered'],
  ['', 'All'],
] as const;

/** The state is chosen by links, since those that were given up come first: they wait for a person. */
const States = ({ state }: { state: string }) => (
  <nav class="pages-of" aria-label="States of deliveries">
    {STATES.map(([value, title]) => (
      <a
        key={value}
        href={linkTo(`${screenPath.value}?${stateQuery(value)}`)}
        aria-current={value === state ? 'page' : undefined}
      >
        {title}
      </a>
    ))}
  </nav>
);

const stateQuery = (state: string): string => {
  const destination = parameter('destination_id');
  const query = new URLSearchParams({ state: state === '' ? 'all' : state });
  if (destination !== '') query.set('destination_id', destination);
  return String(query);
};

/** The state that the address asks for: given-up messages, unless it says otherwise. */
const stateOf = (asked: string): (typeof STATES)[number][0] =>
  STATES.find(([value]) => (value === '' ? asked === 'all' : asked === value))?.[0] ?? 'dead';

/** Messages to operators and their systems, first those that were given up. */
export const DeliveriesScreen = () => {
  const state = stateOf(parameter('state') || (parameter('destination_id') === '' ? 'dead' : 'all'));
  return (
    <>
      <Head title="Deliveries" />
      <States state={state} />
      <List
        operation="listDeliveries"
        form={listDeliveries}
        label="Deliveries"
        query={{ state: state === '' ? undefined : state }}
        keyOf={({ id }) => id}
        columns={[
          {
            name: 'Created',
            sort: 'created',
            cell: ({ id, created }) => (
              <a href={linkTo(`/deliveries/${encodeURIComponent(id)}`)}>
                <Time at={created} />
              </a>
            ),
          },
          { name: 'Message', cell: ({ kind, event_type: type = kind }) => type },
          { name: 'State', cell: (row) => <Tag of={row.state} /> },
          { name: 'Address', isMinor: true, cell: ({ url }) => url },
          { name: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
          { name: 'Last attempt', sort: 'last_attempt', isMinor: true, cell: (row) => <Time at={row.last_attempt} /> },
          { name: 'Last fault', isText: true, cell: ({ last_error: fault }) => fault },
        ]}
        bulk={(picked, again) => {
          const what = `${picked.length} ${picked.length === 1 ? 'delivery' : 'deliveries'}`;
          return (
            <Act
              operation="replayDeliveries"
              form={replayDeliveries}
              label={`Send ${what} again`}
              isMain
              isDisabled={picked.length === 0}
              fixed={{ body: picked.map(({ id }) => id) }}
              done={({ succeeded, failed }) => {
                tellItems('Sending again:', 'message', succeeded, refusedFor(failed, 'the destination is gone'));
                again();
              }}
            >
              <p>They keep their ids and their content, so that a receiver recognises repeats.</p>
            </Act>
          );
        }}
        empty={
          <p>
            {state === 'dead' ? 'No delivery was given up: nothing waits for you here. ' : 'There is none. '}
            <a href={linkTo(`${screenPath.value}?state=all`)}>Show all deliveries</a>
          </p>
        }
      />
    </>
  );
};
