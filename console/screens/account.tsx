import type { Account } from '../../clients/typescript/src/pitboss.ts';
import {
  disableAccount,
  enableAccount,
  endAccountSessions,
  removeAccountSecondFactor,
  updateAccount,
} from '../../generated/forms/accounts.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { History } from '../parts/history.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Loaded, Missing } from '../parts/loaded.tsx';
import { say } from '../parts/notices.tsx';
import { Permissions, permissionsWidget } from '../parts/permissions.tsx';
import { Rest, Value } from '../parts/rest.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';

const Acts = ({ of, again }: { of: Account; again: () => void }) => {
  const { id, username, enabled } = of;
  const tell = (text: string) => (): void => {
    say(text);
    again();
  };
  return (
    <>
      <Act
        operation="updateAccount"
        form={updateAccount}
        label="Change the account"
        title={`Change ${username}`}
        action="Save the account"
        fixed={{ body: { id } }}
        initial={{
          body: {
            account_type: of.account_type,
            username,
            org_unit: { org_id: of.org_unit.org_id, unit_id: of.org_unit.unit_id },
            permissions: of.permissions,
            trusted: of.trusted,
            contacts: of.contacts,
            org_bound: of.org_bound,
            oauth_provider_id: of.oauth_provider_id,
          },
        }}
        hidden={['/enabled', '/org_unit/org_list']}
        widgets={{ '/permissions': permissionsWidget }}
        done={tell(`Saved ${username}.`)}
      />
      <Act
        operation="endAccountSessions"
        form={endAccountSessions}
        label="End its sessions"
        title={`End the sessions of ${username}`}
        isFinal
        fixed={{ path: { account_id: id } }}
        done={tell(`Ended the sessions of ${username}.`)}
      >
        <p>{username} is logged out everywhere, and can log in again.</p>
      </Act>
      {of.second_factor && (
        <Act
          operation="removeAccountSecondFactor"
          form={removeAccountSecondFactor}
          label="Remove its second factor"
          title={`Remove the second factor of ${username}`}
          isFinal
          fixed={{ path: { account_id: id } }}
          done={tell(`Removed the second factor of ${username}.`)}
        >
          <p>{username} logs in with the password alone, until another second factor is set up.</p>
        </Act>
      )}
      {enabled ? (
        <Act
          operation="disableAccount"
          form={disableAccount}
          label="Disable the account"
          title={`Disable ${username}`}
          isFinal
          fixed={{ path: { account_id: id } }}
          done={tell(`Disabled ${username}.`)}
        >
          <p>{username} can no longer log in, and every login of the account ends at once. It can be enabled again.</p>
        </Act>
      ) : (
        <Act
          operation="enableAccount"
          form={enableAccount}
          label="Enable the account"
          title={`Enable ${username}`}
          isMain
          fixed={{ path: { account_id: id } }}
          done={tell(`Enabled ${username}.`)}
        >
          <p>{username} can log in again. Earlier logins stay ended.</p>
        </Act>
      )}
    </>
  );
};

/** The owner and the permissions of an account. */
export const AccountScreen = ({ params: { account_id: id = '' } }: { params: ScreenParams }) => {
  const load = useLoad(`account ${id}`, async (signal) => {
    const { body } = await pitboss.listAccounts({ query: { account_ids: id } }, { signal });
    return { found: body.find((each) => each.id === id) };
  });
  return (
    <>
      {load.data === undefined && <h1>Account</h1>}
      <Loaded of={load}>
        {({ found }) =>
          found === undefined ? (
            <Missing what="account" id={id} list="/accounts" />
          ) : (
            <>
              <Head title={found.username} state={<Tag of={found.enabled ? 'Enabled' : 'Disabled'} />}>
                <Acts of={found} again={load.again} />
              </Head>
              <Details
                of={[
                  ['Type', found.account_type],
                  [
                    'Organisation',
                    may('listOrganisations') ? (
                      <a href={linkTo(`/organisations/${encodeURIComponent(found.org_unit.org_id)}`)}>
                        {found.org_unit.org_id}
                      </a>
                    ) : (
                      found.org_unit.org_id
                    ),
                  ],
                  ['Unit', found.org_unit.unit_id],
                  ['Access', found.org_bound ? 'Its own organisation alone' : 'Its organisation and those below'],
                  ['Trusted', found.trusted ? 'Yes: logins receive the signing secret' : 'No'],
                  ['System', found.system_id],
                  ['Identity provider', found.oauth_provider_id],
                  ['Second factor', found.second_factor && 'Set up'],
                  ['Last login', <Time at={found.last_logged_in} />],
                  ['Created', <Time at={found.created_on} />],
                  [
                    'One-time password until',
                    found.reset_password_otp.expires_at > Date.now() && (
                      <Time at={found.reset_password_otp.expires_at} />
                    ),
                  ],
                  ['ID', <span class="code">{found.id}</span>],
                  [
                    'Its actions',
                    may('listAuditEvents') && (
                      <a href={linkTo(`/audit?actor_id=${encodeURIComponent(id)}`)}>Show its actions</a>
                    ),
                  ],
                ]}
              />
              <h2>Permissions</h2>
              <Permissions of={found.permissions} />
              {Object.keys(found.contacts).length > 0 && (
                <>
                  <h2>Contacts</h2>
                  <Value name="contacts" of={found.contacts} />
                </>
              )}
              <Rest
                of={found}
                known={[
                  ...(['id', 'account_type', 'username', 'enabled', 'trusted', 'org_bound', 'system_id'] as const),
                  ...([
                    'second_factor',
                    'oauth_provider_id',
                    'last_logged_in',
                    'created_on',
                    'permissions',
                    'contacts',
                  ] as const),
                ]}
              />
              <History of={id} />
            </>
          )
        }
      </Loaded>
    </>
  );
};
