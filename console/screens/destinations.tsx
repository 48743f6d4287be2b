import {
  createDestination,
  deleteDestinations,
  listDestinations,
  testDestination,
  updateDestination,
} from '../../generated/forms/accounts.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Peek } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { refusedFor, tellItems } from '../parts/outcome-text.tsx';
import { Tag } from '../parts/tag.tsx';
import { SUGGESTIONS } from '../parts/widgets.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';

type Destination = Item<'listDestinations'>;

const REASONS: Readonly<Record<string, string>> = { account: 'by an account', gone: 'it answered that it is gone' };

/** Actions on one destination. */
const Actions = ({ of, again }: { of: Destination; again: () => void }) => {
  const { id, url, events, enabled } = of;
  return (
    <>
      <Act
        operation="testDestination"
        form={testDestination}
        label="Test"
        subject={url}
        title={`Test ${url}`}
        action="Send a test message"
        isDisabled={!enabled}
        fixed={{ path: { destination_id: id } }}
        done={({ id: delivery }) =>
          say(
            <p>
              The test message is on its way.{' '}
              <a href={linkTo(`/deliveries/${encodeURIComponent(delivery)}`)}>See what became of it</a>
            </p>,
          )
        }
      >
        <p>A signed test message is sent to {url} now.</p>
      </Act>
      <Act
        operation="updateDestination"
        form={updateDestination}
        label="Change"
        subject={url}
        title={`Change ${url}`}
        action="Save the destination"
        fixed={{ path: { destination_id: id } }}
        initial={{ body: { url, events, enabled } }}
        done={() => {
          say(`Saved ${url}.`);
          again();
        }}
      />
      <Peek title={url} of={of} target={id} />
    </>
  );
};

/** Lists the destinations of events. */
export const DestinationsScreen = () => (
  <List
    operation="listDestinations"
    form={listDestinations}
    label="Destinations"
    keyOf={({ id }) => id}
    head={(again) => (
      <Head title="Destinations">
        <Act
          operation="createDestination"
          form={createDestination}
          label="Create a destination"
          isMain
          initial={{ body: { events: [] } }}
          widgets={{ '/owner_id': SUGGESTIONS.owner }}
          done={({ url }) => {
            say(`Created ${url}.`);
            again();
          }}
        >
          <p>The receiver needs the same secret to check the signatures. It is never shown again.</p>
        </Act>
      </Head>
    )}
    columns={[
      {
        name: 'Address',
        sort: 'url',
        isText: true,
        cell: ({ id, url }) =>
          may('listDeliveries') ? (
            <a href={linkTo(`/deliveries?destination_id=${encodeURIComponent(id)}`)}>{url}</a>
          ) : (
            url
          ),
      },
      {
        name: 'State',
        cell: ({ enabled, disabled_reason: reason }) => (
          <>
            <Tag of={enabled ? 'Enabled' : 'Disabled'} /> {reason && (REASONS[reason] ?? reason)}
          </>
        ),
      },
      { name: 'Owner', sort: 'owner_id', cell: ({ owner_id: owner }) => owner },
      {
        name: 'Events',
        isText: true,
        cell: ({ events }) =>
          events.length === 0 ? 'None: callbacks only' : events.map((each) => (each === '*' ? 'All' : each)).join(', '),
      },
      { name: 'Created', sort: 'created', isMinor: true, cell: ({ created }) => <Time at={created} /> },
    ]}
    bulk={(picked, again) => {
      const what = `${picked.length} ${picked.length === 1 ? 'destination' : 'destinations'}`;
      return (
        <Act
          operation="deleteDestinations"
          form={deleteDestinations}
          label={`Delete ${what}`}
          isFinal
          isDisabled={picked.length === 0}
          fixed={{ body: picked.map(({ id }) => id) }}
          done={({ succeeded, failed }) => {
            tellItems('Deleted', 'destination', succeeded, refusedFor(failed, 'not deleted'));
            again();
          }}
        >
          <p>Nothing is sent to {picked.map(({ url }) => url).join(', ')} any more. This is final.</p>
        </Act>
      );
    }}
    actions={(destination, again) => <Actions of={destination} again={again} />}
    empty={<p>Events are sent nowhere yet. Create a destination with the address of your receiver.</p>}
  />
);
