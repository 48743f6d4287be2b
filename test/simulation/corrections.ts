import type { Step } from './accounts.ts';
import type { Book, Booked } from './book.ts';
import { most } from './exact.ts';
import { flush } from './reseeding.ts';

export type Adjustable = 'currentValue' | 'contributedSeed' | 'surplusSeed';

/** Adds to what a pot has for its next seeds. */
export const boost = (book: Book, potId: string, amount: bigint): Booked => {
  const { accounts } = book;
  const account = `${potId}.surplusSeed`;
  const target = String(accounts.held(account) + amount);
  book.note('boost of a seed');
  accounts.begin('adjustment', () => ({ pot: potId, what: 'surplusSeed', target, boost: String(amount) }));
  accounts.move('.adjusted', -amount);
  accounts.move(account, amount);
  return { steps: accounts.end(), won: [] };
};

/** Takes money out of the house for the operator. */
export const sweep = (
  { accounts }: Book,
  { amount, floor, ...approved }: { amount: bigint; floor: bigint; approval: string; approvedBy: string },
): Booked => {
  accounts.begin('adjustment', () => ({ sweep: String(amount), floor: String(floor), ...approved }));
  accounts.move('.house', -amount);
  accounts.move('.swept', amount);
  return { steps: accounts.end(), won: [] };
};

/** Sets a balance of a pot; a value falls by what was contributed first. Nothing when it would pass the ceiling. */
export const adjust = (book: Book, potId: string, what: Adjustable, target: bigint): Booked | undefined => {
  const { accounts } = book;
  const pot = book.terms.pots.find(({ id }) => id === potId);
  if (pot === undefined || (what === 'currentValue' && target > pot.ceiling)) return undefined;
  const difference = target - (what === 'currentValue' ? accounts.value(potId) : accounts.held(`${potId}.${what}`));
  if (difference === 0n) return { steps: [], won: [] };
  book.note(`adjustment of ${what} ${difference > 0n ? 'up' : 'down'}`);
  accounts.begin('adjustment', () => ({ pot: potId, what, target: String(target) }));
  accounts.move('.adjusted', -difference);
  if (what !== 'currentValue') accounts.move(`${potId}.${what}`, difference);
  else {
    const contributed = most(difference, -accounts.held(`${potId}.contributedAmount`));
    if (contributed > difference) book.note('adjustment that takes from the seed');
    accounts.move(`${potId}.contributedAmount`, contributed);
    accounts.move(`${potId}.seedValue`, difference - contributed);
  }
  return { steps: accounts.end(), won: [] };
};

/** Empties the pots of one instance into those of another. */
export const transfer = (
  source: Book,
  target: Book,
  rules: readonly { readonly source_pot: string; readonly target_pot: string }[],
  facts: Step['facts'],
): { readonly source: Booked; readonly target: Booked } => {
  const { accounts: from } = source;
  const { accounts: to } = target;
  to.begin('transfer_in', facts);
  for (const pot of target.terms.pots)
    for (const { source_pot } of rules.filter(({ target_pot }) => target_pot === pot.id)) {
      to.move('.transferredIn', -from.stock(source_pot));
      for (const account of ['contributedSeed', 'surplusSeed', 'overflow'])
        to.move(`${pot.id}.${account}`, from.held(`${source_pot}.${account}`));
      target.raise(pot, from.value(source_pot));
    }
  for (const pot of target.terms.pots) flush(target, pot);
  from.begin('transfer_out', facts);
  for (const [id, pot] of source.pots) {
    from.move('.transferredOut', from.stock(id));
    from.empty(id);
    pot.enabled = false;
    pot.due = false;
  }
  source.note('transfer');
  return { source: { steps: from.end(), won: [] }, target: { steps: to.end(), won: [] } };
};
