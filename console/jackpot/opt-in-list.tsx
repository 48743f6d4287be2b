import { listInstanceOptIns, listPlayerOptIns, setOptIn, setOptInListed } from '../../generated/forms/jackpots.gen.ts';
import { Act } from '../parts/act.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { Details } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Look } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { Rest } from '../parts/rest.tsx';
import type { Column } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { JackpotLink, PlayerLink } from './links.tsx';

type OptIn = Item<'listInstanceOptIns'>;

const State = ({ of }: { of: OptIn }) => <Tag of={of.opted_in ? 'Opted in' : 'Opted out'} />;

const Preferred = ({ of }: { of: OptIn }) =>
  of.preferred_contribution_value === 0 ? null : (
    <Amount of={of.preferred_contribution_value} currency={of.preferred_contribution_currency} />
  );

const shared: readonly Column<OptIn>[] = [
  { name: 'State', cell: (each) => <State of={each} /> },
  { name: 'Prefers', isNumber: true, cell: (each) => <Preferred of={each} /> },
  { name: 'Contributions', isNumber: true, cell: ({ contribution_count: count }) => count.toLocaleString('en') },
  { name: 'Last changed', isMinor: true, cell: ({ last_updated: at }) => <Time at={at} /> },
];

/** The players of a jackpot who opted in or out. */
export const OptInList = ({ instance, currency }: { instance: string; currency: string }) => (
  <List
    operation="listInstanceOptIns"
    form={listInstanceOptIns}
    label="Opt-ins"
    path={{ instance_id: instance }}
    keyOf={({ player_id: player, player_brand_id: brand }) => `${brand} ${player}`}
    columns={[
      { name: 'Player', cell: ({ player_id: id, player_brand_id: brand }) => <PlayerLink id={id} brand={brand} /> },
      { name: 'Brand', isMinor: true, cell: ({ player_brand_id: brand }) => brand },
      ...shared,
      {
        name: 'Contributed',
        isNumber: true,
        cell: ({ contribution_value: value }) => <Amount of={value} currency={currency} />,
      },
    ]}
    actions={(each, again) => <Actions of={each} again={again} />}
    empty={<p>No player opted in or out yet. Opt one in here, send a list, or leave it to the games.</p>}
  />
);

/** The jackpots that a player opted in to or out of. */
export const OptInsOfPlayer = ({ player, brand }: { player: string; brand: string }) => (
  <List
    operation="listPlayerOptIns"
    form={listPlayerOptIns}
    label="Opt-ins"
    isInner
    query={{ player_id: player, brand_id: brand }}
    keyOf={({ instance_id: id }) => id}
    columns={[{ name: 'Jackpot', cell: ({ instance_id: id }) => <JackpotLink id={id} /> }, ...shared]}
    actions={(each, again) => <Actions of={each} again={again} />}
    above={(_, again) => <OptPlayerIn player={player} brand={brand} again={again} />}
    empty={<p>The player opted in to no jackpot.</p>}
  />
);

/** Opts a player in to or out of a jackpot that is chosen in the form. */
const OptPlayerIn = ({ player, brand, again }: { player: string; brand: string; again: () => void }) => (
  <div class="bulk">
    <Act
      operation="setOptInListed"
      form={setOptInListed}
      label={`Opt ${player} in or out`}
      action="Save the opt-in"
      fixed={{ body: { player_id: player, brand_id: brand } }}
      done={(statuses) => {
        say(`${player} is opted in to ${statuses.filter(({ opted_in: isIn }) => isIn).length} jackpots.`);
        again();
      }}
    />
  </div>
);

const Actions = ({ of, again }: { of: OptIn; again: () => void }) => {
  const { instance_id, player_id, player_brand_id: brand_id, opted_in: isIn } = of;
  const label = isIn ? `Opt ${player_id} out` : `Opt ${player_id} in`;
  return (
    <>
      <Act
        operation="setOptIn"
        form={setOptIn}
        label={label}
        fixed={{ body: { instance_id, player_id, brand_id, opt_in: !isIn } }}
        hidden={isIn ? ['/contribution_value'] : []}
        done={() => {
          say(`${player_id} is opted ${isIn ? 'out' : 'in'}.`);
          again();
        }}
      />
      <Look title={`Opt-in of ${player_id}`} of={`the opt-in of ${player_id}`}>
        {() => (
          <>
            <Details
              of={[
                ['State', <State of={of} />],
                ['Jackpot', <JackpotLink id={instance_id} />],
                ['Player', <PlayerLink id={player_id} brand={brand_id} />],
                ['Brand', brand_id],
                ['Prefers', <Preferred of={of} />],
                ['Contributions', of.contribution_count.toLocaleString('en')],
                ['Last changed', <Time at={of.last_updated} />],
              ]}
            />
            <Rest
              of={of}
              known={[
                ...(['opted_in', 'instance_id', 'player_id', 'player_brand_id', 'contribution_count'] as const),
                ...(['preferred_contribution_value', 'preferred_contribution_currency', 'last_updated'] as const),
              ]}
              title="The pots’ shares, and everything else"
            />
          </>
        )}
      </Look>
    </>
  );
};
