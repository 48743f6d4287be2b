import { templateWarnings } from '../domain/jackpot/template-warnings.ts';
import type { TemplateWarning } from '../generated/server/types.gen.ts';
import { templateFault } from './field-fault.ts';
import { jackpotRules } from './jackpot-rules.ts';
import type { StoredTemplate } from './stored-template.ts';

/**
 * The warnings about a template, with pointers into it.
 * @param isUnknown reports whether a brand path is no brand of the template's operator.
 */
export const warningsToWire = (
  template: StoredTemplate,
  isUnknown: (brandPath: string) => boolean,
): TemplateWarning[] => [
  ...(template.contribution_rules.allowed_brands ?? []).flatMap((brandPath, index): TemplateWarning[] =>
    isUnknown(brandPath)
      ? [
          {
            code: 'brand_never_admitted',
            pointer: `/contribution_rules/allowed_brands/${index}`,
            detail: `the operator has no brand ${brandPath}, so none of its players can play`,
          },
        ]
      : [],
  ),
  ...templateWarnings(jackpotRules(template)).map(({ code, ...fault }) => ({ code, ...templateFault(fault) })),
];
