import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import { StoreError } from '../../db/engine/store-error.ts';
import { LogLines } from './log-lines.ts';

export type { Logger };

/**
 * Standard error may be a full pipe that nothing reads, a full disk or a closed pipe: none of it may stop or end the process. To look at
 * `process.stderr` opens a pipe or socket so that a write to it returns at once.
 */
const openStandardError = (): DestinationStream => {
  const { fd } = process.stderr;
  const lines = new LogLines((bytes) => writeSync(fd, bytes));
  process.once('exit', () => lines.flushSync());
  return lines;
};

let opened: DestinationStream | undefined;

const standardError = (): DestinationStream => {
  opened ??= openStandardError();
  return opened;
};

/** Reports whether a line is about an error that the store caused. */
const isOutage = (fields: unknown): boolean => {
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return false;
  const { err } = fields;
  return err instanceof StoreError && err.code === 'store_unavailable' && err.cause !== undefined;
};

/**
 * Logs one JSON line per event to standard error. Fields that may carry secrets are redacted. All lines of an outage of the store begin
 * alike, independent of the work that failed.
 */
export const createLog = (level: string, destination = standardError()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod([fields, message, ...more], log) {
          log.call(
            this,
            fields,
            message !== undefined && isOutage(fields) ? `the store failed: ${message}` : message,
            ...more,
          );
        },
      },
      redact: {
        paths: [
          'token',
          'password',
          'secret',
          'authorization',
          '*.token',
          '*.password',
          '*.secret',
          '*.authorization',
          '*.refresh_token',
        ],
        censor: '[redacted]',
      },
    },
    destination,
  );
