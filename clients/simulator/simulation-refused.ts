import type { SimulationFault } from './simulation.ts';

/** Refuses to begin a simulation: every fault with its place in what was given, such as `/template/pots/0/id` or `/players/1/wagers`. */
export class SimulationRefused extends Error {
  readonly faults: readonly SimulationFault[];

  constructor(faults: readonly SimulationFault[], cause?: unknown) {
    super(faults.map(({ pointer, detail }) => `${pointer}: ${detail}`).join('\n'), { cause });
    this.name = 'SimulationRefused';
    this.faults = faults;
  }
}
