import uPlot from 'uplot';
import { amountText } from './amount-text.ts';
import { timeText } from './time.tsx';

/** The colours of a chart, as a canvas takes them. */
export type PlotColours = { readonly line: string; readonly text: string; readonly grid: string };

export type PlotOptions = {
  readonly width: number;
  readonly height: number;
  readonly currency: string;
  readonly colours: PlotColours;
  readonly font: string;
  /** Called with the place that is pointed at; undefined when none is. */
  readonly point: (index: number | undefined) => void;
};

/** A chart that is drawn. */
export type Plot = {
  set(times: readonly number[], values: readonly number[]): void;
  resize(width: number, height: number): void;
  destroy(): void;
};

const MINUTES_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Room for an amount in thousands. */
const AXIS_PX = 72;

/** A time of the axis, as short as the time shown allows. */
const tick = (at: number, spanMs: number): string => {
  const text = timeText(at);
  if (spanMs <= MINUTES_MS) return text.slice(11);
  return spanMs <= DAY_MS ? text.slice(11, 16) : spanMs <= 3 * DAY_MS ? text.slice(5, 16) : text.slice(5, 10);
};

/** Draws one line of amounts over time. A value stays until the next one, so the line has steps. */
export const drawPlot = (place: HTMLElement, options: PlotOptions): Plot => {
  const { width, height, currency, colours, font, point } = options;
  const shared = { stroke: colours.text, font, grid: { stroke: colours.grid, width: 1 }, ticks: { show: false } };
  const paths = uPlot.paths.stepped?.({ align: 1 });
  const plot = new uPlot(
    {
      width,
      height,
      ms: 1,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: { x: { time: true }, y: { range: rangeOf } },
      axes: [
        {
          ...shared,
          size: 28,
          space: 72,
          values: ({ scales: { x } }, splits) => splits.map((each) => tick(each, (x?.max ?? each) - (x?.min ?? each))),
        },
        {
          ...shared,
          size: AXIS_PX,
          space: 28,
          values: (_, splits) => splits.map((each) => amountText(Number(each.toFixed(6)), currency)),
        },
      ],
      series: [
        {},
        { stroke: colours.line, width: 2, points: { show: false }, ...(paths === undefined ? {} : { paths }) },
      ],
      hooks: { setCursor: [({ cursor: { idx } }) => point(idx ?? undefined)] },
    },
    [[], []],
    place,
  );
  return {
    set: (times, values) => plot.setData([[...times], [...values]]),
    resize: (to, high) => plot.setSize({ width: to, height: high }),
    destroy: () => plot.destroy(),
  };
};

/** A value that does not move is drawn in the middle. */
const rangeOf = (_: uPlot, min: number | null, max: number | null): [number, number] => {
  if (min === null || max === null) return [0, 1];
  const room = max === min ? Math.max(Math.abs(max) * 0.1, 0.01) : (max - min) * 0.08;
  return [Math.max(0, min - room), max + room];
};
