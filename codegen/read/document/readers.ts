import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';

/**
 * Readers of text as values: JavaScript that is copied into the validator modules. Text that cannot be parsed stays text, and the schema
 * refuses it.
 */
export const READERS = `const readers = {
  whole: (value) => (typeof value === 'string' && /^-?(0|[1-9][0-9]*)$/.test(value) ? Number(value) : value),
  decimal: (value) => (typeof value === 'string' && /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/.test(value) ? Number(value) : value),
  boolean: (value) => (value === 'true' ? true : value === 'false' ? false : value),
  list: (value) => (Array.isArray(value) ? value : [value]),
  comma: (value) => (typeof value === 'string' ? value.split(',') : value),
  header: (value) => (typeof value === 'string' ? value.split(/ *, */) : value),
  space: (value) => (typeof value === 'string' ? value.split(' ') : value),
  pipe: (value) => (typeof value === 'string' ? value.split('|') : value),
  json: (value) => {
    try {
      return typeof value === 'string' ? JSON.parse(value) : value;
    } catch {
      return value;
    }
  },
};

/** Collects \`filter[a]=1\` into the object \`filter\`. */
const gather = (query, name) => {
  const found = Object.keys(query).filter((key) => key.startsWith(\`\${name}[\`) && key.endsWith(']'));
  if (found.length === 0) return;
  query[name] = Object.fromEntries(found.map((key) => [key.slice(name.length + 1, -1), query[key]]));
  for (const key of found) delete query[key];
};
`;

/** The reader of integers that may have more digits than a number holds. Only modules that use it have it. */
export const EXACT_READER = `readers.exact = (value) => {
  const whole = readers.whole(value);
  return String(whole) === value ? whole : value;
};
readers.wide = (value) => {
  const whole = readers.whole(value);
  return typeof whole !== 'number' || String(whole) === value ? whole : BigInt(value);
};
`;

export type Reader =
  | 'whole'
  | 'exact'
  | 'wide'
  | 'decimal'
  | 'boolean'
  | 'list'
  | 'comma'
  | 'header'
  | 'space'
  | 'pipe'
  | 'json';

/** The same functions for validators that run in this process, as those of the mock and of the contract test do. */
const own: { readonly readers: Readonly<Record<Reader, unknown>>; readonly gather: unknown } = new Function(
  `${READERS}${EXACT_READER}return { readers, gather };`,
)();

const reader = ({ gen }: KeywordCxt, name: string): Name =>
  gen.scopeValue('func', {
    key: `readers.${name}`,
    ref: Reflect.get(own.readers, name),
    code: _`readers.${new Name(name)}`,
  });

const write = ({ gen, data, it }: KeywordCxt, value: Name): void => {
  gen.assign(data, value);
  gen.if(_`${it.parentData} !== undefined`, () => gen.assign(_`${it.parentData}[${it.parentDataProperty}]`, data));
};

const readAs: CodeKeywordDefinition = {
  keyword: 'readAs',
  schemaType: 'string',
  code: (cxt) => {
    const { gen, data, schema } = cxt;
    write(cxt, gen.const('read', _`${reader(cxt, String(schema))}(${data})`));
  },
};

/** Collects the keys of an object in the query: `filter[a]=1`. */
const gather: CodeKeywordDefinition = {
  keyword: 'gather',
  schemaType: 'array',
  type: 'object',
  code: (cxt) => {
    const { gen, data, schema } = cxt;
    const gatherer = gen.scopeValue('func', { key: 'gather', ref: own.gather, code: _`gather` });
    for (const name of schema) gen.code(_`${gatherer}(${data}, ${name})`);
  },
};

/**
 * Text that may stay text or be parsed: it is parsed by the first of `readers` whose result matches `schema`. Split into two keywords,
 * because Ajv compiles a keyword's value only if it is a schema.
 */
const either: CodeKeywordDefinition = {
  keyword: 'either',
  schemaType: ['object', 'boolean'],
  trackErrors: true,
  code: (cxt) => {
    const { gen, data, parentSchema } = cxt;
    const done = gen.let('done', _`typeof ${data} != "string"`);
    for (const name of parentSchema.readers) {
      gen.if(_`!${done}`, () => {
        const read = gen.const('read', _`${reader(cxt, name)}(${data})`);
        gen.if(_`typeof ${read} != "string"`, () => {
          const valid = gen.name('valid');
          cxt.subschema(
            { keyword: 'either', data: read, compositeRule: true, createErrors: false, allErrors: false },
            valid,
          );
          // A failed attempt is not a fault.
          cxt.reset();
          gen.if(valid, () => {
            write(cxt, read);
            gen.assign(done, true);
          });
        });
      });
    }
  },
};

export const READING_KEYWORDS = [readAs, gather, either];
