import { getCorsOrigins, removeCorsOrigins, setCorsOrigins } from '../../generated/forms/frontend.gen.ts';
import { Act } from '../parts/act.tsx';
import { Head } from '../parts/layout.tsx';
import { Empty, Loaded } from '../parts/loaded.tsx';
import { say } from '../parts/notices.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

/** The pages of other hosts that may call the platform from a browser. */
export const CorsScreen = () => {
  const load = useLoad(getCorsOrigins.operationId, async (signal) => {
    const { body } = await pitboss.getCorsOrigins({}, { signal });
    return body;
  });
  const list = load.data?.cors_origin_list ?? [];
  return (
    <>
      <Head title="Browser origins">
        {load.data !== undefined && (
          <Act
            operation="setCorsOrigins"
            form={setCorsOrigins}
            label="Change the list"
            action="Replace the list"
            isMain
            initial={{ body: { cors_origin_list: list.length === 0 ? [{ pattern: '', match_mode: 'Exact' }] : list } }}
            done={({ cors_origin_list: origins }) => {
              say(`The list has ${origins.length} ${origins.length === 1 ? 'origin' : 'origins'}.`);
              load.again();
            }}
          >
            <p>The new list replaces the present one at once, for the whole platform.</p>
          </Act>
        )}
      </Head>
      <p>
        Pages of these origins may make requests from a browser. The platform’s own pages may always, and so may origins
        in the server’s configuration, which are not listed.
      </p>
      <Loaded of={load}>
        {(origins) => (
          <>
            {list.length === 0 ? (
              <Empty>
                <p>No other page may call the platform. Add the origin of each lobby or game that does.</p>
              </Empty>
            ) : (
              <Table
                label="Origins"
                rows={list}
                keyOf={({ pattern }) => pattern}
                columns={[
                  { name: 'Origin', cell: ({ pattern }) => <span class="code">{pattern}</span> },
                  {
                    name: 'Matches',
                    cell: ({ match_mode: mode }) => (mode === 'Exact' ? 'This origin alone' : 'Every host that fits'),
                  },
                ]}
                actions={({ pattern }) => (
                  <Act
                    operation="removeCorsOrigins"
                    form={removeCorsOrigins}
                    label="Remove"
                    subject={pattern}
                    title={`Remove ${pattern}`}
                    action="Remove the origin"
                    fixed={{ body: { cors_origin_list: [pattern] } }}
                    done={() => {
                      say(`Removed ${pattern}.`);
                      load.again();
                    }}
                  >
                    <p>Pages there can no longer make requests from a browser, at once.</p>
                  </Act>
                )}
              />
            )}
            <Rest of={origins} known={['cors_origin_list']} />
          </>
        )}
      </Loaded>
      {may('listAuditEvents') && (
        <p>
          <a href={linkTo('/audit?action=setCorsOrigins')}>Who changed the list</a>,{' '}
          <a href={linkTo('/audit?action=removeCorsOrigins')}>who removed origins</a>
        </p>
      )}
    </>
  );
};
