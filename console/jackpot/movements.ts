import type { DayTotal, Reconciliation } from '../../clients/typescript/src/pitboss.ts';

/** What moved in a jackpot, in the order in which money goes through it. */
export const MOVEMENTS = [
  ['player_paid', 'Paid in by players'],
  ['operator_paid', 'Paid in by the operator'],
  ['initial_seeds', 'First seeds, from the operator'],
  ['transferred_in', 'Transferred in'],
  ['adjusted', 'Brought in by corrections'],
  ['won', 'Won'],
  ['paid', 'Paid by the wallet'],
  ['settled', 'Paid by other means'],
  ['diverted', 'Diverted'],
  ['transferred_out', 'Transferred out'],
] as const satisfies readonly (readonly [keyof DayTotal & keyof Reconciliation, string])[];

/** What a jackpot holds, by account. */
export const STOCKS = [
  ['pots', 'Pots'],
  ['seeds', 'Next seeds'],
  ['overflow', 'Overflow'],
  ['house', 'House'],
  ['withheld', 'Won, not paid yet'],
  ['diverting', 'On its way out'],
] as const satisfies readonly (readonly [keyof DayTotal & keyof Reconciliation, string])[];
