import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { JackpotState, PotState } from '../../domain/jackpot/state.ts';
import { statement } from '../engine/statement.ts';
import type { Tx, Write } from '../engine/tx.ts';
import { type PotRow, pots } from '../tables/jackpots.ts';

const potsOf = statement((db) =>
  db
    .select()
    .from(pots)
    .where(eq(pots.instanceId, sql.placeholder('instanceId')))
    .orderBy(asc(pots.position)),
);

const potsAmong = statement((db) =>
  db
    .select()
    .from(pots)
    .where(sql`${pots.instanceId} in (select value from json_each(${sql.placeholder('ids')}))`)
    .orderBy(asc(pots.instanceId), asc(pots.position)),
);

const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

const savePot = statement((db) =>
  db
    .update(pots)
    .set({
      enabled: value('enabled'),
      due: value('due'),
      timing: value('timing'),
      instanceCount: value('instanceCount'),
      totalContributions: value('totalContributions'),
      seedValue: value('seedValue'),
      contributedAmount: value('contributedAmount'),
      contributedSeed: value('contributedSeed'),
      surplusSeed: value('surplusSeed'),
      overflow: value('overflow'),
    })
    .where(and(eq(pots.instanceId, sql.placeholder('instanceId')), eq(pots.position, sql.placeholder('position')))),
);

const NO_BALANCES = { seedValue: 0n, contributedAmount: 0n, contributedSeed: 0n, surplusSeed: 0n, overflow: 0n };

/** The pots of a new instance; their balances follow from its first ledger entry. */
export const newPots = (instanceId: string, state: JackpotState, nowMs: number): PotRow[] =>
  state.pots.map((pot, position) => ({
    ...NO_BALANCES,
    instanceId,
    position,
    id: pot.id,
    enabled: pot.enabled,
    due: false,
    timing: null,
    instanceCount: pot.instanceCount,
    totalContributions: 0,
    createdAtMs: nowMs,
  }));

export const insertPots = async (tx: Tx, rows: readonly PotRow[]): Promise<void> => {
  for (const row of rows) await tx.run((db) => db.insert(pots).values(row));
};

/** The pots of an instance, in template order. */
export const listPots = (tx: Tx, instanceId: string): Promise<readonly PotRow[]> => tx.all(potsOf, { instanceId });

/** The pots of several instances, each in template order. */
export const listPotsAmong = (tx: Tx, instanceIds: readonly string[]): Promise<readonly PotRow[]> =>
  tx.all(potsAmong, { ids: JSON.stringify(instanceIds) });

/** A pot in another state. Each field by name: merging two objects, for every pot of every contribution, costs ten times as much. */
export const potWith = (pot: PotRow, state: PotState | undefined): PotRow =>
  state === undefined
    ? pot
    : {
        instanceId: pot.instanceId,
        position: pot.position,
        id: pot.id,
        enabled: state.enabled,
        due: state.due,
        timing: state.timing ?? null,
        instanceCount: state.instanceCount,
        totalContributions: state.totalContributions,
        createdAtMs: pot.createdAtMs,
        seedValue: state.seedValue,
        contributedAmount: state.contributedAmount,
        contributedSeed: state.contributedSeed,
        surplusSeed: state.surplusSeed,
        overflow: state.overflow,
      };

/** Returns the write that stores a pot whose state has changed. */
export const writeOfPot = (pot: PotRow): Write => [
  savePot,
  { ...pot, timing: pot.timing == null ? null : JSON.stringify(pot.timing) },
];
