import { type Command, CommandError } from '../command.ts';
import { releasedOf, renewReleased } from '../released.ts';

export const release: Command = {
  name: 'release',
  summary: 'replaces the copies of the released documents by the documents as they are now',
  details: [
    'Run it when a version is published. A document that changed needs a higher info.version, and one that breaks callers a',
    'higher major number, or while that is 0 a higher minor one.',
  ],
  run: async ({ config: read, print, progress }) => {
    const config = read();
    if (config.released === undefined)
      throw new CommandError(
        'The configuration names no folder of released documents: add "released": { "folder": … }.',
      );
    progress('comparing with the released documents');
    const { written } = renewReleased(config);
    print(`${releasedOf(config).length} released documents, ${written} written`);
    return true;
  },
};
