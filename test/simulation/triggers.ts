import type { Decision } from './accounts.ts';
import type { Book } from './book.ts';
import type { Charge } from './charge.ts';
import { Exact, least, most } from './exact.ts';
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
    // Who wins by stake is not known yet, so that the jackpot's money counts.
    const payTerms = pot.isByStake ? { currency: book.terms.currency, rate: new Exact(1n) } : attempt.payTerms;
    const areArmed = levelsOf(book, pot).every(
      (level) => attempt.charge.ins.includes(level) && isArmed(book, level, payTerms, committed),
    );
    const armed = winsLeft > 0 && isArmed(book, pot, payTerms, committed) && areArmed;
    if (!areArmed) book.note('wheel without arms');
    if (winsLeft === 0) book.note('unarmed by the limit of wins');
    else if (!armed) book.note(isArmed(book, pot, attempt.payTerms) ? 'unarmed by hits before' : 'unarmed');
    const decisions = pot.triggers.map((way): Decision => {
      const draws: Decision['draws'] = [];
      const tape = noting(attempt.tape, draws);
      const hit = armed && hits(book, pot, way, { ...attempt, tape });
      const level = hit && way.by === 'Wheel' ? spin(way.levels, tape) : pot.id;
      return { pot: level, trigger: way.by, armed, draws, hit, selected: false };
    });
    const first = decisions.find(({ hit }) => hit);
    if (book.terms.selector === 'None' && first !== undefined) {
      committed += lackingOf(book, book.terms.pots.find(({ id }) => id === first.pot) ?? pot);
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
    const [low, high] = [start, book.accounts.value(pot.id)].map((value) => most(0n, value - way.from) ** way.power);
    if (low === undefined || high === undefined || high === low) return false;
    if (way.from > start) book.note('pot that passes the amount from which it can hit');
    if (way.power > 1n) book.note('value that is weighed');
    return tape((way.at - way.from) ** way.power - low) < high - low;
  }
  const odds = way.by === 'Wheel' ? way.odds : oddsOf(book, pot, way, before.get(pot.id) ?? 0n, at);
  const [whole = 0n, part = 1n] = (charge.exact?.text ?? `${charge.base}/1`).split('/').map(BigInt);
  if (charge.exact !== undefined) book.note('odds of a round amount');
  const cost = way.cost * part;
  const rest = whole % cost;
  let attempts = whole / cost;
  if (rest > 0n && tape(cost) < rest) attempts += 1n;
  for (; attempts > 0n; attempts -= 1n) if (tape(odds) === 0n) return true;
  return false;
};

/** The pots of a wheel that this one carries. */
const levelsOf = (book: Book, { triggers }: PotTerms): readonly PotTerms[] => {
  const ids = triggers.flatMap((way) => (way.by === 'Wheel' ? way.levels.map(({ pot }) => pot) : []));
  return book.terms.pots.filter(({ id }) => ids.includes(id));
};

const spin = (levels: Extract<Way, { by: 'Wheel' }>['levels'], tape: Tape): string => {
  const point = tape(levels.reduce((sum, { weight }) => sum + weight, 0n));
  const ends = levels.map((_, index) => levels.slice(0, index + 1).reduce((sum, { weight }) => sum + weight, 0n));
  return levels[ends.findIndex((end) => point < end)]?.pot ?? '';
};

/** The odds at the pot's value before the contribution, or at the time since it was won or the instance began. */
const oddsOf = (
  book: Book,
  { id }: PotTerms,
  { odds, ramp }: Extract<Way, { by: 'HitRate' }>,
  value: bigint,
  at: number,
): bigint => {
  if (ramp === undefined) return odds;
  const measure = ramp.isTimed ? BigInt(at - (book.pot(id).wonAt ?? book.startsAt)) : value;
  const way = least(most(measure, ramp.from), ramp.to) - ramp.from;
  if (way > 0n) book.note(`odds that rise by ${ramp.isTimed ? 'time' : 'value'}`);
  return odds - new Exact((odds - ramp.best) * way).over(new Exact(ramp.to - ramp.from)).floor;
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
    else if (decision.trigger !== 'HitRate' && decision.trigger !== 'Wheel') book.pot(decision.pot).due = true;
  }
  return paid;
};
