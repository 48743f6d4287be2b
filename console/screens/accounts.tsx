import { createAccount, listAccounts } from '../../generated/forms/accounts.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { say } from '../parts/notices.tsx';
import { permissionsWidget } from '../parts/permissions.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo, parameter } from '../shell/address.ts';

/** Accounts that may log in. */
export const AccountsScreen = () => (
  <List
    operation="listAccounts"
    form={listAccounts}
    label="Accounts"
    keyOf={({ id }) => id}
    head={(again) => (
      <Head title="Accounts">
        <Act
          operation="createAccount"
          form={createAccount}
          label="Create an account"
          isMain
          initial={{ body: { org_unit: { org_id: parameter('org_id') }, permissions: [] } }}
          hidden={['/org_unit/org_list']}
          widgets={{ '/permissions': permissionsWidget }}
          done={({ id, username }) => {
            say(
              <p>
                Created <a href={linkTo(`/accounts/${encodeURIComponent(id)}`)}>{username}</a>.
              </p>,
            );
            again();
          }}
        />
      </Head>
    )}
    columns={[
      {
        name: 'Username',
        sort: 'username',
        cell: ({ id, username }) => <a href={linkTo(`/accounts/${encodeURIComponent(id)}`)}>{username}</a>,
      },
      { name: 'Type', cell: ({ account_type: type }) => type },
      { name: 'State', cell: ({ enabled }) => <Tag of={enabled ? 'Enabled' : 'Disabled'} /> },
      { name: 'Organisation', cell: ({ org_unit: { org_id: org } }) => org },
      { name: 'Unit', isMinor: true, cell: ({ org_unit: { unit_id: unit } }) => unit },
      { name: 'Last login', sort: 'last_logged_in', cell: ({ last_logged_in: at }) => <Time at={at} /> },
      { name: 'Created', sort: 'created_on', isMinor: true, cell: ({ created_on: at }) => <Time at={at} /> },
    ]}
    empty={<p>There is no account that you may see.</p>}
  />
);
