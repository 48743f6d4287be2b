import { emit } from '../../db/events/outbox.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { findOwnCurrencies } from '../../db/operators/brand-currencies.ts';
import { listSourcesOfInstance } from '../../db/routing/sources.ts';
import type { ShareFacts } from '../../db/tables/wins.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Entry } from '../../domain/jackpot/entry.ts';
import type { Win } from '../../domain/jackpot/outcome.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { WinEvent } from '../../generated/server/types.gen.ts';
import { brandCurrenciesToWire } from '../../wire/brand-currencies.ts';
import type { Unit } from '../unit/handler.ts';
import type { WinCause } from './book-outcome.ts';

/** The largest number of community payees, and of games, that an event lists. */
const LISTED_MAX = 100;

/** A booked win: its payees, the winner first, and the entries of its outcome. */
export type EmittedWin = {
  readonly win: Win;
  readonly id: string;
  readonly shares: readonly ShareFacts[];
  readonly entries: readonly Entry[];
  /** The winner's payment waits for a review. */
  readonly isHeld: boolean;
};

/** Emits the event of a win, in the unit that books it. `instance` is as the win left it. */
export const emitWin = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  instance: Instance,
  { win, id, shares, entries, isHeld }: EmittedWin,
  cause: WinCause,
): Promise<void> => {
  const { brandPath, playerId, sourceId, contributionId, gameroundId, eventMetadata, bonusId } = cause;
  const own = await findOwnCurrencies(tx, brandPath);
  const { base_currency, multipliers } = brandCurrenciesToWire(brandPath, own, cause.currencies);
  const games = await listSourcesOfInstance(tx, instance.id);
  const [, ...others] = shares;
  const data: WinEvent = {
    win_id: id,
    instance_id: instance.id,
    game_code: instance.gameCode,
    jackpot_name: instance.name,
    win_pot_id: win.potId,
    instance_count: win.instanceCount,
    win_amount: numberFromMicros(win.amount),
    jackpot_currency: instance.currency,
    payout_amount: numberFromMicros(win.pay.amount),
    payout_currency: win.pay.currency,
    currency_multipliers: { ...multipliers, [base_currency]: 1 },
    player_id: playerId,
    brand_id: brandPath,
    source_id: sourceId,
    games: games.slice(0, LISTED_MAX),
    win_withheld: isHeld,
    seed: numberFromMicros(instance.pots.find((pot) => pot.id === win.potId)?.seedValue ?? 0n),
    seed_deficit: numberFromMicros(paidByHouse(entries, win.potId)),
    community_winner_count: others.length,
    community_winners: others.slice(0, LISTED_MAX).map(({ brand, player, currency, pay }) => ({
      player_id: player,
      brand_id: brand,
      currency,
      win_amount: numberFromMicros(BigInt(pay)),
    })),
    timestamp: nowMs,
    ...(contributionId === null ? {} : { contribution_id: contributionId }),
    ...(bonusId === undefined ? {} : { bonus_id: bonusId }),
    ...(gameroundId === null ? {} : { gameround_id: gameroundId }),
    ...(eventMetadata === undefined || eventMetadata === null ? {} : { event_metadata: eventMetadata }),
  };
  await emit(tx, {
    instanceId: instance.id,
    eventType: 'WinEvent',
    operatorId: toOperatorId(brandPath),
    brandId: brandPath,
    playerId,
    data,
    createdAtMs: nowMs,
  });
};

/** The part of a pot's next seed that the house paid, in micros. */
const paidByHouse = (entries: readonly Entry[], potId: string): bigint => {
  const reseed = entries.find(({ kind, postings }) => kind === 'reseed' && postings.some(({ pot }) => pot === potId));
  return -(reseed?.postings.find(({ pot, account }) => pot === null && account === 'house')?.amount ?? 0n);
};
