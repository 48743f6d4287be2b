import { Ajv2020 } from 'ajv/dist/2020.js';
import { checkTemplateRules } from '../../clients/simulator/check-template.ts';
import document from '../../generated/built/openapi.json' with { type: 'json' };
import { requests } from '../../generated/built/server/requests.gen.mjs';
import type { NewJackpotTemplate } from '../../generated/server/types.gen.ts';
import { toFieldFaults } from '../../server/http/validation-fault.ts';
import type { FieldFault } from '../../wire/field-fault.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';

const { createTemplate } = requests;

const isTemplate = (value: unknown): value is NewJackpotTemplate => createTemplate.body?.(value) === true;

/**
 * Reads a template as `createTemplate` takes it, which includes one that was read from the platform, and checks it as publishing does.
 * @param isCallable whether the platform may call an address.
 * @param nowMs the time at which its windows must not be over.
 */
export const readTemplate = (
  given: unknown,
  isCallable: (url: string) => boolean,
  nowMs: number,
): { readonly template: StoredTemplate } | { readonly faults: readonly FieldFault[] } => {
  createTemplate.leaveOutNulls?.(given);
  if (!isTemplate(given)) return { faults: allFaults(given, toFieldFaults(createTemplate.body?.errors ?? [])) };
  return checkTemplateRules(given, isCallable, nowMs);
};

/**
 * The platform's validator stops at the first fault, because requests that are wrong must cost little. The author of a template wants to
 * see all of them, so the same schema validates again, to the end.
 */
const allFaults = (given: unknown, first: readonly FieldFault[]): readonly FieldFault[] => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'pitboss', components: document.components });
  const isValid = ajv.compile({ $ref: 'pitboss#/components/schemas/NewJackpotTemplate' });
  if (isValid(given)) return first;
  const faults = new Map(first.map((fault) => [fault.pointer, fault]));
  for (const fault of toFieldFaults(isValid.errors ?? []))
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  return [...faults.values()];
};
