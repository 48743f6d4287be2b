import { numberFromMicros } from '../../domain/money/micros.ts';
import { minorUnitMicros } from '../../domain/money/minor-unit.ts';
import type { BatchReply } from '../../generated/wallet/types.gen.ts';
import type { BatchRefusals, WalletBatch } from '../../platform/unit/operator-wallet.ts';
import { readableCode } from './read-success.ts';

/** The sum of credits, in micros. */
export const sumCredits = (credits: WalletBatch['credits']): bigint =>
  credits.reduce((sum, { amountMicros }) => sum + amountMicros, 0n);

/**
 * The refused credits in a wallet's reply to a batch; all others are paid. Undefined when the reply cannot be trusted: it lists an unknown
 * player, or one twice, or its totals differ from the sum of the paid credits.
 */
export const readRefusals = (
  { credits, currency }: WalletBatch,
  reply: BatchReply,
  status: number,
  withheld: readonly string[],
): BatchRefusals | undefined => {
  const refusals = new Map(
    reply.errors.map(({ player_id, code }) => [player_id, readableCode(code, status, withheld)]),
  );
  const paid = credits.filter(({ playerId }) => !refusals.has(playerId));
  if (refusals.size !== reply.errors.length || paid.length + refusals.size !== credits.length) return undefined;
  const total = numberFromMicros(sumCredits(paid));
  // All amounts are whole minor units, so a difference below half a unit is a rounding error of the wallet.
  const half = numberFromMicros(minorUnitMicros(currency)) / 2;
  const isTotal = (figure: number) => Math.abs(figure - total) < half;
  return isTotal(reply.total_amount) && isTotal(reply.total_jackpot_amount) ? refusals : undefined;
};
