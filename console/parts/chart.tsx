import { useEffect, useRef, useState } from 'preact/hooks';
import { amountText } from './figure-texts.ts';
import { Amount, Time } from './figures.tsx';
import { Plot } from './plot.tsx';

/** Amounts over time: of one thing, in one currency. */
export type ChartProps = {
  readonly title: string;
  /** The index of its colour, from 0. */
  readonly at: number;
  readonly times: readonly number[];
  readonly values: readonly number[];
  readonly currency: string;
  readonly height?: number;
};

const SERIES = 6;

/** A line of amounts over time. The page shows the same in a table for those who cannot see it. */
export const Chart = ({ title, at, times, values, currency, height = 150 }: ChartProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [pointed, setPointed] = useState<number>();
  useEffect(() => {
    const on = place.current;
    if (on === null) return undefined;
    const watcher = new ResizeObserver(() => setWidth(on.clientWidth));
    watcher.observe(on);
    return () => watcher.disconnect();
  }, []);
  const last = values.length - 1;
  const isPointed = pointed !== undefined && pointed <= last;
  const shown = isPointed ? pointed : last;
  return (
    <figure class="chart">
      <figcaption>
        <span class={`marker series-${(at % SERIES) + 1}`} aria-hidden="true" /> {title}{' '}
        {last >= 0 && (
          <span class="dim">
            <Amount of={values[shown]} currency={currency} /> <Time at={times[shown]} />
          </span>
        )}
      </figcaption>
      <div
        ref={place}
        class={`series-${(at % SERIES) + 1}`}
        role="img"
        aria-label={`${title}: ${spoken(values, currency)}`}
      >
        {width > 0 && (
          <Plot
            {...{ times, values, currency, width, height }}
            pointed={isPointed ? pointed : undefined}
            point={setPointed}
          />
        )}
      </div>
    </figure>
  );
};

/** Describes a line in words. */
const spoken = (values: readonly number[], currency: string): string => {
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return 'no values yet';
  const [start, end, low, high] = [first, last, Math.min(...values), Math.max(...values)].map((each) =>
    amountText(each, currency),
  );
  return `from ${start} to ${end} ${currency}, lowest ${low}, highest ${high}`;
};
