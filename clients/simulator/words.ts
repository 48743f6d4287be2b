import { MICROS_PER_UNIT, type Micros } from '../../domain/money/micros.ts';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** 12345.678 as `12,345.68`. Without `Intl`, so that a sheet is the same everywhere. */
export const decimal = (value: number, decimals = 2): string => {
  if (!Number.isFinite(value)) return '∞';
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  const text = part === undefined ? grouped(whole) : `${grouped(whole)}.${part}`;
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
};

/** A mean amount: two decimals, or more of a small one. */
export const amount = (value: number): string => {
  const size = Math.abs(value);
  if (size === 0 || size >= 1) return decimal(value, 2);
  return decimal(value, size >= 0.01 ? 4 : 6);
};

/** A whole number. */
export const wholeNumber = (value: number): string => decimal(value, 0);

/** 0.0123 as `1.23 %`. */
export const percent = (share: number, decimals = 2): string => `${decimal(share * 100, decimals)} %`;

/** A total, exact to the micro where it has one: `12,345.60` or `0.000001`. */
export const total = (sum: Micros): string => {
  const size = sum < 0n ? -sum : sum;
  const micros = String(size % MICROS_PER_UNIT)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${sum < 0n ? '−' : ''}${grouped(String(size / MICROS_PER_UNIT))}.${micros}`;
};
