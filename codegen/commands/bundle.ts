import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { stringify } from 'yaml';
import type { Api, ProjectConfig } from '../read/config/config.ts';
import { UsageError } from '../read/config/refusal.ts';
import type { Document } from '../read/document/document.ts';
import { merge } from '../read/project/merge.ts';
import type { Section } from '../read/project/sections.ts';
import { readSpecs } from '../read/project/specs.ts';
import type { CodegenCommand, CommandCall } from './program/command.ts';
import { documentConfig, inPart, PART } from './program/document-config.ts';

const FORMS: Readonly<Record<string, (document: Document) => string>> = {
  '.json': (document) => `${JSON.stringify(document, null, 2)}\n`,
  '.yaml': (document) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }),
};

export const bundleCommand: CodegenCommand = {
  name: 'bundle',
  takes: '<output> [document]',
  summary: 'writes self-contained documents, with all references included',
  details: [
    'The output is a .json or .yaml file with the merged document of an interface. A name with {section} writes',
    'one document per section, a name with {api} one per interface. With a document, no configuration file is needed, and everything that',
    'it needs is in the output: bundle pets.json openapi.yaml --include-tags pets.',
  ],
  options: { api: { value: 'name', says: 'the interface; default: all' }, ...PART },
  run: async (call) => {
    const [output = '', file] = call.words;
    const form = FORMS[extname(output).replace('.yml', '.yaml')];
    if (!form) throw new UsageError(`${output} must end with \`.json\` or \`.yaml\``);
    const config = file === undefined ? call.config() : inPart(documentConfig(file, { accept: 'all' }), call);
    const apis = chosenApis(config, call);
    if (apis.length > 1 && !output.includes('{api}') && !output.includes('{section}'))
      throw new UsageError(`${output} cannot hold several interfaces: put {api} in its name, or choose one with --api`);
    call.progress('bundling');
    const documents = documentsOf((await readSpecs(config, call.print)).sections, apis, output);
    for (const [path, document] of documents) {
      mkdirSync(dirname(resolve(path)), { recursive: true });
      writeFileSync(path, form(document));
      call.print(`${path} written`);
    }
    return true;
  },
};

const documentsOf = (sections: readonly Section[], apis: readonly Api[], output: string): Map<string, Document> => {
  const documents = new Map<string, Document>();
  for (const api of apis) {
    const own = sections.filter((section) => section.api === api.name);
    const file = output.replaceAll('{api}', api.name);
    if (!file.includes('{section}')) documents.set(file, merge(api, own));
    else
      for (const { name, document } of own)
        if (api.sections[name] !== undefined) {
          const path = file.replaceAll('{section}', name);
          if (documents.has(path))
            throw new UsageError(`two documents would be written to ${path}: put {api} in its name`);
          documents.set(path, document);
        }
  }
  return documents;
};

/** The interface that `--api` names, or all. */
export const chosenApis = (config: ProjectConfig, call: CommandCall): readonly Api[] => {
  const name = call.text('api');
  if (name === undefined) return config.apis;
  const found = config.apis.filter((api) => api.name === name);
  if (found.length === 0)
    throw new UsageError(
      `unknown interface ${name}; the interfaces are ${config.apis.map((api) => api.name).join(', ')}`,
    );
  return found;
};
