import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { stringify } from 'yaml';
import type { ProjectConfig } from '../read/config/config.ts';
import { UserError } from '../read/config/refusal.ts';
import { type Document, METHODS } from '../read/document/document.ts';
import { order } from '../read/document/order.ts';
import { bundle } from '../read/project/bundle.ts';
import { compare, readDocumentText } from './compatibility.ts';

/** A document of the project and its last released copy, both relative to the root. */
export type Released = { readonly source: string; readonly copy: string };

/** Every document that is released: each section of each interface, and others that the configuration names. */
export const listReleased = (config: ProjectConfig): Released[] => {
  const { released } = config;
  if (released === undefined) return [];
  const ending = released.compressed ? '.yaml.gz' : '.yaml';
  const sections = config.apis.flatMap((api) =>
    Object.entries(api.sections).map(([name, source]) => ({
      source,
      copy: join(released.folder, api.name, `${name}${ending}`),
    })),
  );
  const others = Object.entries(released.also ?? {}).map(([name, source]) => ({
    source,
    copy: join(released.folder, `${name}${ending}`),
  }));
  return [...sections, ...others];
};

/** Copies whose document is gone, which breaks its callers. */
const orphansOf = (config: ProjectConfig): string[] => {
  const { released } = config;
  if (released === undefined) return [];
  const kept = new Set(listReleased(config).map(({ copy }) => copy));
  return globSync('**/*.{yaml,yaml.gz}', { cwd: join(config.root, released.folder) })
    .map((file) => join(released.folder, file))
    .filter((file) => !kept.has(file))
    .sort(order);
};

/** The documents to release, without pending operations, since those are not promised to anyone. */
const bundledOf = (config: ProjectConfig, sources: readonly string[]): Document[] =>
  bundle(
    config,
    sources.map((file) => ({ file })),
    'off',
  ).map(({ document }) => {
    const { paths } = document;
    if (paths === undefined) return document;
    const kept = Object.entries(paths).flatMap(([path, item]) => {
      const pending = METHODS.filter((method) => item[method]?.['x-pending'] === true);
      const promised = Object.fromEntries(
        Object.entries(item).filter(([key]) => !pending.some((each) => each === key)),
      );
      return METHODS.some((method) => method in promised) ? [[path, promised] as const] : [];
    });
    return { ...document, paths: Object.fromEntries(kept) };
  });

/** The reasons why the documents cannot be released under their current versions, one sentence each. */
export const unreleasable = (config: ProjectConfig): string[] => {
  const written = listReleased(config).filter(({ copy }) => existsSync(join(config.root, copy)));
  const bundled = bundledOf(
    config,
    written.map(({ source }) => source),
  );
  const faults = written.flatMap(({ source, copy }, index) => {
    if (readDocumentText(join(config.root, copy)) === textOf(bundled[index])) return [];
    const { changes, versions } = compare(config, copy, source);
    const { base, revision } = versions;
    if (byVersion(revision, base) < 0)
      return [`${source}: its version ${revision} is lower than the released ${base}. Raise info.version.`];
    const breaking = changes.filter(({ breaks }) => breaks);
    const least = leastVersion(base, breaking.length > 0);
    if (byVersion(revision, least) >= 0) return [];
    return breaking.map(
      ({ where, rule, says }) =>
        `${where} ${rule}: ${says}. This breaks callers of the released version ${base}: undo it, or raise info.version to ${least}.`,
    );
  });
  const gone = orphansOf(config).map(
    (copy) =>
      `${copy}: its document is gone, which breaks its callers: restore it, or remove the copy with the section.`,
  );
  return [...faults, ...gone];
};

/** Replaces the copies with the current documents. Refuses a changed document with an unchanged version. */
export const renewReleased = (config: ProjectConfig): { written: number } => {
  const faults = unreleasable(config);
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  const documents = listReleased(config);
  const bundled = bundledOf(
    config,
    documents.map(({ source }) => source),
  );
  const changed = documents.flatMap(({ source, copy }, index) => {
    const path = join(config.root, copy);
    const document = bundled[index];
    const text = textOf(document);
    const earlier = existsSync(path) ? readDocumentText(path) : undefined;
    if (earlier === text) return [];
    if (earlier !== undefined && versionOf(earlier) === document?.info.version)
      throw new UserError(
        `${source}: it differs from the released ${versionOf(earlier)}. Raise info.version: a released version cannot change.`,
      );
    return [{ path, text }];
  });
  for (const { path, text } of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, config.released?.compressed ? gzipSync(text, { level: 9 }) : text);
  }
  for (const copy of orphansOf(config)) rmSync(join(config.root, copy));
  return { written: changed.length };
};

const textOf = (document: Document | undefined): string =>
  `# The released document: pitboss-codegen release writes it, and check compares with it. Do not edit.\n${stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })}`;

/** The version of a copy in the form written above. */
const versionOf = (text: string): string | undefined =>
  /^info:\n(?: .*\n)*? {2}version: "?([^"\n]+)"?$/m.exec(text)?.[1];

/** A semantic version as numbers; pre-release and build suffixes do not affect compatibility. */
const numbersOf = (version: string): readonly [number, number, number] => {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version);
  if (!found) throw new Error(`${version} is not a semantic version: use major.minor.patch`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
};

/** Reports whether a version says what it breaks; others, such as dates, cannot be judged. */
export const isSemantic = (version: string): boolean => /^\d+\.\d+\.\d+(?:[-+].*)?$/.test(version);

/** Negative if the first is lower. */
export const byVersion = (a: string, b: string): number => {
  const [mine, theirs] = [numbersOf(a), numbersOf(b)];
  return mine[0] - theirs[0] || mine[1] - theirs[1] || mine[2] - theirs[2];
};

/** The lowest version allowed after a released one. While the major version is 0, the minor version takes its place. */
export const leastVersion = (released: string, breaks: boolean): string => {
  const [major, minor] = numbersOf(released);
  if (!breaks) return released;
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
};
