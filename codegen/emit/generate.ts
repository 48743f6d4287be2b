import { join } from 'node:path';
import { unknownEmitters, unsentEvents } from '../check/emitted-events.ts';
import { checkRules } from '../check/rules.ts';
import type { Api, ProjectConfig } from '../read/config/config.ts';
import { createAllowances, refuseAny } from '../read/config/refusal.ts';
import type { Document, JsonObject } from '../read/document/document.ts';
import { type Channel, readChannels } from '../read/events/channels.ts';
import { merge } from '../read/project/merge.ts';
import { narrowProblems } from '../read/project/narrow.ts';
import { type ApiOperation, listOperations, listReceived } from '../read/project/operation.ts';
import { type Registry, readRegistry } from '../read/project/registry.ts';
import { readSections } from '../read/project/sections.ts';
import { type ProjectFormats, readFormats } from '../read/project/specs.ts';
import { clientFiles, sentByClient } from './client/client-files.ts';
import { withOpenEnums } from './client/open-enums.ts';
import { handlerIndexModule, importPath } from './code/handler-files.ts';
import { eventClientFiles } from './events/event-client.ts';
import { commandsModule, eventsModule, eventTypesModule, withTypeNames } from './events/events.ts';
import { formFiles } from './forms/form-files.ts';
import { type Files, isBuilt, type OutputKind } from './output/files.ts';
import { pendingModule, problemsModule } from './server/problems.ts';
import { buildServerFiles } from './server/server.ts';
import { generateTypes } from './types/types.ts';
import { repliesModule } from './validators/replies.ts';
import { requestsModule } from './validators/requests.ts';

/**
 * Generates everything from the specs, or one kind of it, in memory; the command decides what to do with it. Throws a SpecRefusal with all
 * faults. Reports remarks where the output has less than a reader may expect, one sentence per kind. `extend` returns further files of an
 * interface.
 */
export const generate = async (
  config: ProjectConfig,
  tell: (remark: string) => void = () => {},
  kind?: OutputKind,
  extend: (source: GenerateSource, files: Files) => Promise<Files> = async () => new Map(),
): Promise<Files> => {
  const registry = readRegistry(config);
  const { formats, code } = await readFormats(config);
  const allowances = createAllowances();
  const sections = readSections(config, { formats: new Set(Object.keys(formats)), allowances });
  refuseAny(checkRules(config, registry, sections, allowances));
  const events = readChannels(config);
  refuseAny([...unsentEvents(config, sections, events.channels), ...unknownEmitters(config, sections)]);
  for (const sentence of allowances.remarks()) tell(sentence);
  const accepted = config.acceptsUnasked ? allowances.accepted() : [];
  for (const sentence of accepted) tell(sentence);
  if (accepted.length > 0) tell(UNASKED);
  const files = new Map<string, string>();
  const isAsked = (file: string) => kind === undefined || isBuilt(config, file) === (kind === 'built');
  if (config.problems) files.set(config.problems.output, problemsModule(config, registry));
  if (config.formats && code !== undefined) files.set(config.formats.output, code);
  for (const api of config.apis) {
    const own = [...sections, ...events.sections].filter((section) => section.api === api.name);
    const document = narrowProblems(config, registry, merge(api, own));
    const operations = listOperations(config, document);
    const channels = events.channels.filter((channel) => channel.api === api.name);
    const source: GenerateSource = { config, registry, api, document, operations, channels, formats, isAsked };
    const types = await typeFiles(source);
    const named = withTypeNames(channels, types.get(join(api.output, 'types.gen.ts')) ?? '');
    const written = [
      ...serverFiles(source),
      ...types,
      ...eventFiles({ ...source, channels: named }),
      ...pageFiles(source),
    ];
    for (const [file, text] of written) files.set(file, text);
    for (const [file, text] of await extend(source, files)) files.set(file, text);
    if (api.isClientOnly) files.delete(join(api.output, 'operations.gen.ts'));
  }
  return new Map([...files].filter(([file]) => isAsked(file)));
};

const UNASKED =
  'This was accepted, since the document may not be yours to mend. lint reports every place with its line, and --accept none refuses it.';

/** An interface that is generated. */
export type GenerateSource = {
  readonly config: ProjectConfig;
  readonly registry: Registry;
  readonly api: Api;
  readonly document: Document;
  readonly operations: readonly ApiOperation[];
  readonly channels: readonly Channel[];
  readonly formats: ProjectFormats;
  /** Reports whether the command needs a file; others are not generated. */
  readonly isAsked: (file: string) => boolean;
};

const serverFiles = ({ config, registry, api, document, operations, formats, isAsked }: GenerateSource): Files => {
  const folder = validatorsOf(api);
  const files = new Map<string, string>();
  if (isEventsOnly(api)) return files;
  if (api.document !== undefined) files.set(api.document, `${JSON.stringify(document, null, 2)}\n`);
  if (api.isClientOnly) return files;
  if (config.problems) files.set(join(api.output, 'pending.gen.ts'), pendingModule(config, registry, operations));
  if (api.handlers?.index !== undefined)
    files.set(api.handlers.index, handlerIndexModule(config, api, api.handlers.index, operations));
  for (const [file, text] of buildServerFiles(config, document, api, operations)) files.set(file, text);
  if (!isAsked(join(folder, 'requests.gen.mjs'))) return files;
  const formatsModule = formatsModuleOf(config, api);
  for (const [name, moduleOf] of [
    ['requests', requestsModule],
    ['replies', repliesModule],
  ] as const) {
    const { code, types } = moduleOf(config, document, operations, formats, formatsModule, api.server !== undefined);
    for (const [file, text] of code) files.set(join(folder, file), text);
    files.set(join(folder, `${name}.gen.d.mts`), types);
  }
  const received = listReceived(config, document);
  if (received.length > 0) {
    const { code, types } = requestsModule(config, document, received, formats, formatsModule, false, 'webhooks');
    for (const [file, text] of code) files.set(join(folder, file), text);
    files.set(join(folder, 'webhooks.gen.d.mts'), types);
  }
  return files;
};

/** Reports whether an interface has events and no operations. */
const isEventsOnly = ({ sections }: Api): boolean => Object.keys(sections).length === 0;

const validatorsOf = ({ output, validators = output }: Api): string => validators;

const formatsModuleOf = (config: ProjectConfig, api: Api): string | undefined =>
  config.formats && importPath(join(validatorsOf(api), 'requests.gen.mjs'), config.formats.output);

/**
 * Types, operations and the client. Handlers and callers see requests differently; where they share a folder, it gets the caller's view.
 */
const typeFiles = async ({ config, registry, api, document, operations, isAsked }: GenerateSource): Promise<Files> => {
  if (![api.output, api.client ?? api.output].some((folder) => isAsked(join(folder, 'types.gen.ts')))) return new Map();
  const shared = api.client === api.output;
  const [accepted, sent] = ['accepted' as const, { sentWithout: sentByClient(api) }];
  // A server can return every declared error, so each is typed.
  const { problems, ...open } = config;
  const isAlike = problems === undefined || !api.server;
  const views = api.client === undefined || shared || isEventsOnly(api) || !isAlike ? [] : [sent];
  const [own = new Map<string, string>(), other] = await generateTypes(
    api.server ? open : config,
    document,
    operations,
    [shared ? sent : accepted, ...views],
  );
  if (isEventsOnly(api)) {
    const text = own.get('types.gen.ts') ?? '';
    return new Map([api.output, api.client ?? api.output].map((folder) => [join(folder, 'types.gen.ts'), text]));
  }
  const files = new Map([...own].map(([name, text]) => [join(api.output, name), text]));
  if (api.client === undefined || !isAsked(join(api.client, 'types.gen.ts'))) return files;
  const [called = own] = shared || other ? [other] : await generateTypes(config, document, operations, [sent]);
  const types = called.get('types.gen.ts') ?? '';
  const isOpen = api.clientOptions?.enums === 'open';
  files.set(join(api.client, 'types.gen.ts'), isOpen ? withOpenEnums(types, document as Document & JsonObject) : types);
  const source = { config, registry, api, document, folder: api.client };
  for (const [file, text] of clientFiles(source, operations, called.get('operations.gen.ts') ?? ''))
    files.set(file, text);
  return files;
};

/** Files that a page needs to show a form for each operation. */
const pageFiles = ({ config, registry, api, document, operations }: GenerateSource): Files =>
  api.forms === undefined || isEventsOnly(api)
    ? new Map()
    : formFiles({ config, registry, api, document, folder: api.forms }, operations);

/** Events, socket messages, and their validators. */
const eventFiles = ({ config, api, document, channels, formats }: GenerateSource): Files => {
  if (channels.length === 0) return new Map();
  const files = new Map<string, string>();
  if (!api.isClientOnly) {
    const commands = commandsModule(config, document, channels, formats, formatsModuleOf(config, api));
    files.set(join(api.output, 'events.gen.ts'), eventsModule(config, document, channels));
    files.set(join(validatorsOf(api), 'commands.gen.d.mts'), commands.types);
    for (const [file, text] of commands.code) files.set(join(validatorsOf(api), file), text);
  }
  if (api.client === undefined) return files;
  files.set(join(api.client, 'events.gen.ts'), eventTypesModule(config, document, channels));
  for (const [file, text] of eventClientFiles(config, document, channels, api.client)) files.set(file, text);
  return files;
};
