import type { Decision } from './accounts.ts';
import type { Book } from './book.ts';
import type { Name } from './crowd.ts';
import { Exact } from './exact.ts';
import { creditOf, type PayTerms, type Share, sealOf, type Won } from './payout.ts';
import { isArmed, reseed } from './reseeding.ts';
import type { PotTerms, Sharing } from './terms.ts';
import { noting, type Tape } from './triggers.ts';
import type { Window } from './windows.ts';

export type Winner = Name & PayTerms;
export type WinMoment = {
  readonly at: number;
  /** The contribution that won; nothing where a call or a drawing did. */
  readonly contribution: string | null;
  readonly window?: Window;
  readonly tape: Tape;
  /** Drawn before the winner, and passed over. */
  readonly passed?: readonly (readonly [brand: string, player: string, reason: string])[];
};
type Company = {
  readonly payees: readonly (readonly Name[])[];
  readonly decisions: Decision[];
  /** Whom the rules would have found, and who may not win, by brand and player. */
  readonly barred: Map<string, readonly [string, string, string]>;
};

/** Pays pots to a winner, one after the other. The sharers of each are found before any is paid. */
export const win = (
  book: Book,
  pots: readonly PotTerms[],
  winner: Winner,
  moment: WinMoment,
  decisions: readonly Decision[] = [],
): Won[] => {
  const companies = pots.map((pot) => findCompany(book, pot, winner, moment));
  const barred = new Map(companies.flatMap((each) => [...each.barred]));
  return pots.map((pot, index) => {
    const { payees, decisions: chosen } = companies[index] ?? { payees: [], decisions: [] };
    return pay(book, pot, winner, moment, payees, [...decisions, ...chosen], [...barred.values()]);
  });
};

const findCompany = (book: Book, pot: PotTerms, winner: Winner, { at, window, tape }: WinMoment): Company => {
  const decisions: Decision[] = [];
  const barred: Company['barred'] = new Map();
  const bar = ({ brand, player }: Name): boolean => {
    const reason = book.barOf({ brand, player }, at);
    if (reason === undefined) return false;
    barred.set(`${brand} ${player}`, [brand, player, reason]);
    book.note(`${reason} player of a community was passed over`);
    return true;
  };
  const payees = (pot.division?.sharing ?? []).map((rule): readonly Name[] => {
    if (rule.who !== 'ActivePlayers') {
      const all = book.crowd.leaders(winner, rule.who === 'HighestLifetimeContributor' ? undefined : pot.id);
      const leaders = all.filter((leader) => book.barOf(leader, at) === undefined);
      if (rule.most > 1 && leaders.length > rule.most) book.note(`the best of more by ${rule.who}`);
      if (rule.most > leaders.length && leaders.length > 1) book.note(`fewer than may be paid by ${rule.who}`);
      const best: Name[] = [];
      for (const leader of all) if (best.length < rule.most && !bar(leader)) best.push(leader);
      return best;
    }
    // A window is won when it ends, however late it is drawn.
    const active = book.crowd
      .active(Math.min(window?.end ?? at, at) - rule.period, winner)
      .filter((member) => !bar(member));
    const draws: Decision['draws'] = [];
    decisions.push({ pot: pot.id, trigger: 'ActivePlayers', armed: true, draws, hit: true, selected: true });
    const places = sample(active.length, rule.most, noting(tape, draws));
    if (places.length < active.length) book.note('a sample of active players');
    return active.filter((_, place) => places.includes(place));
  });
  return { payees, decisions, barred };
};

/** Floyd's sample: each in turn takes one of those so far, or the last of them when that one is taken. */
const sample = (population: number, size: number, tape: Tape): readonly number[] => {
  if (population <= size) return Array.from({ length: population }, (_, place) => place);
  const taken: number[] = [];
  for (let last = population - size; last < population; last += 1) {
    const place = Number(tape(BigInt(last) + 1n));
    taken.push(taken.includes(place) ? last : place);
  }
  return taken;
};

const pay = (
  book: Book,
  pot: PotTerms,
  winner: Winner,
  { at, contribution, window, passed = [] }: WinMoment,
  payees: readonly (readonly Name[])[],
  decisions: Decision[],
  barred: readonly (readonly string[])[],
): Won => {
  const { accounts, terms, note } = book;
  const value = accounts.value(pot.id);
  const part = (of: Exact | undefined): bigint => (of ?? new Exact(1n)).times(new Exact(value)).floor;
  const fee = pot.division === undefined ? 0n : part(pot.division.fee);
  const main = {
    ...creditOf(part(pot.division?.main), winner, terms.currency),
    brand: winner.brand,
    player: winner.player,
  };
  const divided = (pot.division?.sharing ?? []).map((rule, index) =>
    divide(book, rule, part(rule.part), payees[index] ?? []),
  );
  const others = divided.flatMap(({ shares }) => shares);
  const shares = [main, ...others];
  const owed = shares.reduce((sum, { amount }) => sum + amount, 0n);
  const { life } = book.pot(pot.id);
  const nextLife = pot.lives > 0 && life >= pot.lives ? life : life + 1;
  const facts = (id: string) => ({
    win: id,
    contribution,
    ...{ brand: winner.brand, player: winner.player, transaction: `${id}:0`, pay: String(main.pay) },
    ...{ currency: main.currency, pot: pot.id, instanceCount: life, nextInstanceCount: nextLife },
    ...(others.length === 0 ? {} : { shares: sealOf(others, 1) }),
    ...(divided.length === 0 ? {} : { sharing: divided.map(({ facts: each }) => each) }),
    ...(window === undefined ? {} : { window: { startMs: window.start, endMs: window.end } }),
    ...(passed.length === 0 ? {} : { passed }),
    ...(divided.length * barred.length === 0 ? {} : { barred }),
  });
  accounts.begin('win', facts, decisions);
  accounts.empty(pot.id, ['seedValue', 'contributedAmount']);
  accounts.move('.withheld', owed);
  accounts.move('.house', fee);
  accounts.move(`${pot.id}.surplusSeed`, value - fee - owed);
  if (value - fee > owed) note('residue');
  if (fee > 0n) note('fee of a win');
  book.pot(pot.id).due = false;
  book.windows.get(pot.id)?.settle(at);
  book.pot(pot.id).wonAt = at;
  book.crowd.won(pot.id);
  book.noteWin(winner, at);
  reseed(book, pot);
  return { pot: pot.id, life, value, shares, winner, window };
};

type Divided = { readonly shares: readonly Share[]; readonly facts: object };

/** Equal shares; payees whose share is below a minor unit get nothing, and are counted by the money that they would get. */
const divide = (book: Book, rule: Sharing, part: bigint, payees: readonly Name[]): Divided => {
  const all = payees.map(({ brand, player }) => ({
    ...creditOf(part / BigInt(payees.length), book.payTermsOf({ brand, player }), book.terms.currency),
    ...{ brand, player },
  }));
  const shares = all.filter((share) => share.pay > 0n);
  if (part > 0n) book.note(shares.length > 0 ? `shared by ${rule.who}` : `no payee by ${rule.who}`);
  const unpaid: [currency: string, rate: string, players: number][] = [];
  for (const { currency, rate, pay } of all) {
    if (pay > 0n) continue;
    const same = unpaid.find((each) => each[0] === currency && each[1] === rate.text);
    if (same === undefined) unpaid.push([currency, rate.text, 1]);
    else same[2] += 1;
  }
  return { shares, facts: { players: payees.length, ...(unpaid.length > 0 && { unpaid }) } };
};

/** The drawing at the end of a window without a win; an unarmed pot lets it pass. */
export const drawWindow = (
  book: Book,
  pot: PotTerms,
  window: Window,
  at: number,
  tape: Tape,
  trigger: 'WindowEnd' | 'Stake' = 'WindowEnd',
): Won[] => {
  const jackpot = { currency: book.terms.currency, rate: new Exact(1n) };
  const draws: Decision['draws'] = [];
  const decision = { pot: pot.id, trigger };
  if (!isArmed(book, pot, jackpot)) {
    const facts = () => ({ pot: pot.id, window: { startMs: window.start, endMs: window.end } });
    book.accounts.begin('draw', facts, [{ ...decision, armed: false, draws, hit: false, selected: false }]);
    book.pot(pot.id).due = false;
    book.windows.get(pot.id)?.settle(at);
    book.note('window that passed without arms');
    return [];
  }
  let entrants = book.windows.get(pot.id)?.entrants(window) ?? [];
  const drawn = noting(tape, draws);
  const passed: (readonly [brand: string, player: string, reason: string])[] = [];
  let winner = entrants[0];
  for (;;) {
    let point = drawn(entrants.reduce((sum, { booked }) => sum + booked, 0n));
    for (const entrant of entrants) {
      winner = entrant;
      if (point < entrant.booked) break;
      point -= entrant.booked;
    }
    const reason = winner && book.barOf(winner, at);
    if (winner === undefined || reason === undefined) break;
    const { brand, player } = winner;
    passed.push([brand, player, reason]);
    book.note(`${reason} player of a window was passed over`);
    entrants = entrants.filter((other) => other.brand !== brand || other.player !== player);
    if (entrants.length > 0) continue;
    const facts = () => ({ pot: pot.id, window: { startMs: window.start, endMs: window.end }, passed });
    book.accounts.begin('draw', facts, [{ ...decision, armed: true, draws, hit: false, selected: false }]);
    book.pot(pot.id).due = false;
    book.windows.get(pot.id)?.settle(at);
    return [];
  }
  if (winner === undefined) throw new Error(`the window of ${pot.id} is drawn, but it has no contributions`);
  const { brand, player } = winner;
  const own = book.payTermsOf({ brand, player });
  const main = (pot.division?.main ?? new Exact(1n)).times(new Exact(book.accounts.value(pot.id))).floor;
  const payTerms = creditOf(main, own, book.terms.currency).pay > 0n ? own : jackpot;
  book.note(trigger === 'Stake' ? 'window that was won by stake' : 'window that was drawn');
  const moment = { at, contribution: null, window, tape, passed };
  return win(book, [pot], { brand, player, ...payTerms }, moment, [
    { ...decision, armed: true, draws, hit: true, selected: true },
  ]);
};
