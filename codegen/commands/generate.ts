import { inputsHash, writeBuilt } from '../built.ts';
import type { Command } from '../command.ts';
import { write } from '../files.ts';
import { FORMAT_OPTION } from '../findings.ts';
import { generate } from '../generate.ts';

export const generateCommand: Command = {
  name: 'generate',
  takes: '[document]',
  document: {},
  summary: 'generates code from the specs',
  details: [
    'Files that are up to date are not touched; files that are no longer generated are removed.',
    'With a document, no configuration file is needed: generate openapi.yaml --output generated. Of an AsyncAPI',
    'document it writes types, validators and the event client.',
  ],
  options: {
    output: { value: 'folder', says: 'with a document: where types, routes and validators go; default: generated' },
    client: { value: 'folder', says: 'with a document: where its client goes; default: none is written' },
    perspective: {
      value: 'side',
      says: 'with an AsyncAPI document: whose view it takes, server or client; default: server',
    },
    server: {
      value: 'names',
      says: 'with a document: write a server for node, koa, fastify, or several; default: none',
    },
    ...FORMAT_OPTION,
  },
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
