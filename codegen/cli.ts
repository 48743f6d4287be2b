import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { differences, write } from './files.ts';
import { readFormats } from './formats.ts';
import { generate } from './generate.ts';
import { redocly } from './redocly.ts';
import { refuseAny } from './refusal.ts';
import { readRegistry } from './registry.ts';
import { faultsOf } from './rules.ts';
import { readSections } from './sections.ts';

/** A command: what it prints, and whether all is well. */
type Command = (config: Config) => Promise<{ ok: boolean; lines: readonly string[] }>;

const commands: Readonly<Record<string, Command>> = {
  generate: async (config) => {
    const remarks: string[] = [];
    const files = await generate(config, (remark) => remarks.push(remark));
    const { written, removed } = write(config, files);
    return { ok: true, lines: [...remarks, `${files.size} files, ${written} written, ${removed} removed`] };
  },

  check: async (config) => {
    const found = differences(config, await generate(config));
    if (found.length === 0) return { ok: true, lines: ['generated files are what the specs generate'] };
    return { ok: false, lines: found.map((difference) => `${difference}: run ${config.command}`) };
  },

  lint: async (config) => {
    const files = config.apis.flatMap((api) => Object.values(api.sections));
    if (config.lint !== undefined) {
      const options = ['--config', config.lint, '--format', 'stylish'];
      const { failed, output } = redocly(config.root, ['lint', ...options, ...files]);
      if (failed) return { ok: false, lines: [output.trim()] };
    }
    const { formats } = await readFormats(config);
    const sections = readSections(config, { formats: new Set(Object.keys(formats)) });
    refuseAny(faultsOf(config, readRegistry(config), sections));
    return { ok: true, lines: [`${files.length} sections pass`] };
  },
};

/** Runs one command; the exit status. */
export const run = async (args: readonly string[], print: (line: string) => void): Promise<number> => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { config: { type: 'string' } },
    });
    const command = commands[positionals[0] ?? ''];
    if (!command || positionals.length > 1) {
      print(`usage: node codegen/cli.ts ${Object.keys(commands).join(' | ')} [--config file.json]`);
      return 2;
    }
    const { ok, lines } = await command(readConfig(values.config ?? join(import.meta.dirname, 'pitboss.json')));
    for (const line of lines) print(line);
    return ok ? 0 : 1;
  } catch (error) {
    // A fault is a line of its own; what is not a fault of the specs is still told in a sentence.
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
};

if (import.meta.main) process.exitCode = await run(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
