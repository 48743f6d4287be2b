import { ContributionsOf } from '../jackpot/contributions-of.tsx';
import { Head } from '../parts/head.tsx';

/** Looks up contributions: by player, round, key, brand, jackpot or time. */
export const Screen = () => (
  <>
    <Head title="Contributions" />
    <ContributionsOf />
  </>
);
