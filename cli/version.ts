import manifest from '../package.json' with { type: 'json' };
import type { Run } from './command.ts';

/** Answers at once; `--json` loads what reads the program for its hash. */
export const version: Run = async (words, usage) => {
  if (words.length > 0) return (await import('./version-of-program.ts')).versionOfProgram(words, usage);
  process.stdout.write(`pitboss ${manifest.version}\n`);
  return 0;
};
