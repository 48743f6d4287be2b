import { amountText } from './amount-text.ts';

/** An amount with its currency. */
export const Amount = ({ of, currency }: { of: number | string | undefined; currency: string }) =>
  of === undefined ? null : (
    <span class="amount">
      {amountText(of, currency)} <abbr class="currency">{currency}</abbr>
    </span>
  );
