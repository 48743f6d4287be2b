import type { PotRules } from '../../domain/jackpot/rules.ts';
import { templateWarnings } from '../../domain/jackpot/template-warnings.ts';
import type { ParSheet, PotSheet } from './par-sheet.ts';
import type { Plan } from './plan.ts';
import { amount, percent, wholeNumber } from './words.ts';

/** With fewer wins, an interval is wider than a fifth of the number. */
const WINS_MIN = 100;
const WINS_WANTED = 400;

/** Warns of what a designer should know before money is at risk, the worst first. */
export const listWarnings = (plan: Plan, sheet: ParSheet): string[] => {
  const { rules } = plan;
  const told = rules.pots.flatMap((pot, at) => {
    const found = sheet.pots[at];
    return found === undefined ? [] : [{ pot, found }];
  });
  return [
    ...ruleWarnings(plan),
    ...roundWarnings(sheet),
    ...houseWarnings(sheet),
    ...told.flatMap(({ pot, found }) => seedWarnings(pot, found, sheet)),
    ...told.flatMap(({ found }) => hitWarnings(plan, found, sheet)),
    ...told.flatMap(({ pot, found }) => countWarnings(plan, pot, found, sheet)),
  ];
};

/** Warnings about the rules themselves, without playing them. The simulation itself has the numbers of seeds that nothing saves. */
const ruleWarnings = ({ rules }: Plan): string[] =>
  templateWarnings(rules).flatMap(({ code, at: [, index], detail }) => {
    const pot = typeof index === 'number' ? rules.pots[index] : undefined;
    return code === 'seed_never_saved' ? [] : [`${pot === undefined ? '' : `${pot.id}: `}${detail}.`];
  });

const roundWarnings = (sheet: ParSheet): string[] => {
  const none = sheet.kinds.filter(({ contribution, rounds }) => Number(contribution) === 0 && rounds > 0);
  if (none.length === sheet.kinds.length)
    return [
      'No round contributes anything: every wager is too small for this template, so nothing else here means anything.',
    ];
  return [
    ...none.map(
      ({ wager, currency }) => `Rounds with a wager of ${wager} ${currency} contribute nothing and cannot win.`,
    ),
    ...carriedWarnings(sheet),
  ];
};

/** Each player begins with nothing carried, which matters if they play few rounds. */
const carriedWarnings = ({ rounds_taking_part: taking = 0, kinds }: ParSheet): string[] => {
  const long = kinds.reduce((sum, { rounds, taking_part = 0 }) => sum + rounds * taking_part, 0);
  return taking >= 0.98 * long
    ? []
    : ['Many players lack a whole coin yet, so fewer rounds take part than in the long run.'];
};

const houseWarnings = ({ house, template: { currency } }: ParSheet): string[] => {
  const perRound = house.per_round.formula ?? house.per_round.mean;
  const lowest = Number(house.lowest);
  return [
    ...(perRound < -1e-9
      ? [
          `The house loses ${amount(-perRound)} ${currency} a round: its share does not cover what it adds to new seeds.`,
        ]
      : []),
    ...(lowest < 0
      ? [
          `The house falls to ${amount(lowest)} ${currency}, in run ${house.lowest_run} after ${wholeNumber(house.lowest_after_rounds)} rounds.`,
        ]
      : []),
  ];
};

const seedWarnings = (pot: PotRules, found: PotSheet, sheet: ParSheet): string[] => {
  const { id, seed, wins } = found;
  if (wins === 0) return [];
  const saved = found.seed_saved?.formula ?? found.seed_saved?.mean ?? 0;
  const adds = found.house_adds?.formula ?? found.house_adds?.mean ?? 0;
  const short = found.short?.formula ?? found.short?.mean ?? 0;
  const warnings: string[] = [];
  if (adds > seed / 1000) {
    const often = short < 0.995 ? `, at ${percent(short, 0)} of its wins` : '';
    warnings.push(
      saved < seed || pot.fundStrategy === 'CollectToMinReseed'
        ? `${id}: saves ${amount(saved)} for a seed of ${amount(seed)}; the house adds ${amount(adds)} a win${often}.`
        : `${id}: saves ${amount(saved)} for a seed of ${amount(seed)}, but wins that follow each other closely find less; the house adds ${amount(adds)} a win${often}.`,
    );
  }
  const piled = Number(found.kept_for_seeds) / wins;
  // Savings of a pot that is won by chance go up and down; those of a drawing do not.
  const isDrawn = sheet.template.jackpot_type === 'Raffle';
  if (isDrawn ? wins >= 10 && piled > seed / 20 : isKept(pot) && wins >= WINS_MIN && piled > (saved + adds) / 10)
    warnings.push(
      isDrawn
        ? `${id}: saves ${amount(saved)} for a seed of ${amount(seed)}, and prizes leave more; ${amount(piled)} a drawing piles up and is never paid.`
        : `${id}: saves ${amount(saved)} a win for a seed of ${amount(seed)}; ${amount(piled)} a win piles up and is never paid.`,
    );
  const overflow = Number(found.kept_in_overflow);
  // The excess of the last contribution before a win is nothing to warn of.
  if (overflow > Number(found.contributed) / 1000)
    warnings.push(
      `${id}: reaches its maximum; ${amount(Number(found.overflowed))} went to the overflow, and ${amount(overflow)} of it is still there, which only seeds can use.`,
    );
  return warnings;
};

/** Reports whether a new life can leave savings where they are. */
const isKept = ({ reseedStrategy, progressive }: PotRules): boolean => reseedStrategy !== 'Full' || !progressive;

const hitWarnings = ({ rules }: Plan, found: PotSheet, sheet: ParSheet): string[] => {
  const { id, wins, lapsed_hits: lapsed } = found;
  const warnings: string[] = [];
  if (lapsed > (wins + lapsed) / 200)
    warnings.push(
      `${id}: ${percent(lapsed / (wins + lapsed), 1)} of its hits lapse, because another pot hits in the same round (win_selector_strategy ${rules.selector}). None pays both.`,
    );
  if (found.rounds_not_armed > 0)
    warnings.push(
      `${id}: cannot be won in ${percent(found.rounds_not_armed / sheet.rounds, 1)} of all rounds, because the house could not add to its next seed (AllowedSeedDeficit).`,
    );
  if (found.triggers_refused > 0)
    warnings.push(
      `${id}: ${wholeNumber(found.triggers_refused)} calls are refused, because the house could not add to its next seed (AllowedSeedDeficit).`,
    );
  if (found.ended_runs > 0)
    warnings.push(`${id}: has its last win in ${found.ended_runs} of ${sheet.runs} runs (max_instantiation_count).`);
  if (found.drawings_without_prizes > 0)
    warnings.push(
      `${id}: ${wholeNumber(found.drawings_without_prizes)} drawings paid nothing: there were no tickets, or prizes too small to pay.`,
    );
  const winners = rules.raffle?.tiers.reduce((sum, tier) => sum + tier.winners, 0) ?? 0;
  if (rules.raffle !== undefined && wins > 0 && found.prizes < winners * wins)
    warnings.push(
      `${id}: has ${winners} prizes and paid ${wholeNumber(found.prizes / wins)} on average: a player wins at most one, so the others go towards the next seed.`,
    );
  return warnings;
};

const countWarnings = (plan: Plan, pot: PotRules, found: PotSheet, sheet: ParSheet): string[] => {
  const { id, wins } = found;
  if (pot.triggers.length === 0 && plan.rules.raffle === undefined && !plan.triggers.has(id))
    return [
      pot.externalTrigger
        ? calledWarning(pot, found)
        : `${id}: nothing wins it: it has neither pot types nor an external trigger.`,
    ];
  if (wins >= WINS_MIN || found.ended_runs > 0) return [];
  const every = found.hit_every?.formula ?? found.hit_every?.mean;
  // Rounded up to a hundred thousand, with room for what the formula's last digits are off.
  const wanted = Math.ceil(((every ?? 0) * WINS_WANTED) / 100_000 - 0.000_001) * 100_000;
  const more = every === undefined ? '' : `; simulate ${wholeNumber(wanted)} rounds for ±10 %`;
  return [
    wins === 0
      ? `${id}: no win in ${wholeNumber(sheet.rounds)} rounds${more}.`
      : `${id}: only ${wins} ${wins === 1 ? 'win' : 'wins'}, so its numbers are rough${more}.`,
  ];
};

/** Says what is known of a pot without knowing how often calls win it. */
const calledWarning = ({ reseedStrategy }: PotRules, found: PotSheet): string => {
  const { id, seed, rise_a_round: rise, saved_a_round: saved } = found;
  const rounds = Math.ceil(seed / saved - 1e-9);
  const short =
    reseedStrategy === 'Available' || !(seed > 0) || !(saved > 0)
      ? ''
      : `, so the house adds to seeds if it is won more often than every ${wholeNumber(rounds)} rounds`;
  return `${id}: only a call wins it. A round adds ${amount(rise)} to its value and saves ${amount(saved)} for a seed of ${amount(seed)}${short}. Say how often it is called, as in ${id}=100, to see the rest.`;
};
