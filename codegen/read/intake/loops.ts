import type { Report } from '../config/refusal.ts';
import { decodeSegment, escapeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';

type Schemas = Readonly<Record<string, Json>>;

const PREFIX = '#/components/schemas/';
const LISTS = ['allOf', 'anyOf', 'oneOf'] as const;
const ONES = ['not', 'if', 'then', 'else'] as const;

/** Rewrites references that apply to the same value: those of the schema itself and of its variants. */
const mapInPlace = (schema: Json, to: (name: string) => string): Json => {
  if (!isObject(schema)) return schema;
  const mapped: Record<string, Json> = { ...schema };
  for (const key of LISTS) {
    const list = schema[key];
    if (Array.isArray(list)) mapped[key] = list.map((part) => mapInPlace(part, to));
  }
  for (const key of ONES) {
    const one = schema[key];
    if (one !== undefined) mapped[key] = mapInPlace(one, to);
  }
  if (typeof schema.$ref === 'string') mapped.$ref = PREFIX + to(schema.$ref.slice(PREFIX.length));
  return mapped;
};

const targetsOf = (schema: Json): string[] => {
  const found: string[] = [];
  mapInPlace(schema, (written) => {
    found.push(decodeSegment(written));
    return written;
  });
  return found;
};

/** A base schema without its variants. */
const baseOf = (schema: Json): Json => {
  if (!isObject(schema)) return {};
  const { oneOf: _oneOf, anyOf: _anyOf, discriminator: _discriminator, $ref: _$ref, allOf, ...rest } = schema;
  if (!Array.isArray(allOf)) return rest;
  return { ...rest, allOf: allOf.map((part) => (targetsOf(part).length > 0 ? {} : part)) };
};

/**
 * Schemas that apply themselves to the same value: a base lists its variants, and each variant includes the base. A validator would recurse
 * forever. Each is a fault; if accepted, a variant includes the base without its list.
 */
export const withoutLoops = (schemas: Schemas, report: Report): JsonObject => {
  const all: Record<string, Json> = { ...schemas };
  const state = new Map<string, 'open' | 'done'>();
  const bases = new Map<string, string>();

  const baseName = (name: string): string => {
    const known = bases.get(name);
    if (known !== undefined) return known;
    let free = `${name}Base`;
    while (Object.hasOwn(all, free)) free += '_';
    bases.set(name, free);
    all[free] = baseOf(schemas[name] ?? {});
    return free;
  };

  const visit = (name: string): void => {
    state.set(name, 'open');
    all[name] = mapInPlace(schemas[name] ?? {}, (written) => {
      const target = decodeSegment(written);
      if (state.get(target) === 'open') {
        report.fault(
          `#/components/schemas/${escapeSegment(name)}`,
          `${name} and ${target} apply each other to the same value`,
          'Move what they share to a separate schema.',
          'schema-loop',
        );
        return escapeSegment(baseName(target));
      }
      if (!state.has(target) && Object.hasOwn(schemas, target)) visit(target);
      return written;
    });
    state.set(name, 'done');
  };
  for (const name of Object.keys(schemas)) if (!state.has(name)) visit(name);
  return all;
};
