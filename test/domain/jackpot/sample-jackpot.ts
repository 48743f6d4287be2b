import type { Entry } from '../../../domain/jackpot/entry.ts';
import { openState } from '../../../domain/jackpot/open-state.ts';
import type { Outcome, WinContext } from '../../../domain/jackpot/outcome.ts';
import { type Quote, type QuoteInput, quote } from '../../../domain/jackpot/quote.ts';
import type { JackpotRules, PotRules, Share } from '../../../domain/jackpot/rules.ts';
import { enabledPots, type JackpotState, type PotBalances } from '../../../domain/jackpot/state.ts';
import { type Fraction, fraction, fractionFromNumber, ONE } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, decimalFromMicros, type Micros, microsFromNumber } from '../../../domain/money/micros.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { contribute } from './at-once.ts';

export const units = (amount: number): Micros => microsFromNumber(amount);
export const fixed = (amount: number): Share => ({ fixed: units(amount) });
export const part = (percentage: number): Share => ({ percentage: fractionFromNumber(percentage) });

const ANYBODY = { minBaseWager: 0n, minContribution: 0n };

/** A progressive pot that takes the whole contribution, starts at 5 and saves nothing for its next seed; tests override the rest. */
export const pot = (given: Partial<PotRules> = {}): PotRules => ({
  id: 'main',
  contribution: part(1),
  seedContribution: part(0),
  initialSeed: units(5),
  minReseed: units(5),
  fundStrategy: 'CollectToMinReseed',
  reseedStrategy: 'Full',
  progressive: true,
  ceiling: AMOUNT_MAX_MICROS,
  triggers: [],
  externalTrigger: true,
  criteria: ANYBODY,
  ...given,
});

/** A jackpot in EUR with one such pot; every contribution is 1.00 EUR, paid by the operator. */
export const jackpot = (given: Partial<JackpotRules> = {}): JackpotRules => ({
  currency: 'EUR',
  contribution: fixed(1),
  operatorPercentage: ONE,
  criteria: ANYBODY,
  house: part(0),
  selector: 'Highest',
  pots: [pot()],
  ...given,
});

/** The example shared by the docs and the money model: 1.00 EUR, a tenth for the house, three pots that save for their next seeds. */
export const threePots = (): JackpotRules =>
  jackpot({
    house: part(0.1),
    pots: [
      pot({
        id: 'minor',
        contribution: part(0.3),
        seedContribution: part(0.3),
        initialSeed: units(5),
        minReseed: units(5),
      }),
      pot({
        id: 'major',
        contribution: part(0.3),
        seedContribution: part(0.5),
        initialSeed: units(50),
        minReseed: units(50),
      }),
      pot({
        id: 'mega',
        contribution: part(0.2),
        seedContribution: part(0.5),
        initialSeed: units(500),
        minReseed: units(500),
      }),
    ],
  });

export const noDraw = (range: bigint): bigint => {
  throw new Error(`nothing should be drawn here, yet a number below ${range} was`);
};

export const inEuro = (draw: WinContext['draw'] = noDraw): WinContext => ({ winnerCurrency: 'EUR', rate: ONE, draw });

type Wager = { wager?: number; currency?: string; rate?: Fraction; preference?: number };

export const quoteFor = (rules: JackpotRules, pots: readonly string[], given: Wager = {}): Quote => {
  const input: QuoteInput = {
    wager: units(given.wager ?? 1),
    currency: given.currency ?? rules.currency,
    rate: given.rate ?? ONE,
    preference: given.preference === undefined ? undefined : fraction(units(given.preference)),
    enabledPots: pots,
  };
  return quote(rules, input);
};

/** Quotes and books one contribution in the jackpot's currency. */
export const play = (
  rules: JackpotRules,
  state: JackpotState,
  draw: WinContext['draw'] = noDraw,
  given: Wager = {},
): Outcome => contribute(rules, state, quoteFor(rules, enabledPots(state), given), inEuro(draw));

export const opened = (rules: JackpotRules): JackpotState => openState(rules).state;

/** An open instance whose first pot has these balances; the difference is recorded as an adjustment. */
export const holding = (rules: JackpotRules, balances: Partial<PotBalances> & { house?: Micros }): JackpotState => {
  const { house = 0n, ...own } = balances;
  const state = opened(rules);
  const [first, ...others] = state.pots;
  if (first === undefined) throw new Error('the jackpot has no pot');
  const changed = { ...first, ...own };
  const stock = (p: PotBalances) => p.seedValue + p.contributedAmount + p.contributedSeed + p.surplusSeed + p.overflow;
  return { ...state, house, adjusted: stock(first) - stock(changed) - house, pots: [changed, ...others] };
};

export const potOf = (state: JackpotState, id: string) => {
  const found = state.pots.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no pot ${id}`);
  return found;
};

/** A pot in one line: value, contributed seed, surplus seed, overflow. */
export const line = (state: JackpotState, id = 'main'): string => {
  const { seedValue, contributedAmount, contributedSeed, surplusSeed, overflow } = potOf(state, id);
  const [v, cs, ss, of] = [seedValue + contributedAmount, contributedSeed, surplusSeed, overflow].map(
    decimalFromMicros,
  );
  return `v ${v} cs ${cs} ss ${ss} of ${of}`;
};

/** The entries' kinds with what they posted, one line each: `win main.seedValue -5 withheld 5`. */
export const story = (entries: readonly Entry[]): string[] =>
  entries.map(({ kind, postings }) =>
    [
      kind,
      ...postings.map(
        ({ pot: id, account, amount }) => `${id === null ? '' : `${id}.`}${account} ${decimalFromMicros(amount)}`,
      ),
    ].join(' '),
  );

/** Conservation, computed only from the balances: stock less what came in plus what went out. 0 after every entry. */
export const imbalance = (state: JackpotState): Micros => {
  const pots = state.pots.reduce(
    (sum, p) => sum + p.seedValue + p.contributedAmount + p.contributedSeed + p.surplusSeed + p.overflow,
    0n,
  );
  const stock = pots + state.house + state.withheld + state.diverting;
  const inflow = -(state.initialSeed + state.playerPaid + state.operatorPaid + state.adjusted + state.transferredIn);
  const outflow = state.paid + state.diverted + state.transferredOut;
  return stock - inflow + outflow;
};

/** Plays contribution after contribution with one seeded draw and reports each outcome. */
export const playOn = (
  rules: JackpotRules,
  seed: number,
  each: (outcome: Outcome) => boolean,
  preference?: () => number,
): void => {
  const draw = seededDraw(seed);
  let state = opened(rules);
  for (let goesOn = true; goesOn; ) {
    const outcome = play(rules, state, draw, preference === undefined ? {} : { preference: preference() });
    state = outcome.state;
    goesOn = each(outcome);
  }
};
