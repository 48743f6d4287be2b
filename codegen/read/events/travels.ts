import { isObject, type Json, type JsonObject, pointer } from '../document/document.ts';
import { derefMessage, objectsIn } from './async-document.ts';

export type Action = 'send' | 'receive';

/** Messages that travel over a channel, by the pointer of the channel. */
export type Travel = { readonly channel: string; readonly action: Action; readonly messages: readonly Json[] };

/** Messages that the operations send and receive; the reply to a message travels the other way. */
export const listTravels = (root: JsonObject): Travel[] =>
  objectsIn(root.operations).flatMap(([, value]): Travel[] => {
    const { action: said, channel, messages, reply } = derefMessage(root, value);
    const own = refOf(channel);
    if (own === undefined || (said !== 'send' && said !== 'receive')) return [];
    const asked = isObject(reply) ? derefMessage(root, reply) : {};
    const answering = refOf(asked.channel);
    const answers = Array.isArray(asked.messages) ? asked.messages : answering ? allMessages(root, answering) : [];
    return [
      { channel: own, action: said, messages: Array.isArray(messages) ? messages : allMessages(root, own) },
      { channel: answering ?? own, action: said === 'send' ? 'receive' : 'send', messages: answers },
    ];
  });

const refOf = (value: Json | undefined): string | undefined =>
  isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;

/** References to all messages of a channel. */
export const allMessages = (root: JsonObject, channel: string): Json[] => {
  const { messages } = derefMessage(root, { $ref: channel });
  return Object.keys(isObject(messages) ? messages : {}).map((name) => ({
    $ref: `${channel}${pointer('messages', name).slice(1)}`,
  }));
};

/** Each message once. */
export const byReference = (messages: readonly Json[]): Json[] => [
  ...new Map(messages.map((message) => [JSON.stringify(message), message])).values(),
];
