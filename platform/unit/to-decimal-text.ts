/** One spelling for all spellings of a JSON number: `1.50`, `15e-1` and `0.15E+1` are `15e-1`. Minus zero is zero. */
export const toDecimalText = (written: string): string => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = JSON_NUMBER.exec(written) ?? [];
  // Beyond that, adding to it would not be exact.
  if (exponent.length > EXPONENT_DIGITS_MAX) return written;
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return end === 0 ? '0' : `${sign}${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
};

const EXPONENT_DIGITS_MAX = 15;
const JSON_NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]\+?(-?\d+))?$/;
