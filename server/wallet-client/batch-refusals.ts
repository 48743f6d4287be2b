import { numberFromMicros } from '../../domain/money/micros.ts';
import { minorUnitMicros } from '../../domain/money/minor-unit.ts';
import type { BatchReply } from '../../generated/wallet/types.gen.ts';
import type { BatchRefusals, WalletBatch } from '../../platform/unit/operator-wallet.ts';
import { codeOf } from './read-success.ts';

/** The sum of credits, in micros. */
export const sumOf = (credits: WalletBatch['credits']): bigint =>
  credits.reduce((sum, { amountMicros }) => sum + amountMicros, 0n);

/**
 * What a wallet's reply says about the credits of a batch: whoever is not listed is paid. Undefined when it cannot be believed, because it
 * lists somebody else, or somebody twice, or its totals are not those of the credits that it does not list.
 */
export const refusalsOf = (
  { credits, currency }: WalletBatch,
  reply: BatchReply,
  status: number,
): BatchRefusals | undefined => {
  const refusals = new Map(reply.errors.map(({ player_id, code }) => [player_id, codeOf(code, status)]));
  const paid = credits.filter(({ playerId }) => !refusals.has(playerId));
  if (refusals.size !== reply.errors.length || paid.length + refusals.size !== credits.length) return undefined;
  const total = numberFromMicros(sumOf(paid));
  // Everything is whole minor units, so less than half of one can only be how the wallet has added up and written it.
  const half = numberFromMicros(minorUnitMicros(currency)) / 2;
  const isTotal = (figure: number) => Math.abs(figure - total) < half;
  return isTotal(reply.total_amount) && isTotal(reply.total_jackpot_amount) ? refusals : undefined;
};
