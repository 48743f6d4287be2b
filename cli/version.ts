import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import type { Command } from './command.ts';

export const version: Command = {
  name: 'version',
  usage: 'version',
  summary: 'prints the version',
  run: async (words) => {
    parseArgs({ args: [...words], options: {} });
    process.stdout.write(`pitboss ${manifest.version}\n`);
    return 0;
  },
};
