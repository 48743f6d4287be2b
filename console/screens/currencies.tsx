import { listBrandCurrencies, setBrandCurrencies } from '../../generated/forms/jackpots.gen.ts';
import { Act } from '../parts/act.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { say } from '../parts/notices.tsx';
import { SUGGESTIONS } from '../parts/widgets.tsx';
import { linkTo } from '../shell/address.ts';

/** The multipliers that amounts of each brand's players are converted with. */
export const CurrenciesScreen = () => (
  <List
    operation="listBrandCurrencies"
    form={listBrandCurrencies}
    label="Brands"
    keyOf={({ brand_id: brand }) => brand}
    head={(again) => (
      <Head title="Currencies">
        <Act
          operation="setBrandCurrencies"
          form={setBrandCurrencies}
          label="Set the currencies of a brand"
          action="Set the currencies"
          widgets={{ '/path/brand_id': SUGGESTIONS.owner }}
          done={({ brand_id: brand }) => {
            say(`Set the currencies of ${brand}.`);
            again();
          }}
        >
          <p>They replace all multipliers of the brand from now on.</p>
        </Act>
      </Head>
    )}
    columns={[
      {
        name: 'Brand',
        sort: 'brand_id',
        cell: ({ brand_id: brand }) => <a href={linkTo(`/currencies/${encodeURIComponent(brand)}`)}>{brand}</a>,
      },
      { name: 'Base', cell: ({ base_currency: base }) => base },
      { name: 'Currencies', isText: true, cell: ({ multipliers }) => Object.keys(multipliers).sort().join(', ') },
    ]}
    empty={
      <p>
        There is no brand yet. <a href={linkTo('/operators')}>Create an operator and its brands</a>
      </p>
    }
  />
);
