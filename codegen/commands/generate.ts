import type { Command } from '../command.ts';
import { write } from '../files.ts';
import { generate } from '../generate.ts';

export const generateCommand: Command = {
  name: 'generate',
  summary: 'writes what is generated from the specs',
  details: ['Files that are as they should be are not touched; those that are generated no more are removed.'],
  run: async ({ config: read, print, progress }) => {
    const config = read();
    progress('generating');
    const files = await generate(config, print);
    progress('writing');
    const { written, removed } = write(config, files);
    print(`${files.size} files, ${written} written, ${removed} removed`);
    return true;
  },
};
