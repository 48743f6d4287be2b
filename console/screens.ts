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
    path: '/operators',
    title: 'Operators',
    group: 'Set-up',
    needs: ['listOperators'],
    load: () => import('./screens/operators.tsx'),
  },
  {
    path: '/operators/:operator_id',
    title: 'Operator',
    needs: ['getOperator'],
    load: () => import('./screens/operator.tsx'),
  },
  {
    path: '/currencies',
    title: 'Currencies',
    group: 'Set-up',
    needs: ['listBrandCurrencies'],
    load: () => import('./screens/currencies.tsx'),
  },
  {
    path: '/currencies/:brand_id',
    title: 'Currencies of a brand',
    needs: ['listBrandCurrencies'],
    load: () => import('./screens/brand-currencies.tsx'),
  },
  {
    path: '/sources',
    title: 'Sources',
    group: 'Set-up',
    needs: ['listSources'],
    load: () => import('./screens/sources.tsx'),
  },
  {
    path: '/segments',
    title: 'Segments',
    group: 'Set-up',
    needs: ['listSegments'],
    load: () => import('./screens/segments.tsx'),
  },
];
