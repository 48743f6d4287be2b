import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Json } from './document.ts';
import { redocly } from './redocly.ts';
import { Refusal } from './refusal.ts';

/** One difference between two revisions of a document. */
export type Change = {
  readonly breaks: boolean;
  /** `file:line:column`, in the revision where it stands there, else in the base. */
  readonly where: string;
  readonly rule: string;
  readonly says: string;
};

export type Comparison = {
  readonly changes: readonly Change[];
  readonly versions: { readonly base: string; readonly revision: string };
};

type Location = { readonly file: string; readonly line: number; readonly col: number; readonly value?: Json };
type Verdict = { readonly ruleId: string; readonly message: string; readonly location: Location };
type Found = {
  readonly path: string;
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  readonly impact: 'patch' | 'minor' | 'major';
  readonly verdicts: readonly Verdict[];
  readonly property?: string;
  readonly base?: Location;
  readonly revision?: Location;
};
type Report = {
  readonly infoVersions: { readonly base: string; readonly revision: string };
  readonly changes: readonly Found[];
};

/**
 * Compares two documents as their callers see them. Both files may refer to others. Files are named relative to the folder.
 *
 * Redocly rates the changes, with the rules that its configuration must ask for: without them it passes everything. What it rates too low is
 * rated here.
 */
export const compare = (folder: string, base: string, revision: string): Comparison => {
  const work = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const configuration = join(work, 'redocly.yaml');
    const output = join(work, 'report.json');
    writeFileSync(configuration, JSON.stringify({ telemetry: 'off', extends: ['diff-recommended'] }));
    const options = ['--config', configuration, '--format', 'json', '--output', output, '--fail-on', 'none'];
    const { failed, output: said } = redocly(folder, ['diff', base, revision, ...options]);
    if (failed)
      throw new Refusal([{ where: `${base} and ${revision}`, rule: sentenceOf(said), mend: 'Mend the file' }]);
    const report: Report = JSON.parse(readFileSync(output, 'utf8'));
    const named = (file: string) => relative(folder, resolve(folder, file));
    return { changes: report.changes.flatMap((found) => changesOf(found, named)), versions: report.infoVersions };
  } finally {
    rmSync(work, { recursive: true });
  }
};

const sentenceOf = (output: string): string => {
  const [first = 'the documents cannot be compared'] = output.split('\n').filter((line) => line.trim() !== '');
  return first.replace(/\.$/, '');
};

const changesOf = (found: Found, named: (file: string) => string): Change[] => {
  const place = ({ file, line, col }: Location) => `${named(file)}:${line}:${col}`;
  const judged = found.verdicts
    .filter(({ impact }: Verdict & { impact?: string }) => impact === 'major')
    .map(({ ruleId, message, location }) => ({
      breaks: true,
      where: place(location),
      rule: ruleId,
      says: message.replace(/\.$/, ''),
    }));
  if (judged.length > 0) return judged;
  const location = found.revision ?? found.base;
  const where = location ? place(location) : found.path;
  const missed = MISSED.find(({ applies }) => applies(found));
  if (missed) return [{ breaks: true, where, rule: missed.rule, says: missed.says(found) }];
  // A component breaks nobody: what uses it is compared where it is used.
  if (found.path.startsWith('#/components/') && found.typeName !== 'SecurityScheme') return [];
  const what = found.property === undefined ? found.path : `${found.path} ${found.property}`;
  return [{ breaks: found.impact === 'major', where, rule: `${found.kind}`, says: what }];
};

const nameOf = ({ path }: Found): string => path.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~') ?? path;
const isIn = (value: Json | undefined, key: string): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, key) === true;

/** Keywords that Redocly does not judge, in a schema of either direction. */
const UNJUDGED = ['default', 'minContains', 'maxContains', 'patternProperties', 'propertyName', 'mapping'];

/** Changes that break a caller and that Redocly rates as harmless. */
const MISSED: readonly {
  readonly rule: string;
  readonly says: (found: Found) => string;
  readonly applies: (found: Found) => boolean;
}[] = [
  {
    rule: 'request-property-removed',
    says: (found) => `Property \`${nameOf(found)}\` is read no more`,
    applies: ({ kind, typeName, path }) =>
      kind === 'removed' && typeName === 'Schema' && /\/(requestBody|parameters)\/.*\/properties\/[^/]+$/.test(path),
  },
  {
    rule: 'required-request-body-added',
    says: () => 'A request without a body is refused',
    applies: ({ kind, typeName, revision }) =>
      kind === 'added' && typeName === 'RequestBody' && isIn(revision?.value, 'required'),
  },
  {
    rule: 'response-header-became-optional',
    says: (found) => `Header \`${nameOf(found)}\` is promised no more`,
    applies: ({ typeName, property, base }) => typeName === 'Header' && property === 'required' && base?.value === true,
  },
  {
    rule: 'schema-keyword-changed',
    says: (found) => `\`${found.property ?? nameOf(found)}\` of a schema changed`,
    applies: ({ typeName, property, path }) =>
      !path.startsWith('#/components/') &&
      ((['Schema', 'Discriminator'].includes(typeName) && UNJUDGED.includes(property ?? '')) ||
        ['PatternProperties', 'DiscriminatorMapping'].includes(typeName)),
  },
  {
    rule: 'property-forbidden',
    says: (found) => `Property \`${found.property}\` may have no value any more`,
    applies: ({ typeName, revision }) => typeName === 'SchemaProperties' && revision?.value === false,
  },
];
