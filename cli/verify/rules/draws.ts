import type { LedgerLine } from '../../../db/ledger/ledger.ts';
import type { Fraction } from '../../../domain/money/fraction.ts';
import type { Micros } from '../../../domain/money/micros.ts';
import { canBeWon, type TakenByHits, takeHit } from './arming.ts';
import { findPot, findTerms, type PotBook, type RulesBook, worthOf } from './book.ts';
import { type Money, moneyOf } from './credit.ts';
import type { SealedDecision } from './read-facts.ts';
import type { PotTerms, Terms } from './terms.ts';
import type { Trigger } from './ways.ts';
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
    const money = pot.time?.isByStake ? moneyOf(terms.currency, null) : attempt.money;
    const armed =
      winsLeft > 0 &&
      canBeWon(terms, { pot, held }, book, money, taken) &&
      levelsOf(pot).every((id) => {
        const level = attempt.pots.find((other) => other.id === id);
        return level && canBeWon(terms, { pot: level, held: findPot(book, id) }, book, attempt.money, taken);
      });
    let hitPot: string | undefined;
    for (const trigger of pot.triggers) {
      const decision = decisions[at];
      at += 1;
      const potId = hitLevel(trigger, decision) ?? pot.id;
      const where = `${trigger.kind} of the pot ${potId}`;
      if (decision?.pot !== potId || decision.trigger !== trigger.kind) {
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
      if (decision.hit) hitPot ??= decision.pot;
    }
    if (hitPot !== undefined && terms.selector === 'None') {
      takeHit(findTerms(terms, hitPot), findPot(book, hitPot), taken);
      winsLeft -= 1;
    }
  }
  const more = decisions[at];
  if (more !== undefined)
    found.push({ says: `it decides ${more.trigger} of the pot ${more.pot}; the rules give nothing more` });
  return [...found, ...judgeSelection(terms, book, decisions)];
};

const levelsOf = ({ triggers }: PotTerms): readonly string[] =>
  triggers.flatMap((trigger) => (trigger.kind === 'Wheel' ? trigger.levels.map(({ id }) => id) : []));

/** The level that a wheel's last draw falls on; undefined for other triggers, and without a hit. */
const hitLevel = (trigger: Trigger, decision: SealedDecision | undefined): string | undefined => {
  if (trigger.kind !== 'Wheel' || decision?.hit !== true) return undefined;
  const point = BigInt(decision.draws.at(-1)?.outcome ?? 0);
  return trigger.levels.find(({ until }) => point < until)?.id;
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
  const beforeRise = worthOf(held) - riseIn(lines, pot.id);
  switch (trigger.kind) {
    case 'HitRate':
      return base === undefined
        ? faultInOdds(trigger, decision)
        : tape.conclude(hitsByOdds(trigger.cost, oddsAt(terms, trigger, held, beforeRise, atMs), base, tape), decision);
    case 'Wheel': {
      if (base === undefined)
        return faultInOdds(
          { ...trigger, ramp: undefined },
          { ...decision, draws: decision.draws.slice(0, decision.hit ? -1 : undefined) },
        );
      const isHit = hitsByOdds(trigger.cost, trigger.odds, base, tape);
      if (isHit) tape.take(trigger.levels.at(-1)?.until ?? 0n);
      return tape.conclude(isHit, decision);
    }
    case 'MustHitBy': {
      const isSure = held.due || beforeRise >= trigger.hitBy;
      const [after, all] = [worthOf(held), trigger.hitBy].map((value) => areaBelow(trigger, value));
      const passed = areaBelow(trigger, beforeRise);
      const gained = (after ?? 0n) - passed;
      const outcome = isSure || gained <= 0n ? undefined : tape.take((all ?? 0n) - passed);
      return tape.conclude(isSure || (outcome !== undefined && outcome < gained), decision);
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
type MustHitBy = Extract<Trigger, { kind: 'MustHitBy' }>;

/** An attempt for each whole cost, and one with the chance of the rest; each hits with 0, and the first hit ends them. */
const hitsByOdds = (cost: Micros, odds: bigint, { numerator, denominator }: Fraction, tape: Tape): boolean => {
  const whole = cost * denominator;
  let attempts = numerator / whole;
  const rest = numerator % whole;
  const more = rest > 0n ? tape.take(whole) : undefined;
  if (more !== undefined && more < rest) attempts += 1n;
  for (; attempts > 0n && tape.fault === undefined; attempts -= 1n) if (tape.take(odds) === 0n) return true;
  return false;
};

/** Odds on a straight line between two measures: of the value before the contribution, or of the time since the pot was won. */
const oddsAt = (
  { startsAtMs }: Terms,
  { odds, ramp }: HitRate,
  { wonAtMs = startsAtMs }: PotBook,
  value: Micros,
  atMs: number,
): bigint => {
  if (ramp === undefined) return odds;
  const { by, from, to, best } = ramp;
  const at = by === 'Value' ? value : BigInt(atMs - wonAtMs);
  if (at >= to) return best;
  return at <= from ? odds : odds - ((odds - best) * (at - from)) / (to - from);
};

/** The chance of a hit up to a value, by its distance from the least, once or squared; not yet divided by that up to the last. */
const areaBelow = ({ hitFrom, isSquared }: MustHitBy, value: Micros): bigint => {
  const distance = value > hitFrom ? value - hitFrom : 0n;
  return isSquared ? distance * distance : distance;
};

/** Without the base, the number of attempts is unknown; their ranges are not, unless odds rise. */
const faultInOdds = ({ odds, cost, ramp }: Omit<HitRate, 'kind'>, { draws }: SealedDecision): string | undefined => {
  if (ramp !== undefined) return undefined;
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
