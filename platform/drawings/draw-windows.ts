import { type Instance, scheduleInstance } from '../../db/jackpots/instances.ts';
import { type EntrySpan, findWindowEntryAt, listSpansOf, totalOfWindow } from '../../db/jackpots/window-entries.ts';
import type { PassedFacts, PassedWindowFacts } from '../../db/ledger/facts.ts';
import { type Bars, findBarred, readBars } from '../../db/opt-ins/barred.ts';
import { findParticipation } from '../../db/opt-ins/participations.ts';
import { drawWindow, type Entrants } from '../../domain/jackpot/draw-window.ts';
import { findPayees } from '../../domain/jackpot/find-payees.ts';
import { payHits } from '../../domain/jackpot/pay-hits.ts';
import { MAX_PAYEES } from '../../domain/jackpot/rules.ts';
import { windowDue } from '../../domain/jackpot/window.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import type { InstanceRules } from '../../wire/jackpot-rules.ts';
import { bookEntries, bookOutcome } from '../booking/book-outcome.ts';
import { createCommunity, payTermsBy } from '../booking/create-community.ts';
import { firstWindow, nextDueAtMs } from '../rules/next-due-at.ts';
import type { Unit } from '../unit/handler.ts';
import { drawingPot } from './drawing-failed.ts';

/** Payees that are written together with the wins, over all windows of a unit and besides one of each. The others follow separately. */
const SHARES_AT_ONCE = 200;

type DueWindow = NonNullable<ReturnType<typeof firstWindow>>;

/** Windows that one unit draws at most. It also stops once they pay as many players as one win can. */
const WINDOWS_PER_UNIT = 50;

/**
 * Draws the time windows that are over, in the order in which they ended, as many as one unit holds. While one is left the instance stays
 * due, so that nothing changes its pots first.
 */
export const drawWindows = async (
  unit: Unit,
  instance: Instance,
  rules: InstanceRules,
  currencies: Currencies,
): Promise<Instance> => {
  let drawn = instance;
  let payees = 0;
  for (let windows = 0; windows < WINDOWS_PER_UNIT && payees < MAX_PAYEES; windows += 1) {
    const due = firstWindow(drawn, rules);
    if (due === undefined || due.window.endMs > unit.nowMs) break;
    const [from, atOnce] = [drawn, Math.max(SHARES_AT_ONCE - payees, 1)];
    const won = await drawingPot(due.potId, () => drawOne(unit, from, rules, due, currencies, atOnce));
    drawn = won.instance;
    payees += won.payees;
  }
  return scheduleInstance(unit.tx, drawn, { nextDueAtMs: nextDueAtMs(drawn, rules, unit.nowMs) });
};

/**
 * Draws the winner of a pot whose moment came with a contribution that is recorded, among those who have contributed in the window so far.
 */
export const drawByStake = async (
  unit: Unit,
  instance: Instance,
  rules: InstanceRules,
  potId: string,
  currencies: Currencies,
): Promise<Instance> => {
  const due = { potId, window: requireWindow(instance, rules, potId) };
  const { instance: drawn } = await drawOne(unit, instance, rules, due, currencies, SHARES_AT_ONCE, 'Stake');
  return scheduleInstance(unit.tx, drawn, { nextDueAtMs: nextDueAtMs(drawn, rules, unit.nowMs) });
};

const requireWindow = (instance: Instance, rules: InstanceRules, potId: string): DueWindow['window'] => {
  const pot = rules.pots.find(({ id }) => id === potId);
  const state = instance.pots.find(({ id }) => id === potId);
  const window = pot && state && windowDue(rules, pot, state);
  if (window === undefined) throw new Error(`the pot ${potId} has no window whose moment could come`);
  return window;
};

const drawOne = async (
  unit: Unit,
  instance: Instance,
  rules: InstanceRules,
  { potId, window }: DueWindow,
  currencies: Currencies,
  sharesAtOnce: number,
  trigger: 'WindowEnd' | 'Stake' = 'WindowEnd',
): Promise<{ readonly instance: Instance; readonly payees: number }> => {
  const { tx, draw, nowMs } = unit;
  const bars = await readBars(tx, instance, rules, nowMs);
  const drawing = await drawWindow(
    rules,
    instance,
    potId,
    entrantsOf(unit, instance, potId, currencies, bars),
    {
      draw,
      atMs: nowMs,
    },
    trigger,
  );
  if (drawing === undefined) throw new Error(`the window of the pot ${potId} is over but was not drawn`);
  const { state, entries, winner, context } = drawing;
  const passed = drawing.passed.map(({ brandPath, playerId, reason }): PassedFacts => [brandPath, playerId, reason]);
  const entryContext = { actor: 'pitboss', operation: 'drawWindow', reference: instance.id };
  if (winner === undefined) {
    const facts: PassedWindowFacts = { pot: potId, window, ...(passed.length === 0 ? {} : { passed }) };
    const unwon = entries.map((entry) => ({ entry, context: { ...entryContext, atMs: nowMs, facts } }));
    return { instance: await bookEntries(unit, instance, state, unwon), payees: 0 };
  }
  // The players active when it was won share the win, however late it is drawn.
  const won = { ...context, atMs: Math.min(window.endMs, nowMs) };
  const community = createCommunity(tx, instance, winner, currencies, bars);
  const payees = await findPayees(rules, drawing, community, won);
  const outcome = payHits(rules, drawing, context, payees);
  const { instance: booked } = await bookOutcome(unit, instance, outcome, {
    ...winner,
    sourceId: instance.gameCode,
    contributionId: null,
    gameroundId: null,
    eventMetadata: null,
    window,
    passed,
    barred: community.barred(),
    currencies,
    sharesAtOnce,
    entryContext,
  });
  return { instance: booked, payees: outcome.wins.reduce((sum, { community }) => sum + 1 + community.length, 0) };
};

/** The contributions to a pot's windows, with the currency in which each player is paid. */
const entrantsOf = (
  { tx }: Pick<Unit, 'tx'>,
  instance: Instance,
  potId: string,
  currencies: Currencies,
  bars: Bars | undefined,
): Entrants => {
  /** The spans of those who were passed over, in order. */
  const removed: EntrySpan[] = [];
  const of = ({ endMs }: { readonly endMs: number }) => ({ instanceId: instance.id, potId, windowEndMs: endMs });
  const termsOf = payTermsBy(tx, instance.currency, currencies);
  return {
    total: async (window) =>
      removed.reduce((total, { from, until }) => total - (until - from), await totalOfWindow(tx, of(window))),
    at: async (window, place) => {
      let point = place;
      for (const { from, until } of removed) if (from <= point) point += until - from;
      const entry = await findWindowEntryAt(tx, of(window), point);
      if (entry === undefined) throw new Error(`no contribution covers ${point} in the window of the pot ${potId}`);
      const { brandPath, playerId } = entry;
      const participation = await findParticipation(tx, { instanceId: instance.id, brandPath, playerId });
      return { brandPath, playerId, ...(await termsOf(brandPath, participation?.lastCurrency)) };
    },
    passOver: async (window, player) => {
      const reason = bars && (await findBarred(tx, bars, [player])).get(0);
      if (reason === undefined) return undefined;
      removed.push(...(await listSpansOf(tx, of(window), player)));
      removed.sort((a, b) => (a.from < b.from ? -1 : 1));
      return reason;
    },
  };
};
