import type { DayTotal, Reconciliation } from '../../clients/typescript/src/pitboss.ts';
import { linkTo, screenPath } from '../shell/address.ts';
import { may } from '../shell/may.ts';

const PAGES = [
  ['Days', '/reports', 'listDayTotals'],
  ['Months', '/reports/months', 'listReconciliations'],
] as const;

/** The reports. */
export const ReportPages = () => (
  <nav class="pages-of" aria-label="Reports">
    {PAGES.map(([title, to, operation]) =>
      may(operation) ? (
        <a key={to} href={linkTo(to)} aria-current={screenPath.value === to ? 'page' : undefined}>
          {title}
        </a>
      ) : null,
    )}
  </nav>
);

/** Movements of a jackpot, in the order in which money goes through it. */
export const MOVEMENTS = [
  ['player_paid', 'Paid in by players'],
  ['operator_paid', 'Paid in by the operator'],
  ['bonus_paid', 'Of that, for bonuses of players'],
  ['initial_seeds', 'First seeds, from the operator'],
  ['transferred_in', 'Transferred in'],
  ['adjusted', 'Brought in by corrections'],
  ['won', 'Won'],
  ['paid', 'Paid by the wallet'],
  ['settled', 'Paid by other means'],
  ['diverted', 'Diverted'],
  ['transferred_out', 'Transferred out'],
  ['swept', 'Swept from the house'],
] as const satisfies readonly (readonly [keyof DayTotal & keyof Reconciliation, string])[];

/** The holdings of a jackpot, by account. */
export const STOCKS = [
  ['pots', 'Pots'],
  ['seeds', 'Next seeds'],
  ['overflow', 'Overflow'],
  ['house', 'House'],
  ['withheld', 'Won, not paid yet'],
  ['diverting', 'On its way out'],
] as const satisfies readonly (readonly [keyof DayTotal & keyof Reconciliation, string])[];
