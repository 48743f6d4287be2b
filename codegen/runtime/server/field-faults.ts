import type { ErrorObject } from 'ajv';
import type { PointerFault } from './fault.ts';

/**
 * Returns the faults of a value, one sentence per place. `base` is the place where the value was sent, such as `/body`. For a value that
 * must have one of several shapes, it returns the faults inside the shapes, because "matches none" does not help to correct it.
 */
export const fieldFaults = (errors: readonly ErrorObject[], base: string): PointerFault[] => {
  const faults = new Map<string, PointerFault>();
  for (const error of helpful(errors)) {
    const fault = faultOf(error, base);
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  }
  return [...faults.values()];
};

const helpful = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  let kept: ErrorObject[] = [];
  for (const error of errors) {
    const { keyword, instancePath } = error;
    // Repeat what others found.
    if (keyword === 'if' || keyword === 'propertyNames') continue;
    if (keyword !== 'oneOf' && keyword !== 'anyOf') kept.push(error);
    else {
      const isInside = (one: ErrorObject) =>
        one.instancePath === instancePath || one.instancePath.startsWith(`${instancePath}/`);
      // A value that has the type of one shape was not meant as another, such as null.
      const rest = kept.filter((one) => !(one.keyword === 'type' && one.instancePath === instancePath));
      if (rest.some(isInside)) kept = rest;
      else if (!kept.some(isInside)) kept.push(error);
    }
  }
  return kept;
};

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const faultOf = ({ keyword, instancePath, params, propertyName, message }: ErrorObject, base: string): PointerFault => {
  const place = base + instancePath + (propertyName === undefined ? '' : `/${escaped(propertyName)}`);
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues, allowedValue } = params;
  if (keyword === 'required')
    return { pointer: `${place}/${escaped(missingProperty)}`, detail: 'This field is required.' };
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const pointer = `${place}/${escaped(additionalProperty ?? unevaluatedProperty)}`;
    return { pointer, detail: 'Unknown field; remove it or correct its name.' };
  }
  if (keyword === 'enum') return { pointer: place, detail: `Must be one of ${allowedValues.join(', ')}.` };
  if (keyword === 'const') return { pointer: place, detail: `Must be ${JSON.stringify(allowedValue)}.` };
  const rule = (message ?? 'is not valid').replace(' NOT ', ' not ');
  return { pointer: place, detail: `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.` };
};
