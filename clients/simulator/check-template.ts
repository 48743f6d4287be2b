import type { NewJackpotTemplate } from '../../generated/server/types.gen.ts';
import type { FieldFault } from '../../wire/field-fault.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { toStore } from '../../wire/to-store.ts';
import { unrunnableFaults } from '../../wire/unrunnable-faults.ts';

/**
 * A template that `createTemplate` takes, which includes one that was read from the platform, as it is simulated; or why it cannot be published.
 * @param isCallable whether the platform may call an address.
 * @param nowMs the time at which its windows must not be over.
 */
export const checkTemplateRules = (
  given: NewJackpotTemplate,
  isCallable: (url: string) => boolean,
  nowMs: number,
): { readonly template: StoredTemplate } | { readonly faults: readonly FieldFault[] } => {
  const { reference_count: _count, published: _published, version: _version, ...sent } = given;
  const template = toStore(sent);
  const faults = unrunnableFaults(template, isCallable, nowMs);
  return faults.length > 0 ? { faults } : { template };
};
