/** A decimal number without any rounding: `digits` ÷ 10 to the power of `scale`. */
export type Exact = { readonly digits: bigint; readonly scale: number };

export const NOTHING: Exact = { digits: 0n, scale: 0 };
export const WHOLE: Exact = { digits: 1n, scale: 0 };

/** The number that a text means; undefined if it means none. */
export const exactIn = (text: string): Exact | undefined => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  return whole === '' ? undefined : { digits: BigInt(sign + whole + fraction), scale: fraction.length };
};

/** Every digit of it, without zeros that mean nothing. */
export const exactText = ({ digits, scale }: Exact): string => {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const fraction = text.slice(text.length - scale).replace(/0+$/, '');
  const whole = text.slice(0, text.length - scale);
  return `${digits < 0n ? '-' : ''}${whole}${scale === 0 || fraction === '' ? '' : `.${fraction}`}`;
};

const digitsAt = ({ digits, scale }: Exact, wanted: number): bigint => digits * 10n ** BigInt(wanted - scale);

export const plus = (one: Exact, other: Exact): Exact => {
  const scale = Math.max(one.scale, other.scale);
  return { digits: digitsAt(one, scale) + digitsAt(other, scale), scale };
};

export const minus = (one: Exact, other: Exact): Exact => plus(one, { ...other, digits: -other.digits });

export const times = (one: Exact, other: Exact): Exact => ({
  digits: one.digits * other.digits,
  scale: one.scale + other.scale,
});

/** Only to draw it: the nearest number. */
export const nearest = (exact: Exact): number => Number(exactText(exact));

const HUNDREDTH = 2;

/** A share as a percentage, `0.3` as `30`; a text that is no number stays as it is. */
export const percentIn = (share: string): string => {
  const exact = exactIn(share);
  return exact === undefined ? share : exactText(times(exact, { digits: 100n, scale: 0 }));
};

/** A percentage as a share, `30` as `0.3`; a text that is no number stays as it is. */
export const shareIn = (percent: string): string => {
  const exact = exactIn(percent);
  return exact === undefined ? percent : exactText({ ...exact, scale: exact.scale + HUNDREDTH });
};
