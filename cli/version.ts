import manifest from '../package.json' with { type: 'json' };
import type { Command } from './command.ts';
import { parseOptions } from './parse-options.ts';

export const version: Command = {
  name: 'version',
  usage: 'version',
  summary: 'prints the version',
  run: async (words) => {
    parseOptions({ args: [...words], options: {} });
    process.stdout.write(`pitboss ${manifest.version}\n`);
    return 0;
  },
};
