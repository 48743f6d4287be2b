import type { ParSheet } from '../clients/simulator/par-sheet.ts';
import { playSimulation as play } from '../clients/simulator/simulate.ts';
import type { Simulation } from '../clients/simulator/simulation.ts';
import manifest from '../package.json' with { type: 'json' };

export type { Measured, ParSheet, PotSheet } from '../clients/simulator/par-sheet.ts';
export { sheetPage } from '../clients/simulator/sheet-page.ts';
export { sheetText } from '../clients/simulator/sheet-text.ts';
export type {
  SimulatedPlayers,
  Simulation,
  SimulationFault,
  SimulationProgress,
} from '../clients/simulator/simulation.ts';
export { SimulationRefused } from '../clients/simulator/simulation-refused.ts';

/**
 * Plays the jackpot of a template, without a platform, and resolves to its par sheet: what `pitboss simulate` prints. Throws SimulationRefused,
 * which has every fault with its place.
 */
export const simulate = (simulation: Simulation): Promise<ParSheet> => play(simulation, manifest.version);
