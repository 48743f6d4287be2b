import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Entry } from '../../domain/jackpot/entry.ts';
import type { JackpotState } from '../../domain/jackpot/state.ts';
import type { Lookup } from '../engine/lookups.ts';
import type { Soon } from '../engine/soon.ts';
import { statement } from '../engine/statement.ts';
import type { Tx, Write } from '../engine/tx.ts';
import { rulesDigest, type SeedFacts } from '../ledger/facts.ts';
import { appendEntries, CHAIN_START, type EntryContext, type Seal } from '../ledger/ledger.ts';
import { carriesOf, restOf, totalOf } from '../tables/columns.ts';
import { type InstanceRow, instances, type PotRow } from '../tables/jackpots.ts';
import { insertPots, listPots, listPotsAmong, newPots, potWith, writeOfPot } from './pots.ts';

/** The columns that an instance's rules follow from. They never change. */
export type RulesSource = Readonly<
  Pick<InstanceRow, 'rules' | 'startsAtMs' | 'createdAtMs' | 'recurrence' | 'countsFromMs'>
>;

/** An instance with its pots, in template order. */
export type Instance = InstanceRow &
  typeof NO_FLOWS & {
    readonly pots: readonly PotRow[];
    /** The same object whenever the store reads the instance, so what is parsed from it can be kept with it. */
    readonly rulesSource: RulesSource;
  };

/** The columns an instance is created with; the others start the same for every instance, or follow from its first ledger entry. */
export type NewInstance = Omit<InstanceRow, keyof typeof AT_FIRST | 'ledgerHead' | 'createdAtMs' | 'updatedAtMs'>;

const byId = statement((db) =>
  db
    .select()
    .from(instances)
    .where(eq(instances.id, sql.placeholder('id'))),
);
const among = statement((db) =>
  db
    .select()
    .from(instances)
    .where(sql`${instances.id} in (select value from json_each(${sql.placeholder('ids')}))`),
);
const byGameCode = statement((db) =>
  db
    .select({ id: instances.id })
    .from(instances)
    .where(
      and(eq(instances.operatorId, sql.placeholder('operatorId')), eq(instances.gameCode, sql.placeholder('gameCode'))),
    ),
);
const value = (name: string): SQL => sql`${sql.placeholder(name)}`;
const saveBalances = statement((db) =>
  db
    .update(instances)
    .set({
      version: value('version'),
      updatedAtMs: value('updatedAtMs'),
      nextDueAtMs: value('nextDueAtMs'),
      periodsDrawn: value('periodsDrawn'),
      totalContributions: value('totalContributions'),
      ledgerSeq: value('ledgerSeq'),
      ledgerHead: value('ledgerHead'),
      house: value('house'),
      withheld: value('withheld'),
      diverting: value('diverting'),
      budget: value('budget'),
      withheldCarries: value('withheldCarries'),
      divertingCarries: value('divertingCarries'),
    })
    .where(eq(instances.id, sql.placeholder('id'))),
);

const saveStanding = statement((db) =>
  db
    .update(instances)
    .set({
      name: value('name'),
      description: value('description'),
      texts: value('texts'),
      hidden: value('hidden'),
      state: value('state'),
      version: value('version'),
      updatedAtMs: value('updatedAtMs'),
    })
    .where(eq(instances.id, sql.placeholder('id'))),
);

/** The ledger holds the totals of flows; within a unit of work they count from zero. */
const NO_FLOWS = {
  initialSeed: 0n,
  playerPaid: 0n,
  operatorPaid: 0n,
  bonusPaid: 0n,
  adjusted: 0n,
  transferredIn: 0n,
  paid: 0n,
  diverted: 0n,
  transferredOut: 0n,
  swept: 0n,
};

const AT_FIRST = {
  version: 1,
  state: 'Active',
  nextDueAtMs: null,
  periodsDrawn: 0,
  totalContributions: 0,
  ledgerSeq: 0,
  house: 0n,
  withheld: 0n,
  diverting: 0n,
  budget: null,
  withheldCarries: 0,
  divertingCarries: 0,
} satisfies Partial<InstanceRow>;

/** Loads the pots of an instance's row. */
export const withPots = async (tx: Tx, row: InstanceRow): Promise<Instance> =>
  toInstance(tx, row, await listPots(tx, row.id));

const toInstance = (tx: Tx, row: InstanceRow, pots: readonly PotRow[]): Instance => ({
  ...row,
  withheld: totalOf(row.withheld, row.withheldCarries),
  diverting: totalOf(row.diverting, row.divertingCarries),
  ...NO_FLOWS,
  pots,
  rulesSource: rulesSourceOf(tx, row),
});

const RULES_KEPT_MAX = 10_000;
const rulesSourceOf = ({ memory }: Tx, row: InstanceRow): RulesSource => {
  const { id, rules, startsAtMs, createdAtMs, recurrence, countsFromMs } = row;
  const known = memory.get(id) as RulesSource | undefined;
  // A unit that was rolled back may have created another instance with this id.
  if (known !== undefined && isSame(known, row)) return known;
  const source = { rules, startsAtMs, createdAtMs, recurrence, countsFromMs };
  const [oldest] = memory.keys();
  if (oldest !== undefined && memory.size >= RULES_KEPT_MAX) memory.delete(oldest);
  memory.set(id, source);
  return source;
};

const isSame = (a: RulesSource, b: RulesSource): boolean =>
  a.rules === b.rules &&
  a.recurrence === b.recurrence &&
  a.countsFromMs === b.countsFromMs &&
  a.startsAtMs === b.startsAtMs &&
  a.createdAtMs === b.createdAtMs;

export const findInstance = (tx: Tx, id: string): Soon<Instance | undefined> =>
  tx.recall<Instance>(keyOf(id)) ??
  tx.lookUp(committed, id, async () => {
    const row = await tx.get(byId, { id });
    return row && withPots(tx, row);
  });

/** By id, for those who look between two bookings. By name, because the files of both tables load each other. */
const committed: Lookup<string, Instance> = { tables: new Set(['instances', 'pots']), answersMax: 1_000 };

/** Instances by their ids, in two statements for all of them; unknown ids are left out. */
export const findInstances = async (tx: Tx, ids: readonly string[]): Promise<readonly Instance[]> => {
  const asked = { ids: JSON.stringify(ids) };
  const rows = await tx.all(among, asked);
  const pots = Map.groupBy(await listPotsAmong(tx, ids), ({ instanceId }) => instanceId);
  return rows.map((row) => toInstance(tx, row, pots.get(row.id) ?? []));
};

/** Reports whether an operator already uses a game code. */
export const isGameCodeTaken = async (tx: Tx, operatorId: string, gameCode: string): Promise<boolean> =>
  (await tx.get(byGameCode, { operatorId, gameCode })) !== undefined;

/** Creates an instance and books its initial seeds; the entry seals its rules. */
export const createInstance = async (
  tx: Tx,
  seal: Seal,
  created: NewInstance,
  opening: { readonly state: JackpotState; readonly entry: Entry; readonly raffle?: SeedFacts['raffle'] },
  context: Omit<EntryContext, 'facts'>,
): Promise<Instance> => {
  const nowMs = context.atMs;
  const row: InstanceRow = {
    ...created,
    ...AT_FIRST,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    ledgerHead: Buffer.from(CHAIN_START),
  };
  const potRows = newPots(created.id, opening.state, nowMs);
  await tx.run((db) => db.insert(instances).values(row));
  await insertPots(tx, potRows);
  const facts: SeedFacts = {
    rules: rulesDigest(created.rules),
    currency: created.currency,
    owner: created.ownerId,
    gameCode: created.gameCode,
    pots: potRows.map((pot) => pot.id),
    ...(opening.raffle === undefined ? {} : { raffle: opening.raffle }),
  };
  return book(tx, seal, { ...row, ...NO_FLOWS, pots: potRows, rulesSource: rulesSourceOf(tx, row) }, opening.state, [
    { entry: opening.entry, context: { ...context, facts } },
  ]);
};

/**
 * The only way to change a balance: appends entries to the ledger and stores the resulting state. The caller has read `instance` in the
 * same unit of work.
 */
export const book = (
  tx: Tx,
  seal: Seal,
  instance: Instance,
  state: JackpotState,
  entries: readonly { readonly entry: Entry; readonly context: EntryContext }[],
): Instance => {
  const head = appendEntries(
    tx,
    seal,
    instance.id,
    { seq: instance.ledgerSeq, mac: instance.ledgerHead },
    instance,
    entries,
  );
  const changed: Instance = {
    ...instance,
    totalContributions: state.totalContributions,
    house: state.house,
    withheld: state.withheld,
    diverting: state.diverting,
    withheldCarries: carriesOf(state.withheld),
    divertingCarries: carriesOf(state.diverting),
    updatedAtMs: entries.at(-1)?.context.atMs ?? instance.updatedAtMs,
    ledgerSeq: head.seq,
    ledgerHead: Buffer.from(head.mac),
    pots: instance.pots.map((pot, position) => potWith(pot, state.pots[position])),
  };
  keepInstance(tx, changed);
  return changed;
};

/**
 * Records when the instance next has something to do, and how many raffle periods were drawn. The caller has read `instance` in the same
 * unit of work.
 */
export const scheduleInstance = (
  tx: Tx,
  instance: Instance,
  changes: Partial<Pick<Instance, 'nextDueAtMs' | 'periodsDrawn'>>,
): Instance => {
  const changed: Instance = { ...instance, ...changes };
  keepInstance(tx, changed);
  return changed;
};

/** The instance after an operator's change: the next booking or change stores the new version. */
export const withNextVersion = (instance: Instance): Instance => ({ ...instance, version: instance.version + 1 });

/** Changes an instance's texts or the operator's decision. The caller has read `instance` in the same unit of work. */
export const changeInstance = async (
  tx: Tx,
  instance: Instance,
  changes: Partial<Pick<Instance, 'name' | 'description' | 'texts' | 'hidden' | 'state'>>,
  nowMs: number,
): Promise<void> => {
  const changed: Instance = { ...instance, ...changes, updatedAtMs: nowMs };
  // Public lists of sources have instances that are not hidden.
  if (changed.hidden !== instance.hidden) tx.notify('sources');
  await tx.run(saveStanding, changed);
  // Otherwise the value kept by earlier units would be read, and written, instead.
  keepInstance(tx, changed);
};

/** Writes an instance at the end of the commit, as the units of the commit have changed it. */
export const keepInstance = (tx: Tx, instance: Instance): void => tx.keep(keyOf(instance.id), instance, writesOf);

const keyOf = (id: string): string => `instance ${id}`;

const writesOf = (instance: Instance): readonly Write[] => [
  ...instance.pots.map(writeOfPot),
  [saveBalances, instance.withheldCarries + instance.divertingCarries === 0 ? instance : inRests(instance)],
];

const inRests = (instance: Instance): Instance => ({
  ...instance,
  withheld: restOf(instance.withheld),
  diverting: restOf(instance.diverting),
});
