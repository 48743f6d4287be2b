import type { Screen } from './shell/screen.ts';

/** Every screen, in the order of the navigation. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    title: 'Jackpots',
    group: 'Jackpots',
    needs: ['listInstances'],
    load: () => import('./screens/jackpots.tsx'),
  },
  { path: '/wins', title: 'Wins', group: 'Money', needs: ['listWins'], load: () => import('./screens/wins.tsx') },
];
