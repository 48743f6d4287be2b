import { type Document, decodeSegment, isObject, type Json, type JsonObject } from './document.ts';

const PREFIX = '#/components/schemas/';

/** The key of a document that says what its wide integers are in code. */
export const INTEGERS = 'x-codegen-integers';

/** The type of wide integers in code. Numbers are refused if they have more digits than one holds. */
export const integersOf = (document: Pick<Document, typeof INTEGERS>): 'number' | 'bigint' | 'string' => {
  const { [INTEGERS]: as } = document;
  return as === 'bigint' || as === 'string' ? as : 'number';
};

const isSafe = (limit: Json | undefined): boolean => typeof limit === 'number' && Number.isSafeInteger(limit);

/** Reports whether a schema is an integer of 64 bits, which can have more digits than a number holds, and has no limits that say otherwise. */
export const isWide = ({ type, format, enum: values, const: only, ...limits }: JsonObject): boolean => {
  if (format !== 'int64' && format !== 'uint64') return false;
  if (values !== undefined || only !== undefined) return false;
  const types = [type ?? 'integer'].flat();
  if (types.some((one) => one !== 'integer' && one !== 'null')) return false;
  const isLow = format === 'uint64' || isSafe(limits.minimum) || isSafe(limits.exclusiveMinimum);
  return !(isLow && (isSafe(limits.maximum) || isSafe(limits.exclusiveMaximum)));
};

type Found = { readonly isWide: boolean; readonly references: ReadonlySet<string> };

const lookInto = (value: Json | undefined): Found => {
  const references = new Set<string>();
  let isFound = false;
  const visit = (part: Json | undefined): void => {
    if (Array.isArray(part)) for (const one of part) visit(one);
    else if (isObject(part)) {
      if (typeof part.$ref === 'string' && part.$ref.startsWith(PREFIX))
        references.add(decodeSegment(part.$ref.slice(PREFIX.length)));
      isFound ||= isWide(part);
      for (const one of Object.values(part)) visit(one);
    }
  };
  visit(value);
  return { isWide: isFound, references };
};

const KNOWN = new WeakMap<object, ReadonlySet<string>>();

/** The components that have a wide integer, or refer to one that does. */
const wideComponents = ({ components }: Pick<Document, 'components'>): ReadonlySet<string> => {
  const schemas = components?.schemas ?? {};
  const known = KNOWN.get(schemas);
  if (known) return known;
  const users = new Map<string, string[]>();
  const found: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const inside = lookInto(schema);
    if (inside.isWide) found.push(name);
    for (const used of inside.references) users.set(used, [...(users.get(used) ?? []), name]);
  }
  const all = new Set(found);
  for (let name = found.pop(); name !== undefined; name = found.pop())
    for (const user of users.get(name) ?? [])
      if (!all.has(user)) {
        all.add(user);
        found.push(user);
      }
  KNOWN.set(schemas, all);
  return all;
};

/** Reports whether values of a schema can have a wide integer somewhere. */
export const hasWide = (document: Pick<Document, 'components'>, schema: Json | undefined): boolean => {
  const inside = lookInto(schema);
  return inside.isWide || [...inside.references].some((name) => wideComponents(document).has(name));
};
