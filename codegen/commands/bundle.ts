import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { stringify } from 'yaml';
import { type Call, type Command, UsageError } from '../command.ts';
import type { Api, Config } from '../config.ts';
import type { Document } from '../document.ts';
import { merge } from '../merge.ts';
import type { Section } from '../sections.ts';
import { readSpecs } from '../specs.ts';

const FORMS: Readonly<Record<string, (document: Document) => string>> = {
  '.json': (document) => `${JSON.stringify(document, null, 2)}\n`,
  '.yaml': (document) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }),
};

export const bundle: Command = {
  name: 'bundle',
  takes: '<output>',
  summary: 'writes documents with everything inside that they refer to',
  details: [
    'The output is a file that ends with .json or .yaml and takes the merged document of an interface. A name with {section} in',
    'it writes a document for each section, one with {api} for each interface.',
  ],
  options: { api: { value: 'name', says: 'the interface; all of them when left out' } },
  run: async (call) => {
    const [output = ''] = call.words;
    const form = FORMS[extname(output).replace('.yml', '.yaml')];
    if (!form) throw new UsageError(`${output} must end with \`.json\` or \`.yaml\``);
    const config = call.config();
    const apis = apisOf(config, call);
    if (apis.length > 1 && !output.includes('{api}') && !output.includes('{section}'))
      throw new UsageError(
        `several interfaces do not fit into ${output}: put {api} into its name, or choose one with --api`,
      );
    call.progress('bundling');
    const documents = documentsOf((await readSpecs(config)).sections, apis, output);
    for (const [file, document] of documents) {
      mkdirSync(dirname(resolve(file)), { recursive: true });
      writeFileSync(file, form(document));
      call.print(`${file} written`);
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
          if (documents.has(path)) throw new UsageError(`two documents would be ${path}: put {api} into its name`);
          documents.set(path, document);
        }
  }
  return documents;
};

/** The interfaces that were asked for: the one that `--api` names, or all. */
export const apisOf = (config: Config, call: Call): readonly Api[] => {
  const name = call.text('api');
  if (name === undefined) return config.apis;
  const found = config.apis.filter((api) => api.name === name);
  if (found.length === 0)
    throw new UsageError(`there is no interface ${name}, only ${config.apis.map((api) => api.name).join(', ')}`);
  return found;
};
