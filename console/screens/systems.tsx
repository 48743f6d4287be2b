import { listSystems } from '../../generated/forms/accounts.gen.ts';
import { List } from '../parts/list.tsx';
import { Peek } from '../parts/look.tsx';

/** The systems that the platform knows of, such as wallets. */
export const SystemsScreen = () => (
  <List
    operation="listSystems"
    form={listSystems}
    label="Systems"
    keyOf={({ id }) => id}
    head={() => (
      <>
        <h1>Systems</h1>
        <p>They are registered in the file that the setting PITBOSS_SYSTEMS_FILE names.</p>
      </>
    )}
    columns={[
      { name: 'Name', sort: 'name', cell: ({ name }) => name },
      { name: 'ID', sort: 'id', cell: ({ id }) => <span class="code">{id}</span> },
      { name: 'Service', cell: ({ service_id: service }) => service },
      { name: 'Account types', isMinor: true, cell: ({ user_types: types }) => types.join(', ') },
      { name: 'Resources', isText: true, isMinor: true, cell: ({ resources }) => resources.join(', ') },
      { name: 'Services', isText: true, cell: ({ service_config: services }) => Object.keys(services).join(', ') },
    ]}
    actions={(system) => <Peek title={system.name} of={system} />}
    empty={<p>No system is registered. Operators without their own wallet use the platform’s, if it has one.</p>}
  />
);
