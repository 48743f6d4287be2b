import { ExclusionsOfPlayer } from '../jackpot/exclusions.tsx';
import { playerPath } from '../jackpot/links.tsx';
import { OptInsOfPlayer } from '../jackpot/opt-in-list.tsx';
import { PlayerContributions } from '../jackpot/player-contributions.tsx';
import { PlayerSearch } from '../jackpot/player-search.tsx';
import { PlayerWins } from '../jackpot/player-wins.tsx';
import { TicketsOfPlayer } from '../jackpot/ticket-list.tsx';
import { Head } from '../parts/layout.tsx';
import { goTo, linkTo, parameter } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import type { ScreenParams } from '../shell/screen.ts';

/** Everything about one player of a brand, in one place. */
export const PlayerScreen = ({ params: { player_id: player = '' } }: { params: ScreenParams }) => {
  const brand = parameter('brand_id');
  if (brand === '')
    return (
      <>
        <Head title={`Player ${player}`} />
        <p>Players belong to brands: give the brand too.</p>
        <PlayerSearch label="Look up" find={(id, of) => goTo(playerPath(id || player, of))} />
      </>
    );
  const asked = `?player_id=${encodeURIComponent(player)}&brand_id=${encodeURIComponent(brand)}`;
  const shared = { player, brand };
  return (
    <>
      <Head title={`Player ${player}`} state={<span class="dim">{brand}</span>} />
      {may('listExcludedPlayers') && <ExclusionsOfPlayer {...shared} />}
      {may('listPlayerOptIns') && (
        <section>
          <h2>Opt-ins</h2>
          <OptInsOfPlayer {...shared} />
        </section>
      )}
      {may('listWins') && (
        <section>
          <h2>Payments</h2>
          <PlayerWins {...shared} />
          <p>
            <a href={linkTo(`/wins${asked}`)}>Review them among the wins</a>
          </p>
        </section>
      )}
      {may('listPlayerRaffleTickets') && (
        <section>
          <h2>Raffle tickets</h2>
          <TicketsOfPlayer {...shared} />
        </section>
      )}
      {may('listContributions') && (
        <section>
          <h2>Contributions</h2>
          <PlayerContributions {...shared} />
        </section>
      )}
    </>
  );
};
