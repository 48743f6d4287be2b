import { plain } from './amount-text.ts';

/** A fraction as a percentage, every digit of it: `0.125` is `12.5 %`. */
export const percentText = (fraction: number | string): string => {
  const [whole = '0', digits = ''] = plain(fraction).split('.');
  const padded = digits.padEnd(2, '0');
  const shown = (whole + padded.slice(0, 2)).replace(/^0+(?=\d)/, '');
  const rest = padded.slice(2).replace(/0+$/, '');
  return `${shown}${rest === '' ? '' : `.${rest}`} %`;
};
