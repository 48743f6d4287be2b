import { inputsHash, isUpToDate, writeBuilt } from '../emit/output/built.ts';
import { generateAll } from '../plugins/run-plugins.ts';
import type { CodegenCommand } from './program/command.ts';

export const buildCommand: CodegenCommand = {
  name: 'build',
  summary: 'writes the generated files that are not committed, unless they are up to date',
  details: ['Their folders are "built" in the configuration. Concurrent builds are safe.'],
  run: async ({ configFile, config: read, print, progress }) => {
    const config = read();
    if (config.built === undefined) {
      print('nothing to build: the configuration has no "built" folder');
      return true;
    }
    if (isUpToDate(config, configFile)) {
      print(`${config.built.join(', ')} ${config.built.length > 1 ? 'are' : 'is'} up to date`);
      return true;
    }
    progress('building');
    const inputs = inputsHash(config, configFile);
    const files = await generateAll(config, print, 'built');
    progress('writing');
    const { written, removed } = writeBuilt(config, files, inputs);
    print(`${files.size} files built, ${written} written, ${removed} removed`);
    return true;
  },
};
