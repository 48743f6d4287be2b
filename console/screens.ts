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
  {
    path: '/jackpots/:instance_id/winners',
    title: 'Winners',
    needs: ['listWinners'],
    load: () => import('./screens/jackpot-winners.tsx'),
  },
  {
    path: '/jackpots/:instance_id/opt-ins',
    title: 'Opt-ins',
    needs: ['listInstanceOptIns'],
    load: () => import('./screens/jackpot-opt-ins.tsx'),
  },
  {
    path: '/jackpots/:instance_id/tickets',
    title: 'Tickets',
    needs: ['listRaffleTickets'],
    load: () => import('./screens/jackpot-tickets.tsx'),
  },
  {
    path: '/raffles',
    title: 'Raffles',
    group: 'Jackpots',
    needs: ['listInstances'],
    load: () => import('./screens/raffles.tsx'),
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
  {
    path: '/reports',
    title: 'Reports',
    group: 'Money',
    needs: ['listDayTotals'],
    load: () => import('./screens/reports.tsx'),
  },
  {
    path: '/reports/months',
    title: 'Months',
    needs: ['listReconciliations'],
    load: () => import('./screens/months.tsx'),
  },
  {
    path: '/players',
    title: 'Players',
    group: 'Players',
    needs: ['listPlayerOptIns', 'listWins', 'listContributions', 'listPlayerRaffleTickets'],
    load: () => import('./screens/players.tsx'),
  },
  {
    path: '/players/:player_id',
    title: 'Player',
    needs: ['listPlayerOptIns', 'listWins', 'listContributions', 'listPlayerRaffleTickets'],
    load: () => import('./screens/player.tsx'),
  },
  {
    path: '/opt-ins',
    title: 'Opt-ins',
    group: 'Players',
    needs: ['listInstanceOptIns', 'listPlayerOptIns', 'setOptIn'],
    load: () => import('./screens/opt-ins.tsx'),
  },
];
