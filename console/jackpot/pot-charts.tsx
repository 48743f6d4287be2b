import { useEffect, useState } from 'preact/hooks';
import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { Chart } from '../parts/chart.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { Table } from '../parts/table.tsx';
import { parameter, setParameters } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';
import { currentPotValue } from './use-instance.ts';

const HOUR_MS = 60 * 60_000;
const PERIODS = [
  { name: 'hour', title: 'Last hour', ms: HOUR_MS },
  { name: '', title: 'Last day', ms: 24 * HOUR_MS },
  { name: 'week', title: 'Last week', ms: 7 * 24 * HOUR_MS },
  { name: 'month', title: 'Last 30 days', ms: 30 * 24 * HOUR_MS },
  { name: 'all', title: 'Since it was opened', ms: Number.POSITIVE_INFINITY },
] as const;

const POINTS = 200;
/** Of values as they happen, so many are kept. */
const KEPT = 1000;
/** More charts than this are shown on the pages of their pots. */
const CHARTS = 6;
const ROWS = 50;

type Point = { readonly at: number; readonly values: Readonly<Record<string, number>> };

/** Charts the payout of all pots, or of one, over time and live. */
export const PotCharts = ({ of, only }: { of: JackpotInstance; only?: string }) => {
  const { id, currency, created } = of;
  const asked = parameter('period');
  const period = PERIODS.find(({ name }) => name === asked) ?? PERIODS[1];
  const { data, fault, again } = useLoad(`history ${id} ${period.name}`, async (signal) => {
    const from = Math.max(created, Date.now() - period.ms);
    const request = { path: { instance_id: id }, query: { timestamp_from: from, points: POINTS } };
    const { body } = await pitboss.getPotHistory(request, { signal });
    return body.timestamps.map((at, index): Point => {
      const values = body.pots.flatMap(({ pot_id: pot, current_values: each }) => {
        const value = each[index];
        return value === undefined ? [] : [[pot, value] as const];
      });
      return { at, values: Object.fromEntries(values) };
    });
  });
  const since = useValues(of);
  const start = data?.at(-1)?.at ?? 0;
  const points = data === undefined ? [] : [...data, ...since.filter(({ at }) => at > start)];
  const pots = of.pots.filter((pot) => only === undefined || pot.id === only);
  if (!may('getPotHistory')) return null;
  return (
    <section aria-labelledby="values">
      <div class="head">
        <h2 id="values">{only === undefined ? 'Values of the pots' : 'Values'}</h2>
        <label class="choice">
          Shown
          <select value={period.name} onChange={(event) => setParameters({ period: event.currentTarget.value })}>
            {PERIODS.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FaultText of={fault} again={again} />
      <div class={pots.length > 1 ? 'charts' : ''}>
        {pots.slice(0, CHARTS).map((pot) => {
          const known = points.filter(({ values }) => values[pot.id] !== undefined);
          return (
            <Chart
              key={pot.id}
              title={pot.id}
              at={of.pots.indexOf(pot)}
              times={known.map(({ at }) => at)}
              values={known.map(({ values }) => values[pot.id] ?? 0)}
              currency={currency}
              height={pots.length > 1 ? 150 : 240}
            />
          );
        })}
      </div>
      {pots.length > CHARTS && <p class="hint">The charts of the other pots are on their own pages.</p>}
      <Numbers points={points} pots={pots.map((pot) => pot.id)} currency={currency} />
    </section>
  );
};

/** The same as the charts, in numbers. */
const Numbers = (props: { points: readonly Point[]; pots: readonly string[]; currency: string }) => {
  const { points, pots, currency } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The latest {Math.min(ROWS, points.length)} values in a table</summary>
      {isOpen && (
        <Table
          label="Values"
          rows={points.slice(-ROWS).reverse()}
          keyOf={({ at }) => String(at)}
          columns={[
            { name: 'Time', cell: ({ at }) => <Time at={at} /> },
            ...pots.map((pot) => ({
              name: pot,
              isNumber: true,
              cell: ({ values }: Point) => <Amount of={values[pot]} currency={currency} />,
            })),
          ]}
        />
      )}
    </details>
  );
};

/** The values of the pots since the page was opened. */
const useValues = ({ id, pots }: JackpotInstance): readonly Point[] => {
  const [points, setPoints] = useState<readonly Point[]>([]);
  const values = Object.fromEntries(pots.map((pot) => [pot.id, currentPotValue(id, pot)]));
  const key = JSON.stringify(values);
  useEffect(() => {
    setPoints((last) => [...last.slice(1 - KEPT), { at: Date.now(), values }]);
  }, [key]);
  return points;
};
