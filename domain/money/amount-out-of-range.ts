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

  constructor(what: string, amount: bigint) {
    super(`${what} would be ${amount} micros, beyond ±8,000,000,000 units`);
    this.what = what;
    this.amount = amount;
  }
}
