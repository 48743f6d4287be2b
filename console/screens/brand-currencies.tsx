import {
  clearBrandCurrencies,
  listBrandCurrencyChanges,
  setBrandCurrencies,
} from '../../generated/forms/jackpots.gen.ts';
import { Act } from '../parts/act.tsx';
import { plainNumber } from '../parts/figure-texts.ts';
import { Time } from '../parts/figures.tsx';
import { History } from '../parts/history.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { Empty, Loaded, Missing } from '../parts/loaded.tsx';
import { say } from '../parts/notices.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';

type Multipliers = Readonly<Record<string, number>>;

const byCurrency = (of: Multipliers): [string, number][] =>
  Object.entries(of).sort(([one], [other]) => one.localeCompare(other));

const listed = (of: Multipliers): string =>
  byCurrency(of)
    .map(([currency, multiplier]) => `${plainNumber(multiplier)} ${currency}`)
    .join(', ');

/** Conversion rates for a brand's players, now and before. */
export const BrandCurrenciesScreen = ({ params }: { params: ScreenParams }) => {
  const brand = params.brand_id ?? '';
  const load = useLoad(`currencies ${brand}`, async (signal) => {
    const { body } = await pitboss.listBrandCurrencies({ query: { owner_id: brand } }, { signal });
    return { found: body.find((each) => each.brand_id === brand) };
  });
  return (
    <>
      {load.data === undefined && <h1>{brand}</h1>}
      <Loaded of={load}>
        {({ found }) =>
          found === undefined ? (
            <Missing what="brand" id={brand} list="/currencies" />
          ) : (
            <>
              <Head title={`Currencies of ${brand}`}>
                <Act
                  operation="setBrandCurrencies"
                  form={setBrandCurrencies}
                  label="Change the multipliers"
                  action="Set the multipliers"
                  fixed={{ path: { brand_id: brand } }}
                  initial={{ body: { base_currency: found.base_currency, multipliers: found.multipliers } }}
                  done={() => {
                    say(`Set the multipliers of ${brand}.`);
                    load.again();
                  }}
                >
                  <p>They replace all multipliers of the brand from now on. Booked amounts stay as they were.</p>
                </Act>
                <Act
                  operation="clearBrandCurrencies"
                  form={clearBrandCurrencies}
                  label="Return to the defaults"
                  fixed={{ path: { brand_id: brand } }}
                  done={() => {
                    say(`${brand} uses the platform’s default multipliers.`);
                    load.again();
                  }}
                >
                  <p>The brand’s own multipliers end, and the platform’s defaults apply from now on.</p>
                </Act>
              </Head>
              {byCurrency(found.multipliers).length === 0 ? (
                <Empty>
                  <p>
                    Nothing is converted: only {found.base_currency} is taken. Set multipliers for other currencies.
                  </p>
                </Empty>
              ) : (
                <Table
                  label="Multipliers"
                  rows={byCurrency(found.multipliers)}
                  keyOf={([currency]) => currency}
                  columns={[
                    { name: 'Currency', cell: ([currency]) => currency },
                    {
                      name: `For 1 ${found.base_currency}`,
                      isNumber: true,
                      cell: ([currency, multiplier]) => `${plainNumber(multiplier)} ${currency}`,
                    },
                  ]}
                />
              )}
              <Rest of={found} known={['brand_id', 'base_currency', 'multipliers']} />
              <h2>Changes</h2>
              <List
                key={String(load.isLoading)}
                isInner
                operation="listBrandCurrencyChanges"
                form={listBrandCurrencyChanges}
                label="Changes"
                path={{ brand_id: brand }}
                keyOf={({ timestamp }) => String(timestamp)}
                columns={[
                  { name: 'From', sort: 'timestamp', cell: ({ timestamp }) => <Time at={timestamp} /> },
                  { name: 'Base', cell: ({ base_currency: base }) => base ?? 'The defaults' },
                  {
                    name: 'Multipliers',
                    isText: true,
                    cell: ({ multipliers }) => (multipliers === undefined ? 'The defaults' : listed(multipliers)),
                  },
                  { name: 'Account', isMinor: true, cell: ({ account_id: id }) => <span class="code">{id}</span> },
                ]}
                empty={<p>The brand has always used the defaults.</p>}
              />
              <History of={brand} />
            </>
          )
        }
      </Loaded>
    </>
  );
};
