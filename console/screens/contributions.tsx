import { PlayerContributions } from '../jackpot/player-contributions.tsx';
import { Head } from '../parts/layout.tsx';

/** Looks up contributions: by player, round, key, brand, jackpot or time. */
export const ContributionsScreen = () => (
  <>
    <Head title="Contributions" />
    <PlayerContributions />
  </>
);
