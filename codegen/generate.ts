import { join, relative } from 'node:path';
import { type Channel, readChannels } from './channels.ts';
import { clientModule } from './client.ts';
import type { Api, Config } from './config.ts';
import type { Document } from './document.ts';
import { commandsModule, eventsModule, eventTypesModule } from './events.ts';
import { readFormats } from './formats.ts';
import { merge } from './merge.ts';
import { narrowProblems } from './narrow.ts';
import { type Operation, operationsOf } from './operation.ts';
import { pendingModule } from './pending.ts';
import { refuseAny } from './refusal.ts';
import { problemsModule, type Registry, readRegistry } from './registry.ts';
import { repliesModule } from './replies.ts';
import { requestsModule } from './requests.ts';
import { faultsOf } from './rules.ts';
import { readSections } from './sections.ts';
import { typesOf } from './types.ts';
import type { Formats } from './validators.ts';

/** Generated files by their path relative to the root. */
export type Files = ReadonlyMap<string, string>;

/** Everything that is generated from the specs, in memory: what becomes of it is up to the command. Throws a Refusal with all faults. */
export const generate = async (config: Config): Promise<Files> => {
  const registry = readRegistry(config);
  const sections = readSections(config);
  refuseAny(faultsOf(config, registry, sections));
  const events = readChannels(config);
  const { formats, code } = await readFormats(config);
  const files = new Map([
    [config.problems.output, problemsModule(config, registry)],
    [config.formats.output, code],
  ]);
  for (const api of config.apis) {
    const own = [...sections, ...events.sections].filter((section) => section.api === api.name);
    const document = narrowProblems(config, registry, merge(api, own));
    const operations = operationsOf(config, document);
    const channels = events.channels.filter((channel) => channel.api === api.name);
    const source: Source = { config, registry, api, document, operations, channels, formats };
    for (const [file, text] of [...serverFiles(source), ...(await typeFiles(source)), ...eventFiles(source)])
      files.set(file, text);
  }
  return files;
};

type Source = {
  readonly config: Config;
  readonly registry: Registry;
  readonly api: Api;
  readonly document: Document;
  readonly operations: readonly Operation[];
  readonly channels: readonly Channel[];
  readonly formats: Formats;
};

const serverFiles = ({ config, registry, api, document, operations, formats }: Source): Files => {
  const formatsModule = relative(api.output, config.formats.output);
  const requests = requestsModule(config, document, operations, formats, formatsModule);
  const replies = repliesModule(config, document, operations, formats, formatsModule);
  return new Map([
    [api.document, `${JSON.stringify(document, null, 2)}\n`],
    [join(api.output, 'pending.gen.ts'), pendingModule(config, registry, operations)],
    [join(api.output, 'requests.gen.mjs'), requests.code],
    [join(api.output, 'requests.gen.d.mts'), requests.types],
    [join(api.output, 'replies.gen.mjs'), replies.code],
    [join(api.output, 'replies.gen.d.mts'), replies.types],
  ]);
};

/** Types, operations and the client. A handler and a caller see a request differently; where they share a folder it serves the caller. */
const typeFiles = async ({ config, registry, api, document, operations }: Source): Promise<Files> => {
  const shared = api.client === api.output;
  const sent = { sentWithout: api.transportHeaders ?? [] };
  const served = await typesOf(config, document, operations, shared ? sent : 'accepted');
  const files = new Map([...served].map(([name, text]) => [join(api.output, name), text]));
  if (api.client === undefined) return files;
  const called = shared ? served : await typesOf(config, document, operations, sent);
  const types = called.get(TYPES) ?? '';
  return files
    .set(join(api.client, TYPES), types)
    .set(join(api.client, 'client.gen.ts'), clientModule(config, registry, api, operations, types));
};

/** What is no request: events, the messages of sockets, and their validators. */
const eventFiles = ({ config, api, document, channels, formats }: Source): Files => {
  if (channels.length === 0) return new Map();
  const formatsModule = relative(api.output, config.formats.output);
  const commands = commandsModule(config, document, channels, formats, formatsModule);
  const files = new Map([
    [join(api.output, EVENTS), eventsModule(config, document, channels)],
    [join(api.output, 'commands.gen.mjs'), commands.code],
    [join(api.output, 'commands.gen.d.mts'), commands.types],
  ]);
  if (api.client === undefined) return files;
  return files.set(join(api.client, EVENTS), eventTypesModule(config, document, channels));
};

const TYPES = 'types.gen.ts';
const EVENTS = 'events.gen.ts';
