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
    path: '/templates',
    title: 'Templates',
    group: 'Jackpots',
    needs: ['listTemplates'],
    load: () => import('./screens/templates.tsx'),
  },
  {
    path: '/templates/new',
    title: 'New template',
    needs: ['createTemplate'],
    load: () => import('./screens/template-new.tsx'),
  },
  {
    path: '/templates/:owner_id/:template_id',
    title: 'Template',
    needs: ['getTemplate'],
    load: () => import('./screens/template.tsx'),
  },
  {
    path: '/templates/:owner_id/:template_id/edit',
    title: 'Edit a template',
    needs: ['updateTemplate'],
    load: () => import('./screens/template-edit.tsx'),
  },
  {
    path: '/start',
    title: 'First steps',
    needs: ['createTemplate'],
    load: () => import('./screens/start.tsx'),
  },
  { path: '/wins', title: 'Wins', group: 'Money', needs: ['listWins'], load: () => import('./screens/wins.tsx') },
];
