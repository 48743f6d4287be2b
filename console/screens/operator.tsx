import type { Brand, Operator, OperatorSettings } from '../../clients/typescript/src/pitboss.ts';
import { saveBrands, setOperatorSettings, updateBrand, updateOperator } from '../../generated/forms/jackpots.gen.ts';
import { Act } from '../parts/act.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { History } from '../parts/history.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Empty, Loaded } from '../parts/loaded.tsx';
import { say } from '../parts/notices.tsx';
import { refusedFor, tellItems } from '../parts/outcome-text.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';

const Brands = ({ operator, again }: { operator: Operator; again: () => void }) => (
  <section aria-label="Brands">
    <div class="head">
      <h2>Brands</h2>
      <div class="buttons">
        <Act
          operation="saveBrands"
          form={saveBrands}
          label="Create brands"
          listLabel="Brands"
          fixed={{ path: { operator_id: operator.id } }}
          initial={{ body: [{ id: '', name: '' }] }}
          done={({ success, failed }) => {
            tellItems('Saved', 'brand', success, refusedFor(failed, 'not saved'));
            again();
          }}
        >
          <p>A brand that exists is given the name.</p>
        </Act>
      </div>
    </div>
    {operator.brands.length === 0 ? (
      <Empty>
        <p>It has no brand yet. Players belong to a brand, so create one before they contribute.</p>
      </Empty>
    ) : (
      <Table
        label="Brands"
        rows={operator.brands}
        keyOf={({ path }) => path}
        columns={[
          { name: 'Name', cell: ({ name }) => name },
          { name: 'Path', cell: ({ path }) => <span class="code">{path}</span> },
          { name: 'State', cell: ({ enabled }) => <Tag of={enabled ? 'Enabled' : 'Disabled'} /> },
          {
            name: 'Currencies',
            isMinor: true,
            cell: ({ path }) =>
              may('listBrandCurrencies') && <a href={linkTo(`/currencies/${encodeURIComponent(path)}`)}>Multipliers</a>,
          },
          { name: 'Created', isMinor: true, cell: (brand) => <Time at={brand.created_timestamp} /> },
        ]}
        actions={({ id, name, enabled }: Brand) => (
          <Act
            operation="updateBrand"
            form={updateBrand}
            label="Change"
            subject={name}
            title={`Change ${name}`}
            action="Save the brand"
            fixed={{ path: { operator_id: operator.id, brand_id: id } }}
            initial={{ body: { name, enabled } }}
            done={() => {
              say(`Saved ${name}.`);
              again();
            }}
          />
        )}
      />
    )}
  </section>
);

const thresholds = (of: OperatorSettings['review_threshold'] = {}): { currency: string; amount: number }[] =>
  Object.entries(of).flatMap(([currency, amount]) => (amount === undefined ? [] : [{ currency, amount }]));

/** The limits of the money that leaves, in all currencies together. */
const MoneyOut = ({ of }: { of: NonNullable<OperatorSettings['money_out']> }) => {
  const shown = (amount?: number) => amount !== undefined && <Amount of={amount} currency={of.currency} />;
  return (
    <>
      <h3>Money that leaves</h3>
      <p>
        In all currencies together, at the rate of the day at which an amount is worth most.{' '}
        <a href={linkTo('/approvals')}>See what waits</a>
      </p>
      <Details
        of={[
          ['Wins held above', shown(of.review)],
          ['Two people from', shown(of.approval)],
          ['One account a day', shown(of.approval_per_day)],
        ]}
      />
    </>
  );
};

/** Settings for its wins. */
const Settings = ({ id }: { id: string }) => {
  const load = useLoad(`settings ${id}`, async (signal) => {
    const { body } = await pitboss.getOperatorSettings({ path: { operator_id: id } }, { signal });
    return body;
  });
  return (
    <section aria-label="Settings">
      <Loaded of={load}>
        {(settings) => (
          <>
            <div class="head">
              <h2>Settings</h2>
              <div class="buttons">
                <Act
                  operation="setOperatorSettings"
                  form={setOperatorSettings}
                  label="Change the settings"
                  action="Save the settings"
                  fixed={{ path: { operator_id: id } }}
                  initial={{ body: settings }}
                  done={() => {
                    say('Saved the settings.');
                    load.again();
                  }}
                >
                  <p>They replace the present ones, and apply from now on. Wins that are held stay held.</p>
                </Act>
              </div>
            </div>
            <h3>Review of wins</h3>
            {thresholds(settings.review_threshold).length === 0 ? (
              <p>Every win is credited without review, however large.</p>
            ) : (
              <>
                <p>Larger payments are held until a person releases or settles them. Other currencies have no limit.</p>
                <Details
                  of={thresholds(settings.review_threshold).map(({ currency, amount }) => [
                    currency,
                    amount === 0 ? 'Every win is held' : <Amount key={currency} of={amount} currency={currency} />,
                  ])}
                />
              </>
            )}
            {thresholds(settings.approval_threshold).length > 0 && (
              <>
                <h3>Two people</h3>
                <p>
                  Larger payments, corrections and transfers wait for a second account, and so do changes of these
                  settings. <a href={linkTo('/approvals')}>See what waits</a>
                </p>
                <Details
                  of={thresholds(settings.approval_threshold).map(({ currency, amount }) => [
                    currency,
                    amount === 0 ? 'Any amount' : <Amount key={currency} of={amount} currency={currency} />,
                  ])}
                />
              </>
            )}
            {settings.money_out !== undefined && <MoneyOut of={settings.money_out} />}
            <Rest
              of={settings}
              known={['review_threshold', 'approval_threshold', 'money_out']}
              title="Other settings"
            />
          </>
        )}
      </Loaded>
    </section>
  );
};

/** An operator: its brands, and how its wins are handled. */
export const OperatorScreen = ({ params }: { params: ScreenParams }) => {
  const id = params.operator_id ?? '';
  const load = useLoad(`operator ${id}`, async (signal) => {
    const { body } = await pitboss.getOperator({ path: { operator_id: id } }, { signal });
    return body;
  });
  return (
    <>
      {load.data === undefined && <h1>{id}</h1>}
      <Loaded of={load}>
        {(operator) => (
          <>
            <Head title={operator.name} state={<Tag of={operator.enabled ? 'Enabled' : 'Disabled'} />}>
              <Act
                operation="updateOperator"
                form={updateOperator}
                label="Change the operator"
                action="Save the operator"
                fixed={{ path: { operator_id: id } }}
                initial={{ body: { name: operator.name, enabled: operator.enabled } }}
                done={() => {
                  say(`Saved ${operator.name}.`);
                  load.again();
                }}
              />
            </Head>
            <Details
              of={[
                ['ID', <span class="code">{operator.id}</span>],
                ['Created', <Time at={operator.created_timestamp} />],
                [
                  'Jackpots',
                  may('listInstances') && <a href={linkTo(`/?owner_id=${encodeURIComponent(id)}`)}>Show them</a>,
                ],
                [
                  'Excluded players',
                  may('listExcludedPlayers') && (
                    <a href={linkTo(`/excluded-players?owner_id=${encodeURIComponent(id)}`)}>Show them</a>
                  ),
                ],
              ]}
            />
            <Brands operator={operator} again={load.again} />
            <Settings id={id} />
            <Rest of={operator} known={['id', 'path', 'name', 'enabled', 'created_timestamp', 'brands']} />
            <History of={id} />
          </>
        )}
      </Loaded>
    </>
  );
};
