import { AmountOutOfRange } from '../../domain/money/amount-out-of-range.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import { type Refusal, refuse } from './reply.ts';

/** Runs work, in or around a unit; where an amount would leave the platform's range it is refused, and nothing of the unit stays. */
export const refuseOutOfRange = async <Result>(
  work: () => Promise<Result>,
): Promise<Result | Refusal<'amount_out_of_range'>> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AmountOutOfRange)) throw error;
    const { what, amount, limit } = error;
    return refuse('amount_out_of_range', {
      detail: `This is too much: ${what} would be ${decimalFromMicros(amount)}, ${limit}.`,
    });
  }
};
