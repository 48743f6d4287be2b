import { ONE } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import { isArmed } from './arming.ts';
import type { BarReason } from './bar-reason.ts';
import { Draft } from './draft.ts';
import { recordingDraw } from './draws.ts';
import type { Drawn, PotDecision } from './entry.ts';
import type { Hits, WinContext } from './outcome.ts';
import { dividePot, toCredit } from './payout.ts';
import type { Payee, PayTerms, Player } from './player.ts';
import type { JackpotRules, PotRules } from './rules.ts';
import { type JackpotState, potValue } from './state.ts';
import { requireTime, settleWindow, windowDue } from './window.ts';
import type { Window } from './window-series.ts';

/** Access to the booked contributions of one pot in one window, end exclusive. */
export type Entrants = {
  /** Their total. */
  total(window: Window): Promise<Micros>;
  /**
   * The player whose contribution covers a point, 0 ≤ point < total, when contributions are laid end to end in ledger order, each as long
   * as the amount it booked.
   */
  at(window: Window, point: Micros): Promise<Payee>;
  /**
   * Returns the reason why a player may not win, and takes the player's contributions out of the window, so that total and points are those
   * of the others; undefined if the player may. Absent: all may.
   */
  passOver?(window: Window, player: Player): Promise<BarReason | undefined>;
};

/** Players on whom a draw fell, and who may not win: each was passed over, and it was drawn again among the others. */
export type PassedPlayer = Player & { readonly reason: BarReason };

/** The outcome of a window: the winner, with what `payHits` needs, or none when the pot was not armed. */
export type WindowDrawing = Hits & {
  readonly winner?: Player;
  readonly passed: readonly PassedPlayer[];
  readonly context: WinContext;
};

/**
 * Draws the winner of a window that ended without a win, or whose moment came in a pot that is won by stake, among all its contributors so
 * far, weighted by what they booked. Selectors do not apply.
 * When the pot is not armed, nothing is drawn and the window is settled; it is settled without a win when no player is left who may win.
 * @param trigger `Stake` if its moment came before its end.
 * @returns undefined when no window of the pot is due.
 */
export const drawWindow = async (
  rules: JackpotRules,
  state: JackpotState,
  potId: string,
  entrants: Entrants,
  { draw, atMs }: Pick<WinContext, 'draw' | 'atMs'>,
  trigger: 'WindowEnd' | 'Stake' = 'WindowEnd',
): Promise<WindowDrawing | undefined> => {
  const pot = rules.pots.find(({ id }) => id === potId);
  if (pot === undefined) throw new Error(`the jackpot has no pot ${potId}`);
  const now = requireTime(atMs);
  const draft = new Draft(state);
  const window = windowDue(rules, pot, draft.pot(potId));
  if (window === undefined || (now < window.endMs && trigger === 'WindowEnd')) return undefined;
  const inJackpots: PayTerms = { currency: rules.currency, rate: ONE };
  const contextOf = ({ currency, rate }: PayTerms): WinContext => ({ winnerCurrency: currency, rate, draw, atMs: now });
  const decision = { pot: potId, trigger } as const;
  // The winner's currency is unknown before the draw, so arming uses the jackpot's.
  const draws: Drawn[] = [];
  const passed: PassedPlayer[] = [];
  const settled = (armed: boolean): WindowDrawing => {
    settleWindow(rules, pot, draft, now);
    draft.pot(potId).due = false;
    draft.book('draw', [], [{ ...decision, armed, draws, hit: false, selected: false }]);
    return { state: draft.state, entries: draft.entries, hits: [], passed, context: contextOf(inJackpots) };
  };
  if (!isArmed(pot, draft, contextOf(inJackpots), rules.currency)) return settled(false);
  let winner: Payee | undefined;
  while (winner === undefined) {
    const total = await entrants.total(window);
    if (total <= 0n && passed.length > 0) return settled(true);
    if (total <= 0n) throw new Error(`the contributions in the window of the pot ${potId} booked ${total} micros`);
    const drawn = await entrants.at(window, recordingDraw(draw, draws)(total));
    const reason = await entrants.passOver?.(window, drawn);
    if (reason === undefined) winner = drawn;
    else passed.push({ brandPath: drawn.brandPath, playerId: drawn.playerId, reason });
  }
  const { brandPath, playerId, ...terms } = winner;
  const decisions: PotDecision[] = [{ ...decision, armed: true, draws, hit: true, selected: true }];
  const context = contextOf(paysIn(terms, pot, rules.currency, potValue(draft.pot(potId))) ? terms : inJackpots);
  return { state, entries: [], hits: [{ potId, decisions }], winner: { brandPath, playerId }, passed, context };
};

/** Reports whether the win is worth at least one minor unit of the winner's currency. */
const paysIn = (terms: PayTerms, pot: PotRules, jackpotCurrency: string, value: Micros): boolean =>
  toCredit(dividePot(value, pot.payout).main, terms, jackpotCurrency).pay.amount > 0n;
