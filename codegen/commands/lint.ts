import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readChannels } from '../channels.ts';
import type { Command } from '../command.ts';
import type { Config } from '../config.ts';
import { redocly, sharedMessagesPlugin } from '../redocly.ts';
import { refuseAny } from '../refusal.ts';
import { readRegistry } from '../registry.ts';
import { faultsOf, unknownEmitters, unsentEvents } from '../rules.ts';
import { additionsOf } from '../shared-messages.ts';
import { readSpecs } from '../specs.ts';

export const lint: Command = {
  name: 'lint',
  summary: 'checks the specs against the lint rules and what the generator requires',
  details: [
    'The lint rules come from the Redocly configuration that "lint" names; default: those that Redocly recommends.',
  ],
  run: async ({ config: read, print, progress }) => {
    const config = read();
    const files = config.apis.flatMap((api) => [...Object.values(api.sections), ...Object.values(api.events ?? {})]);
    progress('linting');
    const { failed, output } = lintBy(config, files);
    if (failed) {
      print(output.trim());
      return false;
    }
    progress('checking what the generator requires');
    const { sections } = await readSpecs(config);
    refuseAny(faultsOf(config, readRegistry(config), sections));
    refuseAny([...unsentEvents(config, sections, readChannels(config).channels), ...unknownEmitters(config, sections)]);
    print(files.length === 1 ? '1 document passes' : `${files.length} documents pass`);
    return true;
  },
};

/** Runs the linter, with shared messages added to the documents. `extra` is passed on to Redocly. */
export const lintBy = (
  config: Config,
  files: readonly string[],
  extra: readonly string[] = ['--format', 'stylish'],
) => {
  const by = (rules: string) => redocly(config.root, ['lint', '--config', rules, ...extra, ...files]);
  const additions = additionsOf(config);
  if (config.lint !== undefined && Object.keys(additions).length === 0) return by(config.lint);
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const rules = join(folder, 'redocly.yaml');
    const base = config.lint === undefined ? 'recommended' : resolve(config.root, config.lint);
    writeFileSync(rules, JSON.stringify({ extends: [base], ...sharedMessagesPlugin(additions) }));
    return by(rules);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
