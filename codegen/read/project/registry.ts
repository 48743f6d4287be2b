import { join } from 'node:path';
import type { ProjectConfig } from '../config/config.ts';
import { refuseAny, type SpecFault } from '../config/refusal.ts';
import { parseSource } from '../intake/parse-source.ts';
import { sourceText } from '../intake/source-text.ts';

export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly action: string;
  /** The names of the fields that it can be about. Empty: the handler names the field; absent: it is not about a field. */
  readonly fields?: readonly string[];
};

/** The closed list of problems, by code. */
export type Registry = ReadonlyMap<string, Problem>;

export const readRegistry = (config: ProjectConfig): Registry => {
  if (config.problems === undefined) return new Map();
  const file = config.problems.registry;
  const read = parseSource(sourceText(join(config.root, file), file), file);
  const entries: [string, Partial<Problem>][] = Object.entries(Object(read));
  const faults: SpecFault[] = [];
  const registry = new Map<string, Problem>();
  for (const [code, { status, title, action, fields }] of entries)
    if (
      !/^[a-z][a-z0-9_]*$/.test(code) ||
      !status ||
      status < 400 ||
      status > 599 ||
      !title ||
      !action ||
      !isNames(fields)
    )
      faults.push({
        where: `${file}#/${code}`,
        rule: 'a problem needs a snake_case code, a status from 400 to 599, a title, an action, and optionally fields, a list of names',
        mend: 'Complete it.',
      });
    else registry.set(code, { status, title, action, ...(fields && { fields }) });
  refuseAny(faults);
  return registry;
};

const isNames = (fields: unknown): boolean =>
  fields === undefined || (Array.isArray(fields) && fields.every((name) => typeof name === 'string'));
