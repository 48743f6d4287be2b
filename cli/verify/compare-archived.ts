import { KEPT_KINDS } from '../../db/archive/archived-rows.ts';
import { namesAstray, readMovedBlocks } from '../../db/archive/archives.ts';
import { readLeftRows } from '../../db/archive/archiving.ts';
import { hashNames, type Named, namedIn } from '../../db/contributions/archived-names.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { ContributionFacts } from '../../db/ledger/facts.ts';
import type { ArchivedBlock, ArchivedLedger } from './archived-ledger.ts';
import { compareArchivedKeys } from './compare-archived-keys.ts';
import type { EntryRow } from './read-records.ts';
import { bookedBy, firstDifference, readFacts } from './rules/read-facts.ts';
import type { Tally } from './tally.ts';

/** Figures from the archived entries of one player. */
export type ArchivedPlayer = {
  readonly n: number;
  readonly value: bigint;
  readonly last: { readonly seq: number; readonly atMs: number; readonly currency: string };
};

/** The archive's addition to the figures counted in rows. */
export type ArchivedTotals = {
  readonly lastSeq: number;
  /** By brand path and player id. */
  readonly players: Map<string, Map<string, ArchivedPlayer>>;
  /** The contributions that had a row, as far as it is gone: how many, and what players and the operator paid. */
  readonly booked: { readonly n: number; readonly player: bigint; readonly operator: bigint };
};

export const NOTHING_ARCHIVED: ArchivedTotals = {
  lastSeq: 0,
  players: new Map(),
  booked: { n: 0, player: 0n, operator: 0n },
};

/**
 * Checks that the store's archives are those that the ledger has sealed; that what is archived has no other row, unless it is still being
 * moved; and that all of it is found under its id and key.
 */
export const compareArchived = async (
  tx: Tx,
  instanceId: string,
  archived: ArchivedLedger,
  { archives: sealed = [] }: Tally,
): Promise<ArchivedTotals & { readonly difference: string | undefined }> => {
  const totals = { ...NOTHING_ARCHIVED, lastSeq: archived.lastSeq, players: new Map() };
  const says = (difference: string | undefined) => ({ ...totals, difference });
  if (archived.archives.length !== sealed.length)
    return says(`the store has ${archived.archives.length} archives; the ledger says ${sealed.length}`);
  for (const [index, { file, sha256, firstSeq, lastSeq }] of archived.archives.entries()) {
    const told = sealed[index];
    const difference = firstDifference(`the archive ${file}`, [
      ['file', file, told?.file],
      ['the SHA-256', sha256, told?.sha256],
      ['the first entry', firstSeq, told?.firstSeq],
      ['the last entry', lastSeq, told?.lastSeq],
    ]);
    if (difference !== undefined) return says(difference);
  }
  const moved = new Map<number, { readonly blocks: number; readonly offset: number }>();
  for (const { id } of archived.archives) moved.set(id, await readMovedBlocks(tx, id));
  let blocks = 0;
  const ends = new Map<number, { readonly blocks: number; readonly mac: string | undefined }>();
  for (const block of archived.blocks()) {
    const named = namedIn(block.lines);
    const isMoved = block.offset <= (moved.get(block.archive.id)?.offset ?? -1);
    if (isMoved) blocks += 1;
    ends.set(block.archive.id, { blocks: (ends.get(block.archive.id)?.blocks ?? 0) + 1, mac: block.lines.mac });
    const difference =
      compareArchivedKeys(block.lines, named) ??
      (await compareLeft(tx, instanceId, block, named, isMoved)) ??
      undefined;
    if (difference !== undefined) return says(`${difference} (${block.archive.file} at ${block.offset})`);
    for (const entry of named.entries) if (entry.kind === 'contribution') addPlayer(totals.players, entry);
    if (isMoved) totals.booked = addBooked(totals.booked, block.lines.contributions);
  }
  for (const { id, file, blocks, lastMac } of archived.archives) {
    const end = ends.get(id);
    if (end?.blocks !== blocks)
      return says(`the archive ${file} has ${end?.blocks ?? 0} blocks; the store says ${blocks}`);
    if (end.mac !== lastMac.toString('hex'))
      return says(`the last seal in the archive ${file} is not the one that the store has`);
  }
  const told = [...moved.values()].reduce((sum, each) => sum + each.blocks, 0);
  return says(told === blocks ? undefined : `the store names ${told} blocks of archives; the files have ${blocks}`);
};

/** Compares what a block holds with the rows: those of a moved block are gone, but for the kinds that stay. */
const compareLeft = async (
  tx: Tx,
  instanceId: string,
  { archive, offset, firstSeq, lastSeq, lines }: ArchivedBlock,
  { entries, ids, keys }: Named,
  isMoved: boolean,
): Promise<string | undefined> => {
  const { contributions, keys: rows } = lines;
  const left = await readLeftRows(tx, { instanceId, firstSeq, lastSeq, contributions, keys: rows, ids, names: keys });
  const expected = entries.flatMap(({ seq, kind }, index) =>
    isMoved && !KEPT_KINDS.includes(kind) ? [] : [{ seq, record: lines.entries[index] }],
  );
  for (const { seq, record } of left.entries)
    if (!expected.some((each) => each.seq === seq && each.record === record))
      return `entry ${seq} is archived, and has a row${isMoved ? '' : ' that differs'}`;
  const lost = expected.find(({ seq }) => !left.entries.some((each) => each.seq === seq));
  if (lost !== undefined) return `entry ${lost.seq} is archived, and its row, which must stay, is missing`;
  const pairs = [
    ['contribution', left.contributions, contributions],
    ['idempotency key', left.keys, rows],
  ] as const;
  for (const [what, found, archived] of pairs) {
    const must = isMoved ? [] : archived;
    const stray = found.find((row) => !must.includes(row));
    if (stray !== undefined)
      return `the ${what} ${nameOf(stray)} is archived, and has a row${isMoved ? '' : ' that differs'}`;
    const gone = must.find((row) => !found.includes(row));
    if (gone !== undefined) return `the ${what} ${nameOf(gone)} is not moved to the archive, but its row is missing`;
  }
  if (!isMoved) return undefined;
  const astray = await namesAstray(tx, archive.id, offset, hashNames({ ids, keys }));
  return astray === 0 ? undefined : `${astray} archived contributions or idempotency keys cannot be found`;
};

const nameOf = (row: string): string => {
  const { id, key } = JSON.parse(row);
  return id ?? key;
};

const addPlayer = (players: ArchivedTotals['players'], entry: EntryRow): void => {
  const { brand, player, currency } = readFacts<ContributionFacts>(entry);
  const ofBrand = players.get(brand) ?? new Map<string, ArchivedPlayer>();
  players.set(brand, ofBrand);
  const { n, value } = ofBrand.get(player) ?? { n: 0, value: 0n };
  const last = { seq: entry.seq, atMs: entry.atMs, currency };
  ofBrand.set(player, { n: n + 1, value: value + bookedBy(entry.lines), last });
};

const addBooked = (booked: ArchivedTotals['booked'], rows: readonly string[]): ArchivedTotals['booked'] => {
  let { n, player, operator } = booked;
  for (const row of rows) {
    const { state, booked: amount, debit, player_paid: playerPaid, operator_paid: operatorPaid } = JSON.parse(row);
    if (state !== 'booked' || (amount === 0 && debit === 0)) continue;
    n += 1;
    player += BigInt(playerPaid);
    operator += BigInt(operatorPaid);
  }
  return { n, player, operator };
};
