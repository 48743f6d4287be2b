import { isStoreFailure, StoreError } from '../../db/engine/store-error.ts';

/** Reports whether the keys could not be read, as opposed to being wrong. A look without an answer has not failed yet. */
export const isOutage = (failure: unknown): boolean => failure === undefined || isStoreFailure(failure);

/** The error of what needs keys that are current: it names the outage that keeps the database from being read. */
export const notFresh = (failure: unknown): StoreError =>
  isOutage(failure)
    ? new StoreError(
        'store_unavailable',
        'The database has not answered for too long, so its keys may have been replaced.',
        {
          cause: failure instanceof Error ? failure.cause : undefined,
        },
      )
    : new StoreError('store_unavailable', 'The keys in the database cannot be read.', { cause: failure });
