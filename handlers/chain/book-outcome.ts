import type { WinFacts } from '../../db/facts.ts';
import { book, type Instance } from '../../db/instances.ts';
import type { Occasion } from '../../db/ledger.ts';
import { emit } from '../../db/outbox.ts';
import { insertWin, type Payout, type Win as WinRow } from '../../db/wins.ts';
import { operatorOf } from '../../domain/account/access.ts';
import type { Outcome, Win } from '../../domain/jackpot/outcome.ts';
import { textFromFraction } from '../../domain/money/fraction.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { WinEvent } from '../../generated/server/types.gen.ts';
import type { Unit } from '../handler.ts';

/** Who and what caused an outcome. */
export type Cause = {
  readonly brandPath: string;
  readonly playerId: string;
  readonly sourceId: string;
  readonly contributionId: string | null;
  readonly gameroundId: string | null;
  readonly eventMetadata: unknown;
  /** Its facts are those of the contribution; wins have their own. */
  readonly occasion: Omit<Occasion, 'atMs'>;
};

/** The wins of an outcome as they were stored, in the order of the pots. */
export type BookedWin = { readonly win: WinRow; readonly payout: Payout };

/** The platform sends a credit itself, right after the commit; the background sender leaves it alone for this long. */
const FIRST_RETRY_MS = 30_000;

/** Books an outcome of the jackpot's rules: ledger, balances, wins, what is owed for them, and their events. */
export const bookOutcome = async (
  { tx, seal, nowMs, newId }: Unit,
  instance: Instance,
  outcome: Outcome,
  cause: Cause,
): Promise<{ readonly instance: Instance; readonly wins: readonly BookedWin[] }> => {
  const winIds = outcome.wins.map(() => newId());
  // Entries come in the order in which things happened: whatever follows a win belongs to it.
  let reference = cause.occasion.reference;
  let won = 0;
  const entries = outcome.entries.map((entry) => {
    let facts = entry.kind === 'contribution' ? cause.occasion.facts : undefined;
    let { rate } = cause.occasion;
    const win = entry.kind === 'win' ? outcome.wins[won] : undefined;
    if (win !== undefined) {
      reference = winIds[won] ?? reference;
      facts = winFacts(reference, win, outcome, cause);
      rate = textFromFraction(win.pay.rate);
      won += 1;
    }
    return { entry, occasion: { ...cause.occasion, reference, rate, atMs: nowMs, facts } };
  });
  const booked = await book(tx, seal, instance, outcome.state, entries);
  const wins: BookedWin[] = [];
  for (const [index, win] of outcome.wins.entries()) {
    const id = winIds[index] ?? newId();
    const row: WinRow = {
      id,
      instanceId: instance.id,
      potId: win.potId,
      instanceCount: win.instanceCount,
      contributionId: cause.contributionId,
      sourceId: cause.sourceId,
      gameroundId: cause.gameroundId,
      brandPath: cause.brandPath,
      playerId: cause.playerId,
      value: win.value,
      eventMetadata: cause.eventMetadata ?? null,
      atMs: nowMs,
    };
    const payout: Payout = {
      transactionId: transactionIdOf(id),
      winId: id,
      number: 0,
      instanceId: instance.id,
      operatorId: instance.operatorId,
      brandPath: cause.brandPath,
      playerId: cause.playerId,
      amount: win.amount,
      payCurrency: win.pay.currency,
      pay: win.pay.amount,
      rate: textFromFraction(win.pay.rate),
      state: 'due',
      inFlight: false,
      attempts: 0,
      nextAttemptAtMs: nowMs + FIRST_RETRY_MS,
      lastError: null,
      wonAtMs: nowMs,
      paidAtMs: null,
      settledBy: null,
      settleReason: null,
    };
    await insertWin(tx, row, [payout]);
    const data: WinEvent = {
      win_id: id,
      instance_id: instance.id,
      game_code: instance.gameCode,
      win_pot_id: win.potId,
      instance_count: win.instanceCount,
      win_amount: numberFromMicros(win.amount),
      jackpot_currency: instance.currency,
      payout_amount: numberFromMicros(win.pay.amount),
      payout_currency: win.pay.currency,
      player_id: cause.playerId,
      brand_id: cause.brandPath,
      source_id: cause.sourceId,
      timestamp: nowMs,
      ...(cause.contributionId === null ? {} : { contribution_id: cause.contributionId }),
      ...(cause.gameroundId === null ? {} : { gameround_id: cause.gameroundId }),
      ...(cause.eventMetadata === undefined || cause.eventMetadata === null
        ? {}
        : { event_metadata: cause.eventMetadata }),
    };
    await emit(tx, {
      instanceId: instance.id,
      eventType: 'WinEvent',
      operatorId: operatorOf(cause.brandPath),
      brandId: cause.brandPath,
      playerId: cause.playerId,
      data,
      createdAtMs: nowMs,
    });
    wins.push({ win: row, payout });
  }
  return { instance: booked, wins };
};

/** The main winner's; the platform credits nobody else yet. */
const transactionIdOf = (winId: string): string => `${winId}:0`;

const winFacts = (id: string, win: Win, { state }: Outcome, cause: Cause): WinFacts => ({
  win: id,
  contribution: cause.contributionId,
  brand: cause.brandPath,
  player: cause.playerId,
  transaction: transactionIdOf(id),
  pay: String(win.pay.amount),
  currency: win.pay.currency,
  pot: win.potId,
  instanceCount: win.instanceCount,
  // A pot is won at most once in an outcome, so what it counts at the end is what this win led to.
  nextInstanceCount: state.pots.find((pot) => pot.id === win.potId)?.instanceCount ?? win.instanceCount,
});
