import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules that generated code needs at run time. They are copied into the output, so that it depends on no package of ours. */
export type Runtime = 'client' | 'events' | 'server';

/** The modules of a part of the runtime, and those that they import, by file name; all of them if no names are given. */
export const runtimeModules = (runtime: Runtime, names?: readonly string[]): ReadonlyMap<string, string> => {
  const folder = join(import.meta.dirname, 'runtime', runtime);
  const found = new Map<string, string>();
  const waiting = [...(names ?? readdirSync(folder).filter((name) => name.endsWith('.ts')))];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    found.set(name, text);
    for (const [, imported = ''] of text.matchAll(/ from '\.\/([\w.-]+)';$/gm)) waiting.push(imported);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
};
