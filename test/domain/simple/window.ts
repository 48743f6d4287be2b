import type { JackpotRules, PotRules, PotTrigger } from '../../../domain/jackpot/rules.ts';
import { type Booked, potNamed, type SimpleInstance } from './ledger.ts';
import { type Draw, isArmed, payAndReseed, type SimpleWin, type Winner } from './win.ts';

export type Timed = Extract<PotTrigger, { kind: 'Time' }>;
type Window = { readonly startMs: number; readonly endMs: number };

/** Steps from window to window until one contains the time. */
export const windowOf = (startsAtMs: number, { targetMs, periodMs }: Timed, atMs: number): Window | undefined => {
  if (periodMs === undefined)
    return startsAtMs <= atMs && atMs < targetMs ? { startMs: startsAtMs, endMs: targetMs } : undefined;
  for (let endMs = targetMs; ; endMs += periodMs) {
    const startMs = Math.max(endMs - periodMs, startsAtMs);
    if (atMs < startMs) return undefined;
    if (atMs < endMs) return { startMs, endMs };
  }
};

const startOf = ({ startsAtMs }: JackpotRules): number => {
  if (startsAtMs === undefined) throw new Error('no start');
  return startsAtMs;
};

const entriesOf = ({ booked }: SimpleInstance, pot: string): Booked[] =>
  booked.filter(({ pots }) => pots.includes(pot));

/** The first window with contributions to the pot that is neither won nor drawn. */
const pending = (rules: JackpotRules, trigger: Timed, instance: SimpleInstance, pot: string): Window | undefined => {
  const settledMs = instance.settledUntilMs.get(pot) ?? 0;
  for (const { atMs } of entriesOf(instance, pot)) {
    const window = windowOf(startOf(rules), trigger, atMs);
    if (window !== undefined && window.endMs > settledMs) return window;
  }
  return undefined;
};

/** The draw of the last booked contribution. */
export const hasHitInWindow = (
  rules: JackpotRules,
  trigger: Timed,
  instance: SimpleInstance,
  pot: string,
  draw: Draw,
): boolean => {
  const entries = entriesOf(instance, pot);
  const now = entries.at(-1)?.atMs ?? 0;
  const window = windowOf(startOf(rules), trigger, now);
  // Nothing is drawn while an earlier window waits for its drawing, or once this one is won.
  if (window === undefined || pending(rules, trigger, instance, pot)?.endMs !== window.endMs) return false;
  if (potNamed(instance, pot).due) return true;
  const before = entries.slice(0, -1).filter(({ atMs }) => atMs >= window.startMs);
  const u = Math.max(window.startMs, ...before.map(({ atMs }) => atMs));
  return now > u && draw(BigInt(window.endMs - u)) < BigInt(now - u);
};

/** Any win of a pot settles a window: the waiting one, else the current one. */
export const settleWindow = (rules: JackpotRules, pot: PotRules, instance: SimpleInstance, atMs: number): void => {
  const trigger = pot.triggers.find((candidate) => candidate.kind === 'Time');
  if (trigger === undefined) return;
  const window = pending(rules, trigger, instance, pot.id) ?? windowOf(startOf(rules), trigger, atMs);
  if (window === undefined) return;
  instance.settledUntilMs.set(pot.id, Math.max(window.endMs, instance.settledUntilMs.get(pot.id) ?? 0));
};

/**
 * The drawing at the end of a window without a win: every micro booked in it is a lot.
 * @returns undefined when no window is over, null when one ended because the pot was not armed.
 */
export const drawAtEnd = (
  rules: JackpotRules,
  pot: PotRules,
  instance: SimpleInstance,
  {
    atMs,
    draw,
    winnerNamed,
  }: { readonly atMs: number; readonly draw: Draw; readonly winnerNamed: (player: string) => Winner },
): SimpleWin | null | undefined => {
  const trigger = pot.triggers.find((candidate) => candidate.kind === 'Time');
  const window = trigger && pending(rules, trigger, instance, pot.id);
  if (window === undefined || atMs < window.endMs || !potNamed(instance, pot.id).enabled) return undefined;
  const inJ: Winner = { player: '', currency: rules.currency, rate: { top: 1n, bottom: 1n } };
  const inWindow = entriesOf(instance, pot.id).filter(
    (entry) => entry.atMs >= window.startMs && entry.atMs < window.endMs,
  );
  const isDrawn = isArmed(pot, potNamed(instance, pot.id), instance.H, inJ);
  const lots = isDrawn ? inWindow.flatMap(({ player, B }) => Array.from({ length: Number(B) }, () => player)) : [];
  const player = isDrawn ? lots[Number(draw(BigInt(lots.length)))] : undefined;
  if (player === undefined) {
    settleWindow(rules, pot, instance, atMs);
    potNamed(instance, pot.id).due = false;
    return null;
  }
  return payAndReseed(rules, pot, instance, winnerNamed(player), atMs);
};
