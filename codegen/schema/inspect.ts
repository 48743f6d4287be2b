import { isObject, type Json, type JsonObject, segment } from '../document.ts';
import type { Report } from '../intake/report.ts';
import { ANNOTATIONS, ASSERTIONS, IDENTITIES } from './keywords.ts';

/**
 * A schema without what cannot be kept of it, each of which is a fault: one that says something which a validator does not know would
 * accept more than it seems to.
 */
export const inspected = (schema: JsonObject, at: string, formats: Formats, report: Report): JsonObject => {
  const kept = Object.entries(schema).filter(([key, value]) => isKept(key, value, `${at}/${segment(key)}`, report));
  const { format } = schema;
  if (typeof format === 'string' && !formats.known.has(format)) {
    if (formats.strict)
      report.fault(
        `${at}/format`,
        `unknown format: ${format}`,
        'Define it in the module of formats, or mend its name.',
      );
    else report.remark('format-unknown');
  }
  hasRoom(schema, at, report);
  const sound = kept.map(([key, value]): [string, Json] =>
    key === 'patternProperties' && isObject(value) ? [key, withPatterns(value, `${at}/${key}`, report)] : [key, value],
  );
  return Object.fromEntries(sound);
};

/** The formats that validators know. A project that has a module of formats means to define all that it uses. */
type Formats = { readonly known: ReadonlySet<string>; readonly strict: boolean };

const isKept = (key: string, value: Json, at: string, report: Report): boolean => {
  if (ANNOTATIONS.has(key) || key.startsWith('x-')) return true;
  if (IDENTITIES.has(key)) {
    report.fault(at, `${key} gives the schema an identity of its own`, 'Refer to it by its place.', 'schema-identity');
    return false;
  }
  const fits = ASSERTIONS.get(key);
  if (!fits) {
    report.fault(at, `unknown keyword: ${key}`, 'Mend its name, or begin it with x-.', 'keyword-unknown');
    return false;
  }
  if (!fits(value)) {
    report.fault(at, `${key} cannot be ${excerpt(value)}`, 'Mend its value, or remove it.', 'keyword-value');
    return false;
  }
  return key !== 'pattern' || isPattern(String(value), at, report);
};

const excerpt = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

const withPatterns = (value: JsonObject, at: string, report: Report): JsonObject =>
  Object.fromEntries(
    Object.entries(value).filter(([pattern]) => isPattern(pattern, `${at}/${segment(pattern)}`, report)),
  );

/** Whether JavaScript reads the pattern, at least without the flag u, which JSON Schema asks for and other languages do not know. */
const isPattern = (pattern: string, at: string, report: Report): boolean => {
  if (compiles(pattern, 'u')) return true;
  if (compiles(pattern, '')) {
    report.remark('pattern-without-u');
    return true;
  }
  report.fault(
    at,
    `JavaScript cannot read the pattern ${excerpt(pattern)}`,
    'Write it as a regular expression of ECMA-262.',
    'pattern-syntax',
  );
  return false;
};

const compiles = (pattern: string, flags: string): boolean => {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
};

const BOUNDS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

const hasRoom = (schema: JsonObject, at: string, report: Report): void => {
  for (const [low, high] of BOUNDS) {
    const [from, to] = [schema[low], schema[high]];
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      report.fault(at, `${low} ${from} is above ${high} ${to}`, 'No value passes: mend one of them.', 'contradiction');
  }
};
