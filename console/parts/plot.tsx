import { amountText } from './figure-texts.ts';
import { amountTicks, tickText, timeTicks } from './ticks.ts';

export type PlotProps = {
  readonly times: readonly number[];
  readonly values: readonly number[];
  readonly currency: string;
  readonly width: number;
  readonly height: number;
  /** The place that is pointed at. */
  readonly pointed: number | undefined;
  /** Called with the place that is pointed at; undefined when none is. */
  readonly point: (index: number | undefined) => void;
};

const TOP_PX = 8;
const RIGHT_PX = 12;
const TIMES_PX = 24;
const AMOUNT_SPACE_PX = 28;
/** A digit is not wider. */
const DIGIT_PX = 7;
const POINT_PX = 4;

/** A line of amounts over time. A value stays until the next one, so the line has steps. */
export const Plot = ({ times, values, currency, width, height, pointed, point }: PlotProps) => {
  const floor = height - TIMES_PX;
  const [low, high] = rangeOf(values);
  const amounts = amountTicks({ from: low, to: high, px: floor - TOP_PX, space: AMOUNT_SPACE_PX }).map(
    (amount) => [amount, amountText(amount, currency)] as const,
  );
  const left = Math.max(...amounts.map(([, text]) => text.length), 0) * DIGIT_PX + DIGIT_PX;
  const right = width - RIGHT_PX;
  const from = times[0] ?? 0;
  const to = times.at(-1) ?? from;
  const x = (at: number): number =>
    tenth(from === to ? (left + right) / 2 : left + ((at - from) / (to - from)) * (right - left));
  const y = (amount: number): number => tenth(floor - ((amount - low) / (high - low)) * (floor - TOP_PX));
  const places = times.map((at, index) => ({ x: x(at), y: y(values[index] ?? 0) }));
  const marked = places[pointed ?? (places.length === 1 ? 0 : -1)];
  return (
    <svg
      height={height}
      aria-hidden="true"
      onPointerMove={({ currentTarget, clientX }) => {
        const at = clientX - currentTarget.getBoundingClientRect().left;
        point(
          nearest(
            places.map((place) => place.x),
            at,
          ),
        );
      }}
      onPointerLeave={() => point(undefined)}
    >
      {amounts.map(([amount, text]) => (
        <g key={amount}>
          <path class="grid" d={`M${left} ${y(amount)}H${right}`} />
          <text x={left - DIGIT_PX} y={y(amount)} dy="0.35em" text-anchor="end">
            {text}
          </text>
        </g>
      ))}
      {from < to &&
        timeTicks({ from, to, px: right - left, space: (tickText(from, to - from).length + 2) * DIGIT_PX }).map(
          (at) => (
            <g key={at}>
              <path class="grid" d={`M${x(at)} ${TOP_PX}V${floor}`} />
              <text x={x(at)} y={height - DIGIT_PX} text-anchor="middle">
                {tickText(at, to - from)}
              </text>
            </g>
          ),
        )}
      <path
        class="line"
        d={places
          .map((place, index) => `${index === 0 ? 'M' : 'H'}${place.x}${index === 0 ? ' ' : 'V'}${place.y}`)
          .join('')}
      />
      {marked !== undefined && (
        <>
          <path class="grid" d={`M${marked.x} ${TOP_PX}V${floor}`} />
          <circle cx={marked.x} cy={marked.y} r={POINT_PX} />
        </>
      )}
    </svg>
  );
};

const tenth = (px: number): number => Math.round(px * 10) / 10;

/** The place of the number that is nearest to one; undefined among none. */
const nearest = (sorted: readonly number[], to: number): number | undefined => {
  const after = sorted.findIndex((each) => each >= to);
  if (after < 1) return after === 0 ? 0 : sorted.length > 0 ? sorted.length - 1 : undefined;
  return to - (sorted[after - 1] ?? 0) <= (sorted[after] ?? 0) - to ? after - 1 : after;
};

/** A value that does not move is drawn in the middle. */
const rangeOf = (values: readonly number[]): [low: number, high: number] => {
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = high === low ? Math.max(high * 0.1, 0.01) : (high - low) * 0.08;
  return [Math.max(0, low - room), high + room];
};
