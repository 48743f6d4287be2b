import { FLOWS, type Moves, type Step } from './accounts.ts';
import type { Entry, InstanceRow } from './evidence.ts';
import { wireAmount } from './exact.ts';
import type { Ward } from './ward.ts';

/** The ledger against what it ought to say, entry by entry, and every balance that it notes against its own postings. */
export const compare = (
  where: string,
  ward: Ward,
  steps: readonly Step[],
  entries: readonly Entry[],
  complain: (what: string) => void,
): void => {
  const kinds = entries.map(({ kind }) => kind).join(' ');
  const expected = steps.map(({ kind }) => kind).join(' ');
  if (kinds !== expected) complain(`${where}: the entries are ${kinds} instead of ${expected}`);
  for (const [index, entry] of entries.entries()) {
    const net = post(where, ward, entry, complain);
    const step = steps[index];
    if (step === undefined) continue;
    for (const key of new Set([...net.keys(), ...step.moves.keys()])) {
      const moved = net.get(key) ?? 0n;
      const ought = step.moves.get(key) ?? 0n;
      if (moved !== ought) complain(`${where}: ${step.kind} moves ${key} by ${moved} instead of ${ought}`);
    }
    if (entry.decisions !== JSON.stringify(step.decisions))
      complain(`${where}: ${step.kind} records ${entry.decisions} instead of ${JSON.stringify(step.decisions)}`);
    const facts = step.facts?.(entry.reference);
    if (facts !== undefined && inOrder(spelledOut(entry)) !== inOrder(facts))
      complain(`${where}: ${step.kind} is sealed with ${entry.facts} instead of ${JSON.stringify(facts)}`);
    if (hasAuditEvent(entry) !== isByPerson(entry))
      complain(`${where}: ${step.kind} is sealed with ${entry.facts}, which names a person's action wrongly`);
    if (entry.reference === '') complain(`${where}: an entry refers to nothing`);
  }
};

const hasAuditEvent = ({ facts }: Entry): boolean => typeof JSON.parse(facts ?? '{}')?.audit === 'string';

/** Reports whether an account made an entry that no rule and no draw explains. */
const isByPerson = ({ kind, decisions }: Entry): boolean =>
  ['adjustment', 'settlement', 'transfer_out', 'transfer_in'].includes(kind) ||
  (kind === 'win' && decisions.includes('"trigger":"External"'));

/** The facts of an entry, with those that a contribution leaves out, and without those that only the platform knows. */
const spelledOut = ({ kind, facts, lines }: Entry): unknown => {
  const told: unknown = JSON.parse(facts ?? 'null');
  if (typeof told !== 'object' || told === null) return told;
  if (kind !== 'contribution') {
    const { audit: _, ...rest } = told as Record<string, unknown>;
    return rest;
  }
  const posted = [...new Set(lines.flatMap(({ potId }) => (potId === '' ? [] : [potId])))];
  const { version: _, fingerprint: __, debit = '0', pots = posted, ...rest } = told as Record<string, unknown>;
  return { ...rest, debit, pots: (pots as string[]).toSorted() };
};

/** Follows the balances that an entry leads to. */
const post = (where: string, ward: Ward, { seq, lines }: Entry, complain: (what: string) => void): Moves => {
  if (seq !== ward.seq + 1n) complain(`${where}: entry ${seq} follows entry ${ward.seq}`);
  ward.seq = seq;
  const net: Moves = new Map();
  for (const { potId, account, amount, balanceAfter } of lines) {
    const key = `${potId}.${account}`;
    const balance = (ward.ledger.get(key) ?? 0n) + amount;
    ward.ledger.set(key, balance);
    net.set(key, (net.get(key) ?? 0n) + amount);
    if (balanceAfter !== (FLOWS.includes(key) ? null : balance))
      complain(`${where}: ${key} is noted as ${balanceAfter} after ${balance}`);
  }
  return net;
};

/** The same text for the same value, regardless of field order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );

/** Compares the store's row of an instance, which it keeps in addition to the ledger, with the book. */
export const checkInstance = ({ book }: Ward, row: InstanceRow, complain: (what: string) => void): void => {
  const { accounts } = book;
  type Value = bigint | boolean | number | undefined;
  const pairs: [string, Value, Value][] = [
    ['house', row.house, accounts.held('.house')],
    ['withheld', row.withheld, accounts.held('.withheld')],
    ['diverting', row.diverting, accounts.held('.diverting')],
    ['contributions', Number(row.totalContributions), book.contributions],
  ];
  for (const pot of row.pots) {
    const ought = book.pots.get(pot.id);
    pairs.push(
      [`${pot.id} enabled`, pot.enabled === 1n, ought?.enabled],
      [`${pot.id} due`, pot.due === 1n, ought?.due],
      [`${pot.id} instance_count`, Number(pot.instanceCount), ought?.life],
      [`${pot.id} contributions`, Number(pot.totalContributions), ought?.contributions],
    );
    for (const account of ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const)
      pairs.push([`${pot.id}.${account}`, pot[account], accounts.held(`${pot.id}.${account}`)]);
  }
  for (const [what, stored, ought] of pairs)
    if (stored !== ought) complain(`${row.id}: ${what} is ${stored} instead of ${ought}`);
};

/** A book in the shape in which the administration reads an instance. */
export const wireOf = ({ accounts, pots, contributions }: Ward['book']): Readonly<Record<string, unknown>> => {
  const house = accounts.held('.house');
  return {
    house_pot: {
      current_value: wireAmount(house > 0n ? house : 0n),
      accumulated_seed_deficit: wireAmount(house < 0n ? -house : 0n),
    },
    total_contributions: contributions,
    pots: [...pots].map(([id, pot]) => ({
      id,
      enabled: pot.enabled,
      instance_count: pot.life,
      total_contributions: pot.contributions,
      current_value: wireAmount(accounts.value(id)),
      seed_value: wireAmount(accounts.held(`${id}.seedValue`)),
      contributed_amount: wireAmount(accounts.held(`${id}.contributedAmount`)),
      contributed_seed: wireAmount(accounts.held(`${id}.contributedSeed`)),
      surplus_seed: wireAmount(accounts.held(`${id}.surplusSeed`)),
      overflow_amount: wireAmount(accounts.held(`${id}.overflow`)),
    })),
  };
};
