import { timeText } from './time-text.ts';

/** A time, with the same time in UTC on hover. 0 and an absent one are none. */
export const Time = ({ at }: { at: number | undefined }) =>
  at === undefined || at === 0 ? (
    <span class="dim">–</span>
  ) : (
    <time dateTime={new Date(at).toISOString()} title={new Date(at).toISOString()}>
      {timeText(at)}
    </time>
  );
