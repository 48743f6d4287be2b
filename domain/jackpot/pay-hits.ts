import { Draft } from './draft.ts';
import type { PotDecision } from './entry.ts';
import type { Payees } from './find-payees.ts';
import type { Credit, Hits, Outcome, Sharing, Win, WinContext } from './outcome.ts';
import { dividePot, toCredit } from './payout.ts';
import type { Player } from './player.ts';
import { noteWinTime } from './ramp.ts';
import { reseed } from './reseed.ts';
import type { JackpotRules, PotRules } from './rules.ts';
import { potValue } from './state.ts';
import { intoHouse } from './sweep-house.ts';
import { settleWindow } from './window.ts';

/**
 * Pays and reseeds the pots that hit, one after the other.
 * @param payees who shares each win, by pot, from `findPayees`.
 * Throws an Error when the payees of a shared pot are missing.
 */
export const payHits = (
  rules: JackpotRules,
  { state, entries, hits }: Hits,
  context: WinContext,
  payees: ReadonlyMap<string, Payees> = new Map(),
): Outcome => {
  if (hits.length === 0) return { state, entries, wins: [] };
  const draft = new Draft(state);
  const wins: Win[] = [];
  for (const pot of rules.pots) {
    const hit = hits.find(({ potId }) => potId === pot.id);
    if (hit === undefined) continue;
    wins.push(payWin(rules, pot, draft, context, payees.get(pot.id), hit.decisions));
    draft.pot(pot.id).due = false;
    settleWindow(rules, pot, draft, context.atMs);
    noteWinTime(pot, draft, context.atMs);
    reseed(pot, draft);
  }
  return { state: draft.state, entries: [...entries, ...draft.entries], wins };
};

/** Books a win. The money is withheld until its credits are acknowledged; what is not owed to a player or the house stays with the pot. */
const payWin = (
  rules: JackpotRules,
  pot: PotRules,
  draft: Draft,
  context: WinContext,
  payees: Payees | undefined,
  decisions: readonly PotDecision[],
): Win => {
  const balances = draft.pot(pot.id);
  const { instanceCount, seedValue, contributedAmount } = balances;
  const value = potValue(balances);
  const shares = dividePot(value, pot.payout);
  const main = toCredit(shares.main, { currency: context.winnerCurrency, rate: context.rate }, rules.currency);
  if (payees?.byRule.length !== pot.payout?.community.length)
    throw new Error(`the payees of the pot ${pot.id} do not match its rules`);
  const groups = shares.community.map((share, index) => {
    const group = payees?.byRule[index] ?? [];
    return group.map((payee) => ({ payee, credit: toCredit(share / BigInt(group.length), payee, rules.currency) }));
  });
  const community = groups.flatMap((group): (Credit & Player)[] =>
    group
      .filter(({ credit }) => credit.pay.amount > 0n)
      .map(({ payee: { brandPath, playerId }, credit }) => ({ brandPath, playerId, ...credit })),
  );
  const sharing = groups.map((group): Sharing => {
    const unpaid = group.filter(({ credit }) => credit.pay.amount === 0n).map(({ payee }) => payee);
    return { players: group.length, unpaid };
  });
  const owed = community.reduce((sum, { amount }) => sum + amount, main.amount);
  const residue = value - shares.fee - owed;
  draft.book(
    'win',
    [
      { pot: pot.id, account: 'seedValue', amount: -seedValue },
      { pot: pot.id, account: 'contributedAmount', amount: -contributedAmount },
      { pot: null, account: 'withheld', amount: owed },
      ...intoHouse(draft.state, shares.fee),
      { pot: pot.id, account: 'surplusSeed', amount: residue },
    ],
    [...decisions, ...(payees?.decisions ?? [])],
  );
  return { potId: pot.id, instanceCount, value, ...main, fee: shares.fee, community, sharing, residue };
};
