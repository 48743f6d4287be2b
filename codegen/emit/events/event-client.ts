import { join } from 'node:path';
import type { ProjectConfig } from '../../read/config/config.ts';
import { type Document, isObject, type Json, type Schema } from '../../read/document/document.ts';
import type { Channel } from '../../read/events/channels.ts';
import type { Message } from '../../read/events/message.ts';
import type { ResumeRules } from '../../read/events/resume.ts';
import { stringLiteral } from '../code/names.ts';
import { runtimeFiles } from '../code/runtime-files.ts';
import type { Files } from '../output/files.ts';
import { byName, listSockets, messagesType, messageType, type Socket } from './events.ts';

/** The event client: a function per socket that opens it, and the modules that these need at run time. Empty without sockets. */
export const eventClientFiles = (
  config: ProjectConfig,
  document: Document,
  channels: readonly Channel[],
  folder: string,
): Files => {
  const sockets = listSockets(channels);
  if (sockets.length === 0) return new Map();
  const text = eventClientModule(config, document, sockets);
  return new Map([
    [join(folder, 'event-client.gen.ts'), text],
    ...runtimeFiles(config, 'events', join(folder, 'runtime'), [text]),
  ]);
};

const eventClientModule = (config: ProjectConfig, document: Document, sockets: readonly Socket[]): string => {
  const parts = sockets.map((socket) => channelOf(document, socket));
  const text = parts.flatMap(({ lines }) => lines).join('\n');
  const types = [...new Set(parts.flatMap(({ types }) => types))].filter((name) => name !== 'string').sort();
  return [
    `// ${config.notice}`,
    '',
    ...(/\bEventOf</.test(text) ? ["import type { EventOf } from './events.gen.ts';"] : []),
    "import { type ChannelAddress, type ChannelOptions, openChannel } from './runtime/open-channel.gen.ts';",
    "import type { Events } from './runtime/open-events.gen.ts';",
    ...(types.length > 0
      ? [`import type {\n${types.map((name) => `  ${name},`).join('\n')}\n} from './types.gen.ts';`]
      : []),
    '',
    "export { EventsError } from './runtime/events-error.gen.ts';",
    '',
    text,
  ].join('\n');
};

const channelOf = (document: Document, socket: Socket): { lines: string[]; types: string[] } => {
  const { outlet, path, title, resume, sends, receives, server } = socket;
  const name = pascal(outlet);
  const control = [resume?.heartbeat?.message, resume?.gap?.message];
  const events = byName(sends.filter((message) => !control.includes(message.name)));
  const gap = sends.find((message) => message.name === resume?.gap?.message);
  const typeOf = (messages: readonly Message[]) => messagesType(document, messages);
  const generics = [`${name}Event`, typeOf(receives), typeOf(gap ? [gap] : [])].join(', ');
  const parameters = [...path.matchAll(/\{([^}]+)\}/g)].map(([, parameter = '']) => parameter);
  const parameterType = (parameter: string) => socket.choices[parameter]?.map(stringLiteral).join(' | ') ?? 'string';
  const query = queryType(socket.query);
  const lines = [
    `/** The address of ${oneLine(title)}, and how clients reconnect. */`,
    `export const ${camel(outlet)}: ChannelAddress = ${JSON.stringify(channelValue(socket))};`,
    '',
    `/** An event of ${oneLine(title)}. */`,
    `export type ${name}Event = ${typeOf(events)};`,
    '',
    `/** Options to open ${oneLine(title)}. */`,
    `export type ${name}Options = ChannelOptions<${generics}> & {`,
    "  /** The server's address; http and https are fine too. */",
    server === undefined ? '  readonly server: string;' : `  readonly server?: string | undefined;`,
    ...(parameters.length > 0
      ? [
          `  readonly path: { ${parameters.map((each) => `readonly ${key(each)}: ${parameterType(each)}`).join('; ')} };`,
        ]
      : []),
    ...(query === undefined
      ? []
      : [
          '  /** A function is called before each connection; `isRefused` is true if the server refused the last one. */',
          `  readonly query${query.isOptional ? '?' : ''}: ${query.type} | ((isRefused: boolean) => ${query.type} | Promise<${query.type}>)${query.isOptional ? ' | undefined' : ''};`,
        ]),
    '};',
    '',
    `/** Opens ${oneLine(title)}. It reconnects by itself until it is closed. */`,
    `export const open${name} = (options: ${name}Options): Events<${typeOf(receives)}> => openChannel(${camel(outlet)}, options);`,
    '',
  ];
  const types = [...events, ...receives, ...(gap ? [gap] : [])]
    .filter(({ envelope }) => envelope === null)
    .map((message) => messageType(document, message))
    .filter((type) => type !== 'unknown');
  return { lines, types };
};

/** The parts of a channel that the run time reads. */
const channelValue = ({ path, server, resume, reconnect }: Socket) => ({
  address: path,
  ...(server === undefined ? {} : { server }),
  ...(resume === undefined ? {} : { resume: withoutNames(resume) }),
  ...(reconnect === undefined ? {} : { reconnect }),
});

/** Drops the names of messages: at run time their contents identify them. */
const withoutNames = ({ heartbeat, gap, ...resume }: ResumeRules) => {
  const { message: _heartbeat, ...beats } = heartbeat ?? {};
  const { message: _gap, ...gaps } = gap ?? {};
  return { ...resume, ...(heartbeat ? { heartbeat: beats } : {}), ...(gap ? { gap: gaps } : {}) };
};

const queryType = (query: Schema | null): { type: string; isOptional: boolean } | undefined => {
  if (query === null || !isObject(query.properties)) return undefined;
  const required = Array.isArray(query.required) ? query.required : [];
  const fields = Object.entries(query.properties).map(
    ([name, schema]) => `readonly ${key(name)}${required.includes(name) ? '' : '?'}: ${valueType(schema)}`,
  );
  return { type: `{ ${fields.join('; ')} }`, isOptional: required.length === 0 };
};

const valueType = (schema: Json | undefined): string => {
  if (!isObject(schema)) return 'string';
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return schema.type === 'boolean' ? 'boolean' : 'string';
};

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name));
const oneLine = (title: string): string => `“${title.replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/')}”`;
const camel = (outlet: string): string => {
  const name = pascal(outlet);
  return `${name[0]?.toLowerCase()}${name.slice(1)}`;
};
const pascal = (outlet: string): string =>
  outlet
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('')
    .replace(/^(?=\d|$)/, 'Channel');
