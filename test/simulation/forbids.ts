import { isStep } from './charge.ts';
import type { Issued } from './evidence.ts';
import { Exact, micros } from './exact.ts';
import type { Ward } from './ward.ts';

/** Every reason for which the rules may have forbidden an adjustment or a transfer in the course of a round. */
export const forbids = ({ operation, body }: Issued, wards: ReadonlyMap<string, Ward>): readonly string[] => {
  if (operation === 'setPotCurrentValue') {
    const pot = wards.get(String(body.instance_id))?.book.terms.pots.find(({ id }) => id === body.pot_id);
    return pot !== undefined && micros(body.adjustment as number) > pot.ceiling ? ['pot_ceiling_exceeded'] : [];
  }
  if (operation === 'setOptIn') {
    const terms = wards.get(String(body.instance_id))?.book.terms;
    const wish = new Exact(micros((body.contribution_value ?? 0) as string));
    const isRight = terms === undefined || isStep(terms, { currency: terms.currency, rate: new Exact(1n) }, wish);
    return isRight || body.opt_in !== true ? [] : ['preference_out_of_range'];
  }
  const from = wards.get(String(body.source_instance_id));
  const to = wards.get(String(body.target_instance_id));
  if (operation !== 'transferPots' || from === undefined || to === undefined) return [];
  const { book: source } = from;
  const { book: target } = to;
  const rules = body.pot_rules as { source_pot: string; target_pot: string }[];
  const isUnlike =
    source === target ||
    from.operator !== to.operator ||
    source.terms.currency !== target.terms.currency ||
    source.terms.raffle !== undefined ||
    target.terms.raffle !== undefined;
  const named = rules.map(({ source_pot }) => source_pot);
  const isLeftOut = source.terms.pots.some(({ id }) => !named.includes(id));
  const isInvalid = isUnlike || isLeftOut || new Set(named).size < named.length;
  const isDisabled = rules.some(({ target_pot }) => target.pots.get(target_pot)?.enabled === false);
  return [...(isInvalid ? ['transfer_invalid'] : []), ...(isDisabled ? ['pot_disabled'] : [])];
};
