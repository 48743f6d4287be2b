import { type Organisation, paginate } from '../../clients/typescript/src/pitboss.ts';
import {
  addOrganisationUnits,
  removeOrganisationUnits,
  updateOrganisation,
} from '../../generated/forms/accounts.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { History } from '../parts/history.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Empty, Loaded, Missing } from '../parts/loaded.tsx';
import { say } from '../parts/notices.tsx';
import { refusedFor, tellItems } from '../parts/outcome-text.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linesWidget } from '../parts/widgets.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { account, pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';

const organisationLink = (id: string) => <a href={linkTo(`/organisations/${encodeURIComponent(id)}`)}>{id}</a>;

const Units = ({ of: { id, units }, again }: { of: Organisation; again: () => void }) => (
  <section aria-label="Units">
    <div class="head">
      <h2>Units</h2>
      <div class="buttons">
        <Act
          operation="addOrganisationUnits"
          form={addOrganisationUnits}
          label="Add units"
          listLabel="Units"
          fixed={{ path: { org_id: id } }}
          widgets={{ '': linesWidget }}
          done={({ succeeded, failed }) => {
            tellItems('Added', 'unit', succeeded, refusedFor(failed, 'not added'));
            again();
          }}
        >
          <p>Units are written one a line.</p>
        </Act>
      </div>
    </div>
    {units.length === 0 ? (
      <Empty>
        <p>It has no units. Accounts that may see one brand alone need a unit with the brand’s id.</p>
      </Empty>
    ) : (
      <Table
        label="Units"
        rows={units}
        keyOf={(unit) => unit}
        columns={[{ name: 'Unit', cell: (unit) => <span class="code">{unit}</span> }]}
        actions={(unit) => (
          <Act
            operation="removeOrganisationUnits"
            form={removeOrganisationUnits}
            label="Remove"
            subject={unit}
            title={`Remove ${unit}`}
            action="Remove the unit"
            fixed={{ path: { org_id: id }, body: [unit] }}
            done={({ succeeded, failed }) => {
              tellItems('Removed', 'unit', succeeded, refusedFor(failed, 'it is still in use'));
              again();
            }}
          >
            <p>A unit that accounts or identity providers belong to stays.</p>
          </Act>
        )}
      />
    )}
  </section>
);

/** An organisation, its units and what is below it. */
export const OrganisationScreen = ({ params: { org_id: id = '' } }: { params: ScreenParams }) => {
  const load = useLoad(`organisation ${id}`, async (signal) => {
    if (id === account.value?.org_id) return { found: (await pitboss.getOwnOrganisation({}, { signal })).body };
    for await (const each of paginate(pitboss.listOrganisations, { query: { limit: 500 } }, { signal }))
      if (each.id === id) return { found: each };
    return { found: undefined };
  });
  return (
    <>
      {load.data === undefined && <h1>Organisation</h1>}
      <Loaded of={load}>
        {({ found }) =>
          found === undefined ? (
            <Missing what="organisation" id={id} list="/organisations" />
          ) : (
            <>
              <Head title={found.name} state={<Tag of={found.enabled ? 'Enabled' : 'Disabled'} />}>
                <Act
                  operation="updateOrganisation"
                  form={updateOrganisation}
                  label="Change the organisation"
                  action="Save the organisation"
                  fixed={{ path: { org_id: id } }}
                  initial={{
                    body: {
                      name: found.name,
                      enabled: found.enabled,
                      parent_id: found.parent_id,
                      base_currency: found.base_currency,
                      second_factor_required: found.second_factor_required,
                    },
                  }}
                  hidden={['/units']}
                  done={() => {
                    say(`Saved ${found.name}.`);
                    load.again();
                  }}
                >
                  <p>Accounts of an organisation that is disabled can no longer log in.</p>
                </Act>
              </Head>
              <Details
                of={[
                  ['ID', <span class="code">{found.id}</span>],
                  ['Below', found.parent_id && organisationLink(found.parent_id)],
                  ['Currency', found.base_currency],
                  ['Second factor', found.second_factor_required && 'Required here and below'],
                  ['Created', <Time at={found.created} />],
                  ['Changed', <Time at={found.updated} />],
                  [
                    'Accounts',
                    may('listAccounts') && (
                      <a href={linkTo(`/accounts?org_id=${encodeURIComponent(id)}`)}>Show its accounts</a>
                    ),
                  ],
                  [
                    'Organisations below',
                    found.children.some(({ child_type: type }) => type === 'Organisation') && (
                      <ul class="pots">
                        {found.children.map(({ child_type: type, id: child, currency }) =>
                          type === 'Organisation' ? (
                            <li key={child}>
                              {organisationLink(child)} <span class="dim">{currency}</span>
                            </li>
                          ) : null,
                        )}
                      </ul>
                    ),
                  ],
                ]}
              />
              <Units of={found} again={load.again} />
              <Rest
                of={found}
                known={[
                  ...(['id', 'name', 'enabled', 'parent_id', 'base_currency', 'created', 'updated'] as const),
                  ...(['children', 'units', 'second_factor_required'] as const),
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
