import { removePlayerTexts } from '../../db/contributions/contribution-texts.ts';
import { findKey, keepResult } from '../../db/contributions/idempotency-keys.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import {
  changeEvent,
  changeMessage,
  countObstacles,
  listEventsIn,
  listIntentsIn,
  listMessagesIn,
  nextSlice,
  type Obstacle,
  removeIntentTexts,
  removeMessages,
  removeOptIns,
  removeWinTexts,
} from '../../db/erasure/erasing.ts';
import { unnameInLists } from '../../db/erasure/unname-in-lists.ts';
import { parseExactly } from '../../db/tables/exact-json.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { withoutTexts } from '../contributions/result-texts.ts';

/** Removed with one unit of work at most. */
const ROWS_PER_UNIT = 500;
/** Searched with one read. */
const ROWS_PER_SLICE = 2_000;

/** Counts of removed data, by kind. */
export type Removed = {
  /** Of contributions and wins. */
  readonly texts: number;
  readonly optIns: number;
  /** Texts in the log of events. */
  readonly events: number;
  /** Webhook and callback messages that were delivered or given up; of others' wins, only the player's share is removed. */
  readonly messages: number;
};

type Erasing = { readonly store: Pick<Store, 'read' | 'write'>; readonly clock: () => number };

const SENTENCES: Readonly<Record<Obstacle, string>> = {
  payments: 'payments that are not made yet: wait for them, or release or settle them',
  contributions: 'contributions under way',
  cancels: 'debits that are being cancelled: wait for the wallet, or settle them',
  bonuses: 'bonuses that are being awarded, or changed for the operator',
  'opt-in copies': 'transfers of opt-ins under way',
  events: 'events that are being published',
  messages: 'messages that are still to be delivered: wait for their receivers, or disable or delete the destination',
  archives: 'archives that were interrupted: finish them with pitboss archive',
};

/** Explains why a player cannot be erased yet, as the end of a sentence; undefined if nothing stands against it. */
export const whyNotErasable = async (tx: Tx, player: Player): Promise<string | undefined> => {
  const obstacles = (await countObstacles(tx, player)).filter(([, count]) => count > 0);
  return obstacles.length === 0
    ? undefined
    : obstacles.map(([obstacle, count]) => `${count} ${SENTENCES[obstacle]}`).join('; ');
};

/**
 * Removes what the platform keeps of a player beyond the records of money: texts of callers, opt-in statuses and preferences, and messages.
 * The ledger, wins, payments, tickets, bonuses and idempotency keys stay as they are. It works in small units, and each can be repeated, so it
 * may be interrupted anywhere and run again.
 */
export const erasePlayer = async (erasing: Erasing, player: Player): Promise<Removed> => {
  const { store } = erasing;
  const removed = { texts: 0, optIns: 0, events: 0, messages: 0 };
  for (let more = true; more; )
    await store.write(async (tx) => {
      const ids = await removePlayerTexts(tx, player, ROWS_PER_UNIT);
      more = ids.length > 0;
      removed.texts += ids.length;
      // A callback's message has its contribution's id.
      removed.messages += await removeMessages(tx, ids);
    });
  removed.optIns += await untilNone(() => store.write((tx) => removeOptIns(tx, player, ROWS_PER_UNIT)));
  removed.texts += await untilNone(() => store.write((tx) => removeWinTexts(tx, player, ROWS_PER_UNIT)));
  await untilNone(() => store.write((tx) => unnameInLists(tx, player, ROWS_PER_UNIT)));
  removed.texts += await removeOldTexts(erasing, player);
  removed.events += await removeEventTexts(erasing, player);
  removed.messages += await removeEventMessages(erasing, player);
  return removed;
};

const untilNone = async (remove: () => Promise<number>): Promise<number> => {
  let sum = 0;
  for (let count = await remove(); count > 0; count = await remove()) sum += count;
  return sum;
};

type Name = Parameters<typeof nextSlice>[1];
type Slice = { readonly after: number; readonly through: number };

/** Searches a whole table in slices; rows found in one are changed in a separate unit. */
const search = async <Row>(
  { store }: Erasing,
  name: Name,
  find: (tx: Tx, slice: Slice) => Promise<readonly Row[]>,
  change: (tx: Tx, rows: readonly Row[]) => Promise<number>,
): Promise<number> => {
  let changed = 0;
  for (let after = 0; ; ) {
    const { rows, through } = await store.read(async (tx) => {
      const last = await nextSlice(tx, name, after, ROWS_PER_SLICE);
      return { through: last, rows: last === undefined ? [] : await find(tx, { after, through: last }) };
    });
    if (through === undefined) return changed;
    for (let at = 0; at < rows.length; at += ROWS_PER_UNIT)
      changed += await store.write((tx) => change(tx, rows.slice(at, at + ROWS_PER_UNIT)));
    after = through;
  }
};

/** Contributions from before 0.10.0 have their texts in their rows and in the results stored with their keys. */
const removeOldTexts = (erasing: Erasing, player: Player): Promise<number> =>
  search(
    erasing,
    'intents',
    (tx, slice) => listIntentsIn(tx, player, slice),
    async (tx, rows) => {
      for (const { id, scope, key } of rows) {
        await removeIntentTexts(tx, id);
        const known = scope === null || key === null ? undefined : await findKey(tx, scope, key, erasing.clock());
        const { body } = known ?? {};
        if (scope !== null && key !== null && typeof body === 'object' && body !== null)
          await keepResult(tx, { scope, key, contributionId: id }, withoutTexts(body));
      }
      return rows.length;
    },
  );

const TEXTS = 'event_metadata';

const removeEventTexts = (erasing: Erasing, player: Player): Promise<number> =>
  search(
    erasing,
    'events',
    async (tx, slice) =>
      (await listEventsIn(tx, player, slice)).filter(
        ({ data }) => typeof data === 'object' && data !== null && TEXTS in data,
      ),
    async (tx, rows) => {
      for (const { id, data } of rows)
        await changeEvent(tx, id, Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => name !== TEXTS)));
      return rows.length;
    },
  );

/** Removes the messages about the player, and the player's share from messages about others' wins. */
const removeEventMessages = (erasing: Erasing, player: Player): Promise<number> =>
  search(
    erasing,
    'messages',
    async (tx, slice) =>
      (await listMessagesIn(tx, player, slice)).flatMap(({ id, body }) => {
        const envelope = parseExactly(body) as Envelope;
        if (isOf(player, envelope)) return { id };
        const { data } = envelope;
        const payees = data?.community_winners ?? [];
        const others = payees.filter((payee) => !isOf(player, payee));
        if (others.length === payees.length) return [];
        return { id, left: JSON.stringify({ ...envelope, data: { ...data, community_winners: others } }) };
      }),
    async (tx, rows) => {
      const about = rows.filter(({ left }) => left === undefined);
      let changed = await removeMessages(
        tx,
        about.map(({ id }) => id),
      );
      for (const { id, left } of rows) if (left !== undefined) changed += await changeMessage(tx, id, left);
      return changed;
    },
  );

type Named = { readonly brand_id?: string; readonly player_id?: string };
type Envelope = Named & { readonly data?: { readonly community_winners?: readonly Named[] } };

const isOf = ({ brandPath, playerId }: Player, { brand_id, player_id }: Named): boolean =>
  brand_id === brandPath && player_id === playerId;
