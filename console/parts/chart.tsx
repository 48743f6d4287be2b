import { useEffect, useRef, useState } from 'preact/hooks';
import { theme } from '../shell/theme.ts';
import { Amount } from './amount.tsx';
import { amountText } from './amount-text.ts';
import type { Plot } from './plot.ts';
import { Time } from './time.tsx';

/** Amounts over time: of one thing, in one currency. */
export type ChartProps = {
  readonly title: string;
  /** Which colour it has, from 0. */
  readonly at: number;
  readonly times: readonly number[];
  readonly values: readonly number[];
  readonly currency: string;
  readonly height?: number;
};

const SERIES = 6;

/** A line of amounts over time. The page shows the same in a table for those who cannot see it. */
export const Chart = ({ title, at, times, values, currency, height = 150 }: ChartProps) => {
  const figure = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot>(undefined);
  const data = useRef({ times, values });
  const [pointed, setPointed] = useState<number>();
  const dark = useDark();
  data.current = { times, values };

  useEffect(() => {
    let isGone = false;
    let watcher: ResizeObserver | undefined;
    const draw = async (): Promise<void> => {
      const { drawPlot } = await import('./plot.ts');
      const on = place.current;
      const around = figure.current;
      if (isGone || on === null || around === null) return;
      // A canvas knows no names of colours: they are read from what has them.
      const colourOf = (selector: string): string => getComputedStyle(around.querySelector(selector) ?? around).color;
      const { borderTopColor: grid, fontFamily, fontSize } = getComputedStyle(around);
      const drawn = drawPlot(on, {
        width: on.clientWidth,
        height,
        currency,
        font: `${fontSize} ${fontFamily}`,
        colours: { line: colourOf('.marker'), text: colourOf('.dim'), grid },
        point: setPointed,
      });
      drawn.set(data.current.times, data.current.values);
      plot.current = drawn;
      watcher = new ResizeObserver(() => drawn.resize(on.clientWidth, height));
      watcher.observe(on);
    };
    // Without the chart there is still the table.
    draw().catch(() => {});
    return () => {
      isGone = true;
      watcher?.disconnect();
      plot.current?.destroy();
      plot.current = undefined;
    };
  }, [currency, height, dark, theme.label.value]);

  useEffect(() => plot.current?.set(times, values), [times, values]);

  const last = values.length - 1;
  const shown = pointed !== undefined && pointed <= last ? pointed : last;
  return (
    <figure class="chart" ref={figure}>
      <figcaption>
        <span class={`marker series-${(at % SERIES) + 1}`} aria-hidden="true" /> {title}{' '}
        {last >= 0 && (
          <span class="dim">
            <Amount of={values[shown]} currency={currency} /> <Time at={times[shown]} />
          </span>
        )}
      </figcaption>
      <div ref={place} role="img" aria-label={`${title}: ${spoken(values, currency)}`} />
    </figure>
  );
};

/** What a line shows, in words. */
const spoken = (values: readonly number[], currency: string): string => {
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return 'no values yet';
  const [start, end, low, high] = [first, last, Math.min(...values), Math.max(...values)].map((each) =>
    amountText(each, currency),
  );
  return `from ${start} to ${end} ${currency}, lowest ${low}, highest ${high}`;
};

/** Whether the system asks for dark pages; a canvas has to be drawn again when that changes. */
const useDark = (): boolean => {
  const [query] = useState(() => matchMedia('(prefers-color-scheme: dark)'));
  const [dark, setDark] = useState(query.matches);
  useEffect(() => {
    const change = (): void => setDark(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [query]);
  return dark;
};
