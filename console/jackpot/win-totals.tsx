import { useEffect, useRef } from 'preact/hooks';
import { listWinTotals } from '../../generated/forms/jackpots.gen.ts';
import { FaultText } from '../parts/fault-text.tsx';
import { Amount } from '../parts/figures.tsx';
import { listFilters } from '../parts/list-filters.ts';
import { Tag } from '../parts/tag.tsx';
import { parameter, setParameters } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

const FILTERS = listFilters(listWinTotals).map(({ name }) => name);
/** These choose among the totals, so all of them stay to be seen. */
const CHOOSING = ['state', 'withheld'];

/** The total of the payments in each state. Each total shows its payments. @param of is loaded again whenever they change. */
export const WinTotals = ({ of }: { of: unknown }) => {
  const query = Object.fromEntries(
    FILTERS.filter((name) => !CHOOSING.includes(name) && parameter(name) !== '').map((name) => [name, parameter(name)]),
  );
  const { data, fault, again } = useLoad(`totals ${JSON.stringify(query)}`, async (signal) =>
    may('listWinTotals') ? (await pitboss.listWinTotals({ query }, { signal })).body : [],
  );
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) again();
    isFirst.current = false;
  }, [of]);
  const chosen = parameter('state');
  return (
    <>
      <FaultText of={fault} again={again} />
      {data !== undefined && data.length > 0 && (
        <ul class="totals" aria-label="Totals by state">
          {data.map(({ state, currency, count, amount }) => (
            <li key={`${state} ${currency}`}>
              <button
                type="button"
                aria-pressed={chosen === state}
                onClick={() => setParameters({ state: chosen === state ? '' : state, withheld: '', page: '' })}
              >
                <Tag of={state} /> {count.toLocaleString('en')} {count === 1 ? 'payment' : 'payments'},{' '}
                <Amount of={amount} currency={currency} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
