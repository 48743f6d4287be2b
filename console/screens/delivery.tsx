import { replayDeliveries } from '../../generated/forms/accounts.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Empty, Loaded } from '../parts/loaded.tsx';
import { refusedFor, tellItems } from '../parts/outcome-text.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';

/** The content as it is sent; JSON is indented so that a person can read it. */
const readable = (body: string): string => {
  try {
    // A number with more digits than JavaScript keeps would be shown wrong.
    const indented = JSON.stringify(JSON.parse(body), null, 2);
    return JSON.stringify(JSON.parse(indented)) === body ? indented : body;
  } catch {
    return body;
  }
};

/** One message: what it says, and each attempt to deliver it. */
export const DeliveryScreen = ({ params: { delivery_id: id = '' } }: { params: ScreenParams }) => {
  const load = useLoad(
    `delivery ${id}`,
    async (signal) => {
      const { body } = await pitboss.getDelivery({ path: { delivery_id: id } }, { signal });
      return body;
    },
    { everyMs: 5_000 },
  );
  return (
    <>
      {load.data === undefined && <h1>Delivery</h1>}
      <Loaded of={load}>
        {(delivery) => (
          <>
            <Head title={delivery.event_type ?? delivery.kind} state={<Tag of={delivery.state} />}>
              <Act
                operation="replayDeliveries"
                form={replayDeliveries}
                label="Send it again"
                isMain={delivery.state === 'dead'}
                fixed={{ body: [id] }}
                done={({ succeeded, failed }) => {
                  tellItems('Sending again:', 'message', succeeded, refusedFor(failed, 'the destination is gone'));
                  load.again();
                }}
              >
                <p>It keeps its id and its content, so that a receiver recognises a repeat.</p>
              </Act>
            </Head>
            <Details
              of={[
                ['Address', delivery.url],
                ['Owner', delivery.owner_id],
                [
                  'Destination',
                  delivery.destination_id && (
                    <a href={linkTo(`/deliveries?destination_id=${encodeURIComponent(delivery.destination_id)}`)}>
                      Its deliveries
                    </a>
                  ),
                ],
                ['ID', <span class="code">{delivery.id}</span>],
                ['Created', <Time at={delivery.created} />],
                ['Attempts', delivery.attempts],
                ['Next attempt', delivery.next_attempt && <Time at={delivery.next_attempt} />],
                ['Last fault', delivery.last_error],
              ]}
            />
            <h2>Attempts</h2>
            {delivery.recent_attempts.length === 0 ? (
              <Empty>
                <p>It was not sent yet.</p>
              </Empty>
            ) : (
              <Table
                label="Attempts"
                rows={delivery.recent_attempts}
                keyOf={({ timestamp }) => String(timestamp)}
                columns={[
                  { name: 'When', cell: ({ timestamp }) => <Time at={timestamp} /> },
                  { name: 'Answer', cell: ({ status }) => status ?? <span class="dim">None</span> },
                  { name: 'Fault', isText: true, cell: ({ error }) => error },
                ]}
              />
            )}
            <h2>Content</h2>
            {/* A long content is scrolled, with the keyboard as well. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached. */}
            <pre tabIndex={0} role="region" aria-label="Content">
              {readable(delivery.body)}
            </pre>
            <Rest
              of={delivery}
              known={[
                ...(['id', 'kind', 'event_type', 'state', 'url', 'owner_id', 'destination_id', 'created'] as const),
                ...(['attempts', 'next_attempt', 'last_error', 'recent_attempts', 'body'] as const),
              ]}
            />
          </>
        )}
      </Loaded>
    </>
  );
};
