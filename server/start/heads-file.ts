import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClient } from '../../db/engine/open-client.ts';
import type { Store } from '../../db/engine/store.ts';
import { type LedgerHead, listLedgerHeads } from '../../db/seals/seal-heads.ts';
import type { Logger } from '../base/log.ts';
import { replaceFile } from '../base/replace-file.ts';
import { DataFolderDamaged } from '../keys/key-file.ts';
import { nativeBinding } from './assets.ts';
import { readManifest } from './backup-manifest.ts';
import { storeFile } from './folder-contents.ts';

/** The name of the audit trail's chain. */
const AUDIT_TRAIL = 'audit';

/** The heads of all ledgers and of the audit trail at one moment, a line each, to compare a later state with. */
export const headsFileIn = (folder: string): string => join(folder, 'ledger-heads.jsonl');

/** Writes the heads, sorted, so that the same state has the same bytes. @returns their SHA-256. */
export const writeHeads = (folder: string, heads: readonly LedgerHead[]): string => {
  const text = heads
    .toSorted((one, other) => ((one.instanceId ?? '') < (other.instanceId ?? '') ? -1 : 1))
    .map(({ instanceId, ...end }) =>
      JSON.stringify(instanceId === null ? { chain: AUDIT_TRAIL, ...end } : { instance_id: instanceId, ...end }),
    )
    .map((line) => `${line}\n`)
    .join('');
  replaceFile(headsFileIn(folder), text);
  return sha256Of(text);
};

/** Writes those of a copied store. One of a version that kept no heads gets no file. */
export const writeHeadsOfCopy = (folder: string): void => {
  const binding = nativeBinding();
  const client = openClient({ file: storeFile(folder), readonly: true, ...(binding && { nativeBinding: binding }) });
  try {
    const columns = "select count(*) from pragma_table_info('instances') where name in ('ledger_seq', 'ledger_head')";
    if (client.prepare(columns).pluck().get() !== 2) return;
    const rows = client
      .prepare<[], LedgerHead>(
        'select id as instanceId, ledger_seq as seq, lower(hex(ledger_head)) as head from instances where ledger_seq > 0',
      )
      .all();
    const isSealed = client.prepare("select 1 from sqlite_schema where name = 'audit_head'").get() !== undefined;
    const trail = isSealed
      ? client
          .prepare<[], LedgerHead>('select null as instanceId, number as seq, lower(hex(mac)) as head from audit_head')
          .all()
      : [];
    writeHeads(folder, [...rows, ...trail]);
  } finally {
    client.close();
  }
};

/** The SHA-256 of a folder's file; undefined without one. */
export const digestOfHeadsIn = (folder: string): string | undefined =>
  existsSync(headsFileIn(folder)) ? sha256Of(readFileSync(headsFileIn(folder), 'utf8')) : undefined;

/** The file of a backup. The one in a data folder is of an earlier state that a restore may have left behind. */
export const headsFileOfBackup = (folder: string): string | undefined =>
  readManifest(folder) !== undefined && existsSync(headsFileIn(folder)) ? headsFileIn(folder) : undefined;

/** @throws DataFolderDamaged when a line has no head. */
export const readHeads = (file: string): readonly LedgerHead[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => headIn(line) ?? refuse(file, index + 1));

const headIn = (line: string): LedgerHead | undefined => {
  try {
    const { chain, instance_id: named, seq, head } = JSON.parse(line);
    const instanceId = chain === AUDIT_TRAIL ? null : named;
    const isHead =
      (chain === AUDIT_TRAIL || typeof named === 'string') && Number.isSafeInteger(seq) && /^[\da-f]+$/.test(head);
    return isHead ? { instanceId, seq, head } : undefined;
  } catch {
    return undefined;
  }
};

const refuse = (file: string, line: number): never => {
  throw new DataFolderDamaged(
    `${file}:${line}: This is no head of a ledger. Name a ledger-heads.jsonl as it was written.`,
  );
};

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

type Parts = { readonly store: Pick<Store, 'read'>; readonly data: string; readonly clock: () => number };

/**
 * Writes the heads of all ledgers and of the audit trail to the data folder once a day, and their digest to the log: copies of both elsewhere prove later that no
 * entry from before was changed, not even by an owner of the ledger's key. Call the result as often as you like.
 */
export const dailyHeads = ({ store, data, clock }: Parts, log: Pick<Logger, 'info'>): (() => Promise<void>) => {
  let writtenOn = '';
  return async () => {
    const day = new Date(clock()).toISOString().slice(0, 10);
    if (day === writtenOn) return;
    const at = new Date(clock()).toISOString();
    const heads = await store.read(listLedgerHeads);
    const sha256 = writeHeads(data, heads);
    writtenOn = day;
    log.info({ at, chains: heads.length, sha256 }, 'heads of the ledgers');
  };
};
