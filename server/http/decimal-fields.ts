import { decimalText } from '../../wire/decimal-text.ts';

export type BodySchema = Readonly<Record<string, unknown>>;

/** The schema of an operation's JSON body; empty when it takes none. */
export const findBodySchema = (document: unknown, operation: object): BodySchema => {
  const path = ['requestBody', 'content', 'application/json', 'schema'];
  const found = path.reduce<unknown>(
    (part, name) => (isSchema(part) ? follow(document, part)[name] : undefined),
    operation,
  );
  return isSchema(found) ? follow(document, found) : {};
};

/** The schema that a reference names, or the schema itself. */
export const follow = (document: unknown, schema: BodySchema): BodySchema => {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  const found = $ref
    .slice('#/'.length)
    .split('/')
    .reduce((part, name) => (isSchema(part) ? part[name] : undefined), document);
  if (!isSchema(found)) throw new Error(`the document has no ${$ref}`);
  return follow(document, found);
};

export const isSchema = (value: unknown): value is BodySchema => typeof value === 'object' && value !== null;

/** The names of an operation's fields, at any depth of its JSON body, that may be text or a number and mean a decimal. */
export const decimalFields = (document: unknown, operation: object): ReadonlySet<string> => {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (part: unknown): void => {
    if (!isSchema(part)) return;
    const schema = follow(document, part);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [name, each] of Object.entries(Object(schema.properties)))
      if (isSchema(each) && isDecimal(follow(document, each))) names.add(name);
    for (const keyword of PARTS) for (const each of Object.values(Object(schema[keyword]))) visit(each);
    for (const keyword of ['items', 'additionalProperties']) visit(schema[keyword]);
  };
  visit(findBodySchema(document, operation));
  return names;
};

const PARTS = ['properties', 'allOf', 'anyOf', 'oneOf'];

const isDecimal = ({ type }: { readonly type?: unknown }): boolean =>
  Array.isArray(type) && type.includes('string') && type.includes('number');

/**
 * Writes the numbers in such fields as text, which means the same, so that a request repeated in the other form is the same request.
 *
 * @param body a valid body, which is changed.
 */
export const writeDecimalsAsText = (body: unknown, names: ReadonlySet<string>): void => {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body))
    if (typeof value === 'number' && names.has(name)) Reflect.set(body, name, decimalText(value));
    else writeDecimalsAsText(value, names);
};

/** The fields of an operation's JSON body that take any value: only their caller interprets what is in them. */
export const untypedFields = (document: unknown, operation: object): readonly string[] =>
  Object.entries(Object(findBodySchema(document, operation).properties)).flatMap(([name, schema]) =>
    isSchema(schema) && TYPING.every((keyword) => !(keyword in follow(document, schema))) ? [name] : [],
  );

/** A schema with none of these takes any value. */
const TYPING = ['type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not'];
