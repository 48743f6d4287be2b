import type { Report } from './report.ts';

/** A socket, /s, that receives one message, by its payload. */
const receiving = (payload: string, rest = ''): string => `asyncapi: 3.0.0
channels: { feed: { address: /s, messages: { it: { payload: ${payload} } } } }
operations: { take: { action: receive, channel: { $ref: "#/channels/feed" } } }${rest}`;

/** A socket, /s, that sends one message. */
const sending = (message: string, rest = ''): string => `asyncapi: 3.0.0
channels: { feed: { address: /s, messages: { it: ${message} } } }
operations: { give: { action: send, channel: { $ref: "#/channels/feed" } } }${rest}`;

/** AsyncAPI. */
export const events: readonly Report[] = [
  {
    from: 'asyncapi/cli 1488',
    fact: 'a message that is a text with a pattern',
    document: receiving('{ type: string, pattern: "^hello .+$" }'),
    validators: { 'socket feed': { good: ['hello you'], bad: ['bye', 1, {}] } },
    code: "void api.openFeed({ server: 'ws://a.test', onEvent: () => {} }).send('hello you');\nvoid api.openFeed({ server: 'ws://a.test', onEvent: () => {} }).send(1); // refused",
  },
  {
    from: 'spec-json-schemas 560',
    fact: 'an example of a message may be a list or a text, as its payload is',
    document: sending(
      '{ payload: { type: array, items: { type: integer } }, examples: [{ name: some, payload: [1, 2] }] }',
    ),
    lint: [],
    code: "void api.openFeed({ server: 'ws://a.test', onEvent: (event) => event[0] satisfies number | undefined });",
  },
  {
    from: 'modelina 1210',
    fact: 'a message is one of several, told apart by a field',
    document: receiving(
      '{ oneOf: [{ $ref: "#/components/schemas/Start" }, { $ref: "#/components/schemas/Stop" }] }',
      `
components: { schemas: { Start: { type: object, required: [do, at], properties: { do: { const: start }, at: { type: integer } } }, Stop: { type: object, required: [do], properties: { do: { const: stop } } } } }`,
    ),
    validators: {
      'socket feed': { good: [{ do: 'start', at: 1 }, { do: 'stop' }], bad: [{ do: 'start' }, { do: 'pause' }, {}] },
    },
    code: `const feed = api.openFeed({ server: 'ws://a.test', onEvent: () => {} });
feed.send({ do: 'stop' });
feed.send({ do: 'start' }); // refused`,
  },
  {
    from: 'springwolf-core 1133',
    fact: 'messages may be called as classes of Java are',
    document: `asyncapi: 3.0.0
channels: { queue: { address: /q, messages: { com.example.request.Base: { $ref: "#/components/messages/com.example.request.Base" } } } }
operations: { take: { action: receive, channel: { $ref: "#/channels/queue" } } }
components:
  messages: { com.example.request.Base: { name: com.example.request.Base, payload: { $ref: "#/components/schemas/com.example.Base$Part" } } }
  schemas: { com.example.Base$Part: { type: object, required: [id], properties: { id: { type: string } } } }`,
    validators: { 'socket queue': { good: [{ id: 'x' }], bad: [{}] } },
  },
  {
    from: 'asyncapi/generator 182',
    fact: 'variables of a server’s host have their defaults',
    document: sending(
      '{ payload: { type: string } }',
      `
servers: { live: { host: "{region}.a.test:{port}", protocol: wss, pathname: /v1, variables: { region: { default: eu }, port: { default: "8443", enum: ["8443", "443"] } } } }`,
    ),
    code: 'void api.openFeed({ onEvent: (event) => event satisfies string });\nsame<typeof api.feed.server, string | undefined>(true);',
  },
  {
    from: 'parser-js 875',
    fact: 'a parameter that the address does not have is a fault of lint',
    document: `asyncapi: 3.0.0
channels:
  feed:
    address: /s
    parameters: { room: { description: It is not in the address. } }
    messages: { it: { payload: { type: string } } }
operations: { give: { action: send, channel: { $ref: "#/channels/feed" } } }`,
    lint: ['channel-parameters:5'],
  },
  {
    from: 'parser-js 996',
    fact: 'a channel whose address is not known is none that can be opened, and its messages have types',
    document: `asyncapi: 3.0.0
channels:
  feed: { address: /s, messages: { it: { payload: { type: string } } } }
  elsewhere: { address: null, messages: { other: { payload: { type: object, required: [n], properties: { n: { type: integer } } } } } }
operations:
  give: { action: send, channel: { $ref: "#/channels/feed" } }
  reply: { action: send, channel: { $ref: "#/channels/elsewhere" } }`,
    code: "void api.openFeed({ server: 'ws://a.test', onEvent: () => {} });\nvoid api.openElsewhere; // refused",
  },
  {
    from: 'asyncapi.net 22',
    fact: 'a reply with an address alone is a message too',
    document: `asyncapi: 3.0.0
channels:
  users: { address: /users, messages: { ask: { $ref: "#/components/messages/ask" } } }
operations:
  getUsers:
    action: receive
    channel: { $ref: "#/channels/users" }
    messages: [{ $ref: "#/channels/users/messages/ask" }]
    reply: { address: { location: "$message.payload#/to" }, messages: [{ $ref: "#/components/messages/told" }] }
components:
  messages:
    ask: { payload: { type: object, required: [to], properties: { to: { type: string } } } }
    told: { payload: { type: object, required: [names], properties: { names: { type: array, items: { type: string } } } } }`,
    validators: { 'socket users': { good: [{ to: 'x' }], bad: [{}] } },
    code: "void api.openUsers({ server: 'ws://a.test', onEvent: ({ names }) => names[0] satisfies string | undefined }).send({ to: 'x' });",
  },
  {
    from: 'modelina 1139',
    fact: 'lists by position, as older schemas write them, keep their positions',
    document: receiving(
      '{ type: object, required: [tags], properties: { tags: { type: array, items: [{ type: string }, { type: boolean }], additionalItems: false, minItems: 2 } } }',
    ),
    validators: {
      'socket feed': { good: [{ tags: ['x', true] }], bad: [{ tags: [true, 'x'] }, { tags: ['x', true, 1] }] },
    },
  },
  {
    from: 'modelina 1447',
    fact: 'const is a literal, beside an identity of the schema',
    document: receiving(
      '{ $id: KeepAlive, type: object, required: [type, channel], properties: { type: { const: KEEPALIVE }, channel: { type: number, const: 0 } } }',
    ),
    validators: {
      'socket feed': {
        good: [{ type: 'KEEPALIVE', channel: 0 }],
        bad: [
          { type: 'KEEPALIVE', channel: 1 },
          { type: 'x', channel: 0 },
        ],
      },
    },
    accept: ['schema-identity'],
  },
];
