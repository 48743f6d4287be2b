import type { Book } from './book.ts';
import { Exact, least, most } from './exact.ts';
import { creditOf, type PayTerms } from './payout.ts';
import type { PotTerms } from './terms.ts';

/** The amount with which the next life of a pot begins. */
const targetOf = ({ accounts }: Book, pot: PotTerms): bigint => {
  const collected = accounts.held(`${pot.id}.contributedSeed`);
  if (pot.reseed === 'Full') return most(pot.minReseed, collected);
  return pot.reseed === 'MinReseed'
    ? pot.minReseed
    : least(pot.minReseed, collected + accounts.held(`${pot.id}.surplusSeed`));
};

/** Sources before the house pays; a diverted overflow no longer belongs to the pot. */
const SOURCES = ['contributedSeed', 'overflow', 'surplusSeed'];
const sourcesOf = ({ threshold }: PotTerms): readonly string[] =>
  SOURCES.filter((account) => threshold === undefined || account !== 'overflow');

const isLastLife = (book: Book, pot: PotTerms): boolean => pot.lives > 0 && book.pot(pot.id).life >= pot.lives;

/** The amount that the house would have to add if the pot were won now. */
export const lackingOf = (book: Book, pot: PotTerms): bigint => {
  if (isLastLife(book, pot)) return 0n;
  const own = sourcesOf(pot).reduce((sum, account) => sum + book.accounts.held(`${pot.id}.${account}`), 0n);
  return most(0n, targetOf(book, pot) - own);
};

/** @param committed what the house will have to add for pots that have hit already. */
export const isArmed = (book: Book, pot: PotTerms, payTerms: PayTerms, committed = 0n): boolean => {
  const { accounts, terms } = book;
  const { main = new Exact(1n) } = pot.division ?? {};
  const share = main.times(new Exact(accounts.value(pot.id))).floor;
  if (creditOf(share, payTerms, terms.currency).pay === 0n) return false;
  const lacking = lackingOf(book, pot);
  if (lacking === 0n || pot.deficit === undefined) return true;
  return most(0n, lacking - (accounts.held('.house') - committed)) <= pot.deficit;
};

/** A pot begins its next life, or has had its last. */
export const reseed = (book: Book, pot: PotTerms, isLast = isLastLife(book, pot)): void => {
  const { accounts, note } = book;
  if (isLast) {
    book.pot(pot.id).enabled = false;
    note('disabled after its last life');
    return;
  }
  book.pot(pot.id).life += 1;
  const target = targetOf(book, pot);
  if (target > 0n) {
    accounts.begin('reseed');
    let missing = target;
    for (const account of sourcesOf(pot)) {
      const given = least(missing, accounts.held(`${pot.id}.${account}`));
      accounts.move(`${pot.id}.${account}`, -given);
      missing -= given;
      if (given > 0n) note(`reseed from ${account}`);
    }
    if (missing > 0n) note('reseed from house');
    accounts.move('.house', -missing);
    const seed = least(target, pot.ceiling);
    if (seed < target) note('reseed above the ceiling');
    accounts.move(`${pot.id}.seedValue`, seed);
    accounts.move(`${pot.id}.overflow`, target - seed);
    note(`reseed ${pot.reseed}`);
  }
  flush(book, pot);
};

/** At its threshold the whole overflow goes on its way. */
export const flush = ({ accounts, note }: Book, { id, threshold }: PotTerms): void => {
  const overflow = accounts.held(`${id}.overflow`);
  if (threshold === undefined || overflow === 0n || overflow < threshold) return;
  accounts.begin('flush', (diversion) => ({ diversion, pot: id, amount: String(overflow) }));
  accounts.move(`${id}.overflow`, -overflow);
  accounts.move('.diverting', overflow);
  note('flush');
};
