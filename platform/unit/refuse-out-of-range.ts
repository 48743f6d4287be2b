import { AmountOutOfRange } from '../../domain/money/amount-out-of-range.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import { type Refusal, refuse } from './reply.ts';

/** Runs work, inside or around a unit of work. Refuses it if an amount would leave the platform's range; the unit is rolled back. */
export const refuseOutOfRange = async <Result>(
  work: () => Promise<Result>,
): Promise<Result | Refusal<'amount_out_of_range'>> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AmountOutOfRange)) throw error;
    const { what, amount, limit } = error;
    return refuse('amount_out_of_range', {
      detail: `Amount too large: ${what} would be ${decimalFromMicros(amount)}, ${limit}.`,
    });
  }
};
