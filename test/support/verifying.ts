import { copyFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { openReader } from '../../db/engine/store.ts';
import { CHAIN_START, type LedgerLine, ledgerRecord } from '../../db/ledger.ts';
import type { Keys } from '../../server/keys/keys.ts';
import { checkBonuses } from '../../verify/check-bonuses.ts';
import { findOrphans } from '../../verify/find-orphans.ts';
import type { Tally } from '../../verify/tally.ts';
import { listInstanceIds, type Verdict, verifyInstance } from '../../verify/verify.ts';
import { rulesOf } from '../../wire/rules-of.ts';

type EntryRow = Parameters<typeof ledgerRecord>[0] & { readonly id: number };

/** The result of verifying every instance of a store, and the faults. */
export const verifyStore = async (
  file: string,
  { seal }: Keys,
  known: ReadonlyMap<string, Tally> = new Map(),
): Promise<{ verdicts: Verdict[]; faults: string[] }> => {
  const reader = openReader({ file });
  try {
    const verdicts: Verdict[] = [];
    for (const id of await reader.read(listInstanceIds))
      verdicts.push(await reader.read((tx) => verifyInstance(tx, seal, id, rulesOf, known.get(id))));
    const faults = [...(await reader.read(findOrphans)), ...(await reader.read(checkBonuses))];
    return { verdicts, faults: [...verdicts.flatMap(({ difference }) => difference ?? []), ...faults] };
  } finally {
    await reader.close();
  }
};

/** A copy changed by an attacker who has the file but no key. */
export const tampered = (file: string, copy: string, sql: string): string => {
  copyFileSync(file, copy);
  const client = new Database(copy);
  const triggers = client.prepare<[], string>("select name from sqlite_schema where type = 'trigger'").pluck().all();
  for (const trigger of triggers) client.exec(`drop trigger "${trigger}"`);
  client.pragma('foreign_keys = off');
  client.pragma('ignore_check_constraints = on');
  client.exec(sql);
  client.close();
  return copy;
};

/** A copy changed as if by the program: all seals are valid. */
export const forged = (file: string, copy: string, sql: string, { seal }: Keys): string => {
  tampered(file, copy, sql);
  const client = new Database(copy).defaultSafeIntegers(false);
  const entriesOf = client.prepare<[string], EntryRow>(
    `select id, instance_id as instanceId, seq, kind, at_ms as atMs, actor, operation, reference, reason,
      idempotency_key as idempotencyKey, rate, decisions, facts from ledger_entries where instance_id = ? order by seq`,
  );
  const linesOf = client
    .prepare<[number], LedgerLine>(
      'select pot_id as potId, account, amount, balance_after as balanceAfter from ledger_postings where entry_id = ? order by line',
    )
    .safeIntegers();
  const saveMac = client.prepare('update ledger_entries set mac = ? where id = ?');
  const saveHead = client.prepare('update instances set ledger_head = ? where id = ?');
  client.transaction(() => {
    for (const instanceId of client.prepare<[], string>('select id from instances').pluck().all()) {
      let mac: Uint8Array = CHAIN_START;
      for (const entry of entriesOf.all(instanceId)) {
        mac = seal(mac, ledgerRecord(entry, linesOf.all(entry.id)));
        saveMac.run(mac, entry.id);
      }
      saveHead.run(mac, instanceId);
    }
  })();
  client.close();
  return copy;
};
