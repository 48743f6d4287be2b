export type StoreErrorCode =
  /** The store failed, not the unit: it had no effect (after a disk failure: unknown) and can be retried. */
  | 'store_unavailable'
  | 'store_closed'
  /** Too many long reads, or one that took too long. */
  | 'store_busy'
  /** A call on the tx of an ended unit. */
  | 'unit_closed'
  /** `read` or `write` inside a unit. */
  | 'unit_nested'
  /** The unit waited for something other than the store. */
  | 'unit_stalled'
  | 'call_not_awaited'
  /** `pause` in a unit that can write. */
  | 'unit_unpausable'
  /** `defer` in a unit of `read`. */
  | 'unit_readonly'
  | 'too_many_rows'
  /** A file of the archive is missing or damaged, and the requested rows may be in it. */
  | 'archive_damaged';

/** Errors of the store itself. SQLite's errors (constraints) and those of the unit's code are passed on unchanged. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.code = code;
  }
}

/** Reports whether the store failed, rather than the work done in it. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === 'store_unavailable' || error.code === 'store_closed');

/** The error of a unit whose transaction was lost. */
export const unavailable = (cause: unknown): StoreError =>
  new StoreError('store_unavailable', 'The store failed before it could confirm this.', { cause });

/** The disk failed or the file is damaged: whether the commit survives a restart is unknown. */
export const isInputOutput = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(IOERR|CORRUPT|NOTADB)/.test(String(error.code));
