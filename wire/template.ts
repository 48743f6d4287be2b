import type { ReferencedTemplate } from '../db/templates.ts';
import type { JackpotTemplate, NewJackpotTemplate } from '../generated/server/types.gen.ts';
import { contributionRulesToWire } from './contribution-rules.ts';
import { potTemplateToWire } from './pot-template.ts';

/** A stored template as shown. */
export const templateToWire = (template: ReferencedTemplate): JackpotTemplate => {
  const document = template.document as NewJackpotTemplate;
  return {
    ...document,
    id: template.id,
    contribution_rules: contributionRulesToWire(document.contribution_rules),
    jackpot_type: document.jackpot_type ?? 'Jackpot',
    pots: document.pots.map(potTemplateToWire),
    reference_count: template.referenceCount,
    published: template.published,
    version: template.version,
  };
};
