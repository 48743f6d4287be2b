import { linkTo, path } from '../shell/address.ts';
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
        <a key={to} href={linkTo(to)} aria-current={path.value === to ? 'page' : undefined}>
          {title}
        </a>
      ) : null,
    )}
  </nav>
);
