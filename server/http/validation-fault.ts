import type { ErrorObject } from 'ajv';
import type { FieldFault } from '../../wire/field-fault.ts';
import { describeRule } from './rule-descriptions.ts';

/**
 * Turns validation errors into faults that point at fields: the first per field, in the validator's order. For a value with several allowed
 * shapes, only faults that help are reported: those of the shape that the caller chose, or else which shapes there are.
 */
export const fieldFaults = (errors: readonly ErrorObject[], base = ''): FieldFault[] => {
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

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const isUnknownField = ({ keyword }: ErrorObject): boolean =>
  keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';

const unknownField = ({ params }: ErrorObject): string => params.additionalProperty ?? params.unevaluatedProperty;

const fieldFault = (error: ErrorObject, base: string): FieldFault => {
  const { keyword, instancePath, params, propertyName, message = 'is not valid' } = error;
  // A fault in a field's name points at that field.
  const pointer = base + instancePath + (propertyName === undefined ? '' : `/${escaped(propertyName)}`);
  if (keyword === 'required')
    return { pointer: `${pointer}/${escaped(params.missingProperty)}`, detail: 'This field is required.' };
  if (isUnknownField(error)) {
    return {
      pointer: `${pointer}/${escaped(unknownField(error))}`,
      detail: 'Unknown field; remove it or correct its name.',
    };
  }
  if (keyword === 'enum') return { pointer, detail: `Must be one of ${params.allowedValues.map(String).join(', ')}.` };
  if (keyword === 'const') return { pointer, detail: `Must be ${JSON.stringify(params.allowedValue)}.` };
  if (keyword === 'minLength' && params.limit === 1) return { pointer, detail: 'Must not be empty.' };
  const sentence = keyword === 'pattern' || keyword === 'format' ? describeRule(params[keyword]) : undefined;
  return {
    pointer,
    detail: sentence ?? `${message.charAt(0).toUpperCase()}${message.slice(1).replace(' NOT ', ' not ')}.`,
  };
};
