import { listAuditEvents } from '../../generated/forms/accounts.gen.ts';
import { Time } from '../parts/figures.tsx';
import { ChangeList } from '../parts/history.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Peek } from '../parts/look.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';

type Target = Item<'listAuditEvents'>['target'];
type Place = readonly [path: (id: string) => string, operation: string];

const below =
  (path: string) =>
  (id: string): string =>
    `${path}/${encodeURIComponent(id)}`;
const listed =
  (path: string, filter: string) =>
  (id: string): string =>
    `${path}?${filter}=${encodeURIComponent(id)}`;

/** The address that shows the target of an action, by resource, and the operation that an account needs for it. */
const PLACES: Readonly<Record<string, Place>> = {
  accounts: [below('/accounts'), 'listAccounts'],
  organisations: [below('/organisations'), 'listOrganisations'],
  // A brand is shown with its operator.
  operators: [(id) => below('/operators')(id.split(':')[0] ?? id), 'getOperator'],
  currencies: [below('/currencies'), 'listBrandCurrencies'],
  instances: [below('/jackpots'), 'getInstance'],
  optins: [below('/jackpots'), 'getInstance'],
  oauth_providers: [listed('/providers', 'search'), 'listOauthProviders'],
  deliveries: [listed('/deliveries', 'destination_id'), 'listDeliveries'],
  sources: [listed('/sources', 'source_id'), 'listSources'],
  segments: [() => '/segments', 'listSegments'],
  cors: [() => '/cors', 'getCorsOrigins'],
};

const TargetLink = ({ of: { resource, id } }: { of: Target }) => {
  const [path, operation] = PLACES[resource] ?? [];
  return (
    <>
      <span class="dim">{resource}</span>{' '}
      {id !== '' && path !== undefined && operation !== undefined && may(operation) ? (
        <a href={linkTo(path(id))}>{id}</a>
      ) : (
        id
      )}
    </>
  );
};

/** Lists actions: by which account, on which target, and with which changes. */
export const AuditScreen = () => (
  <List
    operation="listAuditEvents"
    form={listAuditEvents}
    label="Actions"
    keyOf={({ id }) => id}
    head={() => <h1>Audit</h1>}
    columns={[
      { name: 'When', sort: 'timestamp', cell: ({ timestamp }) => <Time at={timestamp} /> },
      {
        name: 'Who',
        cell: ({ actor }) =>
          actor === undefined ? (
            <span class="dim">the platform</span>
          ) : may('listAccounts') ? (
            <a href={linkTo(`/accounts/${encodeURIComponent(actor.account_id)}`)}>{actor.username}</a>
          ) : (
            actor.username
          ),
      },
      { name: 'What', cell: ({ action }) => action },
      { name: 'Target', isText: true, cell: ({ target }) => <TargetLink of={target} /> },
      {
        name: 'Outcome',
        cell: ({ outcome, code }) => (
          <>
            <Tag of={outcome} /> {code}
          </>
        ),
      },
      {
        name: 'Changes',
        isText: true,
        cell: ({ changes, detail: { reason } }) => (
          <>
            {reason}
            <ChangeList of={changes} />
          </>
        ),
      },
    ]}
    actions={(event) => <Peek title={event.action} of={event} />}
    empty={<p>Nothing was done yet.</p>}
  />
);
