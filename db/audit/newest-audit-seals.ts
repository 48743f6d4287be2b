import type Database from 'better-sqlite3';
import { CHAIN_START } from '../ledger/ledger.ts';
import type { Sealed } from '../ledger/newest-entries.ts';

/** Several, since one of them may have been changed. */
const NEWEST = 10;

/** The newest seals of the audit trail and the first one. The key that made none of them is not the trail's. */
export const newestAuditSeals = (client: Database.Database): readonly Sealed[] =>
  client
    .prepare<[number], { number: number; record: string; mac: Buffer; previous: Buffer | null }>(
      `select s.number, s.record, s.mac, b.mac as previous from audit_seals s left join audit_seals b on b.number = s.number - 1
        where s.number = 1 or s.number > (select max(number) from audit_seals) - ? order by s.number desc`,
    )
    .all(NEWEST)
    .flatMap(({ number, record, mac, previous }) => {
      const before = number === 1 ? CHAIN_START : previous;
      return before === null ? [] : [{ previous: before, record, mac }];
    });
