import Database from 'better-sqlite3';
import { verifyInstance } from '../../../cli/verify/verify.ts';
import { openReader } from '../../../db/engine/store.ts';
import { Keys } from '../../../server/keys/keys.ts';
import { storeFile } from '../../../server/start/folder-contents.ts';
import type { Audit } from '../child.ts';

/** The findings of `pitboss verify` for some jackpots of a data folder, and the total of their contributions in the ledger. */
export const auditOf = async (folder: string, instanceIds: readonly string[]): Promise<Audit> => {
  const file = storeFile(folder);
  const { proof } = new Keys(folder);
  const reader = openReader({ file });
  let difference: string | undefined;
  for (const id of instanceIds) difference ??= (await reader.read((tx) => verifyInstance(tx, proof, id))).difference;
  await reader.close();
  const db = new Database(file, { readonly: true });
  const of = (sql: string): unknown => db.prepare(sql).pluck().get(JSON.stringify(instanceIds));
  const among = 'instance_id in (select value from json_each(?))';
  const contributions = Number(of(`select count(*) from contributions where state = 'booked' and ${among}`));
  const booked = of(
    `select cast(coalesce(sum(-amount), 0) as text) from ledger_entries join ledger_postings on entry_id = id
     where account in ('operatorPaid', 'playerPaid') and ${among}`,
  );
  db.close();
  return { contributions, bookedMicros: String(booked), difference };
};
