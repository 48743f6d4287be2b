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

/** Reports whether the text looks like the code of a currency: two to ten capital letters, three in ISO 4217. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{2,10}$/.test(text);

/** The smallest payable amount of a currency, in micros: EUR 10000 (a cent), JPY 1000000, BHD 1000. */
export const minorUnitMicros = (currency: string): Micros =>
  EXCEPTIONS.get(currency) ?? declaredUnits.get(currency) ?? 10_000n;

/** The units of currencies that are not in ISO 4217, for the life of the process: points, coins of a game, thousands of a currency. */
const declaredUnits = new Map<string, Micros>();

/** The declared currencies with their decimals, for another thread. */
export const listDeclared = (): readonly (readonly [currency: string, decimals: number])[] =>
  [...declaredUnits].map(([currency, unit]) => [currency, 7 - String(unit).length]);

/** Reports whether a currency was declared. */
export const isDeclared = (currency: string): boolean => declaredUnits.has(currency);

/**
 * Declares a currency that ISO 4217 does not list. Doing it again changes nothing.
 * @param decimals 0 to 6.
 * @throws an Error when it was declared with other decimals: amounts that were paid would no longer be whole units.
 */
export const declareCurrency = (currency: string, decimals: number): void => {
  const unit = 10n ** (6n - BigInt(decimals));
  const known = declaredUnits.get(currency);
  if (known !== undefined && known !== unit)
    throw new Error(
      `${currency} was declared with ${7 - String(known).length} decimals, and now with ${decimals}; they can never change.`,
    );
  declaredUnits.set(currency, unit);
};

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
