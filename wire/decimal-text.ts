import { decimalFromMicros, microsFromNumber } from '../domain/money/micros.ts';

/** A decimal of a request, which may be text or a number: the text as sent, or a number's shortest decimal form. */
export const decimalText = (value: string | number): string =>
  typeof value === 'string' ? value : decimalFromMicros(microsFromNumber(value));
