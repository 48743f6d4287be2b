import type { FieldFault } from '../wire/field-fault.ts';

/** Why a simulation was not begun: every fault with its place in what was given, such as `/template/pots/0/id` or `/players/1/wagers`. */
export class SimulationRefused extends Error {
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[], cause?: unknown) {
    super(faults.map(({ pointer, detail }) => `${pointer}: ${detail}`).join('\n'), { cause });
    this.name = 'SimulationRefused';
    this.faults = faults;
  }
}
