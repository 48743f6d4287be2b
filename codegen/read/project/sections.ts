import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Api, ProjectConfig } from '../config/config.ts';
import { type Allowances, refuseAny } from '../config/refusal.ts';
import type { Document, JsonObject } from '../document/document.ts';
import { normalizeDocument } from '../intake/normalize-document.ts';
import { hasOwnPaths, isPart, partsOf } from '../intake/part.ts';
import { createLineFinder, readDocument } from '../intake/read-document.ts';
import { converted, original } from '../intake/upgrade.ts';
import { bundle } from './bundle.ts';

/** A section's document, bundled. */
export type Section = {
  readonly api: string;
  readonly name: string;
  readonly file: string;
  readonly document: Document;
  /** The line of a JSON pointer, if the document is a single file. */
  readonly lineOf?: (pointer: string) => number | undefined;
};

/** Inputs for reading sections: the project's formats, and where remarks and accepted limitations are counted. */
type Reading = {
  readonly formats?: ReadonlySet<string>;
  readonly allowances?: Allowances | undefined;
};

/** Reads and normalizes every section of every interface. */
export const readSections = (config: ProjectConfig, { formats = new Set(), allowances }: Reading = {}): Section[] => {
  const files = config.apis.flatMap((api) =>
    Object.entries(api.sections).map(([name, file]) => ({ api: api.name, name, file })),
  );
  const absent = files.filter(({ file }) => !existsSync(resolve(config.root, file)));
  refuseAny(
    absent.map(({ file }) => ({
      where: file,
      rule: 'the file of the section does not exist',
      mend: 'Add it, or correct its name in the configuration.',
    })),
  );
  const sources = files.map((section) => ({ ...section, path: resolve(config.root, section.file) }));
  return read(config, sources, formats, allowances);
};

type Source = Omit<Section, 'document'> & { readonly path: string };

/** A file with only internal references and no shared messages is read directly; others are bundled. */
const read = (
  config: ProjectConfig,
  sources: readonly Source[],
  formats: ReadonlySet<string>,
  allowances: Allowances | undefined,
): Section[] => {
  const files = sources.map(({ path, file }) => readDocument(path, file));
  // The rest of a file does not have to be bundled either.
  const isEarly = (api: Api) =>
    sources.every((source, index) => source.api !== api.name || hasOwnPaths(files[index] ?? {}));
  const alone = inParts(config, sources, files, isEarly);
  const shares = (api: string) => config.apis.some(({ name, messages }) => name === api && messages !== undefined);
  const parted = sources.filter(({ api }, index) => shares(api) || refersOutside(alone[index] ?? {}));
  const accepts = ({ api }: Source) =>
    config.apis.some(({ name, accept }) => name === api && accept.includes('file-name'));
  const bundled = [
    ...bundle(
      config,
      parted.filter((source) => !accepts(source)),
      'error',
    ),
    ...bundle(config, parted.filter(accepts), 'off'),
  ];
  const whole = new Map(bundled.map(({ path, document }) => [path, document]));
  const isLate = (api: Api) => !isEarly(api) || bundled.some((one) => one.api === api.name);
  const late = new Set(config.apis.filter(isLate).map(({ name }) => name));
  const found = sources.map(
    ({ api, path }, index): JsonObject => ({
      ...(whole.get(path) ?? (late.has(api) ? files : alone)[index]),
    }),
  );
  const parts = inParts(config, sources, found, isLate);
  return sources.map((source, index) => {
    const { api: name, file } = source;
    const api = config.apis.find((candidate) => candidate.name === name);
    if (!api) throw new Error(`${name} is not an interface`);
    const written = parts[index] ?? {};
    const document = converted(written);
    const lines = whole.has(source.path) ? () => undefined : createLineFinder(source.path);
    const lineOf = document === written ? lines : (pointer: string) => lines(original(pointer));
    const settled = normalizeDocument(config, api, { file, document, lineOf }, formats, (found, where) =>
      allowances?.count(name, found, where),
    );
    return { api: name, name: source.name, file, document: settled, lineOf };
  });
};

/** The documents, but of some interfaces only the parts that they include. */
const inParts = (
  config: ProjectConfig,
  sources: readonly Source[],
  documents: readonly JsonObject[],
  isMeant: (api: Api) => boolean,
): JsonObject[] => {
  const parts = [...documents];
  for (const api of config.apis.filter((one) => isPart(one) && isMeant(one))) {
    const own = sources.flatMap(({ api: name, file }, index) => (name === api.name ? [{ file, index }] : []));
    const taken = partsOf(
      api,
      own.map(({ file, index }) => ({ file, document: documents[index] ?? {} })),
    );
    for (const [at, { index }] of own.entries()) parts[index] = taken[at] ?? {};
  }
  return parts;
};

const refersOutside = (document: JsonObject): boolean => {
  let found = false;
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && !value.startsWith('#')) found = true;
    return value;
  });
  return found;
};
