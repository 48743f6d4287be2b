import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { acknowledgeDiversion } from '../../../domain/jackpot/acknowledge-diversion.ts';
import { adjust } from '../../../domain/jackpot/adjust.ts';
import { drawContribution } from '../../../domain/jackpot/draw-contribution.ts';
import { drawWindow } from '../../../domain/jackpot/draw-window.ts';
import type { Entry } from '../../../domain/jackpot/entry.ts';
import { type Community, findPayees } from '../../../domain/jackpot/find-payees.ts';
import { openState } from '../../../domain/jackpot/open-state.ts';
import type { Credit, Hits, Outcome, Win, WinContext } from '../../../domain/jackpot/outcome.ts';
import { payHits } from '../../../domain/jackpot/pay-hits.ts';
import type { Payee } from '../../../domain/jackpot/player.ts';
import { type Quote, quote } from '../../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../../domain/jackpot/rules.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import { enabledPots, type JackpotState, type PotState } from '../../../domain/jackpot/state.ts';
import { triggerHit } from '../../../domain/jackpot/trigger-hit.ts';
import { add, ceilTimes, floorTimes, fraction, isLess, multiply, subtract } from '../../../domain/money/fraction.ts';
import { AmountOutOfRange } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';
import { isInFull } from '../../support/in-full.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { anyCurrency, anyJackpot, anySteps, type Step } from './any-jackpot.ts';
import { imbalance } from './sample-jackpot.ts';

const SEED = 20_260_104;

/** One step of a jackpot's life, with everything that a law may need. */
type Moment = {
  readonly rules: JackpotRules;
  readonly context: WinContext;
  readonly step: Step | { readonly kind: 'windows' };
  readonly before: JackpotState;
  readonly after: JackpotState;
  readonly entries: readonly Entry[];
  readonly wins: readonly Win[];
  readonly quote?: Quote;
};

const frozen = (state: JackpotState): JackpotState => {
  for (const pot of state.pots) Object.freeze(pot);
  Object.freeze(state.pots);
  return Object.freeze(state);
};

/** Players paid in three currencies; the draw decides how many have contributed. */
const communityOf = ({ draw }: WinContext): Community => {
  const terms = [
    { currency: 'EUR', rate: fraction(7n, 5n) },
    { currency: 'JPY', rate: fraction(1n, 160n) },
    { currency: 'BHD', rate: fraction(5n, 2n) },
  ];
  const player = (place: number): Payee => ({
    brandPath: 'north:star',
    playerId: `p${place}`,
    ...(terms[place % 3] ?? { currency: 'EUR', rate: fraction(1n) }),
  });
  const best = (most: number) => Array.from({ length: Math.min(most, Number(draw(4n))) }, (_, place) => player(place));
  return {
    countActive: async () => Number(draw(7n)),
    activeAt: async (_, places) => places.map(player),
    highestEver: async (most) => best(most),
    highestSinceWin: async (_, most) => best(most),
  };
};

const pay = async (rules: JackpotRules, hits: Hits, context: WinContext) =>
  payHits(rules, hits, context, await findPayees(rules, hits, communityOf(context), context));

/** Draws the windows that are over and returns the combined outcome. */
const drawWindows = async (rules: JackpotRules, before: JackpotState, context: WinContext): Promise<Outcome> => {
  let all: Outcome = { state: before, entries: [], wins: [] };
  for (const { id } of rules.pots) {
    const { winnerCurrency: currency, rate } = context;
    const winner = { brandPath: 'north:star', playerId: 'ann', currency, rate };
    const drawing = await drawWindow(rules, all.state, id, { total: async () => 9n, at: async () => winner }, context);
    if (drawing === undefined) continue;
    const { state, entries, wins } = await pay(rules, drawing, drawing.context);
    all = { state, entries: [...all.entries, ...entries], wins: [...all.wins, ...wins] };
  }
  return all;
};

/** Undefined where a debit in a large minor unit would buy too many attempts: such a contribution is refused. */
const quoteUnlessTooLarge = (...given: Parameters<typeof quote>): Quote | undefined => {
  try {
    return quote(...given);
  } catch (error) {
    if (error instanceof AmountOutOfRange) return undefined;
    throw error;
  }
};

const take = async (rules: JackpotRules, before: JackpotState, step: Step, context: WinContext): Promise<Moment> => {
  const base = { rules, context, step, before };
  const still = { ...base, after: before, entries: [], wins: [] };
  switch (step.kind) {
    case 'contribute': {
      const quoted = quoteUnlessTooLarge(rules, {
        wager: step.wager,
        preference: step.preference === undefined ? undefined : fraction(step.preference),
        currency: context.winnerCurrency,
        rate: context.rate,
        enabledPots: enabledPots(before),
      });
      if (quoted === undefined) return still;
      const hits = drawContribution(rules, before, quoted, context);
      const { state, entries, wins } = await pay(rules, hits, context);
      return { ...base, after: state, entries, wins, quote: quoted };
    }
    case 'trigger': {
      if (!rules.pots.some((pot) => pot.id === step.pot)) return still;
      const hits = triggerHit(rules, before, step.pot, context);
      if ('refused' in hits) return still;
      const outcome = await pay(rules, hits, context);
      return { ...base, after: outcome.state, entries: outcome.entries, wins: outcome.wins };
    }
    case 'adjust': {
      if (!rules.pots.some((pot) => pot.id === step.pot)) return still;
      const adjusted = adjust(rules, before, step.pot, step.what, step.target);
      return 'refused' in adjusted ? still : { ...still, after: adjusted.state, entries: adjusted.entries };
    }
    case 'settle': {
      const amount = before.withheld / step.part;
      if (amount === 0n) return still;
      const { state, entry } = settle(before, amount, step.part === 1n ? 'payment' : 'settlement');
      return { ...still, after: state, entries: [entry] };
    }
    case 'divert': {
      const amount = before.diverting / step.part;
      if (amount === 0n) return still;
      const { state, entry } = acknowledgeDiversion(before, amount);
      return { ...still, after: state, entries: [entry] };
    }
  }
};

/** Checks a law after every step of many lives of many jackpots. States are frozen, so nothing can change them in between. */
const always = (law: (moment: Moment) => void): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      anyJackpot,
      anySteps,
      anyCurrency,
      fc.integer(),
      async (rules, steps, { currency, rate }, seed) => {
        const own = currency === rules.currency;
        const draw = seededDraw(seed);
        let state = frozen(openState(rules).state);
        for (const [index, step] of steps.entries()) {
          const context = { winnerCurrency: currency, rate: own ? fraction(1n) : rate, draw, atMs: 10 * index };
          const ended = await drawWindows(rules, state, context);
          law({ rules, context, step: { kind: 'windows' }, before: state, after: ended.state, ...ended });
          const moment = await take(rules, frozen(ended.state), step, context);
          law(moment);
          state = frozen(moment.after);
        }
      },
    ),
    { seed: SEED, numRuns: isInFull ? 600 : 300 },
  );

const worth = (pot: PotState): bigint => pot.seedValue + pot.contributedAmount;
const creditsOf = (win: Win): readonly Credit[] => [win, ...win.community];
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Balances in a flat list, pots' accounts by `pot.account`. */
const balances = (state: JackpotState): Map<string, bigint> =>
  new Map(
    [
      ...Object.entries(state),
      ...state.pots.flatMap((pot) =>
        Object.entries(pot).map(([account, value]): [string, unknown] => [`${pot.id}.${account}`, value]),
      ),
    ].filter((entry): entry is [string, bigint] => typeof entry[1] === 'bigint'),
  );

suite('the laws of money', (test) => {
  test('the lives below contain everything that the laws are about', async () => {
    const seen = new Map<string, number>();
    const count = (what: string, happened: boolean | number) =>
      seen.set(what, (seen.get(what) ?? 0) + Number(happened));
    for (const kind of ['adjustment', 'settlement', 'diversion', 'flush', 'draw']) count(kind, false);
    await always(({ step, before, after, entries, wins, quote: quoted }) => {
      for (const entry of entries) count(entry.kind, true);
      const decisions = entries.flatMap((entry) => entry.decisions);
      count('a contribution that does not qualify', quoted?.qualifies === false);
      count(
        'a contribution without one of the pots',
        quoted?.qualifies === true && quoted.inPots.length < before.pots.length,
      );
      count('a player’s debit', quoted !== undefined && quoted.playerDebit > 0n);
      count('a pot that is not armed', decisions.filter((decision) => !decision.armed).length);
      count('a hit that was passed over', decisions.filter((decision) => decision.hit && !decision.selected).length);
      count('a hit that is due', after.pots.filter((pot) => pot.due).length);
      count('several wins at once', wins.length > 1);
      const triggers = decisions.filter((decision) => decision.hit).map(({ trigger }) => trigger);
      for (const trigger of ['Time', 'WindowEnd', 'ActivePlayers'] as const)
        count(`a hit of ${trigger}`, triggers.filter((one) => one === trigger).length);
      count('another payee', wins.flatMap(({ community }) => community).length);
      count('a fee', wins.filter(({ fee }) => fee > 0n).length);
      count('a win from outside', step.kind === 'trigger' && wins.length > 0);
      count(
        'a residue',
        wins.some((win) => win.residue > 0n),
      );
      count('a house in debt', after.house < 0n);
      count(
        'an overflow',
        after.pots.some((pot) => pot.overflow > 0n),
      );
      count(
        'a pot that was disabled',
        after.pots.filter((pot) => !pot.enabled).length - before.pots.filter((pot) => !pot.enabled).length,
      );
    });
    for (const [what, times] of seen) assert.ok(times >= (isInFull ? 20 : 10), `${what}: only ${times} times`);
  });

  test('conservation: stock is what came in less what went out, after every step', async () => {
    await always(({ after }) => assert.is(imbalance(after), 0n));
  });

  test('conservation: every entry sums to zero, and the entries account for the new balances', async () => {
    await always(({ before, after, entries }) => {
      const replayed = balances(before);
      for (const { postings } of entries) {
        assert.is(total(postings.map((posting) => posting.amount)), 0n);
        for (const { pot, account, amount } of postings) {
          const name = pot === null ? account : `${pot}.${account}`;
          replayed.set(name, (replayed.get(name) ?? 0n) + amount);
        }
      }
      assert.equal(replayed, balances(after));
    });
  });

  test('sign: stocks are never below 0, inflows never above, flows never turn back', async () => {
    await always(({ before, after }) => {
      for (const pot of after.pots)
        for (const balance of [
          pot.seedValue,
          pot.contributedAmount,
          pot.contributedSeed,
          pot.surplusSeed,
          pot.overflow,
        ])
          assert.ok(balance >= 0n);
      assert.ok(after.withheld >= 0n && after.diverting >= 0n);
      assert.ok(after.paid >= before.paid && after.diverted >= before.diverted);
      assert.ok(after.playerPaid <= before.playerPaid && after.operatorPaid <= before.operatorPaid);
      assert.is(after.initialSeed, before.initialSeed);
    });
  });

  test('sign: a pot is never above its ceiling or its hit_by', async () => {
    await always(({ rules, after }) => {
      for (const [index, pot] of after.pots.entries()) {
        const { ceiling, triggers } = rules.pots[index] ?? { ceiling: 0n, triggers: [] };
        assert.ok(worth(pot) <= ceiling);
        for (const one of triggers) if (one.kind === 'MustHitBy') assert.ok(worth(pot) <= one.hitBy);
      }
    });
  });

  test('unit: a debit and a pay are whole minor units of the player’s currency', async () => {
    await always(({ context, quote: quoted, wins }) => {
      if (quoted !== undefined) assert.is(quoted.playerDebit % minorUnitMicros(context.winnerCurrency), 0n);
      for (const { pay } of wins.flatMap(creditsOf)) {
        assert.is(pay.amount % minorUnitMicros(pay.currency), 0n);
        assert.ok(pay.amount > 0n);
      }
    });
  });

  test('rounding: what is debited is what is booked, less than a micro apart, and differs from the charge by less than a minor unit', async () => {
    await always(({ rules, context, quote: quoted }) => {
      if (!quoted?.qualifies) return;
      const { charge, playerDebit, playerPaid, operatorPaid, booked } = quoted;
      assert.is(playerPaid, floorTimes(playerDebit, context.rate));
      assert.is(booked, playerPaid + operatorPaid);
      const slack = multiply(fraction(minorUnitMicros(context.winnerCurrency)), context.rate);
      const least = subtract(subtract(charge, slack), fraction(2n));
      const most = add(charge, slack);
      assert.ok(isLess(least, fraction(booked)) && isLess(fraction(booked), most));
      if ('percentage' in rules.contribution) assert.not(isLess(charge, fraction(booked)));
    });
  });

  test('conservation: all of a contribution is booked, once, where it belongs', async () => {
    await always(({ step, quote: quoted, before, after, entries }) => {
      if (step.kind !== 'contribute' || quoted === undefined) return;
      assert.is(before.playerPaid - after.playerPaid, quoted.playerPaid);
      assert.is(before.operatorPaid - after.operatorPaid, quoted.operatorPaid);
      assert.is(entries.filter((entry) => entry.kind === 'contribution').length, quoted.qualifies ? 1 : 0);
      for (const { pot, amount } of entries[0]?.postings ?? [])
        if (pot !== null) assert.ok(quoted.inPots.includes(pot) && amount > 0n);
    });
  });

  test('conservation: what is won is withheld, and the residue stays in the pot', async () => {
    await always(({ before, after, wins, step }) => {
      for (const win of wins) {
        assert.is(total(creditsOf(win).map(({ amount }) => amount)) + win.fee + win.residue, win.value);
        for (const { amount, pay } of creditsOf(win)) assert.is(amount, ceilTimes(pay.amount, pay.rate));
      }
      const owed = total(wins.flatMap(creditsOf).map(({ amount }) => amount));
      if (step.kind !== 'settle') assert.is(after.withheld - before.withheld, owed);
    });
  });

  test('order: at most one pot is paid, or all that hit where the selector is None', async () => {
    await always(({ rules, step, entries, wins }) => {
      if (step.kind !== 'contribute') return;
      const hits = new Set(entries[0]?.decisions.filter((decision) => decision.hit).map((decision) => decision.pot));
      assert.is(wins.length, rules.selector === 'None' ? hits.size : Math.min(hits.size, 1));
      for (const win of wins) assert.ok(hits.has(win.potId));
      const positions = wins.map((win) => rules.pots.findIndex((pot) => pot.id === win.potId));
      assert.equal(
        positions,
        [...positions].sort((a, b) => a - b),
      );
    });
  });

  test('order: an unarmed pot is neither drawn nor won, a disabled one not even funded', async () => {
    await always(({ step, before, after, entries }) => {
      for (const decision of entries.flatMap((entry) => entry.decisions))
        if (!decision.armed) assert.ok(!decision.hit && decision.draws.length === 0);
      if (step.kind === 'adjust') return;
      for (const [index, pot] of before.pots.entries()) if (!pot.enabled) assert.equal(after.pots[index], pot);
    });
  });

  test('sign: no win leaves a seed deficit beyond what its pot allows', async () => {
    await always(({ rules, entries, before }) => {
      let house = before.house;
      for (const entry of entries) {
        const fromHouse = total(
          entry.postings.filter(({ account }) => account === 'house').map(({ amount }) => amount),
        );
        house += fromHouse;
        const reseeded =
          entry.kind === 'reseed' ? entry.postings.find((posting) => posting.pot !== null)?.pot : undefined;
        const allowed = rules.pots.find(({ id }) => id === reseeded)?.allowedSeedDeficit;
        if (allowed !== undefined && fromHouse < 0n) assert.ok(house >= -allowed);
      }
    });
  });

  test('idempotence: the same step from the same state with the same draws is the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyJackpot, anySteps, fc.integer(), async (rules, steps, seed) => {
        const live = async () => {
          const draw = seededDraw(seed);
          let { state } = openState(rules);
          for (const [index, step] of steps.entries()) {
            const context = { winnerCurrency: rules.currency, rate: fraction(1n), draw, atMs: 10 * index };
            state = (await take(rules, state, step, context)).after;
          }
          return state;
        };
        assert.equal(await live(), await live());
      }),
      { seed: SEED, numRuns: 50 },
    );
  });
});
