import { isLimitation, LIMITATIONS, type Limitation, REMARKS, type Remark } from './limitations.ts';

/** A fault of the specification: where it is, which rule it breaks, and how to fix it. */
export type SpecFault = {
  readonly where: string;
  readonly rule: string;
  readonly mend: string;
  /** The name under which an interface can accept it. */
  readonly limitation?: Limitation;
};

/** The maximum number of faults listed per name; the rest are counted. */
const SHOWN_MAX = 10;

/** Thrown when the specification cannot be generated from. It holds all faults found. */
export class SpecRefusal extends Error {
  readonly faults: readonly SpecFault[];

  constructor(faults: readonly SpecFault[]) {
    super(linesOf(faults).join('\n'));
    this.name = 'Refusal';
    this.faults = faults;
  }
}

/** One line per fault, shortened if there are many of one name. */
const linesOf = (faults: readonly SpecFault[]): string[] => {
  const counts = new Map<Limitation, number>();
  const lines = faults.flatMap(({ where, rule, mend, limitation }) => {
    const line = `${where}: ${rule}. ${mend}`;
    if (!limitation) return [line];
    const count = (counts.get(limitation) ?? 0) + 1;
    counts.set(limitation, count);
    return count > SHOWN_MAX ? [] : [`${line} Or accept ${limitation}: ${LIMITATIONS[limitation]}.`];
  });
  for (const [limitation, count] of counts)
    if (count > SHOWN_MAX) lines.push(`… and ${count - SHOWN_MAX} more of ${limitation}.`);
  return lines;
};

/** Collects what the readers of a document find: faults, at a JSON pointer, and remarks, which are counted. */
export type Report = {
  fault(pointer: string, rule: string, mend: string, limitation?: Limitation): void;
  remark(name: Remark): void;
};

/** Throws a SpecRefusal if there are any faults. */
export const refuseAny = (faults: readonly SpecFault[]): void => {
  if (faults.length > 0) throw new SpecRefusal(faults);
};

/** The faults that the interface does not accept. */
export const unaccepted = (accept: readonly Limitation[], faults: readonly SpecFault[]): SpecFault[] =>
  faults.filter(({ limitation }) => !limitation || !accept.includes(limitation));

/** How often a remark or an accepted limitation applies to each interface, and the first place where that is known. */
export type Allowances = {
  readonly count: (api: string, name: Remark | Limitation, where?: string) => void;
  /** One sentence for each remark, or each of these. */
  readonly remarks: (only?: readonly Remark[]) => string[];
  /** One sentence for each accepted limitation. */
  readonly accepted: () => string[];
};

export const createAllowances = (): Allowances => {
  const found = new Map<
    string,
    { api: string; name: Remark | Limitation; count: number; where?: string | undefined }
  >();
  return {
    count: (api, name, where) => {
      const key = `${api} ${name}`;
      const one = found.get(key) ?? { api, name, count: 0, where };
      found.set(key, { ...one, count: one.count + 1 });
    },
    remarks: (only) =>
      [...found.values()].flatMap(({ api, name, count }) =>
        isLimitation(name) || only?.includes(name) === false ? [] : [`${api}: ${count} × ${name}: ${REMARKS[name]}`],
      ),
    accepted: () =>
      [...found.values()].flatMap(({ name, count, where = '' }) =>
        isLimitation(name) ? [`${count} × ${name}: ${LIMITATIONS[name]}; first at ${where}`] : [],
      ),
  };
};

/** The command line is wrong. */
export class UsageError extends Error {}

/** An error that the user can fix, as one sentence. */
export class UserError extends Error {}
