import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { refuseAny, type SpecFault, SpecRefusal } from '../config/refusal.ts';
import type { Document } from '../document/document.ts';
import { type PlainFiles, withPlainFiles } from '../intake/plain-files.ts';
import { redocly, sharedMessagesPlugin } from './redocly.ts';
import { collectAdditions, filesOfMessages, type Project, withSharedMessages } from './shared-messages.ts';

/** The reaction to two files that give a component the same name: report a fault, or rename one. */
type Collisions = 'error' | 'off';

/**
 * The sources with their documents, bundled. Files are relative to the root. Redocly resolves the references of all files in one run, and
 * names components after their files, or their entries in a file. Throws a SpecRefusal with all faults.
 */
export const bundle = <Source extends { readonly file: string }>(
  project: Project,
  sources: readonly Source[],
  collisions: Collisions,
): (Source & { readonly document: Document })[] => {
  if (sources.length === 0) return [];
  const { root } = project;
  const files = sources.map(({ file }) => file);
  return withPlainFiles(root, [...files, ...filesOfMessages(project)], (plain) =>
    bundled({ ...project, root: plain.root }, sources, plain, collisions),
  );
};

const bundled = <Source extends { readonly file: string }>(
  project: Project,
  sources: readonly Source[],
  { place, columnOf }: PlainFiles,
  collisions: Collisions,
): (Source & { readonly document: Document })[] => {
  const { root } = project;
  const additions = collectAdditions(project);
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const output = (index: number) => join(folder, `${index}.json`);
    const apis = sources.map(
      ({ file }, index) => [`d${index}`, { root: resolve(root, place(file)), output: output(index) }] as const,
    );
    const configuration = join(folder, 'redocly.yaml');
    // JSON is valid YAML. The project's Redocly configuration is not read here, so its lint rules do not run.
    const settings = { telemetry: 'off', apis: Object.fromEntries(apis), ...sharedMessagesPlugin(additions) };
    writeFileSync(configuration, JSON.stringify(settings));
    const run = redocly(root, [
      'bundle',
      ...apis.map(([alias]) => alias),
      ...['--config', configuration, '--lint-config', 'off', '--component-renaming-conflicts-severity', collisions],
    ]);
    if (run.failed) throw new SpecRefusal(faultsOf(sources, columnOf, run.output));
    return sources.map((source, index) => {
      const text = readFileSync(output(index), 'utf8');
      refuseAny(unknownOutlets(source.file, text));
      const document: Document = JSON.parse(text);
      const own = additions[resolve(root, place(source.file))];
      return {
        ...source,
        document: own === undefined || !('asyncapi' in document) ? document : withSharedMessages(document, own),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Enums that name an outlet without messages; of all others the plugin has removed the keyword. */
const unknownOutlets = (file: string, text: string): SpecFault[] =>
  [...text.matchAll(/"x-enum-events-of":\s*(\[[^\]]*\])/g)].map(([, outlets = '']) => ({
    where: file,
    rule: `x-enum-events-of has an outlet that no shared message goes to: ${JSON.parse(outlets).join(', ')}`,
    mend: 'Use the x-outlet of a channel that a message names in x-channels.',
  }));

/** Redocly's report as faults. Each is `[1] file:line:column at #/pointer`, an empty line, and the message. */
const faultsOf = (
  sources: readonly { readonly file: string }[],
  columnOf: PlainFiles['columnOf'],
  output: string,
): SpecFault[] => {
  const found = [...output.matchAll(/^\[\d+\] (\S+):(\d+):(\d+) at (#\S*)\n+(.+)$/gm)].map(
    ([, file = '', line = '', column = '', at = '', message = '']): SpecFault => {
      const where = `${file}:${line}:${columnOf(file, Number(line), Number(column))}`;
      const collision = /^Two (\w+) are referenced with the same name.*Renamed (\S+) to/.exec(message);
      if (collision)
        return {
          where,
          rule: `two different ${collision[1]} are called ${collision[2]}`,
          mend: 'Rename one of the files.',
          limitation: 'file-name',
        };
      return { where: `${where} ${at}`, rule: message.replace(/\.$/, ''), mend: 'Correct the reference.' };
    },
  );
  if (found.length > 0) return found;
  const where = sources.map(({ file }) => file).join(', ');
  return [{ where, rule: output.trim().replace(/\s*\n\s*/g, ' '), mend: 'Fix the file.' }];
};
