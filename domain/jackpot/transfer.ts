import type { Fault } from '../fault.ts';
import { lesser, type Micros } from '../money/micros.ts';
import { Draft } from './draft.ts';
import type { Entry, Posting } from './entry.ts';
import { flush } from './reseed.ts';
import type { JackpotRules } from './rules.ts';
import { type JackpotState, type PotBalances, potCeiling, potValue } from './state.ts';

/** A pot of the source and the pot of the target that receives its money. */
export type TransferRule = { readonly sourcePot: string; readonly targetPot: string };

/** One side of a transfer. */
export type TransferSide = { readonly rules: JackpotRules; readonly state: JackpotState };

/** The reason why pots cannot be transferred. */
export type TransferFault = Fault & { readonly code: 'pot_not_found' | 'transfer_invalid' | 'pot_disabled' };

const stockOf = (pot: PotBalances): Micros => potValue(pot) + pot.contributedSeed + pot.surplusSeed + pot.overflow;

/** The reasons pots cannot be transferred, as far as rules and balances show; empty when there are none. */
export const transferFaults = (
  source: TransferSide,
  target: TransferSide,
  transferRules: readonly TransferRule[],
): TransferFault[] => {
  const faults: TransferFault[] = [];
  if (source.rules.currency !== target.rules.currency)
    faults.push({
      code: 'transfer_invalid',
      at: ['target'],
      detail: `the currencies differ: ${source.rules.currency} and ${target.rules.currency}`,
    });
  for (const [side, { rules }] of Object.entries({ source, target }))
    if (rules.raffle !== undefined)
      faults.push({
        code: 'transfer_invalid',
        at: [side],
        detail: 'the pots of a raffle cannot be transferred',
      });
  for (const [index, { sourcePot, targetPot }] of transferRules.entries()) {
    const fault = (code: TransferFault['code'], field: keyof TransferRule, detail: string) =>
      faults.push({ code, at: ['rules', index, field], detail });
    if (!source.state.pots.some(({ id }) => id === sourcePot))
      fault('pot_not_found', 'sourcePot', `the source has no pot ${sourcePot}`);
    if (transferRules.findIndex((rule) => rule.sourcePot === sourcePot) < index)
      fault('transfer_invalid', 'sourcePot', `an earlier rule already transfers the pot ${sourcePot}`);
    const receiver = target.state.pots.find(({ id }) => id === targetPot);
    if (receiver === undefined) fault('pot_not_found', 'targetPot', `the target has no pot ${targetPot}`);
    else if (!receiver.enabled) fault('pot_disabled', 'targetPot', `the pot ${targetPot} of the target is disabled`);
  }
  for (const pot of source.state.pots)
    if (stockOf(pot) > 0n && !transferRules.some(({ sourcePot }) => sourcePot === pot.id))
      faults.push({
        code: 'transfer_invalid',
        at: ['rules'],
        detail: `the pot ${pot.id} of the source holds money and needs a rule`,
      });
  return faults;
};

/** The effect of a transfer on one side. */
export type Transferred = { readonly state: JackpotState; readonly entries: readonly Entry[] };

/**
 * Transfers the source's pots to the target's and disables them. The part that would raise a pot above its ceiling goes to the overflow.
 * Both sides record the transfer even if no money moved; nothing is drawn.
 * Throws an Error when `transferFaults` finds any, AmountOutOfRange when a balance of the target grows too large.
 */
export const transfer = (
  source: TransferSide,
  target: TransferSide,
  transferRules: readonly TransferRule[],
): { readonly source: Transferred; readonly target: Transferred } => {
  const [fault] = transferFaults(source, target, transferRules);
  if (fault !== undefined) throw new Error(`the pots cannot be transferred: ${fault.detail}`);
  const from = new Draft(source.state);
  const to = new Draft(target.state);
  const leaving: Posting[] = [];
  const arriving: Posting[] = [];
  let total = 0n;
  for (const { id } of source.state.pots) {
    const pot = from.pot(id);
    total += stockOf(pot);
    for (const account of ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const)
      leaving.push({ pot: id, account, amount: -pot[account] });
    pot.enabled = false;
    pot.due = false;
  }
  for (const rules of target.rules.pots) {
    const givers = source.state.pots.filter(({ id }) =>
      transferRules.some(({ sourcePot, targetPot }) => sourcePot === id && targetPot === rules.id),
    );
    const sum = (of: (pot: PotBalances) => Micros): Micros => givers.reduce((all, pot) => all + of(pot), 0n);
    const value = sum(potValue);
    const rise = lesser(value, potCeiling(rules) - potValue(to.pot(rules.id)));
    arriving.push(
      { pot: rules.id, account: 'contributedAmount', amount: rise },
      { pot: rules.id, account: 'contributedSeed', amount: sum((pot) => pot.contributedSeed) },
      { pot: rules.id, account: 'surplusSeed', amount: sum((pot) => pot.surplusSeed) },
      { pot: rules.id, account: 'overflow', amount: sum((pot) => pot.overflow) + value - rise },
    );
  }
  from.book('transfer_out', [...leaving, { pot: null, account: 'transferredOut', amount: total }]);
  to.book('transfer_in', [{ pot: null, account: 'transferredIn', amount: -total }, ...arriving]);
  for (const rules of target.rules.pots) flush(rules, to);
  return {
    source: { state: from.state, entries: from.entries },
    target: { state: to.state, entries: to.entries },
  };
};
