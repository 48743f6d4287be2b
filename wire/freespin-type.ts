import type { Freespins } from '../domain/bonus/freespins.ts';
import { decimalFromMicros, microsFromDecimal } from '../domain/money/micros.ts';
import type { FreespinType } from '../generated/server/types.gen.ts';

export const freespinTypeToWire = ({ currency, amount, type, count }: Freespins): FreespinType => ({
  currency,
  amount: decimalFromMicros(amount),
  type,
  ...(type === 'Fixed' && { count }),
});

/** Freespins, given that type and count agree. */
export const freespinsOf = ({ currency, amount, type, count = 1 }: FreespinType): Freespins => ({
  type,
  currency,
  count,
  amount: microsFromDecimal(amount),
});
