import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { type Document, type Json, type Parameter, placesOf, type Reference, resolve } from './document.ts';
import { locate } from './locate.ts';
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

type Side = { readonly value?: Json };
type Verdict = {
  readonly ruleId: string;
  readonly impact: string;
  readonly message: string;
  readonly location: { readonly file: string };
};
type Found = {
  /** A pointer into a whole document, along the way on which a caller reaches it: the same in both. */
  readonly path: string;
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  readonly impact: 'patch' | 'minor' | 'major';
  readonly verdicts: readonly Verdict[];
  readonly property?: string;
  readonly base?: Side;
  readonly revision?: Side;
};
type Report = { readonly infoVersions: Comparison['versions']; readonly changes: readonly Found[] };

/**
 * Compares two documents as their callers see them. Both files may refer to others. Files are named relative to the folder.
 *
 * Redocly rates the changes, with the rules that its configuration must ask for: without them it passes everything. What it rates too low is
 * rated here. It is given bundled documents, because in others it misses what YAML merges.
 */
export const compare = (folder: string, base: string, revision: string): Comparison => {
  const work = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const bundled = bundle(folder, [{ file: base }, { file: revision }], 'off');
    const [old = '', current = ''] = bundled.map(({ document }, index) => {
      const file = join(work, index === 0 ? OLD : 'new.json');
      writeFileSync(file, JSON.stringify(settled(document)));
      return file;
    });
    const configuration = join(work, 'redocly.yaml');
    const output = join(work, 'report.json');
    writeFileSync(configuration, JSON.stringify({ telemetry: 'off', extends: ['diff-recommended'] }));
    const options = ['--config', configuration, '--format', 'json', '--output', output, '--fail-on', 'none'];
    const { failed, output: said } = redocly(work, ['diff', old, current, ...options]);
    if (failed)
      throw new Refusal([{ where: `${base} and ${revision}`, rule: sentenceOf(said), mend: 'Mend the file.' }]);
    const report: Report = JSON.parse(readFileSync(output, 'utf8'));
    const at = locate(folder);
    const placeOf = ({ path, property }: Found, isOld: boolean): string => {
      const [place = ''] = at(`${isOld ? base : revision}${path}${property === undefined ? '' : `/${property}`}`).split(
        ' ',
        1,
      );
      return place;
    };
    return { changes: report.changes.flatMap((found) => changesOf(found, placeOf)), versions: report.infoVersions };
  } finally {
    rmSync(work, { recursive: true });
  }
};

const OLD = 'old.json';

/** The document with everything in its operations that may as well stand around them, so that moving it is no change. */
const settled = (document: Document): Document => {
  if (!document.paths) return document;
  const paths: Record<string, object> = Object.fromEntries(
    Object.entries(document.paths).map(([path, { parameters: _, ...item }]) => [path, item]),
  );
  for (const { path, method, item, operation } of placesOf(document)) {
    const { parameters: own = [], security = document.security ?? [] } = operation;
    const key = (written: Parameter | Reference) => {
      const { in: place, name } = resolve<Parameter>(document, written);
      return `${place} ${name}`;
    };
    const taken = own.map(key);
    // Those of the path come last: the places of the others are told by their numbers.
    const parameters = [...own, ...(item.parameters ?? []).filter((written) => !taken.includes(key(written)))];
    paths[path] = { ...paths[path], [method]: { ...operation, security, parameters } };
  }
  const { security: _, ...rest } = document;
  return { ...rest, paths };
};

const sentenceOf = (output: string): string => {
  const [first = 'the documents cannot be compared'] = output.split('\n').filter((line) => line.trim() !== '');
  return first.replace(/\.$/, '');
};

const changesOf = (found: Found, placeOf: (found: Found, isOld: boolean) => string): Change[] => {
  const judged = found.verdicts
    .filter(({ impact }) => impact === 'major')
    .map(({ ruleId, message, location }) => ({
      breaks: true,
      where: placeOf(found, location.file.endsWith(OLD)),
      rule: ruleId,
      says: message.replace(/\.$/, ''),
    }));
  if (judged.length > 0) return judged;
  const where = placeOf(found, found.kind === 'removed');
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
