import { ceil, type Fraction, floor } from './fraction.ts';
import type { Micros } from './micros.ts';

/** ISO 4217 currencies in use whose number of decimals is not two. */
const DECIMALS: { readonly [decimals: string]: string } = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const EXCEPTIONS: ReadonlyMap<string, Micros> = new Map(
  Object.entries(DECIMALS).flatMap(([decimals, currencies]) =>
    currencies.split(' ').map((currency): [string, Micros] => [currency, 10n ** (6n - BigInt(decimals))]),
  ),
);

/** Reports whether the text looks like an ISO 4217 code: three capital letters. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/** The smallest payable amount of a currency, in micros: EUR 10000 (a cent), JPY 1000000, BHD 1000. */
export const minorUnitMicros = (currency: string): Micros => EXCEPTIONS.get(currency) ?? 10_000n;

/** The largest payable amount not above `amount`, which may include a fraction of a micro. */
export const floorToMinorUnit = (amount: Micros | Fraction, currency: string): Micros => {
  const unit = minorUnitMicros(currency);
  return floor(inUnits(amount, unit)) * unit;
};

/** The smallest payable amount not below `amount`, which may include a fraction of a micro. */
export const ceilToMinorUnit = (amount: Micros | Fraction, currency: string): Micros => {
  const unit = minorUnitMicros(currency);
  return ceil(inUnits(amount, unit)) * unit;
};

const inUnits = (amount: Micros | Fraction, unit: Micros): Fraction =>
  typeof amount === 'bigint'
    ? { numerator: amount, denominator: unit }
    : { numerator: amount.numerator, denominator: amount.denominator * unit };
