import { PlayerLink } from '../jackpot/links.tsx';
import { JackpotPage } from '../jackpot/pages.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { Empty } from '../parts/loaded.tsx';
import { Table } from '../parts/table.tsx';
import { parameter, setParameters } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';

const LIMIT = 100;

/** The winners of a jackpot's pots, as operators and their players see them. */
export const JackpotWinnersScreen = ({ params: { instance_id: id = '' } }: { params: ScreenParams }) => {
  const pot = parameter('pot');
  const { data, fault, again } = useLoad(`winners ${id} ${pot}`, async (signal) => {
    const query = { instance_id: id, limit: LIMIT };
    if (pot === '') return (await pitboss.listWinners({ query }, { signal })).body;
    const { body } = await pitboss.listWinnersByPot({ query }, { signal });
    return body[pot] ?? [];
  });
  return (
    <JackpotPage id={id} title="Winners">
      {(instance) => (
        <section aria-label="Winners">
          {instance && may('listWinnersByPot') && (
            <div class="filters">
              <label>
                Pot
                <select value={pot} onChange={(event) => setParameters({ pot: event.currentTarget.value })}>
                  <option value="">All</option>
                  {instance.pots.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.id}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          )}
          <FaultText of={fault} again={again} />
          {data?.length === 0 && (
            <Empty>
              <p>{pot === '' ? 'No pot was won yet.' : `${pot} was not won yet.`}</p>
            </Empty>
          )}
          {data !== undefined && data.length > 0 && (
            <>
              <p class="hint">The latest first, at most {LIMIT}. The list of payments shows the state of each.</p>
              <Table
                label="Winners"
                rows={data}
                keyOf={(each) => `${each.timestamp} ${each.brand_id} ${each.player_id} ${each.win_pot_id}`}
                columns={[
                  { name: 'When', cell: ({ timestamp }) => <Time at={timestamp} /> },
                  {
                    name: 'Won',
                    isNumber: true,
                    cell: ({ win_amount: amount, jackpot_currency: currency }) => (
                      <Amount of={amount} currency={currency} />
                    ),
                  },
                  { name: 'Pot', cell: ({ win_pot_id: won }) => won },
                  {
                    name: 'Player',
                    cell: ({ player_id: player, brand_id: brand }) => <PlayerLink id={player} brand={brand} />,
                  },
                  { name: 'Brand', isMinor: true, cell: ({ brand_id: brand }) => brand },
                ]}
              />
            </>
          )}
        </section>
      )}
    </JackpotPage>
  );
};
