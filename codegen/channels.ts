import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import type { Config } from './config.ts';
import { isObject, type Json, type JsonObject, pointer, type Schema } from './document.ts';
import { type Fault, refuseAny } from './refusal.ts';
import type { Section } from './sections.ts';

/** A message of a channel: an event in the envelope, whose data has the schema of the same name, or a payload with its own schema. */
export type Message = {
  readonly name: string;
  readonly payload: Schema;
  /** Optional fields of the envelope that this event always has; null when the message is not an event. */
  readonly envelope: readonly string[] | null;
};

/** An AsyncAPI channel with everything resolved. All output about events is written from it. */
export type Channel = {
  readonly api: string;
  readonly key: string;
  readonly where: string;
  readonly title: string;
  /** Where messages go: `player-socket`, `webhook` and so on. */
  readonly outlet: string;
  /** The path of a socket, `/events/{operator_id}/{brand_id}`; null where the receiver's address is known only at run time. */
  readonly path: string | null;
  /** The schema of a socket's query. */
  readonly query: Schema | null;
  readonly permission: Json;
  /** The account types that may connect; null for all. */
  readonly accounts: readonly string[] | null;
  readonly closeCodes: readonly number[];
  readonly requirement: readonly string[];
  /** What the platform sends and receives. */
  readonly sends: readonly Message[];
  readonly receives: readonly Message[];
};

export type Channels = {
  readonly channels: readonly Channel[];
  /** The channels' schemas, as sections without paths, so that merging makes them the same types as the others. */
  readonly sections: readonly Section[];
};

/** Bundles the AsyncAPI documents of every interface and resolves their channels. Throws a Refusal with all faults. */
export const readChannels = (config: Config): Channels => {
  const files = config.apis.flatMap((api) =>
    Object.entries(api.events ?? {}).map(([name, file]) => ({ api: api.name, name: `${name} events`, file })),
  );
  refuseAny(
    files
      .filter(({ file }) => !existsSync(join(config.root, file)))
      .map(({ file }) => ({
        where: file,
        rule: 'the events file does not exist',
        mend: 'Add it, or correct its name in the configuration.',
      })),
  );
  const faults: Fault[] = [];
  const bundled = bundle(config, files, 'error');
  const channels = bundled.flatMap((section) => channelsOf(section, faults));
  refuseAny([...faults, ...disagreements(channels)]);
  return { channels, sections: bundled.map(asSection) };
};

/** Only the schemas: servers, messages and info do not belong in the merged document. */
const asSection = ({ document, ...section }: Section): Section => {
  const { title, version } = document.info;
  const { schemas = {} } = document.components ?? {};
  return { ...section, document: { openapi: '3.1.0', info: { title, version }, paths: {}, components: { schemas } } };
};

const channelsOf = ({ api, file, document }: Section, faults: Fault[]): Channel[] => {
  const root: JsonObject = { ...document };
  const operations = objectsIn(root.operations);
  return objectsIn(root.channels).map(([key, channel]) => {
    const at = pointer('channels', key);
    const where = `${file}${at}`;
    const fault = (rule: string, mend: string) => faults.push({ where, rule, mend });
    const own = operations.filter(([, { channel: of }]) => isObject(of) && of.$ref === at);
    const travelling = (action: string) =>
      own
        .filter(([, operation]) => operation.action === action)
        .flatMap(([, { messages }]) => (Array.isArray(messages) ? messages : []))
        .map((message) => messageOf(deref(root, message), fault));
    const [sends, receives] = [travelling('send'), travelling('receive')];
    if (sends.length + receives.length === 0) fault('the channel has no messages', 'Add an operation for it.');
    const outlet = channel['x-outlet'];
    if (typeof outlet !== 'string')
      fault('the channel has no x-outlet', 'Add x-outlet with where messages go, such as webhook.');
    const bindings = isObject(channel.bindings) ? channel.bindings.ws : undefined;
    return {
      api,
      key,
      where,
      title: String(channel.title ?? key),
      outlet: String(outlet),
      path: typeof channel.address === 'string' ? channel.address : null,
      query: isObject(bindings) && isObject(bindings.query) ? bindings.query : null,
      permission: channel['x-permission'] ?? null,
      accounts: channel['x-accounts'] === undefined ? null : listIn(channel['x-accounts']).map(String),
      closeCodes: listIn(channel['x-close-codes']).map(Number),
      requirement: [channel['x-requirement'] ?? []].flat().map(String),
      sends,
      receives,
    };
  });
};

const messageOf = (message: JsonObject, fault: (rule: string, mend: string) => void): Message => {
  const name = String(message.name);
  const payload = isObject(message.payload) ? message.payload : {};
  const [envelope, event] = listIn(payload.allOf);
  if (!isObject(envelope) || envelope.$ref !== ENVELOPE || !isObject(event)) {
    if (payload.$ref === undefined && payload.type !== 'string')
      fault(
        `the payload of ${name} is neither an event nor a reference to a schema`,
        'Start its allOf with EventEnvelope.yaml, or refer to a file in schemas.',
      );
    return { name, payload, envelope: null };
  }
  const { event_type: type, data } = isObject(event.properties) ? event.properties : {};
  if (!isObject(type) || type.const !== name)
    fault(`the event ${name} has a different event_type`, `Write event_type: { const: ${name} }.`);
  if (!isObject(data) || data.$ref !== pointer('components', 'schemas', name))
    fault(`the data of ${name} has a different schema`, `Refer to schemas/${name}.yaml.`);
  return { name, payload, envelope: listIn(event.required).map(String) };
};

const ENVELOPE = pointer('components', 'schemas', 'EventEnvelope');

/** An event must be the same in every channel, and a socket's outlet must belong to one channel. */
const disagreements = (channels: readonly Channel[]): Fault[] => {
  const seen = new Map<string, string>();
  const paths = new Map<string, Channel>();
  return channels.flatMap((channel) => {
    const { api, outlet, path, where, sends } = channel;
    const found = sends.flatMap(({ name, payload, envelope }): Fault[] => {
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

const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const objectsIn = (value: Json | undefined): (readonly [string, JsonObject])[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, item]) => (isObject(item) ? [[key, item] as const] : []));

/** Follows `{ $ref: '#/channels/x/messages/y' }` inside the document, through chains of references. */
const deref = (root: JsonObject, value: Json | undefined): JsonObject => {
  if (!isObject(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  const steps = value.$ref.slice(2).split('/');
  const found = steps.reduce<Json | undefined>((part, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return isObject(part) ? part[name] : undefined;
  }, root);
  return deref(root, found);
};
