import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Api, ProjectConfig } from '../config/config.ts';
import { refuseAny, type SpecFault } from '../config/refusal.ts';
import { type Document, isObject, type Json, type JsonObject, pointer } from '../document/document.ts';
import { parseSource } from '../intake/parse-source.ts';
import { sourceText } from '../intake/source-text.ts';

/** The part of the configuration that says which files belong to an interface. */
export type Project = Pick<ProjectConfig, 'root' | 'apis' | 'read'>;

/** Additions of an interface's shared messages to one of its documents; `redocly-plugin.mjs` adds them before anything is checked. */
export type Additions = {
  /** The messages of each channel of an AsyncAPI document, by name, as references. */
  readonly channels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The names that `x-enum-events-of` stands for, by outlet. */
  readonly outlets: Readonly<Record<string, readonly string[]>>;
  /** The messages that operations emit, by operationId. */
  readonly emits: Readonly<Record<string, readonly string[]>>;
};

type Channel = { readonly document: string; readonly outlet: string; readonly isSocket: boolean };

type SharedMessage = {
  readonly name: string;
  readonly where: string;
  readonly channels: readonly string[];
  readonly emittedBy: readonly string[];
  readonly hasHeaders: boolean;
};

/** The additions to each document, by its absolute path. Throws a SpecRefusal with all faults. */
export const collectAdditions = ({ root, apis }: Project): Record<string, Additions> =>
  Object.fromEntries(apis.flatMap((api) => (api.messages === undefined ? [] : additionsTo(root, api, api.messages))));

const additionsTo = (root: string, api: Api, file: string): [string, Additions][] => {
  const messages = sharedMessages(root, api);
  const channels = channelsOf(root, api);
  refuseAny(messages.flatMap((message) => faultsOf(message, channels)));
  const emits = grouped(messages, ({ emittedBy }) => emittedBy);
  const outlets = grouped(messages, (message) => message.channels.flatMap((key) => channels.get(key)?.outlet ?? []));
  return documentsOf(api).map((document) => {
    const path = resolve(root, document);
    const source = relative(dirname(path), resolve(root, file));
    const own = [...channels].filter(([, channel]) => channel.document === document);
    const added = own.map(([key]): [string, Record<string, string>] => {
      const sent = messages.filter((message) => message.channels.includes(key));
      return [key, Object.fromEntries(sent.map(({ name }) => [name, `${source}${pointer(name)}`]))];
    });
    return [path, { channels: Object.fromEntries(added), outlets, emits }];
  });
};

const documentsOf = ({ sections, events = {} }: Api): string[] => [
  ...Object.values(sections),
  ...Object.values(events),
];

/** The files that say where shared messages go: their own, and the documents with the channels. */
export const filesOfMessages = ({ apis }: Pick<Project, 'apis'>): string[] =>
  apis.flatMap(({ messages, events = {} }) => (messages === undefined ? [] : [messages, ...Object.values(events)]));

/** The messages of an interface's own file, in its order. */
export const sharedMessages = (root: string, { messages: file }: Pick<Api, 'messages'>): SharedMessage[] => {
  if (file === undefined) return [];
  if (!existsSync(resolve(root, file)))
    refuseAny([{ where: file, rule: 'the file of messages does not exist', mend: 'Add it, or correct its name.' }]);
  return entriesOf(read(root, file)).map(([name, message]) => ({
    name,
    where: `${file}${pointer(name)}`,
    channels: textsIn(message['x-channels']),
    emittedBy: textsIn(message['x-emitted-by']),
    hasHeaders: message.headers !== undefined,
  }));
};

const faultsOf = (
  { where, channels: named, hasHeaders }: SharedMessage,
  channels: ReadonlyMap<string, Channel>,
): SpecFault[] => {
  if (named.length === 0)
    return [{ where, rule: 'the message has no x-channels', mend: 'Name the channels that send it.' }];
  const known = named.flatMap((key) => channels.get(key) ?? []);
  const unknown = named.filter((key) => !channels.has(key));
  const mixed = known.find(
    ({ document, isSocket }) =>
      hasHeaders && known.some((other) => other.document === document && other.isSocket !== isSocket),
  );
  return [
    ...unknown.map((key) => ({
      where,
      rule: `x-channels has ${key}, which no AsyncAPI document of the interface has`,
      mend: `Use one of ${[...channels.keys()].join(', ')}.`,
    })),
    ...(mixed === undefined
      ? []
      : [
          {
            where,
            rule: `the message has headers on one channel of ${mixed.document} and none on its WebSocket`,
            mend: 'Move one of the channels to another document.',
          },
        ]),
  ];
};

const channelsOf = (root: string, { events = {} }: Api): Map<string, Channel> =>
  new Map(
    Object.values(events)
      .filter((document) => existsSync(resolve(root, document)))
      .flatMap((document) =>
        entriesOf(read(root, document).channels).map(([key, channel]): [string, Channel] => [
          key,
          { document, outlet: String(channel['x-outlet']), isSocket: isSocket(channel) },
        ]),
      ),
  );

/**
 * A bundled document as it is published: shared messages are components, channels and operations refer to them, and what only this program
 * reads is gone. A message has no headers on a WebSocket, so its examples lose theirs there; elsewhere, an example without headers is left
 * out if the message has some.
 */
export const withSharedMessages = (document: Document, { channels: added }: Additions): Document => {
  const root: JsonObject = { ...document };
  const bundled = isObject(root.components) && isObject(root.components.messages) ? root.components.messages : {};
  const messages: Record<string, Json> = { ...bundled };
  const channels: Record<string, Json> = isObject(root.channels) ? { ...root.channels } : {};
  const operations: Record<string, Json> = isObject(root.operations) ? { ...root.operations } : {};
  for (const [key, channel] of entriesOf(channels)) {
    const at = pointer('channels', key);
    const names = Object.keys(added[key] ?? {});
    for (const name of names) {
      const message = bundled[name];
      if (isObject(message)) messages[name] = asSent(message, isSocket(channel));
    }
    const own = names.map((name) => [name, { $ref: pointer('components', 'messages', name) }] as const);
    if (isObject(channel.messages))
      channels[key] = { ...channel, messages: { ...channel.messages, ...Object.fromEntries(own) } };
    for (const [id, operation] of entriesOf(operations))
      if (isObject(operation.channel) && operation.channel.$ref === at && Array.isArray(operation.messages))
        operations[id] = { ...operation, messages: operation.messages.map((sent) => referTo(sent, names, at)) };
  }
  const components = { ...(isObject(root.components) ? root.components : {}), messages };
  return withoutLeftHeaders({ ...root, channels, operations, components }, bundled) as JsonObject & Document;
};

/** A shared message of an operation as a reference; Redocly writes them out. */
const referTo = (sent: Json, names: readonly string[], at: string): Json =>
  isObject(sent) && names.some((name) => name === sent.name) ? { $ref: `${at}/messages/${sent.name}` } : sent;

const asSent = (message: JsonObject, onSocket: boolean): JsonObject => {
  const { 'x-channels': _channels, 'x-emitted-by': _emittedBy, ...rest } = message;
  const examples = Array.isArray(rest.examples) ? rest.examples.filter(isObject) : [];
  if (rest.headers === undefined) return rest;
  if (!onSocket) return { ...rest, examples: examples.filter(({ headers }) => headers !== undefined) };
  const { headers: _headers, ...sent } = rest;
  return { ...sent, examples: examples.map(({ headers: _own, ...example }) => example) };
};

/** Without the schemas of headers that no message has any more. */
const withoutLeftHeaders = (document: JsonObject, bundled: JsonObject): JsonObject => {
  const { components } = document;
  if (!isObject(components) || !isObject(components.schemas)) return document;
  const text = JSON.stringify(document);
  const left = entriesOf(bundled)
    .map(([, { headers }]) => (isObject(headers) ? headers.$ref : undefined))
    .filter((reference) => typeof reference === 'string' && !text.includes(JSON.stringify(reference)));
  const schemas = Object.entries(components.schemas).filter(
    ([name]) => !left.includes(pointer('components', 'schemas', name)),
  );
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
};

const isSocket = ({ bindings }: JsonObject): boolean => isObject(bindings) && bindings.ws !== undefined;

const read = (root: string, file: string): JsonObject => {
  const found: Json = parseSource(sourceText(resolve(root, file), file), file);
  return isObject(found) ? found : {};
};

const entriesOf = (value: Json | undefined): [string, JsonObject][] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, part]) => (isObject(part) ? [[key, part]] : []));

const textsIn = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The names of messages by each of their keys, in the order of the messages. */
const grouped = (
  messages: readonly SharedMessage[],
  keysOf: (message: SharedMessage) => string[] | readonly string[],
) => {
  const groups: Record<string, string[]> = {};
  for (const message of messages)
    for (const key of new Set(keysOf(message))) groups[key] = [...(groups[key] ?? []), message.name];
  return groups;
};
