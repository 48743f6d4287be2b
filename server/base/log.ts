import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** How much is buffered while the destination cannot be written. Anything beyond is dropped. */
const HELD_BYTES_MAX = 1_000_000;

/** Standard error may be a full disk or a closed pipe: a failed write must not crash the process. */
const standardError = (): DestinationStream => {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: HELD_BYTES_MAX });
  stream.on('error', () => {});
  return stream;
};

/** Logs one JSON line per event to standard error. Fields that may carry secrets are redacted. */
export const createLog = (level: string, destination: DestinationStream = standardError()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
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
