import type Database from 'better-sqlite3';
import { CHAIN_START } from './ledger.ts';

/** An entry as it was sealed: the seal of the entry before it, its text, and its own seal. */
export type Sealed = { readonly previous: Uint8Array; readonly record: string; readonly mac: Uint8Array };

/** Several, since one of them may have been changed. */
const NEWEST = 10;

/** The sealed text in stores before 0.9.0: it is in the columns and postings of each entry, as their migration puts it together. */
const RECORD_IN_PARTS = `json_array(instance_id, seq, kind, at_ms, actor, operation, reference, reason, idempotency_key, rate, decisions, facts,
  json((select json_group_array(json_array(pot_id, account, cast(amount as text), cast(balance_after as text)) order by line) from ledger_postings where entry_id = ledger_entries.id)))`;

/** The newest entries of the ledger and the oldest one. The key that sealed none of them is not the ledger's. */
export const newestEntries = (client: Database.Database): readonly Sealed[] => {
  const isWhole =
    client.prepare("select 1 from pragma_table_info('ledger_entries') where name = 'record'").get() !== undefined;
  const fields = `instance_id as instanceId, seq, ${isWhole ? 'record' : RECORD_IN_PARTS} as record, mac`;
  const select = (order: string) =>
    client
      .prepare<[], { instanceId: string; seq: number; record: string; mac: Buffer }>(
        `select ${fields} from ledger_entries order by id ${order}`,
      )
      .all();
  const macBefore = client
    .prepare<[instanceId: string, seq: number], Buffer>(
      'select mac from ledger_entries where instance_id = ? and seq = ?',
    )
    .pluck();
  const previousTo = (instanceId: string, seq: number): Uint8Array | undefined =>
    seq === 1 ? CHAIN_START : (macBefore.get(instanceId, seq - 1) ?? archivedMac(client, instanceId, seq - 1));
  return [...select(`desc limit ${NEWEST}`), ...select('asc limit 1')].flatMap(({ instanceId, seq, record, mac }) => {
    const previous = previousTo(instanceId, seq);
    // The entries around one that keeps its row may be archived.
    return previous === undefined ? [] : [{ previous, record, mac }];
  });
};

/** The seal of an instance's last archived entry, if it is this one. */
const archivedMac = (client: Database.Database, instanceId: string, seq: number): Uint8Array | undefined =>
  hasArchives(client)
    ? client
        .prepare<[string, number], Buffer>('select last_mac from archives where instance_id = ? and last_seq = ?')
        .pluck()
        .get(instanceId, seq)
    : undefined;

/** Stores before 0.9.0 have no archive. */
export const hasArchives = (client: Database.Database): boolean =>
  client.prepare("select 1 from sqlite_schema where name = 'archives'").get() !== undefined;
