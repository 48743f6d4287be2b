import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Lines that wait until they can be written again; what comes beyond is lost. */
const HELD_BYTES_MAX = 1_000_000;

/** Where it leads to may be a disk that is full, or closed: that must not end what is told about. */
const standardError = (): DestinationStream => {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: HELD_BYTES_MAX });
  stream.on('error', () => {});
  return stream;
};

/** One JSON line per event, on standard error. What could carry a secret is cut out wherever it stands. */
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
