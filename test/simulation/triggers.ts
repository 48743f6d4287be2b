import type { Decision } from './accounts.ts';
import type { Book } from './book.ts';
import type { Charge } from './charge.ts';
import { least, most } from './exact.ts';
import type { PayTerms } from './payout.ts';
import { isArmed, lackingOf } from './reseeding.ts';
import type { PotTerms, Way } from './terms.ts';

/** The next number that was drawn, which must have been drawn below `range`. */
export type Tape = (range: bigint) => bigint;

/** A tape that writes down what it gives. */
export const noting =
  (tape: Tape, draws: Decision['draws']): Tape =>
  (range) => {
    const outcome = tape(range);
    draws.push({ range: String(range), outcome: String(outcome) });
    return outcome;
  };

/** A contribution that was booked, at the pots that it is in. */
export type Attempt = {
  readonly charge: Charge;
  /** By pot, what it was worth before. */
  readonly before: ReadonlyMap<string, bigint>;
  readonly payTerms: PayTerms;
  readonly at: number;
  readonly tape: Tape;
  /** The wins that the rules leave to the player. */
  readonly winsLeft: number;
};

/** Draws every way of every pot that the contribution is in, unless the pot is out of arms. */
export const play = (book: Book, attempt: Attempt): Decision[] => {
  let committed = 0n;
  let { winsLeft } = attempt;
  return attempt.charge.ins.flatMap((pot) => {
    if (pot.triggers.length === 0) return [];
    const armed = winsLeft > 0 && isArmed(book, pot, attempt.payTerms, committed);
    if (winsLeft === 0) book.note('unarmed by the limit of wins');
    else if (!armed) book.note(isArmed(book, pot, attempt.payTerms) ? 'unarmed by hits before' : 'unarmed');
    const decisions = pot.triggers.map((way): Decision => {
      const draws: Decision['draws'] = [];
      const hit = armed && hits(book, pot, way, { ...attempt, tape: noting(attempt.tape, draws) });
      return { pot: pot.id, trigger: way.by, armed, draws, hit, selected: false };
    });
    if (book.terms.selector === 'None' && decisions.some(({ hit }) => hit)) {
      committed += lackingOf(book, pot);
      winsLeft -= 1;
    }
    return decisions;
  });
};

const hits = (book: Book, pot: PotTerms, way: Way, { charge, before, at, tape }: Attempt): boolean => {
  const { due } = book.pot(pot.id);
  if (way.by === 'Time') {
    const windows = book.windows.get(pot.id);
    const window = windows?.open(at);
    if (windows === undefined || window === undefined) return false;
    if (way.months !== undefined) book.note('window of months');
    if (way.period !== undefined && way.zone !== 'UTC') book.note('window of a time zone');
    if (due) book.note('due hit of a window');
    const since = windows.last(window);
    return due || (at > since && tape(BigInt(window.end - since)) < BigInt(at - since));
  }
  if (way.by === 'MustHitBy') {
    if (due) book.note('due hit');
    const start = before.get(pot.id) ?? 0n;
    if (start >= way.at || due) return true;
    const added = book.accounts.value(pot.id) - start;
    return added > 0n && tape(way.at - start) < added;
  }
  const [whole = 0n, part = 1n] = (charge.exact?.text ?? `${charge.base}/1`).split('/').map(BigInt);
  if (charge.exact !== undefined) book.note('odds of a round amount');
  const cost = way.cost * part;
  const rest = whole % cost;
  let attempts = whole / cost;
  if (rest > 0n && tape(cost) < rest) attempts += 1n;
  for (; attempts > 0n; attempts -= 1n) if (tape(way.odds) === 0n) return true;
  return false;
};

/** Selects the pots to pay among those that hit, and decides about the others. */
export const select = (book: Book, decisions: readonly Decision[]): PotTerms[] => {
  const { terms, accounts, note } = book;
  const hit = terms.pots.filter(({ id }) => decisions.some((decision) => decision.hit && decision.pot === id));
  let paid = hit;
  if (terms.selector !== 'None' && hit.length > 1) {
    const values = hit.map(({ id }) => accounts.value(id));
    const wanted = terms.selector === 'Lowest' ? least(...values) : most(...values);
    paid = hit.slice(values.indexOf(wanted), values.indexOf(wanted) + 1);
    if (values.indexOf(wanted) !== values.lastIndexOf(wanted)) note(`tie, ${terms.selector}`);
  }
  if (hit.length > 1) note(`several hit, ${terms.selector}`);
  for (const decision of decisions) {
    if (!decision.hit) continue;
    decision.selected = paid.some(({ id }) => id === decision.pot);
    if (decision.selected) note(`win by ${decision.trigger}`);
    else if (decision.trigger !== 'HitRate') book.pot(decision.pot).due = true;
  }
  return paid;
};
