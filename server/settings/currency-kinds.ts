import { isIsoCurrency } from '../../domain/money/currencies.ts';
import { type Fraction, fractionFromDecimal } from '../../domain/money/fraction.ts';
import { isCurrencyCode } from '../../domain/money/minor-unit.ts';
import { type Kind, Misfit, Unfit } from './kind.ts';
import { partsOfList } from './kinds.ts';

/** The code of a currency. */
export const currency: Kind<string> = {
  type: 'ISO 4217 code, or a declared one',
  shape: 'value',
  read: (given) => {
    if (!isCurrencyCode(given)) throw new Misfit('hold codes of currencies such as EUR', given);
    return given;
  },
};

/** `GC=2,POINTS=0`: the decimals of currencies that ISO 4217 does not list. */
export const currencyDecimals: Kind<ReadonlyMap<string, number>> = {
  type: 'map of decimals by currency',
  shape: 'map',
  read: (given) =>
    new Map(
      partsOfList(given).map((pair) => {
        const [code = '', decimals = ''] = pair.split('=');
        if (!/^[0-6]$/.test(decimals))
          throw new Unfit(`must look like GC=2,POINTS=0, with 0 to 6 decimals; “${pair}” does not.`);
        if (!isCurrencyCode(code)) throw new Misfit('hold codes of 2 to 10 capital letters', code);
        if (isIsoCurrency(code)) throw new Unfit(`must not hold ${code}: its decimals are in ISO 4217.`);
        return [code, Number(decimals)];
      }),
    ),
};

/** The largest multiplier that the interface can represent. */
const MULTIPLIER_MAX = 1e12;

/** `SEK=11.25,USD=1.08`: units of each currency per unit of the base currency. */
export const multipliers: Kind<ReadonlyMap<string, Fraction>> = {
  type: 'map of numbers by currency',
  shape: 'map',
  read: (given) =>
    new Map(
      partsOfList(given).map((pair) => {
        const [code = '', multiplier = ''] = pair.split('=');
        if (!/^\d+(\.\d{1,12})?$/.test(multiplier) || /^0(\.0*)?$/.test(multiplier))
          throw new Unfit(`must look like SEK=11.25,USD=1.08; “${pair}” does not.`);
        if (Number(multiplier) > MULTIPLIER_MAX) throw new Unfit(`go up to ${MULTIPLIER_MAX}; “${pair}” is larger.`);
        return [currency.read(code), fractionFromDecimal(multiplier)];
      }),
    ),
};
