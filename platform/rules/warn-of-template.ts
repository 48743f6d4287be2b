import type { Tx } from '../../db/engine/tx.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { TemplateWarning } from '../../generated/server/types.gen.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { warningsToWire } from '../../wire/template-warnings.ts';

/** The warnings about a template of an owner. A brand of another operator gets the same words as one that does not exist. */
export const warnOfTemplate = async (
  tx: Tx,
  ownerId: string,
  template: StoredTemplate,
): Promise<readonly TemplateWarning[]> => {
  const operatorId = toOperatorId(ownerId);
  const unknown = new Set<string>();
  for (const brandPath of template.contribution_rules.allowed_brands ?? [])
    if (toOperatorId(brandPath) !== operatorId || (await findBrandEnabledState(tx, brandPath)) === undefined)
      unknown.add(brandPath);
  return warningsToWire(template, (brandPath) => unknown.has(brandPath));
};
