import type { Command } from '../command.ts';
import { differences } from '../files.ts';
import { generate } from '../generate.ts';
import { unreleasable } from '../released.ts';

export const check: Command = {
  name: 'check',
  summary: 'says how generated files differ from the specs, and specs from what was released without a raised version',
  details: [
    'Nothing is written. Without a folder of released documents in the configuration, files alone are compared.',
  ],
  run: async ({ config: read, print, progress }) => {
    const config = read();
    progress('generating');
    const found = differences(config, await generate(config)).map(
      (difference) => `${difference}: run ${config.command}`,
    );
    progress('comparing with the released documents');
    const broken = unreleasable(config);
    for (const line of [...found, ...broken]) print(line);
    if (found.length === 0) print('generated files are what the specs generate');
    return found.length + broken.length === 0;
  },
};
