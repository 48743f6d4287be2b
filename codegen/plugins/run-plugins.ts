import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importPath } from '../emit/code/handler-files.ts';
import { type GenerateSource, generate } from '../emit/generate.ts';
import type { Files, OutputKind } from '../emit/output/files.ts';
import { createChecks } from '../mock/checks.ts';
import { createReplies } from '../mock/replies.ts';
import { createSampler, type Sampler } from '../mock/sample.ts';
import { type ProjectConfig, pluginFolder } from '../read/config/config.ts';
import { UserError } from '../read/config/refusal.ts';
import { listPlaces } from '../read/document/document.ts';
import { buildModel } from './model.ts';
import { mswFiles } from './msw.ts';
import type { PluginFiles, PluginInput, PluginObject } from './plugin.ts';
import { valibotFiles, zodFiles } from './schemas.ts';
import { tanstackFiles } from './tanstack-query.ts';

/** The plugins of this package, by name. */
export const OWN_PLUGINS: Readonly<Record<string, PluginFiles>> = {
  'tanstack-query': tanstackFiles,
  msw: mswFiles,
  zod: zodFiles,
  valibot: valibotFiles,
};

/** Generates everything from the specs, or one kind of it, with the files of the plugins. */
export const generateAll = (
  config: ProjectConfig,
  tell: (remark: string) => void = () => {},
  kind?: OutputKind,
): Promise<Files> => generate(config, tell, kind, (source, files) => pluginFiles(source, files, tell));

const pluginFiles = async (
  source: GenerateSource,
  generated: Files,
  tell: (remark: string) => void,
): Promise<Files> => {
  const { api, config } = source;
  const files = new Map<string, string>();
  const chosen = (api.plugins ?? []).filter((plugin) => source.isAsked(join(pluginFolder(api, plugin), 'x')));
  if (chosen.length === 0) return files;
  const model = buildModel(
    source,
    ...(['operations.gen.ts', 'types.gen.ts'].map((name) => textOf(source, generated, name)) as [string, string]),
  );
  const values = valuesOf(source);
  for (const plugin of chosen) {
    const { name, options = {} } = plugin;
    const folder = pluginFolder(api, plugin);
    const remark = (sentence: string) => tell(`${api.name}: plugin ${name}: ${sentence}`);
    const made = await blaming(name, async () => {
      const run = OWN_PLUGINS[name] ?? (await load(config.root, name));
      const toFile = (from: string, to: string) => importPath(join(folder, from), to);
      return run({ model, options: options as PluginObject, ...values, importPath: toFile, remark });
    });
    for (const [file, text] of checked(name, made)) {
      const path = join(folder, file);
      if (generated.has(path) || files.has(path))
        throw new UserError(`plugin ${name}: ${path} is already generated: give it another output.`);
      files.set(path, noticed(config.notice, file, text));
    }
  }
  return files;
};

/** A generated file, also if this run does not generate it. */
const textOf = ({ api, config }: GenerateSource, generated: Files, name: string): string => {
  const file = join(api.output, name);
  const path = join(config.root, file);
  return generated.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
};

/** Reports what a plugin throws with its name, and with its place in a module of the project. */
const blaming = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { message = String(error), stack = '' } = error instanceof Error ? error : {};
    const [, place] = Object.hasOwn(OWN_PLUGINS, name)
      ? []
      : (/\((?:file:\/\/)?(\/[^)]*:\d+:\d+)\)|at (?:file:\/\/)?(\/\S*:\d+:\d+)/.exec(stack) ?? []).filter(Boolean);
    throw new UserError(
      `plugin ${name}: ${message}${place === undefined ? '' : ` (${place.replace(/\?[\d.]+/, '')})`}`,
    );
  }
};

const load = async (root: string, name: string): Promise<PluginFiles> => {
  const path = pathOf(root, name);
  // Node keeps modules, and `watch` generates again when one changes.
  const module = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`);
  if (typeof module.files === 'function') return module.files;
  throw new UserError(
    `plugin ${name}: it has no function files: export const files = ({ model }) => ({ 'name.ts': '…' }).`,
  );
};

/** The module that a plugin's name stands for: a file of the project, or a package that the project has. */
const pathOf = (root: string, name: string): string => {
  if (/^[./]/.test(name)) {
    const path = join(name.startsWith('/') ? '/' : root, name);
    if (existsSync(path)) return path;
    throw new UserError(`plugin ${name}: there is no such file.`);
  }
  const from = join(root, 'package.json');
  try {
    return createRequire(from).resolve(name);
  } catch {
    const described = findPackage(name, from);
    if (described !== undefined) return described;
    throw new UserError(
      `plugin ${name}: there is no such package. Install it, write ./ before a file, or use ${Object.keys(OWN_PLUGINS).join(', ')}.`,
    );
  }
};

/** The entry of a package that can only be imported. */
const findPackage = (name: string, from: string): string | undefined => {
  try {
    const file = findPackageJSON(name, from);
    if (file === undefined) return undefined;
    const { exports: entry, main } = JSON.parse(readFileSync(file, 'utf8'));
    const own = entry?.['.'] ?? entry;
    const target = typeof own === 'string' ? own : (own?.import?.default ?? own?.import ?? own?.default ?? main);
    return typeof target === 'string' ? join(dirname(file), target) : undefined;
  } catch {
    return undefined;
  }
};

const checked = (name: string, made: unknown): [file: string, text: string][] => {
  if (typeof made !== 'object' || made === null)
    throw new UserError(`plugin ${name}: files returned no object of texts by file.`);
  return Object.entries(made).map(([file, text]) => {
    if (typeof text !== 'string') throw new UserError(`plugin ${name}: the text of ${file} is not a string.`);
    const path = normalize(file);
    if (path.startsWith('..') || path.startsWith('/'))
      throw new UserError(`plugin ${name}: ${file} is outside its folder.`);
    return [path, text];
  });
};

const COMMENTS: readonly (readonly [pattern: RegExp, before: string, after: string])[] = [
  [/^\.[cm]?[jt]sx?$/, '// ', '\n\n'],
  [/^\.(md|html|vue|svelte|xml)$/, '<!-- ', ' -->\n\n'],
  [/^\.(ya?ml|py|sh|toml|rb|graphql)$/, '# ', '\n\n'],
  [/^\.(css|scss)$/, '/* ', ' */\n\n'],
];

/** The text with the first line that all generated files have, in the way of its language; JSON has no comments. */
const noticed = (notice: string, file: string, text: string): string => {
  if (text.split('\n', 1)[0]?.includes(notice)) return text;
  const [, before = '', after = ''] = COMMENTS.find(([pattern]) => pattern.test(extname(file))) ?? [];
  return before === '' ? text : `${before}${notice}${after}${text}`;
};

/** Values and replies as the mock makes them. Compiled when they are first needed. */
const valuesOf = ({ document, formats }: GenerateSource): Pick<PluginInput, 'sample' | 'reply'> => {
  let made: { readonly sample: Sampler; readonly replies: ReturnType<typeof createReplies> } | undefined;
  const mock = () => {
    const faultsIn = createChecks(document, formats).faultsIn('reply');
    const sample = createSampler(document, faultsIn);
    made ??= { sample, replies: createReplies(document, sample, faultsIn, (_, __, detail) => detail) };
    return made;
  };
  const places = new Map(listPlaces(document).map((place) => [place.operation.operationId, place]));
  return {
    sample: (schema, variant) => mock().sample(schema, variant),
    reply: ({ name }, status) => {
      const place = places.get(name);
      if (place === undefined) return undefined;
      const answer = mock().replies.reply(place, { accept: '*/*', ...(status === undefined ? {} : { code: status }) });
      const { 'preference-applied': _, 'mock-detail': __, ...headers } = answer.headers;
      return answer.status === 501 ? undefined : { ...answer, headers };
    },
  };
};
