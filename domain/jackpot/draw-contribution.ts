import { Draft } from './draft.ts';
import { drawTriggers } from './draw-triggers.ts';
import type { PotDecision } from './entry.ts';
import type { Hits, WinContext } from './outcome.ts';
import type { Quote } from './quote.ts';
import { flush } from './reseed.ts';
import { type JackpotRules, lapses, type WinSelector } from './rules.ts';
import { shareOut } from './share-out.ts';
import { type JackpotState, potValue } from './state.ts';
import { noteContribution } from './window.ts';

/** The ids of the pots to pay, among those that hit, in template order. Ties go to the first pot. */
export const selectHits = (selector: WinSelector, decisions: readonly PotDecision[], draft: Draft): string[] => {
  const hits = [...new Set(decisions.filter((decision) => decision.hit).map((decision) => decision.pot))];
  if (selector === 'None' || hits.length < 2) return hits;
  const worth = (id: string) => potValue(draft.pot(id));
  const isBetter = (id: string, best: string) =>
    selector === 'Highest' ? worth(id) > worth(best) : worth(id) < worth(best);
  return [hits.reduce((best, id) => (isBetter(id, best) ? id : best))];
};

/**
 * Books a quoted contribution and draws the pots it is in. A quote that does not qualify changes nothing. Throws an Error when the quote
 * does not match the rules or the pots that are enabled now.
 * Throws AmountOutOfRange before anything is drawn when the booking leaves the platform's range; a pot whose win would do so is not armed.
 */
export const drawContribution = (rules: JackpotRules, state: JackpotState, quote: Quote, context: WinContext): Hits => {
  if (!quote.qualifies) return { state, entries: [], hits: [] };
  const draft = new Draft(state);
  for (const id of quote.inPots)
    if (!draft.pot(id).enabled) throw new Error(`the quote includes the pot ${id}, which is disabled`);

  const decisions: PotDecision[] = [];
  const rises = shareOut(rules, draft, quote, decisions);
  for (const pot of rules.pots) if (rises.has(pot.id)) flush(pot, draft);

  const drawn = drawTriggers(rules, draft, quote.base, rises, context);
  for (const pot of rules.pots) if (rises.has(pot.id)) noteContribution(rules, pot, draft, context.atMs);
  const selected = selectHits(rules.selector, drawn, draft);
  for (const decision of drawn) {
    const isPaid = decision.hit && selected.includes(decision.pot);
    decisions.push(isPaid ? { ...decision, selected: true } : decision);
    if (decision.hit && !isPaid && !lapses(decision.trigger)) draft.pot(decision.pot).due = true;
  }
  return { state: draft.state, entries: draft.entries, hits: selected.map((potId) => ({ potId, decisions: [] })) };
};
