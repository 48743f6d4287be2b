/** The digits after the point that a currency is written with. */
const minorDigits = (currency: string): number => {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ?? 2;
  } catch {
    return 2;
  }
};

/** An amount as text: every digit that the platform sent, never rounded, such as `1,234.500001`. */
export const amountText = (amount: number | string, currency: string): string => {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(plainNumber(amount)) ?? [
    '',
    '',
    String(amount),
  ];
  const digits = minorDigits(currency);
  const shown = fraction.replace(/0+$/, '').padEnd(digits, '0');
  return `${sign === '-' ? '−' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${shown === '' ? '' : `.${shown}`}`;
};

/** A number as text without an exponent, which JavaScript writes below 0.000001. */
export const plainNumber = (amount: number | string): string => {
  const text = String(amount);
  return /e/i.test(text) ? Number(amount).toFixed(12).replace(/0+$/, '') : text;
};

/** A fraction as a percentage, every digit of it: `0.125` is `12.5 %`. */
export const percentText = (fraction: number | string): string => {
  const [whole = '0', digits = ''] = plainNumber(fraction).split('.');
  const padded = digits.padEnd(2, '0');
  const shown = (whole + padded.slice(0, 2)).replace(/^0+(?=\d)/, '');
  const rest = padded.slice(2).replace(/0+$/, '');
  return `${shown}${rest === '' ? '' : `.${rest}`} %`;
};

const two = (number: number): string => String(number).padStart(2, '0');

/** A time in the zone of the person, such as `2026-11-23 10:31:55`. */
export const timeText = (ms: number): string => {
  const at = new Date(ms);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
};

const SCALE = 6;

/** An amount in millionths: exact, where a sum of numbers is not. */
const units = (amount: number | string): bigint => {
  const [whole = '0', fraction = ''] = String(amount).split('.');
  const sign = whole.startsWith('-') ? -1n : 1n;
  return sign * BigInt(whole.replace('-', '') + fraction.padEnd(SCALE, '0').slice(0, SCALE));
};

const textOf = (sum: bigint): string => {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(SCALE + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`;
};

/** The exact sum of amounts, one for each currency. */
export const sumAmounts = (
  amounts: readonly { readonly amount: number | string; readonly currency: string }[],
): { readonly amount: string; readonly currency: string }[] => {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + units(amount));
  return [...sums].map(([currency, sum]) => ({ amount: textOf(sum), currency }));
};
