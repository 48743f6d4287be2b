import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Config } from './config.ts';
import { type Fault, refuseAny } from './refusal.ts';

export type Problem = { readonly status: number; readonly title: string; readonly action: string };

/** The closed list of problems, by code. */
export type Registry = ReadonlyMap<string, Problem>;

export const readRegistry = (config: Config): Registry => {
  if (config.problems === undefined) return new Map();
  const file = config.problems.registry;
  const entries: [string, Partial<Problem>][] = Object.entries(parse(readFileSync(join(config.root, file), 'utf8')));
  const faults: Fault[] = [];
  const registry = new Map<string, Problem>();
  for (const [code, { status, title, action }] of entries)
    if (!/^[a-z][a-z0-9_]*$/.test(code) || !status || status < 400 || status > 599 || !title || !action)
      faults.push({
        where: `${file}#/${code}`,
        rule: 'a problem is a snake_case code with a status from 400 to 599, a title and an action',
        mend: 'Complete it.',
      });
    else registry.set(code, { status, title, action });
  refuseAny(faults);
  return registry;
};

/** The registry as a module. */
export const problemsModule = (config: Config, registry: Registry): string =>
  [
    `// ${config.notice}`,
    '',
    '/** Every problem that an operation may answer: its status, its title, and what the caller should do. */',
    'export const problems = {',
    ...[...registry].map(
      ([code, { status, title, action }]) =>
        `  ${code}: { status: ${status}, title: ${quote(title)}, action: ${quote(action)} },`,
    ),
    '} as const;',
    '',
    'export type ProblemCode = keyof typeof problems;',
    '',
  ].join('\n');

/** A string as a TypeScript literal in single quotes. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
