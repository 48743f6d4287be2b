import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ProjectConfig } from '../config/config.ts';
import { refuseAny, type SpecFault } from '../config/refusal.ts';
import { type Components, isObject, type Json, type JsonObject, pointer, type Schema } from '../document/document.ts';
import { mapDocument } from '../document/map-schema.ts';
import { normalizeDocument } from '../intake/normalize-document.ts';
import { bundle } from '../project/bundle.ts';
import type { Section } from '../project/sections.ts';
import { asAsyncApi3, derefMessage, listIn, objectsIn } from './async-document.ts';
import { type Message, readMessage } from './message.ts';
import { type Complain, type ReconnectRules, type ResumeRules, readReconnect, readResume } from './resume.ts';
import { type Action, allMessages, byReference, listTravels } from './travels.ts';

/** An AsyncAPI channel with everything resolved. All output about events is written from it. */
export type Channel = {
  readonly api: string;
  readonly key: string;
  readonly where: string;
  readonly title: string;
  /** The destination of messages: `player-socket`, `webhook` and so on; by default the channel's key. */
  readonly outlet: string;
  /** True if the document names the outlet. */
  readonly isNamed: boolean;
  /** The path of a WebSocket, `/events/{operator_id}/{brand_id}`; null for every other channel. */
  readonly path: string | null;
  /** The server of a WebSocket, if it is the same for everyone. */
  readonly server: string | undefined;
  readonly resume: ResumeRules | undefined;
  readonly reconnect: ReconnectRules | undefined;
  /** The values that parameters of the path may have, if they are listed. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** The schema of a socket's query. */
  readonly query: Schema | null;
  readonly permission: Json;
  /** The account types that may connect; null for all. */
  readonly accounts: readonly string[] | null;
  readonly closeCodes: readonly number[];
  readonly requirement: readonly string[];
  /** Messages that the server sends and receives. */
  readonly sends: readonly Message[];
  readonly receives: readonly Message[];
};

export type Channels = {
  readonly channels: readonly Channel[];
  /** The channels' schemas, as sections without paths, so that merging makes them the same types as the others. */
  readonly sections: readonly Section[];
};

/** Bundles the AsyncAPI documents of every interface and resolves their channels. Throws a SpecRefusal with all faults. */
export const readChannels = (config: ProjectConfig): Channels => {
  const files = config.apis.flatMap((api) =>
    Object.entries(api.events ?? {}).map(([name, file]) => ({ api: api.name, name: `${name} events`, file })),
  );
  refuseAny(
    files
      .filter(({ file }) => !existsSync(resolve(config.root, file)))
      .map(({ file }) => ({
        where: file,
        rule: 'the events file does not exist',
        mend: 'Add it, or correct its name in the configuration.',
      })),
  );
  const faults: SpecFault[] = [];
  const bundled = bundle(config, files, 'error');
  const read = bundled.map((section) => {
    const api = config.apis.find(({ name }) => name === section.api);
    const found = withChannels(section, faults);
    return api?.perspective === 'client' ? { ...found, channels: found.channels.map(turned) } : found;
  });
  const channels = asOpened(read.flatMap((each) => each.channels));
  refuseAny([...faults, ...disagreements(channels)]);
  return { channels, sections: read.map(({ section }) => settled(config, asSection(section))) };
};

/** A channel as its server sees it, from the view of a client. */
const turned = (channel: Channel): Channel => ({ ...channel, sends: channel.receives, receives: channel.sends });

/** Only the schemas: servers, messages and info do not belong in the merged document. */
const asSection = ({ document, ...section }: Section): Section => {
  const { title, version } = document.info;
  const { schemas = {} } = document.components ?? {};
  return { ...section, document: { openapi: '3.1.0', info: { title, version }, paths: {}, components: { schemas } } };
};

/** The section with its messages: every payload that is neither an event nor a text becomes a schema, so that it has a type. */
const withChannels = (section: Section, faults: SpecFault[]): { section: Section; channels: Channel[] } => {
  const root: JsonObject = asAsyncApi3({ ...section.document });
  const schemas: Record<string, Json> =
    isObject(root.components) && isObject(root.components.schemas) ? { ...root.components.schemas } : {};
  const channels = channelsOf(section, root, schemas, faults);
  const { info, components } = section.document;
  const document = {
    ...section.document,
    info,
    components: { ...components, schemas: schemas as Components['schemas'] },
  };
  return { section: { ...section, document }, channels };
};

const channelsOf = (
  { api, file }: Section,
  root: JsonObject,
  schemas: Record<string, Json>,
  faults: SpecFault[],
): Channel[] => {
  const travels = listTravels(root);
  return objectsIn(root.channels).map(([key, value]) => {
    const channel = derefMessage(root, value);
    const at = pointer('channels', key);
    const where = `${file}${at}`;
    const fault: Complain = (rule, mend) => faults.push({ where, rule, mend });
    const travelling = (action: Action) => {
      const references = travels.filter((travel) => travel.channel === at && travel.action === action);
      return byReference(references.flatMap(({ messages }) => messages)).map((message) =>
        readMessage(root, message, schemas, fault),
      );
    };
    const receives = travelling('receive');
    // Without any operation, the document does not say who sends what.
    const sends =
      travels.length > 0
        ? travelling('send')
        : allMessages(root, at).map((message) => readMessage(root, message, schemas, fault));
    if (sends.length + receives.length === 0) fault('the channel has no messages', 'Add an operation for it.');
    const bindings = isObject(channel.bindings) ? derefMessage(root, channel.bindings.ws) : {};
    const server = serverOf(root, channel);
    const isSocket = isObject(channel.bindings) && channel.bindings.ws !== undefined;
    const isReached = isSocket || server !== undefined || (channel.servers ?? root.servers) === undefined;
    return {
      api,
      key,
      where,
      title: String(channel.title ?? key),
      outlet: String(channel['x-outlet'] ?? key),
      isNamed: channel['x-outlet'] !== undefined,
      path: isReached && typeof channel.address === 'string' ? `/${channel.address.replace(/^\//, '')}` : null,
      server: server?.url,
      choices: choicesOf(root, channel),
      resume: readResume(channel['x-resume'], [...sends, ...receives], fault),
      reconnect: readReconnect(channel['x-reconnect'], fault),
      query: isObject(bindings.query) ? bindings.query : null,
      permission: channel['x-permission'] ?? null,
      accounts: channel['x-accounts'] === undefined ? null : listIn(channel['x-accounts']).map(String),
      closeCodes: listIn(channel['x-close-codes']).map(Number),
      requirement: [channel['x-requirement'] ?? []].flat().map(String),
      sends,
      receives,
    };
  });
};

const choicesOf = (root: JsonObject, channel: JsonObject): Record<string, string[]> =>
  Object.fromEntries(
    objectsIn(channel.parameters).flatMap(([name, value]) => {
      const parameter = derefMessage(root, value);
      // Version 2 has a schema here.
      const listed =
        parameter.enum ?? (isObject(parameter.schema) ? derefMessage(root, parameter.schema).enum : undefined);
      return Array.isArray(listed) ? [[name, listed.map(String)]] : [];
    }),
  );

/**
 * Channels as clients open them: channels that name no outlet and share an address are one socket. Documents describe one connection this
 * way, a channel per kind of message.
 */
const asOpened = (channels: readonly Channel[]): Channel[] => {
  const opened = new Map<string, Channel>();
  for (const channel of channels) {
    const { api, path, server = '', isNamed } = channel;
    const key = path === null || isNamed ? `${api} ${channel.where}` : `${api} ${server}${path}`;
    const first = opened.get(key);
    opened.set(key, first === undefined ? channel : joined(first, channel));
  }
  return [...opened.values()];
};

const joined = (one: Channel, other: Channel): Channel => {
  const words = (one.path ?? '').replaceAll(/\{[^}]*\}/g, '').split(/[^A-Za-z0-9]+/);
  const name = words.filter((word) => word !== '').join('-');
  return {
    ...one,
    outlet: name === '' ? 'socket' : name,
    title: one.path ?? one.title,
    query: one.query ?? other.query,
    resume: one.resume ?? other.resume,
    reconnect: one.reconnect ?? other.reconnect,
    closeCodes: [...new Set([...one.closeCodes, ...other.closeCodes])],
    sends: [...one.sends, ...other.sends],
    receives: [...one.receives, ...other.receives],
  };
};

/** The WebSocket server of a channel, with its address unless that has a variable without a default. */
const serverOf = (root: JsonObject, channel: JsonObject): { readonly url: string | undefined } | undefined => {
  const servers = Array.isArray(channel.servers)
    ? channel.servers.map((server) => derefMessage(root, server))
    : objectsIn(root.servers).map(([, server]) => derefMessage(root, server));
  const socket = servers.find(({ protocol }) => protocol === 'ws' || protocol === 'wss');
  if (socket === undefined) return undefined;
  const written = `${socket.protocol}://${socket.host}${String(socket.pathname ?? '').replace(/\/$/, '')}`;
  const url = objectsIn(socket.variables).reduce((address, [name, variable]) => {
    const preset = derefMessage(root, variable).default;
    return typeof preset === 'string' ? address.replaceAll(`{${name}}`, () => preset) : address;
  }, written);
  return { url: url.includes('{') ? undefined : url };
};

/** An event must be the same in every channel, and a socket's outlet must belong to one channel. */
const disagreements = (channels: readonly Channel[]): SpecFault[] => {
  const seen = new Map<string, string>();
  const paths = new Map<string, Channel>();
  return channels.flatMap((channel) => {
    const { api, outlet, path, where, sends } = channel;
    const found = sends.flatMap(({ name, payload, envelope }): SpecFault[] => {
      const text = JSON.stringify(payload);
      const earlier = seen.get(`${api} ${name}`) ?? text;
      seen.set(`${api} ${name}`, earlier);
      if (!envelope || earlier === text) return [];
      return [{ where, rule: `${name} differs from the same event in another channel`, mend: 'Make both the same.' }];
    });
    const other = path === null ? undefined : paths.get(`${api} ${outlet}`);
    paths.set(`${api} ${outlet}`, channel);
    if (!other) return found;
    return [...found, { where, rule: `${other.where} is a ${outlet} too`, mend: 'Give each socket its own x-outlet.' }];
  });
};

/** AsyncAPI's schemas are of draft 7 by default, where a list of `items` is a tuple. */
const asTuple = ({ items, additionalItems, ...rest }: JsonObject): JsonObject =>
  Array.isArray(items)
    ? { ...rest, prefixItems: items, ...(additionalItems === undefined ? {} : { items: additionalItems }) }
    : {
        ...rest,
        ...(items === undefined ? {} : { items }),
        ...(additionalItems === undefined ? {} : { additionalItems }),
      };

/** Schemas of other authors need what other documents of theirs need. Those next to an OpenAPI document are read as they are. */
const settled = (config: ProjectConfig, section: Section): Section => {
  const api = config.apis.find(({ name }) => name === section.api);
  if (api === undefined || Object.keys(api.sections).length > 0) return section;
  const document: JsonObject = mapDocument({ ...section.document } as JsonObject, {
    schema: (schema) => asTuple(schema),
  });
  const source = { file: section.file, document, lineOf: () => undefined };
  return { ...section, document: normalizeDocument(config, api, source, new Set(), () => {}) };
};
