import { isFromDatabase } from '../../db/engine/postgres/database-failed.ts';
import { StoreOutlived } from '../../db/engine/postgres/witness.ts';
import { isStoreFailure } from '../../db/engine/store-error.ts';
import { DatabaseUnusable } from './database-unusable.ts';

/** A store that cannot be moved. The message says why, and what to do. */
export class MoveRefused extends Error {}

type Moving = {
  /** The database, without a password. */
  readonly where: string;
  /** The option that names it. */
  readonly option: '--from' | '--to';
  /** True if a side is marked, and only the same move ends that. */
  readonly isMarked: boolean;
};

/** Explains to a person a move that the database has stopped; any other error is returned as it is. */
export const moveStopped = (error: unknown, moving: Moving): unknown => {
  const { where, option, isMarked } = moving;
  if (isStoreFailure(error) && error instanceof Error && error.cause !== undefined)
    return moveStopped(error.cause, moving);
  const next = isMarked
    ? ' Nothing serves the store meanwhile. Once that is mended, run the same pitboss move again: it goes on.'
    : '';
  if (error instanceof DatabaseUnusable) return next === '' ? error : new MoveRefused(`${error.message}${next}`);
  if (!isFromDatabase(error) && !(error instanceof StoreOutlived)) return error;
  const why = error instanceof AggregateError ? error.errors[0] : error;
  return new MoveRefused(
    `The move was stopped by ${where} (${why instanceof Error ? why.message : why}). Check ${option} and the database.${next}`,
  );
};
