import type { Instance } from '../../db/jackpots/instances.ts';
import { rulesDigest } from '../../db/ledger/facts.ts';
import { STOCK_ACCOUNTS } from '../../db/ledger/ledger.ts';
import { undrawnPot } from './compare-tickets.ts';
import { accountName, firstDifference } from './rules/read-facts.ts';
import { findBalance, type PotTally, type Tally } from './tally.ts';

const POT_ACCOUNTS = ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const;

/** Compares the instance and its pots with the ledger. */
export const compareInstance = (instance: Instance, tally: Tally): string | undefined =>
  compareBalances(instance, tally) ??
  compareChain(instance, tally) ??
  compareRules(instance, tally) ??
  comparePots(instance, tally);

const compareBalances = (instance: Instance, tally: Tally): string | undefined => {
  const stored = [
    ...STOCK_ACCOUNTS.map((account) => ({ potId: '', account, amount: instance[account] })),
    ...instance.pots.flatMap((pot) =>
      POT_ACCOUNTS.map((account) => ({ potId: pot.id, account, amount: pot[account] })),
    ),
  ];
  for (const { potId, account, amount } of stored) {
    const booked = findBalance(tally, potId, account);
    if (booked !== amount) return `${accountName({ potId, account })} is ${amount}; the ledger says ${booked}`;
  }
  return undefined;
};

const compareChain = (instance: Instance, { seq, head }: Tally): string | undefined => {
  if (instance.ledgerSeq !== seq) return `the instance counts ${instance.ledgerSeq} entries; the ledger holds ${seq}`;
  return instance.ledgerHead.toString('hex') === head
    ? undefined
    : 'the audit chain does not end with the seal of the last entry';
};

const compareRules = (instance: Instance, { seed }: Tally): string | undefined => {
  if (seed === undefined) return 'the ledger does not start with the initial seeds';
  return firstDifference('the instance', [
    ['the hash of the rules', rulesDigest(instance.rules), seed.rules],
    ['currency', instance.currency, seed.currency],
    ['owner', instance.ownerId, seed.owner],
    ['operator', instance.operatorId, seed.owner.split(':')[0]],
    ['game code', instance.gameCode, seed.gameCode],
    ['pots', instance.pots.map((pot) => pot.id).join(', '), seed.pots.join(', ')],
  ]);
};

const comparePots = (instance: Instance, tally: Tally): string | undefined => {
  const { kinds, pots, drawnPeriod, transferred } = tally;
  const contributions = kinds.get('contribution') ?? 0;
  const own = firstDifference('the instance', [['total_contributions', instance.totalContributions, contributions]]);
  if (own !== undefined) return own;
  if (transferred && instance.state !== 'Terminated')
    return `the instance is ${instance.state}; the ledger says its pots were transferred`;
  if (instance.periodsDrawn <= drawnPeriod)
    return `the instance has drawn ${instance.periodsDrawn} periods; the ledger has a drawing for the period ${drawnPeriod}`;
  const forgotten = undrawnPot(tally, instance.periodsDrawn);
  if (forgotten !== undefined) return `the instance has drawn ${instance.periodsDrawn} periods; ${forgotten}`;
  for (const pot of instance.pots) {
    const told = pots.get(pot.id);
    const difference = firstDifference(`pot ${pot.id}`, [
      ['instance_count', pot.instanceCount, told?.instanceCount],
      ['total_contributions', pot.totalContributions, told?.contributions],
      ['due', pot.due, told?.due],
      ['enabled', pot.enabled, told?.enabled],
    ]);
    if (difference !== undefined) return difference;
    const wonAtMs = tally.rules?.pots.find(({ id }) => id === pot.id)?.wonAtMs;
    if (tally.rules !== undefined && pot.timing?.wonAtMs !== wonAtMs)
      return `the pot ${pot.id} was last won at ${pot.timing?.wonAtMs}; the ledger says ${wonAtMs}`;
    if (told !== undefined && !isTimed(pot, told))
      return `the timing of pot ${pot.id} is ${JSON.stringify(pot.timing)}; the ledger has windows until ${told.settledUntilMs} and contributions until ${told.lastAtMs}`;
  }
  return undefined;
};

/**
 * The rules determine windows. The ledger shows that those it has drawn are settled, that no others are unless the pot was won early, and
 * that there is no contribution after the last one.
 */
const isTimed = ({ timing }: Instance['pots'][number], told: PotTally): boolean => {
  const { settledUntilMs, lastAtMs } = timing ?? { settledUntilMs: 0, lastAtMs: [] };
  if (!told.timed && told.contributions > 0) return settledUntilMs === 0 && lastAtMs.length === 0;
  return (
    (told.wonEarly ? settledUntilMs >= told.settledUntilMs : settledUntilMs === told.settledUntilMs) &&
    lastAtMs.every((atMs, index) => atMs <= told.lastAtMs && atMs >= (lastAtMs[index - 1] ?? settledUntilMs))
  );
};
