/** Millionths in a whole currency unit. The largest amount that a pot holds, 8,000,000,000 units, is a safe integer of them. */
const MICROS = 1_000_000;
const DECIMALS = 6;
/** Decimals of a rate that are kept. */
const RATE_DECIMALS = 18;

/** An amount as the platform writes it, such as `12.5`, in millionths. */
export const toMicros = (text: string | number): number => toNumber(scaled(String(text), DECIMALS));

/** Exact while it is safe; larger ones, which only currencies of small units have, lose what is below a unit. */
const toNumber = (micros: bigint): number =>
  micros <= Number.MAX_SAFE_INTEGER ? Number(micros) : Number(micros / BigInt(MICROS)) * MICROS;

/** An amount of another currency at a rate, in millionths, rounded down. */
export const atRate = (micros: number, rate: string | undefined): number =>
  rate === undefined ? micros : Number((BigInt(micros) * scaled(rate, RATE_DECIMALS)) / 10n ** BigInt(RATE_DECIMALS));

const scaled = (text: string, decimals: number): bigint => {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'));
};

/** Writes amounts of one currency in one language. */
export type AmountFormat = {
  /** An amount in millionths as people read it, rounded down to the smallest coin. */
  format(micros: number): string;
  /** The smallest coin in millionths. */
  readonly coin: number;
};

const formats = new Map<string, AmountFormat>();

/** The format of a currency. Codes that ISO 4217 does not list, such as points, stand behind the number. */
export const amountFormat = (language: string, currency: string, declaredDecimals?: number): AmountFormat => {
  const key = `${language} ${currency} ${declaredDecimals}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const isListed = /^[A-Z]{3}$/.test(currency);
  const style = isListed ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {};
  const decimals =
    declaredDecimals ??
    (isListed ? (new Intl.NumberFormat(language, style).resolvedOptions().maximumFractionDigits ?? 2) : 2);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const numbers = new Intl.NumberFormat(language, { ...style, ...digits });
  const coin = MICROS / 10 ** decimals;
  const created: AmountFormat = {
    coin,
    format: (micros) => {
      const text = numbers.format((Math.floor(micros / coin) * coin) / MICROS);
      return isListed ? text : `${text} ${currency}`;
    },
  };
  formats.set(key, created);
  return created;
};
