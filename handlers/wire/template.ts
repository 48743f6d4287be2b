import type { ReferencedTemplate } from '../../db/templates.ts';
import type { JackpotTemplate, NewJackpotTemplate } from '../../generated/server/types.gen.ts';

/** A stored template as the interface shows it. */
export const templateToWire = (template: ReferencedTemplate): JackpotTemplate => {
  const document = template.document as NewJackpotTemplate;
  return {
    ...document,
    id: template.id,
    jackpot_type: document.jackpot_type ?? 'Jackpot',
    reference_count: template.referenceCount,
    published: template.published,
    version: template.version,
  };
};
