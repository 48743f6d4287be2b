import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Document } from './document.ts';
import { redocly } from './redocly.ts';
import { type Fault, Refusal } from './refusal.ts';

/** What becomes of two files that give a component the same name: a fault, or another name for one of them. */
type Collisions = 'error' | 'off';

/**
 * The sources with their documents, and in each everything that it refers to. Files are relative to the root. Redocly resolves the references
 * of all files in one run, and names components after the files that they stand in. Throws a Refusal with all faults.
 */
export const bundle = <Source extends { readonly file: string }>(
  root: string,
  sources: readonly Source[],
  collisions: Collisions,
): (Source & { readonly document: Document })[] => {
  if (sources.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const output = (index: number) => join(folder, `${index}.json`);
    const apis = sources.map(
      ({ file }, index) => [`d${index}`, { root: resolve(root, file), output: output(index) }] as const,
    );
    const configuration = join(folder, 'redocly.yaml');
    // JSON is YAML. The lint rules of the project do not run here: its own configuration is not read.
    writeFileSync(configuration, JSON.stringify({ telemetry: 'off', apis: Object.fromEntries(apis) }));
    const run = redocly(root, [
      'bundle',
      ...apis.map(([alias]) => alias),
      ...['--config', configuration, '--lint-config', 'off', '--component-renaming-conflicts-severity', collisions],
    ]);
    if (run.failed) throw new Refusal(faultsOf(sources, run.output));
    return sources.map((source, index) => ({ ...source, document: JSON.parse(readFileSync(output(index), 'utf8')) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Redocly's report, one fault each: `[1] file:line:column at #/pointer`, an empty line, the message. */
const faultsOf = (sources: readonly { readonly file: string }[], output: string): Fault[] => {
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
  const where = sources.map(({ file }) => file).join(', ');
  return [{ where, rule: output.trim().replace(/\s*\n\s*/g, ' '), mend: 'Mend the file.' }];
};
