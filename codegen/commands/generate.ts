import { inputsHash, writeBuilt } from '../built.ts';
import type { Command } from '../command.ts';
import { write } from '../files.ts';
import { FORMAT_OPTION } from '../findings.ts';
import { generate } from '../generate.ts';

export const generateCommand: Command = {
  name: 'generate',
  summary: 'generates code from the specs',
  details: ['Files that are up to date are not touched; files that are no longer generated are removed.'],
  options: FORMAT_OPTION,
  run: async ({ configFile, config: read, print, find, progress }) => {
    const config = read();
    const inputs = inputsHash(config, configFile);
    progress('generating');
    const files = await generate(config, (remark) => find({ level: 'note', rule: 'remark', text: remark }));
    progress('writing');
    const committed = write(config, files);
    const built = writeBuilt(config, files, inputs);
    const [written, removed] = [committed.written + built.written, committed.removed + built.removed];
    print(`${files.size} files, ${written} written, ${removed} removed`);
    return true;
  },
};
