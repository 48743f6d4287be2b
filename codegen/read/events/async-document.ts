import { isObject, type Json, type JsonObject } from '../document/document.ts';

export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const objectsIn = (value: Json | undefined): (readonly [string, JsonObject])[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, item]) => (isObject(item) ? [[key, item] as const] : []));

/** Follows `{ $ref: '#/channels/x/messages/y' }` inside the document, through chains of references. */
export const derefMessage = (root: JsonObject, value: Json | undefined): JsonObject => {
  if (!isObject(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  const steps = value.$ref.slice(2).split('/');
  const found = steps.reduce<Json | undefined>((part, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return isObject(part) ? part[name] : undefined;
  }, root);
  return derefMessage(root, found);
};

/**
 * An AsyncAPI document in the form of version 3. In version 2, channels are named by their address and have the operations themselves: what
 * others `publish`, the application receives; what others `subscribe` to, it sends.
 */
export const asAsyncApi3 = (document: JsonObject): JsonObject => {
  if (!String(document.asyncapi).startsWith('2.')) return document;
  const operations: Record<string, Json> = {};
  const channels = Object.entries(objectOf(document.channels)).map(([address, value]): [string, Json] => {
    const { publish, subscribe, servers, ...channel } = objectOf(value);
    const key = keyOf(address);
    const messages: Record<string, Json> = {};
    for (const [action, operation] of [
      ['receive', publish],
      ['send', subscribe],
    ] as const) {
      if (!isObject(operation)) continue;
      const names = messagesOf(operation.message).map((message, index) => {
        const name =
          nameOf(message) ?? `${key}${action === 'send' ? 'Sent' : 'Received'}${index === 0 ? '' : index + 1}`;
        messages[name] = message;
        return { $ref: `#/channels/${escaped(key)}/messages/${escaped(name)}` };
      });
      operations[String(operation.operationId ?? `${action}${key}`)] = {
        action,
        channel: { $ref: `#/channels/${escaped(key)}` },
        messages: names,
      };
    }
    const named: JsonObject = Array.isArray(servers)
      ? { servers: servers.map((name) => ({ $ref: `#/servers/${name}` })) }
      : {};
    return [key, { ...channel, ...named, address, messages }];
  });
  const servers = Object.entries(objectOf(document.servers)).map(([name, value]): [string, Json] => {
    const { url, ...server } = objectOf(value);
    const [, host = '', pathname = ''] = /^(?:\w+:\/\/)?([^/]*)(.*)$/.exec(String(url ?? '')) ?? [];
    return [name, { ...server, host, pathname }];
  });
  return {
    ...document,
    asyncapi: '3.0.0',
    servers: Object.fromEntries(servers),
    channels: Object.fromEntries(channels),
    operations,
  };
};

const messagesOf = (message: Json | undefined): JsonObject[] => {
  if (!isObject(message)) return [];
  return Array.isArray(message.oneOf) ? message.oneOf.filter(isObject) : [message];
};

const nameOf = (message: JsonObject): string | undefined => {
  if (typeof message.$ref === 'string') return message.$ref.split('/').at(-1);
  const name = message.name ?? message.messageId;
  return typeof name === 'string' ? name : undefined;
};

/** `market/{symbol}` becomes `marketSymbol`; the root becomes `root`. */
const keyOf = (address: string): string => {
  const words = address.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const [first = 'root', ...others] = words;
  return [first, ...others.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)].join('');
};

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
