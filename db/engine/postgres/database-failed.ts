import pg from 'pg';
import { untrustedCertificate } from '../certificates.ts';
import { StoreError } from '../store-error.ts';
import { DatabaseUnfit } from './postgres-session.ts';
import type { PostgresStore } from './postgres-store.ts';

/** The error of work that the database, or the way to it, has failed. */
export const databaseFailed = (cause: unknown): StoreError =>
  new StoreError('store_unavailable', 'The database failed before it could confirm this.', { cause });

/** As pg says it without a code: the way to the server has failed. */
const CUT =
  /^(?:Connection terminated|The connection (?:has ended|was given up)|timeout expired|Query read timeout|No host of the database|the (?:host|connection to) .* no longer answers$)/;
const UNREACHED = /^(?:E(?:AI_AGAIN|CONN[A-Z]+|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT)|ERR_TLS_\w+)$/;

/** Reports whether PostgreSQL, or the way to it, has failed, rather than this program. */
export const isFromDatabase = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError || error instanceof DatabaseUnfit) return true;
  if (error instanceof AggregateError) return error.errors.some(isFromDatabase);
  if (!(error instanceof Error)) return false;
  if (CUT.test(error.message) || untrustedCertificate(error) !== undefined) return true;
  return 'code' in error && UNREACHED.test(String(error.code));
};

/** @throws DatabaseUnfit when something is missing of the schema: a restore has failed in part, or is not over. */
export const requireWhole = async ({ shared }: Pick<PostgresStore, 'shared'>): Promise<void> => {
  const missing = await shared.missing();
  if (missing !== undefined)
    throw new DatabaseUnfit(
      `Its schema is not whole. Missing: ${missing}. Wait until a restore is over, or restore it again into an empty database and look at the first error, as the guide on many servers says.`,
    );
};
