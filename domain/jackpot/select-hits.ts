import type { Draft } from './draft.ts';
import type { PotDecision } from './entry.ts';
import { potValue } from './pot.ts';
import type { WinSelector } from './rules.ts';

/** The ids of the pots to pay, among those that hit, in template order. Ties go to the first pot. */
export const selectHits = (selector: WinSelector, decisions: readonly PotDecision[], draft: Draft): string[] => {
  const hits = [...new Set(decisions.filter((decision) => decision.hit).map((decision) => decision.pot))];
  if (selector === 'None' || hits.length < 2) return hits;
  const worth = (id: string) => potValue(draft.pot(id));
  const isBetter = (id: string, best: string) =>
    selector === 'Highest' ? worth(id) > worth(best) : worth(id) < worth(best);
  return [hits.reduce((best, id) => (isBetter(id, best) ? id : best))];
};
