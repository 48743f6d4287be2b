import { StoreError } from './tx.ts';

/** The error of a unit whose transaction was lost. */
export const unavailable = (cause: unknown): StoreError =>
  new StoreError('store_unavailable', 'The store failed before it could confirm this.', { cause });

/** The disk failed or the file is damaged: whether the commit survives a restart is unknown. */
export const isInputOutput = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(IOERR|CORRUPT|NOTADB)/.test(String(error.code));
