import { checkRange, isInRange } from '../money/micros.ts';
import type { Entry, EntryKind, Posting, PotDecision } from './entry.ts';
import type { InstanceBalances, JackpotState, PotState } from './state.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Inflows are sources of money, so they only ever fall; outflows rise. Net adjustments can have either sign, and so can the house, the only
 * one of these accounts that is a stock with a limit.
 */
const SIGN: { readonly [Account in keyof InstanceBalances]: 'outflow' | 'inflow' | 'signed' | 'house' } = {
  house: 'house',
  withheld: 'outflow',
  diverting: 'outflow',
  initialSeed: 'inflow',
  playerPaid: 'inflow',
  operatorPaid: 'inflow',
  bonusPaid: 'inflow',
  adjusted: 'signed',
  transferredIn: 'inflow',
  paid: 'outflow',
  diverted: 'outflow',
  transferredOut: 'outflow',
  swept: 'outflow',
};

const nameOf = ({ pot, account }: Posting): string => (pot === null ? account : `${account} of ${pot}`);

/**
 * A private copy of a state that one decision and its entries change in place. Only `book` moves money.
 *
 * Invariant: every entry sums to zero, no stock is negative, no inflow is positive, no stock and no movement leaves the platform's range.
 */
export class Draft {
  readonly state: Mutable<JackpotState>;
  readonly entries: Entry[] = [];
  readonly #pots: readonly Mutable<PotState>[];

  constructor(state: JackpotState) {
    this.#pots = state.pots.map((pot) => ({ ...pot }));
    this.state = { ...state, pots: this.#pots };
  }

  /** Looks through all of them: a jackpot has few, and a map would cost every contribution more than the looking. */
  pot(id: string): Mutable<PotState> {
    for (const pot of this.#pots) if (pot.id === id) return pot;
    throw new Error(`the instance has no pot ${id}`);
  }

  /**
   * Books one entry; postings of 0 are left out.
   * @param decisions recorded by reference: draws made after the booking may still be added.
   * Throws AmountOutOfRange, and an Error when the postings break the invariant. The draft is unusable after that.
   */
  book(kind: EntryKind, postings: readonly Posting[], decisions: readonly PotDecision[] = []): void {
    const moving = postings.filter((posting) => posting.amount !== 0n);
    this.post(moving);
    this.entries.push({ kind, postings: moving, decisions });
  }

  /** Moves money without an entry: for postings that are in the ledger already or are about to be. */
  post(postings: readonly Posting[]): void {
    let sum = 0n;
    for (const posting of postings) {
      sum += posting.amount;
      if (posting.pot === null) this.state[posting.account] += posting.amount;
      else this.pot(posting.pot)[posting.account] += posting.amount;
    }
    if (sum !== 0n) throw new Error(`an entry's postings sum to ${sum} micros instead of 0`);
    for (const posting of postings) this.#check(posting);
  }

  #check(posting: Posting): void {
    const balance = posting.pot === null ? this.state[posting.account] : this.pot(posting.pot)[posting.account];
    const sign = posting.pot === null ? SIGN[posting.account] : 'pot';
    if (((sign === 'pot' || sign === 'outflow') && balance < 0n) || (sign === 'inflow' && balance > 0n))
      throw new Error(`${nameOf(posting)} would be ${balance} micros, which has the wrong sign`);
    const limited = sign === 'pot' || sign === 'house' ? balance : posting.amount;
    if (!isInRange(limited)) checkRange(nameOf(posting), limited);
  }
}

/**
 * The state after an entry's postings; the given state is not changed.
 * Throws an Error when they do not sum to zero or a balance takes the wrong sign, AmountOutOfRange when one grows too large.
 * Keeping a pot below its ceiling is up to the caller.
 */
export const apply = (state: JackpotState, postings: readonly Posting[]): JackpotState => {
  const draft = new Draft(state);
  draft.post(postings);
  return draft.state;
};
