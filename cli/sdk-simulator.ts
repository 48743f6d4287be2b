import manifest from '../package.json' with { type: 'json' };
import type { ParSheet } from '../simulator/par-sheet.ts';
import { simulate as play } from '../simulator/simulate.ts';
import type { Simulation } from '../simulator/simulation.ts';

export type { Measured, ParSheet, PotSheet } from '../simulator/par-sheet.ts';
export { sheetPage } from '../simulator/sheet-page.ts';
export { sheetText } from '../simulator/sheet-text.ts';
export type { SimulatedPlayers, Simulation, SimulationFault, SimulationProgress } from '../simulator/simulation.ts';
export { SimulationRefused } from '../simulator/simulation-refused.ts';

/**
 * Plays the jackpot of a template, without a platform, and resolves to its par sheet: what `pitboss simulate` prints. Throws SimulationRefused,
 * which has every fault with its place.
 */
export const simulate = (simulation: Simulation): Promise<ParSheet> => play(simulation, manifest.version);
