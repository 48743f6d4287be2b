import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Document } from './document.ts';
import { redocly } from './redocly.ts';
import { Refusal } from './refusal.ts';

/** Documents with everything inside that they refer to, in the order of their files. */
export const bundleFiles = (root: string, files: readonly string[]): Document[] => {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const output = (index: number) => join(folder, `${index}.json`);
    const apis = files.map(
      (file, index) => [`d${index}`, { root: resolve(root, file), output: output(index) }] as const,
    );
    const configuration = join(folder, 'redocly.yaml');
    writeFileSync(configuration, JSON.stringify({ telemetry: 'off', apis: Object.fromEntries(apis) }));
    const options = ['--config', configuration, '--lint-config', 'off'];
    const { failed, output: said } = redocly(root, ['bundle', ...apis.map(([alias]) => alias), ...options]);
    if (failed)
      throw new Refusal([
        { where: files.join(', '), rule: said.trim().replace(/\s*\n\s*/g, ' '), mend: 'Mend the file.' },
      ]);
    return files.map((_, index) => JSON.parse(readFileSync(output(index), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
