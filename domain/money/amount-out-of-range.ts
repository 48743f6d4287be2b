/**
 * An amount or balance would leave the platform's range (AMOUNT_MAX_MICROS). Thrown before anything changes; the caller refuses the
 * request.
 */
export class AmountOutOfRange extends RangeError {
  override readonly name = 'AmountOutOfRange';
  /** What would be too large, such as an account's name. */
  readonly what: string;
  /** In micros. */
  readonly amount: bigint;
  /** The limit it exceeds. */
  readonly limit: string;

  constructor(what: string, amount: bigint, limit: string) {
    super(`${what} would be ${amount} micros, ${limit}`);
    this.what = what;
    this.amount = amount;
    this.limit = limit;
  }
}
