import { changePassword, endOwnSessions } from '../../generated/forms/accounts.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { say } from '../parts/notices.tsx';
import { OwnPermissions } from '../parts/permissions.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';
import { OwnSecondFactor } from './second-factor.tsx';

/** The account's logins, with a way to end one that was left open elsewhere. */
const Sessions = () => {
  const load = useLoad('own sessions', async (signal) => {
    const { body } = await pitboss.listOwnSessions({}, { signal });
    return body;
  });
  const done = ({ ended }: { ended: readonly string[] }): void => {
    say(`Ended ${ended.length} ${ended.length === 1 ? 'session' : 'sessions'}.`);
    load.again();
  };
  return (
    <section aria-label="Sessions">
      <Loaded of={load}>
        {(sessions) => {
          const others = sessions.filter(({ current }) => !current).map(({ session_id: id }) => id);
          return (
            <>
              <div class="head">
                <h2>Sessions</h2>
                {others.length > 0 && (
                  <div class="buttons">
                    <Act
                      operation="endOwnSessions"
                      form={endOwnSessions}
                      label={`End ${others.length} other ${others.length === 1 ? 'session' : 'sessions'}`}
                      fixed={{ body: { session_ids: others } }}
                      done={done}
                    >
                      <p>Every login of this account but this one ends at once.</p>
                    </Act>
                  </div>
                )}
              </div>
              <Table
                label="Sessions"
                rows={sessions}
                keyOf={({ session_id: id }) => id}
                columns={[
                  {
                    name: 'Session',
                    cell: ({ session_id: id, current }) => (
                      <>
                        <span class="code">{id}</span> {current && <Tag of="This one" />}
                      </>
                    ),
                  },
                  { name: 'Last used', cell: ({ last_refreshed: at }) => <Time at={at} /> },
                  { name: 'Lasts until', cell: ({ expires_on: at }) => <Time at={at} /> },
                ]}
                actions={({ session_id: id, current }) =>
                  current ? null : (
                    <Act
                      operation="endOwnSessions"
                      form={endOwnSessions}
                      label="End"
                      subject={id}
                      title="End the session"
                      action="End the session"
                      fixed={{ body: { session_ids: [id] } }}
                      done={done}
                    >
                      <p>The login ends at once, wherever it is used.</p>
                    </Act>
                  )
                }
              />
            </>
          );
        }}
      </Loaded>
    </section>
  );
};

/** Types of accounts that have no second factor. */
const SOFTWARE: readonly string[] = ['Service', 'Provider'];

/** The account of the person: what it may do, and where it is logged in. */
export const MeScreen = () => {
  const load = useLoad('own account', async (signal) => {
    const [{ body: account }, { body: organisation }] = await Promise.all([
      pitboss.getOwnAccount({}, { signal }),
      pitboss.getOwnOrganisation({}, { signal }),
    ]);
    return { account, organisation };
  });
  return (
    <>
      {load.data === undefined && <h1>Your account</h1>}
      <Loaded of={load}>
        {({ account, organisation }) => (
          <>
            <Head title={account.username}>
              <Act
                operation="changePassword"
                form={changePassword}
                label="Change the password"
                done={() => {
                  say('Changed the password.');
                  // The platform has ended this login as well: the next call asks to log in again, over the page.
                  load.again();
                }}
              >
                <p>Every login of this account ends, this one too: log in again, with the new password.</p>
              </Act>
            </Head>
            <Details
              of={[
                ['Type', account.account_type],
                [
                  'Organisation',
                  may('listOrganisations') ? (
                    <a href={linkTo(`/organisations/${encodeURIComponent(organisation.id)}`)}>{organisation.name}</a>
                  ) : (
                    organisation.name
                  ),
                ],
                ['Unit', account.unit_id],
                ['Access to', account.access_to.brandpath_list.join(', ')],
                ['Identity provider', account.oauth_provider_id],
                ['Last login', <Time at={account.last_logged_in} />],
                ['Created', <Time at={account.created_on} />],
                [
                  'Your actions',
                  may('listAuditEvents') && (
                    <a href={linkTo(`/audit?actor_id=${encodeURIComponent(account.id)}`)}>Show your actions</a>
                  ),
                ],
              ]}
            />
            {account.oauth_provider_id === '' && !SOFTWARE.includes(account.account_type) && (
              <OwnSecondFactor of={account} again={load.again} />
            )}
            <Sessions />
            <h2>Your permissions</h2>
            <OwnPermissions of={account.effective_permissions} />
            <Rest
              of={account}
              known={[
                ...(['account_type', 'username', 'org_id', 'unit_id', 'effective_permissions', 'enabled'] as const),
                ...(['created_on', 'last_logged_in', 'access_to', 'oauth_provider_id'] as const),
                ...(['second_factor', 'second_factor_setup_required'] as const),
              ]}
            />
          </>
        )}
      </Loaded>
    </>
  );
};
