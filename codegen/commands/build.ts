import { inputsHash, isUpToDate, writeBuilt } from '../built.ts';
import type { Command } from '../command.ts';
import { generate } from '../generate.ts';

export const build: Command = {
  name: 'build',
  summary: 'writes the generated files that are built and not committed, unless they are up to date',
  details: ['The configuration names their folder: "built". Processes may build at the same time.'],
  run: async ({ configFile, config: read, print, progress }) => {
    const config = read();
    if (config.built === undefined) {
      print('nothing is built: the configuration names no folder "built"');
      return true;
    }
    if (isUpToDate(config, configFile)) {
      print(`${config.built} is up to date`);
      return true;
    }
    progress('building');
    const inputs = inputsHash(config, configFile);
    const files = await generate(config, print, 'built');
    progress('writing');
    const { written, removed } = writeBuilt(config, files, inputs);
    print(`${files.size} files built, ${written} written, ${removed} removed`);
    return true;
  },
};
