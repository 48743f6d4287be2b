import { rulesDigest } from '../facts.ts';
import type { Instance } from '../instances.ts';
import { STOCK_ACCOUNTS } from '../ledger.ts';
import { firstDifference } from './check-record.ts';
import { accountName } from './replay.ts';
import { balanceKey, type Tally } from './tally.ts';

const POT_ACCOUNTS = ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const;

/** The instance and its pots as they are in use, against what the ledger makes of them. */
export const compareInstance = (instance: Instance, tally: Tally): string | undefined =>
  compareBalances(instance, tally) ??
  compareChain(instance, tally) ??
  compareRules(instance, tally) ??
  comparePots(instance, tally);

const compareBalances = (instance: Instance, { balances }: Tally): string | undefined => {
  const stored = [
    ...STOCK_ACCOUNTS.map((account) => ({ potId: '', account, amount: instance[account] })),
    ...instance.pots.flatMap((pot) =>
      POT_ACCOUNTS.map((account) => ({ potId: pot.id, account, amount: pot[account] })),
    ),
  ];
  for (const { potId, account, amount } of stored) {
    const booked = balances.get(balanceKey(potId, account)) ?? 0n;
    if (booked !== amount) return `${accountName({ potId, account })} is ${amount}; the ledger makes ${booked}`;
  }
  return undefined;
};

const compareChain = (instance: Instance, { seq, mac }: Tally): string | undefined => {
  if (instance.ledgerSeq !== seq) return `the instance counts ${instance.ledgerSeq} entries; the ledger holds ${seq}`;
  return instance.ledgerHead.equals(mac) ? undefined : 'the head of the audit chain is not the seal of the last entry';
};

const compareRules = (instance: Instance, { seed }: Tally): string | undefined => {
  if (seed === undefined) return 'the ledger does not begin with the initial seeds';
  return firstDifference('the instance', [
    ['the hash of the rules', rulesDigest(instance.rules), seed.rules],
    ['currency', instance.currency, seed.currency],
    ['owner', instance.ownerId, seed.owner],
    ['operator', instance.operatorId, seed.owner.split(':')[0]],
    ['game code', instance.gameCode, seed.gameCode],
    ['pots', instance.pots.map((pot) => pot.id).join(', '), seed.pots.join(', ')],
  ]);
};

const comparePots = (instance: Instance, { kinds, pots }: Tally): string | undefined => {
  const contributions = kinds.get('contribution') ?? 0;
  const own = firstDifference('the instance', [['total_contributions', instance.totalContributions, contributions]]);
  if (own !== undefined) return own;
  for (const pot of instance.pots) {
    const told = pots.get(pot.id);
    const difference = firstDifference(`pot ${pot.id}`, [
      ['instance_count', pot.instanceCount, told?.instanceCount],
      ['total_contributions', pot.totalContributions, told?.contributions],
      ['due', pot.due, told?.due],
    ]);
    if (difference !== undefined) return difference;
    if (pot.enabled && told?.over === true) return `pot ${pot.id} is enabled; the ledger has the win of its last life`;
  }
  return undefined;
};
