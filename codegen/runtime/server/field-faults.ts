import type { ErrorObject } from 'ajv';
import type { FieldFault } from './fault.ts';

/** At most so many places are named in one refusal. */
const FAULTS_MAX = 100;

/**
 * What is wrong with a value, one sentence per place. `base` says where the value was sent, such as `/body`. Where a value must have one of
 * several shapes, the faults inside the shapes are told, because "matches none" does not help to correct it.
 */
export const fieldFaults = (errors: readonly ErrorObject[], base: string): FieldFault[] => {
  const faults = new Map<string, FieldFault>();
  const helpful = errors.filter(({ keyword }) => !COLLECTIVE.has(keyword));
  for (const error of helpful.length > 0 ? helpful : errors) {
    const fault = faultOf(error, base);
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
    if (faults.size === FAULTS_MAX) break;
  }
  return [...faults.values()];
};

/** Keywords that only repeat what others found. */
const COLLECTIVE: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'if', 'propertyNames']);

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const faultOf = ({ keyword, instancePath, params, propertyName, message }: ErrorObject, base: string): FieldFault => {
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
