import { copyFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { checkAuditTrail } from '../../cli/verify/check-audit-trail.ts';
import { checkBonuses } from '../../cli/verify/check-bonuses.ts';
import { findOrphans } from '../../cli/verify/find-orphans.ts';
import type { Tally } from '../../cli/verify/tally.ts';
import { listInstanceIds, type Verdict, verifyInstance } from '../../cli/verify/verify.ts';
import type { Store } from '../../db/engine/store.ts';
import { CHAIN_START } from '../../db/ledger/ledger.ts';
import type { Keys } from '../../server/keys/keys.ts';
import { openedReader } from './engine-store.ts';

type Verified = { readonly verdicts: Verdict[]; readonly faults: string[] };
type Known = ReadonlyMap<string, Tally>;

/** The result of verifying every instance of a store, and the faults. */
export const verifyStore = async (file: string, keys: Keys, known: Known = new Map()): Promise<Verified> => {
  const reader = await openedReader(file);
  try {
    return await verifyRead(reader, keys, known);
  } finally {
    await reader.close();
  }
};

/** The same for a store that is open. @param ids only these instances. */
export const verifyRead = async (
  reader: Pick<Store, 'read'>,
  { proof }: Keys,
  known: Known = new Map(),
  ids?: readonly string[],
): Promise<Verified> => {
  const verdicts: Verdict[] = [];
  for (const id of ids ?? (await reader.read(listInstanceIds)))
    verdicts.push(await reader.read((tx) => verifyInstance(tx, proof, id, known.get(id))));
  const trail = ids === undefined ? (await reader.read((tx) => checkAuditTrail(tx, () => proof))).faults : [];
  const faults = [...(await reader.read(findOrphans)), ...(await reader.read(checkBonuses)), ...trail];
  return { verdicts, faults: [...verdicts.flatMap(({ difference }) => difference ?? []), ...faults] };
};

/** The parts of an entry's sealed text, in order. */
const PARTS = [
  ...['instance_id', 'seq', 'kind', 'at_ms', 'actor', 'operation', 'reference', 'reason', 'idempotency_key', 'rate'],
  ...['decisions', 'facts'],
];
const JSON_PARTS = ['decisions', 'facts'];

/** Lets SQL change the parts of sealed texts as if they were columns: of `entries`, and of `ledger_postings`. */
const openParts = (client: Database.Database): void => {
  const newPart = (part: string) => (JSON_PARTS.includes(part) ? `json(new.${part})` : `new.${part}`);
  const setAll = PARTS.map((part, index) => `'$[${index}]', ${newPart(part)}`).join(', ');
  const columns = PARTS.map((part, index) => `record ->> ${index} as ${part}`).join(', ');
  const line = 'json_array(new.pot_id, new.account, new.amount, new.balance_after)';
  client.exec(`
    create view entries as select id, mac, ${columns} from ledger_entries;
    create trigger change_entry instead of update on entries begin
      update ledger_entries set mac = new.mac, record = json_set(record, ${setAll}) where id = old.id;
    end;
    create trigger change_posting instead of update on ledger_postings begin
      update ledger_entries set record = json_set(record, '$[12][' || old.line || ']', ${line}) where id = old.entry_id;
    end;
    create trigger add_posting instead of insert on ledger_postings begin
      update ledger_entries set record = json_insert(record, '$[12][#]', ${line}) where id = new.entry_id;
    end;`);
};

/** A copy changed by an attacker who has the file but no key. */
export const tampered = (file: string, copy: string, sql: string): string => {
  copyFileSync(file, copy);
  const client = new Database(copy);
  const triggers = client.prepare<[], string>("select name from sqlite_schema where type = 'trigger'").pluck().all();
  for (const trigger of triggers) client.exec(`drop trigger "${trigger}"`);
  client.pragma('foreign_keys = off');
  client.pragma('ignore_check_constraints = on');
  openParts(client);
  client.exec(sql);
  client.close();
  return copy;
};

/** A copy changed as if by the program: all seals are valid. */
export const forged = (file: string, copy: string, sql: string, { seal }: Keys): string => {
  tampered(file, copy, sql);
  const client = new Database(copy).defaultSafeIntegers(false);
  const entriesOf = client.prepare<[string], { id: number; record: string }>(
    'select id, record from ledger_entries where instance_id = ? order by seq',
  );
  const saveMac = client.prepare('update ledger_entries set mac = ? where id = ?');
  const saveHead = client.prepare('update instances set ledger_head = ? where id = ?');
  client.transaction(() => {
    for (const instanceId of client.prepare<[], string>('select id from instances').pluck().all()) {
      let mac: Uint8Array = CHAIN_START;
      for (const entry of entriesOf.all(instanceId)) {
        mac = seal(mac, entry.record);
        saveMac.run(mac, entry.id);
      }
      saveHead.run(mac, instanceId);
    }
  })();
  client.close();
  return copy;
};
