import type { LedgerLine } from '../../../db/ledger/ledger.ts';
import type { Fraction } from '../../../domain/money/fraction.ts';
import type { Micros } from '../../../domain/money/micros.ts';
import { canBeWon, type TakenByHits, takeHit } from './arming.ts';
import { findPot, type PotBook, type RulesBook, worthOf } from './book.ts';
import type { Money } from './credit.ts';
import type { SealedDecision } from './read-facts.ts';
import type { PotTerms, Terms, Trigger } from './terms.ts';
import { findOpen, lastIn } from './windows.ts';

/**
 * A difference from the rules. A `doubt` is none in an entry of a version that did not name its rules, which may have followed others or
 * recorded less; what is `unknown` is none in any.
 */
export type Difference = { readonly says: string; readonly weight?: 'fault' | 'doubt' | 'unknown' };

/** A booked contribution at the pots that it is in; the book holds its shares already. */
export type Attempt = {
  readonly pots: readonly PotTerms[];
  /** Undefined if the entry does not determine it. */
  readonly base: Fraction | undefined;
  readonly money: Money;
  readonly atMs: number;
  readonly lines: readonly LedgerLine[];
  /** The pots that the player may still win. */
  readonly winsLeft: number;
};

/** Goes through the draws of a contribution as the rules give them. */
export const judgeDraws = (
  terms: Terms,
  book: RulesBook,
  attempt: Attempt,
  decisions: readonly SealedDecision[],
): readonly Difference[] => {
  const found: Difference[] = [];
  const taken: TakenByHits = { lacking: 0n, balances: 0n };
  let at = 0;
  let { winsLeft } = attempt;
  for (const pot of attempt.pots) {
    if (pot.triggers.length === 0) continue;
    const held = findPot(book, pot.id);
    const armed = winsLeft > 0 && canBeWon(terms, { pot, held }, book, attempt.money, taken);
    let isHit = false;
    for (const trigger of pot.triggers) {
      const decision = decisions[at];
      at += 1;
      const where = `${trigger.kind} of the pot ${pot.id}`;
      if (decision?.pot !== pot.id || decision.trigger !== trigger.kind) {
        const instead = decision === undefined ? 'nothing more' : `${decision.trigger} of the pot ${decision.pot}`;
        return [...found, { says: `it decides ${instead}; the rules give ${where}` }];
      }
      if (decision.armed !== armed)
        found.push({
          says: `${where} was ${decision.armed ? '' : 'not '}armed; by the rules and balances it was${armed ? '' : ' not'}`,
          weight: 'doubt',
        });
      const fault = decision.armed ? faultIn(terms, trigger, pot, held, attempt, decision) : undefined;
      // Versions before 0.5.0 settled windows otherwise.
      if (fault !== undefined)
        found.push({ says: `${where}: ${fault}`, weight: trigger.kind === 'Time' ? 'doubt' : 'fault' });
      isHit ||= decision.hit;
    }
    if (isHit && terms.selector === 'None') {
      takeHit(pot, held, taken);
      winsLeft -= 1;
    }
  }
  const more = decisions[at];
  if (more !== undefined)
    found.push({ says: `it decides ${more.trigger} of the pot ${more.pot}; the rules give nothing more` });
  return [...found, ...judgeSelection(terms, book, decisions)];
};

/** Reads draws one after the other and holds each against the range that the rules give. */
class Tape {
  readonly #draws: SealedDecision['draws'];
  #at = 0;
  fault: string | undefined;

  constructor(draws: SealedDecision['draws']) {
    this.#draws = draws;
  }

  /** The next outcome; undefined, and a fault, if it was not drawn or below another range. */
  take(range: bigint): bigint | undefined {
    const draw = this.#draws[this.#at];
    this.#at += 1;
    if (draw === undefined) this.fault ??= `it was not drawn below ${range}, as the rules ask`;
    else if (draw.range !== String(range)) this.fault ??= `it was drawn below ${draw.range}; the rules say ${range}`;
    return this.fault === undefined && draw !== undefined ? BigInt(draw.outcome) : undefined;
  }

  get isLeft(): boolean {
    return this.#at < this.#draws.length;
  }

  /** Compares what the draws give with what was decided. */
  conclude(hits: boolean, { hit }: SealedDecision): string | undefined {
    if (this.fault !== undefined) return this.fault;
    if (this.isLeft) return `it was drawn again below ${this.#draws[this.#at]?.range}, which the rules do not ask`;
    return hits === hit ? undefined : `it ${hit ? 'hit' : 'did not hit'}; by its draws it ${hits ? 'did' : 'did not'}`;
  }
}

const faultIn = (
  terms: Terms,
  trigger: Trigger,
  pot: PotTerms,
  held: PotBook,
  { base, atMs, lines }: Attempt,
  decision: SealedDecision,
): string | undefined => {
  const tape = new Tape(decision.draws);
  switch (trigger.kind) {
    case 'HitRate':
      return base === undefined
        ? faultInOdds(trigger, decision)
        : tape.conclude(hitsByOdds(trigger, base, tape), decision);
    case 'MustHitBy': {
      const rise = riseIn(lines, pot.id);
      const before = worthOf(held) - rise;
      const isSure = held.due || before >= trigger.hitBy;
      const outcome = isSure || rise <= 0n ? undefined : tape.take(trigger.hitBy - before);
      return tape.conclude(isSure || (outcome !== undefined && outcome < rise), decision);
    }
    case 'Time': {
      const window = findOpen(terms, trigger, held, atMs);
      if (window === undefined || held.due) return tape.conclude(window !== undefined, decision);
      const sinceMs = lastIn(window, held);
      const outcome = atMs > sinceMs ? tape.take(BigInt(window.endMs - sinceMs)) : undefined;
      return tape.conclude(outcome !== undefined && outcome < BigInt(atMs - sinceMs), decision);
    }
  }
};

/** The rise of a pot's value. */
const riseIn = (lines: readonly LedgerLine[], pot: string): Micros => {
  for (const { potId, account, amount } of lines) if (potId === pot && account === 'contributedAmount') return amount;
  return 0n;
};

type HitRate = Extract<Trigger, { kind: 'HitRate' }>;

/** An attempt for each whole cost, and one with the chance of the rest; each hits with 0, and the first hit ends them. */
const hitsByOdds = ({ odds, cost }: HitRate, { numerator, denominator }: Fraction, tape: Tape): boolean => {
  const whole = cost * denominator;
  let attempts = numerator / whole;
  const rest = numerator % whole;
  const more = rest > 0n ? tape.take(whole) : undefined;
  if (more !== undefined && more < rest) attempts += 1n;
  for (; attempts > 0n && tape.fault === undefined; attempts -= 1n) if (tape.take(odds) === 0n) return true;
  return false;
};

/** Without the base, the number of attempts is unknown; their ranges are not. */
const faultInOdds = ({ odds, cost }: HitRate, { draws }: SealedDecision): string | undefined => {
  const wrong = draws.find(({ range }, index) => range !== String(odds) && (index > 0 || range !== String(cost)));
  return wrong && `it was drawn below ${wrong.range}; the rules say ${odds}`;
};

/** Which hits are paid: all, or the one of the highest or lowest value; on a tie the first. */
const judgeSelection = (
  { selector, pots }: Terms,
  book: RulesBook,
  decisions: readonly SealedDecision[],
): readonly Difference[] => {
  let paid: PotTerms[] = [];
  for (const pot of pots) {
    if (!decisions.some((decision) => decision.hit && decision.pot === pot.id)) continue;
    const [best] = paid;
    if (selector === 'None' || best === undefined) {
      paid.push(pot);
      continue;
    }
    const [worth, most] = [worthOf(findPot(book, pot.id)), worthOf(findPot(book, best.id))];
    if (selector === 'Highest' ? worth > most : worth < most) paid = [pot];
  }
  const wrong = decisions.find(({ pot, hit, selected }) => selected !== (hit && paid.some(({ id }) => id === pot)));
  return wrong === undefined
    ? []
    : [
        {
          says: `the hit of the pot ${wrong.pot} was ${wrong.selected ? '' : 'not '}chosen to be paid; the selector ${selector} gives ${paid.map(({ id }) => id).join(', ')}`,
        },
      ];
};
