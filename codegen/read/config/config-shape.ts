import { LIMITATIONS } from './limitations.ts';

/** The frameworks that a generated server has an adapter for. */
export const FRAMEWORKS = ['node', 'koa', 'fastify'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

type Complaint = (key: string, rule: string, mend: string) => void;
type Shape = (value: unknown, key: string, complain: Complaint) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Shape = (value, key, complain) => {
  if (typeof value !== 'string' || value === '') complain(key, 'is not a string', `Write "${lastOf(key)}": "…".`);
};

const flag: Shape = (value, key, complain) => {
  if (typeof value !== 'boolean') complain(key, 'is not true or false', `Write "${lastOf(key)}": true, or remove it.`);
};

const lastOf = (key: string): string => key.split('.').at(-1) ?? key;

const list =
  (one: Shape): Shape =>
  (value, key, complain) => {
    if (!Array.isArray(value)) return complain(key, 'is not a list', `Write "${lastOf(key)}": [ … ].`);
    for (const [index, part] of value.entries()) one(part, `${key}.${index}`, complain);
  };

/** A value, or a list of such values that is not empty. */
const oneOrMore =
  (one: Shape): Shape =>
  (value, key, complain) => {
    if (!Array.isArray(value)) return one(value, key, complain);
    if (value.length === 0) return complain(key, 'is an empty list', `Remove "${lastOf(key)}", or name one.`);
    list(one)(value, key, complain);
  };

const oneOf =
  (names: readonly string[]): Shape =>
  (value, key, complain) => {
    if (typeof value !== 'string' || !names.includes(value))
      complain(key, `is ${JSON.stringify(value)}`, `Use one of ${names.join(', ')}.`);
  };

const mapOf =
  (one: Shape): Shape =>
  (value, key, complain) => {
    if (!isRecord(value) || Object.keys(value).length === 0)
      return complain(key, 'is empty or not an object', `Write "${lastOf(key)}": { "<name>": … }.`);
    for (const [name, part] of Object.entries(value)) one(part, `${key}.${name}`, complain);
  };

/** An object with all keys of `needed`, any of `optional`, and no others. */
const keys =
  (needed: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, key, complain) => {
    const prefix = key === '' ? '' : `${key}.`;
    if (!isRecord(value)) return complain(key || 'the file', 'is not an object', 'Write { … }.');
    const shapes = new Map(Object.entries({ ...needed, ...optional }));
    for (const name of Object.keys(needed))
      if (value[name] === undefined) complain(`${prefix}${name}`, 'is missing', `Add "${name}".`);
    for (const [name, part] of Object.entries(value)) {
      const shape = shapes.get(name);
      if (shape) shape(part, `${prefix}${name}`, complain);
      else complain(`${prefix}${name}`, 'is unknown', `Keys are ${[...shapes.keys()].join(', ')}.`);
    }
  };

/** Operations by tag and by name. */
const choice = keys({}, { tags: list(text), operations: list(text) });

const anything: Shape = () => {};

/** A plugin by name, or with its output and options. */
const plugin: Shape = (value, key, complain) =>
  typeof value === 'string'
    ? text(value, key, complain)
    : keys({ name: text }, { output: text, options: mapOf(anything) })(value, key, complain);

const api: Shape = (value, key, complain) => {
  keys(
    {},
    {
      output: text,
      document: text,
      sections: mapOf(text),
      events: mapOf(text),
      perspective: oneOf(['server', 'client']),
      messages: text,
      title: text,
      validators: text,
      server: oneOrMore(oneOf(FRAMEWORKS)),
      client: text,
      forms: text,
      clientOptions: keys(
        {},
        {
          errors: oneOf(['throw', 'return']),
          enums: oneOf(['open', 'closed']),
          transport: oneOf(['generated', 'own']),
        },
      ),
      transportHeaders: list(text),
      handlers: keys({ file: text }, { stub: text, index: text, security: text, server: text, main: text, test: text }),
      accept: list(oneOf(Object.keys(LIMITATIONS))),
      include: choice,
      exclude: choice,
      plugins: list(plugin),
    },
  )(value, key, complain);
  if (
    isRecord(value) &&
    value.output === undefined &&
    [value.client === undefined, value.server, value.handlers].some(Boolean)
  )
    complain(`${key}.output`, 'is missing', 'Add "output". It can be left out for a "client" alone.');
  if (isRecord(value) && [value.document, value.sections, value.events].every((part) => part === undefined))
    complain(key, 'has no document', 'Add "document": "<OpenAPI file>", "sections" with several, or "events".');
};

/** The choices of reading, by name. */
export const READING_CHOICES = {
  'nullable-ref': ['null', 'ignore'],
  integers: ['number', 'bigint', 'string'],
} as const;
const READINGS = Object.fromEntries(Object.entries(READING_CHOICES).map(([name, values]) => [name, oneOf(values)]));

const config = keys(
  { apis: mapOf(api) },
  {
    $schema: text,
    root: text,
    notice: text,
    command: text,
    lint: text,
    problems: keys({ registry: text, output: text, type: text, pending: text }),
    schemas: text,
    formats: keys({ module: text, output: text }),
    derived: keys({ module: text, output: text }),
    security: mapOf(text),
    require: list(oneOf(['operationId', 'x-requirement', 'x-permission'])),
    owned: list(text),
    built: oneOrMore(text),
    read: keys({}, READINGS),
    released: keys({ folder: text }, { also: mapOf(text), compressed: flag }),
  },
);

/** Throws for an invalid configuration, listing every wrong key and how to fix it. */
export const checkProjectConfig = (file: string, value: unknown): void => {
  const lines: string[] = [];
  config(value, '', (key, rule, mend) => lines.push(`${file}: ${key} ${rule}. ${mend}`));
  if (lines.length > 0) throw new Error(lines.join('\n'));
};
