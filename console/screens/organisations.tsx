import { createOrganisation, listOrganisations } from '../../generated/forms/accounts.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { say } from '../parts/notices.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { account } from '../shell/platform.ts';

/** The organisations that accounts belong to. */
export const OrganisationsScreen = () => (
  <List
    operation="listOrganisations"
    form={listOrganisations}
    label="Organisations"
    keyOf={({ id }) => id}
    head={(again) => (
      <Head title="Organisations">
        <Act
          operation="createOrganisation"
          form={createOrganisation}
          label="Create an organisation"
          isMain
          initial={{ body: { units: [] } }}
          done={({ name }) => {
            say(`Created ${name}.`);
            again();
          }}
        />
      </Head>
    )}
    columns={[
      {
        name: 'Name',
        sort: 'name',
        cell: ({ id, name }) => (
          <>
            <a href={linkTo(`/organisations/${encodeURIComponent(id)}`)}>{name}</a>
            {id === account.value?.org_id && <span class="dim"> (yours)</span>}
          </>
        ),
      },
      { name: 'ID', sort: 'id', cell: ({ id }) => <span class="code">{id}</span> },
      { name: 'State', cell: ({ enabled }) => <Tag of={enabled ? 'Enabled' : 'Disabled'} /> },
      { name: 'Below', cell: ({ parent_id: parent }) => parent },
      { name: 'Currency', isMinor: true, cell: ({ base_currency: currency }) => currency },
      { name: 'Units', isText: true, isMinor: true, cell: ({ units }) => units.join(', ') },
      { name: 'Created', sort: 'created', isMinor: true, cell: ({ created }) => <Time at={created} /> },
    ]}
    empty={<p>There is no organisation yet. Create one for each operator’s people.</p>}
  />
);
