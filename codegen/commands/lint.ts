import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChannels } from '../channels.ts';
import type { Command } from '../command.ts';
import type { Config } from '../config.ts';
import { redocly } from '../redocly.ts';
import { refuseAny } from '../refusal.ts';
import { readRegistry } from '../registry.ts';
import { faultsOf, unsentEvents } from '../rules.ts';
import { readSpecs } from '../specs.ts';

export const lint: Command = {
  name: 'lint',
  takes: '[document]',
  document: {},
  summary: 'checks the specs against the lint rules and what the generator requires',
  details: [
    'The lint rules come from the Redocly configuration that "lint" names; default: those that Redocly recommends.',
    'With a document, no configuration file is needed: lint openapi.yaml.',
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
    refuseAny(unsentEvents(config, sections, readChannels(config).channels));
    print(files.length === 1 ? '1 document passes' : `${files.length} documents pass`);
    return true;
  },
};

/** What Redocly recommends is an error only if the document is wrong without it. */
const MATTERS_OF_TASTE = { 'operation-summary': 'warn', 'security-defined': 'warn' };

const lintBy = (config: Config, files: readonly string[]) => {
  const by = (rules: string) => redocly(config.root, ['lint', '--config', rules, '--format', 'stylish', ...files]);
  if (config.lint !== undefined) return by(config.lint);
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const rules = join(folder, 'redocly.yaml');
    writeFileSync(rules, JSON.stringify({ telemetry: 'off', extends: ['recommended'], rules: MATTERS_OF_TASTE }));
    return by(rules);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
