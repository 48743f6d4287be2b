import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ProjectConfig } from './config.ts';

/** Every file that the output depends on, absolute: the configuration, the files it names, and what the specs refer to. */
export const listInputs = (config: ProjectConfig, configFile: string): Set<string> => {
  const named = [config.lint, config.problems?.registry, config.formats?.module].flatMap((file) => file ?? []);
  const plugins = config.apis
    .flatMap((api) => api.plugins ?? [])
    .flatMap(({ name }) => (/^[./]/.test(name) ? resolve(config.root, name) : []));
  const specs = config.apis.flatMap(({ sections, events = {}, messages = [] }) =>
    [Object.values(sections), Object.values(events), messages].flat(),
  );
  const absolute = (file: string): string => resolve(config.root, file);
  return new Set([configFile, ...named.map(absolute), ...plugins, ...referredFiles(specs.map(absolute))]);
};

/** The files, and those that they refer to, also through others; all absolute. A file that does not exist is left out. */
export const referredFiles = (files: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    // References are found by pattern, so that a file that does not parse right now is still followed.
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:\$ref|x-based-on)["']?\s*:\s*["']?([^"'#\s,}]+)/g,
    ))
      if (!target.includes('://')) follow(join(dirname(file), target));
  };
  for (const file of files) follow(file);
  return found;
};
