import manifest from '../package.json' with { type: 'json' };
import { runningProgram } from '../server/start/program.ts';
import { JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';

/** Reads the whole program for its hash, which only the document has. */
export const versionOfProgram: Run = async (words) => {
  const { values } = parseOptions({ args: [...words], options: JSON_OPTION });
  const program = values.json ? await runningProgram() : undefined;
  createOutput(values.json)(`pitboss ${manifest.version}\n`, {
    ...{ name: 'pitboss', version: manifest.version, node: process.versions.node },
    ...{ form: program?.form ?? null, sha256: program?.sha256 ?? null },
  });
  return 0;
};
