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
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(plain(amount)) ?? [
    '',
    '',
    String(amount),
  ];
  const digits = minorDigits(currency);
  const shown = fraction.replace(/0+$/, '').padEnd(digits, '0');
  return `${sign === '-' ? '−' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${shown === '' ? '' : `.${shown}`}`;
};

/** A number as text without an exponent, which JavaScript writes below 0.000001. */
export const plain = (amount: number | string): string => {
  const text = String(amount);
  return /e/i.test(text) ? Number(amount).toFixed(12).replace(/0+$/, '') : text;
};
