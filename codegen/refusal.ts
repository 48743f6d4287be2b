/** A fault of the specification: where it is, which rule it breaks, and how to mend it. */
export type Fault = { readonly where: string; readonly rule: string; readonly mend: string };

/** Thrown when a specification must not be generated from. All faults that were found are in it, one line each. */
export class Refusal extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ where, rule, mend }) => `${where}: ${rule}. ${mend}`).join('\n'));
    this.name = 'Refusal';
    this.faults = faults;
  }
}

/** Throws when there is any fault. */
export const refuseAny = (faults: readonly Fault[]): void => {
  if (faults.length > 0) throw new Refusal(faults);
};
