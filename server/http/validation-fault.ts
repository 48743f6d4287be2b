import type { ErrorObject } from 'ajv';
import type { FieldFault } from '../../wire/field-fault.ts';
import { faultSentence } from './fault-sentence.ts';

/**
 * Turns validation errors into faults that point at fields: the first per field, in the validator's order. For a value with several allowed
 * shapes, only faults that help are reported: those of the shape that the caller chose, or else which shapes there are.
 */
export const toFieldFaults = (errors: readonly ErrorObject[], base = ''): FieldFault[] => {
  let kept: Found[] = [];
  for (const error of errors) {
    // Repeats the fault of the name itself.
    if (error.keyword === 'propertyNames') continue;
    const place = base + error.instancePath;
    if (error.keyword !== 'oneOf') kept.push({ ...fieldFault(error, base), place, error });
    else {
      // The validator stops at each shape's first fault, then reports that no shape matches.
      const start = kept.findLastIndex((found) => found.place !== place && !found.place.startsWith(`${place}/`)) + 1;
      kept = [...kept.slice(0, start), ...ofShapes(kept.slice(start), { ...fieldFault(error, base), place, error })];
    }
  }
  const faults = new Map<string, FieldFault>();
  for (const { pointer, detail } of kept) if (!faults.has(pointer)) faults.set(pointer, { pointer, detail });
  return [...faults.values()];
};

/** A fault and the value it was found in: the pointer's parent when a field is missing or unknown. */
type Found = FieldFault & { readonly place: string; readonly error: ErrorObject };

const ofShapes = (found: readonly Found[], none: Found): readonly Found[] => {
  const inside = found.filter(({ place }) => place !== none.place);
  if (inside.length > 0) return inside;
  const unknown = found.filter(({ error }) => isUnknownField(error));
  if (unknown.length > 1) {
    return [
      { ...none, detail: `Must contain exactly one of ${unknown.map(({ error }) => unknownField(error)).join(', ')}.` },
    ];
  }
  if (unknown.length === 1) return unknown;
  const missing = found.flatMap(({ error }) => (error.keyword === 'required' ? [error.params.missingProperty] : []));
  if (missing.length > 1) return [{ ...none, detail: `Must contain one of ${missing.join(', ')}.` }];
  return found.length > 0 ? found : [none];
};

/** A name as part of a JSON pointer (RFC 6901). */
export const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const isUnknownField = ({ keyword }: ErrorObject): boolean =>
  keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';

const unknownField = ({ params }: ErrorObject): string => params.additionalProperty ?? params.unevaluatedProperty;

const fieldFault = (error: ErrorObject, base: string): FieldFault => {
  const { keyword, instancePath, params, propertyName } = error;
  const field =
    keyword === 'required' ? params.missingProperty : isUnknownField(error) ? unknownField(error) : propertyName;
  // A fault in a field's name points at that field.
  const pointer = base + instancePath + (field === undefined ? '' : `/${escapePointer(field)}`);
  return { pointer, detail: faultSentence(error) };
};
