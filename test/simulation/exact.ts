const gapless = (digits: string): boolean => /^\d+$/.test(digits);

/** A rational number, never reduced and never rounded unless a floor or ceiling is requested. */
export class Exact {
  readonly n: bigint;
  /** Above 0. */
  readonly d: bigint;

  constructor(n: bigint, d = 1n) {
    if (d === 0n) throw new Error(`${n}/0 is no number`);
    this.n = d < 0n ? -n : n;
    this.d = d < 0n ? -d : d;
  }

  /** Reads a decimal by its digits, whichever way it came over the wire: 0.25, '0.25', 1e-7. */
  static read(wire: number | string): Exact {
    const [mantissa = '', exponent = '0'] = String(wire).toLowerCase().split('e');
    const [whole = '', decimals = ''] = mantissa.split('.');
    if (!gapless(whole) || (decimals !== '' && !gapless(decimals))) throw new Error(`${wire} is no decimal number`);
    const shift = Number(exponent) - decimals.length;
    const digits = BigInt(whole + decimals);
    return shift < 0 ? new Exact(digits, 10n ** BigInt(-shift)) : new Exact(digits * 10n ** BigInt(shift));
  }

  /** Reads 'numerator/denominator'. */
  static ratio(text: string): Exact {
    const [n = '', d = ''] = text.split('/');
    return new Exact(BigInt(n), BigInt(d));
  }

  plus(other: Exact): Exact {
    return new Exact(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other: Exact): Exact {
    return new Exact(this.n * other.d - other.n * this.d, this.d * other.d);
  }

  times(other: Exact): Exact {
    return new Exact(this.n * other.n, this.d * other.d);
  }

  over(other: Exact): Exact {
    return new Exact(this.n * other.d, this.d * other.n);
  }

  /** Below 0, 0 or above 0, like this − other. */
  against(other: Exact): bigint {
    return this.n * other.d - other.n * this.d;
  }

  atMost(other: Exact): Exact {
    return this.against(other) > 0n ? other : this;
  }

  /** `numerator/denominator` in lowest terms. */
  get text(): string {
    let [a, b] = [this.n < 0n ? -this.n : this.n, this.d];
    while (b > 0n) [a, b] = [b, a % b];
    return a === 0n ? '0/1' : `${this.n / a}/${this.d / a}`;
  }

  get floor(): bigint {
    const whole = this.n / this.d;
    return this.n < 0n && whole * this.d !== this.n ? whole - 1n : whole;
  }

  get ceiling(): bigint {
    return -new Exact(-this.n, this.d).floor;
  }
}

const MILLION = new Exact(1_000_000n);

/** An amount of the wire in millionths. */
export const micros = (wire: number | string): bigint => {
  const exact = Exact.read(wire).times(MILLION);
  if (exact.n % exact.d !== 0n) throw new Error(`${wire} has more than six decimals`);
  return exact.n / exact.d;
};

/** Millionths as the wire writes them: the digits, cut of their trailing zeros. */
export const wireAmount = (amount: bigint): number => {
  const digits = String(amount < 0n ? -amount : amount).padStart(7, '0');
  return Number(`${amount < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`);
};

const best = (amounts: readonly bigint[], isBetter: (a: bigint, b: bigint) => boolean): bigint => {
  const [first = 0n, ...rest] = amounts;
  let found = first;
  for (const amount of rest) if (isBetter(amount, found)) found = amount;
  return found;
};

export const least = (...amounts: readonly bigint[]): bigint => best(amounts, (a, b) => a < b);
export const most = (...amounts: readonly bigint[]): bigint => best(amounts, (a, b) => a > b);
