import manifest from '../package.json' with { type: 'json' };
import type { Run } from './command.ts';
import { parseOptions } from './parse-options.ts';

export const version: Run = async (words) => {
  parseOptions({ args: [...words], options: {} });
  process.stdout.write(`pitboss ${manifest.version}\n`);
  return 0;
};
