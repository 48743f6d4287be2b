import { listOperators, saveOperators } from '../../generated/forms/jackpots.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { refusedFor, tellItems } from '../parts/outcome-text.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';

/** The operators, with their brands. */
export const OperatorsScreen = () => (
  <List
    operation="listOperators"
    form={listOperators}
    label="Operators"
    keyOf={({ id }) => id}
    head={(again) => (
      <Head title="Operators">
        <Act
          operation="saveOperators"
          form={saveOperators}
          label="Create operators"
          listLabel="Operators"
          isMain
          initial={{ body: [{ id: '', name: '' }] }}
          done={({ success, failed }) => {
            tellItems('Saved', 'operator', success, refusedFor(failed, 'not saved'));
            again();
          }}
        >
          <p>An operator that exists is given the name.</p>
        </Act>
      </Head>
    )}
    columns={[
      {
        name: 'Name',
        sort: 'name',
        cell: ({ id, name }) => <a href={linkTo(`/operators/${encodeURIComponent(id)}`)}>{name}</a>,
      },
      { name: 'ID', sort: 'id', cell: ({ id }) => <span class="code">{id}</span> },
      { name: 'State', cell: ({ enabled }) => <Tag of={enabled ? 'Enabled' : 'Disabled'} /> },
      { name: 'Brands', isText: true, cell: ({ brands }) => brands.map(({ name }) => name).join(', ') },
      { name: 'Created', sort: 'created_timestamp', isMinor: true, cell: (row) => <Time at={row.created_timestamp} /> },
    ]}
    empty={<p>There is no operator yet. Create one, then its brands, and then a jackpot from a template.</p>}
  />
);
