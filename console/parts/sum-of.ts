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
export const sumOf = (
  amounts: readonly { readonly amount: number | string; readonly currency: string }[],
): { readonly amount: string; readonly currency: string }[] => {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + units(amount));
  return [...sums].map(([currency, sum]) => ({ amount: textOf(sum), currency }));
};
