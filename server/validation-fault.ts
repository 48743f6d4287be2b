import type { ErrorObject } from 'ajv';
import type { FieldFault } from '../handlers/reply.ts';

/** What is wrong with a request, as faults that point at fields: the first of each place, in the validator's order. */
export const fieldFaults = (errors: readonly ErrorObject[], base = ''): FieldFault[] => {
  const faults = new Map<string, FieldFault>();
  for (const error of errors) {
    const fault = fieldFault(error, base);
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  }
  return [...faults.values()];
};

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const fieldFault = (
  { keyword, instancePath, params, message = 'is not valid' }: ErrorObject,
  base: string,
): FieldFault => {
  const pointer = base + instancePath;
  if (keyword === 'required')
    return { pointer: `${pointer}/${escaped(params.missingProperty)}`, detail: 'This field is required.' };
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name: string = params.additionalProperty ?? params.unevaluatedProperty;
    return {
      pointer: `${pointer}/${escaped(name)}`,
      detail: 'This field is unknown here; remove it or correct its name.',
    };
  }
  if (keyword === 'enum') return { pointer, detail: `Must be one of ${params.allowedValues.map(String).join(', ')}.` };
  if (keyword === 'const') return { pointer, detail: `Must be ${JSON.stringify(params.allowedValue)}.` };
  return { pointer, detail: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` };
};
