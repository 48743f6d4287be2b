import { findTimeTrigger } from '../../domain/jackpot/window.ts';
import { decimalFromMicros, type Micros, numberFromMicros } from '../../domain/money/micros.ts';
import type { NewJackpotTemplate } from '../../generated/server/types.gen.ts';
import { quoteRound, roundKinds } from './crowd.ts';
import { computeExpected, type ExpectedJackpot } from './expected.ts';
import { type MeanRound, meanRounds } from './mean-rounds.ts';
import { Z } from './means.ts';
import type { KindSheet, ParSheet } from './par-sheet.ts';
import type { Plan } from './plan.ts';
import { potSheet, toMeasured } from './pot-sheet.ts';
import type { RunTally } from './tally.ts';
import { listWarnings } from './warnings.ts';

/** The origin of a sheet. */
export type About = {
  readonly version: string;
  readonly template: NewJackpotTemplate;
  readonly templateSha256: string | null;
  readonly isStopped: boolean;
};

/** The par sheet of a simulation, whole or stopped. */
export const buildSheet = (plan: Plan, runs: readonly RunTally[], about: About): ParSheet => {
  const { rules } = plan;
  const expected = computeExpected(plan);
  const number = (of: (run: RunTally) => number): number => runs.reduce((sum, run) => sum + of(run), 0);
  const money = (of: (run: RunTally) => Micros): Micros => runs.reduce((sum, run) => sum + of(run), 0n);
  const rounds = number((run) => run.rounds);
  const [playerPaid, operatorPaid] = [money((run) => run.playerPaid), money((run) => run.operatorPaid)];
  const bonusPaid = money((run) => run.bonusPaid);
  const contributed = playerPaid + operatorPaid;
  const pots = rules.pots.map((pot, at) =>
    potSheet(
      pot,
      runs.flatMap((run) => run.pots[at] ?? []),
      { contributed, rounds, isTimed: rules.raffle !== undefined || findTimeTrigger(pot) !== undefined },
      expected.pots[at] ?? {},
    ),
  );
  const paid = money((run) => run.pots.reduce((sum, pot) => sum + pot.paid, 0n));
  const perRound = (sum: Micros): number => numberFromMicros(sum) / Math.max(1, rounds);
  const squares = number((run) => run.paidSquares) / Math.max(1, rounds);
  const spread = Math.sqrt(Math.max(0, squares - perRound(paid) ** 2));
  const index = contributed === 0n ? null : (Z * spread) / perRound(contributed);
  const wagered = wageredIn(plan, runs);
  const house = money((run) => run.house);
  const formulas = formulasOf(expected);
  const sheet: ParSheet = {
    version: about.version,
    template: about.template,
    template_sha256: about.templateSha256,
    seed: plan.seed,
    runs: plan.runs,
    rounds,
    rounds_planned: plan.rounds * plan.runs,
    rounds_per_hour: plan.roundsPerHour,
    triggers: Object.fromEntries(plan.triggers),
    stopped: about.isStopped,
    ...(rules.carriesFractions === true ? { rounds_taking_part: number((run) => run.qualified) } : {}),
    warnings: [],
    contributed: decimalFromMicros(contributed),
    player_paid: decimalFromMicros(playerPaid),
    operator_paid: decimalFromMicros(operatorPaid),
    ...(bonusPaid === 0n ? {} : { bonus_paid: decimalFromMicros(bonusPaid) }),
    paid: decimalFromMicros(paid),
    returned: toMeasured(
      contributed === 0n ? 0 : Number(paid) / Number(contributed),
      index === null ? Number.POSITIVE_INFINITY : index / Math.sqrt(rounds),
      formulas.returned,
    ),
    returned_of_wagers: wagered > 0 ? numberFromMicros(paid) / wagered : null,
    volatility_index: index,
    house: {
      per_round: {
        mean: perRound(house),
        ...(formulas.housePerRound === undefined ? {} : { formula: formulas.housePerRound }),
      },
      end: decimalFromMicros(house),
      ...lowestOf(runs),
      paths: runs.map(({ housePath }) => housePath),
    },
    kinds: kindSheets(plan, runs),
    pots,
  };
  return { ...sheet, warnings: listWarnings(plan, sheet) };
};

/** The return and what the house keeps of a round, if there is a formula for every pot. */
const formulasOf = ({ contributed, toPots, pots }: ExpectedJackpot) => {
  let returned: number | undefined = 0;
  let housePerRound: number | undefined = contributed - toPots;
  for (const pot of pots) {
    returned = returned === undefined || pot.returned === undefined ? undefined : returned + pot.returned;
    housePerRound =
      housePerRound === undefined || pot.addedPerWin === undefined || pot.every === undefined
        ? undefined
        : housePerRound - pot.addedPerWin / pot.every;
  }
  return { returned, housePerRound };
};

/** All wagers, in units of the jackpot's currency. */
const wageredIn = ({ groups }: Plan, runs: readonly RunTally[]): number =>
  roundKinds(groups).reduce((sum, { group, wager }, at) => {
    const { numerator = 1n, denominator = 1n } = groups[group]?.rate ?? {};
    const played = runs.reduce((all, run) => all + (run.kinds[at] ?? 0), 0);
    return sum + played * numberFromMicros(wager) * (Number(numerator) / Number(denominator));
  }, 0);

const lowestOf = (runs: readonly RunTally[]) => {
  let lowest = { lowest: 0n, lowest_run: 1, lowest_after_rounds: 0 };
  for (const { run, houseLowest, houseLowestAt } of runs)
    if (houseLowest < lowest.lowest)
      lowest = { lowest: houseLowest, lowest_run: run + 1, lowest_after_rounds: houseLowestAt };
  return { ...lowest, lowest: decimalFromMicros(lowest.lowest) };
};

const kindSheets = (plan: Plan, runs: readonly RunTally[]): KindSheet[] => {
  const { rules, groups } = plan;
  const means = rules.carriesFractions === true ? meanRounds(plan) : [];
  return roundKinds(groups).flatMap((kind, at) => {
    const group = groups[kind.group];
    if (group === undefined) return [];
    const quote = quoteRound(
      rules,
      group,
      kind,
      rules.pots.map(({ id }) => id),
    );
    return {
      players: group.players,
      currency: group.currency,
      wager: decimalFromMicros(kind.wager),
      share: kind.share,
      rounds: runs.reduce((sum, run) => sum + (run.kinds[at] ?? 0), 0),
      contribution: decimalFromMicros(quote.booked),
      player_pays: decimalFromMicros(quote.playerDebit),
      ...(quote.carry === undefined ? {} : carriedMeans(means.filter((each) => each.kind === at))),
    };
  });
};

/** The means of rounds of a kind, rounded to micros. */
const carriedMeans = (rounds: readonly MeanRound[]) => {
  const sum = (of: (quote: MeanRound['quote']) => number): number =>
    rounds.reduce((all, { weight, quote }) => all + weight * of(quote), 0);
  const all = sum(() => 1);
  const mean = (of: (quote: MeanRound['quote']) => bigint): string =>
    decimalFromMicros(BigInt(Math.round(sum((quote) => Number(of(quote))) / all)));
  return {
    taking_part: sum(({ qualifies }) => Number(qualifies)) / all,
    contribution: mean(({ booked }) => booked),
    player_pays: mean(({ playerDebit }) => playerDebit),
  };
};
