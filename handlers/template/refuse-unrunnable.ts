import { templateFaults } from '../../domain/jackpot/template-faults.ts';
import type { NewJackpotTemplate } from '../../generated/server/types.gen.ts';
import { refuse } from '../reply.ts';
import { jackpotRules } from '../wire/jackpot-rules.ts';
import { unavailableFeatures } from '../wire/unavailable-features.ts';

/** Why a template cannot be published, if so, with a pointer to each fault. */
export const refuseUnrunnable = (template: NewJackpotTemplate) => {
  const errors = templateFaults(jackpotRules(template));
  if (errors.length > 0) return refuse('template_invalid', { errors });
  const missing = unavailableFeatures(template);
  return missing.length > 0 ? refuse('feature_not_available', { errors: missing }) : undefined;
};
