import type { Report } from '../config/refusal.ts';
import { escapeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';
import { ANNOTATIONS, ASSERTIONS, IDENTITIES } from '../document/keywords.ts';
import { isWide } from '../document/wide-integers.ts';

/**
 * The schema without what cannot be kept, each of which is a fault: a validator that ignored an unknown keyword would accept more than the
 * schema says.
 */
export const inspected = (schema: JsonObject, at: string, formats: Formats, report: Report): JsonObject => {
  const kept = Object.entries(schema).filter(([key, value]) =>
    isKept(key, value, `${at}/${escapeSegment(key)}`, report),
  );
  const { format } = schema;
  if (typeof format === 'string' && !formats.known.has(format)) {
    if (formats.strict)
      report.fault(
        `${at}/format`,
        `unknown format: ${format}`,
        'Define it in the module of formats, or correct its name.',
      );
    else report.remark('format-unknown');
  }
  if (formats.integers === 'number' && isWide(schema)) report.remark('integer-wide');
  hasRoom(schema, at, report);
  const sound = kept.map(([key, value]): [string, Json] =>
    key === 'patternProperties' && isObject(value) ? [key, withPatterns(value, `${at}/${key}`, report)] : [key, value],
  );
  return Object.fromEntries(sound);
};

/** The formats that validators know. Strict if the project has a module of formats: it must then define all that it uses. */
type Formats = { readonly known: ReadonlySet<string>; readonly strict: boolean; readonly integers: string };

const isKept = (key: string, value: Json, at: string, report: Report): boolean => {
  if (ANNOTATIONS.has(key) || key.startsWith('x-')) return true;
  if (IDENTITIES.has(key)) {
    report.fault(at, `${key} gives the schema its own identity`, 'Refer to it by its location.', 'schema-identity');
    return false;
  }
  const fits = ASSERTIONS.get(key);
  if (!fits) {
    report.fault(at, `unknown keyword: ${key}`, 'Correct its name, or prefix it with x-.', 'keyword-unknown');
    return false;
  }
  if (!fits(value)) {
    report.fault(at, `${key} cannot be ${excerpt(value)}`, 'Correct its value, or remove it.', 'keyword-value');
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
    Object.entries(value).filter(([pattern]) => isPattern(pattern, `${at}/${escapeSegment(pattern)}`, report)),
  );

/** True if JavaScript can parse the pattern, at least without the flag u, which JSON Schema expects and other languages do not have. */
const isPattern = (pattern: string, at: string, report: Report): boolean => {
  if (compiles(pattern, 'u')) return true;
  if (compiles(pattern, '')) {
    report.remark('pattern-without-u');
    return true;
  }
  report.fault(
    at,
    `JavaScript cannot parse the pattern ${excerpt(pattern)}`,
    'Write it as an ECMA-262 regular expression.',
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
      report.fault(
        at,
        `${low} ${from} is above ${high} ${to}`,
        'No value can match: correct one of them.',
        'contradiction',
      );
  }
};
