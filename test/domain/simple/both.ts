import * as assert from 'uvu/assert';
import { acknowledgeDiversion } from '../../../domain/jackpot/acknowledge-diversion.ts';
import { adjust } from '../../../domain/jackpot/adjust.ts';
import { drawContribution } from '../../../domain/jackpot/draw-contribution.ts';
import { drawWindow, type Entrants } from '../../../domain/jackpot/draw-window.ts';
import type { Entry } from '../../../domain/jackpot/entry.ts';
import { findPayees } from '../../../domain/jackpot/find-payees.ts';
import { openState } from '../../../domain/jackpot/open-state.ts';
import type { Hits, Outcome, Win, WinContext } from '../../../domain/jackpot/outcome.ts';
import { type AvailableBonus, payByBonus } from '../../../domain/jackpot/pay-by-bonus.ts';
import { payHits } from '../../../domain/jackpot/pay-hits.ts';
import type { Payee } from '../../../domain/jackpot/player.ts';
import { quote } from '../../../domain/jackpot/quote.ts';
import type { JackpotRules, PayoutRule, PotRules } from '../../../domain/jackpot/rules.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import { enabledPots, type JackpotState } from '../../../domain/jackpot/state.ts';
import { triggerHit } from '../../../domain/jackpot/trigger-hit.ts';
import type { Window } from '../../../domain/jackpot/window-series.ts';
import { fraction, isLess, multiply } from '../../../domain/money/fraction.ts';
import { activePlayers, highestContributors, lastCurrency } from './community.ts';
import { book, carryOn, type SimpleBonus, type Wager } from './contribution.ts';
import * as correction from './correction.ts';
import { imbalanceOf, open, type SimpleInstance } from './ledger.ts';
import { type Ratio, ratio } from './rational.ts';
import { acknowledge, type Draw, drawWins, type SimpleWin, type Winner, winFromOutside } from './win.ts';
import { drawAtEnd } from './window.ts';

/** A draw that records its outcomes. */
export const noting = (draw: Draw): { readonly draw: Draw; readonly given: [range: bigint, outcome: bigint][] } => {
  const given: [bigint, bigint][] = [];
  return {
    given,
    draw: (range) => {
      const outcome = draw(range);
      given.push([range, outcome]);
      return outcome;
    },
  };
};

/** Replays the outcomes; fails on any other range. */
export const repeating = (
  given: readonly (readonly [bigint, bigint])[],
): { readonly draw: Draw; readonly end: () => void } => {
  let next = 0;
  return {
    draw: (range) => {
      const [asked, outcome] = given[next] ?? [];
      if (asked !== range || outcome === undefined) throw new Error(`draw ${next} is below ${asked}, not ${range}`);
      next += 1;
      return outcome;
    },
    end: () => assert.is(next, given.length, 'the simple one draws as often'),
  };
};

/** The part of the domain's state that the money model names. */
const named = (state: JackpotState) => ({
  pots: state.pots.map((pot) => ({
    id: pot.id,
    seed: pot.seedValue,
    contributed: pot.contributedAmount,
    cs: pot.contributedSeed,
    ss: pot.surplusSeed,
    of: pot.overflow,
    enabled: pot.enabled,
    due: pot.due,
    count: pot.instanceCount,
  })),
  H: state.house,
  L: state.withheld,
  Q: state.diverting,
  S0: -state.initialSeed,
  Cp: -state.playerPaid,
  Co: -state.operatorPaid,
  Cb: -state.bonusPaid,
  A: -state.adjusted,
  Tin: -state.transferredIn,
  P: state.paid,
  X: state.diverted,
  Tout: state.transferredOut,
});

/** Fails unless both hold the same balances and conservation holds. */
export const assertSame = (state: JackpotState, simple: SimpleInstance): void => {
  const { booked, wonAfter, settledUntilMs, wonAtMs, ...accounts } = simple;
  assert.equal(named(state), accounts);
  assert.is(imbalanceOf(simple), 0n);
  assert.is(state.totalContributions, booked.length);
};

const winsOf = (wins: readonly Win[]): SimpleWin[] =>
  wins.map(({ potId, value, amount, pay, community }) => ({
    pot: potId,
    V: value,
    credits: [
      ...(pay.amount > 0n ? [{ player: '', currency: pay.currency, pay: pay.amount, P: amount }] : []),
      ...community.map((credit) => ({
        player: credit.playerId,
        currency: credit.pay.currency,
        pay: credit.pay.amount,
        P: credit.amount,
      })),
    ],
  }));

/** Fails unless both paid the same amounts to the same players. The domain leaves the winner's name to its caller. */
export const assertSameWins = (wins: readonly Win[], simple: readonly SimpleWin[], winner: string): void => {
  const nameless = simple.map((win) => ({
    ...win,
    credits: win.credits.map((credit, index) =>
      index === 0 && credit.player === winner ? { ...credit, player: '' } : credit,
    ),
  }));
  assert.equal(winsOf(wins), nameless);
};

const bonusOf = ({ spin, left, rate }: SimpleBonus): AvailableBonus => ({
  ...{ id: 'b', type: spin === undefined ? 'Variable' : 'Fixed', currency: 'EUR', count: 1, amount: spin ?? left },
  ...{ games: [], left, awardedAtMs: 0, expiresAtMs: 1, rate: fraction(rate.top, rate.bottom) },
});

/** One life of a jackpot, run by the domain and the simple implementation in parallel and compared after every step. */
export class Both {
  readonly rules: JackpotRules;
  readonly simple: SimpleInstance;
  readonly happened = new Set<string>();
  state: JackpotState;
  /** By player and currency, if the rules carry fractions. */
  readonly carried = new Map<string, bigint>();
  readonly #rates: ReadonlyMap<string, Ratio>;

  /** @param rates J per unit of the currencies in which players are paid when others win. */
  constructor(rules: JackpotRules, rates: ReadonlyMap<string, Ratio> = new Map()) {
    this.rules = rules;
    this.#rates = rates;
    this.state = openState(rules).state;
    this.simple = open(rules);
    assertSame(this.state, this.simple);
  }

  async contribute(asked: Wager, draw: Draw): Promise<void> {
    const payer = `${asked.player} ${asked.K}`;
    const carried = this.rules.carriesFractions === true ? (this.carried.get(payer) ?? 0n) : undefined;
    const wager = carried === undefined ? asked : { ...asked, carried };
    const rate = fraction(wager.rate.top, wager.rate.bottom);
    const preference = wager.preference === undefined ? undefined : multiply(fraction(wager.preference), rate);
    const given = { wager: wager.W, currency: wager.K, rate, preference, enabledPots: enabledPots(this.state) };
    const plain = quote(this.rules, { ...given, carriedPicos: carried });
    const free = wager.bonus && payByBonus(this.rules, given, plain, [bonusOf(wager.bonus)]);
    const quoted = free?.quote ?? plain;
    const noted = noting(draw);
    const context = { winnerCurrency: wager.K, rate, draw: noted.draw, atMs: wager.atMs };
    const hits = drawContribution(this.rules, this.state, quoted, context);
    const repeat = repeating([...noted.given]);

    const { carry } = quoted;
    assert.equal(carry, carried === undefined || free ? undefined : carryOn(this.rules, this.simple, wager));
    if (carry !== undefined) {
      this.carried.set(payer, carry.after);
      if (quoted.playerDebit === 0n) this.happened.add('fraction carried');
      else if (carry.owed < quoted.playerDebit * 1_000_000n) this.happened.add('coin of several wagers');
    }
    const booking = book(this.rules, this.simple, wager);
    assert.is(quoted.qualifies, booking !== undefined);
    assert.is(quoted.playerDebit, booking?.d ?? 0n);
    assert.is(quoted.bonus?.used, booking?.used);
    if (wager.bonus !== undefined && booking !== undefined) {
      const kind = wager.bonus.spin === undefined ? 'budget' : 'spin';
      const isLower = free !== undefined && isLess(free.quote.requested, plain.requested);
      this.happened.add(free === undefined ? `${kind} passed over` : isLower ? `${kind} of less` : `${kind} paid`);
    }
    if (booking === undefined) this.happened.add('nothing booked');
    const winner = { player: wager.player, currency: wager.K, rate: wager.rate };
    const { outcome, sharers } = await this.#share(hits, winner, context);
    const { atMs } = wager;
    const wins =
      booking === undefined
        ? []
        : drawWins(this.rules, this.simple, booking, winner, { draw: repeat.draw, atMs }, sharers);
    repeat.end();
    this.#follow(outcome, wins, wager.player);
  }

  async trigger(potId: string, winner: Winner, atMs = 0, draw: Draw = repeating([]).draw): Promise<void> {
    const rate = fraction(winner.rate.top, winner.rate.bottom);
    const context = { winnerCurrency: winner.currency, rate, draw, atMs };
    const hits = triggerHit(this.rules, this.state, potId, context);
    if ('refused' in hits) {
      this.happened.add(hits.refused);
      assert.is(winFromOutside(this.rules, this.simple, potId, winner, atMs), undefined);
      assertSame(this.state, this.simple);
      return;
    }
    const { outcome, sharers } = await this.#share(hits, winner, context);
    const win = winFromOutside(this.rules, this.simple, potId, winner, atMs, sharers);
    this.#follow(outcome, win === undefined ? [] : [win], winner.player);
  }

  /** Pays the hits and the payees of the community's rules; where these draw, the simple implementation gets the result. */
  async #share(hits: Hits, winner: Winner, context: WinContext & { readonly atMs: number }) {
    const { simple } = this;
    const payeeNamed = (playerId: string): Payee => {
      const { currency, rate } = this.#winnerNamed(playerId);
      return { brandPath: 'north:star', playerId, currency, rate: fraction(rate.top, rate.bottom) };
    };
    const chosen: string[][] = [];
    const payees = await findPayees(
      this.rules,
      hits,
      {
        countActive: async (sinceMs) => activePlayers(simple, sinceMs, winner.player).length,
        activeAt: async (sinceMs, places) => {
          const active = activePlayers(simple, sinceMs, winner.player);
          chosen.push(places.flatMap((place) => active[place] ?? []));
          return places.flatMap((place) => active[place] ?? []).map(payeeNamed);
        },
        highestEver: async (most) => highestContributors(simple, { winner: winner.player, most }).map(payeeNamed),
        highestSinceWin: async (sinceWinOf, most) =>
          highestContributors(simple, { winner: winner.player, most, sinceWinOf }).map(payeeNamed),
      },
      context,
    );
    const sharers = (pot: PotRules): Winner[][] =>
      (pot.payout?.community ?? []).map(({ rule }) => this.#sharersBy(rule, pot.id, winner, context.atMs, chosen));
    return { outcome: payHits(this.rules, hits, context, payees), sharers };
  }

  #sharersBy(rule: PayoutRule, pot: string, winner: Winner, atMs: number, chosen: string[][]): Winner[] {
    if (rule.kind !== 'ActivePlayers') {
      const life = rule.kind === 'HighestContributionPerWin' ? { sinceWinOf: pot } : {};
      const most = rule.maxPayouts ?? 1;
      return highestContributors(this.simple, { winner: winner.player, most, ...life }).map((player) =>
        this.#winnerNamed(player),
      );
    }
    const active = activePlayers(this.simple, atMs - rule.periodMs, winner.player);
    const drawn = active.length === 0 ? [] : (chosen.shift() ?? []);
    assert.is(new Set(drawn).size, Math.min(active.length, rule.maxPayouts));
    assert.ok(drawn.every((player) => active.includes(player)));
    return drawn.map((player) => this.#winnerNamed(player));
  }

  #winnerNamed(player: string): Winner {
    const currency = lastCurrency(this.simple, player);
    return { player, currency, rate: this.#rates.get(currency) ?? ratio(1n) };
  }

  /** Draws a pot whose time window is over; false when there is none. */
  async drawWindow(pot: PotRules, atMs: number, draw: Draw): Promise<boolean> {
    const noted = noting(draw);
    const { simple } = this;
    const inWindow = ({ startMs, endMs }: Window) =>
      simple.booked.filter((entry) => entry.pots.includes(pot.id) && entry.atMs >= startMs && entry.atMs < endMs);
    const entrants: Entrants = {
      total: async (window) => inWindow(window).reduce((sum, { B }) => sum + B, 0n),
      at: async (window, point) => {
        let covered = 0n;
        for (const { player, B } of inWindow(window)) {
          covered += B;
          if (point >= covered) continue;
          const { currency, rate } = this.#winnerNamed(player);
          return { brandPath: 'north:star', playerId: player, currency, rate: fraction(rate.top, rate.bottom) };
        }
        throw new Error(`no entrant covers ${point}`);
      },
    };
    const drawing = await drawWindow(this.rules, this.state, pot.id, entrants, { draw: noted.draw, atMs });
    const repeat = repeating(noted.given);
    const winnerNamed = (player: string) => this.#winnerNamed(player);
    const win = drawAtEnd(this.rules, pot, simple, { atMs, draw: repeat.draw, winnerNamed });
    repeat.end();
    assert.is(drawing === undefined, win === undefined, 'a window is due in both or in none');
    if (drawing === undefined) return false;
    this.happened.add(win === null ? 'window passed' : 'window drawn');
    const outcome = payHits(this.rules, drawing, drawing.context);
    this.#follow(outcome, win == null ? [] : [win], drawing.winner?.playerId ?? '');
    return true;
  }

  /** Half of what is withheld is paid, and all that is diverted has arrived. */
  pay(): void {
    const owed = (this.state.withheld + 1n) / 2n;
    if (owed > 0n) {
      this.state = settle(this.state, owed).state;
      acknowledge(this.simple, owed);
    }
    if (this.state.diverting > 0n) {
      this.state = acknowledgeDiversion(this.state, this.state.diverting).state;
      this.simple.X += this.simple.Q;
      this.simple.Q = 0n;
      this.happened.add('diverted');
    }
    assertSame(this.state, this.simple);
  }

  adjust(potId: string, account: 'v' | 'cs' | 'ss', target: bigint): void {
    const what = ({ v: 'currentValue', cs: 'contributedSeed', ss: 'surplusSeed' } as const)[account];
    const outcome = adjust(this.rules, this.state, potId, what, target);
    if ('refused' in outcome) {
      this.happened.add(outcome.refused);
      return;
    }
    correction.adjust(this.simple, potId, account, target);
    this.#follow({ ...outcome, wins: [] }, [], '');
  }

  #follow({ state, entries, wins }: Outcome, simple: readonly SimpleWin[], winner: string): void {
    assertSameWins(wins, simple, winner);
    this.state = state;
    assertSame(state, this.simple);
    this.note(entries, wins.length);
  }

  note(entries: readonly Entry[], wins: number): void {
    for (const entry of entries) {
      this.happened.add(entry.kind);
      for (const { armed, hit, selected } of entry.decisions) {
        if (!armed) this.happened.add('not armed');
        if (hit && !selected) this.happened.add('passed over');
      }
    }
    if (wins > 1) this.happened.add('several wins');
    if (this.state.pots.some(({ due }) => due)) this.happened.add('due');
    if (this.state.pots.some(({ enabled }) => !enabled)) this.happened.add('disabled');
    if (this.state.house < 0n) this.happened.add('deficit');
  }
}
