import { divide, type Fraction, ONE } from './fraction.ts';

/** The platform's default currencies. */
export type Currencies = {
  readonly base: string;
  /** Units of a currency per unit of the base currency. */
  readonly multipliers: ReadonlyMap<string, Fraction>;
  /** The decimals of currencies that ISO 4217 does not list. */
  readonly declared?: ReadonlyMap<string, number>;
};

/** The most decimals of a multiplier. */
const DECIMALS = 12;

/** A multiplier as a JSON number. A double holds about 15 digits; longer multipliers become the nearest double. */
export const numberFromMultiplier = ({ numerator, denominator }: Fraction): number =>
  Number(`${(numerator * 10n ** BigInt(DECIMALS)) / denominator}e-${DECIMALS}`);

/**
 * ISO 4217, list one of 2026-01-01: currencies and funds in use with a minor unit, which leaves out metals, bond market units and test
 * codes. `Intl.supportedValuesOf('currency')` includes withdrawn codes, lacks the funds and changes with the Node version.
 */
const CODES = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE
  CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF
  GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR
  LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN
  PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS
  TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR
  ZMW ZWG
`;

const CURRENCIES: ReadonlySet<string> = new Set(CODES.trim().split(/\s+/));

/** Reports whether ISO 4217 lists the code as a currency in use. */
export const isIsoCurrency = (code: string): boolean => CURRENCIES.has(code);

/**
 * Units of `to` per unit of `from`, exact. Multipliers are units per unit of the base currency, whose own is always 1. A currency converts
 * to itself without a multiplier.
 * @returns undefined when a multiplier is missing or not positive; callers must not guess a rate.
 */
export const rateBetween = (
  from: string,
  to: string,
  { base, multipliers }: { readonly base: string; readonly multipliers: ReadonlyMap<string, Fraction> },
): Fraction | undefined => {
  if (from === to) return ONE;
  const multiplierOf = (currency: string): Fraction | undefined =>
    currency === base ? ONE : multipliers.get(currency);
  const above = multiplierOf(to);
  const below = multiplierOf(from);
  if (above === undefined || below === undefined || above.numerator <= 0n || below.numerator <= 0n) return undefined;
  return divide(above, below);
};
