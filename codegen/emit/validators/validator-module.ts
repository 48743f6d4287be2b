import type { ProjectConfig } from '../../read/config/config.ts';
import { EXACT_READER, READERS } from '../../read/document/readers.ts';
import type { Module } from './standalone.ts';
import { TEXT_FORMATS } from './validators.ts';

/** A validator module: its code by file name, and its types. */
export type ModuleFiles = { readonly code: ReadonlyMap<string, string>; readonly types: string };

/** The largest file that editors and other tools handle, in characters. */
const FILE_TEXT_MAX = 1_000_000;

/** Names in the validators' code: letters and a number. */
const NAMES = /\b[A-Za-z]+\d+\b/g;

/** Statements, and the names that they import and export. */
type Part = { readonly file: string; readonly statements: string[]; readonly gives: Set<string> };

/**
 * Writes validators as one file, or if that would be too long for other tools, as several that import each other. `body` is what the module
 * exports.
 */
export const validatorModule = (
  config: ProjectConfig,
  name: string,
  formats: string | undefined,
  { imports, statements }: Module,
  body: string,
): Pick<ModuleFiles, 'code'> => {
  const isExact = statements.some((statement) => /\breaders[.](exact|wide)\b/.test(statement));
  const isRead = statements.some((statement) => /\breaders[.]|\bgather\(/.test(statement));
  const own = [
    `import standardFormats from 'ajv-formats/dist/formats.js';`,
    ...(formats === undefined ? [] : [`import { formats as ownFormats } from '${formats}';`]),
  ];
  const prelude = preludeOf(formats !== undefined, isRead, isExact);
  const file = (lines: readonly string[]) => [`// ${config.notice}`, ...lines].join('\n');
  const runtime = [...imports].map(([id, imported]) => `import ${imported} from '${id}.js';`);
  if (statements.reduce((length, statement) => length + statement.length, 0) <= FILE_TEXT_MAX)
    return { code: new Map([[`${name}.gen.mjs`, file([...runtime, ...own, '', ...prelude, ...statements, body])]]) };

  const base = `${name}.base.gen.mjs`;
  const parts = partsOf(name, statements);
  const homes = new Map(parts.flatMap(({ file: home, gives }) => [...gives].map((given) => [given, home] as const)));
  const shared = ['formats', ...(isRead ? ['readers', 'gather'] : [])];
  const importsOf = (text: string, here: string): string[] => {
    const found = new Map<string, string[]>();
    for (const used of new Set(text.match(NAMES))) {
      const home = homes.get(used);
      if (home !== undefined && home !== here) found.set(home, [...(found.get(home) ?? []), used]);
    }
    return [...found].map(([home, names]) => `import { ${names.join(', ')} } from './${home}';`);
  };
  const code = new Map([
    [base, file([...own, '', ...prelude, `export { ${shared.join(', ')} };`, ''])],
    [`${name}.gen.mjs`, file([...importsOf(body, ''), '', body])],
  ]);
  for (const { file: here, statements: inside } of parts) {
    const text = inside.map((statement) => `export ${statement}`).join('\n');
    const from = [...runtime, `import { ${shared.join(', ')} } from './${base}';`, ...importsOf(text, here)];
    code.set(here, file([...from, '', text]));
  }
  return { code };
};

const preludeOf = (hasOwn: boolean, isRead: boolean, isExact: boolean): string[] => [
  `const textFormats = { ${Object.entries(TEXT_FORMATS)
    .map(([format, pattern]) => `'${format}': ${pattern}`)
    .join(', ')} };`,
  `const formats = { ...standardFormats.fullFormats, ...textFormats${hasOwn ? ', ...ownFormats' : ''} };`,
  '',
  ...(isRead ? [READERS] : []),
  ...(isExact ? [EXACT_READER] : []),
];

const partsOf = (name: string, statements: readonly string[]): Part[] => {
  const parts: Part[] = [];
  let length = FILE_TEXT_MAX;
  for (const statement of statements) {
    if (length + statement.length > FILE_TEXT_MAX) {
      parts.push({ file: `${name}.part${parts.length + 1}.gen.mjs`, statements: [], gives: new Set() });
      length = 0;
    }
    const [, given = ''] = /^(?:const|function) (\w+)/.exec(statement) ?? [];
    parts.at(-1)?.statements.push(statement);
    parts.at(-1)?.gives.add(given);
    length += statement.length;
  }
  return parts;
};
