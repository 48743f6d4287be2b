import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { HOME } from '../../home.ts';
import type { ProjectConfig } from '../../read/config/config.ts';
import { listInputs } from '../../read/config/inputs.ts';
import { type Files, isBuilt } from './files.ts';

/** Packages whose version affects the output. */
const WRITERS = ['@hey-api/openapi-ts', '@redocly/cli', 'ajv', 'ajv-formats', 'typescript', 'yaml'];

/** The last build: a hash of all its inputs, and a hash per file, by path relative to the root. */
type Stamp = { readonly inputs: string; readonly files: Readonly<Record<string, string>> };

/** A hash of all inputs of built files: the configuration, the specs and this program. */
export const inputsHash = (config: ProjectConfig, configFile: string): string => {
  const { resolve } = createRequire(import.meta.url);
  const read = (file: string) => (existsSync(file) ? readFileSync(file) : '');
  const files = [...listInputs(config, configFile)].map((file) => relative(config.root, file)).sort();
  const parts = [
    ...WRITERS.map((name) => read(resolve(`${name}/package.json`))),
    ...programFiles().map((name) => read(join(HOME, name))),
    ...files.flatMap((file) => [file, read(join(config.root, file))]),
  ];
  return hash('sha256', parts.map((part) => hash('sha256', part)).join());
};

const programFiles = (): string[] =>
  readdirSync(HOME, { recursive: true, encoding: 'utf8' })
    .filter((name) => /[.]m?[jt]s$/.test(name) && !/(^|[/])(node_modules|dist)[/]/.test(name))
    .sort();

/** Reports whether the built files exist and match these inputs. A file that was changed or truncated since does not match. */
export const isUpToDate = (config: ProjectConfig, configFile: string): boolean => {
  if (config.built === undefined) return true;
  const stamp = stampOf(config);
  if (stamp?.inputs !== inputsHash(config, configFile)) return false;
  return Object.entries(stamp.files).every(([file, hashed]) => {
    const path = join(config.root, file);
    return existsSync(path) && hash('sha256', readFileSync(path)) === hashed;
  });
};

const stampPath = ({ root, built: [folder = ''] = [] }: ProjectConfig): string => join(root, folder, 'built.json');

const stampOf = (config: ProjectConfig): Stamp | undefined => {
  try {
    return JSON.parse(readFileSync(stampPath(config), 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Writes the built files, and removes those of the last build that are no longer built. Each file is replaced atomically and the stamp is
 * written last, so concurrent builds leave complete files, and a stamp that is either right or triggers another build.
 */
export const writeBuilt = (
  config: ProjectConfig,
  generated: Files,
  inputs: string,
): { written: number; removed: number } => {
  if (config.built === undefined) return { written: 0, removed: 0 };
  const files = new Map([...generated].filter(([file]) => isBuilt(config, file)));
  const stale = Object.keys(stampOf(config)?.files ?? {}).filter((file) => !files.has(file) && isBuilt(config, file));
  for (const file of stale) rmSync(join(config.root, file), { force: true });
  let written = 0;
  for (const [file, text] of files) {
    const path = join(config.root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    replaceFile(path, text);
    written += 1;
  }
  const hashes = Object.fromEntries([...files].map(([file, text]) => [file, hash('sha256', text)]));
  const stamp: Stamp = { inputs, files: hashes };
  replaceFile(stampPath(config), `${JSON.stringify(stamp, null, 2)}\n`);
  return { written, removed: stale.length };
};

const replaceFile = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.tmp`;
  writeFileSync(part, text);
  renameSync(part, path);
};
