import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ConfigError, type Environment } from '../base/environment.ts';
import type { Shape } from './kind.ts';
import { filePath } from './kinds.ts';
import { type Setting, toSettingKey } from './setting.ts';
import { listSettings, SETTINGS, type SettingId } from './settings.ts';
import { type FileContents, readSettingsFile } from './settings-file.ts';
import { unknownSettings, withoutServices } from './unknown-settings.ts';

/** Options of a command, by name. */
export type Options = Readonly<Record<string, string | undefined>>;

/** Where a value comes from, and how its giver wrote the setting, for sentences about it. */
export type Origin =
  | { readonly from: 'option' | 'environment'; readonly label: string }
  | { readonly from: 'file'; readonly label: string; readonly file: string; readonly line: number }
  | { readonly from: 'default'; readonly label: string };

/** A setting in force, as text; `undefined` when it is absent. */
export type Given = {
  readonly text: string | undefined;
  readonly origin: Origin;
  /** The file that holds the value, if it was named in its place. */
  readonly valueFile?: string;
};

export type ReadSettings = {
  readonly given: ReadonlyMap<SettingId, Given>;
  /** The settings file, if there is one. */
  readonly file: string | undefined;
  /** Each a sentence. */
  readonly faults: readonly string[];
};

/** The settings file that a data folder may have. */
export const FILE_NAME = 'pitboss.yaml';

/** Options override the environment, which overrides the settings file, which overrides defaults. */
export const readSettings = (options: Options, environment: Environment): ReadSettings => {
  const faults = unknownSettings(environment)
    .filter(({ isMisspelt }) => isMisspelt)
    .map(({ name, nearest }) => `Unknown setting ${name}. Did you mean ${nearest}?`);
  const found = findSources(options, environment, faults);
  const given = new Map<SettingId, Given>();
  for (const [id, setting] of listSettings()) {
    const result = orFault(faults, () => lookUp(setting, found));
    if (result !== undefined) given.set(id, result);
  }
  return { given, file: found.file, faults };
};

/** One setting alone, for commands that need no other: faults elsewhere must not stop them. */
export const readOne = (id: SettingId, options: Options, environment: Environment): string | undefined =>
  readOneGiven(id, options, environment).text;

/** The same, with where it comes from. */
export const readOneGiven = (id: SettingId, options: Options, environment: Environment): Given =>
  lookUp(SETTINGS[id], findSources(options, environment, []));

/** Where the paths in a value begin: the folder of the file that has it, or the working directory. */
export const settingFolder = ({ origin, valueFile }: Given): string => {
  const file = valueFile ?? (origin.from === 'file' ? origin.file : undefined);
  return file === undefined ? '.' : dirname(file);
};

/** A setting from the environment, or from the file that `NAME_FILE` names, for secrets. */
export const readVariable = (environment: Environment, name: string): string | undefined =>
  fromVariable(name, environment)?.text;

type Sources = {
  readonly options: Options;
  readonly environment: Environment;
  readonly file: string | undefined;
  readonly entries: FileContents['entries'];
};

const findSources = (options: Options, given: Environment, faults: string[]): Sources => {
  const environment = withoutServices(given);
  const above = { options, environment, file: undefined, entries: new Map() };
  const named = orFault(faults, () => lookUp(SETTINGS.config, above))?.text;
  const data = orFault(faults, () => lookUp(SETTINGS.data, above))?.text ?? SETTINGS.data.default;
  const file = named ?? join(data, FILE_NAME);
  if (named === undefined && !existsSync(file)) return above;
  const contents = orFault(faults, () => readSettingsFile(file, textOf(file, named !== undefined), SHAPES));
  faults.push(...(contents?.faults ?? []));
  const entries = contents?.entries ?? new Map();
  for (const key of ['data', 'data_file']) {
    const inside = entries.get(key);
    if (named === undefined && inside !== undefined)
      faults.push(
        `${file}:${inside.line}: The settings file of a data folder cannot choose the folder. Remove this line, or name the file with --config.`,
      );
  }
  return { ...above, file, entries };
};

const textOf = (file: string, isNamed: boolean): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new ConfigError(
      `Cannot read the settings file ${file}${why}${isNamed ? ', which --config or PITBOSS_CONFIG names' : ''}.`,
    );
  }
};

/** The keys of a settings file. Any value can be in a separate file. */
const SHAPES: ReadonlyMap<string, Shape> = new Map(
  listSettings()
    .filter(([, { isOutsideFile }]) => isOutsideFile !== true)
    .flatMap(([, setting]): [string, Shape][] => [
      [toSettingKey(setting), setting.kind.shape],
      [`${toSettingKey(setting)}_file`, 'value'],
    ]),
);

const lookUp = (setting: Setting, { options, environment, file = '', entries }: Sources): Given => {
  const option = setting.option === undefined ? undefined : options[setting.option];
  if (option !== undefined) return { text: option, origin: { from: 'option', label: `--${setting.option}` } };
  return (
    fromVariable(setting.name, environment) ??
    fromFile(setting, file, entries) ?? { text: setting.default, origin: { from: 'default', label: setting.name } }
  );
};

const fromVariable = (name: string, environment: Environment): Given | undefined => {
  const [text, valueFile] = [environment[name], environment[`${name}_FILE`]];
  if (text !== undefined && valueFile !== undefined) throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`);
  const origin = { from: 'environment', label: name } as const;
  if (valueFile !== undefined)
    return { text: contentOf(valueFile, `${name}_FILE`), origin: { ...origin, label: `${name}_FILE` }, valueFile };
  return text === undefined || text === '' ? undefined : { text, origin };
};

const fromFile = (setting: Setting, file: string, entries: Sources['entries']): Given | undefined => {
  const key = toSettingKey(setting);
  const [own, named] = [entries.get(key), entries.get(`${key}_file`)];
  const at = (line: number, name: string) => ({ from: 'file', file, line, label: `${file}:${line}: ${name}` }) as const;
  if (own !== undefined && named !== undefined)
    throw new ConfigError(`${file}:${named.line}: Set ${key} or ${key}_file, not both.`);
  if (named !== undefined) {
    const valueFile = resolve(dirname(file), named.text);
    const origin = at(named.line, `${key}_file`);
    return { text: contentOf(valueFile, origin.label), origin, valueFile };
  }
  if (own === undefined) return undefined;
  return {
    // The file says where things are from where it is itself.
    text: setting.kind === filePath ? resolve(dirname(file), own.text) : own.text,
    origin: at(own.line, key),
  };
};

const contentOf = (file: string, label: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError(`Cannot read ${file}, which ${label} names.`);
  }
};

const orFault = <Result>(faults: string[], work: () => Result): Result | undefined => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    if (!faults.includes(error.message)) faults.push(error.message);
    return undefined;
  }
};
