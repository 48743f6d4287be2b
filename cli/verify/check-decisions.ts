import { type ContributionFacts, potsIn, type WinFacts } from '../../db/ledger/facts.ts';
import type { LedgerLine } from '../../db/ledger/ledger.ts';
import type { EntryRow } from './read-records.ts';
import { isByOdds, readDecisions, readFacts, type SealedDecision } from './rules/read-facts.ts';
import { requirePot, type Tally, totalPotValue } from './tally.ts';

/**
 * Checks the draws of an entry as far as the ledger determines them: a pot that was not armed is not drawn, a hit follows from its draw,
 * and each selected hit is paid exactly once. Records which hits stay due.
 * @param isUniform of a MustHitBy pot: each value up to its amount is equally likely.
 */
export const checkDecisions = (
  tally: Tally,
  entry: EntryRow,
  lines: readonly LedgerLine[],
  isUniform: (pot: string) => boolean,
): string | undefined => {
  const open = [...tally.hits.keys()][0];
  const decisions = readDecisions(entry);
  const isByStake = decisions.some(({ trigger }) => trigger === STAKE);
  if (open !== undefined && !['win', 'reseed', 'flush'].includes(entry.kind) && !isByStake)
    return `entry ${entry.seq} precedes the win of the pot ${open}, which was hit`;
  if (isByStake && !decisions.some(({ pot, trigger }) => trigger === STAKE && tally.hits.has(pot)))
    return `entry ${entry.seq} draws a winner by stake, although no moment came`;
  for (const decision of decisions) {
    const fault = faultOf(tally, lines, decision, isUniform);
    if (fault !== undefined) return `entry ${entry.seq}, ${decision.trigger} of the pot ${decision.pot}: ${fault}`;
  }
  if (entry.kind === 'contribution') return noteHits(tally, entry, decisions);
  if (entry.kind === 'draw') for (const { pot, trigger } of decisions) if (trigger === STAKE) tally.hits.delete(pot);
  return entry.kind === 'win' ? checkCause(tally, entry, decisions) : undefined;
};

/** The draw of a window's winner once its moment came with a contribution, which need not be the winner's. */
const STAKE = 'Stake';

const faultOf = (
  tally: Tally,
  lines: readonly LedgerLine[],
  decision: SealedDecision,
  isUniform: (pot: string) => boolean,
): string | undefined => {
  const { armed, draws, hit, selected } = decision;
  if (!tally.pots.has(decision.pot)) return 'the pot does not exist';
  const beyond = draws.find(({ range, outcome }) => BigInt(outcome) < 0n || BigInt(outcome) >= BigInt(range));
  if (beyond !== undefined) return `${beyond.outcome} was drawn below ${beyond.range}`;
  if (!armed && (draws.length > 0 || hit)) return 'it was drawn without being armed';
  if (selected && !hit) return 'it was selected without a hit';
  if (!armed) return undefined;
  if (decision.trigger === 'HitRate') return faultOfHitRate(decision);
  // The draw that picks the level follows a hit.
  if (decision.trigger === 'Wheel') return faultOfHitRate({ ...decision, draws: draws.slice(0, hit ? -1 : undefined) });
  // With another law, ranges do not follow from the ledger alone; the judge holds each draw against the rules.
  if (decision.trigger === 'MustHitBy')
    return isUniform(decision.pot) ? faultOfMustHitBy(tally, lines, decision) : undefined;
  if (decision.trigger === 'Time')
    return requirePot(tally, decision.pot).due && draws.length > 0 ? 'it was drawn although it was due' : undefined;
  return decision.trigger === 'ActivePlayers' ? faultOfSample(decision) : undefined;
};

/** The first 0 ends the attempts with a hit. One draw for a fractional attempt may precede them; its 0 is not a hit. */
const faultOfHitRate = ({ draws, hit }: SealedDecision): string | undefined => {
  const zero = (index: number): boolean => draws.at(index)?.outcome === '0';
  if (hit !== (draws.length > 0 && zero(-1))) return hit ? 'it hit without a draw of 0' : 'it drew 0 without a hit';
  return draws.slice(1, -1).some(({ outcome }) => outcome === '0') ? 'it was drawn again after a hit' : undefined;
};

/** The chance is the rise over the distance that was left to hit_by. */
const faultOfMustHitBy = (
  tally: Tally,
  lines: readonly LedgerLine[],
  { pot: id, draws, hit }: SealedDecision,
): string | undefined => {
  const pot = requirePot(tally, id);
  const added = lines.reduce(
    (sum, { potId, account, amount }) => (potId === id && account === 'contributedAmount' ? sum + amount : sum),
    0n,
  );
  const before = totalPotValue(tally, id) - added;
  const [draw, ...more] = draws;
  if (draw === undefined) {
    const sure = pot.due || (pot.hitBy !== undefined && before >= pot.hitBy);
    if (!hit) return sure || added > 0n ? 'it was not drawn' : undefined;
    return sure || pot.hitBy === undefined ? undefined : `it hit at ${before} without a draw`;
  }
  if (more.length > 0 || pot.due) return 'it was drawn too often';
  const hitBy = BigInt(draw.range) + before;
  pot.hitBy ??= hitBy;
  if (hitBy !== pot.hitBy) return `it was drawn below ${draw.range} at ${before}; it must hit by ${pot.hitBy}`;
  if (hit === BigInt(draw.outcome) < added) return undefined;
  return `it drew ${draw.outcome}, rose by ${added} and ${hit ? 'hit' : 'did not hit'}`;
};

/** A sample draws once per element, below consecutive numbers that end with the population. */
const faultOfSample = ({ draws }: SealedDecision): string | undefined => {
  const first = BigInt(draws[0]?.range ?? 0);
  const wrong = draws.find(({ range }, index) => BigInt(range) !== first + BigInt(index));
  return wrong && `it was drawn below ${wrong.range} out of turn`;
};

/** MustHitBy and Time hits that are passed over stay due. */
const noteHits = (tally: Tally, entry: EntryRow, decisions: readonly SealedDecision[]): string | undefined => {
  const pots = potsIn(readFacts<ContributionFacts>(entry), entry.lines);
  for (const { pot, trigger, hit, selected } of decisions) {
    if (!pots.includes(pot)) return `entry ${entry.seq} draws the pot ${pot} without being in it`;
    if (trigger === 'Time') requirePot(tally, pot).timed = true;
    if (!hit) continue;
    if (selected) tally.hits.set(pot, entry.reference ?? '');
    else if (!isByOdds(trigger)) requirePot(tally, pot).due = true;
    if (selected && trigger === 'Time') requirePot(tally, pot).timeHitAtMs = entry.atMs;
  }
  return undefined;
};

/** A win belongs to a hit, or is decided by its own entry. */
const checkCause = (tally: Tally, entry: EntryRow, decisions: readonly SealedDecision[]): string | undefined => {
  const { pot, contribution, window } = readFacts<WinFacts>(entry);
  if (tally.hits.has(pot) && window !== undefined && decisions.some(({ trigger }) => trigger === STAKE)) {
    tally.hits.delete(pot);
    return contribution === null
      ? undefined
      : `entry ${entry.seq} draws by stake and names the contribution ${contribution}`;
  }
  if (tally.hits.has(pot)) {
    if (tally.hits.get(pot) !== contribution)
      return `entry ${entry.seq} is a win of the contribution ${contribution}; ${tally.hits.get(pot)} hit the pot ${pot}`;
    tally.hits.delete(pot);
    return undefined;
  }
  const decided = decisions.some(
    (decision) => decision.pot === pot && decision.selected && ['External', 'WindowEnd'].includes(decision.trigger),
  );
  return decided ? undefined : `entry ${entry.seq} is a win of the pot ${pot}, which was not hit`;
};
