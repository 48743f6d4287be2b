import { inputsHash, writeBuilt } from '../emit/output/built.ts';
import { writeDerived } from '../emit/output/derived.ts';
import { write } from '../emit/output/files.ts';
import { generateAll } from '../plugins/run-plugins.ts';
import type { CodegenCommand } from './program/command.ts';
import { PART } from './program/document-config.ts';
import { FORMAT_OPTION } from './program/findings.ts';

export const generateCommand: CodegenCommand = {
  name: 'generate',
  takes: '[document]',
  document: {},
  summary: 'generates code from the specs',
  details: [
    'Files that are up to date are not touched; files that are no longer generated are removed.',
    'With a document, no configuration file is needed: generate openapi.yaml --output generated. Of an AsyncAPI',
    'document it writes types, validators and the event client. It accepts every limitation that the document needs, with a',
    'line for each; --accept names those that you want, or none.',
  ],
  options: {
    output: {
      value: 'folder',
      says: 'with a document: where types, routes and validators go; default: generated, or with a client alone nowhere',
    },
    client: { value: 'folder', says: 'with a document: where its client goes; default: none is written' },
    perspective: {
      value: 'side',
      says: 'with an AsyncAPI document: whose view it takes, server or client; default: server',
    },
    server: {
      value: 'names',
      says: 'with a document: write a server for node, koa, fastify, or several; default: none',
    },
    plugin: {
      value: 'name',
      says: 'with a document: also the files of a plugin: tanstack-query, msw, zod, valibot, a package or a ./file; can be repeated',
      isList: true,
    },
    ...PART,
    ...FORMAT_OPTION,
  },
  run: async ({ configFile, config: read, print, find, progress }) => {
    const config = read();
    const inputs = inputsHash(config, configFile);
    progress('generating');
    const files = await generateAll(config, (remark) => find({ level: 'note', rule: 'remark', text: remark }));
    progress('writing');
    const committed = write(config, files);
    const built = writeBuilt(config, files, inputs);
    // Last, since they are made of the others.
    const derived = await writeDerived(config);
    const all = [committed, built, derived];
    const [written, removed] = [sum(all.map((one) => one.written)), sum(all.map((one) => one.removed))];
    print(`${files.size + derived.size} files, ${written} written, ${removed} removed`);
    return true;
  },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
