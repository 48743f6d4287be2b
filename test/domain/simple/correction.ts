import type { JackpotRules } from '../../../domain/jackpot/rules.ts';
import { ceilingOf, flush, potNamed, type SimpleInstance, worthOf } from './ledger.ts';
import { min } from './rational.ts';

/** Sets one balance of a pot to a target. */
export const adjust = (instance: SimpleInstance, id: string, account: 'v' | 'cs' | 'ss', target: bigint): void => {
  const pot = potNamed(instance, id);
  if (account !== 'v') {
    instance.A += target - pot[account];
    pot[account] = target;
    return;
  }
  instance.A += target - worthOf(pot);
  if (target >= worthOf(pot)) pot.contributed = target - pot.seed;
  else {
    // A decrease takes the contributed amount first, then the seed.
    pot.seed = min(pot.seed, target);
    pot.contributed = target - pot.seed;
  }
};

/** Empties pots of one instance into pots of another, by [source, target], in the order in which they are named. */
export const transfer = (
  source: SimpleInstance,
  target: SimpleInstance,
  targetRules: JackpotRules,
  named: readonly (readonly [string, string])[],
): void => {
  for (const [from, to] of named) {
    const emptied = potNamed(source, from);
    const filled = potNamed(target, to);
    const rules = targetRules.pots.find(({ id }) => id === to);
    if (rules === undefined) throw new Error(`no pot ${to}`);
    const moved = worthOf(emptied) + emptied.cs + emptied.ss + emptied.of;
    source.Tout += moved;
    target.Tin += moved;
    const rise = min(worthOf(emptied), ceilingOf(rules) - worthOf(filled));
    filled.contributed += rise;
    filled.of += worthOf(emptied) - rise + emptied.of;
    filled.cs += emptied.cs;
    filled.ss += emptied.ss;
    Object.assign(emptied, { seed: 0n, contributed: 0n, cs: 0n, ss: 0n, of: 0n, enabled: false });
  }
  for (const rules of targetRules.pots) flush(rules, potNamed(target, rules.id), target);
  for (const pot of source.pots) pot.enabled = false;
};
