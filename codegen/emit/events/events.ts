import type { ProjectConfig } from '../../read/config/config.ts';
import { type Document, isObject, type Json, type JsonObject, type Schema } from '../../read/document/document.ts';
import { asValidated } from '../../read/document/for-validators.ts';
import { order } from '../../read/document/order.ts';
import type { Channel } from '../../read/events/channels.ts';
import type { Message } from '../../read/events/message.ts';
import type { ProjectFormats } from '../../read/project/specs.ts';
import { stringLiteral } from '../code/names.ts';
import { propertySteps } from '../validators/reading.ts';
import { type ModuleFiles, validatorModule } from '../validators/validator-module.ts';
import { compile, formatNames, VALIDATE_TYPE } from '../validators/validators.ts';

/**
 * The types of events and messages, which reuse the types of the merged document: replies and events share one `Ticker`. A client gets only
 * these.
 */
export const eventTypesModule = (config: ProjectConfig, document: Document, channels: readonly Channel[]): string => {
  const sent = byOutlet(channels, 'sends');
  const received = byOutlet(channels, 'receives');
  const typeOf = (message: Message) => messageType(document, message);
  const named = [...sent.values(), ...received.values()].flat().map(typeOf);
  const hasEvents = eventsOf(channels).length > 0;
  const imports = [...new Set([...(hasEvents ? ['EventEnvelope'] : []), ...named])]
    .filter((name) => name !== TEXT && name !== ANYTHING)
    .sort(order);
  return [
    `// ${config.notice}`,
    '',
    ...(imports.length > 0
      ? [`import type {\n${imports.map((name) => `  ${name},`).join('\n')}\n} from './types.gen.ts';`, '']
      : []),
    ...(hasEvents ? enveloping(channels) : []),
    '/** What the server sends, by outlet. */',
    'export type ServerMessages = {',
    ...[...sent].map(([outlet, messages]) => `  ${stringLiteral(outlet)}: ${messagesType(document, messages)};`),
    '};',
    '',
    '/** What a client sends, by socket. */',
    'export type ClientCommands = {',
    ...[...received].map(([outlet, messages]) => `  ${stringLiteral(outlet)}: ${messagesType(document, messages)};`),
    '};',
    '',
    '/** Anything that a client sends on a socket. */',
    'export type ClientCommand = ClientCommands[keyof ClientCommands];',
    '',
    '/** The close codes of each socket. */',
    'export type CloseCodes = {',
    ...listSockets(channels).map(
      ({ outlet, closeCodes }) =>
        `  ${stringLiteral(outlet)}: ${closeCodes.length > 0 ? closeCodes.join(' | ') : 'number'};`,
    ),
    '};',
    '',
  ].join('\n');
};

/** The types of events in the envelope. */
const enveloping = (channels: readonly Channel[]): string[] => [
  '/** An event in its envelope, with the optional fields that this event always has. */',
  'type Enveloped<Name extends string, Data, Always extends keyof EventEnvelope = never> =',
  "  Omit<EventEnvelope, Always | 'event_type' | 'data'> &",
  '  Required<Pick<EventEnvelope, Always>> & { event_type: Name; data: Data };',
  '',
  '/** Every event, discriminated by `event_type`. */',
  'export type ServerEvent =',
  `${eventsOf(channels).map(enveloped).join('\n')};`,
  '',
  "export type EventName = ServerEvent['event_type'];",
  '',
  '/** The event with a given name. */',
  'export type EventOf<Name extends EventName> = Extract<ServerEvent, { event_type: Name }>;',
  '',
];

/** The type of any of these messages. */
export const messagesType = (document: Document, messages: readonly Message[]): string => {
  const names = messages.filter(({ envelope }) => envelope).map(({ name }) => stringLiteral(name));
  const types = messages.filter(({ envelope }) => !envelope).map((message) => messageType(document, message));
  const all = [...(names.length > 0 ? [`EventOf<${names.join(' | ')}>`] : []), ...new Set(types)];
  return all.length === 0 ? 'never' : all.join(' | ');
};

/** The types, and the lookup tables of a server: where each event may appear, and the sockets. */
export const eventsModule = (config: ProjectConfig, document: Document, channels: readonly Channel[]): string =>
  [
    eventTypesModule(config, document, channels),
    ...(eventsOf(channels).length > 0 ? eventTable(channels) : []),
    '/** The sockets that clients connect to. */',
    'export const sockets = {',
    ...listSockets(channels).flatMap(({ outlet, path, requirement, permission, accounts, closeCodes }) => [
      `  ${stringLiteral(outlet)}: {`,
      `    path: ${stringLiteral(path)},`,
      `    requirement: [${requirement.map(stringLiteral).join(', ')}],`,
      `    permission: ${permissionOf(permission)},`,
      `    accounts: ${accounts === null ? 'null' : `[${accounts.map(stringLiteral).join(', ')}]`},`,
      `    closeCodes: [${closeCodes.join(', ')}],`,
      '  },',
    ]),
    '} as const;',
    '',
  ].join('\n');

const eventTable = (channels: readonly Channel[]): string[] => [
  '/** Every event, and where it may appear. */',
  'export const events = {',
  ...eventsOf(channels).map(({ name }) => {
    const outlets = [...byOutlet(channels, 'sends')].filter(([, sends]) => sends.some((sent) => sent.name === name));
    return `  ${name}: [${outlets.map(([outlet]) => stringLiteral(outlet)).join(', ')}],`;
  }),
  '} as const satisfies { readonly [Name in EventName]: readonly (keyof ServerMessages)[] };',
  '',
];

/** The channels, with the names that the generated types have: those of schemas in other spellings differ. */
export const withTypeNames = (channels: readonly Channel[], types: string): Channel[] => {
  const plain = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
  const names = [...types.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name);
  const typeNames = new Map(names.map((name) => [plain(name), name]));
  const typed = (message: Message): Message => {
    const schema = schemaOf(message);
    if (schema === undefined || names.includes(schema)) return message;
    const typeName = typeNames.get(plain(schema));
    return typeName === undefined ? message : { ...message, typeName };
  };
  return channels.map((channel) => ({
    ...channel,
    sends: channel.sends.map(typed),
    receives: channel.receives.map(typed),
  }));
};

const schemaOf = ({ payload }: Message): string | undefined =>
  typeof payload.$ref === 'string' ? payload.$ref.replace('#/components/schemas/', '') : undefined;

/** The validators of what a client sends: the query of the connection, and messages. */
export const commandsModule = (
  config: ProjectConfig,
  document: Document,
  channels: readonly Channel[],
  formats: ProjectFormats,
  formatsModule: string | undefined,
): ModuleFiles => {
  const sockets = listSockets(channels);
  const names = formatNames(formats);
  const validated = (schema: Schema) => asValidated(document, schema, 'request', names) as JsonObject;
  const schemas = sockets.flatMap(({ key, query, receives }): [string, Schema][] => [
    [`${key}.query`, validated(asTexts(document, query ?? NO_QUERY))],
    [`${key}.message`, validated(oneOf(receives))],
  ]);
  const module = compile(document, formats, 'request', new Map(schemas));
  const entries = sockets.map(({ outlet, key }) => {
    const [query, message] = [module.functions.get(`${key}.query`), module.functions.get(`${key}.message`)];
    return `  ${stringLiteral(outlet)}: { query: ${query}, message: ${message} },`;
  });
  const body = ['export const commands = {', ...entries, '};', ''].join('\n');
  return {
    ...validatorModule(config, 'commands', formatsModule, module, body),
    types: [
      `// ${config.notice}`,
      VALIDATE_TYPE,
      '',
      '/** `query` validates the query of the connection, as strings by name; `message` validates a parsed message. */',
      'export type CommandValidators = { readonly query: Validate; readonly message: Validate };',
      '',
      'export declare const commands: {',
      ...sockets.map(({ outlet }) => `  readonly ${stringLiteral(outlet)}: CommandValidators;`),
      '};',
      '',
    ].join('\n'),
  };
};

/** Query values arrive as text and are parsed before validation. */
const asTexts = (document: Document, schema: Schema): Schema => {
  const steps = propertySteps(document, schema);
  return steps ? { allOf: [steps, schema] } : schema;
};

const NO_QUERY: Schema = { type: 'object', additionalProperties: false };

/** The type of a text payload, such as a mail, and of one without a schema. */
const TEXT = 'string';
const ANYTHING = 'unknown';

export type Socket = Channel & { readonly path: string };

export const listSockets = (channels: readonly Channel[]): Socket[] =>
  channels.flatMap((channel) => (channel.path === null ? [] : [{ ...channel, path: channel.path }]));

/** Messages by outlet, merged over channels; both sorted by name. */
const byOutlet = (channels: readonly Channel[], way: 'sends' | 'receives'): Map<string, readonly Message[]> => {
  const outlets = [...new Set(channels.map(({ outlet }) => outlet))].sort(order);
  const found = outlets.map((outlet): [string, readonly Message[]] => {
    const messages = channels.filter((channel) => channel.outlet === outlet).flatMap((channel) => channel[way]);
    return [outlet, byName(messages)];
  });
  return new Map(found.filter(([, messages]) => messages.length > 0));
};

const eventsOf = (channels: readonly Channel[]): Message[] =>
  byName(channels.flatMap(({ sends }) => sends)).filter(({ envelope }) => envelope !== null);

export const byName = (messages: readonly Message[]): Message[] =>
  [...new Map(messages.map((message) => [message.name, message])).values()].sort((a, b) => order(a.name, b.name));

const enveloped = ({ name, envelope }: Message): string => {
  const always = (envelope ?? []).map(stringLiteral).join(' | ');
  return `  | Enveloped<${[stringLiteral(name), name, ...(always ? [always] : [])].join(', ')}>`;
};

const permissionOf = (permission: Json): string =>
  isObject(permission)
    ? `{ ${Object.entries(permission)
        .map(([key, value]) => `${key}: ${stringLiteral(String(value))}`)
        .join(', ')} }`
    : stringLiteral(String(permission));

const oneOf = (messages: readonly Message[]): Schema => {
  const [first, ...others] = messages.map(({ payload }) => payload);
  return first && others.length === 0 ? first : { oneOf: messages.map(({ payload }) => payload) };
};

/** The type name of a payload: its schema's, or for an event its data's. */
export const messageType = (document: Document, message: Message): string => {
  const { name, payload, envelope, typeName } = message;
  if (envelope) return name;
  if (Object.keys(payload).length === 0) return ANYTHING;
  if (payload.$ref === undefined && payload.type === 'string') return TEXT;
  const schema = schemaOf(message) ?? '';
  if (document.components?.schemas?.[schema] === undefined)
    throw new Error(`the payload of ${name} does not refer to a schema`);
  return typeName ?? schema;
};
