import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from './config.ts';

/** Every file that the output depends on, absolute: the configuration, the files it names, and what the specs refer to. */
export const inputsOf = (config: Config, configFile: string): Set<string> => {
  const named = [config.lint, config.problems?.registry, config.formats?.module].flatMap((file) => file ?? []);
  const inputs = new Set([configFile, ...named.map((file) => resolve(config.root, file))]);
  const follow = (file: string): void => {
    if (inputs.has(file) || !existsSync(file)) return;
    inputs.add(file);
    // References are found by pattern, so that a file that does not parse right now is still followed.
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/\$ref["']?\s*:\s*["']?([^"'#\s,}]+)/g))
      if (!target.includes('://')) follow(join(dirname(file), target));
  };
  for (const { sections, events = {}, messages = [] } of config.apis)
    for (const file of [Object.values(sections), Object.values(events), messages].flat())
      follow(resolve(config.root, file));
  return inputs;
};
