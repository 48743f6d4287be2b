const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A number without an exponent: `0.0000001`, not `1e-7`. */
export const decimalText = (value: number): string => {
  const [digits = '', exponent] = String(value).split('e');
  if (exponent === undefined) return digits;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(digits) ?? [];
  const point = whole.length + Number(exponent);
  const all = whole + fraction;
  const padded = point > 0 ? all.padEnd(point, '0') : `${'0'.repeat(1 - point)}${all}`;
  const place = Math.max(point, 1);
  return place === padded.length ? `${sign}${padded}` : `${sign}${padded.slice(0, place)}.${padded.slice(place)}`;
};

/**
 * The number that a text means, or a sentence why it cannot be sent. A text that would have to be rounded is refused: the number that is sent
 * is the one that was typed.
 */
export const numberIn = (typed: string): number | string => {
  const text = typed.trim();
  if (!DECIMAL.test(text)) return 'Write it in digits with at most one point, such as 1250.50.';
  const value = Number(text);
  return Number.isFinite(value) && plain(decimalText(value)) === plain(text)
    ? value
    : 'This has more digits than can be sent exactly.';
};

/** The same digits in one way: no zeros that mean nothing. */
const plain = (text: string): string => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const digits = `${whole.replace(/^0+(?=\d)/, '')}.${fraction.replace(/0+$/, '')}`;
  return text.startsWith('-') && /[1-9]/.test(digits) ? `-${digits}` : digits;
};
