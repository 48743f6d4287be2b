import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** One JSON line per event, on standard error. What could carry a secret is cut out wherever it stands. */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger =>
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
