import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from './config.ts';
import { type Document, type JsonObject, placesOf } from './document.ts';
import { linesOf, readDocument } from './intake/read-document.ts';
import { settle } from './intake/settle.ts';
import type { Remark } from './limitations.ts';
import { redocly } from './redocly.ts';
import { type Fault, Refusal, refuseAny } from './refusal.ts';

/** One section's document, with everything that it refers to inside. */
export type Section = {
  readonly api: string;
  readonly name: string;
  readonly file: string;
  readonly document: Document;
  /** The line of a JSON pointer in the file, where the document is that one file. */
  readonly lineOf?: (pointer: string) => number | undefined;
};

/** What the sections are read with: the project's own formats, and whom remarks about an interface are told. */
type Reading = {
  readonly formats?: ReadonlySet<string>;
  readonly remark?: (api: string, name: Remark) => void;
};

/** Reads every section of every interface, settled, and the events that their operations emit. */
export const readSections = (config: Config, { formats = new Set(), remark = () => {} }: Reading = {}): Section[] => {
  const files = config.apis.flatMap((api) =>
    Object.entries(api.sections).map(([name, file]) => ({ api: api.name, name, file })),
  );
  const absent = files.filter(({ file }) => !existsSync(resolve(config.root, file)));
  refuseAny(
    absent.map(({ file }) => ({
      where: file,
      rule: 'the section has no such file',
      mend: 'Write it, or mend its name in the configuration.',
    })),
  );
  const sources = files.map((section) => ({ ...section, path: resolve(config.root, section.file) }));
  const sections = read(config, sources, formats, remark);
  return [...sections, ...readEvents(config, sections)];
};

/** A file that refers to itself alone is read as it is; the others are bundled. */
const read = (
  config: Config,
  sources: readonly Source[],
  formats: ReadonlySet<string>,
  remark: (api: string, name: Remark) => void,
): Section[] => {
  const whole = new Map<Source, JsonObject>();
  for (const source of sources) {
    const document = readDocument(source.path, source.file);
    if (!refersOutside(document)) whole.set(source, document);
  }
  const bundled = bundle(
    config,
    sources.filter((source) => !whole.has(source)),
  );
  return sources.map((source) => {
    const { api: name, file } = source;
    const api = config.apis.find((candidate) => candidate.name === name);
    const own = whole.get(source);
    const section = own ? undefined : bundled.find((one) => one.api === name && one.name === source.name);
    const document: JsonObject = own ?? { ...(section?.document as Document & JsonObject) };
    if (!api) throw new Error(`${name} is no interface`);
    const lineOf = own ? linesOf(source.path) : () => undefined;
    const settled = settle(config, api, { file, document, lineOf }, formats, (found) => remark(name, found));
    return { api: name, name: source.name, file, document: settled, lineOf };
  });
};

const refersOutside = (document: JsonObject): boolean => {
  let found = false;
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && !value.startsWith('#')) found = true;
    return value;
  });
  return found;
};

/** The schemas of the events that each interface emits: operations name them without referring to them. */
const readEvents = (config: Config, sections: readonly Section[]): Section[] => {
  const { schemas: home } = config;
  if (home === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const sources = config.apis.flatMap((api) => {
      const own = sections.filter((section) => section.api === api.name);
      const named = own.flatMap(({ document }) =>
        placesOf(document).flatMap(({ operation }) => operation['x-emits'] ?? []),
      );
      const files = [...new Set(named)].sort().map((name) => join(config.root, home, `${name}.yaml`));
      const written = files.filter((file) => existsSync(file));
      const version = own[0]?.document.info.version;
      if (written.length === 0 || version === undefined) return [];
      const path = join(folder, `${api.name}.json`);
      const schemas = {
        content: { 'application/json': { schema: { anyOf: written.map((file) => ({ $ref: file })) } } },
      };
      writeFileSync(
        path,
        JSON.stringify({
          openapi: '3.1.0',
          info: { title: 'Events', version },
          paths: { '/': { get: { responses: { 200: schemas } } } },
        }),
      );
      return [{ api: api.name, name: 'events', file: home, path }];
    });
    return bundle(config, sources).map((section) => ({ ...section, document: { ...section.document, paths: {} } }));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export type Source = Omit<Section, 'document'> & { readonly path: string };

/** Redocly resolves the references of all files in one run, and names components after the files that they stand in. */
export const bundle = (config: Config, sources: readonly Source[]): Section[] => {
  if (sources.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const output = ({ api, name }: Source) => join(folder, `${api}.${name}.json`);
    const apis = sources.map(
      (source) => [`${source.api}.${source.name}`, { root: source.path, output: output(source) }] as const,
    );
    const configFile = join(folder, 'redocly.yaml');
    // JSON is YAML. The lint rules of the project do not run here: its own configuration is not read.
    writeFileSync(configFile, JSON.stringify({ telemetry: 'off', apis: Object.fromEntries(apis) }));
    const options = [
      '--config',
      configFile,
      '--lint-config',
      'off',
      '--component-renaming-conflicts-severity',
      'error',
    ];
    const run = redocly(config.root, ['bundle', ...apis.map(([alias]) => alias), ...options]);
    if (run.failed) throw new Refusal(faultsOf(run.output));
    return sources.map((source) => {
      const { api, name, file } = source;
      return { api, name, file, document: JSON.parse(readFileSync(output(source), 'utf8')) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Redocly's report, one fault each: `[1] file:line:column at #/pointer`, an empty line, the message. */
const faultsOf = (output: string): Fault[] => {
  const found = [...output.matchAll(/^\[\d+\] (\S+) at (#\S*)\n+(.+)$/gm)].map(
    ([, where = '', at = '', message = '']): Fault => {
      const collision = /^Two (\w+) are referenced with the same name.*Renamed (\S+) to/.exec(message);
      if (collision)
        return {
          where,
          rule: `two different ${collision[1]} are called ${collision[2]}`,
          mend: 'Rename one of the files.',
        };
      return { where: `${where} ${at}`, rule: message.replace(/\.$/, ''), mend: 'Mend the reference.' };
    },
  );
  if (found.length > 0) return found;
  return [{ where: 'redocly bundle', rule: output.trim().replace(/\s*\n\s*/g, ' '), mend: 'Mend the file.' }];
};
