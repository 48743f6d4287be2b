import { playerPath } from '../jackpot/links.tsx';
import { PlayerSearch } from '../jackpot/player-search.tsx';
import { Head } from '../parts/layout.tsx';
import { Empty } from '../parts/loaded.tsx';
import { goTo } from '../shell/address.ts';

/** Looks up a player. */
export const PlayersScreen = () => (
  <>
    <Head title="Players" />
    <PlayerSearch label="Look up" find={(player, brand) => goTo(playerPath(player, brand))} />
    <Empty>
      <p>
        Give a player’s id, as the operator assigned it, and their brand: you see what they opted in to, contributed,
        won and hold tickets for.
      </p>
    </Empty>
  </>
);
