import { amountText, timeText } from './figure-texts.ts';

/** An amount with its currency. */
export const Amount = ({ of, currency }: { of: number | string | undefined; currency: string }) =>
  of === undefined ? null : (
    <span class="amount">
      {amountText(of, currency)} <abbr class="currency">{currency}</abbr>
    </span>
  );

/** A time, with the same time in UTC on hover. 0 and an absent one are none. */
export const Time = ({ at }: { at: number | undefined }) =>
  at === undefined || at === 0 ? (
    <span class="dim">–</span>
  ) : (
    <time dateTime={new Date(at).toISOString()} title={new Date(at).toISOString()}>
      {timeText(at)}
    </time>
  );
