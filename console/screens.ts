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
  {
    path: '/jackpots/:instance_id',
    title: 'Jackpot',
    needs: ['getInstance'],
    load: () => import('./screens/jackpot.tsx'),
  },
  {
    path: '/jackpots/:instance_id/pots/:pot_id',
    title: 'Pot',
    needs: ['getInstance'],
    load: () => import('./screens/pot.tsx'),
  },
  {
    path: '/jackpots/:instance_id/ledger',
    title: 'Ledger',
    needs: ['listLedgerEntries'],
    load: () => import('./screens/ledger.tsx'),
  },
  { path: '/wins', title: 'Wins', group: 'Money', needs: ['listWins'], load: () => import('./screens/wins.tsx') },
  {
    path: '/contributions',
    title: 'Contributions',
    group: 'Money',
    needs: ['listContributions'],
    load: () => import('./screens/contributions.tsx'),
  },
  {
    path: '/contributions/:contribution_id',
    title: 'Contribution',
    needs: ['getContribution'],
    load: () => import('./screens/contribution.tsx'),
  },
  {
    path: '/cancels',
    title: 'Pending cancels',
    group: 'Money',
    needs: ['listPendingCancels'],
    load: () => import('./screens/cancels.tsx'),
  },
];
