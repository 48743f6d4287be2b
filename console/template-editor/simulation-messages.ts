import type { ParSheet } from '../../simulator/par-sheet.ts';
import type { Simulation } from '../../simulator/simulation.ts';

/** What the page asks of the worker. The next order stops this one. */
export type SimulationOrder = Pick<
  Simulation,
  'template' | 'rounds' | 'seed' | 'players' | 'roundsPerHour' | 'triggers'
> & {
  readonly order: number;
};

/** How far it is, or why it was not begun. */
export type SimulationAnswer = { readonly order: number } & (
  | { readonly sheet: ParSheet; readonly progress: number }
  | { readonly faults: readonly { readonly pointer: string; readonly detail: string }[] }
);
