import { listReleased, renewReleased } from '../check/released.ts';
import { UserError } from '../read/config/refusal.ts';
import type { CodegenCommand } from './program/command.ts';

export const releaseCommand: CodegenCommand = {
  name: 'release',
  summary: 'replaces the released documents with the current ones',
  details: [
    'Run it when you publish a version. A changed document needs a higher info.version; if it breaks callers, a',
    'higher major version, or while that is 0, a higher minor version.',
  ],
  run: async ({ config: read, print, progress }) => {
    const config = read();
    if (config.released === undefined)
      throw new UserError('The configuration has no folder of released documents: add "released": { "folder": … }.');
    progress('comparing with the released documents');
    const { written } = renewReleased(config);
    print(`${listReleased(config).length} released documents, ${written} written`);
    return true;
  },
};
