/**
 * An amount or a balance would leave the platform's range of ±8,000,000,000 units. Nothing has been changed when it is thrown;
 * the caller answers with a refusal.
 */
export class AmountOutOfRange extends RangeError {
  override readonly name = 'AmountOutOfRange';
  /** What would be too large, for instance an account's name. */
  readonly what: string;
  /** In micros. */
  readonly amount: bigint;
  /** What it must not be. */
  readonly limit: string;

  /** @param limit for one that is narrower than the platform's. */
  constructor(what: string, amount: bigint, limit = 'beyond ±8,000,000,000 units') {
    super(`${what} would be ${amount} micros, ${limit}`);
    this.what = what;
    this.amount = amount;
    this.limit = limit;
  }
}
