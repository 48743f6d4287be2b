import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve as resolvePath } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SpecRefusal } from '../read/config/refusal.ts';
import {
  type Document,
  decodeSegment,
  deref,
  type Json,
  type JsonObject,
  listPlaces,
  type ParameterObject,
  pointer,
  type ReferenceObject,
} from '../read/document/document.ts';
import { locate } from '../read/document/locate.ts';
import { mapDocument } from '../read/document/map-schema.ts';
import { converted } from '../read/intake/upgrade.ts';
import { bundle } from '../read/project/bundle.ts';
import { redocly } from '../read/project/redocly.ts';
import type { Project } from '../read/project/shared-messages.ts';

/** A difference between two revisions of a document. */
export type Change = {
  readonly breaks: boolean;
  /** `file:line:column` in the revision, or in the base if it is gone. */
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
  /** A JSON pointer along the way that a caller takes, so that it is the same in both revisions. */
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
 * Compares two documents from a caller's point of view. Both may span several files. File names are relative to the root.
 * Redocly rates the changes, using rules that its configuration must enable; without them it passes everything. Changes that it underrates
 * are rated here. It gets bundled documents, because otherwise it misses what YAML merges. A compressed file is unpacked first, and its
 * lines are those of its text.
 */
export const compare = (project: Project, base: string, revision: string): Comparison => {
  const work = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const [oldFile = '', newFile = ''] = [base, revision].map((file, side) => {
      if (!isCompressed(file)) return file;
      const text = join(work, `${side}-${basename(file, '.gz')}`);
      writeFileSync(text, readDocumentText(resolvePath(project.root, file)));
      return relative(project.root, text);
    });
    const bundled = bundle(project, [{ file: oldFile }, { file: newFile }], 'off');
    const [old = '', current = ''] = bundled.map(({ document: written }, index) => {
      const document = withNullableReferences(converted({ ...written } as object as JsonObject), project.read);
      const file = join(work, index === 0 ? OLD : 'new.json');
      writeFileSync(file, JSON.stringify(settled(document as object as Document)));
      return file;
    });
    const configuration = join(work, 'redocly.yaml');
    const output = join(work, 'report.json');
    writeFileSync(configuration, JSON.stringify({ telemetry: 'off', extends: ['diff-recommended'] }));
    const options = ['--config', configuration, '--format', 'json', '--output', output, '--fail-on', 'none'];
    const { failed, output: said } = redocly(work, ['diff', old, current, ...options]);
    if (failed)
      throw new SpecRefusal([{ where: `${base} and ${revision}`, rule: sentenceOf(said), mend: 'Fix the file.' }]);
    const report: Report = JSON.parse(readFileSync(output, 'utf8'));
    const at = locate(project.root);
    const placeOf = ({ path, property }: Found, isOld: boolean): string => {
      const [file, name] = isOld ? [oldFile, base] : [newFile, revision];
      const [place = ''] = at(`${file}${path}${property === undefined ? '' : `/${property}`}`).split(' ', 1);
      return place.replace(file, () => name);
    };
    return { changes: report.changes.flatMap((found) => changesOf(found, placeOf)), versions: report.infoVersions };
  } finally {
    rmSync(work, { recursive: true });
  }
};

const OLD = 'old.json';

const isCompressed = (file: string): boolean => file.endsWith('.gz');

/** The text of a file; one that ends in .gz is unpacked. */
export const readDocumentText = (path: string): string => {
  const bytes = readFileSync(path);
  return (isCompressed(path) ? gunzipSync(bytes) : bytes).toString();
};

/** The document with `nullable` next to `$ref` where the comparison sees it, unless it is ignored: in a copy of what is referred to. */
const withNullableReferences = (document: JsonObject, read: Project['read']): JsonObject => {
  if (!String(document.openapi).startsWith('3.0') || read?.['nullable-ref'] === 'ignore') return document;
  const copies = new Set<string>();
  const nullable = (name: string) => `${name}.nullable`;
  const mapped: JsonObject & Partial<Document> = mapDocument(document, {
    schema: (schema) => {
      const { $ref, ...rest } = schema;
      if (typeof $ref !== 'string' || rest.nullable !== true) return schema;
      const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec($ref) ?? [];
      if (name === undefined) return { ...rest, allOf: [{ $ref }] };
      copies.add(decodeSegment(name));
      return { $ref: nullable($ref) };
    },
  });
  const { components } = mapped;
  const copied = [...copies].map((name) => {
    const target = deref<JsonObject>(mapped, { $ref: pointer('components', 'schemas', name) });
    return [nullable(name), { ...target, nullable: true }] as const;
  });
  return {
    ...mapped,
    components: { ...components, schemas: { ...components?.schemas, ...Object.fromEntries(copied) } },
  };
};

/** The document with everything that operations inherit moved into them, so that moving it is not a change. */
const settled = (document: Document): Document => {
  if (!document.paths) return document;
  const paths: Record<string, object> = Object.fromEntries(
    Object.entries(document.paths).map(([path, { parameters: _, ...item }]) => [path, item]),
  );
  for (const { path, method, item, operation } of listPlaces(document)) {
    const { parameters: own = [], security = document.security ?? [] } = operation;
    const key = (written: ParameterObject | ReferenceObject) => {
      const { in: place, name } = deref<ParameterObject>(document, written);
      return `${place} ${name}`;
    };
    const taken = own.map(key);
    // The path's parameters go last, because the others are identified by their index.
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
  // A change in a component breaks no caller by itself; it is compared where it is used.
  if (found.path.startsWith('#/components/') && found.typeName !== 'SecurityScheme') return [];
  const what = found.property === undefined ? found.path : `${found.path} ${found.property}`;
  return [{ breaks: found.impact === 'major', where, rule: `${found.kind}`, says: what }];
};

const nameOf = ({ path }: Found): string => path.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~') ?? path;
const isIn = (value: Json | undefined, key: string): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, key) === true;

/** Schema keywords that Redocly does not rate, in either direction. */
const UNJUDGED = ['default', 'minContains', 'maxContains', 'patternProperties', 'propertyName', 'mapping'];

/** A new default in a body's schema: bodies are read as they are, so it only describes what happens without the field. */
const isToldDefault = ({ typeName, property, path, base }: Found): boolean =>
  typeName === 'Schema' && property === 'default' && path.includes('/requestBody/') && base?.value === undefined;

/** Breaking changes that Redocly rates as harmless. */
const MISSED: readonly {
  readonly rule: string;
  readonly says: (found: Found) => string;
  readonly applies: (found: Found) => boolean;
}[] = [
  {
    rule: 'request-property-removed',
    says: (found) => `Property \`${nameOf(found)}\` is no longer read`,
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
    says: (found) => `Header \`${nameOf(found)}\` is no longer guaranteed`,
    applies: ({ typeName, property, base }) => typeName === 'Header' && property === 'required' && base?.value === true,
  },
  {
    rule: 'schema-keyword-changed',
    says: (found) => `\`${found.property ?? nameOf(found)}\` of a schema changed`,
    applies: (found) => {
      const { typeName, property, path } = found;
      if (path.startsWith('#/components/') || isToldDefault(found)) return false;
      return (
        (['Schema', 'Discriminator'].includes(typeName) && UNJUDGED.includes(property ?? '')) ||
        ['PatternProperties', 'DiscriminatorMapping'].includes(typeName)
      );
    },
  },
  {
    rule: 'property-forbidden',
    says: (found) => `Property \`${found.property}\` may no longer have a value`,
    applies: ({ typeName, revision }) => typeName === 'SchemaProperties' && revision?.value === false,
  },
];
