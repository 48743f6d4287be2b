import type Database from 'better-sqlite3';
import { CHAIN_START } from '../ledger/ledger.ts';
import { hasArchives } from '../ledger/newest-entries.ts';
import type { SealProof } from './seal-heads.ts';

type Row = { readonly instanceId: string; readonly seq: number; readonly record: string; readonly mac: Buffer };

/**
 * Checks the seal of every ledger entry that is not archived, in the order in which they were made.
 * @returns the first that is wrong, as a clause.
 */
export const brokenSeal = (client: Database.Database, proof: SealProof): string | undefined => {
  const ends = new Map<string, Pick<Row, 'seq' | 'mac'>>();
  const archived = endsOfArchives(client);
  for (const { instanceId, seq, mac } of archived) ends.set(instanceId, { seq, mac });
  const archivedUntil = new Map(archived.map(({ instanceId, seq }) => [instanceId, seq]));
  const entries = client.prepare<[], Row>(
    'select instance_id as instanceId, seq, record, mac from ledger_entries order by id',
  );
  for (const { instanceId, seq, record, mac } of entries.iterate()) {
    // Some archived entries keep their rows; `pitboss verify` compares them with the files.
    if (seq <= (archivedUntil.get(instanceId) ?? 0)) continue;
    const end = ends.get(instanceId);
    if (seq !== (end?.seq ?? 0) + 1 || proof.continues(end?.mac ?? CHAIN_START, record, mac) === undefined)
      return `entry ${seq} of the instance ${instanceId} does not have the seal of the ledger`;
    ends.set(instanceId, { seq, mac });
  }
  return undefined;
};

const endsOfArchives = (client: Database.Database): readonly Omit<Row, 'record'>[] =>
  hasArchives(client)
    ? client
        .prepare<[], Omit<Row, 'record'>>(
          'select instance_id as instanceId, max(last_seq) as seq, last_mac as mac from archives group by instance_id',
        )
        .all()
    : [];
