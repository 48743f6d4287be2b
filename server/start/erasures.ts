import type { AuditingUnit } from '../../db/audit/audit-events.ts';
import type { Store } from '../../db/engine/store.ts';
import {
  countKept,
  listErasedSubjects,
  listPlayersAfter,
  listPlayersWithTextsAfter,
  recordErasure,
} from '../../db/erasure/erasing.ts';
import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { erasePlayer, type Removed, whyNotErasable } from '../../platform/erasure/erase-player.ts';
import { auditPlatformAction } from '../base/audit-platform-action.ts';
import type { Logger } from '../base/log.ts';
import type { Keys } from '../keys/keys.ts';
import { hashPlayer, type ListedErasure, listErasure, readErasures } from './erasure-list.ts';
import { OrderRefused } from './order-files.ts';

/** The open data folder that players are erased from. Only the process that holds it may do so. */
export type ErasureParts = {
  readonly store: Pick<Store, 'read' | 'write'>;
  readonly keys: Pick<Keys, 'seal'>;
  /** The data folder. */
  readonly data: string;
  readonly clock: () => number;
};

/**
 * Erases a player. It is listed before anything is removed, and recorded in the store and the audit log when all is; after a crash between,
 * the next start finishes it: see `finishErasures`.
 * @returns what was done, as sentences that do not name the player.
 * @throws OrderRefused
 */
export const carryOutErasure = async (parts: ErasureParts, player: Player): Promise<string> => {
  const { store, data, clock } = parts;
  const { brandPath } = player;
  if (!brandPath.includes(':') || (await store.read((tx) => findOwnerEnabledState(tx, brandPath))) === undefined)
    throw new OrderRefused(`There is no brand ${brandPath}.`);
  const why = await store.read((tx) => whyNotErasable(tx, player));
  if (why !== undefined) throw new OrderRefused(`The player cannot be erased yet, because there are ${why}.`);
  const listed = listErasure(data, player, clock());
  const { texts, optIns, events, messages } = await erase(parts, player, listed);
  const kept = await store.read((tx) => countKept(tx, player));
  return `Erased ${texts} texts, ${optIns} opt-ins, ${events} texts of events and ${messages} messages. Kept, under the player's id: ${kept.contributions} contributions and ${kept.payments} payments, with their records.`;
};

const erase = async (parts: ErasureParts, player: Player, { subject }: ListedErasure): Promise<Removed> => {
  const removed = await erasePlayer(parts, player);
  const {
    store,
    keys: { seal },
    clock,
  } = parts;
  await store.write((tx) => record({ tx, seal }, subject, player.brandPath, removed, clock()));
  return removed;
};

const record = async (
  unit: AuditingUnit,
  subject: string,
  ownerId: string,
  removed: Removed | undefined,
  nowMs: number,
) => {
  await recordErasure(unit.tx, subject, nowMs);
  const { texts, optIns, events, messages } = removed ?? { texts: 0, optIns: 0, events: 0, messages: 0 };
  const counts = { texts, opt_ins: optIns, events, messages };
  const detail = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));
  await auditPlatformAction(
    unit,
    { ownerId, action: 'erasePlayer', resource: 'players', targetId: subject, detail },
    nowMs,
  );
};

/**
 * Carries out the erasures that are listed and that the store has not recorded: one that a crash interrupted, and those that were done
 * after the backup from which the store was restored. One that cannot be carried out yet is tried again.
 */
export const finishErasures = async (parts: ErasureParts, log: Pick<Logger, 'info' | 'warn'>): Promise<void> => {
  const listed = readErasures(parts.data);
  if (listed.length === 0) return;
  const done = new Set(await parts.store.read(listErasedSubjects));
  const missing = new Map(listed.filter(({ subject }) => !done.has(subject)).map((each) => [each.subject, each]));
  if (missing.size === 0) return;
  const waiting = new Set<string>();
  for await (const player of players(parts.store))
    for (const each of missing.values()) {
      if (hashPlayer(each.salt, player) !== each.subject || waiting.has(each.subject)) continue;
      const why = await parts.store.read((tx) => whyNotErasable(tx, player));
      if (why === undefined) {
        await erase(parts, player, each);
        missing.delete(each.subject);
        log.info({ subject: each.subject }, 'erased a player, as requested before');
      } else {
        waiting.add(each.subject);
        log.warn({ subject: each.subject, because: why }, 'a player cannot be erased yet, and will be tried again');
      }
    }
  const { seal } = parts.keys;
  // Nothing of the others is left, or was there yet.
  for (const { subject } of missing.values())
    if (!waiting.has(subject))
      await parts.store.write((tx) => record({ tx, seal }, subject, PLATFORM_ORGANISATION, undefined, parts.clock()));
};

const PLAYERS_PER_READ = 1_000;

/** Everyone of whom something may be removed, some of them several times. */
const players = async function* (store: Pick<Store, 'read'>): AsyncGenerator<Player> {
  for (let after = { instanceId: '', brandPath: '', playerId: '' }; ; ) {
    const found = await store.read((tx) => listPlayersAfter(tx, after, PLAYERS_PER_READ));
    yield* found;
    const last = found.at(-1);
    if (last === undefined) break;
    after = last;
  }
  for (let after: Player = { brandPath: '', playerId: '' }; ; ) {
    const found = await store.read((tx) => listPlayersWithTextsAfter(tx, after, PLAYERS_PER_READ));
    yield* found;
    const last = found.at(-1);
    if (last === undefined) return;
    after = last;
  }
};
