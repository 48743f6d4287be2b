import { listExcludedPlayers } from '../../generated/forms/jackpots.gen.ts';
import { EXCLUSION_COLUMNS, ExcludePlayers, ExclusionActs, ReadmitPlayers } from '../jackpot/exclusions.tsx';
import { PlayerLink } from '../jackpot/links.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { parameter } from '../shell/address.ts';

/** The players whom brands and operators keep out of their jackpots. */
export const ExcludedPlayersScreen = () => {
  const owner = parameter('owner_id');
  return (
    <List
      operation="listExcludedPlayers"
      form={listExcludedPlayers}
      label="Excluded players"
      keyOf={({ id }) => id}
      head={(again) => (
        <Head title="Excluded players">
          <ReadmitPlayers owner={owner} again={again} />
          <ExcludePlayers owner={owner} again={again} />
        </Head>
      )}
      columns={[
        {
          name: 'Player',
          // The brand of an operator's exclusion is any of its brands.
          cell: ({ player_id: id, owner_id: of }) => <PlayerLink id={id} brand={of.includes(':') ? of : ''} />,
        },
        ...EXCLUSION_COLUMNS,
      ]}
      actions={(each, again) => <ExclusionActs of={each} again={again} />}
      empty={<p>Nobody is excluded. Exclude players who must not play, and test players.</p>}
    />
  );
};
